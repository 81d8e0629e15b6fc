// Who may dial now: before every outbound call the do-not-call list is asked and a slot is taken, in the transaction of the
// claim. First come, first served: a job that dials takes the call whose turn it is, which need not be the one it came for.
// Called by live/calls.ts and jobs.ts. Absent on purpose: counters; slots are leases and are counted under a lock.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Context, Runtime } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import { isDncNumber } from '../dnc/service.ts';
import { findRoute, type Route } from '../phone-numbers/service.ts';
import { claimCall } from './leases.ts';
import { takeTurn } from './pace.ts';
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
    if (own && (await blockUnwanted(trx, runtime, own)) === 'blocked') return 'again';
    const { free } = await countSlots(trx, workspaceId, runtime.config);
    if (free === 0) {
      if (own) await wait(trx, own.id);
      return null;
    }
    const next = await firstWaiting(trx, workspaceId);
    if (!next) return null;
    const route = await blockUnwanted(trx, runtime, next);
    if (route === 'blocked') return 'again';
    const waitMs = route === null ? 0 : await takeTurn(trx, route);
    if (waitMs > 0) {
      await callAgain(trx, runtime, workspaceId, waitMs);
      return null;
    }
    if (next.queue_reason !== null) await dequeue(trx, expiryKey(next.id));
    // Somebody may have ended it while we looked: then it is the turn of another.
    return (await claimCall(trx, next.id, owner, leaseMs)) ?? 'again';
  });
}

/** The way of a call that was not dialed; `blocked` when it may not go there, or no longer: it is failed then. */
async function blockUnwanted(trx: Kysely<DB>, runtime: Runtime, call: CallRow): Promise<Route | 'blocked' | null> {
  if (call.status !== 'queued' || call.dialed_at !== null || call.to_number === null) return null;
  const { workspace_id: workspaceId, from_number: from, to_number: to } = call;
  const route = await findRoute({ ...runtime, db: trx }, workspaceId, from!, to);
  const why = await whyUnwanted(trx, call, to, route);
  if (!why) return route as Route;
  const at = new Date(runtime.clock.now());
  return (await transition(trx, runtime, call.id, { to: 'failed', ...why, at })) === null ? null : 'blocked';
}

async function whyUnwanted(trx: Kysely<DB>, call: CallRow, to: string, route: Awaited<ReturnType<typeof findRoute>>) {
  if (await isDncNumber(trx, call.workspace_id, to)) {
    return { reason: 'dnc_blocked' as const, detail: 'the number is on the do-not-call list' };
  }
  if (!('refused' in route)) return null;
  const { field, code, detail } = route.refused;
  return { reason: 'invalid_number' as const, detail: `${code}: ${call[field]} ${detail}` };
}

/** The carrier, or the number, has begun as many calls as it may for now. */
async function callAgain(trx: Kysely<DB>, runtime: Runtime, workspaceId: string, waitMs: number): Promise<void> {
  const runAt = new Date(runtime.clock.now() + waitMs);
  await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `pace:${workspaceId}` });
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
  if (free > (await countWaiting(trx, workspaceId))) return;
  const detail = `${used} of ${cap} calls at once are under way; see GET /v1/limits.`;
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

function expiryKey(callId: string): string {
  return `expire:${callId}`;
}
