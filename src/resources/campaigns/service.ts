// Creates, reads, updates and deletes campaigns. states.ts has the state changes, upload.ts adds contacts, results.ts exports
// them, planner.ts determines when contacts are dialed.
import { isDeepStrictEqual } from 'node:util';
import type { Campaign, CampaignCreate, CampaignUpdate } from '../../../generated/types.ts';
import { requireUnchanged } from '../../core/entity-tag.ts';
import { fail, invalid } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { returnUndialed, throttleCampaign } from '../calls/service/campaign-calls.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { eraseKey } from './erase.ts';
import { retryChangeOf } from './plan/retry.ts';
import { checkSettings, patchedInput, settingsOf, type Settings, type SettingsInput } from './settings.ts';
import { enqueuePlan, refusedCall, throttleOf, requireLocked } from './states.ts';
import * as store from './store/campaigns.ts';
import { endUnretried, moveRetries, resetWindowWaits } from './store/contacts.ts';
import { addStats, insertStats, statsOf, statsOfOne } from './store/stats.ts';
import { toCampaign } from './wire.ts';

/** @throws Failure `validation_failed`, `agent_not_found` */
export async function createCampaign(ctx: Context, given: CampaignCreate): Promise<Campaign> {
  const { workspaceId } = ctx.actor;
  await checkSettings(ctx.db, workspaceId, given, given);
  const input = await withWindows(ctx.db, workspaceId, given);
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const row = await store.insertCampaign(trx, workspaceId, {
        id: createdId(ctx, 'cmp'),
        ...settingsOf(input),
      });
      const stats = await insertStats(trx, workspaceId, row.id);
      await audit(trx, ctx, { action: 'campaign.created', targetId: row.id, changes: { name: row.name } });
      return toCampaign(row, stats);
    }),
  );
}

/** Without windows, the calling hours of the workspace apply. */
async function withWindows(db: Db, workspaceId: string, input: CampaignCreate): Promise<SettingsInput> {
  return { ...input, windows: input.windows ?? (await requireWorkspace(db, workspaceId)).calling_hours };
}

export async function getCampaign(ctx: Context, id: string): Promise<Campaign> {
  return withStats(ctx.db, await requireCampaign(ctx, id));
}

/** @throws Failure `campaign_not_found`, also for a campaign of another workspace */
export async function requireCampaign(ctx: Context, id: string): Promise<store.CampaignRow> {
  const row = await store.selectCampaign(ctx.db, ctx.actor.workspaceId, id);
  if (!row) throw fail('campaign_not_found');
  return row;
}

export async function listCampaigns(
  ctx: Context,
  filter: store.CampaignFilter,
  request: PageRequest,
): Promise<Page<Campaign>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectCampaigns(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const ids = rows.map((row) => row.id);
  const stats = await statsOf(ctx.db, workspaceId, ids);
  const total = request.includeTotal ? await store.countCampaigns(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, (row) => toCampaign(row, stats.get(row.id)!), timeCursor, total);
}

/**
 * @throws Failure `campaign_not_found`, `precondition_failed`, `campaign_active`, `campaign_over`,
 * `validation_failed`, `agent_not_found`
 */
export async function updateCampaign(ctx: Context, id: string, patch: CampaignUpdate): Promise<Campaign> {
  const { workspaceId } = ctx.actor;
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const before = await requireLocked(trx, workspaceId, id);
      await requireUnchangedCampaign(trx, ctx, before);
      const input = await withWindows(trx, workspaceId, patchedInput(before, patch));
      const settings = settingsOf(input);
      checkChange(before, settings);
      await checkSettings(trx, workspaceId, input, patch);
      const row = await store.updateCampaignRow(trx, workspaceId, id, settings);
      await requireNumbers(ctx, trx, before, row);
      await takeEffect(trx, before, row);
      await audit(trx, ctx, { action: 'campaign.updated', targetId: id, changes: { fields: Object.keys(patch) } });
      return withStats(trx, row);
    }),
  );
}

/** Checks which settings may change in the current state. */
function checkChange(before: store.CampaignRow, after: Settings): void {
  const { status } = before;
  if (status === 'canceled') throw fail('campaign_over', { detail: 'The campaign was canceled.' });
  const isUnderWay = status === 'running' || status === 'scheduled';
  if (isUnderWay && after.agent_id === null)
    throw invalid('/agent_id', 'required', 'is required until the campaign has ended');
  if (status !== 'running') return;
  if (before.agent_id !== after.agent_id) {
    throw fail('campaign_active', {
      detail: 'The agent cannot change while the campaign is running. Pause it first.',
    });
  }
  if (before.scheduled_at?.getTime() !== after.scheduled_at?.getTime() && after.scheduled_at !== null) {
    throw fail('campaign_active', { detail: 'The campaign has started. Pause it to set `scheduled_at`.' });
  }
}

/**
 * A campaign that is under way keeps numbers that can call its next contacts. Without them the planner would pause it.
 * @throws Failure `validation_failed`
 */
async function requireNumbers(
  ctx: Context,
  trx: Trx,
  before: store.CampaignRow,
  after: store.CampaignRow,
): Promise<void> {
  const { status, agent_id: agentId, from_numbers: numbers } = after;
  const isUnderWay = status === 'running' || status === 'scheduled';
  if (!isUnderWay || agentId === null || JSON.stringify(before.from_numbers) === JSON.stringify(numbers)) return;
  const refused = await refusedCall(ctx, trx, after, agentId);
  if (refused === null) return;
  const [code, problem] =
    numbers.length === 0
      ? ['required', 'must not be empty until the campaign has ended or is paused']
      : ['refused', 'must be numbers that can call the contacts until the campaign has ended or is paused'];
  throw invalid('/from_numbers', code!, `${problem}: a ${refused}`);
}

async function takeEffect(trx: Trx, before: store.CampaignRow, after: store.CampaignRow): Promise<void> {
  const { workspace_id: workspaceId, id, status } = after;
  const hours = (row: store.CampaignRow) => JSON.stringify([row.windows, row.time_zone]);
  const callSettings = (row: store.CampaignRow) =>
    JSON.stringify([hours(row), row.agent_id, row.from_numbers, row.voicemail]);
  if (hours(before) !== hours(after)) await resetWindowWaits(trx, { workspaceId, campaignId: id });
  await applyRetryRules(trx, before, after);
  // Calls in the queue were created with the former settings.
  if (callSettings(before) !== callSettings(after)) await returnUndialed(trx, workspaceId, id);
  if (status === 'draft' || status === 'completed') return;
  await throttleCampaign(trx, workspaceId, id, throttleOf(after));
  if (status !== 'paused') await enqueuePlan(trx, after);
}

/** Contacts that wait for a retry follow the new rules. */
async function applyRetryRules(trx: Trx, before: store.CampaignRow, after: store.CampaignRow): Promise<void> {
  const { workspace_id: workspaceId, id: campaignId } = after;
  if (isDeepStrictEqual(before.retry, after.retry)) return;
  const change = retryChangeOf(before.retry, after.retry);
  const { completed, failed } = await endUnretried(trx, { workspaceId, campaignId }, change);
  await addStats(trx, workspaceId, campaignId, { retry_scheduled: -completed - failed, completed, failed });
  await moveRetries(trx, { workspaceId, campaignId }, change);
}

/**
 * A job deletes the contacts, because one request cannot delete a million rows.
 * @throws Failure `campaign_not_found`, `campaign_active`
 */
export async function deleteCampaign(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    const before = await requireLocked(trx, workspaceId, id);
    await requireUnchangedCampaign(trx, ctx, before);
    const { status } = before;
    if (!['draft', 'completed', 'canceled'].includes(status)) {
      throw fail('campaign_active', { detail: `The campaign is ${status}. Cancel it first.` });
    }
    await store.updateCampaignRow(trx, workspaceId, id, {
      deleted_at: new Date(ctx.clock.now()),
      stored_bytes: 0,
    });
    await enqueue(trx, 'campaigns.erase', { workspaceId, campaignId: id }, { jobKey: eraseKey(id) });
    await audit(trx, ctx, { action: 'campaign.deleted', targetId: id });
  });
}

async function requireUnchangedCampaign(trx: Trx, ctx: Context, row: store.CampaignRow): Promise<void> {
  if (ctx.preconditions === undefined) return;
  const campaign = await withStats(trx, row);
  requireUnchanged(ctx.preconditions, () => campaign);
}

async function withStats(db: Db, row: store.CampaignRow): Promise<Campaign> {
  return toCampaign(row, await statsOfOne(db, row.workspace_id, row.id));
}

/** Maps the foreign-key error if the agent is deleted between the check and the write. */
function failOnMissingAgent<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(onConstraint({ campaigns_agent: () => fail('agent_not_found') }));
}
