// Ends the legs of a call at their carriers that nobody uses any longer. A job that is enqueued when the call ends, and when a
// carrier reports such a leg.
// Invariant: a leg that a human has after a cold transfer is never ended here. It outlasts its call until the carrier's limit.
import type { Db } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { accountOf } from '../../phone-numbers/service/route.ts';
import { legHoldId } from '../../wallet/service/holds.ts';
import { workspaceNumber } from '../dispatch/call-route.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { legName, selectLegs } from '../rows/legs.ts';
import { selectOnwardLeg } from '../rows/onward-legs.ts';

export async function enqueueHangUp(db: Db, callId: string): Promise<void> {
  await enqueue(db, 'calls.hang-up', { callId }, { jobKey: `hang-up:${callId}` });
}

/** Idempotent. */
export async function hangUpLegs(runtime: Uses<'db' | 'vault' | 'providers'>, callId: string): Promise<void> {
  const call = await selectCallById(runtime.db, callId);
  if (!call) return;
  const number = await findActiveNumber(runtime.db, call.workspace_id, workspaceNumber(call));
  const account = number && accountOf(runtime, number);
  const reported = await selectLegs(runtime.db, callId);
  // A carrier that never reported the first leg may still have it open. It identifies that leg by the id of the call.
  const unreported = { callId, number: 1, carrier: number?.carrier, ref: null, status: 'offered' };
  for (const leg of reported.some(({ number: nth }) => nth === 1) ? reported : [unreported, ...reported]) {
    if (leg.status === 'over' || (await isLegInUse(runtime.db, call, leg.number))) continue;
    const carrier = runtime.providers.carriers().find(({ id }) => id === leg.carrier);
    await carrier?.hangUp?.({ id: legName(callId, leg.number), ref: leg.ref }, account);
  }
}

/**
 * Returns whether the call, or a human who was connected by a cold transfer, still uses this leg. The second leg of a warm transfer
 * may be given up while its call continues: if the response to its request is lost, only a callback reports that it exists.
 * @param number 1 carries the call; higher numbers are legs of warm transfers
 */
export async function isLegInUse(db: Db, call: Pick<CallRow, 'id' | 'ended_at'>, number: number): Promise<boolean> {
  if (number > 1) {
    if (call.ended_at) return false;
    const warm = await selectOnwardLeg(db, legName(call.id, number));
    return !warm?.ended_at;
  }
  if (!call.ended_at) return true;
  const transfer = await selectOnwardLeg(db, legHoldId(call.id));
  return transfer !== undefined && transfer.requested_at !== null && transfer.ended_at === null;
}
