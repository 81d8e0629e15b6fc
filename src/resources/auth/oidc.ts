// Sign-in with the deployment's identity provider, and its identities of users. The client keeps the sealed sign-in token between
// start and finish, so that a provider response intended for another browser has no matching token (login CSRF). Invariants: a
// sign-in is finished once, even if the provider would accept its code twice; issuer and subject identify a user; an existing
// user is linked by email address only if the provider has verified it and nobody could have registered it unverified here.
import { timingSafeEqual } from 'node:crypto';
import type { IdentityLink, LinkedIdentity, Session, SignInMethods, SignInStart } from '../../../generated/types.ts';
import { cutText } from '../../core/cut-text.ts';
import { fail, invalid, type Failure } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { hashToken } from '../../core/tokens.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import {
  ProviderUnavailable,
  SignInRefused,
  type Identity,
  type PendingSignIn,
  type SignInProvider,
} from '../../providers/sign-in/port.ts';
import type { Context, PublicContext, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { findFirstMembership, findRole } from '../workspaces/service.ts';
import { findInvited, redeemInvitation } from '../workspaces/service/invitations.ts';
import { finishFirstFactor } from './logins.ts';
import { clientOf, insertOwner, insertUser } from './owners.ts';
import { sessionOf } from './session-list.ts';
import { requireFreshLogin } from './step-up.ts';
import * as users from './store.ts';
import * as store from './store/identities.ts';
import { toIdentity } from './wire.ts';

const PURPOSE = 'oidc-sign-in';
const SECONDS = 600;
const RETURN_PATH = '/sign-in';
const MAX_NAME_CHARS = 100;

/** Parameters that the provider appended to the redirect, and the token from the start. */
interface FinishInput {
  code: string;
  state: string;
  iss?: string | undefined;
  sign_in_token: string;
  /** Token of an invitation to accept with this sign-in. */
  invitation_token?: string | undefined;
}

interface SignedIn {
  userId: string;
  /** Workspace of the invitation that was given with the sign-in. */
  workspaceId: string | undefined;
}

export function getSignInMethods({ config, signIn }: Uses<'config' | 'signIn'>): SignInMethods {
  return {
    password: true,
    registration: config.registration,
    oidc: signIn === null ? null : { name: signIn.name, issuer: signIn.issuer },
  };
}

/** @throws Failure `sign_in_not_configured`, `provider_failed` */
export async function startSignIn(ctx: PublicContext): Promise<SignInStart> {
  const provider = requireProvider(ctx);
  const redirectUrl = provider.redirectUrl ?? `${ctx.publicUrl()}${RETURN_PATH}`;
  const { url, pending } = await provider
    .begin(redirectUrl)
    .catch((error: unknown) => Promise.reject(toFailure(error)));
  const sealed = { ...pending, until: ctx.clock.now() + SECONDS * 1000 };
  return {
    authorization_url: url,
    sign_in_token: ctx.vault.seal(PURPOSE, JSON.stringify(sealed)),
    expires_in: SECONDS,
  };
}

/**
 * Returns the session of the signed-in user. Creates a new user if registration is open.
 * @throws Failure `sign_in_refused`, `email_unverified`, `identity_not_linked`, `registration_closed`, `second_factor_required`;
 * with an invitation `invitation_not_found`, `invitation_closed`, `validation_failed` for another address's invitation
 */
export async function finishSignIn(ctx: PublicContext, input: FinishInput): Promise<Session> {
  const identity = await identityOf(ctx, input);
  const { user, workspaceId } = await inTransaction(ctx.db, async (trx) => {
    const found = await userOf(trx, ctx, identity, input);
    // While the identity is locked: a new password that unlinks it is set later, and then prevents the session.
    return { ...found, user: await users.selectUser(trx, found.userId) };
  });
  if (!user) throw fail('sign_in_refused', { detail: 'The user no longer exists.' });
  return finishFirstFactor(ctx, user, { how: 'oidc', isProven: identity.hasSecondFactor, workspaceId });
}

/**
 * Links an identity to the user of the session.
 * @throws Failure `sign_in_refused`, `identity_taken`, `session_revoked`, failures of requireFreshLogin
 */
export async function linkIdentity(
  ctx: Context,
  { current_password: password, ...input }: IdentityLink,
): Promise<LinkedIdentity> {
  const { userId, sessionId } = sessionOf(ctx);
  await requireFreshLogin(ctx, password, 'link an identity');
  const identity = await identityOf(ctx, input);
  return inTransaction(ctx.db, async (trx) => {
    // It may have ended while the provider was queried, and the identity would outlast it.
    if (!(await users.shareSession(trx, sessionId))) throw fail('session_revoked');
    const row = await insertIdentity(trx, identity, userId);
    if (!row) throw fail('identity_taken');
    await audit(trx, ctx, { action: 'identity.linked', targetId: row.id, changes: { issuer: row.issuer } });
    return toIdentity(row);
  });
}

export async function listIdentities(ctx: Context, request: PageRequest): Promise<Page<LinkedIdentity>> {
  const { userId } = sessionOf(ctx);
  const rows = await store.selectIdentities(ctx.db, userId, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countIdentities(ctx.db, userId) : undefined;
  return pageOf(rows, request.limit, toIdentity, timeCursor, total);
}

/** @throws Failure `identity_not_found`; `identity_needed` for the only sign-in method of a user without a password */
export async function unlinkIdentity(ctx: Context, id: string): Promise<void> {
  const { userId } = sessionOf(ctx);
  await inTransaction(ctx.db, async (trx) => {
    const user = await users.lockUser(trx, userId);
    if (!(await store.deleteIdentity(trx, userId, id))) throw fail('identity_not_found');
    const isLast = user?.password_hash === null && (await store.countIdentities(trx, userId)) === 0;
    if (isLast) throw fail('identity_needed');
    await audit(trx, ctx, { action: 'identity.unlinked', targetId: id });
  });
}

/** Checks token, state and single use, then queries the provider. */
async function identityOf(
  ctx: PublicContext,
  { sign_in_token: token, code, state, iss }: FinishInput,
): Promise<Identity> {
  const provider = requireProvider(ctx);
  const pending = pendingOf(ctx, token);
  if (pending === null || pending.until <= ctx.clock.now())
    throw refused('The sign-in token is not valid, or is older than 10 minutes.');
  if (!timingSafeEqual(hashToken(pending.state), hashToken(state)))
    throw refused('The state belongs to another sign-in: the answer was not meant for this browser.');
  // Before the provider is queried, so that two concurrent requests cannot both use the code.
  if (!(await store.insertFinished(ctx.db, hashToken(pending.state), SECONDS)))
    throw refused('This sign-in was finished before.');
  try {
    return await provider.finish({ code, state, iss }, pending);
  } catch (error) {
    throw toFailure(error);
  }
}

async function userOf(
  trx: Trx,
  ctx: PublicContext,
  identity: Identity,
  { invitation_token: token }: FinishInput,
): Promise<SignedIn> {
  const invited = token === undefined ? null : await findInvited(trx, token);
  const known = await store.useIdentity(trx, identity.issuer, identity.subject);
  if (invited !== null) await requireInvited(trx, identity, known, invited.email);
  const linked = known === undefined ? await linkNewIdentity(trx, ctx, identity, invited !== null) : null;
  const userId = linked === null ? known! : linked.user_id;
  const workspaceId = invited?.workspaceId;
  // Existing members have nothing to accept, but may sign in.
  if (token !== undefined && invited && (await findRole(trx, invited.workspaceId, userId)) === undefined) {
    const isNew = linked !== null && (await findFirstMembership(trx, userId)) === undefined;
    const { role } = await redeemInvitation(trx, token, userId, clientOf(ctx));
    const entry = { action: 'user.registered', targetId: userId, userId, changes: { role }, ...clientOf(ctx) };
    if (isNew) await auditSystem(trx, invited.workspaceId, entry);
  }
  const auditedIn = linked === null ? undefined : (workspaceId ?? (await findFirstMembership(trx, userId)));
  if (linked !== null && auditedIn !== undefined) {
    const entry = { action: 'identity.linked', targetId: linked.id, userId, changes: { issuer: linked.issuer } };
    await auditSystem(trx, auditedIn, { ...entry, ...clientOf(ctx) });
  }
  return { userId, workspaceId };
}

/** Requires that the invitation is for the user who signs in, or for the address that the provider asserts. */
async function requireInvited(trx: Trx, identity: Identity, userId: string | undefined, to: string): Promise<void> {
  const isSame = (address: string | null | undefined) => address?.toLowerCase() === to.toLowerCase();
  // For a known user, the provider's address counts only if it is verified, because anyone can enter any address there.
  if (userId === undefined ? isSame(identity.email) : identity.emailVerified && isSame(identity.email)) return;
  if (userId !== undefined && isSame((await users.selectUser(trx, userId))?.email)) return;
  const detail = 'must be of an invitation to the email address of this identity, or of its user';
  throw invalid('/invitation_token', 'not_invited', detail);
}

/**
 * Links a new identity to the user with its address, or to a new user.
 * @param isInvited whether the token of an invitation to this address was given, which proves access to the mailbox
 */
async function linkNewIdentity(
  trx: Trx,
  ctx: PublicContext,
  identity: Identity,
  isInvited: boolean,
): Promise<store.IdentityRow> {
  const { email } = identity;
  if (email === null) throw fail('email_unverified');
  const existing = await users.selectUserByEmail(trx, email);
  // An existing user has stronger ways to sign in than a link in a mail.
  if (!identity.emailVerified && (existing || !isInvited)) throw fail('email_unverified');
  const { registration } = ctx.config;
  // Anyone could have registered the address or changed theirs to it, and would share the account with its real owner.
  if (existing && (registration === 'open' || !existing.email_verified)) throw fail('identity_not_linked');
  if (!existing && registration !== 'open' && !(isInvited && registration === 'invite')) {
    const detail = `There is no user ${email} on this deployment. Ask its operator for an account or an invitation.`;
    throw fail('registration_closed', { detail });
  }
  const userId = existing?.id ?? (await register(trx, ctx, identity, email, isInvited));
  const row = await insertIdentity(trx, identity, userId);
  if (!row) throw refused('The same identity signed in at the same moment. Sign in again.');
  return row;
}

/** @param isInvited whether the user joins a workspace and gets none of their own */
async function register(
  trx: Trx,
  ctx: PublicContext,
  { name }: Identity,
  email: string,
  isInvited: boolean,
): Promise<string> {
  const displayName = cutText(name ?? email.split('@', 1)[0] ?? email, MAX_NAME_CHARS);
  const row = { email, name: displayName, emailVerified: true };
  if (isInvited) return (await insertUser(trx, row, null)).id;
  const { user } = await insertOwner(trx, ctx, row, null);
  return user.id;
}

function insertIdentity(trx: Trx, { issuer, subject, email }: Identity, userId: string) {
  return store.insertIdentity(trx, { id: newId('idn'), issuer, subject, email, user_id: userId });
}

function requireProvider({ signIn }: Uses<'signIn'>): SignInProvider {
  if (signIn === null) throw fail('sign_in_not_configured');
  return signIn;
}

function pendingOf({ vault }: Uses<'vault'>, token: string): (PendingSignIn & { until: number }) | null {
  try {
    return JSON.parse(vault.open(PURPOSE, token)) as PendingSignIn & { until: number };
  } catch {
    // The token was not sealed by this deployment.
    return null;
  }
}

function refused(detail: string): Failure {
  return fail('sign_in_refused', { detail });
}

function toFailure(error: unknown): unknown {
  if (error instanceof SignInRefused) return refused(`The provider's answer is not valid: ${error.message}.`);
  if (error instanceof ProviderUnavailable)
    return fail('provider_failed', { detail: `The identity provider failed: ${error.message}.` });
  return error;
}
