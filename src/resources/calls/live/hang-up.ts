// Ends the legs of a finished call at their carriers. A job that is enqueued when the call ends.
import type { Db } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { accountOf } from '../../phone-numbers/service/route.ts';
import { workspaceNumber } from '../dispatch/call-route.ts';
import { selectCallById } from '../rows/calls.ts';
import { legName, selectLegs } from '../rows/legs.ts';

export async function enqueueHangUp(db: Db, callId: string): Promise<void> {
  await enqueue(db, 'calls.hang-up', { callId }, { jobKey: `hang-up:${callId}` });
}

/** Idempotent. */
export async function hangUpLegs(runtime: Uses<'db' | 'vault' | 'providers'>, callId: string): Promise<void> {
  const call = await selectCallById(runtime.db, callId);
  if (!call?.ended_at) return;
  const number = await findActiveNumber(runtime.db, call.workspace_id, workspaceNumber(call));
  const account = number && accountOf(runtime, number);
  const reported = await selectLegs(runtime.db, callId);
  // A carrier that never reported the first leg may still have it open. It identifies that leg by the id of the call.
  const unreported = { callId, number: 1, carrier: number?.carrier, ref: null, status: 'offered' };
  for (const leg of reported.some(({ number: nth }) => nth === 1) ? reported : [unreported, ...reported]) {
    if (leg.status === 'over') continue;
    const carrier = runtime.providers.carriers().find(({ id }) => id === leg.carrier);
    await carrier?.hangUp?.({ id: legName(callId, leg.number), ref: leg.ref }, account);
  }
}
