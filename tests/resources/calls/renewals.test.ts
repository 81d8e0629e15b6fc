// The renewal of the leases of the calls that a process carries.
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { createCarriedCalls } from '../../../src/resources/calls/live/carried-calls.ts';
import type { CallRow } from '../../../src/resources/calls/rows/calls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('a renewal in flight starts no further one after the renewals were stopped', async () => {
  const clock = createVirtualClock();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked.resolve();
      await answer.promise;
      return result;
    },
  };
  const { runtime } = app;
  const carried = createCarriedCalls({
    runtime: { ...runtime, clock },
    owner: 'this process',
    times: { leaseMs: 30_000, renewMs: 10_000, reapMs: 10_000 },
    leaseDb: runtime.db.withPlugin(slow),
    databaseClock: createDatabaseClock(clock),
  });
  const over = Promise.withResolvers<void>();
  const call = carried.begin(
    {
      call: { id: 'call_stopped', lease_token: 1 } as unknown as CallRow,
      meter: null,
      isThrottled: false,
      release: () => {},
    },
    () => over.promise,
  );
  await clock.advance(10_000);
  await asked.promise;
  carried.stopRenewing();
  answer.resolve();
  // The renewal loses the lease of the call, which no row has, and then ends.
  await new Promise((resolve) => call.abort.signal.addEventListener('abort', resolve));
  await new Promise(setImmediate);
  expect(clock.pending()).toBe(0);
  over.resolve();
  await call.done;
});
