// Who may dial now: before every outbound call the do-not-call list is asked and a slot is taken, in the transaction of the
// claim. First come, first served, but who waits for a slot of their agent lets others pass: a job that dials takes the call
// whose turn it is, which need not be the one it came for. Called by live/calls.ts and jobs.ts. Absent on purpose: counters; slots are leases and are counted under a lock.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Context, Runtime } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import { isDncNumber } from '../dnc/service.ts';
import { claimCall } from './leases.ts';
import { countReady, countSlots, firstWaiting, isAgentFull, lockQueue, markWaiting, type WaitReason } from './queue.ts';
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
      if (own) await wait(trx, own.id, 'concurrency');
      return null;
    }
    if (own && (await isAgentFull(trx, workspaceId, own.agent_id))) await wait(trx, own.id, 'agent_concurrency');
    const next = await firstWaiting(trx, workspaceId);
    if (!next) return null;
    if (await blockUnwanted(trx, runtime, next)) return 'again';
    if (next.queue_reason !== null) await dequeue(trx, expiryKey(next.id));
    // Somebody may have ended it while we looked: then it is the turn of another.
    return (await claimCall(trx, next.id, owner, leaseMs)) ?? 'again';
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

async function wait(trx: Kysely<DB>, callId: string, reason: WaitReason): Promise<void> {
  const marked = await markWaiting(trx, callId, reason);
  if (!marked?.queue_expires_at) return;
  await enqueue(trx, 'calls.expire', { callId }, { runAt: marked.queue_expires_at, jobKey: expiryKey(callId) });
}

/** Ends a call that nobody dialed in time. */
export async function expireQueued(runtime: Runtime, callId: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const call = await lockCall(trx, callId);
    if (!call || call.status !== 'queued' || call.dialed_at !== null) return;
    const detail = 'no slot became free in time';
    const at = new Date(runtime.clock.now());
    await transition(trx, runtime, callId, { to: 'failed', reason: 'concurrency_timeout', detail, at });
  });
}

/**
 * For callers that would rather be refused than wait. Holds the queue until the transaction ends, so that two of them do
 * not count on the same slot. @throws Failure `concurrency_limited`
 */
export async function requireFreeSlot(trx: Kysely<DB>, ctx: Context, agentId: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await lockQueue(trx, workspaceId);
  const { free, used, cap } = await countSlots(trx, workspaceId, ctx.config);
  const { all, ofAgent, agentRoom } = await countReady(trx, workspaceId, agentId);
  const agentIsFull = agentRoom !== null && agentRoom <= ofAgent;
  if (free > all && !agentIsFull) return;
  const detail = agentIsFull
    ? 'The agent has as many calls as its max_concurrent_calls allows.'
    : `${used} of ${cap} calls at once are under way; see GET /v1/limits.`;
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

function expiryKey(callId: string): string {
  return `expire:${callId}`;
}
