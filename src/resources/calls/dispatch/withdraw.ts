// Calls of one campaign that are not to be dialed, now or ever. Called by campaigns through service.ts.
// Invariant: a call whose carrier was asked goes on; every other one is stopped, wherever it was claimed.
import { sleep } from '../../../core/clock.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { giveBackOf, untilLastAsked } from '../rows/leases.ts';
import { LATE_MS } from './dial-spacing.ts';
import { lockQueue } from '../rows/queue.ts';
import { listUndialed } from '../rows/calls.ts';
import { transition } from '../transitions.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';

// Between the moment of a dial and the dial, beside the lateness that is allowed: the clocks of two processes.
const BEGIN_MS = 25;
// A moment is noted at most this long before it comes (live/place.ts), so no wait is longer.
const MOST_WAIT_MS = 250;

/**
 * Puts what processes have claimed back into the queue, in the transaction that holds the campaign or ends it: whoever took
 * a call and has not asked its carrier yet finds that it is nobody's. Before the wallet's row is locked.
 */
export async function recallClaimed(trx: Trx, workspaceId: string, campaignId: string): Promise<void> {
  // Whoever claims right now has read the pace of before.
  await lockQueue(trx, workspaceId);
  if (await giveBackOf(trx, workspaceId, campaignId)) await enqueue(trx, 'calls.next', { workspaceId });
}

/** After that transaction: the few whose carrier is asked in this moment have begun. */
export async function dialsBegun({ db, clock }: Runtime, workspaceId: string, campaignId: string): Promise<void> {
  const ms = await untilLastAsked(db, workspaceId, campaignId);
  const waitMs = ms === null ? 0 : Math.min(MOST_WAIT_MS, ms + LATE_MS + BEGIN_MS);
  if (waitMs > 0) await sleep(clock, waitMs);
}

/** They end as failed/canceled, in the caller's transaction. There are no more of them than may wait at once. */
export async function withdrawQueued(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  for (const id of await listUndialed(trx, workspaceId, campaignId)) await cancelUndialed(trx, runtime, id);
}

/** Of a campaign that was canceled. */
export async function cancelUndialed(trx: Trx, runtime: Runtime, callId: string): Promise<void> {
  const at = new Date(runtime.clock.now());
  await transition(trx, runtime, callId, { to: 'failed', reason: 'canceled', detail: 'the campaign was canceled', at });
}
