// The planner: queues calls for the due contacts of one campaign and determines when to run again. A campaign has at most one
// queued campaigns.plan job. The cost of a run does not depend on the number of contacts.
// Invariants: a call, the key of its dial and the change of its contact are one transaction, so that no contact is dialed twice
// even if the process dies. The planner queues no more calls than there are free slots, and no more than the throttle admits in a
// few seconds.
// Deliberately omitted: the throttle, which applies when calls are claimed from the queue (calls/dispatch/claim.ts).
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import type { CallQueueing } from '../calls/service.ts';
import { enqueueDialing, freeCapacityFor } from '../calls/service/campaign-calls.ts';
import { queueDueContacts, type Refusal } from './dialing.ts';
import { OUTAGE, outageOf, tripOf } from './plan/breaker.ts';
import { beginLocked, completeLocked, enqueuePlan, pauseLocked, requestPlan } from './states.ts';
import * as store from './store/campaigns.ts';
import { selectMissedDials, newestOutcomes, nextDue } from './store/dialing.ts';
import { addPlanWait, removePlanWait, wakePlanWait, tryLockPlanning } from './store/planning.ts';
import { statsOfOne } from './store/stats.ts';

/** Seconds of dials to queue ahead, because the next job may be late by one poll interval. */
const AHEAD_SECONDS = 4;
const TICK_MS = 1_000;
/** A job plans no more waiting campaigns after this time. Another job continues. */
const MAX_TURN_MS = 1_000;
/**
 * Time after which a waiting campaign tries again if no other planner runs it. With a poll interval, still
 * shorter than AHEAD_SECONDS.
 */
const MAX_WAIT_MS = 2_000;
// Maximum calls per transaction, which take about 200 ms.
const MAX_QUEUED = 50;

/** When the planner runs again: immediately, after a delay, at a date, or when a call ends. */
type Next = 'now' | 'soon' | Date | 'on_call_end';

interface PlanOf {
  workspaceId: string;
  campaignId: string;
}

/**
 * Runs the planner once for a campaign, and then for those that waited for it. While another planner of the workspace runs, the job
 * ends and the campaign waits: otherwise a workspace with many campaigns would occupy all workers of the lane.
 */
export async function planCampaign(runtime: CallQueueing, workspaceId: string, campaignId: string): Promise<void> {
  const endsAt = runtime.clock.monotonic() + MAX_TURN_MS;
  let waiting = await planOrWait(runtime, { workspaceId, campaignId });
  while (waiting !== undefined) {
    const of = { workspaceId, campaignId: waiting };
    if (runtime.clock.monotonic() > endsAt) return requestPlan(runtime.db, of);
    try {
      waiting = await planOrWait(runtime, of);
    } catch (error) {
      // Its own job, which is still queued, repeats the run and its error.
      runtime.log.warn({ err: error, ...of }, 'a waiting campaign could not be planned; its own job retries');
      return;
    }
  }
}

/** @returns the campaign to plan next, if any waits */
async function planOrWait(runtime: CallQueueing, of: PlanOf): Promise<string | undefined> {
  const first = await planUnlessBusy(runtime, of);
  if (first) return first.waiting;
  await waitForPlanner(runtime, of);
  // The other planner may have ended before it could see that this campaign waits.
  const second = await planUnlessBusy(runtime, of);
  return second?.waiting;
}

/** @returns the campaign to plan next, if any waits; null when another planner of the workspace is running */
async function planUnlessBusy(runtime: CallQueueing, of: PlanOf): Promise<{ waiting: string | undefined } | null> {
  const { workspaceId, campaignId } = of;
  const begunAt = await inTransaction(runtime.db, async (trx) => {
    const at = await tryLockPlanning(trx, workspaceId);
    if (at === null) return null;
    const campaign = await store.lockCampaign(trx, workspaceId, campaignId);
    const next = campaign ? await plan(trx, runtime, campaign) : null;
    if (next === null || next === 'on_call_end') return at;
    // 'now' also applies if a later run is enqueued.
    if (next === 'now') await requestPlan(trx, of);
    else await enqueuePlan(trx, campaign!, next === 'soon' ? new Date(runtime.clock.now() + TICK_MS) : next);
    return at;
  });
  if (begunAt === null) return null;
  // After the commit, so that no campaign waits for a lock that is still held.
  return inTransaction(runtime.db, async (trx) => {
    await removePlanWait(trx, of, begunAt);
    return { waiting: await wakePlanWait(trx, workspaceId) };
  });
}

/** The job is enqueued, too, because the process of the other planner may end before it plans this campaign. */
async function waitForPlanner({ db, clock }: Uses<'db' | 'clock'>, of: PlanOf): Promise<void> {
  await inTransaction(db, async (trx) => {
    await addPlanWait(trx, of);
    await requestPlan(trx, of, new Date(clock.now() + MAX_WAIT_MS));
  });
}

async function plan(trx: Trx, runtime: CallQueueing, campaign: store.CampaignRow): Promise<Next | null> {
  switch (campaign.status) {
    case 'scheduled': {
      const at = campaign.scheduled_at;
      if (at !== null && at.getTime() > runtime.clock.now()) return at;
      return planRunning(trx, runtime, await beginLocked(trx, runtime, campaign));
    }
    case 'running':
      return planRunning(trx, runtime, campaign);
    default:
      return null;
  }
}

async function planRunning(trx: Trx, runtime: CallQueueing, campaign: store.CampaignRow): Promise<Next | null> {
  const { workspace_id: workspaceId, id } = campaign;
  const { circuit_breaker: breaker } = campaign;
  const outcomes = await newestOutcomes(trx, campaign, Math.max(OUTAGE, breaker?.of ?? 0));
  const trip = tripOf(breaker, outcomes);
  const fault = trip ?? outageOf(outcomes);
  if (fault !== null) {
    await pause(trx, runtime, campaign, { reason: trip ? 'circuit_breaker' : 'provider_error', detail: fault });
    return null;
  }
  const stats = await statsOfOne(trx, workspaceId, id);
  const { free, waiting } = await freeCapacityFor(trx, runtime, workspaceId, id, campaign.agent_id!);
  const ahead = Math.ceil(campaign.dials_per_second * AHEAD_SECONDS) - waiting;
  const maxCalls = Math.min(free, campaign.concurrency - stats.dialing, ahead);
  const done = await queueDueContacts(trx, runtime, campaign, Math.min(maxCalls, MAX_QUEUED));
  if (waiting + done.queued > 0) await enqueueDialing(trx, workspaceId, id);
  if (done.refusal) {
    await pause(trx, runtime, campaign, done.refusal);
    return null;
  }
  const next = await nextRunOf(trx, runtime, campaign, done.isMore && maxCalls > done.queued);
  if (next !== null) await noteNextDial(trx, campaign, next instanceof Date ? next : null);
  return next;
}

/** Writes only on a change, because most runs are a second apart and would rewrite the row needlessly. */
async function noteNextDial(trx: Trx, campaign: store.CampaignRow, at: Date | null): Promise<void> {
  if (campaign.next_dial_at?.getTime() === at?.getTime()) return;
  await store.updateCampaignRow(trx, campaign.workspace_id, campaign.id, { next_dial_at: at });
}

/** @param isMore whether more calls were possible than one run may queue */
async function nextRunOf(
  trx: Trx,
  runtime: Uses<'clock' | 'notifications'>,
  campaign: store.CampaignRow,
  isMore: boolean,
): Promise<Next | null> {
  const due = await nextDue(trx, campaign, new Date(runtime.clock.now()));
  if (due === 'now') return isMore ? 'now' : 'soon';
  if (due !== null) return due;
  const stats = await statsOfOne(trx, campaign.workspace_id, campaign.id);
  if (stats.dialing > 0) return 'on_call_end';
  // A completed campaign would refuse the contacts that are being uploaded.
  if (await isUploading(trx, campaign)) return 'soon';
  await completeLocked(trx, runtime, campaign, stats);
  return null;
}

async function isUploading(trx: Trx, { workspace_id: workspaceId, id, upload_id: upload }: store.CampaignRow) {
  return upload !== null && (await store.uploadLeaseSeconds(trx, workspaceId, id)) > 0;
}

async function pause(
  trx: Trx,
  runtime: Uses<'clock' | 'log'>,
  campaign: store.CampaignRow,
  { reason, detail }: Refusal,
): Promise<void> {
  const { workspace_id: workspaceId, id } = campaign;
  // After resuming, the breaker counts only calls made from now on.
  const isFault = reason !== 'insufficient_funds';
  if (isFault) await store.updateCampaignRow(trx, workspaceId, id, { breaker_since: new Date(runtime.clock.now()) });
  await pauseLocked(trx, campaign, reason, detail);
  // Without the detail, which may contain the number of a contact.
  const changes = { from: campaign.status, to: 'paused', reason };
  await auditSystem(trx, workspaceId, { action: 'campaign.paused', targetId: id, changes });
  runtime.log.warn({ workspaceId, campaignId: id, reason, detail }, 'a campaign was paused');
}

/** Cron job that covers lost jobs: enqueues the job of every active campaign and settles calls that were missed. */
export async function watchCampaigns(runtime: Uses<'db' | 'clock'>): Promise<void> {
  for (const campaign of await store.selectActiveCampaigns(runtime.db)) {
    const at = campaign.status === 'scheduled' ? campaign.scheduled_at : campaign.next_dial_at;
    await enqueuePlan(runtime.db, campaign, at ?? new Date(runtime.clock.now()));
  }
  for (const ended of await selectMissedDials(runtime.db)) {
    await enqueue(runtime.db, 'campaigns.call-ended', ended, { jobKey: `ended:${ended.callId}` });
  }
}
