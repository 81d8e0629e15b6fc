// Users who own a workspace: what registration, the demo and the operator's command have in common, and a password that the
// operator sets. Invariant: a user, their workspace and its wallet are made in one transaction, or not at all.
// Deliberately absent: any question whether somebody may register; service.ts asks it.
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { weaknessOf, type Person } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { auditSystem } from '../audit-log/service.ts';
import { findFirstMembership, openWorkspace } from '../workspaces/service.ts';
import type { WorkspaceRow } from '../workspaces/store.ts';
import { forgetAttempts } from './attempts.ts';
import * as store from './store.ts';
import { inTransaction, constraintOf, type Db, type Trx } from '../../database/transaction.ts';
import type { PublicContext, Runtime } from '../../runtime.ts';

/** Who asked, where it was a request. */
export type Asker = Partial<Pick<PublicContext, 'ip' | 'requestId'>>;

export interface NewUser {
  email: string;
  password: string;
  name: string;
  workspaceName?: string | undefined;
}

/**
 * A user with a workspace of their own and no session.
 * @param balanceMicros what the wallet begins with, micro-units; left out: the free balance of the deployment
 * @throws Failure `email_taken`, `validation_failed` (a weak password)
 */
export async function createOwner(
  runtime: Pick<Runtime, 'db' | 'config'>,
  input: NewUser,
  balanceMicros?: number,
): Promise<{ userId: string; workspaceId: string }> {
  requireStrong(input.password, input);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(runtime.db, async (trx) => {
    const { user, workspace } = await insertOwner(trx, runtime, input, passwordHash, balanceMicros);
    return { userId: user.id, workspaceId: workspace.id };
  });
}

/** The rows of a new owner, in the caller's transaction. @throws Failure `email_taken` */
export async function insertOwner(
  trx: Trx,
  runtime: Pick<Runtime, 'config'> & Asker,
  input: NewUser,
  passwordHash: string,
  balanceMicros?: number,
): Promise<{ user: store.UserRow; workspace: WorkspaceRow }> {
  const user = await insertUser(trx, input, passwordHash);
  const name = input.workspaceName ?? `${input.name}'s workspace`;
  const workspace = await openWorkspace(trx, runtime, name, user.id, balanceMicros);
  await auditSystem(trx, workspace.id, {
    action: 'user.registered',
    targetId: user.id,
    userId: user.id,
    ...askerOf(runtime),
  });
  return { user, workspace };
}

/** Address and request for the audit log. */
export function askerOf({ ip, requestId }: Asker): { ip?: string; requestId?: string } {
  return { ...(ip === undefined ? {} : { ip }), ...(requestId === undefined ? {} : { requestId }) };
}

async function insertUser(trx: Trx, input: NewUser, passwordHash: string): Promise<store.UserRow> {
  try {
    const { email, name } = input;
    return await store.insertUser(trx, { id: newId('usr'), email, name, password_hash: passwordHash });
  } catch (error) {
    if (constraintOf(error) === 'users_email') throw fail('email_taken');
    throw error;
  }
}

/** Sets the password of a user on the operator's word, and ends every session of theirs. */
export async function setPassword({ db }: Pick<Runtime, 'db'>, userId: string, password: string): Promise<void> {
  const user = await store.findUser(db, userId);
  if (!user) throw new Error(`the user ${userId} is gone`);
  requireStrong(password, user);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const { email } = await store.updateUser(trx, userId, { password_hash: passwordHash });
    await forgetAttempts(trx, email);
    await store.revokeSessionsOf(trx, userId, null);
    const workspaceId = await findFirstMembership(trx, userId);
    // The log is one of workspaces; a user who is in none has no place in it.
    if (workspaceId !== undefined)
      await auditSystem(trx, workspaceId, { action: 'user.password_set', targetId: userId });
  });
}

/** @throws Failure `validation_failed` for a password that guessers try first */
export function requireStrong(password: string, person: Person): void {
  const weakness = weaknessOf(password, person);
  if (weakness !== null) throw invalid('/password', 'weak_password', weakness);
}

export function hasUsers(db: Db): Promise<boolean> {
  return store.hasUsers(db);
}
