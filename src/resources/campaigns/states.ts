// The states of a campaign: draft → scheduled | running ⇄ paused; running → completed → scheduled | running, with retry-failed; and
// canceled from every state except completed. Each change is one transaction with the row locked: it stores the state, sets the
// throttle and, if the planner does not make it, enqueues or removes the planner's job. All state changes are in this file,
// including those of the planner (scheduled → running, running → completed, pauses).
import type { Campaign, CampaignRetryRequest, CampaignRetryResult } from '../../../generated/types.ts';
import { fail, Failure } from '../../core/errors.ts';
import { iso } from '../../core/time.ts';
import { inTransaction, constraintOf, type Db, type Trx } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { checkCall } from '../calls/service.ts';
import {
  waitForBegunDials,
  requeueClaimedCalls,
  throttleCampaign,
  unthrottleCampaign,
  updateAgentVersion,
  withdrawQueued,
} from '../calls/service/campaign-calls.ts';
import { isDncNumber } from '../dnc/service.ts';
import { publish } from '../webhooks/service/publish.ts';
import { numberInTurn } from './caller-number.ts';
import { cancelBatch } from './cancel.ts';
import { isAboutContact } from './contact-refusal.ts';
import { allOf } from './contacts.ts';
import * as store from './store/campaigns.ts';
import { analyzeContacts, MANY_CONTACTS, retryFailed } from './store/contacts.ts';
import { selectNextContacts } from './store/dialing.ts';
import { addStats, statsOf, statsOfOne, type StatsRow } from './store/stats.ts';
import { toCampaign, toCampaignStats } from './wire.ts';

const RESTORED =
  'The service was restored from a backup. The operator releases the campaign, or you start it again; contacts that were called after the backup are called once more.';

/** @throws Failure `campaign_not_found`, `campaign_not_ready`, `campaign_active`, `campaign_over` */
export async function startCampaign(ctx: Context, id: string): Promise<Campaign> {
  // Many small uploads together may make a large campaign.
  const stats = (await statsOf(ctx.db, ctx.actor.workspaceId, [id])).get(id);
  if (stats && allOf(stats) >= MANY_CONTACTS) await analyzeContacts(ctx.db);
  return changeState(ctx, id, 'campaign.started', async (trx, before) => {
    const { status } = before;
    if (status === 'running') throw fail('campaign_active', { detail: 'The campaign is already running.' });
    if (status === 'scheduled') {
      const detail = `The campaign is scheduled for ${before.scheduled_at?.toISOString()}. Set scheduled_at to null to start it now.`;
      throw fail('campaign_active', { detail });
    }
    refuseEnded(before);
    await requireReady(ctx, trx, before, await statsOfOne(trx, before.workspace_id, id));
    return scheduleOrRun(trx, ctx, before, {});
  });
}

/**
 * Pauses a campaign. No dial begins after the response.
 * @throws Failure `campaign_not_found`, `campaign_not_active`, `campaign_over`
 */
export async function pauseCampaign(ctx: Context, id: string): Promise<Campaign> {
  return stopDialing(ctx, id, 'campaign.paused', async (trx, before) => {
    refuseEnded(before);
    if (before.status !== 'running' && before.status !== 'scheduled') {
      throw fail('campaign_not_active', { detail: `The campaign is ${before.status}.` });
    }
    await requeueClaimedCalls(trx, before.workspace_id, id);
    return pauseLocked(trx, before, 'manual', null);
  });
}

/**
 * Cancels a campaign. No dial begins after the response. A job cancels the contacts of a large campaign.
 * @throws Failure `campaign_not_found`, `campaign_over`
 */
export async function cancelCampaign(ctx: Context, id: string): Promise<Campaign> {
  return stopDialing(ctx, id, 'campaign.canceled', async (trx, before) => {
    refuseEnded(before);
    const { workspace_id: workspaceId } = before;
    const changes = { status: 'canceled' as const, pause_reason: null, pause_detail: null, next_dial_at: null };
    const row = await store.updateCampaignRow(trx, workspaceId, id, changes);
    const isMore = (await cancelBatch(trx, row)) !== null;
    if (isMore) await enqueue(trx, 'campaigns.cancel', { workspaceId, campaignId: id });
    await requeueClaimedCalls(trx, workspaceId, id);
    await withdrawQueued(trx, ctx, workspaceId, id);
    await unthrottleCampaign(trx, workspaceId, id);
    await dequeue(trx, planKey(id));
    return row;
  });
}

/** @throws Failure `campaign_not_found`, `campaign_not_ready`, `campaign_over` */
export async function retryFailedContacts(
  ctx: Context,
  id: string,
  { outcomes }: CampaignRetryRequest,
): Promise<CampaignRetryResult> {
  let retried = 0;
  const campaign = await changeState(ctx, id, 'campaign.retried', async (trx, before) => {
    const { workspace_id: workspaceId, status } = before;
    if (status === 'canceled') throw fail('campaign_over', { detail: 'The campaign was canceled.' });
    retried = await retryFailed(trx, { workspaceId, campaignId: id }, outcomes);
    await addStats(trx, workspaceId, id, { failed: -retried, pending: retried });
    if (status === 'running') await enqueuePlan(trx, before);
    if (status !== 'completed') return before;
    if (retried === 0) throw fail('campaign_not_ready', { detail: 'The campaign has no failed contacts to retry.' });
    await requireReady(ctx, trx, before, await statsOfOne(trx, workspaceId, id));
    return scheduleOrRun(trx, ctx, before, { round: before.round + 1, completed_at: null });
  });
  return { retried, campaign };
}

/** Pauses a campaign: no further dial begins, and calls in progress continue. */
export async function pauseLocked(
  trx: Trx,
  before: store.CampaignRow,
  reason: NonNullable<store.CampaignRow['pause_reason']>,
  detail: string | null,
): Promise<store.CampaignRow> {
  const { workspace_id: workspaceId, id } = before;
  const changes = { status: 'paused' as const, pause_reason: reason, pause_detail: detail, next_dial_at: null };
  const row = await store.updateCampaignRow(trx, workspaceId, id, changes);
  await throttleCampaign(trx, workspaceId, id, throttleOf(row));
  await dequeue(trx, planKey(id));
  return row;
}

/** Changes a scheduled campaign to `running` at its start time. */
export async function beginLocked(
  trx: Trx,
  { clock }: Uses<'clock'>,
  before: store.CampaignRow,
): Promise<store.CampaignRow> {
  const { workspace_id: workspaceId, id } = before;
  const started_at = before.started_at ?? new Date(clock.now());
  const row = await store.updateCampaignRow(trx, workspaceId, id, { status: 'running', started_at });
  await throttleCampaign(trx, workspaceId, id, throttleOf(row));
  return row;
}

/** Completes the campaign when nothing is left to dial; publishes the event once per round, in the same transaction. */
export async function completeLocked(
  trx: Trx,
  runtime: Uses<'clock' | 'notifications'>,
  before: store.CampaignRow,
  stats: StatsRow,
): Promise<void> {
  const at = new Date(runtime.clock.now());
  const { workspace_id: workspaceId, id, name, agent_id: agentId, round, started_at: startedAt } = before;
  await store.updateCampaignRow(trx, workspaceId, id, { status: 'completed', completed_at: at, next_dial_at: null });
  await unthrottleCampaign(trx, workspaceId, id);
  const data = {
    campaign_id: id,
    name,
    agent_id: agentId!,
    round,
    started_at: iso(startedAt ?? at),
    completed_at: iso(at),
    stats: toCampaignStats(stats),
  };
  await publish(trx, runtime, { name: 'campaign.completed', workspaceId, callId: null, agentId, at, data });
}

/**
 * Pauses all active campaigns in a database that was restored from a backup.
 * @returns number of paused campaigns
 */
export async function pauseRestored(trx: Trx): Promise<number> {
  const active = await store.selectActiveCampaigns(trx);
  for (const { workspace_id: workspaceId, id } of active) {
    const before = await requireLocked(trx, workspaceId, id);
    await requeueClaimedCalls(trx, workspaceId, id);
    await pauseLocked(trx, before, 'restored', RESTORED);
    const changes = { from: before.status, to: 'paused', reason: 'restored' };
    await auditSystem(trx, workspaceId, { action: 'campaign.paused', targetId: id, changes });
  }
  return active.length;
}

/**
 * Resumes a campaign that was paused by a restore.
 * @returns null if it is no longer paused by a restore
 * @throws Failure `campaign_not_ready`
 */
export async function releaseRestored(
  { db, clock }: Uses<'db' | 'clock'>,
  workspaceId: string,
  id: string,
): Promise<store.CampaignStatus | null> {
  return inTransaction(db, async (trx) => {
    const before = await store.lockCampaign(trx, workspaceId, id);
    if (before?.pause_reason !== 'restored') return null;
    const { status } = await scheduleOrRun(trx, { clock }, before, {});
    const changes = { from: before.status, to: status };
    await auditSystem(trx, workspaceId, { action: 'campaign.released', targetId: id, changes });
    return status;
  });
}

/**
 * Enqueues the planner's job. A campaign has at most one queued job.
 * @param runAt when to run, unless a run is due sooner; default: now
 */
export async function enqueuePlan(db: Db, row: store.CampaignRow, runAt?: Date): Promise<void> {
  const at = runAt ?? (row.status === 'scheduled' && row.scheduled_at ? row.scheduled_at : undefined);
  const payload = { workspaceId: row.workspace_id, campaignId: row.id };
  const jobKeyMode = runAt ? 'preserve_run_at' : 'replace';
  await enqueue(db, 'campaigns.plan', payload, { jobKey: planKey(row.id), jobKeyMode, ...(at ? { runAt: at } : {}) });
}

/** Enqueues the planner's job at this time, default now, also if it was to run at another time. */
export async function requestPlan(
  db: Db,
  of: { workspaceId: string; campaignId: string },
  runAt?: Date,
): Promise<void> {
  await enqueue(db, 'campaigns.plan', of, { jobKey: planKey(of.campaignId), ...(runAt ? { runAt } : {}) });
}

function planKey(id: string): string {
  return `campaign:${id}`;
}

/** @throws Failure `campaign_not_found` */
export async function requireLocked(trx: Trx, workspaceId: string, id: string): Promise<store.CampaignRow> {
  const row = await store.lockCampaign(trx, workspaceId, id);
  if (!row) throw fail('campaign_not_found');
  return row;
}

/** A campaign that was paused and then scheduled has calls in the queue, which wait for its start. */
export function throttleOf({ dials_per_second: dialsPerSecond, concurrency, status }: store.CampaignRow) {
  return { dialsPerSecond, concurrency, paused: status === 'paused' || status === 'scheduled' };
}

type Change = (trx: Trx, before: store.CampaignRow) => Promise<store.CampaignRow>;

async function changeState(ctx: Context, id: string, action: string, change: Change): Promise<Campaign> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    const before = await requireLocked(trx, workspaceId, id);
    const row = await change(trx, before);
    await audit(trx, ctx, { action, targetId: id, changes: { from: before.status, to: row.status } });
    return toCampaign(row, await statsOfOne(trx, workspaceId, id));
  });
}

async function stopDialing(ctx: Context, id: string, action: string, change: Change): Promise<Campaign> {
  const campaign = await changeState(ctx, id, action, change);
  await waitForBegunDials(ctx, ctx.actor.workspaceId, id);
  return campaign;
}

function refuseEnded({ status }: store.CampaignRow): void {
  if (status === 'canceled') throw fail('campaign_over', { detail: 'The campaign was canceled.' });
  if (status === 'completed') {
    throw fail('campaign_over', { detail: 'The campaign is completed. Use retry-failed to run it again.' });
  }
}

/** Sets the campaign to `scheduled` if its start is in the future, otherwise to `running`. */
async function scheduleOrRun(
  trx: Trx,
  { clock }: Uses<'clock'>,
  before: store.CampaignRow,
  more: { round?: number; completed_at?: null },
): Promise<store.CampaignRow> {
  const { workspace_id: workspaceId, id, scheduled_at: at } = before;
  const now = clock.now();
  const waits = at !== null && at.getTime() > now;
  try {
    const row = await store.updateCampaignRow(trx, workspaceId, id, {
      ...more,
      status: waits ? 'scheduled' : 'running',
      pause_reason: null,
      pause_detail: null,
      next_dial_at: null,
      started_at: before.started_at ?? (waits ? null : new Date(now)),
    });
    if (before.status === 'paused') await updateAgentVersion(trx, workspaceId, id, row.agent_id!);
    await throttleCampaign(trx, workspaceId, id, throttleOf(row));
    await enqueuePlan(trx, row);
    return row;
  } catch (error) {
    if (constraintOf(error) === 'campaigns_agent') throw notReady('Its agent was deleted: set another `agent_id`.');
    throw error;
  }
}

/** @throws Failure `campaign_not_ready`, naming what is missing */
async function requireReady(ctx: Context, trx: Trx, row: store.CampaignRow, stats: StatsRow): Promise<void> {
  const { agent_id: agentId } = row;
  if (agentId === null) throw notReady('It has no agent: set `agent_id`.');
  const { pending, retry_scheduled: retries, dialing, skipped } = stats;
  // A campaign that has begun may have dialed its last contact while it was paused. The planner then completes it.
  if (row.started_at === null && pending + retries + dialing === 0) {
    throw notReady(
      skipped > 0
        ? `None of its contacts can be dialed: ${skipped} are skipped. Upload others.`
        : 'It has no contacts: upload some.',
    );
  }
  const refused = await refusedCall(ctx, trx, row, agentId);
  if (refused !== null) throw notReady(`A ${refused}`);
}

/**
 * Checks the next contacts as the planner does: one contact for each number to call from.
 * @returns which call would pause the campaign, and why; null if none would
 */
export async function refusedCall(
  ctx: Context,
  trx: Trx,
  row: store.CampaignRow,
  agentId: string,
): Promise<string | null> {
  const { workspace_id: workspaceId, from_numbers: pool } = row;
  for (const contact of await selectNextContacts(trx, row, Math.max(1, pool.length))) {
    const { to_number: to } = contact;
    if (await isDncNumber(trx, workspaceId, to)) continue;
    try {
      await checkCall(trx, ctx, workspaceId, agentId, to, numberInTurn(row, contact));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // A contact that may not be called does not stop the campaign.
      if (isAboutContact(error)) continue;
      return `call to ${to} would be refused: ${error.details.detail ?? error.code}`;
    }
  }
  return null;
}

function notReady(detail: string): Failure {
  return fail('campaign_not_ready', { detail });
}
