// Who may dial now: before every outbound call the do-not-call list is asked and a slot is taken, in the transaction of the
// claim. First come, first served: a job that dials takes the call whose turn it is, which need not be the one it came for.
// Calls of campaigns keep the pace of theirs (pacing.ts). Called by live/calls.ts and jobs.ts. Absent on purpose: counters; slots are leases and are counted under a lock.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Context, Runtime } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import { isDncNumber } from '../dnc/service.ts';
import { claimCall } from './leases.ts';
import { pacingOf, readPacers, type Pacing } from './pacing.ts';
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

/** What came of looking at the queue. */
export type Taken =
  /** Claimed; `dialInMs` of a paced call is how long to wait for its moment. */
  | { type: 'call'; call: CallRow; dialInMs: number | null }
  /** One was taken out of the queue instead. */
  | { type: 'again' }
  /** Nothing to dial now; with `lookInMs` a pace lets the next call through then. */
  | { type: 'nothing'; lookInMs: number | null };

const AGAIN: Taken = { type: 'again' };
// Whoever looks has a timer. Should that process die, somebody looks so much later.
const OTHERS_LOOK_MS = 1_000;

/**
 * Takes the next call of the workspace that may be dialed.
 * @param callId the call that the job came for: where there is no slot, it is told that it waits
 */
export async function takeNext(
  runtime: Runtime,
  workspaceId: string,
  { owner, leaseMs }: Claimant,
  callId?: string,
): Promise<Taken> {
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    const own = callId === undefined ? undefined : await findCallById(trx, callId);
    if (own && (await blockUnwanted(trx, runtime, own))) return AGAIN;
    const { free } = await countSlots(trx, workspaceId, runtime.config);
    if (free === 0) {
      if (own) await wait(trx, own.id);
      return { type: 'nothing', lookInMs: null };
    }
    const pacing = pacingOf(await readPacers(trx, workspaceId));
    const next = await firstWaiting(trx, workspaceId, pacing.blocked);
    if (!next) return nothing(trx, runtime, workspaceId, pacing);
    if (await blockUnwanted(trx, runtime, next)) return AGAIN;
    if (next.queue_reason !== null) await dequeue(trx, expiryKey(next.id));
    const dialInMs = pacing.dialInMs(next.campaign_id);
    const call = await claimCall(trx, next.id, owner, leaseMs, dialInMs ?? 0);
    // Somebody may have ended it while we looked: then it is the turn of another.
    return call ? { type: 'call', call, dialInMs } : AGAIN;
  });
}

async function nothing(trx: Kysely<DB>, runtime: Runtime, workspaceId: string, { lookInMs }: Pacing): Promise<Taken> {
  if (lookInMs !== null) {
    const runAt = new Date(runtime.clock.now() + lookInMs + OTHERS_LOOK_MS);
    await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `pace:${workspaceId}` });
  }
  return { type: 'nothing', lookInMs };
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
export async function requireFreeSlot(trx: Kysely<DB>, ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor;
  await lockQueue(trx, workspaceId);
  const { free, used, cap } = await countSlots(trx, workspaceId, ctx.config);
  const { blocked } = pacingOf(await readPacers(trx, workspaceId));
  if (free > (await countWaiting(trx, workspaceId, blocked))) return;
  const detail = `${used} of ${cap} calls at once are under way; see GET /v1/limits.`;
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

function expiryKey(callId: string): string {
  return `expire:${callId}`;
}
