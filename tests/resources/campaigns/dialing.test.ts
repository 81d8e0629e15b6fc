// Campaign dialing over HTTP: dial rate, slots, calling windows, retries, manual and automatic pauses, and one completion event.
// Calls run at five times real time against the loopback carrier, which answers any number of numbers.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CampaignRetry, Weekday } from '../../../generated/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, UNRECORDED, type Tenant } from '../../support/client.ts';
import { withShortCalls, type Dial } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';
import { heard } from '../calls/support.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { becomes, draft, get, mostWithin, newAgent, newNumbers, recount, started } from './support.ts';

const BUSY = '01';
const VOICEMAIL = '03';
const INVALID = '04';
const SILENT = '07';
const EVERY_DAY: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

let app: TestApp;
let receiver: TestReceiver;
const dials: (Dial & { at: number })[] = [];
beforeAll(async () => {
  const registry = withShortCalls((dial) => dials.push({ ...dial, at: performance.now() }));
  [app, receiver] = await Promise.all([
    startTestApp({ env: { CONCURRENT_CALLS: '20', INBOUND_RESERVE_PERCENT: '0' }, overrides: { registry } }),
    startReceiver(),
  ]);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function newWorld(): Promise<{ tenant: Tenant; agentId: string }> {
  const tenant = await newTenant(app.url);
  return { tenant, agentId: await newAgent(tenant) };
}

const dialsTo = (to: readonly string[]) => dials.filter((dial) => to.includes(dial.to));

describe('a running campaign', { timeout: 120_000 }, () => {
  test('dials every contact once, counts the outcomes and publishes one completion event', async () => {
    const { tenant, agentId } = await newWorld();
    receiver.received.length = 0;
    const { secret } = await tenant.ok('createWebhook', {
      body: { url: receiver.url, events: ['campaign.completed'] },
    });
    const to = [...newNumbers(BUSY, 20), ...newNumbers(INVALID, 20)];
    const id = await started(tenant, agentId, to, { retry: { rules: [] } });
    const campaign = await becomes(tenant, id, 'completed');
    expect(
      dialsTo(to)
        .map((dial) => dial.to)
        .toSorted(),
    ).toEqual(to.toSorted());
    expect(campaign.stats).toMatchObject({ contacts: 40, failed: 40, attempts: 40, answered: 0 });
    expect(campaign.stats.outcomes).toEqual({ busy: 20, invalid_number: 20 });
    const counted = await recount(app.runtime.db, tenant, id);
    expect(counted).toMatchObject({ contacts: { failed: 40 }, outcomes: campaign.stats.outcomes, calls: 40 });
    await until(() => receiver.received.length > 0, { what: 'the completion event is delivered' });
    const events = heard(receiver.received, secret!);
    expect(events.map(({ name }) => name)).toEqual(['campaign.completed']);
    expect(events[0]!.data).toMatchObject({ campaign_id: id, round: 1, stats: campaign.stats });
    expect(await app.runtime.db.selectFrom('campaign_throttles').selectAll().where('id', '=', id).execute()).toEqual(
      [],
    );
  });

  test('shows why a queued call waits: slots that other calls took meanwhile, or the limit of its agent', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(SILENT, 2);
    const id = await started(tenant, agentId, to, { dials_per_second: 0.2, retry: { rules: [] } });
    const waiting = async () =>
      (await tenant.ok('listCalls', { query: { campaign_id: id, status: 'queued' } })).data[0];
    const statuses = async () =>
      (await tenant.ok('listCalls', { query: { campaign_id: id } })).data.map(({ status }) => status);
    await until(async () => (await statuses()).join() === 'queued,in_progress', { withinMs: 60_000 });
    const workspace = app.runtime.db.updateTable('workspaces').where('id', '=', tenant.workspaceId);
    await workspace.set({ concurrent_calls: 1 }).execute();
    await until(async () => (await waiting())?.queue_reason === 'concurrency', { withinMs: 60_000 });
    await workspace.set({ concurrent_calls: 5 }).execute();
    await tenant.ok('updateAgent', { path: { id: agentId }, body: { max_concurrent_calls: 1 } });
    await until(async () => (await waiting())?.queue_reason === 'agent_concurrency', { withinMs: 60_000 });
    await tenant.ok('updateAgent', { path: { id: agentId }, body: { max_concurrent_calls: null } });
    await until(() => dialsTo(to).length === 2, { withinMs: 60_000 });
    await tenant.ok('cancelCampaign', { path: { id } });
  });

  test('retries the outcomes in its rules after their delay', async () => {
    const { tenant, agentId } = await newWorld();
    const retry: CampaignRetry = { max_attempts: 3, back_off: 2, rules: [{ outcome: 'busy', delay_seconds: 1 }] };
    const [busy, invalid] = [newNumbers(BUSY, 3), newNumbers(INVALID, 3)];
    const id = await started(tenant, agentId, [...busy, ...invalid], { retry });
    const { stats } = await becomes(tenant, id, 'completed');
    expect(stats).toMatchObject({ failed: 6, attempts: 12, outcomes: { busy: 9, invalid_number: 3 } });
    const [first, second, third] = dialsTo(busy.slice(0, 1)).map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThan(1_000);
    expect(third - second).toBeGreaterThan(2_000);
  });

  test('never exceeds its dial rate in any second', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 60);
    const id = await started(tenant, agentId, to, { dials_per_second: 12, retry: { rules: [] } });
    await becomes(tenant, id, 'completed', 100_000);
    const moments = dialsTo(to).map(({ at }) => at);
    expect(moments).toHaveLength(60);
    expect(mostWithin(moments, 1_000)).toBeLessThanOrEqual(12);
  });

  test('stays within its concurrency limit and the slots of the workspace', async () => {
    const { tenant, agentId } = await newWorld();
    const [few, many] = [newNumbers(SILENT, 6), newNumbers(SILENT, 30)];
    const small = await started(tenant, agentId, few, { concurrency: 4 });
    const large = await started(tenant, agentId, many, { concurrency: 100 });
    const live = async (id: string) =>
      Number(
        (await tenant.ok('listCalls', { query: { campaign_id: id, status: 'in_progress', include_total: 'true' } }))
          .total,
      );
    await until(async () => (await live(small)) === 4 && (await live(large)) === 16, { withinMs: 100_000 });
    const { stats } = await get(tenant, small);
    expect(stats).toMatchObject({ dialing: 4, pending: 2 });
    expect((await get(tenant, large)).stats.dialing).toBe(16);
    await Promise.all([small, large].map((id) => tenant.ok('cancelCampaign', { path: { id } })));
    await endAll(tenant);
  });

  test('queues no more calls than its agent’s limit, and leaves the other slots free', async () => {
    const { tenant, agentId } = await newWorld();
    const capped = agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] }, max_concurrent_calls: 2 });
    const { agent_id: cappedId } = await tenant.ok('createAgent', { body: capped });
    const small = await started(tenant, cappedId, newNumbers(SILENT, 12));
    await until(async () => (await get(tenant, small)).stats.dialing > 0);
    const large = await started(tenant, agentId, newNumbers(SILENT, 30));
    const live = async (id: string) =>
      (await tenant.ok('listCalls', { query: { campaign_id: id, status: 'in_progress', include_total: 'true' } }))
        .total;
    await until(async () => (await live(small)) === 2 && (await live(large)) === 18, { withinMs: 100_000 });
    expect((await get(tenant, small)).stats).toMatchObject({ dialing: 2, pending: 10 });
    await Promise.all([small, large].map((id) => tenant.ok('cancelCampaign', { path: { id } })));
    await endAll(tenant);
  });

  test('does not delay a single call behind its throttled calls', async () => {
    const { tenant, agentId } = await newWorld();
    // The last of them is dialed after 45 s.
    const throttled = newNumbers(SILENT, 10);
    const id = await started(tenant, agentId, throttled, { dials_per_second: 0.2 });
    await until(async () => (await get(tenant, id)).stats.dialing > 0);
    const [to] = newNumbers(BUSY, 1);
    const { call_id } = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: to, queue: false } });
    await until(async () => (await tenant.ok('getCall', { path: { id: call_id } })).status === 'failed', {
      withinMs: 100_000,
    });
    expect(dialsTo(throttled).length).toBeLessThan(10);
    await tenant.ok('cancelCampaign', { path: { id } });
    await endAll(tenant);
  });

  test('skips numbers on the do-not-call list, including numbers added after the upload', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 3);
    const id = await draft(tenant, agentId, to, { retry: { rules: [] } });
    await tenant.ok('addDncNumbers', { body: { numbers: [to[1]] } });
    await tenant.ok('startCampaign', { path: { id } });
    expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({ failed: 2, skipped: 1, attempts: 2 });
    expect(dialsTo(to)).toHaveLength(2);
  });

  test('leaves its own voicemail message instead of the agent’s', async () => {
    const { tenant, agentId } = await newWorld();
    const voicemail = { action: 'message' as const, message: 'This is Northwind with a message.' };
    const id = await started(tenant, agentId, newNumbers(VOICEMAIL, 1), { voicemail, retry: { rules: [] } });
    const { stats } = await becomes(tenant, id, 'completed');
    expect(stats).toMatchObject({ completed: 1, outcomes: { voicemail: 1 } });
    const { data } = await tenant.ok('listCalls', { query: { campaign_id: id } });
    const { text } = await tenant.ok('getCallTranscript', { path: { id: data[0]!.call_id } });
    expect(text).toContain('This is Northwind with a message.');
  });

  test('keeps jobs for only a few seconds of dialing, regardless of the number of waiting contacts', async () => {
    const { tenant, agentId } = await newWorld();
    const id = await started(tenant, agentId, newNumbers(SILENT, 10_000).slice(0, 10_000), { dials_per_second: 2 });
    let most = 0;
    const begun = performance.now();
    await until(async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from graphile_worker._private_jobs j
        where j.payload::text like ${`%${tenant.workspaceId}%`}
          or j.payload ->> 'callId' in (select id from calls where campaign_id = ${id})`.execute(app.runtime.db);
      most = Math.max(most, rows[0]!.n);
      return performance.now() - begun > 4_000;
    });
    expect((await get(tenant, id)).stats.pending).toBeGreaterThan(9_900);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(20);
    await tenant.ok('cancelCampaign', { path: { id } });
    await endAll(tenant);
    await until(async () => (await get(tenant, id)).stats.canceled > 9_900, {
      what: 'waiting contacts are canceled',
    });
  }, 60_000);
});

describe('another round of a campaign', () => {
  test('dials the failed contacts again with all their attempts and publishes another completion event', async () => {
    const { tenant, agentId } = await newWorld();
    const [busy, invalid] = [newNumbers(BUSY, 2), newNumbers(INVALID, 2)];
    const id = await started(tenant, agentId, [...busy, ...invalid], { retry: { rules: [] } });
    await becomes(tenant, id, 'completed');
    const outcomes = ['busy' as const];
    const { retried, campaign } = await tenant.ok('retryFailedContacts', { path: { id }, body: { outcomes } });
    expect([retried, campaign.status, campaign.round]).toEqual([2, 'running', 2]);
    const over = await becomes(tenant, id, 'completed');
    expect(over.stats).toMatchObject({ failed: 4, attempts: 6, outcomes: { busy: 4, invalid_number: 2 } });
    expect(dialsTo(busy)).toHaveLength(4);
    expect(dialsTo(invalid)).toHaveLength(2);
  });

  test('starts at its scheduled time, not earlier', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 1);
    const scheduled_at = new Date(app.runtime.clock.now() + 2_000).toISOString();
    const begun = performance.now();
    const id = await started(tenant, agentId, to, { scheduled_at, retry: { rules: [] } });
    expect((await get(tenant, id)).status).toBe('scheduled');
    await becomes(tenant, id, 'completed');
    expect(dialsTo(to)[0]!.at - begun).toBeGreaterThan(1_900);
  });
});

describe('calling windows of a campaign', () => {
  test('a contact is called when its window opens in its own time zone, and waits until then', async () => {
    const { tenant, agentId } = await newWorld();
    const [tokyo, here] = newNumbers(BUSY, 2) as [string, string];
    const local = (zone: string) =>
      new Date(app.runtime.clock.now()).toLocaleTimeString('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
      });
    // Open in zones where the local time is close to the current UTC hour, for at most two hours; closed in Tokyo.
    const hour = local('UTC').slice(0, 2);
    const windows = [
      {
        days: EVERY_DAY,
        from: `${hour}:00`,
        to: Number(hour) >= 22 ? '24:00' : `${String(Number(hour) + 2).padStart(2, '0')}:00`,
      },
    ];
    const rows = [
      { to_number: tokyo, time_zone: 'Asia/Tokyo' },
      { to_number: here, time_zone: 'UTC' },
    ];
    const id = await started(tenant, agentId, rows, { windows, retry: { rules: [] } });
    await until(async () => (await get(tenant, id)).next_dial_at !== null, {
      what: 'the campaign waits for the other window',
    });
    const campaign = await get(tenant, id);
    await until(async () => (await get(tenant, id)).stats.failed === 1, {
      what: 'the contact with the open window was called',
    });
    expect(dialsTo([tokyo, here]).map(({ to }) => to)).toEqual([here]);
    expect(campaign).toMatchObject({ status: 'running', stats: { pending: 1 } });
    const opens = new Date(campaign.next_dial_at!);
    expect(opens.toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' })).toBe(`${hour}:00:00`);
    await tenant.ok('cancelCampaign', { path: { id } });
  });

  test('that change reach a contact that waits for a retry, which is never called before its own time', async () => {
    const { tenant, agentId } = await newWorld();
    const [soon, late] = [newNumbers(BUSY, 1), newNumbers(VOICEMAIL, 1)];
    const retry: CampaignRetry = {
      max_attempts: 2,
      rules: [
        { outcome: 'busy', delay_seconds: 5 },
        { outcome: 'voicemail', delay_seconds: 3_600 },
      ],
    };
    const settings = { time_zone: 'UTC', voicemail: { action: 'hangup' as const }, retry };
    const id = await started(tenant, agentId, [...soon, ...late], settings);
    await until(async () => {
      const { stats } = await get(tenant, id);
      return stats.pending === 0 && stats.retry_scheduled > 0;
    });
    const dueOf = async (to: readonly string[]) => {
      const { data } = await tenant.ok('listCampaignContacts', { path: { id }, query: { to_number: to[0]! } });
      return Date.parse(data[0]!.next_attempt_at!);
    };
    // Only the day after tomorrow.
    const day = EVERY_DAY[(new Date(app.runtime.clock.now()).getUTCDay() + 1) % 7]!;
    await tenant.ok('updateCampaign', {
      path: { id },
      body: { windows: [{ days: [day], from: '00:00', to: '24:00' }] },
    });
    const isPostponed = async () => (await dueOf(soon)) > app.runtime.clock.now() + 20 * 3_600_000;
    await until(isPostponed, { withinMs: 20_000, what: 'the retry waits for the window' });
    await until(async () => (await get(tenant, id)).stats.retry_scheduled === 2, { withinMs: 20_000 });
    const lateDue = await dueOf(late);
    expect(dialsTo(soon)).toHaveLength(1);
    await tenant.ok('updateCampaign', { path: { id }, body: { windows: [] } });
    await until(() => dialsTo(soon).length === 2, { withinMs: 20_000, what: 'the retry is called' });
    const [first, second] = dialsTo(soon).map(({ at }) => at) as [number, number];
    expect(second - first).toBeGreaterThan(5_000);
    expect(await dueOf(late)).toBe(lateDue);
    expect(dialsTo(late)).toHaveLength(1);
    await tenant.ok('cancelCampaign', { path: { id } });
  });
});

/** Ends the calls that silent callees would keep open for minutes. */
async function endAll(tenant: Tenant): Promise<void> {
  await until(
    async () => {
      const { data } = await tenant.ok('listCalls', { query: { limit: '100' } });
      const live = data.filter(({ status }) => status === 'in_progress' || status === 'ringing');
      await Promise.all(live.map(({ call_id: id }) => tenant.send('endCall', { path: { id } })));
      return data.every(({ status }) => status === 'failed' || status === 'completed');
    },
    { withinMs: 20_000, what: 'all calls are over' },
  );
}
