// SQL of the list of a user's sessions. Uses the database clock.
import { sql, type Selectable } from 'kysely';
import type { SessionsTable } from '../../../../generated/tables.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type UserSessionRow = Selectable<SessionsTable>;

const live = sql<boolean>`(revoked_at is null and expires_at > now())`;

export async function selectSessionsOf(
  db: Db,
  userId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<UserSessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(live)
    .$call(newestFirst(limit, after))
    .execute();
}

export async function countSessionsOf(db: Db, userId: string): Promise<number> {
  return countAll(db.selectFrom('sessions').where('user_id', '=', userId).where(live));
}

/** Returns false when the user has no such session, or it has ended. */
export async function revokeSessionOf(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(live)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns how many live sessions were ended. */
export async function revokeOtherSessionsOf(trx: Trx, userId: string, exceptId: string): Promise<number> {
  const result = await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .where(live)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Records that the session has enrolled a second factor. */
export async function markSession(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('sessions').set({ second_factor: 'totp' }).where('id', '=', id).execute();
}

/** Clears the second factor of all sessions of a user who has removed theirs. */
export async function unmarkSessionsOf(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ second_factor: null })
    .where('user_id', '=', userId)
    .where('second_factor', 'in', ['totp', 'recovery_code'])
    .execute();
}

/** Returns the seconds since the login. */
export async function selectSessionAge(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - created_at)::float8 as seconds from sessions where id = ${id}`.execute(db);
  return rows[0]?.seconds ?? Infinity;
}

/** Records a use, unless another request has just recorded one. */
export async function touchSession(db: Db, id: string, ip: string, staleSeconds: number): Promise<void> {
  await sql`update sessions set last_used_at = now(), last_used_ip = ${ip}
    where id = ${id} and last_used_at < now() - make_interval(secs => ${staleSeconds})`.execute(db);
}

/** Deletes up to `limit` sessions that ended more than `days` ago, and their refresh tokens. @returns the number of sessions */
export async function deleteEndedSessions(db: Db, days: number, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from sessions where id in (
      select id from sessions where least(expires_at, revoked_at) < now() - make_interval(days => ${days})
      order by least(expires_at, revoked_at) limit ${limit} for update skip locked)
    returning 1`.execute(db);
  return rows.length;
}
