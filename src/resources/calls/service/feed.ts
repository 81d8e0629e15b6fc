// The timelines of all calls of a workspace, for its event stream.
import type { Gap } from '../../../database/snapshots.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { countCallFeed, clearTransactionsAhead, selectCallFeed, type CallFeedRow } from '../rows/feed.ts';
import { EVENTS_CHANNEL, workspaceOf } from '../rows/timeline.ts';

/**
 * Calls `onUpdate` with the workspace of a call whose timeline has grown, or with null when it may be any workspace.
 * @returns a function that stops the notifications
 */
export function followTimelines(
  { notifications }: Uses<'notifications'>,
  onUpdate: (workspaceId: string | null) => void,
): () => void {
  return notifications.listen(EVENTS_CHANNEL, (payload) => onUpdate(payload === null ? null : workspaceOf(payload)));
}

/**
 * Reads rows until their data has `bytes`.
 * @returns also whether the rows that follow in the gap were left out for that reason
 */
export async function readCallFeed(db: Db, gap: Gap, bytes: number): Promise<{ rows: CallFeedRow[]; isCut: boolean }> {
  const rows = await selectCallFeed(db, gap, { bytes });
  return { rows, isCut: rows.length < (rows[0]?.found ?? 0) };
}

export async function countCallEvents(db: Db, gap: Gap): Promise<number> {
  const [row] = await countCallFeed(db, gap);
  return row!.count;
}

export async function clearRestoredTransactions(trx: Trx): Promise<void> {
  await clearTransactionsAhead(trx);
}
