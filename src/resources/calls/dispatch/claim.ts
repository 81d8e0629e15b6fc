// Claims outbound calls and browser calls. One transaction under the lock of the workspace's queue checks the do-not-call list,
// finds a slot, acquires the permits of the call in this process, and takes the lease of the call.
// Calls are claimed in the order of their creation. Calls that wait for an agent slot, a campaign throttle
// (campaign-throttle.ts), or a number or carrier throttle (carrier-throttle.ts) do not block the calls behind them. A dial job
// therefore claims the first call that can be dialed, which may not be the call that it was enqueued for.
// Deliberately omitted: counters. Slots are leases and are counted under the lock.
import { Failure } from '../../../core/errors.ts';
import type { DatabaseClock } from '../../../database/database-clock.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { findRoute, type OutboundRoute } from '../../phone-numbers/service/route.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { hasHold, holdForCall } from '../../wallet/service/holds.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { selectThrottleStates, type ThrottleState } from '../rows/campaign-throttles.ts';
import { selectThrottledNumbers } from '../rows/carrier-throttles.ts';
import { selectDraft } from '../rows/drafts.ts';
import { claimCall, clearDialAt, requeueCall, setDialAt } from '../rows/leases.ts';
import {
  countSlots,
  isAgentFull,
  lockQueue,
  lockQueueWithin,
  QueueBusy,
  markCampaignCallsWaiting,
  selectFirstWaiting,
  selectThrottledWaits,
} from '../rows/queue.ts';
import type { CallQueueing } from '../service.ts';
import { transitionCall } from '../transitions.ts';
import { nextDialOf, scheduleCampaigns, type CampaignSchedule } from './campaign-throttle.ts';
import { acquireDial, scheduleNumbers } from './carrier-throttle.ts';
import { cancelExpiry, recordWait, cancelUndialed, whyTooLate } from './expiry.ts';
import { NOTHING_HELD, withPermits, type Release } from './permits.ts';
import { agentPricing } from './prices.ts';
import { acquirePermits, WHY_MISSING } from './stt-slots.ts';

/** Dependencies of the claim of a queued call. */
type Claiming = CallQueueing & Uses<'publicUrl'>;

export interface Claimant {
  /** Names the process in the lease. */
  owner: string;
  leaseMs: number;
  /** Calibrated by each claim under a throttle, and by each reservation of another dial time. */
  databaseClock: DatabaseClock;
  /** Acquires capacity for a call in this process; null when there is none. Default: capacity is unlimited. */
  acquireCapacity?(): Release | null;
  /** Maximum wait for another transaction that holds the queue of the workspace. Default: QUEUE_WAIT_MS. */
  queueWaitMs?: number;
  /** Called when an STT slot may be free again for a call that waits for one. */
  wake?(): void;
}

/** The result of a claim. */
export type QueueClaim =
  /** Claimed. A throttled call must be dialed at its reserved time, `dial_at` of the row. */
  | { type: 'call'; call: CallRow; isThrottled: boolean }
  /** A call left the queue without being claimed: claim again. */
  | { type: 'again' }
  /** Another transaction holds the queue of the workspace for long. A job tries again. */
  | { type: 'busy' }
  /** Nothing to dial now. With `pollInMs`, a throttle permits the next call after this time. */
  | { type: 'nothing'; pollInMs: number | null };

// Transactions hold the queue for milliseconds, the planner up to 400 ms.
const QUEUE_WAIT_MS = 2_000;
const BUSY_POLL_MS = 1_000;
const AGAIN: QueueClaim = { type: 'again' };
// Delay of the backup job after the claiming process's own timer was due. If that process dies, the job makes another process poll.
const BACKUP_POLL_MS = 1_000;
// Poll interval for a call that found no STT slot in this process, because another process may have one. This process is also
// woken (`wake`) as soon as it has a free slot.
const STT_SLOT_POLL_MS = 1_000;
// Poll interval while this process has no free capacity. While every process is full, this costs one job per workspace and interval.
const CAPACITY_POLL_MS = 500;
const unlimited = (): Release => NOTHING_HELD;

/**
 * Claims the next call of the workspace that may be dialed.
 * @param callId the call that the job was enqueued for. If there is no free slot, its row records that it waits; if it does not wait
 * any more, nothing is claimed
 * @returns the claim with the permits of the call; call `release` when the call is over
 */
export async function claimNext(
  runtime: Claiming,
  workspaceId: string,
  claimant: Claimant,
  callId?: string,
): Promise<QueueClaim & { release: Release }> {
  return withPermits(
    (register) =>
      inTransaction(runtime.db, (trx) => claimInQueue(trx, runtime, workspaceId, claimant, callId, register)).catch(
        (error: unknown) => {
          if (error instanceof QueueBusy) return leaveBusy(runtime, workspaceId);
          throw error;
        },
      ),
    ({ type }) => type === 'call',
  );
}

/** Enqueues one claim of the workspace for later, however many calls found its queue busy. */
async function leaveBusy({ db, clock, log }: Claiming, workspaceId: string): Promise<QueueClaim> {
  const runAt = new Date(clock.now() + BUSY_POLL_MS);
  await enqueue(db, 'calls.next', { workspaceId }, { runAt, jobKey: `busy:${workspaceId}` });
  log.warn({ workspaceId }, 'the queue of a workspace is locked by another transaction; its calls are dialed later');
  return { type: 'busy' };
}

async function claimInQueue(
  trx: Trx,
  runtime: Claiming,
  workspaceId: string,
  { owner, leaseMs, databaseClock, wake, acquireCapacity = unlimited, queueWaitMs = QUEUE_WAIT_MS }: Claimant,
  callId: string | undefined,
  register: (release: Release) => void,
): Promise<QueueClaim> {
  register(NOTHING_HELD);
  await lockQueueWithin(trx, workspaceId, queueWaitMs);
  const own = callId === undefined ? undefined : await selectCallById(trx, callId);
  if (callId !== undefined && !isInLine(own)) return { type: 'nothing', pollInMs: null };
  if (own && (await failIfBlocked(trx, runtime, own)) === 'blocked') return AGAIN;
  const freeSlots = await countFreeSlots(trx, runtime, workspaceId, own);
  if (freeSlots === 0) return { type: 'nothing', pollInMs: null };
  const schedule = scheduleCampaigns(await readThrottles(trx, runtime, workspaceId, databaseClock));
  const { next, pollInMs } = await chooseNext(trx, workspaceId, schedule, freeSlots);
  if (!next) return nothingToDial(trx, runtime, workspaceId, pollInMs);
  const route = await failIfBlocked(trx, runtime, next);
  if (route === 'blocked') return AGAIN;
  const permits = await acquirePermits(trx, runtime, next, acquireCapacity(), wake ?? null);
  if (typeof permits === 'string') {
    for (const id of new Set([next.id, own?.id ?? next.id])) await recordWait(trx, id, permits);
    if (permits === 'recogniser') return nothingToDial(trx, runtime, workspaceId, STT_SLOT_POLL_MS);
    return leaveToOthers(trx, runtime, workspaceId);
  }
  register(permits);
  // Workspaces share the throttle of a carrier, but each locks only its own queue. Another workspace may have used up the
  // throttle after chooseNext read it. This call then waits too, and the next claim skips it.
  if (route !== null && (await acquireDial(trx, route)) > 0) return AGAIN;
  if (next.queue_reason !== null) await cancelExpiry(trx, next.id);
  const dialInMs = schedule.dialInMs(next.campaign_id);
  const call = await claimCall(trx, next.id, owner, leaseMs, dialInMs ?? 0);
  // The call may have ended in the meantime. The next call is claimed instead.
  return call ? { type: 'call', call, isThrottled: dialInMs !== null } : AGAIN;
}

/** Whether the call waits to be claimed. */
function isInLine(call: CallRow | undefined): boolean {
  return call?.status === 'queued' && call.dial_at === null;
}

/**
 * Returns the number of free slots of the workspace. Records which calls wait for a slot of the workspace or of their agent.
 * @param own the call that the job was enqueued for
 */
async function countFreeSlots(
  trx: Trx,
  runtime: Claiming,
  workspaceId: string,
  own: CallRow | undefined,
): Promise<number> {
  const { free } = await countSlots(trx, workspaceId, runtime.config);
  const reason = free === 0 ? 'concurrency' : 'agent_concurrency';
  if (!own) await markCampaignCallsWaiting(trx, workspaceId, reason);
  else if (free === 0 || (await isAgentFull(trx, workspaceId, own.agent_id))) await recordWait(trx, own.id, reason);
  return free;
}

/** Reads the throttles of the running campaigns. Calibrates the clock by the time of the database, which they use. */
async function readThrottles(
  trx: Trx,
  { clock }: Uses<'clock'>,
  workspaceId: string,
  databaseClock: DatabaseClock,
): Promise<{ now: number; throttles: ThrottleState[] }> {
  const askedAt = clock.monotonic();
  const state = await selectThrottleStates(trx, workspaceId);
  if (state.throttles.length > 0) databaseClock.record(state.now, askedAt, clock.monotonic());
  return state;
}

/** Returns the call that may be dialed now, if any, and when to poll again for calls that a throttle delays. */
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

/** Enqueues a delayed claim for any process, because this one is full. It may run here if a call has ended by then. */
async function leaveToOthers(trx: Trx, runtime: Uses<'clock'>, workspaceId: string): Promise<QueueClaim> {
  const runAt = new Date(runtime.clock.now() + CAPACITY_POLL_MS);
  await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `capacity:${workspaceId}` });
  return { type: 'nothing', pollInMs: null };
}

async function nothingToDial(
  trx: Trx,
  runtime: Uses<'clock'>,
  workspaceId: string,
  pollInMs: number | null,
): Promise<QueueClaim> {
  if (pollInMs !== null) {
    const runAt = new Date(runtime.clock.now() + pollInMs + BACKUP_POLL_MS);
    await enqueue(trx, 'calls.next', { workspaceId }, { runAt, jobKey: `throttle:${workspaceId}` });
  }
  return { type: 'nothing', pollInMs };
}

/**
 * Result of a browser's attempt to join: 'full' when no slot is free, 'unfunded' when the wallet does not cover the call, 'over'
 * when the call has ended or was already joined.
 */
type JoinResult = { type: 'call'; call: CallRow } | { type: 'full' | 'over' | 'unfunded' };

/** Claims a call that a browser joins. The call has its own slot. Permits work as in claimNext. */
export async function claimJoined(
  runtime: Claiming,
  callId: string,
  claimant: Claimant,
): Promise<JoinResult & { release: Release }> {
  return withPermits(
    (register) => inTransaction(runtime.db, (trx) => claimForBrowser(trx, runtime, callId, claimant, register)),
    ({ type }) => type === 'call',
  );
}

async function claimForBrowser(
  trx: Trx,
  runtime: Claiming,
  callId: string,
  { owner, leaseMs, acquireCapacity = unlimited }: Claimant,
  register: (release: Release) => void,
): Promise<JoinResult> {
  register(NOTHING_HELD);
  const call = await selectCallById(trx, callId);
  if (!call || call.channel !== 'web' || call.status !== 'queued') return { type: 'over' };
  await lockQueue(trx, call.workspace_id);
  const refuse = async (detail: string): Promise<JoinResult> => {
    const at = new Date(runtime.clock.now());
    await transitionCall(trx, runtime, callId, { to: 'failed', reason: 'concurrency_timeout', detail, at });
    return { type: 'full' };
  };
  const { free } = await countSlots(trx, call.workspace_id, runtime.config);
  if (free === 0 || (await isAgentFull(trx, call.workspace_id, call.agent_id))) {
    return refuse('no slot was free when the browser joined');
  }
  const permits = await acquirePermits(trx, runtime, call, acquireCapacity(), null);
  if (typeof permits === 'string') return refuse(WHY_MISSING[permits]);
  register(permits);
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
    await transitionCall(trx, runtime, callId, { to: 'failed', reason: 'insufficient_funds', detail, at });
    return { type: 'unfunded' };
  }
}

/**
 * Reserves money for a call that a browser joins, priced by the version of its agent. Does nothing if the call has a hold:
 * earlier releases reserved the money when they issued the join token.
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
 * Reserves another dial time for a claimed call that missed its own, because a late dial would exceed the throttle. Calibrates the
 * clock: if the clock of the database was set back, every dial time is missed until the process knows. If the
 * campaign was paused in the meantime, the call returns to the queue. If it was canceled, the call is canceled.
 * @returns the dial time; null when the call must not be dialed or another process has its lease
 */
export async function reserveDialAgain(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  call: CallRow,
  databaseClock: DatabaseClock,
): Promise<Date | null> {
  const { id: callId, workspace_id: workspaceId, lease_token: token, campaign_id: campaignId } = call;
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    // The missed dial time does not count as a dial.
    if (!(await clearDialAt(trx, { callId, token }))) return null;
    const { now, throttles } = await readThrottles(trx, runtime, workspaceId, databaseClock);
    const throttle = throttles.find(({ id }) => id === campaignId);
    if (!throttle) {
      await cancelUndialed(trx, runtime, callId, 'campaign');
      return null;
    }
    if (!throttle.paused) return setDialAt(trx, { callId, token }, nextDialOf(throttle, now) - now);
    if (await requeueCall(trx, { callId, token })) await enqueue(trx, 'calls.next', { workspaceId });
    return null;
  });
}

/**
 * Checks whether the number of a queued call may still be called, and now.
 * @returns the route; 'blocked' when it may not, in which case the call has just failed; null when there is
 * nothing to check or to fail: the call has left the queue, has a reserved dial time, has no number, or has ended in the meantime
 */
async function failIfBlocked(trx: Trx, runtime: Claiming, call: CallRow): Promise<OutboundRoute | 'blocked' | null> {
  if (call.status !== 'queued' || call.dial_at !== null || call.to_number === null) return null;
  const { workspace_id: workspaceId, from_number: from, to_number: to } = call;
  const route = await findRoute(trx, runtime, workspaceId, from!, to);
  const why = whyTooLate(runtime, call) ?? (await whyBlocked(trx, call, to, route));
  if (!why) return route as OutboundRoute;
  const at = new Date(runtime.clock.now());
  return (await transitionCall(trx, runtime, call.id, { to: 'failed', ...why, at })) === null ? null : 'blocked';
}

async function whyBlocked(trx: Trx, call: CallRow, to: string, route: Awaited<ReturnType<typeof findRoute>>) {
  if (await isDncNumber(trx, call.workspace_id, to)) {
    return { reason: 'dnc_blocked' as const, detail: 'the number is on the do-not-call list' };
  }
  if (!('refused' in route)) return null;
  const { field, code, detail } = route.refused;
  return { reason: 'invalid_number' as const, detail: `${code}: ${call[field]} ${detail}` };
}
