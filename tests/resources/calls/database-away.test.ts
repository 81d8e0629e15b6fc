// The database is unreachable while a phone rings: carrier events that arrive meanwhile are written later, and the call
// continues.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFaultProxy, type FaultProxy } from '../../../scripts/stand-ins/fault-proxy.ts';
import { newId } from '../../../src/core/ids.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import type { Database } from '../../../src/database/pool.ts';
import { inTransaction, type Db } from '../../../src/database/transaction.ts';
import { dequeue } from '../../../src/jobs/enqueue.ts';
import type { Carrier, DialEvent } from '../../../src/providers/ports/carrier.ts';
import type { CallRun } from '../../../src/resources/calls/live/call-state.ts';
import { dialOut } from '../../../src/resources/calls/live/dial-call.ts';
import { recordDial } from '../../../src/resources/calls/live/record-dial.ts';
import { runCall } from '../../../src/resources/calls/live/run-call.ts';
import { changeCall, ChangeNotWritten } from '../../../src/resources/calls/live/while-leased.ts';
import { CallLeaseLost, claimCall, LEASE_TIMES, markDialed } from '../../../src/resources/calls/rows/leases.ts';
import { checkCall, queueCall } from '../../../src/resources/calls/service.ts';
import type { Session } from '../../../src/voice/session/session.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../../support/database.ts';
import { openDatabase } from '../../support/open-database.ts';
import { until } from '../../support/until.ts';
import { CONVERSES, ended, place, reaches, SILENT, statusesOf, talkingAgent } from './support.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const BUSY = '+12025550101';
/** Longer than any single attempt, shorter than a lease. */
const AWAY_MS = 2_500;

// The embedded database is in the process and cannot be unreachable.
describe.skipIf(serverUrl() === undefined)('a database that is unreachable while a phone rings', () => {
  let real: TestDatabase;
  let proxy: FaultProxy;
  let database: Database;
  let app: TestApp;
  let tenant: Tenant;
  let leaseDb: Db;
  let dialed: (callId: string) => void = () => undefined;
  /** Runs before each event of a dial is passed on. */
  let before: (event: DialEvent) => Promise<void> = async () => undefined;

  beforeAll(async () => {
    real = await testDatabase();
    proxy = await startFaultProxy(real.url!);
    database = await openDatabase({ url: proxy.before(real.url!) });
    app = await startTestApp({
      overrides: {
        database: {
          ...database,
          reserve: (options) => (leaseDb = database.reserve(options)),
          close: async () => {},
        },
        registry: (registry) => ({
          ...registry,
          carrier: (from, to) => {
            const carrier = registry.carrier(from, to);
            return carrier && delayed(carrier);
          },
        }),
      },
    });
    tenant = await newTenant(app.url);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await proxy.close();
    await real.close();
  });

  const delayed = (carrier: Carrier): Carrier => ({
    ...carrier,
    async *dial(request) {
      dialed(request.legName);
      for await (const event of carrier.dial(request)) {
        await before(event);
        yield event;
      }
    },
  });

  /**
   * Cuts the database off right before the carrier reports this event, and restores it after AWAY_MS.
   * @returns resolves when it is restored
   */
  function goAwayBefore(type: DialEvent['type']): Promise<void> {
    return new Promise((resolve) => {
      before = async (event) => {
        if (event.type !== type) return;
        before = async () => undefined;
        proxy.setMood('refuse');
        proxy.cut();
        setTimeout(() => {
          proxy.setMood('well');
          resolve();
        }, AWAY_MS);
      };
    });
  }

  async function call(to: string): Promise<string> {
    const { agent_id } = await tenant.ok('createAgent', {
      body: talkingAgent({ inactivity: { seconds: 600, reminders: [] } }),
    });
    return (await place(tenant, to, agent_id)).call_id;
  }

  const isBack = () => until(async () => (await fetch(`${app.url}/ready`)).status === 200, { what: 'it is back' });

  test('does not change the end of a call that fails', async () => {
    const restored = goAwayBefore('failed');
    const id = await call(BUSY);
    await restored;
    await isBack();
    expect(await ended(tenant, id)).toMatchObject({ status: 'failed', end_reason: 'busy' });
    expect((await statusesOf(tenant, id)).at(-1)).toBe('failed');
  });

  test.each<[DialEvent['type']]>([['ringing'], ['answered']])(
    'does not lose a call before it is %s: the agent talks to the contact, and everything is written afterwards',
    async (type) => {
      const restored = goAwayBefore(type);
      const id = await call(CONVERSES);
      await restored;
      await isBack();
      const talked = async () => (await tenant.ok('getCallTranscript', { path: { id } })).data.length > 0;
      await until(talked, { withinMs: 30_000, what: 'what was said is written' });
      await tenant.send('endCall', { path: { id } });
      expect(await ended(tenant, id)).toMatchObject({ status: 'completed' });
      expect(await statusesOf(tenant, id)).toEqual(['queued', 'ringing', 'in_progress', 'completed']);
    },
  );

  test('costs no live call if all open connections become silent and new ones work, as when a firewall loses its state', async () => {
    const id = await call(SILENT);
    await reaches(tenant, id, ['in_progress']);
    const { db } = real;
    const leaseMs = async () => {
      const { rows } = await sql<{ ms: number; status: string }>`
        select (extract(epoch from leased_until - now()) * 1000)::float8 as ms, status from calls where id = ${id}`.execute(
        db,
      );
      return rows[0]!.status === 'in_progress' ? rows[0]!.ms : 0;
    };
    // Both connections for leases are open.
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.2)`.execute(leaseDb)));
    proxy.silence();
    const silentAt = performance.now();
    let shortestMs = Infinity;
    await until(
      async () => {
        shortestMs = Math.min(shortestMs, await leaseMs());
        return performance.now() - silentAt > LEASE_TIMES.leaseMs + 3_000;
      },
      { withinMs: 30_000 },
    );
    // A renewal every three seconds, one that waits for two seconds, and another one.
    expect(shortestMs).toBeGreaterThan(4_000);
    await isBack();
    await tenant.ok('endCall', { path: { id } });
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
  });

  /** A call that this test claims and runs itself, without a job. */
  async function claimed(): Promise<CallRun> {
    const owner = await newTenant(app.url);
    const { agent_id } = await owner.ok('createAgent', {
      body: talkingAgent({ inactivity: { seconds: 600, reminders: [] } }),
    });
    const { runtime } = app;
    const found = runtime.db.selectFrom('agents').select('workspace_id').where('id', '=', agent_id);
    const { workspace_id: workspaceId } = await found.executeTakeFirstOrThrow();
    const { agent, from } = await checkCall(runtime.db, runtime, workspaceId, agent_id, SILENT, undefined);
    const id = newId('call');
    await inTransaction(runtime.db, async (trx) => {
      const about = { id, agent, to: SILENT, from, metadata: {}, variables: {}, tags: [] };
      await queueCall(trx, runtime, workspaceId, about);
      await dequeue(trx, `dial:${id}`);
    });
    const call = await claimCall(runtime.db, id, 'this test', 60_000);
    return {
      runtime,
      call: call!,
      fence: { callId: id, token: call!.lease_token },
      isThrottled: false,
      databaseClock: createDatabaseClock(runtime.clock),
      signal: new AbortController().signal,
      onSession: () => undefined,
      onRepriced: async () => undefined,
    };
  }
  const awayFor = (ms: number): void => {
    proxy.setMood('refuse');
    proxy.cut();
    setTimeout(() => proxy.setMood('well'), ms);
  };
  const rowOf = (id: string) =>
    app.runtime.db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('before the dial causes retries of reads and writes, and one request to the carrier', async () => {
    const placed = await claimed();
    const { id } = placed.call;
    let dials = 0;
    dialed = (callId) => void (dials += callId === id ? 1 : 0);
    const sessions: Session[] = [];
    awayFor(AWAY_MS);
    const running = runCall({ ...placed, onSession: (session) => void sessions.push(session) }, dialOut);
    await isBack();
    await until(async () => (await rowOf(id)).status === 'in_progress', { withinMs: 30_000 });
    sessions[0]!.end({ status: 'completed', reason: 'ended_by_api' });
    await running;
    expect([(await rowOf(id)).end_reason, dials]).toEqual(['ended_by_api', 1]);
  });

  test('while the dial is recorded keeps the record even if only its response was lost', async () => {
    const placed = await claimed();
    awayFor(1_000);
    await recordDial(placed);
    expect((await rowOf(placed.call.id)).dialed_at).not.toBeNull();
    const { db } = app.runtime;
    expect(await markDialed(db, placed.fence)).toBe(false);
    expect(await markDialed(db, placed.fence, true)).toBe(true);
    expect(await markDialed(db, { ...placed.fence, token: placed.fence.token - 1 }, true)).toBe(false);
  });

  test('for longer than the lease, before the dial, leaves the call in the queue without a failure', async () => {
    const placed = await claimed();
    const { id } = placed.call;
    // The lease has its real length; the clock of the retries runs faster.
    let ahead = 0;
    const clock = { ...app.runtime.clock, monotonic: () => app.runtime.clock.monotonic() + ahead };
    proxy.setMood('refuse');
    proxy.cut();
    const running = runCall({ ...placed, runtime: { ...app.runtime, clock } }, dialOut);
    ahead += LEASE_TIMES.leaseMs;
    await running;
    proxy.setMood('well');
    await isBack();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', dialed_at: null, end_reason: null });
  });

  test('for longer than a change is retried causes ChangeNotWritten, or CallLeaseLost immediately if the lease is lost', async () => {
    const id = await call(CONVERSES);
    await reaches(tenant, id, ['in_progress']);
    const { runtime } = app;
    const row = await runtime.db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const placed = { runtime, call: row as never, fence: { callId: id, token: row.lease_token - 1 } };
    const next = { to: 'failed', reason: 'carrier_error', detail: null, at: new Date() } as const;
    await expect(changeCall(placed, next)).rejects.toThrow(CallLeaseLost);
    proxy.setMood('refuse');
    proxy.cut();
    await expect(changeCall(placed, next, 500)).rejects.toThrow(ChangeNotWritten);
    proxy.setMood('well');
    await isBack();
    expect((await tenant.ok('endCall', { path: { id } })).call_id).toBe(id);
  });
});
