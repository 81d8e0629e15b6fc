// SQL of password_resets. The table has no tokens, only their SHA-256.
import { sql } from 'kysely';
import { countAll } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export async function insertReset(trx: Trx, hash: Buffer, userId: string, minutes: number): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({ token_hash: hash, user_id: userId, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .execute();
}

export async function countOpenResets(trx: Trx, userId: string): Promise<number> {
  return countAll(
    trx
      .selectFrom('password_resets')
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`),
  );
}

/** The user of an open link. */
export async function selectResetUser(db: Db, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.user_id;
}

/** Consumes an open link. Of two concurrent requests with one token, only one gets true. */
export async function takeReset(trx: Trx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all links of a user. */
export async function deleteResets(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResets(db: Db): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
