// Users: registering, logging in and out, and changing oneself. Sessions themselves are minted in sessions.ts.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Principal, Registration, Session, User, UserUpdate } from '../../../generated/types.ts';
import type { Context, Runtime } from '../../core/context.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { hashPassword, verifyPassword } from '../../core/passwords.ts';
import { isTimeZone } from '../../core/time.ts';
import { constraintOf, inTransaction } from '../../database/transaction.ts';
import { findKey } from '../api-keys/service.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { findFirstMembership, openWorkspace, requireWorkspace } from '../workspaces/service.ts';
import { toWorkspace } from '../workspaces/wire.ts';
import { openSession } from './sessions.ts';
import * as store from './store.ts';
import { toUser } from './wire.ts';

export { refreshSession, findSessionActor, liveSessions } from './sessions.ts';

export interface NewUser {
  email: string;
  password: string;
  name: string;
  workspaceName?: string | undefined;
}

/** @throws Failure `registration_closed`, `email_taken` */
export async function registerUser(runtime: Runtime, input: NewUser): Promise<Registration> {
  if (runtime.config.registration !== 'open') throw fail('registration_closed');
  return createUser(runtime, input);
}

/** Registration without asking whether it is open; the first start of an embedded deployment uses it too. */
export async function createUser(runtime: Runtime, input: NewUser): Promise<Registration> {
  const passwordHash = await hashPassword(input.password);
  return inTransaction(runtime.db, async (trx) => {
    const user = await insertUser(trx, input, passwordHash);
    const workspace = await openWorkspace(trx, runtime, input.workspaceName ?? `${input.name}'s workspace`, user.id);
    await auditSystem(trx, workspace.id, { action: 'user.registered', targetId: user.id, userId: user.id });
    const session = await openSession(trx, runtime, user.id, workspace.id);
    return { user: toUser(user), workspace: toWorkspace(workspace), ...session };
  });
}

async function insertUser(trx: Kysely<DB>, input: NewUser, passwordHash: string): Promise<store.UserRow> {
  try {
    const { email, name } = input;
    return await store.insertUser(trx, { id: newId('usr'), email, name, password_hash: passwordHash });
  } catch (error) {
    if (constraintOf(error) === 'users_email') throw fail('email_taken');
    throw error;
  }
}

/** @throws Failure `invalid_credentials`, the same and as slow for an unknown address */
export async function login(runtime: Runtime, email: string, password: string): Promise<Session> {
  const user = await store.findUserByEmail(runtime.db, email);
  const matches = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !matches) throw fail('invalid_credentials');
  const workspaceId = await findFirstMembership(runtime.db, user.id);
  if (workspaceId === undefined) throw fail('invalid_credentials', { detail: 'this user is in no workspace' });
  return inTransaction(runtime.db, async (trx) => {
    await auditSystem(trx, workspaceId, { action: 'session.opened', targetId: user.id, userId: user.id });
    return openSession(trx, runtime, user.id, workspaceId);
  });
}

export async function logout(ctx: Context, all: boolean): Promise<void> {
  const { userId, sessionId } = sessionOf(ctx);
  await inTransaction(ctx.db, async (trx) => {
    if (all) await store.revokeSessionsOf(trx, userId, null);
    else await store.revokeSession(trx, sessionId);
    await audit(trx, ctx, { action: all ? 'session.all_closed' : 'session.closed', targetId: sessionId });
  });
}

export async function getCurrentPrincipal(ctx: Context): Promise<Principal> {
  const { actor, db } = ctx;
  const [user, workspace, key] = await Promise.all([
    store.findUser(db, actor.userId),
    requireWorkspace(db, actor.workspaceId),
    actor.kind === 'key' ? findKey(db, actor.workspaceId, actor.keyId) : null,
  ]);
  return {
    kind: actor.kind === 'key' ? 'api_key' : 'user',
    user: user ? toUser(user) : null,
    api_key: key,
    workspace: toWorkspace(workspace),
    role: actor.kind === 'user' ? actor.role : null,
    scope: actor.scope,
  };
}

/** @throws Failure `invalid_credentials` (current password), `email_taken`, `validation_failed` (time zone) */
export async function updateCurrentUser(ctx: Context, input: UserUpdate): Promise<User> {
  const { userId, sessionId } = sessionOf(ctx);
  const { name, email, password, time_zone } = input;
  if (time_zone !== undefined && !isTimeZone(time_zone)) {
    throw invalid('/time_zone', 'unknown_time_zone', 'is not an IANA time zone');
  }
  if (email !== undefined || password !== undefined) await requirePassword(ctx, userId, input.current_password);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const changes = { name, email, time_zone, password_hash: passwordHash };
  const changed = Object.keys(input).filter((field) => field !== 'current_password');
  return inTransaction(ctx.db, async (trx) => {
    const user = await updateUser(trx, userId, changes);
    if (passwordHash !== undefined) await store.revokeSessionsOf(trx, userId, sessionId);
    await audit(trx, ctx, { action: 'user.updated', targetId: userId, changes: { fields: changed } });
    return toUser(user);
  });
}

async function updateUser(
  trx: Kysely<DB>,
  userId: string,
  changes: Parameters<typeof store.updateUser>[2],
): Promise<store.UserRow> {
  try {
    return await store.updateUser(trx, userId, changes);
  } catch (error) {
    if (constraintOf(error) === 'users_email') throw fail('email_taken');
    throw error;
  }
}

async function requirePassword(ctx: Context, userId: string, given: string | undefined): Promise<void> {
  if (given === undefined)
    throw invalid('/current_password', 'required', 'is needed to change e-mail address or password');
  const user = await store.findUser(ctx.db, userId);
  const matches = await verifyPassword(user?.password_hash ?? null, given);
  if (!matches) throw fail('invalid_credentials', { detail: 'current_password is wrong' });
}

function sessionOf(ctx: Context): { userId: string; sessionId: string } {
  if (ctx.actor.kind !== 'user') throw fail('user_session_required');
  return ctx.actor;
}

export async function findUserId(db: Kysely<DB>, email: string): Promise<string | undefined> {
  return (await store.findUserByEmail(db, email))?.id;
}
