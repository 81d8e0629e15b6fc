// Creates users who own a workspace (registration, the demo and the operator's command), and sets passwords for the operator.
// Invariant: a user, the user's workspace and its wallet are created in one transaction. Deliberately omitted: the check whether
// registration is open, which is in service.ts.
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../database/transaction.ts';
import type { PublicContext, Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import { findFirstMembership, openWorkspace } from '../workspaces/service.ts';
import type { WorkspaceRow } from '../workspaces/store.ts';
import { forgetAttempts } from './attempts.ts';
import { weaknessOf, type Person } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import * as store from './store.ts';
import { deleteIdentities } from './store/identities.ts';

/** The client of a request; empty outside of requests. */
export type Client = Partial<Pick<PublicContext, 'ip' | 'requestId' | 'userAgent'>>;

export interface NewUser {
  email: string;
  password: string;
  name: string;
  workspaceName?: string | undefined;
}

/** Whether the mailbox of the address is known to be the user's: the operator vouches for it, or a token was mailed to it. */
interface Addressed {
  emailVerified: boolean;
}

/**
 * Creates a user with a workspace and without a session.
 * @param balanceMicros opening balance in micro-units; default: the deployment's free balance
 * @throws Failure `email_taken`, `validation_failed` (a weak password)
 */
export async function createOwner(
  runtime: Uses<'db' | 'config'>,
  input: NewUser,
  balanceMicros?: number,
): Promise<{ userId: string; workspaceId: string }> {
  requireStrong(input.password, input);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(runtime.db, async (trx) => {
    const { user, workspace } = await insertOwner(
      trx,
      runtime,
      { ...input, emailVerified: true },
      passwordHash,
      balanceMicros,
    );
    return { userId: user.id, workspaceId: workspace.id };
  });
}

/**
 * Inserts the rows of a new owner in the given transaction.
 * @param passwordHash null for a user who signs in with an identity provider
 * @throws Failure `email_taken`
 */
export async function insertOwner(
  trx: Trx,
  runtime: Uses<'config'> & Client,
  input: Omit<NewUser, 'password'> & Addressed,
  passwordHash: string | null,
  balanceMicros?: number,
): Promise<{ user: store.UserRow; workspace: WorkspaceRow }> {
  const user = await insertUser(trx, input, passwordHash);
  const name = input.workspaceName ?? `${input.name}'s workspace`;
  const workspace = await openWorkspace(trx, runtime, name, user.id, { balanceMicros });
  await auditSystem(trx, workspace.id, {
    action: 'user.registered',
    targetId: user.id,
    userId: user.id,
    ...clientOf(runtime),
  });
  return { user, workspace };
}

/** Returns address and request id for the audit log. */
export function clientOf({ ip, requestId }: Client): { ip?: string; requestId?: string } {
  return { ...(ip === undefined ? {} : { ip }), ...(requestId === undefined ? {} : { requestId }) };
}

/** @throws Failure `email_taken` */
export function insertUser(
  trx: Trx,
  input: Pick<NewUser, 'email' | 'name'> & Addressed,
  passwordHash: string | null,
): Promise<store.UserRow> {
  const { email, name, emailVerified } = input;
  const row = { id: newId('usr'), email, name, password_hash: passwordHash, email_verified: emailVerified };
  return store.insertUser(trx, row).catch(onConstraint({ users_email: () => fail('email_taken') }));
}

/** Sets a user's password for the operator and ends all sessions of the user. */
export async function setPassword({ db }: Uses<'db'>, userId: string, password: string): Promise<void> {
  const user = await store.selectUser(db, userId);
  if (!user) throw new Error(`the user ${userId} does not exist`);
  requireStrong(password, user);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const { user: changed, unlinked } = await replacePassword(trx, userId, passwordHash);
    await forgetAttempts(trx, changed.email);
    const workspaceId = await findFirstMembership(trx, userId);
    // Audit logs belong to workspaces, so a user without a workspace has none.
    if (workspaceId === undefined) return;
    for (const id of unlinked) await auditSystem(trx, workspaceId, { action: 'identity.unlinked', targetId: id });
    await auditSystem(trx, workspaceId, { action: 'user.password_set', targetId: userId });
  });
}

/**
 * Sets the password of a user whose address is proved by now, and ends all sessions. If it was not proved before, somebody else may
 * have registered it, so identities are unlinked: their owner could still sign in with them. @returns also the ids of those
 */
export async function replacePassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
): Promise<{ user: store.UserRow; unlinked: string[] }> {
  const isProved = (await store.lockUser(trx, userId))?.email_verified;
  const user = await store.updateUser(trx, userId, { password_hash: passwordHash, email_verified: true });
  await store.revokeSessionsOf(trx, userId, null);
  // After the sessions, so that none of them can link another one.
  return { user, unlinked: isProved ? [] : await deleteIdentities(trx, userId) };
}

/** @throws Failure `validation_failed` for a weak password */
export function requireStrong(password: string, person: Person): void {
  const weakness = weaknessOf(password, person);
  if (weakness !== null) throw invalid('/password', 'weak_password', weakness);
}

/** Whether there is any user. */
export function hasUsers(db: Db): Promise<boolean> {
  return store.selectHasUsers(db);
}
