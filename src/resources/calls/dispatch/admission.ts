// Who may dial now: before every outbound call the do-not-call list is asked and a slot is taken, in the transaction of the
// claim. First come, first served, but who waits for a slot of their agent, for the pace of their campaign (pacing.ts), or for
// the turn of their number or its carrier (carrier-pace.ts), lets others pass: a job that dials takes the call whose turn it
// is, which need not be the one it came for.
// Called by live/calls.ts and jobs.ts. Absent on purpose: counters; slots are leases and are counted under a lock.
import { findRoute, type Route } from '../../phone-numbers/service/route.ts';
import { fail, Failure } from '../../../core/errors.ts';
import type { DatabaseClock } from '../../../database/database-clock.ts';
import { dequeue, enqueue } from '../../../jobs/enqueue.ts';
import { loadBlueprint, type AgentRow } from '../../agents/service.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { hasHold, holdForCall } from '../../wallet/service/holds.ts';
import { findCallById, lockCall, type CallRow } from '../rows/calls.ts';
import { claimCall, clearMoment, giveBack, setMoment } from '../rows/leases.ts';
import {
  countReady,
  countSlots,
  firstWaiting,
  isAgentFull,
  isWaitedFor,
  listTurnsWaitedFor,
  lockQueue,
  markWaiting,
  type WaitReason,
} from '../rows/queue.ts';
import { countRoom } from '../rows/voice-processes.ts';
import { transition } from '../transitions.ts';
import { momentOf, pacingOf, readPacers, type Pacing } from './campaign-throttle.ts';
import { readPacedNumbers, takeTurn, turnsOf } from './carrier-throttle.ts';
import { agentCarriage } from './prices.ts';
import { ANY_PLACE, areHeard, keepingPlace, reserveBoth, WHY_MISSING, type Place } from './stt-slots.ts';
import { cancelUndialed } from './withdraw.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import type { Runtime } from '../../../runtime.ts';

export interface Claimant {
  /** Names the process in the lease. */
  owner: string;
  leaseMs: number;
  /** Learns from each look at the queue. */
  databaseClock: DatabaseClock;
  /** Takes room for a call in this process; null when there is none. Left out: there is always room. */
  takeRoom?(): Place | null;
  /** Called when there may be room at the recogniser again for a call that waits for it. */
  wake?(): void;
}

/** How long a call waits for a slot when nobody says otherwise. */
export const QUEUE_TTL_SECONDS = 300;
// When a slot frees is not known; half a minute of talk is short, and asking costs a request.
const RETRY_SECONDS = 10;
const NO_HEARING = 'No connection to the recogniser is free (RECOGNISER_CONNECTIONS).';

/** What came of looking at the queue. */
export type Taken =
  /** Claimed; a paced call is to be dialed at the moment that was reserved, its `dialed_at`. */
  | { type: 'call'; call: CallRow; isPaced: boolean }
  /** One was taken out of the queue instead. */
  | { type: 'again' }
  /** Nothing to dial now; with `lookInMs` a pace lets the next call through then. */
  | { type: 'nothing'; lookInMs: number | null };

const AGAIN: Taken = { type: 'again' };
// Whoever looks has a timer. Should that process die, somebody looks so much later.
const OTHERS_LOOK_MS = 1_000;
// Another process may have room, and this one is called when it has.
const PLACE_LOOK_MS = 1_000;
// While every process is full, this is one job a workspace so often.
const ROOM_LOOK_MS = 500;
const roomy = (): Place => ANY_PLACE;

/**
 * Takes the next call of the workspace that may be dialed.
 * @param callId the call that the job came for: where there is no slot, it is told that it waits
 * @returns with the place at its recogniser, which whoever runs the call gives back
 */
export async function takeNext(
  runtime: Runtime,
  workspaceId: string,
  claimant: Claimant,
  callId?: string,
): Promise<Taken & { place: Place }> {
  return keepingPlace(
    (hold) => inTransaction(runtime.db, (trx) => look(trx, runtime, workspaceId, claimant, callId, hold)),
    ({ type }) => type === 'call',
  );
}

async function look(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  { owner, leaseMs, databaseClock, wake, takeRoom = roomy }: Claimant,
  callId: string | undefined,
  hold: (place: Place) => void,
): Promise<Taken> {
  hold(ANY_PLACE);
  await lockQueue(trx, workspaceId);
  const own = callId === undefined ? undefined : await findCallById(trx, callId);
  if (own && (await blockUnwanted(trx, runtime, own)) === 'blocked') return AGAIN;
  const { free } = await countSlots(trx, workspaceId, runtime.config);
  if (free === 0) {
    if (own) await wait(trx, own.id, 'concurrency');
    return { type: 'nothing', lookInMs: null };
  }
  if (own && (await isAgentFull(trx, workspaceId, own.agent_id))) await wait(trx, own.id, 'agent_concurrency');
  const asked = runtime.clock.monotonic();
  const state = await readPacers(trx, workspaceId);
  if (state.pacers.length > 0) databaseClock.record(state.now, asked, runtime.clock.monotonic());
  const pacing = pacingOf(state);
  const { next, lookInMs } = await choose(trx, workspaceId, pacing, free);
  if (!next) return nothing(trx, runtime, workspaceId, lookInMs);
  const route = await blockUnwanted(trx, runtime, next);
  if (route === 'blocked') return AGAIN;
  const place = await reserveBoth(trx, runtime, next, takeRoom(), wake ?? null);
  if (typeof place === 'string') {
    for (const id of new Set([next.id, own?.id ?? next.id])) await wait(trx, id, place);
    if (place === 'recogniser') return nothing(trx, runtime, workspaceId, PLACE_LOOK_MS);
    await leaveToOthers(trx, runtime, workspaceId);
    return { type: 'nothing', lookInMs: null };
  }
  hold(place);
  // Another workspace may have been quicker: then this call waits, too, and the next look passes it.
  if (route !== null && (await takeTurn(trx, route)) > 0) return AGAIN;
  if (next.queue_reason !== null) await dequeue(trx, expiryKey(next.id));
  const dialInMs = pacing.dialInMs(next.campaign_id);
  const call = await claimCall(trx, next.id, owner, leaseMs, dialInMs ?? 0);
  // Somebody may have ended it while we looked: then it is the turn of another.
  return call ? { type: 'call', call, isPaced: dialInMs !== null } : AGAIN;
}

/** The call that may be dialed now, if there is one; else when a pace lets one through. */
async function choose(
  trx: Trx,
  workspaceId: string,
  pacing: Pacing,
  freeSlots: number,
): Promise<{ next: CallRow | undefined; lookInMs: number | null }> {
  const paced = await readPacedNumbers(trx, workspaceId);
  const held = { campaigns: pacing.blocked, numbers: paced.map(({ number }) => number) };
  const next = await firstWaiting(trx, workspaceId, held);
  if (paced.length === 0) return { next, lookInMs: pacing.lookInMs };
  const waited = await listTurnsWaitedFor(trx, workspaceId, held);
  const turns = turnsOf(paced, waited, next?.created_at ?? null);
  const looks = [pacing.lookInMs, turns.lookInMs].filter((ms) => ms !== null);
  const lookInMs = looks.length === 0 ? null : Math.min(...looks);
  return { next: turns.keepSlot && freeSlots === 1 ? undefined : next, lookInMs };
}

/**
 * What came of a browser's wish to join: 'full' when there is no slot, 'unfunded' when the wallet does not cover the call, 'over'
 * when the call is, or somebody has joined it.
 */
export type Joined = { type: 'call'; call: CallRow } | { type: 'full' | 'over' | 'unfunded' };

/** Claims a call that a browser joins, with a slot of its own. The place is as in takeNext. */
export async function takeJoined(
  runtime: Runtime,
  callId: string,
  claimant: Claimant,
): Promise<Joined & { place: Place }> {
  return keepingPlace(
    (hold) => inTransaction(runtime.db, (trx) => lookAtJoined(trx, runtime, callId, claimant, hold)),
    ({ type }) => type === 'call',
  );
}

async function lookAtJoined(
  trx: Trx,
  runtime: Runtime,
  callId: string,
  { owner, leaseMs, takeRoom = roomy }: Claimant,
  hold: (place: Place) => void,
): Promise<Joined> {
  hold(ANY_PLACE);
  const call = await findCallById(trx, callId);
  if (!call || call.channel !== 'web' || call.status !== 'queued') return { type: 'over' };
  await lockQueue(trx, call.workspace_id);
  const refuse = async (detail: string): Promise<Joined> => {
    const at = new Date(runtime.clock.now());
    await transition(trx, runtime, callId, { to: 'failed', reason: 'concurrency_timeout', detail, at });
    return { type: 'full' };
  };
  const { free } = await countSlots(trx, call.workspace_id, runtime.config);
  if (free === 0 || (await isAgentFull(trx, call.workspace_id, call.agent_id))) {
    return refuse('no slot was free when the browser joined');
  }
  const place = await reserveBoth(trx, runtime, call, takeRoom(), null);
  if (typeof place === 'string') return refuse(WHY_MISSING[place]);
  hold(place);
  await dequeue(trx, expiryKey(callId));
  const claimed = await claimCall(trx, callId, owner, leaseMs);
  if (!claimed) return { type: 'over' };
  try {
    await holdForJoined(trx, runtime, claimed);
    return { type: 'call', call: claimed };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'insufficient_funds') throw error;
    const at = new Date(runtime.clock.now());
    const detail = error.details.detail ?? error.message;
    await transition(trx, runtime, callId, { to: 'failed', reason: 'insufficient_funds', detail, at });
    return { type: 'unfunded' };
  }
}

/** What the call reserves, by the version of its agent; nothing twice, where an earlier version reserved with the token. */
async function holdForJoined(trx: Trx, runtime: Runtime, call: CallRow): Promise<void> {
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  if (await hasHold(trx, call.id)) return;
  const own = await workspaceProviders(runtime, workspaceId, trx);
  const { settings } = await loadBlueprint(trx, workspaceId, agentId, version);
  await holdForCall(trx, runtime, workspaceId, call.id, agentCarriage(own, 'web', { settings }));
}

/** This process is full: whichever takes the job next looks, and it may be this one when a call has ended meanwhile. */
async function leaveToOthers(trx: Trx, runtime: Runtime, workspaceId: string): Promise<void> {
  const runAt = new Date(runtime.clock.now() + ROOM_LOOK_MS);
  await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `room:${workspaceId}` });
}

async function nothing(trx: Trx, runtime: Runtime, workspaceId: string, lookInMs: number | null): Promise<Taken> {
  if (lookInMs !== null) {
    const runAt = new Date(runtime.clock.now() + lookInMs + OTHERS_LOOK_MS);
    await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `pace:${workspaceId}` });
  }
  return { type: 'nothing', lookInMs };
}

/**
 * Another moment for a claimed call that missed its own: whoever dials late would dial faster than the pace. Where its
 * campaign was paused meanwhile it goes back into the queue, where it was canceled the call is, too.
 * @returns the moment, or null when the call is not to be dialed, or was given to somebody else
 */
export async function reserveAgain(runtime: Runtime, call: CallRow): Promise<Date | null> {
  const { id: callId, workspace_id: workspaceId, lease_token: token, campaign_id: campaignId } = call;
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    // Its missed moment does not count as a dial.
    if (!(await clearMoment(trx, { callId, token }))) return null;
    const { now, pacers } = await readPacers(trx, workspaceId);
    const pacer = pacers.find(({ id }) => id === campaignId);
    if (!pacer) {
      await cancelUndialed(trx, runtime, callId);
      return null;
    }
    if (!pacer.held) return setMoment(trx, { callId, token }, momentOf(pacer, now) - now);
    if (await giveBack(trx, { callId, token })) await enqueue(trx, 'calls.next', { workspaceId });
    return null;
  });
}

/** The way of a call that was not dialed; `blocked` when it may not go there, or no longer: it is failed then. */
async function blockUnwanted(trx: Trx, runtime: Runtime, call: CallRow): Promise<Route | 'blocked' | null> {
  if (call.status !== 'queued' || call.dialed_at !== null || call.to_number === null) return null;
  const { workspace_id: workspaceId, from_number: from, to_number: to } = call;
  const route = await findRoute(trx, runtime, workspaceId, from!, to);
  const why = await whyUnwanted(trx, call, to, route);
  if (!why) return route as Route;
  const at = new Date(runtime.clock.now());
  return (await transition(trx, runtime, call.id, { to: 'failed', ...why, at })) === null ? null : 'blocked';
}

async function whyUnwanted(trx: Trx, call: CallRow, to: string, route: Awaited<ReturnType<typeof findRoute>>) {
  if (await isDncNumber(trx, call.workspace_id, to)) {
    return { reason: 'dnc_blocked' as const, detail: 'the number is on the do-not-call list' };
  }
  if (!('refused' in route)) return null;
  const { field, code, detail } = route.refused;
  return { reason: 'invalid_number' as const, detail: `${code}: ${call[field]} ${detail}` };
}

async function wait(trx: Trx, callId: string, reason: WaitReason): Promise<void> {
  const marked = await markWaiting(trx, callId, reason);
  if (!marked?.queue_expires_at) return;
  await enqueue(trx, 'calls.expire', { callId }, { runAt: marked.queue_expires_at, jobKey: expiryKey(callId) });
}

/** Sees to it that a call which nobody joins comes to an end. */
export async function expireUnjoined(trx: Trx, callId: string, at: Date): Promise<void> {
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
 * not count on the same slot.
 * @returns how many calls go before
 * @throws Failure `concurrency_limited`
 */
export async function requireFreeSlot(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  agentId: string,
): Promise<number> {
  await lockQueue(trx, workspaceId);
  const { free, used, cap } = await countSlots(trx, workspaceId, runtime.config);
  const { blocked } = pacingOf(await readPacers(trx, workspaceId));
  const { all, ofAgent, agentRoom } = await countReady(trx, workspaceId, agentId, blocked);
  const agentIsFull = agentRoom !== null && agentRoom <= ofAgent;
  if (free > all && !agentIsFull) return all;
  const detail = agentIsFull
    ? 'The agent has as many calls as its max_concurrent_calls allows.'
    : `${used} of ${cap} calls at once are under way; see GET /v1/limits.`;
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

/**
 * The same for the recogniser, after `requireFreeSlot`. Another process that carries calls is known by those that wait for it.
 * @param ahead calls that go before
 * @throws Failure `concurrency_limited`
 */
export async function requireHearing(
  trx: Trx,
  runtime: Runtime,
  { workspace_id, id: agent_id, version: agent_version }: AgentRow,
  ahead: number,
): Promise<void> {
  const isHeard = await areHeard(trx, runtime, { workspace_id, agent_id, agent_version }, ahead + 1);
  if (isHeard && !(await isWaitedFor(trx, workspace_id, 'recogniser'))) return;
  throw fail('concurrency_limited', { detail: NO_HEARING, retryAfter: RETRY_SECONDS });
}

/**
 * The same for the processes that carry calls. Where their room is not known, the call is let through and waits.
 * @param ahead calls that go before
 * @throws Failure `concurrency_limited`
 */
export async function requireRoom(trx: Trx, ahead: number): Promise<void> {
  const room = await countRoom(trx);
  if (room === null || room > ahead) return;
  const detail =
    'Every process that carries calls has as many as it can (CALLS_PER_PROCESS). Try again, or let the call wait.';
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

function expiryKey(callId: string): string {
  return `expire:${callId}`;
}
