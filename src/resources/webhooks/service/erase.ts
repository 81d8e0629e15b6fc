// Erases the data of webhooks about one call: the bodies of its events, and the responses of receivers.
import type { Trx } from '../../../database/transaction.ts';
import { deleteEventsOfCall, type ErasedEvents } from '../store/erase.ts';

/** Also drops waiting deliveries. A delivery that is being sent may still arrive. */
export async function eraseEventsOfCall(trx: Trx, workspaceId: string, callId: string): Promise<ErasedEvents> {
  return deleteEventsOfCall(trx, workspaceId, callId);
}
