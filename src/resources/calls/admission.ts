// Who may dial now: before every outbound call the do-not-call list is asked and a slot is taken, in the transaction of the
// claim. First come, first served: a job that dials takes the call whose turn it is, which need not be the one it came for.
// Called by live/calls.ts and jobs.ts. Absent on purpose: counters; slots are leases and are counted under a lock.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Runtime } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import { isDncNumber } from '../dnc/service.ts';
import { claimCall } from './leases.ts';
import { countSlots, countWaiting, firstWaiting, lockQueue, markWaiting } from './queue.ts';
import { findCallById, lockCall, type CallRow } from './store.ts';
import { transition } from './transitions.ts';

export interface Claimant {
  /** Names the process in the lease. */
  owner: string;
  leaseMs: number;
}

/** How long a call waits for a slot when nobody says otherwise. */
export const QUEUE_TTL_SECONDS = 300;
// When a slot frees is not known; half a minute of talk is short, and asking costs a request.
const RETRY_SECONDS = 10;

/**
 * Takes the next call of the workspace that may be dialed.
 * @param callId the call that the job came for: where there is no slot, it is told that it waits
 * @returns the claimed call, 'again' when one was taken out of the queue instead, null when there is nothing to dial now
 */
export async function takeNext(
  runtime: Runtime,
  workspaceId: string,
  { owner, leaseMs }: Claimant,
  callId?: string,
): Promise<CallRow | 'again' | null> {
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    const own = callId === undefined ? undefined : await findCallById(trx, callId);
    if (own && (await blockUnwanted(trx, runtime, own))) return 'again';
    const { free } = await countSlots(trx, workspaceId, runtime.config);
    if (free === 0) {
      if (own) await wait(trx, own.id);
      return null;
    }
    const next = await firstWaiting(trx, workspaceId);
    if (!next) return null;
    if (await blockUnwanted(trx, runtime, next)) return 'again';
    if (next.queue_reason !== null) await dequeue(trx, expiryKey(next.id));
    // Somebody may have ended it while we looked: then it is the turn of another.
    return (await claimCall(trx, next.id, owner, leaseMs)) ?? 'again';
  });
}

/**
 * Claims a call that a browser joins, with a slot of its own.
 * @returns the claimed call; 'full' when there is no slot, null when the call is over or somebody has joined it
 */
export async function takeJoined(
  runtime: Runtime,
  callId: string,
  { owner, leaseMs }: Claimant,
): Promise<CallRow | 'full' | null> {
  return inTransaction(runtime.db, async (trx) => {
    const call = await findCallById(trx, callId);
    if (!call || call.channel !== 'web' || call.status !== 'queued') return null;
    await lockQueue(trx, call.workspace_id);
    const { free } = await countSlots(trx, call.workspace_id, runtime.config);
    if (free === 0) {
      const detail = 'no slot was free when the browser joined';
      const at = new Date(runtime.clock.now());
      await transition(trx, runtime, callId, { to: 'failed', reason: 'concurrency_timeout', detail, at });
      return 'full';
    }
    await dequeue(trx, expiryKey(callId));
    return (await claimCall(trx, callId, owner, leaseMs)) ?? null;
  });
}

/** Whether a call that was not dialed goes to a number that is never dialed; it is failed then. */
async function blockUnwanted(trx: Kysely<DB>, runtime: Runtime, call: CallRow): Promise<boolean> {
  if (call.status !== 'queued' || call.dialed_at !== null || call.to_number === null) return false;
  if (!(await isDncNumber(trx, call.workspace_id, call.to_number))) return false;
  const detail = 'the number is on the do-not-call list';
  const at = new Date(runtime.clock.now());
  return (await transition(trx, runtime, call.id, { to: 'failed', reason: 'dnc_blocked', detail, at })) !== null;
}

async function wait(trx: Kysely<DB>, callId: string): Promise<void> {
  const marked = await markWaiting(trx, callId);
  if (!marked?.queue_expires_at) return;
  await enqueue(trx, 'calls.expire', { callId }, { runAt: marked.queue_expires_at, jobKey: expiryKey(callId) });
}

/** Sees to it that a call which nobody joins comes to an end. */
export async function expireUnjoined(trx: Kysely<DB>, callId: string, at: Date): Promise<void> {
  await enqueue(trx, 'calls.expire', { callId }, { runAt: at, jobKey: expiryKey(callId) });
}

/** Ends a call that nobody dialed, or joined, in time. */
export async function expireQueued(runtime: Runtime, callId: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const call = await lockCall(trx, callId);
    if (!call || call.status !== 'queued' || call.dialed_at !== null) return;
    const at = new Date(runtime.clock.now());
    const why =
      call.channel === 'web'
        ? { reason: 'no_answer' as const, detail: 'nobody joined in time' }
        : { reason: 'concurrency_timeout' as const, detail: 'no slot became free in time' };
    await transition(trx, runtime, callId, { to: 'failed', ...why, at });
  });
}

/**
 * For callers that would rather be refused than wait. Holds the queue until the transaction ends, so that two of them do
 * not count on the same slot. @throws Failure `concurrency_limited`
 */
export async function requireFreeSlot(trx: Kysely<DB>, runtime: Runtime, workspaceId: string): Promise<void> {
  await lockQueue(trx, workspaceId);
  const { free, used, cap } = await countSlots(trx, workspaceId, runtime.config);
  if (free > (await countWaiting(trx, workspaceId))) return;
  const detail = `${used} of ${cap} calls at once are under way; see GET /v1/limits.`;
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

function expiryKey(callId: string): string {
  return `expire:${callId}`;
}
