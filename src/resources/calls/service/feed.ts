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

export async function readCallFeed(db: Db, gap: Gap): Promise<CallFeedRow[]> {
  return selectCallFeed(db, gap);
}

export async function countCallEvents(db: Db, gap: Gap): Promise<number> {
  const [row] = await countCallFeed(db, gap);
  return row!.count;
}

export async function clearRestoredTransactions(trx: Trx): Promise<void> {
  await clearTransactionsAhead(trx);
}
