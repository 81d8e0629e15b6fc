// Claims of outbound calls and of calls in the browser. One transaction under the lock of the workspace's queue checks the
// do-not-call list, finds a slot, acquires what the call needs in this process, and takes the call's lease.
// First come, first served, except that a call that waits for a slot of its agent, for its campaign's throttle
// (campaign-throttle.ts) or for its number or carrier (carrier-throttle.ts) lets others pass: a job that dials takes the next call
// in the queue, which need not be the one it came for.
// Absent on purpose: counters; slots are leases and are counted under the lock.
import type { Uses } from '../../../runtime.ts';
import { Failure } from '../../../core/errors.ts';
import type { DatabaseClock } from '../../../database/database-clock.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { findRoute, type OutboundRoute } from '../../phone-numbers/service/route.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { hasHold, holdForCall } from '../../wallet/service/holds.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { selectDraft } from '../rows/drafts.ts';
import { selectThrottleStates } from '../rows/campaign-throttles.ts';
import { selectThrottledNumbers } from '../rows/carrier-throttles.ts';
import { claimCall, clearDialAt, requeueCall, setDialAt } from '../rows/leases.ts';
import {
  countSlots,
  isAgentFull,
  lockQueue,
  markCampaignCallsWaiting,
  selectFirstWaiting,
  selectThrottledWaits,
} from '../rows/queue.ts';
import { transition } from '../transitions.ts';
import { nextDialOf, scheduleCampaigns, type CampaignSchedule } from './campaign-throttle.ts';
import { acquireDial, scheduleNumbers } from './carrier-throttle.ts';
import { cancelExpiry, waitFor } from './expiry.ts';
import { NOTHING_HELD, withPermits, type Release } from './permits.ts';
import { agentPricing } from './prices.ts';
import { acquirePermits, WHY_MISSING } from './stt-slots.ts';
import { cancelUndialed } from './cancel.ts';
import type { CallQueueing } from '../service.ts';

/** What the claim of a queued call uses. */
type Claiming = CallQueueing & Uses<'publicUrl'>;

export interface Claimant {
  /** Names the process in the lease. */
  owner: string;
  leaseMs: number;
  /** Calibrated by each claim under a throttle. */
  databaseClock: DatabaseClock;
  /** Acquires room for a call in this process; null when there is none. Left out: there is always room. */
  acquireRoom?(): Release | null;
  /** Called when an STT slot may be free again for a call that waits for one. */
  wake?(): void;
}

/** The result of a claim. */
export type QueueClaim =
  /** Claimed. A throttled call is to be dialed at its reserved moment, the row's `dial_at`. */
  | { type: 'call'; call: CallRow; isThrottled: boolean }
  /** A call left the queue without being claimed: claim again. */
  | { type: 'again' }
  /** Nothing to dial now; with `pollInMs` a throttle lets the next call through then. */
  | { type: 'nothing'; pollInMs: number | null };

const AGAIN: QueueClaim = { type: 'again' };
// The process that claims has a timer for its next poll. If the process dies, a job makes another process poll, this long after the
// timer was due.
const BACKUP_POLL_MS = 1_000;
// How soon the queue is polled again for a call that found no STT slot in this process: another process may have one. This process is
// also woken (`wake`) as soon as it has a slot.
const STT_SLOT_POLL_MS = 1_000;
// How soon the queue is polled again when this process has no room for a call. While every process is full, this costs one job per
// workspace in every such interval.
const CAPACITY_POLL_MS = 500;
const unlimited = (): Release => NOTHING_HELD;

/**
 * Claims the next call of the workspace that may be dialed.
 * @param callId the call that the job came for: where there is no slot, its row records that it waits
 * @returns with the permits of the call; `release` gives them back when the call is over
 */
export async function claimNext(
  runtime: Claiming,
  workspaceId: string,
  claimant: Claimant,
  callId?: string,
): Promise<QueueClaim & { release: Release }> {
  return withPermits(
    (hold) => inTransaction(runtime.db, (trx) => claimInQueue(trx, runtime, workspaceId, claimant, callId, hold)),
    ({ type }) => type === 'call',
  );
}

async function claimInQueue(
  trx: Trx,
  runtime: Claiming,
  workspaceId: string,
  { owner, leaseMs, databaseClock, wake, acquireRoom = unlimited }: Claimant,
  callId: string | undefined,
  hold: (release: Release) => void,
): Promise<QueueClaim> {
  hold(NOTHING_HELD);
  await lockQueue(trx, workspaceId);
  const own = callId === undefined ? undefined : await selectCallById(trx, callId);
  if (own && (await failIfBlocked(trx, runtime, own)) === 'blocked') return AGAIN;
  const { free } = await countSlots(trx, workspaceId, runtime.config);
  if (free === 0) {
    if (own) await waitFor(trx, own.id, 'concurrency');
    else await markCampaignCallsWaiting(trx, workspaceId, 'concurrency');
    return { type: 'nothing', pollInMs: null };
  }
  if (!own) await markCampaignCallsWaiting(trx, workspaceId, 'agent_concurrency');
  else if (await isAgentFull(trx, workspaceId, own.agent_id)) await waitFor(trx, own.id, 'agent_concurrency');
  const askedAt = runtime.clock.monotonic();
  const state = await selectThrottleStates(trx, workspaceId);
  if (state.throttles.length > 0) databaseClock.record(state.now, askedAt, runtime.clock.monotonic());
  const schedule = scheduleCampaigns(state);
  const { next, pollInMs } = await chooseNext(trx, workspaceId, schedule, free);
  if (!next) return nothing(trx, runtime, workspaceId, pollInMs);
  const route = await failIfBlocked(trx, runtime, next);
  if (route === 'blocked') return AGAIN;
  const permits = await acquirePermits(trx, runtime, next, acquireRoom(), wake ?? null);
  if (typeof permits === 'string') {
    for (const id of new Set([next.id, own?.id ?? next.id])) await waitFor(trx, id, permits);
    if (permits === 'recogniser') return nothing(trx, runtime, workspaceId, STT_SLOT_POLL_MS);
    await leaveToOthers(trx, runtime, workspaceId);
    return { type: 'nothing', pollInMs: null };
  }
  hold(permits);
  // Workspaces share a carrier's throttle, but each locks only its own queue. Another workspace may have used up the throttle since
  // chooseNext read it: then this call waits, too, and the next claim passes over it.
  if (route !== null && (await acquireDial(trx, route)) > 0) return AGAIN;
  if (next.queue_reason !== null) await cancelExpiry(trx, next.id);
  const dialInMs = schedule.dialInMs(next.campaign_id);
  const call = await claimCall(trx, next.id, owner, leaseMs, dialInMs ?? 0);
  // It may have been ended meanwhile: then the next call is claimed.
  return call ? { type: 'call', call, isThrottled: dialInMs !== null } : AGAIN;
}

/** The call that may be dialed now, if there is one; else when a throttle lets one through. */
async function chooseNext(
  trx: Trx,
  workspaceId: string,
  campaigns: CampaignSchedule,
  freeSlots: number,
): Promise<{ next: CallRow | undefined; pollInMs: number | null }> {
  const throttled = await selectThrottledNumbers(trx, workspaceId);
  const blocked = { campaigns: campaigns.blocked, numbers: throttled.map(({ number }) => number) };
  const next = await selectFirstWaiting(trx, workspaceId, blocked);
  if (throttled.length === 0) return { next, pollInMs: campaigns.pollInMs };
  const waiting = await selectThrottledWaits(trx, workspaceId, blocked);
  const numbers = scheduleNumbers(throttled, waiting, next?.created_at ?? null);
  const polls = [campaigns.pollInMs, numbers.pollInMs].filter((ms) => ms !== null);
  const pollInMs = polls.length === 0 ? null : Math.min(...polls);
  return { next: numbers.keepSlot && freeSlots === 1 ? undefined : next, pollInMs };
}

/** This process is full: the process that takes the job claims, which may be this one when a call has ended meanwhile. */
async function leaveToOthers(trx: Trx, runtime: Uses<'clock'>, workspaceId: string): Promise<void> {
  const runAt = new Date(runtime.clock.now() + CAPACITY_POLL_MS);
  await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `room:${workspaceId}` });
}

async function nothing(
  trx: Trx,
  runtime: Uses<'clock'>,
  workspaceId: string,
  pollInMs: number | null,
): Promise<QueueClaim> {
  if (pollInMs !== null) {
    const runAt = new Date(runtime.clock.now() + pollInMs + BACKUP_POLL_MS);
    await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `pace:${workspaceId}` });
  }
  return { type: 'nothing', pollInMs };
}

/**
 * The result of a browser's attempt to join: 'full' when there is no slot, 'unfunded' when the wallet does not cover the call,
 * 'over' when the call has ended or was joined before.
 */
export type JoinResult = { type: 'call'; call: CallRow } | { type: 'full' | 'over' | 'unfunded' };

/** Claims a call that a browser joins, with a slot of its own. Permits are as in claimNext. */
export async function claimJoined(
  runtime: Claiming,
  callId: string,
  claimant: Claimant,
): Promise<JoinResult & { release: Release }> {
  return withPermits(
    (hold) => inTransaction(runtime.db, (trx) => claimForBrowser(trx, runtime, callId, claimant, hold)),
    ({ type }) => type === 'call',
  );
}

async function claimForBrowser(
  trx: Trx,
  runtime: Claiming,
  callId: string,
  { owner, leaseMs, acquireRoom = unlimited }: Claimant,
  hold: (release: Release) => void,
): Promise<JoinResult> {
  hold(NOTHING_HELD);
  const call = await selectCallById(trx, callId);
  if (!call || call.channel !== 'web' || call.status !== 'queued') return { type: 'over' };
  await lockQueue(trx, call.workspace_id);
  const refuse = async (detail: string): Promise<JoinResult> => {
    const at = new Date(runtime.clock.now());
    await transition(trx, runtime, callId, { to: 'failed', reason: 'concurrency_timeout', detail, at });
    return { type: 'full' };
  };
  const { free } = await countSlots(trx, call.workspace_id, runtime.config);
  if (free === 0 || (await isAgentFull(trx, call.workspace_id, call.agent_id))) {
    return refuse('no slot was free when the browser joined');
  }
  const permits = await acquirePermits(trx, runtime, call, acquireRoom(), null);
  if (typeof permits === 'string') return refuse(WHY_MISSING[permits]);
  hold(permits);
  await cancelExpiry(trx, callId);
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

/**
 * Reserves money for a call that a browser joins, by the version of its agent. Does nothing when the call has a hold: earlier
 * releases reserved the money when they issued the token with which a browser joins.
 */
async function holdForJoined(
  trx: Trx,
  runtime: Uses<'db' | 'log' | 'vault' | 'providers' | 'rates'>,
  call: CallRow,
): Promise<void> {
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  if (await hasHold(trx, call.id)) return;
  const providers = await workspaceProviders(runtime, workspaceId, trx);
  const blueprint = await loadBlueprint(trx, workspaceId, agentId, version);
  const settings = { ...blueprint.settings, ...(await selectDraft(trx, call.id, agentId)) };
  await holdForCall(trx, runtime, workspaceId, call.id, agentPricing(providers, 'web', { settings }));
}

/**
 * Reserves another moment for a claimed call that missed its own: a late dial would exceed the throttle. When its campaign was
 * paused meanwhile, the call goes back into the queue; when it was canceled, the call is canceled.
 * @returns the moment; null when the call is not to be dialed, or another process has it
 */
export async function reserveDialAgain(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  call: CallRow,
): Promise<Date | null> {
  const { id: callId, workspace_id: workspaceId, lease_token: token, campaign_id: campaignId } = call;
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    // Its missed moment does not count as a dial.
    if (!(await clearDialAt(trx, { callId, token }))) return null;
    const { now, throttles } = await selectThrottleStates(trx, workspaceId);
    const throttle = throttles.find(({ id }) => id === campaignId);
    if (!throttle) {
      await cancelUndialed(trx, runtime, callId);
      return null;
    }
    if (!throttle.paused) return setDialAt(trx, { callId, token }, nextDialOf(throttle, now) - now);
    if (await requeueCall(trx, { callId, token })) await enqueue(trx, 'calls.next', { workspaceId });
    return null;
  });
}

/**
 * Checks whether the number of a queued call may still be called.
 * @returns its route; 'blocked' when it may not be called, and the call has failed now; null when there is nothing to check or to
 * fail: the call has left the queue, has a reserved dial, has no number, or ended meanwhile
 */
async function failIfBlocked(trx: Trx, runtime: Claiming, call: CallRow): Promise<OutboundRoute | 'blocked' | null> {
  if (call.status !== 'queued' || call.dial_at !== null || call.to_number === null) return null;
  const { workspace_id: workspaceId, from_number: from, to_number: to } = call;
  const route = await findRoute(trx, runtime, workspaceId, from!, to);
  const why = await whyBlocked(trx, call, to, route);
  if (!why) return route as OutboundRoute;
  const at = new Date(runtime.clock.now());
  return (await transition(trx, runtime, call.id, { to: 'failed', ...why, at })) === null ? null : 'blocked';
}

async function whyBlocked(trx: Trx, call: CallRow, to: string, route: Awaited<ReturnType<typeof findRoute>>) {
  if (await isDncNumber(trx, call.workspace_id, to)) {
    return { reason: 'dnc_blocked' as const, detail: 'the number is on the do-not-call list' };
  }
  if (!('refused' in route)) return null;
  const { field, code, detail } = route.refused;
  return { reason: 'invalid_number' as const, detail: `${code}: ${call[field]} ${detail}` };
}
