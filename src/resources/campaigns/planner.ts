// The planner: queues calls for the due contacts of one campaign and determines when to run again. A campaign has at most one
// queued campaigns.plan job. The cost of a run does not depend on the number of contacts.
// Invariants: a call, the key of its dial and the change of its contact are one transaction, so that no contact is dialed twice
// even if the process dies. The planner queues no more calls than there are free slots, and no more than the throttle admits in a few seconds.
// Deliberately omitted: the throttle, which applies when calls are claimed from the queue (calls/dispatch/claim.ts).
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import type { CallQueueing } from '../calls/service.ts';
import { enqueueDialing, freeCapacityFor } from '../calls/service/campaign-calls.ts';
import { queueDueContacts, type Refusal } from './dialing.ts';
import { OUTAGE, outageOf, tripOf } from './plan/breaker.ts';
import { beginLocked, completeLocked, enqueuePlan, pauseLocked } from './states.ts';
import * as store from './store/campaigns.ts';
import { selectMissedDials, lockPlanning, newestOutcomes, nextDue } from './store/dialing.ts';
import { statsOfOne } from './store/stats.ts';

/** Seconds of dials to queue ahead, because the next job may be late by one poll interval. */
const AHEAD_SECONDS = 4;
const TICK_MS = 1_000;
// Maximum calls per transaction, which take about 200 ms.
const MAX_QUEUED = 50;

/** When the planner runs again: immediately, after a delay, at a date, or when a call ends. */
type Next = 'now' | 'soon' | Date | 'on_call_end';

/** Runs the planner once for a campaign. */
export async function planCampaign(runtime: CallQueueing, workspaceId: string, campaignId: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    await lockPlanning(trx, workspaceId);
    const campaign = await store.lockCampaign(trx, workspaceId, campaignId);
    if (!campaign) return;
    const next = await plan(trx, runtime, campaign);
    if (next === null || next === 'on_call_end') return;
    const now = runtime.clock.now();
    const runAt = next === 'now' ? new Date(now) : next === 'soon' ? new Date(now + TICK_MS) : next;
    await enqueuePlan(trx, campaign, runAt);
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
  await completeLocked(trx, runtime, campaign, stats);
  return null;
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
