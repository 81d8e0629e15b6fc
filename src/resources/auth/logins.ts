// Issues a session after a verified first factor. Invariant: a user with a second factor gets no session without it, however they
// signed in. The login token between the two steps is sealed, names the user and the password and email address for which it was
// issued, and is valid for five minutes.
import type { Session } from '../../../generated/types.ts';
import { fail } from '../../core/errors.ts';
import { hashToken } from '../../core/tokens.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import type { PublicContext, Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import { findFirstMembership, findRole } from '../workspaces/service.ts';
import { attemptFailed, attemptSucceeded, beginCodeAttempt } from './attempts.ts';
import { clientOf } from './owners.ts';
import { hasSecondFactor, takeCode } from './second-factor.ts';
import { openSession } from './sessions.ts';
import * as store from './store.ts';

const PURPOSE = 'login';
const SECONDS = 300;

interface Claims {
  userId: string;
  until: number;
  /** Changes with the password and the email address. */
  print: string;
  workspaceId?: string | undefined;
}

interface FirstFactor {
  /** Sign-in method, for the audit log. */
  how: 'password' | 'oidc';
  /** Whether the identity provider asserts that it has checked a second factor. It does not replace the user's own one. */
  isProven?: boolean;
  /** Default, also if the user is not a member of it: the first workspace of the user. */
  workspaceId?: string | undefined;
}

/**
 * Issues the session of a user whose first factor was verified.
 * @throws Failure `second_factor_required` with a login token; `invalid_credentials` without a workspace
 */
export async function finishFirstFactor(
  ctx: PublicContext,
  user: store.UserRow,
  { how, isProven = false, workspaceId }: FirstFactor,
): Promise<Session> {
  if (!(await hasSecondFactor(ctx.db, user.id))) {
    const changes = { first_factor: how, ...(isProven ? { second_factor: 'provider' } : {}) };
    return completeLogin(ctx, user, { changes, factor: isProven ? 'provider' : null, workspaceId });
  }
  const until = ctx.clock.now() + SECONDS * 1000;
  const claims: Claims = { userId: user.id, until, print: printOf(user), workspaceId };
  const token = ctx.vault.seal(PURPOSE, JSON.stringify(claims));
  throw fail('second_factor_required', { members: { login_token: token, expires_in: SECONDS } });
}

/** Completes the second step of a login. @throws Failure `invalid_login_token`, `invalid_code`, `rate_limited` */
export async function finishLogin(ctx: PublicContext, loginToken: string, code: string): Promise<Session> {
  const { user, workspaceId } = await userOf(ctx, loginToken);
  const attempt = await beginCodeAttempt(ctx, { of: user.id, email: user.email });
  const kind = await inTransaction(ctx.db, (trx) => takeCode(trx, ctx, user.id, code));
  if (kind === null) {
    await attemptFailed(ctx, attempt, user.id);
    throw fail('invalid_code');
  }
  await attemptSucceeded(ctx, attempt, user.id);
  return completeLogin(ctx, user, { changes: { second_factor: kind }, factor: kind, workspaceId });
}

interface Opening {
  changes: Record<string, string>;
  factor: store.SessionFactor | null;
  workspaceId?: string | undefined;
}

async function completeLogin(ctx: PublicContext, user: store.UserRow, opening: Opening): Promise<Session> {
  const { changes, factor } = opening;
  const workspaceId = await workspaceOf(ctx.db, user.id, opening.workspaceId);
  if (workspaceId === undefined)
    throw fail('invalid_credentials', { detail: 'The user is not a member of any workspace.' });
  return inTransaction(ctx.db, async (trx) => {
    await requireUnchangedLogin(trx, user);
    const entry = { action: 'session.opened', targetId: user.id, userId: user.id, changes };
    await auditSystem(trx, workspaceId, { ...entry, ...clientOf(ctx) });
    return openSession(trx, ctx, user.id, workspaceId, factor);
  });
}

/**
 * Keeps the user from changing until the transaction ends. A new password or email address ends the sessions that exist, and must
 * also prevent the session of a login that was verified before.
 * @throws Failure `invalid_credentials`
 */
async function requireUnchangedLogin(trx: Trx, verified: store.UserRow): Promise<void> {
  const user = await store.shareUser(trx, verified.id);
  if (user && printOf(user) === printOf(verified)) return;
  throw fail('invalid_credentials', {
    detail: 'The password or the email address has just been changed. Log in again.',
  });
}

async function workspaceOf(db: Db, userId: string, wanted: string | undefined): Promise<string | undefined> {
  if (wanted !== undefined && (await findRole(db, wanted, userId)) !== undefined) return wanted;
  return findFirstMembership(db, userId);
}

async function userOf(
  ctx: Uses<'db' | 'clock' | 'vault'>,
  token: string,
): Promise<{ user: store.UserRow; workspaceId: string | undefined }> {
  const claims = claimsOf(ctx, token);
  const user = claims && claims.until > ctx.clock.now() ? await store.selectUser(ctx.db, claims.userId) : undefined;
  if (!claims || !user || printOf(user) !== claims.print) throw fail('invalid_login_token');
  return { user, workspaceId: claims.workspaceId };
}

function claimsOf({ vault }: Uses<'vault'>, token: string): Claims | null {
  try {
    return JSON.parse(vault.open(PURPOSE, token)) as Claims;
  } catch {
    // The token was not sealed by this deployment.
    return null;
  }
}

function printOf({ password_hash: password, email }: store.UserRow): string {
  return hashToken(`${password ?? ''}\n${email}`).toString('base64url');
}
