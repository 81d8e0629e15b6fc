// Users, sessions and refresh tokens: the only writer of the three tables.
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { DB, UsersTable } from '../../../generated/tables.ts';
import type { Role } from '../workspaces/store.ts';

export type UserRow = Selectable<UsersTable>;

export async function insertUser(
  db: Kysely<DB>,
  user: { id: string; email: string; name: string; password_hash: string },
): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function findUserByEmail(db: Kysely<DB>, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function findUser(db: Kysely<DB>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateUser(db: Kysely<DB>, id: string, changes: Updateable<UsersTable>): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertSession(
  db: Kysely<DB>,
  session: { id: string; user_id: string; workspace_id: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function extendSession(db: Kysely<DB>, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function revokeSession(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Every session of the user, but for the one to keep. */
export async function revokeSessionsOf(db: Kysely<DB>, userId: string, exceptId: string | null): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute();
}

export interface SessionState {
  user_id: string;
  expires_at: Date;
  revoked_at: Date | null;
  /** Null: the user is no member of the workspace asked for. */
  role: Role | null;
}

export async function findSession(
  db: Kysely<DB>,
  sessionId: string,
  workspaceId: string,
): Promise<SessionState | undefined> {
  return db
    .selectFrom('sessions')
    .leftJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'sessions.user_id').on('members.workspace_id', '=', workspaceId),
    )
    .select(['sessions.user_id', 'sessions.expires_at', 'sessions.revoked_at', 'members.role'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

/** Of these sessions those that live, once for each workspace of their user. */
export async function listLiveSessions(
  db: Kysely<DB>,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; workspace_id: string; role: Role }[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.user_id', 'sessions.user_id')
    .select(['sessions.id', 'members.workspace_id', 'members.role'])
    .where('sessions.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute();
}

export async function insertRefreshToken(db: Kysely<DB>, hash: Buffer, sessionId: string): Promise<void> {
  await db.insertInto('refresh_tokens').values({ hash, session_id: sessionId }).execute();
}

export interface RefreshTokenState {
  session_id: string;
  user_id: string;
  workspace_id: string;
  superseded_at: Date | null;
  expires_at: Date;
  revoked_at: Date | null;
}

/** Locks the token's row, so that two refreshes with it happen one after the other. */
export async function lockRefreshToken(db: Kysely<DB>, hash: Buffer): Promise<RefreshTokenState | undefined> {
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .select(['token.session_id', 'sessions.user_id', 'sessions.workspace_id', 'token.superseded_at'])
    .select(['sessions.expires_at', 'sessions.revoked_at'])
    .where('token.hash', '=', hash)
    .forUpdate('token')
    .executeTakeFirst();
}

/** Keeps the first time: using an old token again must not make it younger. */
export async function supersedeRefreshToken(db: Kysely<DB>, hash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ superseded_at: at })
    .where('hash', '=', hash)
    .where('superseded_at', 'is', null)
    .execute();
}
