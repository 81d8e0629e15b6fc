// Erases data derived from an erased call: test cases with the words of its caller, their copies and results in runs, and the stored
// responses that created them.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { finishErasurePart } from '../../calls/service/erasure.ts';
import { deleteCasesOfCall, forgetStoredCases } from '../store.ts';

/** Safe to run twice. */
export async function eraseCasesOfCall(
  runtime: Uses<'clock' | 'db'>,
  workspaceId: string,
  callId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const deleted = await deleteCasesOfCall(trx, workspaceId, callId);
    const stored_answers = await forgetStoredCases(trx, workspaceId, deleted);
    const counts = { test_cases: deleted.length, stored_answers };
    await finishErasurePart(trx, runtime, workspaceId, callId, 'test_cases', counts);
  });
}
