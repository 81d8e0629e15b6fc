// Sessions whose leases expire because the database blocks every renewal: they continue when it responds again. The reaper,
// which is blocked as well, must not take their calls first.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReaper } from '../../../src/resources/calls/live/reaper.ts';
import { renewLeases, takeLostCalls } from '../../../src/resources/calls/rows/leases.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { place, reaches, SILENT, talkingAgent } from './support.ts';

const TIMES = { leaseMs: 1_500, renewMs: 300, reapMs: 300 };

// The embedded database has one session, which no lock can block.
describe.skipIf(serverUrl() === undefined)('a database lock', () => {
  let app: TestApp;
  let tenant: Tenant;
  let locking: pg.Client;
  beforeAll(async () => {
    // The reaper of the service never runs: each test runs its own.
    app = await startTestApp({
      overrides: { leases: { ...TIMES, reapMs: 3_600_000 } },
      // Some tests write only the columns that leases use.
      breaks: ['answered_calls_have_a_start'],
    });
    tenant = await newTenant(app.url);
  });
  beforeEach(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.runtime.db);
    const url = new URL(serverUrl()!);
    url.pathname = `/${rows[0]!.name}`;
    locking = new pg.Client({ connectionString: url.href });
    await locking.connect();
  });
  afterEach(() => locking.end());
  afterAll(() => app.close());

  const lock = async () => {
    await locking.query('begin');
    await locking.query('lock table calls in access exclusive mode');
  };
  /** Statements that wait for the lock. */
  const waiting = async (what: string) => {
    // A transaction sees the snapshot of its first read of pg_stat_activity until that is cleared.
    await locking.query('select pg_stat_clear_snapshot()');
    const { rows } = await locking.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
      [what],
    );
    return rows[0]!.n;
  };
  const sleepInDatabase = (seconds: number) => locking.query('select pg_sleep($1)', [seconds]);

  async function talkingCall(): Promise<string> {
    const { agent_id } = await tenant.ok('createAgent', {
      body: talkingAgent({ inactivity: { seconds: 600, reminders: [] } }),
    });
    const { call_id: id } = await place(tenant, SILENT, agent_id);
    await reaches(tenant, id, ['in_progress']);
    return id;
  }
  async function callOfDeadProcess(): Promise<string> {
    const id = await talkingCall();
    await sql`update calls set lease_owner = 'gone' where id = ${id}`.execute(app.runtime.db);
    return id;
  }

  test('on the table of calls ends no call, even if it outlasts the leases', { timeout: 60_000 }, async () => {
    const id = await talkingCall();
    const reaper = createReaper(app.runtime, 'test', TIMES);
    reaper.start();
    for (let round = 0; round < 3; round++) {
      await lock();
      await sleepInDatabase((2 * TIMES.leaseMs) / 1000);
      await locking.query('commit');
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(app.runtime.db);
      const released = rows[0]!.now;
      await until(async () => {
        const row = await app.runtime.db
          .selectFrom('calls')
          .select(['leased_until', 'status'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(row.status).toBe('in_progress');
        return row.leased_until !== null && row.leased_until.getTime() > released.getTime() + TIMES.leaseMs / 2;
      });
    }
    await reaper.stop();
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.send('endCall', { path: { id } });
  });

  test('on the row of one call ends no other call, and this one only if another process takes it', async () => {
    const [stuck, other] = [await talkingCall(), await talkingCall()];
    const reaper = createReaper(app.runtime, 'test', TIMES);
    reaper.start();
    await locking.query('begin');
    await locking.query('select from calls where id = $1 for update', [stuck]);
    await sleepInDatabase((4 * TIMES.leaseMs) / 1000);
    const statusOf = async (id: string) => (await tenant.ok('getCall', { path: { id } })).status;
    expect(await statusOf(other)).toBe('in_progress');
    const { rows } = await sql<{ is_held: boolean }>`
      select leased_until > clock_timestamp() as is_held from calls where id = ${other}`.execute(app.runtime.db);
    expect(rows).toEqual([{ is_held: true }]);
    // Without the reaper, which takes the call when the lock ends, the session continues.
    await reaper.stop();
    await locking.query('commit');
    const renewed = () =>
      sql<{ is_held: boolean }>`
      select leased_until > clock_timestamp() as is_held from calls where id = ${stuck}`.execute(app.runtime.db);
    await until(async () => (await renewed()).rows[0]!.is_held, { what: 'the lease is renewed' });
    expect([await statusOf(stuck), await statusOf(other)]).toEqual(['in_progress', 'in_progress']);
    for (const id of [stuck, other]) await tenant.send('endCall', { path: { id } });
  });

  test('that a transaction waited for does not shorten a lease that it renews', async () => {
    const id = await talkingCall();
    await app.runtime.db.transaction().execute(async (trx) => {
      await sql`select pg_sleep(1.5)`.execute(trx);
      // The transaction has the row from here on, and its session cannot notice that it lost the call.
      await sql`update calls set lease_owner = 'gone' where id = ${id}`.execute(trx);
      const { rows: begun } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(trx);
      expect((await renewLeases(trx, 'gone', [id], 1_000)).get(id)).toMatchObject({ isRenewed: true });
      const { rows } = await sql<{ until: Date }>`select leased_until as until from calls where id = ${id}`.execute(
        trx,
      );
      expect(rows[0]!.until.getTime() - begun[0]!.at.getTime()).toBeGreaterThanOrEqual(999);
    });
  });

  test('that delays a reaper prevents it from taking calls; its next run first gives the sessions time to renew', async () => {
    const owner = 'slow';
    let now = 0;
    const runtime = { ...app.runtime, clock: { ...app.runtime.clock, monotonic: () => now } };
    const id = await talkingCall();
    await sql`update calls set lease_owner = ${owner}, leased_until = now() - interval '1 second', lease_token = lease_token + 1,
      must_end_at = null where id = ${id}`.execute(app.runtime.db);
    const before = await app.runtime.db
      .selectFrom('calls')
      .select('lease_token')
      .where('id', '=', id)
      .executeTakeFirst();
    await lock();
    const reaper = createReaper(runtime, 'test', { ...TIMES, reapMs: 60_000 });
    const looking = reaper.reap();
    await until(async () => (await waiting('lost')) > 0);
    await sleepInDatabase(0.6);
    now += 2_500;
    await locking.query('commit');
    expect(await looking).toBe(0);
    // The owner had no time to renew before this run either.
    expect(await reaper.reap()).toBe(0);
    const held = await renewLeases(app.runtime.db, owner, [id], TIMES.leaseMs);
    expect(held.has(id)).toBe(true);
    const after = await app.runtime.db
      .selectFrom('calls')
      .select('lease_token')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(after).toEqual(before);
  });

  test('of an uncommitted renewal makes a reaper skip its row', async () => {
    const id = await callOfDeadProcess();
    await sql`update calls set leased_until = now() - interval '1 second' where id = ${id}`.execute(app.runtime.db);
    await app.runtime.db.transaction().execute(async (trx) => {
      const renewed = async () => (await renewLeases(trx, 'gone', [id], TIMES.leaseMs)).get(id)!.isRenewed;
      await until(renewed, { what: 'no write of the session has the row' });
      const lost = await takeLostCalls(app.runtime.db, app.runtime.clock, 'another', TIMES.leaseMs);
      expect(lost.map((call) => call.id)).not.toContain(id);
    });
  });
});
