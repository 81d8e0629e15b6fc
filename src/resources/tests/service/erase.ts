// Erases data derived from an erased call: test cases with the words of its caller, and their copies and results in runs.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { finishErasurePart } from '../../calls/service/erasure.ts';
import { deleteCasesOfCall } from '../store.ts';

/** Safe to run twice. */
export async function eraseCasesOfCall(
  runtime: Uses<'clock' | 'db'>,
  workspaceId: string,
  callId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const deleted = await deleteCasesOfCall(trx, workspaceId, callId);
    if (deleted > 0) await finishErasurePart(trx, runtime, workspaceId, callId, 'test_cases', { test_cases: deleted });
  });
}
