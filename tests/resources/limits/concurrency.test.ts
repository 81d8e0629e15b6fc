// Slots and the queue over HTTP: the cap of concurrent calls, first in, first out, and the maximum wait. Calls run at five times
// real time; the cap of each test is a setting of its service.
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Limits } from '../../../generated/types.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { claimNext } from '../../../src/resources/calls/dispatch/claim.ts';
import { lockQueue } from '../../../src/resources/calls/rows/queue.ts';
import { endCalls, startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';

// Answers and stays silent; with this agent a call lasts until it is ended.
const SILENT = '+12025550107';
const BUSY = '+12025550101';

/** One service per cap; every test has its own workspace in it. */
const apps = new Map<string, TestApp>();
let app: TestApp;
afterEach(() => endCalls(app));
afterAll(() => Promise.all([...apps.values()].map((one) => one.close())));

async function start(env: Record<string, string>): Promise<{ tenant: Tenant; agentId: string }> {
  const key = JSON.stringify(env);
  app = apps.get(key) ?? (await startTestApp({ env }));
  apps.set(key, app);
  const tenant = await newTenant(app.url);
  const agent = await tenant.ok('createAgent', {
    body: agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } }),
  });
  return { tenant, agentId: agent.agent_id };
}

const place = (tenant: Tenant, agentId: string, more: Record<string, unknown> = {}) =>
  tenant.ok('createCall', { body: { agent_id: agentId, to_number: SILENT, ...more } });

const statusOf = async (tenant: Tenant, id: string) => (await tenant.ok('getCall', { path: { id } })).status;

const isLive = (tenant: Tenant, id: string) =>
  until(async () => (await statusOf(tenant, id)) === 'in_progress', { what: `${id} is in progress` });

/** Maximum number of calls in progress at the same time. Does not use `updated_at`: a call also changes after its end. */
async function mostAtOnce({ workspaceId }: Tenant): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    with steps as (
      select dial_at as at, 1 as step from calls where workspace_id = ${workspaceId} and dial_at is not null
      union all select ended_at, -1 from calls
        where workspace_id = ${workspaceId} and dial_at is not null and ended_at is not null
    )
    select max(live)::int as most from (select sum(step) over (order by at, step) as live from steps) s`.execute(
    app.runtime.db,
  );
  return rows[0]!.most;
}

describe('the queue', () => {
  test('sixty concurrent calls with a cap of five: at most five live, each dialed once, in order', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '5', INBOUND_RESERVE_PERCENT: '0' });
    const holders = await Promise.all(Array.from({ length: 5 }, () => place(tenant, agentId)));
    for (const { call_id } of holders) await isLive(tenant, call_id);
    await Promise.all(Array.from({ length: 60 }, () => place(tenant, agentId, { to_number: BUSY })));
    let peak = (await tenant.ok('getLimits')).concurrent_calls.used;
    await Promise.all(holders.map(({ call_id: id }) => tenant.ok('endCall', { path: { id } })));
    // The rows below show every moment; this is the state that the API reports meanwhile.
    const over = async () => {
      peak = Math.max(peak, (await tenant.ok('getLimits')).concurrent_calls.used);
      return (await tenant.ok('listCalls', { query: { status: 'failed', include_total: 'true' } })).total === 60;
    };
    await until(over, { withinMs: 25_000, what: 'all sixty calls have ended' });
    expect(peak).toBe(5);
    expect(await mostAtOnce(tenant)).toBeLessThanOrEqual(5);
    const rows = await app.runtime.db
      .selectFrom('calls')
      .select(['id', 'end_reason', 'dial_at', 'lease_token'])
      .where('workspace_id', '=', tenant.workspaceId)
      .where('to_number', '=', BUSY)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(new Set(rows.map((row) => row.end_reason))).toEqual(new Set(['busy']));
    expect(rows.every((row) => row.lease_token === 1)).toBe(true);
    const dialed = rows.map((row) => row.dial_at!.getTime());
    expect(dialed).toEqual([...dialed].sort((a, b) => a - b));
  }, 60_000);

  test('concurrent claims of several processes never exceed the slots or claim a call twice', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    await isLive(tenant, (await place(tenant, agentId)).call_id);
    await Promise.all(Array.from({ length: 8 }, () => place(tenant, agentId)));
    const runtime = { ...app.runtime, config: { ...app.runtime.config, concurrentCalls: 4 } };
    const databaseClock = createDatabaseClock(runtime.clock);
    const claims = Array.from({ length: 12 }, (_, i) =>
      claimNext(runtime, tenant.workspaceId, { owner: `process-${i % 3}`, leaseMs: 60_000, databaseClock }),
    );
    const taken = (await Promise.all(claims)).filter(({ type }) => type === 'call');
    expect(new Set(taken.map((one) => one.type === 'call' && one.call.id)).size).toBe(3);
    expect(taken).toHaveLength(3);
    expect((await tenant.ok('getLimits')).concurrent_calls).toMatchObject({ used: 4, queued: 5 });
  });

  // On the embedded database, an open transaction holds everything.
  test.runIf(serverUrl() !== undefined)(
    'a process that stops while it holds the queue of one workspace delays no other, and the calls are dialed afterwards',
    async () => {
      const { tenant, agentId } = await start({ WALLET_FREE_BALANCE: '100' });
      const other = await newTenant(app.url);
      const { agent_id: otherAgent } = await other.ok('createAgent', { body: agentBody() });
      const held = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const holder = inTransaction(app.runtime.db, async (trx) => {
        await lockQueue(trx, tenant.workspaceId);
        held.resolve();
        await end.promise;
      });
      await held.promise;
      // More than there are workers for calls.
      const waiting = await Promise.all(Array.from({ length: 20 }, () => place(tenant, agentId, { to_number: BUSY })));
      const passed = await place(other, otherAgent, { to_number: BUSY });
      await until(async () => (await other.ok('getCall', { path: { id: passed.call_id } })).end_reason === 'busy');
      // Their own jobs have ended without an error, and one job of the workspace continues.
      const left = async () => {
        const { rows } = await sql<{ task_identifier: string; last_error: string | null }>`
        select task_identifier, last_error from graphile_worker.jobs where task_identifier like 'calls.%'
          and (key = ${`busy:${tenant.workspaceId}`} or task_identifier = 'calls.dial')`.execute(app.runtime.db);
        return rows;
      };
      await until(async () => (await left()).every((job) => job.task_identifier === 'calls.next'));
      expect((await left()).map(({ last_error: error }) => error)).toEqual([null]);
      expect((await tenant.ok('listCalls', { query: { status: 'queued', include_total: 'true' } })).total).toBe(20);
      end.resolve();
      await holder;
      for (const { call_id: id } of waiting)
        await until(async () => (await tenant.ok('getCall', { path: { id } })).end_reason === 'busy');
    },
    60_000,
  );

  test('a waiting call reports its reason and queue position, and is dialed when a slot frees', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    const first = await place(tenant, agentId);
    await isLive(tenant, first.call_id);
    const second = await place(tenant, agentId);
    const third = await place(tenant, agentId);
    const lastInLine = async () => tenant.ok('getCall', { path: { id: third.call_id } });
    await until(async () => (await lastInLine()).queue_reason !== null, { what: 'the third call waits' });
    expect(await lastInLine()).toMatchObject({ status: 'queued', queue_reason: 'concurrency', queue_position: 2 });
    const listed = (await tenant.ok('listCalls')).data.map((call) => call.queue_position);
    expect(listed).toEqual([2, 1, null]);
    await tenant.ok('endCall', { path: { id: first.call_id } });
    await isLive(tenant, second.call_id);
    expect(await lastInLine()).toMatchObject({ status: 'queued', queue_position: 1 });
    await tenant.ok('endCall', { path: { id: second.call_id } });
    await isLive(tenant, third.call_id);
    expect(await lastInLine()).toMatchObject({ queue_reason: null, queue_position: null });
  });

  test('a call that waits longer than its queue_ttl_seconds fails as concurrency_timeout and is never dialed', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    const first = await place(tenant, agentId);
    await isLive(tenant, first.call_id);
    const late = await place(tenant, agentId, { queue_ttl_seconds: 1 });
    await until(async () => (await statusOf(tenant, late.call_id)) === 'failed', { what: 'the call has failed' });
    const ended = await tenant.ok('getCall', { path: { id: late.call_id } });
    expect(ended).toMatchObject({ end_reason: 'concurrency_timeout', queue_reason: null, start_time: null });
    expect(await statusOf(tenant, first.call_id)).toBe('in_progress');
  });

  test.each([
    ['fails if it can be dialed only a minute after its queue_ttl_seconds, as after an outage', 61, 'again', 'failed'],
    ['is dialed a moment after its queue_ttl_seconds', 20, 'call', 'queued'],
  ] as const)('a call %s', async (_what, seconds, claim, status) => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    await isLive(tenant, (await place(tenant, agentId)).call_id);
    const { call_id: id } = await place(tenant, agentId);
    const read = () => tenant.ok('getCall', { path: { id } });
    await until(async () => (await read()).queue_reason !== null, { what: 'the call waits' });
    await sql`update calls set queue_expires_at = now() - make_interval(secs => ${seconds}) where id = ${id}`.execute(
      app.runtime.db,
    );
    const runtime = { ...app.runtime, config: { ...app.runtime.config, concurrentCalls: 4 } };
    const claimant = { owner: 'another', leaseMs: 60_000, databaseClock: createDatabaseClock(runtime.clock) };
    expect((await claimNext(runtime, tenant.workspaceId, claimant)).type).toBe(claim);
    const reason = status === 'failed' ? 'concurrency_timeout' : null;
    expect(await read()).toMatchObject({ status, end_reason: reason });
  });

  test('with queue false a call gets a slot, or 429 concurrency_limited with Retry-After and no call', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    const first = await place(tenant, agentId, { queue: false });
    await isLive(tenant, first.call_id);
    const body = { agent_id: agentId, to_number: SILENT, queue: false };
    const refusal = await tenant.refused('createCall', { body });
    expect(refusal).toMatchObject({ status: 429, code: 'concurrency_limited' });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tenant.ok('listCalls', { query: { include_total: 'true' } })).total).toBe(1);
  });

  test('a waiting call can be canceled, which frees no slot', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    const first = await place(tenant, agentId);
    await isLive(tenant, first.call_id);
    const [second, third] = [await place(tenant, agentId), await place(tenant, agentId)];
    const ended = await tenant.ok('endCall', { path: { id: second.call_id } });
    expect(ended).toMatchObject({ status: 'failed', end_reason: 'canceled' });
    await tenant.ok('endCall', { path: { id: first.call_id } });
    await isLive(tenant, third.call_id);
    expect(await mostAtOnce(tenant)).toBe(1);
  });
});

describe('the cap of an agent', () => {
  const capped = (tenant: Tenant, cap: number | null) =>
    tenant
      .ok('createAgent', {
        body: agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] }, max_concurrent_calls: cap }),
      })
      .then(({ agent_id }) => agent_id);

  test('delays its own calls and no others; a waiting call reports the reason', async () => {
    const { tenant, agentId: other } = await start({ CONCURRENT_CALLS: '5' });
    const agentId = await capped(tenant, 1);
    const first = await place(tenant, agentId);
    await isLive(tenant, first.call_id);
    const [second, third] = [await place(tenant, agentId), await place(tenant, agentId)];
    const { call_id: id } = second;
    await until(async () => (await tenant.ok('getCall', { path: { id } })).queue_reason !== null);
    expect(await tenant.ok('getCall', { path: { id } })).toMatchObject({
      status: 'queued',
      queue_reason: 'agent_concurrency',
      queue_position: 1,
    });
    await isLive(tenant, (await place(tenant, other)).call_id);
    await tenant.ok('endCall', { path: { id: first.call_id } });
    await isLive(tenant, second.call_id);
    expect(await statusOf(tenant, third.call_id)).toBe('queued');
  });

  test('is never exceeded by concurrent claims', async () => {
    const { tenant, agentId: other } = await start({ CONCURRENT_CALLS: '1' });
    await isLive(tenant, (await place(tenant, other)).call_id);
    const agentId = await capped(tenant, 3);
    await Promise.all(Array.from({ length: 8 }, () => place(tenant, agentId)));
    const runtime = { ...app.runtime, config: { ...app.runtime.config, concurrentCalls: 20 } };
    const claimant = { owner: 'process', leaseMs: 60_000, databaseClock: createDatabaseClock(runtime.clock) };
    const claims = await Promise.all(
      Array.from({ length: 12 }, () => claimNext(runtime, tenant.workspaceId, claimant)),
    );
    expect(claims.filter(({ type }) => type === 'call')).toHaveLength(3);
  });

  test('that is raised dials waiting calls at once', async () => {
    const { tenant } = await start({ CONCURRENT_CALLS: '5' });
    const agentId = await capped(tenant, 1);
    await isLive(tenant, (await place(tenant, agentId)).call_id);
    const waiting = await place(tenant, agentId);
    await until(async () => (await tenant.ok('getCall', { path: { id: waiting.call_id } })).queue_reason !== null);
    await tenant.ok('updateAgent', { path: { id: agentId }, body: { max_concurrent_calls: 2 } });
    await isLive(tenant, waiting.call_id);
  });

  test('rejects a call with queue false with 429, and accepts calls of other agents', async () => {
    const { tenant, agentId: other } = await start({ CONCURRENT_CALLS: '5' });
    const agentId = await capped(tenant, 1);
    await isLive(tenant, (await place(tenant, agentId)).call_id);
    await Promise.all(Array.from({ length: 6 }, () => place(tenant, agentId)));
    const body = { agent_id: agentId, to_number: SILENT, queue: false };
    const refusal = await tenant.refused('createCall', { body });
    expect(refusal).toMatchObject({ status: 429, code: 'concurrency_limited' });
    expect(refusal.body.detail).toContain('max_concurrent_calls');
    await isLive(tenant, (await place(tenant, other, { queue: false })).call_id);
  });
});

test('a workspace can have its own cap', async () => {
  const { tenant } = await start({ CONCURRENT_CALLS: '5' });
  const { db } = app.runtime;
  await db.updateTable('workspaces').set({ concurrent_calls: 2 }).where('id', '=', tenant.workspaceId).execute();
  expect((await tenant.ok('getLimits')).concurrent_calls).toMatchObject({ cap: 2, free_outbound: 2 });
});

describe('getLimits', () => {
  test('returns the cap, used and queued calls, and the slots reserved for inbound calls', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '5', RATE_LIMIT_USER: '600' });
    const before = await tenant.ok('getLimits');
    expect(before.concurrent_calls).toEqual({ cap: 5, used: 0, queued: 0, reserved_inbound: 1, free_outbound: 4 });
    expect(before.rate_limit).toMatchObject({ user_requests: 600, window_seconds: 60 });
    const calls = await Promise.all(Array.from({ length: 5 }, () => place(tenant, agentId)));
    const full = { cap: 5, used: 4, queued: 1, reserved_inbound: 1, free_outbound: 0 };
    await until(async () => (await tenant.ok('getLimits')).concurrent_calls.used === 4, {
      what: 'four calls are live',
    });
    expect((await tenant.ok('getLimits')).concurrent_calls).toEqual(full);
    expect(calls).toHaveLength(5);
  });

  test('returns the rest of the request rate, and counts as one request', async () => {
    const { tenant } = await start({ RATE_LIMIT_USER: '40' });
    const answers = [await tenant.send('getLimits'), await tenant.send('getLimits'), await tenant.send('getLimits')];
    const limits = answers.map(({ body }) => (body as Limits).rate_limit);
    const counted = answers.map(({ headers }) => headers.get('ratelimit'));
    expect(limits.map(({ remaining }) => remaining - limits[2]!.remaining)).toEqual([2, 1, 0]);
    for (const [index, { remaining, reset_seconds }] of limits.entries()) {
      expect(counted[index]).toBe(`"user";r=${remaining};t=${reset_seconds}`);
    }
  });

  test('another workspace has its own slots', async () => {
    const { tenant, agentId } = await start({ CONCURRENT_CALLS: '1' });
    const call = await place(tenant, agentId);
    await isLive(tenant, call.call_id);
    const other = await newTenant(app.url);
    expect((await other.ok('getLimits')).concurrent_calls).toMatchObject({ used: 0, free_outbound: 1 });
    const agent = await other.ok('createAgent', { body: agentBody() });
    const theirs = await place(other, agent.agent_id);
    await isLive(other, theirs.call_id);
  });
});
