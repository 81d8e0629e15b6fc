// What campaigns ask of calls: how fast theirs may be dialed, how many more could be dialed, and to stop them.
// Invariant: a call whose carrier was asked goes on; every other call of a stopped campaign is stopped, wherever it was claimed.
import type { Trx } from '../../../database/transaction.ts';
import { sleep } from '../../../core/clock.ts';
import type { Uses } from '../../../runtime.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { cancelUndialed } from '../dispatch/cancel.ts';
import { LATE_MS } from '../dispatch/dial-spacing.ts';
import { selectUndialed } from '../rows/calls.ts';
import { deleteThrottle, selectThrottleStates, upsertThrottle, type DialThrottle } from '../rows/campaign-throttles.ts';
import { msUntilLastDial, requeueCallsOf } from '../rows/leases.ts';
import { countReady, countSlots, countWaitingOfCampaign, lockQueue } from '../rows/queue.ts';

// Between the reserved moment and the dial, beside the lateness that is allowed: the clocks of two processes.
const BEGIN_MS = 25;
// A dial is recorded at most this long before its moment (live/record-dial.ts), so no wait is longer.
const MAX_WAIT_MS = 250;

/**
 * Puts claimed calls back into the queue, in the transaction that pauses or ends the campaign. A process that has claimed a call and
 * has not asked its carrier finds that the call is not its own any more. Run it before the wallet's row is locked.
 */
export async function recallClaimed(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  // A claim that runs right now has read the old throttle.
  await lockQueue(trx, workspaceId);
  if (await requeueCallsOf(trx, workspaceId, campaignId)) await enqueue(trx, 'calls.next', { workspaceId });
}

/** Run after that transaction: waits until the few calls whose carrier is asked right now have begun. */
export async function dialsBegun(
  { db, clock }: Uses<'db' | 'clock'>,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  const ms = await msUntilLastDial(db, workspaceId, campaignId);
  const waitMs = ms === null ? 0 : Math.min(MAX_WAIT_MS, ms + LATE_MS + BEGIN_MS);
  if (waitMs > 0) await sleep(clock, waitMs);
}

/** Ends the queued calls of a campaign as failed/canceled, in the given transaction. The planner bounds their number. */
export async function withdrawQueued(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  for (const id of await selectUndialed(trx, workspaceId, campaignId)) await cancelUndialed(trx, runtime, id);
}

/** Sets how fast calls of a campaign are dialed. Takes effect with the next dial. */
export async function throttleCampaign(
  trx: Trx,
  workspaceId: string,
  campaignId: string,
  throttle: DialThrottle,
): Promise<void> {
  await upsertThrottle(trx, workspaceId, campaignId, throttle);
}

/** Calls of the campaign that still wait are dialed without a throttle. */
export async function unthrottleCampaign(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  await deleteThrottle(trx, workspaceId, campaignId);
}

/**
 * How many more calls of one agent could be dialed now, by the slots of the workspace and of the agent, and how many of this campaign
 * wait already. Counted without the lock of the queue: a call queued beyond the slots waits for one.
 */
export async function roomFor(
  trx: Trx,
  runtime: Uses<'config'>,
  workspaceId: string,
  campaignId: string,
  agentId: string,
): Promise<{ free: number; waiting: number }> {
  const { throttles } = await selectThrottleStates(trx, workspaceId);
  const paused = throttles.filter((throttle) => throttle.paused).map(({ id }) => id);
  const waiting = await countWaitingOfCampaign(trx, workspaceId, campaignId);
  // In this order: a call that is dialed meanwhile counts twice rather than not at all.
  const { all, ofAgent, agentRoom } = await countReady(trx, workspaceId, agentId, paused);
  const { free } = await countSlots(trx, workspaceId, runtime.config);
  const freeOfAgent = agentRoom === null ? free : agentRoom - ofAgent;
  return { free: Math.max(0, Math.min(free - all, freeOfAgent)), waiting };
}

/** Enqueues a claim in the given transaction, one for all calls of the campaign that wait: after calls were queued, or it was resumed. */
export async function dialWaiting(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  await enqueue(trx, 'calls.next', { workspaceId }, { jobKey: `next:${campaignId}` });
}
