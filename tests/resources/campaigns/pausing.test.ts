// Campaigns that stop: paused, canceled, or paused automatically because the carrier fails or the wallet is empty. Calls run at
// eight times real time and are charged.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModelServer, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { createReaper } from '../../../src/resources/calls/live/reaper.ts';
import { OUTAGE } from '../../../src/resources/campaigns/plan/breaker.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { withShortCalls, type Dial } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';
import { PLAIN_RATES } from '../wallet/support.ts';
import { becomes, get, newAgent, newNumbers, recount, started } from './support.ts';

const MINUTE_MS = 60_000;
const BUSY = '01';
const SILENT = '07';
const BROKEN = '09';

let app: TestApp;
let model: ModelServer;
/** The carrier rejects every call. */
let isDown = false;
const dials: (Dial & { at: number })[] = [];
beforeAll(async () => {
  const registry = withShortCalls((dial) => {
    dials.push({ ...dial, at: performance.now() });
    if (isDown) throw new Error('503 no trunk');
  });
  model = await startModelServer(() => 'We are open from nine to five.');
  const env = {
    CONCURRENT_CALLS: '20',
    INBOUND_RESERVE_PERCENT: '0',
    WALLET_FREE_BALANCE: '0.18',
    OPENAI_BASE_URL: model.baseUrl,
  };
  app = await startTestApp({ env, overrides: { registry, rates: PLAIN_RATES } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** @param dollars in addition to the 0.18 of every workspace; a call reserves 0.06 */
async function newWorld(dollars = 100): Promise<{ tenant: Tenant; agentId: string }> {
  const tenant = await newTenant(app.url);
  if (dollars > 0) await tenant.ok('createTopup', { body: { amount: String(dollars), currency: 'USD' } });
  return { tenant, agentId: await newAgent(tenant) };
}

const dialsTo = (to: readonly string[]) => dials.filter((dial) => to.includes(dial.to));

describe('pausing a campaign', { timeout: 3 * MINUTE_MS }, () => {
  test('a paused campaign places no further call, and a resumed campaign continues', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 30);
    const id = await started(tenant, agentId, to, { dials_per_second: 5, retry: { rules: [] } });
    await until(() => dialsTo(to).length >= 5);
    await tenant.ok('pauseCampaign', { path: { id } });
    const dialed = dialsTo(to).length;
    const pausedAt = performance.now();
    await until(async () => (await get(tenant, id)).stats.outcomes['busy'] === dialsTo(to).length);
    await until(() => performance.now() - pausedAt > 2_500, { what: 'two more seconds of dialing time' });
    expect(dialsTo(to)).toHaveLength(dialed);
    expect((await get(tenant, id)).status).toBe('paused');
    await tenant.ok('startCampaign', { path: { id } });
    expect((await becomes(tenant, id, 'completed', 2 * MINUTE_MS)).stats).toMatchObject({ failed: 30, attempts: 30 });
    expect(dialsTo(to)).toHaveLength(30);
  });

  test('after the response to a pause no dial starts, at any point within a second, and no contact is dialed twice', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 120);
    const more = { dials_per_second: 40, concurrency: 20, retry: { rules: [] } };
    const id = await started(tenant, agentId, to, more);
    for (let round = 1; round <= 8; round++) {
      await until(() => dialsTo(to).length >= round * 5, { what: `${round * 5} dials`, withinMs: MINUTE_MS });
      await tenant.ok('pauseCampaign', { path: { id } });
      const dialed = dialsTo(to).length;
      const pausedAt = performance.now();
      await until(() => performance.now() - pausedAt > 400, { what: 'longer than the reservation time of a dial' });
      expect(dialsTo(to).length - dialed).toBe(0);
      await tenant.ok('startCampaign', { path: { id } });
    }
    expect((await becomes(tenant, id, 'completed', 2 * MINUTE_MS)).stats).toMatchObject({ failed: 120, attempts: 120 });
    expect(new Set(dialsTo(to).map((dial) => dial.to)).size).toBe(120);
    expect(dialsTo(to)).toHaveLength(120);
  });

  test('the response to a pause waits for a dial that another process has already recorded', async () => {
    const { tenant, agentId } = await newWorld();
    // The second call waits for ten seconds.
    const id = await started(tenant, agentId, newNumbers(BUSY, 2), { dials_per_second: 0.1, retry: { rules: [] } });
    const recordedDials = () =>
      sql<{ dial_at: Date }>`
      update calls set leased_until = now() + interval '1 minute', lease_owner = 'elsewhere', dialed_at = clock_timestamp(),
        dial_at = clock_timestamp() + interval '210 milliseconds'
      where campaign_id = ${id} and status = 'queued' and dial_at is null returning dial_at`.execute(app.runtime.db);
    await until(async () => (await recordedDials()).rows.length === 1, {
      what: 'another process has claimed a waiting call',
    });
    await tenant.ok('pauseCampaign', { path: { id } });
    const { rows } = await sql<{ begun: boolean }>`
      select dial_at <= clock_timestamp() as begun from calls
      where campaign_id = ${id} and lease_owner = 'elsewhere'`.execute(app.runtime.db);
    expect(rows).toEqual([{ begun: true }]);
  });

  test('canceling ends queued calls, cancels waiting contacts and restores their attempts', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 30);
    const id = await started(tenant, agentId, to, { dials_per_second: 20, retry: { rules: [] } });
    await until(() => dialsTo(to).length >= 5);
    await tenant.ok('cancelCampaign', { path: { id } });
    const dialedThen = dialsTo(to).length;
    await until(async () => {
      const { stats } = await get(tenant, id);
      return stats.pending + stats.dialing + stats.retry_scheduled === 0;
    });
    const { stats, status } = await get(tenant, id);
    const dialed = dialsTo(to).length;
    expect(status).toBe('canceled');
    expect(dialed).toBe(dialedThen);
    expect(stats).toMatchObject({ attempts: dialed, failed: dialed, canceled: 30 - dialed });
    expect((await recount(app.runtime.db, tenant, id)).contacts).toEqual({ failed: dialed, canceled: 30 - dialed });
  });
});

describe('a campaign pauses automatically', { timeout: 3 * MINUTE_MS }, () => {
  test('when too many calls fail; it reports the reason and continues after a start', async () => {
    const { tenant, agentId } = await newWorld();
    const to = [...newNumbers(BROKEN, 12), ...newNumbers(BUSY, 12)];
    const circuit_breaker = { failure_rate: 0.5, of: 6 };
    const id = await started(tenant, agentId, to, { concurrency: 2, circuit_breaker, retry: { rules: [] } });
    const paused = await becomes(tenant, id, 'paused', 2 * MINUTE_MS);
    expect(paused.pause_reason).toBe('circuit_breaker');
    expect(paused.pause_detail).toBe('6 of the last 6 calls failed, most often with carrier_error');
    const { data: entries } = await tenant.ok('listAuditLog', { query: { target: id, action: 'campaign.paused' } });
    expect(entries.map(({ actor_kind: actor, changes }) => ({ actor, ...changes }))).toEqual([
      { actor: 'system', from: 'running', to: 'paused', reason: 'circuit_breaker' },
    ]);
    expect(paused.stats.attempts).toBeLessThanOrEqual(8);
    await tenant.ok('startCampaign', { path: { id } });
    const again = await becomes(tenant, id, 'paused', 2 * MINUTE_MS);
    expect(again.stats.attempts).toBeGreaterThanOrEqual(12);
    await tenant.ok('startCampaign', { path: { id } });
    expect((await becomes(tenant, id, 'completed', 2 * MINUTE_MS)).stats).toMatchObject({ failed: 24, attempts: 24 });
    expect(dialsTo(to)).toHaveLength(24);
  });

  test('when its carrier is down; it uses no more attempts and dials all contacts after recovery', async () => {
    const { tenant, agentId } = await newWorld();
    const to = newNumbers(BUSY, 25);
    // More attempts than the outage can take of one contact; a slow machine dials two contacts repeatedly.
    const retry = { max_attempts: 10, back_off: 1, rules: [{ outcome: 'carrier_error' as const, delay_seconds: 1 }] };
    isDown = true;
    const id = await started(tenant, agentId, to, { concurrency: 2, retry });
    const paused = await becomes(tenant, id, 'paused', 2 * MINUTE_MS).finally(() => (isDown = false));
    expect(paused.pause_reason).toBe('provider_error');
    expect(paused.pause_detail).toBe('10 of the last 10 calls failed, most often with carrier_error');
    expect(paused.stats.attempts).toBeLessThanOrEqual(14);
    await tenant.ok('startCampaign', { path: { id } });
    const { stats, pause_reason } = await becomes(tenant, id, 'completed', 2 * MINUTE_MS);
    expect(pause_reason).toBeNull();
    expect(stats).toMatchObject({ failed: 25, outcomes: { busy: 25 } });
    expect(new Set(dialsTo(to).map((dial) => dial.to)).size).toBe(25);
  });

  test('but not for calls lost with a process, regardless of their number', async () => {
    const { tenant, agentId } = await newWorld();
    const circuit_breaker = { failure_rate: 0.5, of: 6 };
    // They answer and say nothing, so that no call ends by itself.
    const to = newNumbers(SILENT, OUTAGE + 2);
    const id = await started(tenant, agentId, to, { circuit_breaker, retry: { rules: [] } });
    const reaper = createReaper(app.runtime, 'reaper');
    const loseDialed = async (): Promise<number> => {
      const { rows } = await sql`
        update calls set lease_owner = 'dead', lease_token = lease_token + 1, leased_until = now() - interval '1 ms'
        where campaign_id = ${id} and status in ('ringing', 'in_progress') and lease_owner not in ('dead', 'reaper') returning id`.execute(
        app.runtime.db,
      );
      await reaper.reap();
      return rows.length;
    };
    let lost = 0;
    await until(async () => (lost += await loseDialed()) === to.length, { withinMs: MINUTE_MS });
    const { outcomes } = (await becomes(tenant, id, 'completed', 2 * MINUTE_MS)).stats;
    const { carrier_error: ringing = 0, media_lost: talking = 0, ...others } = outcomes;
    expect([ringing + talking, others]).toEqual([to.length, {}]);
  });

  test('when the model of its agent is unavailable; it names the model and continues when it is available again', async () => {
    const { tenant } = await newWorld();
    const put = () =>
      tenant.ok('putProviderCredentials', { path: { provider: 'openai' }, body: { api_key: 'sk-their-own' } });
    await put();
    const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', model: 'gpt-4.1' };
    const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody({ response_engine }) });
    const to = newNumbers(BUSY, 20);
    const id = await started(tenant, agentId, to, { dials_per_second: 2, retry: { rules: [] } });
    await until(() => dialsTo(to).length >= 2);
    await tenant.ok('deleteProviderCredentials', { path: { provider: 'openai' } });
    const paused = await becomes(tenant, id, 'paused', 2 * MINUTE_MS);
    expect(paused.pause_reason).toBe('provider_error');
    expect(paused.pause_detail).toMatch(/^agent_id .*gpt-4\.1/);
    const body = { agent_id: agentId, to_number: '+12025550101' };
    expect((await tenant.refused('createCall', { body })).errors).toEqual(['/agent_id not_served']);
    await put();
    await tenant.ok('startCampaign', { path: { id } });
    // A call that was queued when the key was deleted may have failed.
    expect((await becomes(tenant, id, 'completed', 2 * MINUTE_MS)).stats).toMatchObject({ failed: 20, attempts: 20 });
  });

  test('when the wallet is empty; it dials the paid calls and continues after a top-up', async () => {
    const { tenant, agentId } = await newWorld(0);
    const to = newNumbers(BUSY, 8);
    const id = await started(tenant, agentId, to, { retry: { rules: [] } });
    const paused = await becomes(tenant, id, 'paused', 2 * MINUTE_MS);
    expect(paused.pause_reason).toBe('insufficient_funds');
    expect(paused.pause_detail).toMatch(/^0\.06\d* USD are needed for the call/);
    await tenant.ok('createTopup', { body: { amount: '1', currency: 'USD' } });
    await tenant.ok('startCampaign', { path: { id } });
    const { stats } = await becomes(tenant, id, 'completed', 2 * MINUTE_MS);
    expect(stats).toMatchObject({ failed: 8, attempts: 8 });
    expect(
      dialsTo(to)
        .map((dial) => dial.to)
        .toSorted(),
    ).toEqual(to.toSorted());
    expect((await tenant.ok('getWallet')).reserved.amount).toBe('0.000000');
  });
});
