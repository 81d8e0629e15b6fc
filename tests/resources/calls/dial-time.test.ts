// Reserved dial times of throttled calls while the clock of the database changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { nextDialOf } from '../../../src/resources/calls/dispatch/campaign-throttle.ts';
import { claimNext } from '../../../src/resources/calls/dispatch/claim.ts';
import { recordDial } from '../../../src/resources/calls/live/record-dial.ts';
import { selectThrottleStates } from '../../../src/resources/calls/rows/campaign-throttles.ts';
import { checkCall, queueCall } from '../../../src/resources/calls/service.ts';
import { throttleCampaign } from '../../../src/resources/calls/service/campaign-calls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { newCampaign } from '../campaigns/files.ts';
import { SILENT } from './support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

/** Queues a call of a throttled campaign that no planner dials, and claims it. */
async function claimedThrottled(dialsPerSecond = 10) {
  const { runtime } = app;
  const { workspaceId } = tenant;
  const campaign = await newCampaign(tenant);
  const { agent, from } = await checkCall(runtime.db, runtime, workspaceId, campaign.agent_id!, SILENT, undefined);
  await inTransaction(runtime.db, async (trx) => {
    await throttleCampaign(trx, workspaceId, campaign.id, { dialsPerSecond, concurrency: 10, paused: false });
    const about = { agent, to: SILENT, from, metadata: {}, variables: {}, tags: [] };
    await queueCall(trx, runtime, workspaceId, { id: newId('call'), campaignId: campaign.id, ...about });
  });
  const claimant = { owner: 'this test', leaseMs: 60_000, databaseClock: createDatabaseClock(runtime.clock) };
  const claim = await claimNext(runtime, workspaceId, claimant);
  if (claim.type !== 'call') throw new Error(`the call was not claimed: ${claim.type}`);
  expect(claim.isThrottled).toBe(true);
  return claim.call;
}

test('after the clock of the database was set back, a claimed call is dialed at another time that it reserves', async () => {
  const { runtime } = app;
  const call = await claimedThrottled();
  const databaseClock = createDatabaseClock(runtime.clock);
  const now = runtime.clock.monotonic();
  databaseClock.record(runtime.clock.now() + 30_000, now - 1, now);
  await recordDial({
    runtime,
    call,
    fence: { callId: call.id, token: call.lease_token },
    isThrottled: true,
    databaseClock,
    signal: AbortSignal.timeout(10_000),
    onSession: () => undefined,
    onRepriced: async () => undefined,
  });
  const calls = app.runtime.db.selectFrom('calls').select(['dial_at', 'dialed_at']).where('id', '=', call.id);
  const row = await calls.executeTakeFirstOrThrow();
  expect(row.dialed_at).not.toBeNull();
  expect(row.dial_at!.getTime()).toBeGreaterThan(call.dial_at!.getTime());
});

test('after the clock of the database was set back, earlier dials of a campaign do not delay its next one', async () => {
  const { runtime } = app;
  const call = await claimedThrottled(1);
  const { workspaceId } = tenant;
  const hourAhead = sql<Date>`now() + interval '1 hour'`;
  await runtime.db.updateTable('calls').set({ dial_at: hourAhead }).where('id', '=', call.id).execute();
  const { now, throttles } = await inTransaction(runtime.db, (trx) => selectThrottleStates(trx, workspaceId));
  const state = throttles.find(({ id }) => id === call.campaign_id)!;
  expect(nextDialOf(state, now) - now).toBeLessThan(1_000);
});
