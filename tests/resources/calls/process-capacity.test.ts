// A process takes no more calls than its capacity: it leaves further ones to other processes before they are claimed or dialed.
// Its calls keep their leases while every connection of the pool is taken.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type App } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { ConnectionLost } from '../../../src/database/client.ts';
import type { Database } from '../../../src/database/pool.ts';
import { createProcessCapacity } from '../../../src/resources/calls/dispatch/process-capacity.ts';
import { publicDetail } from '../../../src/resources/calls/live/public-detail.ts';
import { selectReported } from '../../../src/resources/calls/rows/voice-processes.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, UNRECORDED } from '../../support/client.ts';
import { openDatabase } from '../../support/open-database.ts';
import { until } from '../../support/until.ts';
import { ended, place, reaches, SILENT, talkingAgent } from './support.ts';

const PATIENT = { ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } };
const MINUTE_MS = 60_000;

describe('a process with a capacity of two calls', () => {
  let app: TestApp;
  let others: { app: App; database: Database | null }[] = [];
  beforeEach(async () => {
    const overrides = { leases: { leaseMs: 3_000, renewMs: 300 } };
    app = await startTestApp({ env: { CALLS_PER_PROCESS: '2' }, overrides });
  });
  afterEach(async () => {
    for (const other of others) {
      await other.app.stop(0);
      await other.database?.close();
    }
    others = [];
    await app.close();
  });

  test(
    'the third call waits, shows the reason, and is dialed when another one has ended',
    { timeout: 2 * MINUTE_MS },
    async () => {
      const tenant = await newTenant(app.url);
      const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
      const first = await place(tenant, SILENT, agent_id);
      await place(tenant, SILENT, agent_id);
      await until(() => app.live?.count() === 2, { withinMs: MINUTE_MS });
      const third = await place(tenant, SILENT, agent_id);
      const read = () => tenant.ok('getCall', { path: { id: third.call_id } });
      await until(async () => (await read()).queue_reason === 'capacity', { withinMs: MINUTE_MS });
      const { rows } = await app.runtime.db
        .selectFrom('calls')
        .select(['dial_at', 'dialed_at', 'lease_owner'])
        .where('id', '=', third.call_id)
        .execute()
        .then((rows) => ({ rows }));
      expect(rows).toEqual([{ dial_at: null, dialed_at: null, lease_owner: null }]);
      expect(app.live?.count()).toBe(2);
      await tenant.ok('endCall', { path: { id: first.call_id } });
      await ended(tenant, first.call_id);
      expect(await reaches(tenant, third.call_id, ['in_progress'], MINUTE_MS)).toMatchObject({ queue_reason: null });
      expect(app.live?.count()).toBe(2);
    },
  );

  // The embedded database has one session, which a transaction holds.
  const onServer = test.runIf(process.env['TEST_DATABASE_URL']);
  onServer('leases are renewed while every connection of the pool is taken', { timeout: 2 * MINUTE_MS }, async () => {
    const tenant = await newTenant(app.url);
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
    const { call_id: id } = await place(tenant, SILENT, agent_id);
    await reaches(tenant, id, ['in_progress'], MINUTE_MS);
    const leasedUntil = async () => {
      const { leased_until: at } = await app.runtime.db
        .selectFrom('calls')
        .select('leased_until')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return at?.getTime() ?? 0;
    };
    const before = await leasedUntil();
    // As many transactions as the pool has connections. Each sees the lease being renewed.
    const work = Array.from({ length: 10 }, () =>
      app.runtime.db.transaction().execute(async (trx) => {
        await until(async () => {
          const row = await trx
            .selectFrom('calls')
            .select('leased_until')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          return (row.leased_until?.getTime() ?? 0) > before + 4_000;
        });
      }),
    );
    await Promise.all(work);
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
  });

  test(
    'the process reports its calls and its capacity, and why it accepts none while it stops',
    { timeout: 2 * MINUTE_MS },
    async () => {
      const tenant = await newTenant(app.url);
      const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
      const { call_id: id } = await place(tenant, SILENT, agent_id);
      await reaches(tenant, id, ['in_progress'], MINUTE_MS);
      const reported = () => selectReported(app.runtime.db);
      const [first] = await reported();
      expect(first).toMatchObject({ carried: 1, capacity: 2, configured: 2, reason: null });
      const drained = app.live!.drain(MINUTE_MS);
      await until(async () => (await reported())[0]?.reason === 'draining', { withinMs: MINUTE_MS });
      expect((await reported())[0]).toMatchObject({ carried: 1, capacity: 0, configured: 2 });
      await tenant.ok('endCall', { path: { id } });
      await drained;
    },
  );

  onServer('another process takes what this one has no room for', { timeout: 2 * MINUTE_MS }, async () => {
    const url = await app.runtime.db
      .selectNoFrom((eb) => eb.fn<string>('current_database', []).as('name'))
      .executeTakeFirstOrThrow();
    const target = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    target.pathname = `/${url.name}`;
    const database = await openDatabase({ url: target.href });
    const config = readConfig({ PORT: '0', DATA_DIR: app.dataDir, CALLS_PER_PROCESS: '2' });
    const other = await startApp(config, 'voice', { database, log: app.runtime.log, runner: { pollMs: 100 } });
    others.push({ app: other, database });
    const tenant = await newTenant(app.url);
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
    const calls = [];
    for (let n = 0; n < 4; n++) calls.push(await place(tenant, SILENT, agent_id));
    await until(() => app.live?.count() === 2 && other.live?.count() === 2, { withinMs: MINUTE_MS });
    for (const { call_id } of calls) await reaches(tenant, call_id, ['in_progress'], MINUTE_MS);
  });
});

test('capacity is released once, and a process that must not work has none', () => {
  let mayWork = true;
  const capacity = createProcessCapacity(1, () => mayWork);
  const leave = capacity.acquire();
  expect([capacity.used(), capacity.acquire()]).toEqual([1, null]);
  leave?.();
  leave?.();
  expect(capacity.used()).toBe(0);
  mayWork = false;
  expect(capacity.acquire()).toBeNull();
  expect(capacity.offered()).toEqual({ capacity: 0, configured: 1, reason: 'paused' });
});

test('customers never see messages of the database or its driver', () => {
  const internal = [
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new ConnectionLost('the database did not answer within 35000 ms'),
    new pg.DatabaseError('relation "calls" does not exist', 1, 'error'),
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { syscall: 'connect' }),
  ];
  for (const error of internal) expect(publicDetail(error)).toBe('the service could not reach its database');
  expect(publicDetail(new Error('the carrier refused the number'))).toBe('the carrier refused the number');
});
