// Operations of schedules on calls. Invariant: a call whose carrier request was sent, or is about to be, continues.
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { cancelUndialed } from '../dispatch/expiry.ts';
import { lockUndialed } from '../rows/calls.ts';

/** Ends the queued calls of a schedule as failed/canceled, in the given transaction. */
export async function withdrawWaiting(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  workspaceId: string,
  scheduleId: string,
): Promise<void> {
  // All calls are locked before the first one ends, because the end of a call locks the wallet.
  for (const id of await lockUndialed(trx, workspaceId, { scheduleId }))
    await cancelUndialed(trx, runtime, id, 'schedule');
}
