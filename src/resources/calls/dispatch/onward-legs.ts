// Legs that a carrier keeps open in addition to or after the leg that carries a call: cold transfers, the human of a warm
// transfer, forwarded callers. Before the carrier request, each leg has a slot, money reserved for its whole limit, and that
// limit set at the carrier.
// Invariant: a leg is settled once, either by the carrier's callback or by the periodic check of legs whose callback never arrived.
// Deliberately omitted: extending a leg. The carrier ends it at its limit.
import { fail } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Carrier, DialFailure, OnwardState } from '../../../providers/ports/carrier.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Uses } from '../../../runtime.ts';
import { findPhoneNumber } from '../../phone-numbers/service.ts';
import { accountOf } from '../../phone-numbers/service/route.ts';
import type { PhoneNumberRow } from '../../phone-numbers/store.ts';
import { legHoldId, reserveSecondLeg } from '../../wallet/service/holds.ts';
import { cancelLeg, holdForLeg, settleLeg } from '../../wallet/service/legs.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { selectLegs } from '../rows/legs.ts';
import * as store from '../rows/onward-legs.ts';
import { countSlots, lockQueue } from '../rows/queue.ts';
import { appendTimeline } from '../rows/timeline.ts';
import { paidDestinations } from './prices.ts';

/** Maximum time between the reservation and the carrier request, which follows immediately. */
const REQUEST_SECONDS = 60;
/** A callback that has not arrived by then may be lost. The carrier is then queried for the state of the leg. */
const CHECK_SECONDS = 300;
/** Time beyond the limit for ringing and for the delay of a callback. */
const GRACE_SECONDS = 120;
/** How long a carrier that does not respond is queried. After that, the leg is charged for its longest possible duration. */
const GIVE_UP_SECONDS = 6 * 3_600;
const MAX_AT_ONCE = 100;

interface ReservedLeg {
  id: string;
  /** Duration that the wallet covers. */
  limitSeconds: number;
}

interface LegRoute {
  carrier: Carrier;
  number: PhoneNumberRow;
}

/**
 * Reserves a cold transfer. The transfer takes over the slot of its call.
 * @throws Failure `insufficient_funds`; ProviderError `refused` while an earlier transfer may still be in progress
 */
export async function reserveTransfer(
  runtime: Uses<'config' | 'db' | 'log' | 'rates'>,
  call: CallRow,
  { carrier, number }: LegRoute,
  to: string,
): Promise<ReservedLeg> {
  const { workspace_id: workspaceId, id: callId, direction } = call;
  const id = legHoldId(callId);
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    if (await store.selectOnwardLeg(trx, id)) {
      throw new ProviderError(carrier.id, 'refused', 'an earlier transfer of the call may still be in progress');
    }
    const maxSeconds = runtime.config.maxTransferSeconds;
    const destinations = paidDestinations(number, [to, direction === 'outbound' ? call.to_number : null]);
    const limitSeconds = await holdForLeg(trx, runtime, { workspaceId, id, maxSeconds, destinations });
    await store.insertOnwardLeg(
      trx,
      {
        workspace_id: workspaceId,
        id,
        kind: 'transfer',
        direction,
        call_id: callId,
        phone_number_id: number.id,
        carrier: carrier.id,
        to_number: to,
        limit_seconds: limitSeconds,
      },
      { expiresInSeconds: REQUEST_SECONDS, isRequested: false },
    );
    return { id, limitSeconds };
  });
}

/**
 * Marks the leg as requested, immediately before the carrier request.
 * @returns false when the reservation was released in the meantime
 */
export async function markRequested(runtime: Uses<'db'>, { id }: ReservedLeg): Promise<boolean> {
  return store.markLegRequested(runtime.db, id, CHECK_SECONDS);
}

/** Deletes a leg that was not requested or that the carrier refused. Nothing is charged, and another attempt may follow. */
export async function dropLeg(runtime: Uses<'db'>, id: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    if (await store.deleteLeg(trx, id)) await cancelLeg(trx, id);
  });
}

/** Schedules an early check of a leg whose request has an unknown outcome. */
export async function checkLegSoon(runtime: Uses<'db'>, id: string): Promise<void> {
  await store.postponeLeg(runtime.db, id, REQUEST_SECONDS);
}

/**
 * Reserves a slot and the first minute for the second leg of a warm transfer.
 * @throws Failure `insufficient_funds`, `concurrency_limited`
 */
export async function reserveWarmLeg(
  runtime: Uses<'config' | 'db' | 'log' | 'rates'>,
  call: CallRow,
  { carrier, number }: LegRoute,
  { name, to }: { name: string; to: string },
): Promise<void> {
  const { workspace_id: workspaceId, id: callId, direction } = call;
  await inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    const { used, limit } = await countSlots(trx, workspaceId, runtime.config);
    if (used >= limit) throw noSlot(used, limit);
    await store.insertOnwardLeg(
      trx,
      {
        workspace_id: workspaceId,
        id: name,
        kind: 'warm',
        direction,
        call_id: callId,
        phone_number_id: number.id,
        carrier: carrier.id,
        to_number: to,
        limit_seconds: runtime.config.maxTransferSeconds,
      },
      { expiresInSeconds: runtime.config.maxTransferSeconds + GRACE_SECONDS, isRequested: true },
    );
    await reserveSecondLeg(trx, runtime, callId, paidDestinations(number, [to]));
  });
}

/** Ends the human's leg. Its seconds are charged with the call. */
export async function freeWarmLeg(runtime: Uses<'db'>, workspaceId: string, name: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const ended = await store.endLeg(trx, { workspace_id: workspaceId, id: name });
    if (ended) await enqueue(trx, 'calls.next', { workspaceId });
  });
}

/**
 * Reserves a slot and money for a caller whom no agent can answer. Returns the same result for the same call while the leg lasts.
 * @param ref the carrier's id of the call
 * @returns limit of the leg in seconds; null when the leg is already over
 * @throws Failure `insufficient_funds`, `concurrency_limited`
 */
export async function reserveForward(
  runtime: Uses<'config' | 'db' | 'log' | 'rates'>,
  number: PhoneNumberRow,
  { carrier, ref, to }: { carrier: string; ref: string; to: string },
): Promise<number | null> {
  const { workspace_id: workspaceId } = number;
  const id = legHoldId(newId('fwd'));
  return inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    const known = await store.selectForward(trx, number, ref);
    if (known) return known.ended_at === null ? known.limit_seconds : null;
    const { used, limit } = await countSlots(trx, workspaceId, runtime.config);
    if (used >= limit) throw noSlot(used, limit);
    const maxSeconds = runtime.config.maxTransferSeconds;
    const destinations = paidDestinations(number, [to]);
    const limitSeconds = await holdForLeg(trx, runtime, { workspaceId, id, maxSeconds, destinations });
    await store.insertOnwardLeg(
      trx,
      {
        workspace_id: workspaceId,
        id,
        kind: 'forward',
        direction: 'inbound',
        phone_number_id: number.id,
        carrier,
        ref,
        to_number: to,
        limit_seconds: limitSeconds,
      },
      { expiresInSeconds: CHECK_SECONDS, isRequested: true },
    );
    return limitSeconds;
  });
}

function noSlot(used: number, limit: number) {
  return fail('concurrency_limited', {
    detail: `${used} of ${limit} concurrent calls are in progress; see GET /v1/limits.`,
  });
}

/**
 * Settles a leg with the duration that the carrier reported. A second report, or a report about another
 * workspace's leg, has no effect.
 */
export async function finishLeg(
  runtime: Uses<'db' | 'log'>,
  leg: Pick<store.OnwardLeg, 'workspace_id' | 'id'>,
  seconds: number,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    if (await closeLeg(trx, leg)) await settleLeg(trx, runtime, { workspaceId: leg.workspace_id, id: leg.id, seconds });
  });
}

/** Settles a cold transfer that the human did not answer. The call has ended as transferred; its timeline gets the failure. */
export async function finishUnanswered(
  runtime: Uses<'clock' | 'db' | 'log'>,
  call: Pick<CallRow, 'id' | 'workspace_id'>,
  reason: DialFailure,
): Promise<void> {
  const id = legHoldId(call.id);
  const leg = await store.selectOnwardLeg(runtime.db, id);
  if (!leg) return;
  const workspaceId = call.workspace_id;
  await inTransaction(runtime.db, async (trx) => {
    if (!(await closeLeg(trx, { workspace_id: workspaceId, id }))) return;
    const data = { transfer_to: leg.to_number, state: 'failed', reason };
    await appendTimeline(trx, runtime, call.id, [{ type: 'transfer_progress', data }]);
    await settleLeg(trx, runtime, { workspaceId, id, seconds: 0 });
  });
}

/** Ends a leg, so that its slot is free. The caller settles it. @returns false when it was already over */
async function closeLeg(trx: Trx, leg: Pick<store.OnwardLeg, 'workspace_id' | 'id'>): Promise<boolean> {
  const { workspace_id: workspaceId } = leg;
  const ended = await store.endLeg(trx, leg);
  if (!ended) return false;
  await enqueue(trx, 'calls.next', { workspaceId });
  const call = ended.call_id === null ? undefined : await selectCallById(trx, ended.call_id);
  if (call && call.campaign_id !== null) {
    await enqueue(trx, 'campaigns.leg-ended', { workspaceId, campaignId: call.campaign_id, callId: call.id });
  }
  return true;
}

/** Records the answer of a forwarded leg, for carriers that do not report its duration. */
export async function recordForwardAnswered(runtime: Uses<'db' | 'log'>, leg: store.OnwardLeg): Promise<void> {
  await store.markLegAnswered(runtime.db, leg.id);
  const { left_at: leftAt } = (await store.selectOnwardLeg(runtime.db, leg.id)) ?? leg;
  if (leftAt !== null) await finishByClock(runtime, leg);
}

/** Records that one side has left. A leg without a recorded answer is finished by the process that rang it. */
export async function recordForwardLeft(runtime: Uses<'db' | 'log'>, leg: store.OnwardLeg): Promise<void> {
  await store.markLegLeft(runtime.db, leg.id);
  const { answered_at: answeredAt } = (await store.selectOnwardLeg(runtime.db, leg.id)) ?? leg;
  if (answeredAt !== null) await finishByClock(runtime, leg);
}

async function finishByClock(runtime: Uses<'db' | 'log'>, leg: store.OnwardLeg): Promise<void> {
  const seconds = await store.selectOpenSeconds(runtime.db, leg.id);
  if (seconds !== undefined) await finishLeg(runtime, leg, seconds);
}

/** Settles legs whose end was not reported. A leg that cannot be checked now is checked later. */
export async function settleDueLegs(
  runtime: Uses<'db' | 'log' | 'vault' | 'providers'>,
  signal: AbortSignal,
): Promise<void> {
  for (const leg of await store.selectDueLegs(runtime.db, MAX_AT_ONCE)) {
    signal.throwIfAborted();
    try {
      await settleDue(runtime, leg);
    } catch (error) {
      runtime.log.warn({ err: error, leg: leg.id }, 'the end of a transferred leg could not be settled; retrying');
      await store.postponeLeg(runtime.db, leg.id, REQUEST_SECONDS);
    }
  }
}

async function settleDue(runtime: Uses<'db' | 'log' | 'vault' | 'providers'>, leg: store.DueLeg): Promise<void> {
  if (leg.requested_at === null) return dropLeg(runtime, leg.id);
  if (leg.kind === 'warm') return freeWarmLeg(runtime, leg.workspace_id, leg.id);
  const carrier = runtime.providers.carriers().find(({ id }) => id === leg.carrier);
  const number = await findPhoneNumber(runtime.db, leg.workspace_id, leg.phone_number_id);
  const account = number && accountOf(runtime, number);
  const ref = leg.ref ?? (await refOfCall(runtime, leg.call_id!));
  const state = await askState(runtime, leg, async () =>
    ref === null || !carrier?.checkOnward ? { type: 'unknown' } : carrier.checkOnward(ref, account),
  );
  if (state.type === 'over') return finishLeg(runtime, leg, state.seconds);
  if (state.type === 'unknown') return finishLeg(runtime, leg, leg.most_seconds);
  const isLate = leg.beyond_seconds > GRACE_SECONDS;
  if (isLate) await carrier?.hangUp?.({ id: leg.call_id ?? leg.id, ref }, account);
  await store.postponeLeg(runtime.db, leg.id, isLate ? REQUEST_SECONDS : CHECK_SECONDS);
}

async function askState(
  runtime: Uses<'log'>,
  leg: store.DueLeg,
  ask: () => Promise<OnwardState>,
): Promise<OnwardState> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError) || leg.beyond_seconds < GIVE_UP_SECONDS) throw error;
    runtime.log.error(
      { err: error, leg: leg.id },
      'a leg is charged for its limit: its carrier does not report how long it lasted',
    );
    return { type: 'unknown' };
  }
}

async function refOfCall({ db }: Uses<'db'>, callId: string): Promise<string | null> {
  return (await selectLegs(db, callId)).find(({ number }) => number === 1)?.ref ?? null;
}
