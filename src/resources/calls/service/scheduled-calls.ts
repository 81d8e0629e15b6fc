// Operations of schedules on calls. Invariant: a call whose carrier request was sent, or is about to be, continues.
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { cancelUndialed } from '../dispatch/expiry.ts';
import { lockCall, selectCallsById } from '../rows/calls.ts';

/** Ends those of the calls that wait in the queue as failed/canceled, in the given transaction. */
export async function withdrawWaiting(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  const queued = (await selectCallsById(trx, workspaceId, ids)).filter(({ status }) => status === 'queued');
  for (const { id } of queued.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    // Locked, so that no process claims it.
    const call = await lockCall(trx, id);
    if (call?.status === 'queued' && call.dial_at === null) await cancelUndialed(trx, runtime, id, 'schedule');
  }
}
