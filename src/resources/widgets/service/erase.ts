// Erases the data in a visitor's session whose call was erased: the address, the page, and messages.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { finishErasurePart } from '../../calls/service/erasure.ts';
import { eraseSessionsOfCall } from '../store/sessions.ts';

/** Safe to run twice. */
export async function eraseVisitorOfCall(
  runtime: Uses<'clock' | 'db'>,
  workspaceId: string,
  callId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const counts = await eraseSessionsOfCall(trx, workspaceId, callId);
    await finishErasurePart(trx, runtime, workspaceId, callId, 'widget_sessions', counts);
  });
}
