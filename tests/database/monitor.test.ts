// The errors of the monitor itself: operators learn why connections could not be checked.
import { afterEach, expect, test } from 'vitest';
import type { WatchedClient } from '../../src/database/client.ts';
import { startMonitor, type Monitor } from '../../src/database/monitor.ts';
import { until } from '../support/until.ts';

let monitor: Monitor | null = null;
afterEach(() => monitor?.stop());

/** A connection that waits for a result, and a server that a new connection reaches or not. */
function watched(connect: () => Promise<void>) {
  const failures: string[] = [];
  const waiting = { deadlineMs: 1, busySince: 0, backendId: 7, destroyConnection: () => undefined };
  const fresh = {
    backendId: 8,
    connect,
    query: async () => ({ rows: [{ own: 8, active: [7] }] }),
    end: async () => undefined,
  };
  const busy = new Set([waiting as unknown as WatchedClient]);
  monitor = startMonitor({
    busy,
    askPool: () => Promise.reject(new Error('no connection is free')),
    fresh: () => fresh as unknown as WatchedClient,
    onDestroyed: () => undefined,
    onFailure: ({ message }) => failures.push(message),
    times: { checkIntervalMs: 1, suspectMs: 5 },
  });
  return { busy, failures };
}

const because = (reason: string) => `the connections to the database could not be checked: ${reason}`;

test('a failure of the checks is reported once, until it changes or a check succeeds', async () => {
  let reason: string | null = 'too many clients';
  let checks = 0;
  const { failures } = watched(async () => {
    checks++;
    if (reason !== null) throw new Error(reason);
  });
  const another = async (): Promise<void> => {
    const before = checks;
    await until(() => checks > before + 2, { what: 'more checks' });
  };
  await another();
  expect(failures).toEqual([because('too many clients')]);
  reason = 'password authentication failed';
  await another();
  expect(failures).toEqual([because('too many clients'), because('password authentication failed')]);
  reason = null;
  await another();
  reason = 'too many clients';
  await another();
  expect(failures.slice(2)).toEqual([because('too many clients')]);
});

test('a failure is also reported if no connection is suspect but the pool does not answer', async () => {
  const { busy, failures } = watched(() => Promise.reject(new Error('refused')));
  busy.clear();
  await until(() => failures.length > 0, { what: 'a report' });
  expect(failures).toEqual([because('refused')]);
});

test('an exception within a check is reported, and the checks continue', async () => {
  let checks = 0;
  const { failures } = watched(() => {
    checks++;
    throw new TypeError('connect is broken');
  });
  await until(() => checks > 3, { what: 'more checks' });
  expect(failures).toEqual([because('connect is broken')]);
});
