// SQL of users, sessions and refresh_tokens.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { SessionsTable, UsersTable } from '../../../generated/tables.ts';
import type { WorkspaceRole } from '../../core/context.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type UserRow = Selectable<UsersTable>;
/** The second factor with which a session was opened or that it enrolled. */
export type SessionFactor = 'totp' | 'recovery_code' | 'provider';

export async function insertUser(
  trx: Trx,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'password_hash' | 'email_verified'>,
): Promise<UserRow> {
  return trx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function selectUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Prevents other transactions from inserting a user until this one ends. */
export async function lockUsers(trx: Trx): Promise<void> {
  await sql`lock table users in share row exclusive mode`.execute(trx);
}

export async function selectHasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function selectUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the row, so that changes of a user's login methods are serialized. Rows that refer to the user can still be inserted. */
export async function lockUser(trx: Trx, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Takes a share lock: login methods do not change until the transaction ends. */
export async function shareUser(trx: Trx, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

export async function updateUser(trx: Trx, id: string, changes: Updateable<UsersTable>): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that the mailbox of the address is the user's, unless the user has another address now. */
export async function verifyEmail(trx: Trx, id: string, email: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', id)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/** In days, measured by the database clock, so that API processes with different clocks agree. */
interface Lifetimes {
  /** Counted from the last refresh. */
  idleDays: number;
  /** Counted from the login, refreshed or not. */
  maxDays: number;
}

export async function insertSession(
  trx: Trx,
  session: Pick<Insertable<SessionsTable>, 'id' | 'user_id' | 'workspace_id'> &
    Pick<Selectable<SessionsTable>, 'ip' | 'user_agent'> & { second_factor: SessionFactor | null },
  { idleDays, maxDays }: Lifetimes,
): Promise<void> {
  const days = Math.min(idleDays, maxDays);
  await trx
    .insertInto('sessions')
    .values({ ...session, last_used_ip: session.ip, expires_at: sql`now() + make_interval(days => ${days})` })
    .execute();
}

/** Extends the session's idle lifetime, at most to the end of its absolute lifetime. */
export async function extendSession(trx: Trx, id: string, { idleDays, maxDays }: Lifetimes): Promise<void> {
  const idle = sql`now() + make_interval(days => ${idleDays})`;
  const absolute = sql`created_at + make_interval(days => ${maxDays})`;
  await trx
    .updateTable('sessions')
    .set({ expires_at: sql`least(${idle}, ${absolute})` })
    .where('id', '=', id)
    .execute();
}

export async function revokeSession(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Takes a share lock: the session does not end until the transaction ends. @returns whether it has not ended */
export async function shareSession(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select(ended.as('ended'))
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row?.ended === false;
}

/** Revokes all sessions of the user except `exceptId`. */
export async function revokeSessionsOf(trx: Trx, userId: string, exceptId: string | null): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute();
}

export async function updateWorkspaceOfSession(trx: Trx, id: string, workspaceId: string): Promise<void> {
  await trx.updateTable('sessions').set({ workspace_id: workspaceId }).where('id', '=', id).execute();
}

const ended = sql<boolean>`(sessions.revoked_at is not null or sessions.expires_at <= now())`;

/** Precision of the last use of a session: one write per this time instead of one per request. */
export const USE_SECONDS = 60;
const stale = sql<boolean>`(sessions.last_used_at < now() - make_interval(secs => ${USE_SECONDS}))`;

interface SessionState {
  user_id: string;
  /** Revoked or expired, by the database clock. */
  ended: boolean;
  /** Null when the user is not a member of the requested workspace. */
  role: WorkspaceRole | null;
  /** Whether the recorded last use is older than USE_SECONDS. */
  stale: boolean;
  has_second_factor: boolean;
  /** Whether the workspace requires a second factor, which the session does not have. */
  is_weak: boolean;
}

const isWeak = sql<boolean>`(workspaces.require_second_factor and sessions.second_factor is null)`;

export async function selectSession(db: Db, sessionId: string, workspaceId: string): Promise<SessionState | undefined> {
  return db
    .selectFrom('sessions')
    .leftJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'sessions.user_id').on('members.workspace_id', '=', workspaceId),
    )
    .leftJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select(['sessions.user_id', 'members.role', ended.as('ended'), stale.as('stale')])
    .select([sql<boolean>`(sessions.second_factor is not null)`.as('has_second_factor'), isWeak.as('is_weak')])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

/** Returns the given sessions that are still active, one entry per workspace of the user. */
export async function selectLiveSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; workspace_id: string; role: WorkspaceRole; is_weak: boolean }[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.user_id', 'sessions.user_id')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select(['sessions.id', 'members.workspace_id', 'members.role', isWeak.as('is_weak')])
    .where('sessions.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute();
}

export async function insertRefreshToken(trx: Trx, hash: Buffer, sessionId: string): Promise<void> {
  await trx.insertInto('refresh_tokens').values({ hash, session_id: sessionId }).execute();
}

export interface RefreshTokenState {
  session_id: string;
  user_id: string;
  workspace_id: string;
  /** Whether the user is a member of the workspace. */
  is_member: boolean;
  /** Whether the session was revoked or has expired. */
  ended: boolean;
  /** Time since the token was replaced, by the database clock; null if it was not. */
  superseded_ms: number | null;
  successor_sealed: string | null;
  /** Address of the session's last request. */
  last_used_ip: string | null;
}

/** Locks the token's row, so that concurrent refreshes with the same token are serialized. */
export async function lockRefreshToken(
  trx: Trx,
  hash: Buffer,
  maxDays: number,
): Promise<RefreshTokenState | undefined> {
  // clock_timestamp() is read after waiting for the lock, so a waiting refresh sees the current age of the replacement.
  const age = sql<number | null>`floor(extract(epoch from clock_timestamp() - token.superseded_at) * 1000)::float8`;
  const tooOld = sql<boolean>`sessions.created_at + make_interval(days => ${maxDays}) <= now()`;
  const isMember = sql<boolean>`exists (select from members m
    where m.workspace_id = sessions.workspace_id and m.user_id = sessions.user_id)`;
  return trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .select(['token.session_id', 'token.successor_sealed'])
    .select(['sessions.user_id', 'sessions.workspace_id', 'sessions.last_used_ip'])
    .select([age.as('superseded_ms'), sql<boolean>`(${ended} or ${tooOld})`.as('ended'), isMember.as('is_member')])
    .where('token.hash', '=', hash)
    .forUpdate('token')
    .executeTakeFirst();
}

/** Replaces a token. Happens once per token; presenting it again returns the replacement stored here, or is refused. */
export async function supersedeRefreshToken(trx: Trx, hash: Buffer, sealedReplacement: string): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ superseded_at: sql`clock_timestamp()`, successor_sealed: sealedReplacement })
    .where('hash', '=', hash)
    .where('superseded_at', 'is', null)
    .execute();
}
