// SQL of identities and finished_sign_ins.
import { sql, type Selectable } from 'kysely';
import type { IdentitiesTable } from '../../../../generated/tables.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type IdentityRow = Selectable<IdentitiesTable>;

/** Returns the user of an identity and records its use. */
export async function useIdentity(trx: Trx, issuer: string, subject: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('identities')
    .set({ last_used_at: sql`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Returns undefined if the identity is already linked. */
export async function insertIdentity(
  trx: Trx,
  identity: Pick<IdentityRow, 'id' | 'issuer' | 'subject' | 'user_id' | 'email'>,
): Promise<IdentityRow | undefined> {
  return trx
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function selectIdentities(
  db: Db,
  userId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<IdentityRow[]> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .$call(newestFirst(limit, after))
    .execute();
}

export async function countIdentities(db: Db, userId: string): Promise<number> {
  return countAll(db.selectFrom('identities').where('user_id', '=', userId));
}

export async function deleteIdentity(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes all identities of a user. @returns their ids */
export async function deleteIdentities(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx.deleteFrom('identities').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns false when the sign-in was finished before. */
export async function insertFinished(db: Db, hash: Buffer, seconds: number): Promise<boolean> {
  const { rows } = await sql`insert into finished_sign_ins (hash, expires_at)
    values (${hash}, now() + make_interval(secs => ${seconds})) on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes up to `limit` rows of sign-ins that have expired. Returns how many. */
export async function deleteExpiredSignIns(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`delete from finished_sign_ins where hash in (
    select hash from finished_sign_ins where expires_at < now() limit ${limit}) returning 1`.execute(db);
  return rows.length;
}
