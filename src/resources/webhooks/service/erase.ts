// What webhooks hold about one call: the bodies of its events, and what receivers answered.
import type { Trx } from '../../../database/transaction.ts';
import { deleteEventsOfCall, type ErasedEvents } from '../store/erase.ts';

/** Also drops deliveries that wait. One that is being sent at this moment may still arrive. */
export async function eraseEventsOfCall(trx: Trx, workspaceId: string, callId: string): Promise<ErasedEvents> {
  return deleteEventsOfCall(trx, workspaceId, callId);
}
