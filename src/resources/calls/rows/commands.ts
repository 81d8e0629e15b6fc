// Wishes of live calls: the table's only writer.
import { sql, type Selectable } from 'kysely';
import type { CallWishesTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type WishRow = Selectable<CallWishesTable>;

const MOST_AT_ONCE = 20;

export async function insertWish(
  trx: Trx,
  workspaceId: string,
  wish: { id: string; callId: string; wish: string },
): Promise<void> {
  const row = { workspace_id: workspaceId, id: wish.id, call_id: wish.callId, wish: wish.wish };
  await trx.insertInto('call_wishes').values(row).execute();
}

export async function findWish(db: Db, workspaceId: string, id: string): Promise<WishRow | undefined> {
  return db
    .selectFrom('call_wishes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What nobody has carried out yet, in the order in which it was wished. */
export async function listOpenWishes(db: Db, workspaceId: string, callId: string): Promise<WishRow[]> {
  return db
    .selectFrom('call_wishes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
}

/** @param failure null when it was carried out; the first word about a wish is the last */
export async function closeWish(db: Db, workspaceId: string, id: string, failure: string | null): Promise<void> {
  await db
    .updateTable('call_wishes')
    .set({ done_at: sql`now()`, failure })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
