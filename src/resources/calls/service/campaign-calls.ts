// Operations of campaigns on calls: throttling, counting free capacity, and stopping calls.
// Invariant: a call whose carrier request was sent continues. Every other call of a stopped campaign is stopped, in whichever
// process it was claimed.
import { sleep } from '../../../core/clock.ts';
import type { Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { findLiveAgent } from '../../agents/service.ts';
import { DIAL_TOLERANCE_MS } from '../dispatch/dial-spacing.ts';
import { cancelUndialed } from '../dispatch/expiry.ts';
import { lockUndialed, updateUndialed } from '../rows/calls.ts';
import { deleteThrottle, selectThrottleStates, upsertThrottle, type DialThrottle } from '../rows/campaign-throttles.ts';
import { msUntilLastDial, requeueCallsOf } from '../rows/leases.ts';
import { countReady, countSlots, countWaitingOfCampaign, lockQueue } from '../rows/queue.ts';

// Clock difference of two processes between the reserved dial time and the dial, in addition to the permitted lateness.
const BEGIN_MS = 25;
// A dial is recorded at most this long before its dial time (live/record-dial.ts), so longer waits are not needed.
const MAX_WAIT_MS = 250;

/** A time that has passed on the clock of every process. */
const LONG_AGO = new Date(0);

/**
 * Re-queues claimed calls, in the transaction that pauses or ends the campaign. A process that has claimed a call but not sent
 * the carrier request finds that it has lost the call. Run this before the wallet's row is locked.
 */
export async function requeueClaimedCalls(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  // A concurrent claim has read the old throttle.
  await lockQueue(trx, workspaceId);
  if (await requeueCallsOf(trx, workspaceId, campaignId)) await enqueue(trx, 'calls.next', { workspaceId });
}

/**
 * Waits until the few calls whose carrier request is being sent have begun. Run this after the transaction of
 * requeueClaimedCalls.
 */
export async function waitForBegunDials(
  { db, clock }: Uses<'db' | 'clock'>,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  const ms = await msUntilLastDial(db, workspaceId, campaignId);
  const waitMs = ms === null ? 0 : Math.min(MAX_WAIT_MS, ms + DIAL_TOLERANCE_MS + BEGIN_MS);
  if (waitMs > 0) await sleep(clock, waitMs);
}

/** Ends the queued calls of a campaign as failed/canceled, in the given transaction. The planner limits their number. */
export async function withdrawQueued(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  for (const id of await lockUndialed(trx, workspaceId, { campaignId }))
    await cancelUndialed(trx, runtime, id, 'campaign');
}

/**
 * Makes the undialed calls of a campaign end instead of being dialed, because the campaign has changed. Their contacts wait
 * again. Run this before the wallet's row is locked.
 */
export async function returnUndialed(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  await requeueClaimedCalls(trx, workspaceId, campaignId);
  await updateUndialed(trx, workspaceId, campaignId, { queue_expires_at: LONG_AGO });
}

/**
 * Makes the undialed calls of a campaign use the live version of its agent, which may have changed while the campaign was paused. Run
 * this before the wallet's row is locked.
 */
export async function updateAgentVersion(
  trx: Trx,
  workspaceId: string,
  campaignId: string,
  agentId: string,
): Promise<void> {
  // A claim locks the rows of several calls, in another order.
  await lockQueue(trx, workspaceId);
  const agent = await findLiveAgent(trx, workspaceId, agentId);
  if (agent) await updateUndialed(trx, workspaceId, campaignId, { agent_version: agent.version });
}

/** Sets the dial rate of a campaign's calls. Takes effect with the next dial. */
export async function throttleCampaign(
  trx: Trx,
  workspaceId: string,
  campaignId: string,
  throttle: DialThrottle,
): Promise<void> {
  await upsertThrottle(trx, workspaceId, campaignId, throttle);
}

/** Removes the throttle. Calls of the campaign that still wait are dialed without one. */
export async function unthrottleCampaign(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  await deleteThrottle(trx, workspaceId, campaignId);
}

/**
 * Returns how many more calls of one agent could be dialed now, limited by the slots of the workspace and of the agent, and how
 * many calls of this campaign are waiting. Counted without the queue lock: calls queued in excess of the slots wait for one.
 */
export async function freeCapacityFor(
  trx: Trx,
  runtime: Uses<'config'>,
  workspaceId: string,
  campaignId: string,
  agentId: string,
): Promise<{ free: number; waiting: number }> {
  const { throttles } = await selectThrottleStates(trx, workspaceId);
  const paused = throttles.filter((throttle) => throttle.paused).map(({ id }) => id);
  const waiting = await countWaitingOfCampaign(trx, workspaceId, campaignId);
  // In this order, so that a call that is dialed in the meantime is counted twice rather than not at all.
  const { all, ofAgent, agentCapacity } = await countReady(trx, workspaceId, agentId, paused);
  const { free } = await countSlots(trx, workspaceId, runtime.config);
  const freeOfAgent = agentCapacity === null ? free : agentCapacity - ofAgent;
  return { free: Math.max(0, Math.min(free - all, freeOfAgent)), waiting };
}

/**
 * Enqueues one claim for all waiting calls of the campaign, in the given transaction. Call it after calls were queued or the
 * campaign was resumed.
 */
export async function enqueueDialing(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  await enqueue(trx, 'calls.next', { workspaceId }, { jobKey: `next:${campaignId}` });
}
