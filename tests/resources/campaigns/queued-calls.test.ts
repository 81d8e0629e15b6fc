// Calls of a campaign that are in the queue when the calling window of their contact closes, or when the campaign or its agent is
// changed.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallingWindow, CampaignContact, Weekday } from '../../../generated/types.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { claimNext } from '../../../src/resources/calls/dispatch/claim.ts';
import { claimCall, markDialed } from '../../../src/resources/calls/rows/leases.ts';
import { lockQueue } from '../../../src/resources/calls/rows/queue.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { numberLike, withShortCalls } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';
import { becomes, get, newAgent, recount, started } from './support.ts';

const BUSY = '01';
const DAYS: Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ALWAYS: CallingWindow[] = [{ days: DAYS, from: '00:00', to: '24:00' }];

let app: TestApp;
const dialed: string[] = [];
beforeAll(async () => {
  const registry = withShortCalls(({ to }) => dialed.push(to));
  app = await startTestApp({ env: { CONCURRENT_CALLS: '20', INBOUND_RESERVE_PERCENT: '0' }, overrides: { registry } });
});
afterAll(() => app.close());

/** A window on the day after tomorrow, in UTC. */
function later(): CallingWindow[] {
  const day = DAYS[(new Date(app.runtime.clock.now()).getUTCDay() + 2) % 7]!;
  return [{ days: [day], from: '09:00', to: '10:00' }];
}

let series = 0;
/** A paused campaign with a call in the queue, whose contact has not been dialed. */
async function withQueuedCall(
  windows: CallingWindow[],
): Promise<{ tenant: Tenant; id: string; to: string; call: { id: string; expiresAt: Date | null } }> {
  const tenant = await newTenant(app.url);
  series += 1_000;
  const to = [numberLike(BUSY, series), numberLike(BUSY, series + 1)];
  // The second call waits for ten seconds after the first dial.
  const settings = { dials_per_second: 0.1, windows, time_zone: 'UTC', retry: { rules: [] } };
  const id = await started(tenant, await newAgent(tenant), to, settings);
  const waiting = async () => {
    const { rows } = await sql<{ id: string; to_number: string; expiresAt: Date | null }>`
      select id, to_number, queue_expires_at as "expiresAt" from calls
      where campaign_id = ${id} and status = 'queued' and dial_at is null`.execute(app.runtime.db);
    return rows[0];
  };
  await until(async () => dialed.includes(to[0]!) && (await waiting())?.to_number === to[1], {
    what: 'the first contact is dialed and the call to the second one waits',
  });
  await tenant.ok('pauseCampaign', { path: { id } });
  return { tenant, id, to: to[1]!, call: (await waiting())! };
}

async function contactOf(tenant: Tenant, id: string, number: string): Promise<CampaignContact> {
  const { data } = await tenant.ok('listCampaignContacts', { path: { id }, query: { to_number: number } });
  return data[0]!;
}

describe('a queued call of a campaign', { timeout: 60_000 }, () => {
  test('must be dialed before the window of its contact closes', async () => {
    const closes = new Date(app.runtime.clock.now());
    closes.setUTCHours(48, 0, 0, 0);
    // Today and tomorrow.
    const open = [24, 48].map((hours) => DAYS[new Date(closes.getTime() - hours * 3_600_000).getUTCDay()]!);
    const closing = await withQueuedCall([{ days: open, from: '00:00', to: '24:00' }]);
    expect(closing.call.expiresAt).toEqual(closes);
    const always = await withQueuedCall(ALWAYS);
    expect(always.call.expiresAt).toBeNull();
  });

  test('is not dialed after the windows have changed, and its contact waits for the new ones', async () => {
    const { tenant, id, to, call } = await withQueuedCall(ALWAYS);
    await tenant.ok('updateCampaign', { path: { id }, body: { windows: later() } });
    await tenant.ok('startCampaign', { path: { id } });
    await until(async () => (await get(tenant, id)).next_dial_at !== null, { what: 'the campaign waits' });
    const opens = new Date((await get(tenant, id)).next_dial_at!);
    expect([DAYS[opens.getUTCDay()], opens.getUTCHours()]).toEqual([later()[0]!.days[0], 9]);
    expect(dialed).not.toContain(to);
    expect(await contactOf(tenant, id, to)).toMatchObject({
      status: 'pending',
      attempts: 0,
      next_attempt_at: opens.toISOString(),
    });
    const ended = await tenant.ok('getCall', { path: { id: call.id } });
    expect(ended).toMatchObject({ status: 'failed', end_reason: 'concurrency_timeout' });
    const { stats } = await get(tenant, id);
    expect(stats).toMatchObject({ contacts: 2, pending: 1, dialing: 0, failed: 1, attempts: 1 });
    expect(await recount(app.runtime.db, tenant, id)).toMatchObject({ contacts: { failed: 1, pending: 1 } });

    await tenant.ok('updateCampaign', { path: { id }, body: { windows: ALWAYS, dials_per_second: 10 } });
    expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({ failed: 2, attempts: 2 });
    expect(dialed.filter((number) => number === to)).toHaveLength(1);
  });

  test('is not dialed by the agent that the campaign had before', async () => {
    const { tenant, id, to, call } = await withQueuedCall(ALWAYS);
    const agent = await newAgent(tenant);
    await tenant.ok('updateCampaign', { path: { id }, body: { agent_id: agent, dials_per_second: 10 } });
    await tenant.ok('startCampaign', { path: { id } });
    expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({ failed: 2, attempts: 2 });
    const { last_call_id: last } = await contactOf(tenant, id, to);
    expect(last).not.toBe(call.id);
    expect((await tenant.ok('getCall', { path: { id: last! } })).agent_id).toBe(agent);
    expect(dialed.filter((number) => number === to)).toHaveLength(1);
  });

  test('is not dialed with the voicemail action that the campaign had before', async () => {
    const { tenant, id, to, call } = await withQueuedCall(ALWAYS);
    const voicemail = { action: 'message' as const, message: 'Please call us back.' };
    await tenant.ok('updateCampaign', { path: { id }, body: { voicemail, dials_per_second: 10 } });
    await tenant.ok('startCampaign', { path: { id } });
    await becomes(tenant, id, 'completed');
    expect((await contactOf(tenant, id, to)).last_call_id).not.toBe(call.id);
    expect(dialed.filter((number) => number === to)).toHaveLength(1);
  });

  test('returns to the queue when another process is about to dial it with the former settings', async () => {
    const { tenant, id, call } = await withQueuedCall(ALWAYS);
    const { db } = app.runtime;
    const claimed = await claimCall(db, call.id, 'another process', 600_000, 600_000);
    expect(claimed).toMatchObject({ lease_owner: 'another process' });
    await tenant.ok('updateCampaign', { path: { id }, body: { windows: later() } });
    const fence = { callId: call.id, token: claimed!.lease_token };
    expect(await markDialed(db, fence)).toBe(false);
    await tenant.ok('startCampaign', { path: { id } });
    await until(async () => (await tenant.ok('getCall', { path: { id: call.id } })).status === 'failed', {
      what: 'the call ends undialed',
    });
    await tenant.ok('cancelCampaign', { path: { id } });
  });

  test('is dialed by the version of its agent at the time of the start', async () => {
    const { tenant, id, call } = await withQueuedCall(ALWAYS);
    const read = () => tenant.ok('getCall', { path: { id: call.id } });
    const { agent_id: agent } = await read();
    const body = { greeting: 'Good evening, this is the corrected greeting.' };
    const { version } = await tenant.ok('updateAgent', { path: { id: agent }, body });
    expect((await read()).agent_version).toBe(version - 1);
    await tenant.ok('updateCampaign', { path: { id }, body: { dials_per_second: 10 } });
    await tenant.ok('startCampaign', { path: { id } });
    await becomes(tenant, id, 'completed');
    expect(await read()).toMatchObject({ agent_version: version, end_reason: 'busy' });
  });

  test('is not dialed before the time to which its paused campaign was moved', async () => {
    const { tenant, id, to, call } = await withQueuedCall(ALWAYS);
    const tomorrow = new Date(app.runtime.clock.now() + 24 * 3_600_000).toISOString();
    await tenant.ok('updateCampaign', { path: { id }, body: { scheduled_at: tomorrow, dials_per_second: 10 } });
    expect(await tenant.ok('startCampaign', { path: { id } })).toMatchObject({ status: 'scheduled' });
    const claimant = { owner: 'test', leaseMs: 60_000, databaseClock: createDatabaseClock(app.runtime.clock) };
    expect(await claimNext(app.runtime, tenant.workspaceId, claimant)).toMatchObject({
      type: 'nothing',
      pollInMs: null,
    });
    expect(await tenant.ok('getCall', { path: { id: call.id } })).toMatchObject({ status: 'queued' });
    expect(dialed).not.toContain(to);

    await tenant.ok('updateCampaign', { path: { id }, body: { scheduled_at: null } });
    expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({ failed: 2, attempts: 2 });
    expect(dialed.filter((number) => number === to)).toHaveLength(1);
  });

  test('gets the version of its agent under the lock of the queue, so that no claim holds its row', async () => {
    const { tenant, id } = await withQueuedCall(ALWAYS);
    let starting: Promise<unknown> = Promise.resolve();
    await inTransaction(app.runtime.db, async (trx) => {
      await lockQueue(trx, tenant.workspaceId);
      starting = tenant.ok('startCampaign', { path: { id } });
      const isBlocked = async () => {
        const { rows } = await sql`select from pg_locks waiting join pg_locks held using (pid)
          where waiting.locktype = 'advisory' and not waiting.granted
            and held.relation = 'campaigns'::regclass and held.granted`.execute(app.runtime.db);
        return rows.length > 0;
      };
      await until(isBlocked, { what: 'the start waits for the queue' });
      // A claim may lock these rows in any order.
      const { rows } = await sql`select from calls where campaign_id = ${id} for update nowait`.execute(trx);
      expect(rows).toHaveLength(2);
    });
    await starting;
    await tenant.ok('cancelCampaign', { path: { id } });
  });

  test('is not dialed after its window has closed while the campaign was paused', async () => {
    const { tenant, id, to, call } = await withQueuedCall(ALWAYS);
    await sql`update calls set queue_expires_at = now() where id = ${call.id}`.execute(app.runtime.db);
    await tenant.ok('updateCampaign', { path: { id }, body: { dials_per_second: 10 } });
    await tenant.ok('startCampaign', { path: { id } });
    // Its contact is dialed by a new call.
    expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({ failed: 2, attempts: 2 });
    expect(await tenant.ok('getCall', { path: { id: call.id } })).toMatchObject({ end_reason: 'concurrency_timeout' });
    expect((await contactOf(tenant, id, to)).last_call_id).not.toBe(call.id);
    expect(dialed.filter((number) => number === to)).toHaveLength(1);
  });
});
