// Ends calls that are not dialed: because they wait for too long, because the calling window of their contact has closed, or because
// their campaign was changed, or their campaign or schedule was canceled. One job per waiting call, keyed by the call.
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { dequeue, enqueue } from '../../../jobs/enqueue.ts';
import { PRIORITY } from '../../../jobs/priority.ts';
import type { Uses } from '../../../runtime.ts';
import { lockCall, type CallRow } from '../rows/calls.ts';
import { markWaiting, type WaitReason } from '../rows/queue.ts';
import { transitionCall } from '../transitions.ts';

/**
 * Maximum time from the end of its wait to the dial of a call that is in no campaign. A call that does not wait (a TTL of 0) needs
 * some time to be claimed, too.
 */
const MAX_LATE_MS = 60_000;
const TOO_LATE = {
  reason: 'concurrency_timeout' as const,
  detail: 'the call could not be dialed in time',
};
const RETURNED_TO_CAMPAIGN = {
  reason: 'concurrency_timeout' as const,
  detail: 'the calling window closed, or the campaign was changed, before the call could be dialed',
};

/** Maximum wait of a call for a slot when its creator sets no limit. */
export const QUEUE_TTL_SECONDS = 300;

/** Records why the call waits and schedules its expiry. */
export async function recordWait(trx: Trx, callId: string, reason: WaitReason): Promise<void> {
  const marked = await markWaiting(trx, callId, reason);
  if (!marked?.queue_expires_at) return;
  await enqueueExpiry(trx, callId, marked.queue_expires_at);
}

/** Schedules the expiry of a call in case no browser joins it. */
export async function expireUnjoined(trx: Trx, callId: string, at: Date): Promise<void> {
  await enqueueExpiry(trx, callId, at);
}

async function enqueueExpiry(trx: Trx, callId: string, runAt: Date): Promise<void> {
  const options = { runAt, jobKey: expiryKey(callId), priority: PRIORITY.expiry };
  await enqueue(trx, 'calls.expire', { callId }, options);
}

export async function cancelExpiry(trx: Trx, callId: string): Promise<void> {
  await dequeue(trx, expiryKey(callId));
}

/** Ends a call that was not dialed or joined in time. */
export async function expireQueued(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  callId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const call = await lockCall(trx, callId);
    if (!call || call.status !== 'queued' || call.dial_at !== null) return;
    const at = new Date(runtime.clock.now());
    await transitionCall(trx, runtime, callId, { to: 'failed', ...whyExpired(call), at });
  });
}

function whyExpired(call: CallRow) {
  if (call.channel === 'web') return { reason: 'no_answer' as const, detail: 'no browser joined in time' };
  if (call.campaign_id !== null) return RETURNED_TO_CAMPAIGN;
  return { reason: 'concurrency_timeout' as const, detail: 'no slot became free in time' };
}

/** Returns why a queued call must not be dialed any more, for example because no process was running; null if it may be. */
export function whyTooLate({ clock }: Uses<'clock'>, call: CallRow) {
  if (call.queue_expires_at === null) return null;
  const lateMs = clock.now() - call.queue_expires_at.getTime();
  if (call.campaign_id !== null) return lateMs >= 0 ? RETURNED_TO_CAMPAIGN : null;
  return lateMs > MAX_LATE_MS ? TOO_LATE : null;
}

function expiryKey(callId: string): string {
  return `expire:${callId}`;
}

/** Ends a call whose campaign or schedule was canceled. */
export async function cancelUndialed(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  callId: string,
  by: 'campaign' | 'schedule',
): Promise<void> {
  const at = new Date(runtime.clock.now());
  await transitionCall(trx, runtime, callId, {
    to: 'failed',
    reason: 'canceled',
    detail: `the ${by} was canceled`,
    at,
  });
}
