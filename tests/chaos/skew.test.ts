// Two processes on one database, one of them with a wrong clock: nothing is delivered twice, no call is ended early or
// charged for longer than it lasted, and scheduled work continues.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import type { Database } from '../../src/database/pool.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { ended, place, reaches, SILENT, talkingAgent } from '../resources/calls/support.ts';
import { startReceiver, type TestReceiver } from '../resources/webhooks/support.ts';
import { newTenant } from '../support/client.ts';
import { requireInvariants, serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { isFull, seed, size } from '../support/sizes.ts';
import { until } from '../support/until.ts';

const CALLS = size(3, 20);
const ALL_SKEWS_MS = [20_000, -20_000, 7_200_000, -7_200_000];
const SKEWS_MS = isFull ? ALL_SKEWS_MS : [ALL_SKEWS_MS[seed % ALL_SKEWS_MS.length]!];

describe.runIf(serverUrl() !== undefined)('a process with a wrong clock next to one with a correct clock', () => {
  let real: TestDatabase;
  let receiver: TestReceiver;
  let dataDir: string;
  let apps: App[] = [];
  let databases: Database[] = [];
  beforeEach(async () => {
    [real, receiver] = await Promise.all([testDatabase(), startReceiver()]);
    dataDir = await mkdtemp(join(tmpdir(), 'parley-skew-'));
  });
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.stop(0)));
    for (const database of databases) await database.close();
    [apps, databases] = [[], []];
    await receiver.close();
    try {
      await requireInvariants(real.pool);
    } finally {
      await real.close();
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const start = async (clock: Clock): Promise<App> => {
    const database = await openDatabase({ url: real.url ?? '' });
    databases.push(database);
    const limits = { RATE_LIMIT_USER: '1000000', RATE_LIMIT_IP: '1000000', CONCURRENT_CALLS: String(2 * CALLS) };
    const env = { PORT: '0', DATA_DIR: dataDir, REGISTRATION: 'open', NETWORK_ALLOW: '127.0.0.0/8', ...limits };
    const log = pino({ level: 'silent' });
    const app = await startApp(readConfig(env), 'all', { database, clock, log, runner: { pollMs: 100 } });
    apps.push(app);
    return app;
  };
  const readiness = async ({ url }: App) => {
    const answer = await fetch(`${url}/ready`);
    return { status: answer.status, clock: ((await answer.json()) as { checks: { clock: string } }).checks.clock };
  };

  test.each(SKEWS_MS)('works when its clock is off by %d ms', { timeout: 90_000 }, async (skewMs) => {
    const skew = { ms: skewMs };
    const wrong = await start({ ...systemClock, now: () => Date.now() + skew.ms });
    expect(await readiness(wrong)).toMatchObject({ status: 503, clock: expect.stringMatching(/s (ahead|behind)/) });
    // Without another process the job stays in the queue.
    await enqueue(real.db, 'calls.expire', { callId: 'call_nobody' });
    const right = await start(systemClock);
    expect(await readiness(right)).toEqual({ status: 200, clock: 'ok' });
    expect(Math.abs(wrong.runtime.clock.now() - right.runtime.clock.now())).toBeLessThan(500);

    // As an API process, the one with the wrong clock writes the rows that the other one reads.
    const tenant = await newTenant(wrong.url);
    const { secret } = await tenant.ok('createWebhook', {
      body: { url: receiver.url, events: ['call.started', 'call.ended'] },
    });
    expect(secret).toBeTruthy();
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent() });
    const begun = performance.now();
    const calls = await Promise.all(Array.from({ length: CALLS }, () => place(tenant, SILENT, agent_id)));
    for (const { call_id } of calls) await reaches(tenant, call_id, ['in_progress']);
    for (const { call_id } of calls) await tenant.ok('endCall', { path: { id: call_id } });
    for (const { call_id } of calls) {
      const call = await ended(tenant, call_id);
      expect(call).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
      expect(call.duration * 1000).toBeLessThanOrEqual(performance.now() - begun);
    }
    await until(() => receiver.received.length >= 2 * CALLS, { withinMs: 20_000 });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await real.pool.query(
      `select from graphile_worker._private_known_crontabs where greatest(last_execution, known_since) > now() + interval '2 min'`,
    );
    expect(rows).toEqual([]);
    const future = await real.pool.query(`select from events where created_at > now() + interval '2 s'`);
    expect(future.rows).toEqual([]);

    // With a correct clock it takes jobs again, without a restart.
    skew.ms = 0;
    expect(await readiness(wrong)).toEqual({ status: 200, clock: 'ok' });
    await right.stop(0);
    await enqueue(real.db, 'calls.expire', { callId: 'call_nobody' });
    await until(
      async () =>
        (await real.pool.query(`select from graphile_worker.jobs where task_identifier = 'calls.expire'`)).rowCount ===
        0,
      { what: 'the process that was wrong runs jobs again' },
    );
  });
});
