// Users: register, log in, log out, update the current user. sessions.ts issues and refreshes the sessions.
import type { LoginRequest, Principal, Registration, Session, User, UserUpdate } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { timeZoneName } from '../../core/time-zones.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../database/transaction.ts';
import type { Context, PublicContext, Uses } from '../../runtime.ts';
import { findKey } from '../api-keys/service.ts';
import { audit } from '../audit-log/service.ts';
import { findRole, requireWorkspace } from '../workspaces/service.ts';
import { toWorkspace } from '../workspaces/wire.ts';
import { attemptFailed, attemptSucceeded, beginAttempt, recordKnownAddress } from './attempts.ts';
import { finishFirstFactor } from './logins.ts';
import { insertOwner, requireStrong, type Client, type NewUser } from './owners.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { registerInvited } from './service/invited.ts';
import { sessionOf } from './session-list.ts';
import { openSession } from './sessions.ts';
import { isFirstUser, isSetupToken } from './setup-token.ts';
import { requirePassword } from './step-up.ts';
import * as store from './store.ts';
import { deleteResets } from './store/resets.ts';
import { toUser } from './wire.ts';

const CLOSED =
  'Registration is closed on this deployment. Ask its operator for an account; the operator creates one with: npm run owner -- <email>';
const INVITE_ONLY =
  'Registration needs an invitation on this deployment. An admin or owner of a workspace sends one (POST /v1/invitations); follow the link in its mail, or send its token as invitation_token.';

const TOKEN_OVER =
  'The setup token is not valid, or its hour is over. Start the service again for a new one, or create the user with: npm run owner -- <email>';
export const ADDRESS_TAKEN = 'A user has the invited address already. Send the token alone, then log in.';
const PASSWORD_OF_USER =
  'is required: a user registered the invited address without proving that it is theirs. Send the password of this user, or set a new one with the link of POST /v1/auth/password/forgot and send the token alone';
const NOT_PASSWORD_OF_USER =
  'This is not the password of the user with the invited address. Set a new one with the link of POST /v1/auth/password/forgot, then send the token alone.';
const TOKEN_USED = 'The setup token was used: there is a user already. Log in, or ask the operator for an account.';

/**
 * @throws Failure `registration_closed`, `email_taken`, `validation_failed` (a weak password); with an invitation also
 * `invitation_not_found`, `invitation_closed`
 */
export async function registerUser(
  runtime: Uses<'clock' | 'config' | 'db' | 'signAccessToken' | 'vault'> & Client,
  { setupToken, invitationToken, ...input }: NewUser & RegistrationTokens,
): Promise<Registration> {
  if (invitationToken !== undefined) {
    if (input.workspaceName === undefined) return registerInvited(runtime, invitationToken, input);
    throw invalid('/workspace_name', 'not_allowed', 'must be left out: the invitation names the workspace');
  }
  if (runtime.config.registration === 'open') return createUser(runtime, input);
  if (setupToken === undefined) {
    throw fail('registration_closed', { detail: runtime.config.registration === 'invite' ? INVITE_ONLY : CLOSED });
  }
  if (!isSetupToken(runtime, setupToken)) throw fail('registration_closed', { detail: TOKEN_OVER });
  return createUser(runtime, input, async (trx) => {
    if (!(await isFirstUser(trx))) throw fail('registration_closed', { detail: TOKEN_USED });
    // Only the operator can read the token.
    return { emailVerified: true };
  });
}

/** Tokens that allow registration while it is not open. */
interface RegistrationTokens {
  setupToken?: string | undefined;
  invitationToken?: string | undefined;
}

/**
 * Registers a user without checking whether registration is open.
 * @param require runs first in the transaction, and throws the failure of the registration; default: anybody may register any address
 */
export async function createUser(
  runtime: Uses<'clock' | 'config' | 'db' | 'signAccessToken'> & Client,
  input: NewUser,
  require: (trx: Trx) => Promise<{ emailVerified: boolean }> = async () => ({ emailVerified: false }),
): Promise<Registration> {
  requireStrong(input.password, input);
  const passwordHash = await hashPassword(input.password, runtime.ip);
  return inTransaction(runtime.db, async (trx) => {
    const { emailVerified } = await require(trx);
    const { user, workspace } = await insertOwner(trx, runtime, { ...input, emailVerified }, passwordHash);
    // Otherwise failed logins from other addresses could delay the first login.
    if (runtime.ip !== undefined) await recordKnownAddress({ db: trx, ip: runtime.ip }, user);
    const session = await openSession(trx, runtime, user.id, workspace.id);
    return { user: toUser(user), workspace: toWorkspace(workspace, runtime.config, 'owner'), ...session };
  });
}

/**
 * @throws Failure `invalid_credentials`, with the same response and timing for an unknown address; `rate_limited` after too many
 * failures; `unavailable` when too many password checks are queued; `second_factor_required`
 */
export async function login(
  ctx: PublicContext,
  { email, password, workspace_id: workspaceId }: LoginRequest,
): Promise<Session> {
  const user = await findByPassword(ctx, email, password);
  if (!user) throw fail('invalid_credentials', { detail: 'The email address or the password is wrong.' });
  return finishFirstFactor(ctx, user, { how: 'password', workspaceId });
}

/** Returns the user with this address and password. @throws Failure `rate_limited`, `unavailable` */
async function findByPassword(ctx: PublicContext, email: string, password: string): Promise<store.UserRow | undefined> {
  const attempt = await beginAttempt(ctx, email);
  const user = await store.selectUserByEmail(ctx.db, email);
  const matches = await verifyPassword(user?.password_hash ?? null, password, ctx.ip);
  if (!user || !matches) {
    await attemptFailed(ctx, attempt, user?.id ?? null);
    return undefined;
  }
  await attemptSucceeded(ctx, attempt, user.id);
  return user;
}

/**
 * Checks that the reader of the mailbox of a user's address is the user. Anybody may have registered the address, or changed
 * theirs to it, before its owner was invited. Such a user must give the password.
 * @throws Failure `validation_failed` without it, `invalid_credentials`, `rate_limited`; `email_taken` for another password that
 * is not needed
 */
export async function requireOwnAddress(
  ctx: PublicContext,
  user: store.UserRow,
  password: string | undefined,
): Promise<void> {
  const { email_verified: isVerified } = user;
  if (password === undefined) {
    if (isVerified) return;
    throw invalid('/password', 'required', PASSWORD_OF_USER);
  }
  if (await findByPassword(ctx, user.email, password)) return;
  if (isVerified) throw fail('email_taken', { detail: ADDRESS_TAKEN });
  throw fail('invalid_credentials', { detail: NOT_PASSWORD_OF_USER });
}

/** Records that a token that was mailed to the address was used for the user. */
export async function verifyEmail(trx: Trx, user: Pick<store.UserRow, 'id' | 'email'>): Promise<void> {
  await store.verifyEmail(trx, user.id, user.email);
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
  const { actor, config, db } = ctx;
  if (actor.scope === 'enroll') throw fail('workspace_requires_second_factor');
  const role = actor.kind === 'user' ? actor.role : null;
  // A workspace must not learn about users who have left it, such as the creator of its key.
  const isMember = role !== null || (await findRole(db, actor.workspaceId, actor.userId)) !== undefined;
  const [user, workspace, key] = await Promise.all([
    isMember ? store.selectUser(db, actor.userId) : undefined,
    requireWorkspace(db, actor.workspaceId),
    actor.kind === 'key' ? findKey(db, actor.workspaceId, actor.keyId) : null,
  ]);
  return {
    kind: actor.kind === 'key' ? 'api_key' : 'user',
    user: user ? toUser(user) : null,
    api_key: key,
    workspace: toWorkspace(workspace, config, role),
    role,
    scope: actor.scope,
  };
}

/** @throws Failure `invalid_credentials` or `rate_limited` (current password), `email_taken`, `validation_failed` (time zone) */
export async function updateCurrentUser(ctx: Context, input: UserUpdate): Promise<User> {
  const { userId, sessionId } = sessionOf(ctx);
  const { name, email, password } = input;
  const time_zone = input.time_zone === undefined ? undefined : timeZoneName(input.time_zone);
  if (time_zone === null) {
    throw invalid('/time_zone', 'unknown_time_zone', 'must be an IANA time zone');
  }
  const isSensitive = email !== undefined || password !== undefined;
  const verified = isSensitive
    ? await requirePassword(ctx, input.current_password, 'change the email address or password')
    : null;
  if (verified && password !== undefined)
    requireStrong(password, { email: email ?? verified.email, name: name ?? verified.name });
  const passwordHash = password === undefined ? undefined : await hashPassword(password, ctx.ip);
  const changes = { name, email, time_zone, password_hash: passwordHash };
  const changed = Object.keys(input).filter((field) => field !== 'current_password');
  return inTransaction(ctx.db, async (trx) => {
    const before = verified && (await requireStillVerified(trx, sessionId, verified));
    const isNewAddress = before && email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
    const user = await updateUser(trx, userId, { ...changes, ...(isNewAddress ? { email_verified: false } : {}) });
    if (email !== undefined) await recordKnownAddress({ db: trx, ip: ctx.ip }, user);
    // Sessions opened with the old email address or password must end.
    if (passwordHash !== undefined || email !== undefined) {
      await store.revokeSessionsOf(trx, userId, sessionId);
      await deleteResets(trx, userId);
    }
    await audit(trx, ctx, { action: 'user.updated', targetId: userId, changes: { fields: changed } });
    return toUser(user);
  });
}

/**
 * Locks and returns the user. A request that gave the former password, or whose session has ended since, must not undo the change
 * that its owner has just made.
 * @throws Failure `invalid_credentials`, `session_revoked`
 */
async function requireStillVerified(trx: Trx, sessionId: string, verified: store.UserRow): Promise<store.UserRow> {
  const user = await store.lockUser(trx, verified.id);
  if (user?.password_hash !== verified.password_hash)
    throw fail('invalid_credentials', { detail: 'current_password is incorrect.' });
  if (!(await store.shareSession(trx, sessionId))) throw fail('session_revoked');
  return user;
}

function updateUser(trx: Trx, userId: string, changes: Parameters<typeof store.updateUser>[2]): Promise<store.UserRow> {
  return store.updateUser(trx, userId, changes).catch(onConstraint({ users_email: () => fail('email_taken') }));
}

export async function findUser(db: Db, userId: string): Promise<store.UserRow | undefined> {
  return store.selectUser(db, userId);
}

/** Finds a user by email address, ignoring case. */
export async function findUserByEmail(db: Db, email: string): Promise<store.UserRow | undefined> {
  return store.selectUserByEmail(db, email);
}

/** Returns the id of the user with this email address, ignoring case. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  return (await store.selectUserByEmail(db, email))?.id;
}
