// Sign-in at the deployment's identity provider, and the identities of users there. The client keeps the sealed sign-in token between
// start and finish, so that an answer of the provider that was meant for another browser has no matching token (login CSRF).
// Invariants: a sign-in is finished once, also when the provider would accept its code twice; a user is known by issuer and subject; an
// existing user is linked by an e-mail address only if the provider has verified it and nobody could have registered it unverified here.
import { timingSafeEqual } from 'node:crypto';
import type { LinkedIdentity, Session, SignInMethods, SignInStart } from '../../../generated/types.ts';
import { fail, type Failure } from '../../core/errors.ts';
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
import { findFirstMembership } from '../workspaces/service.ts';
import { admit } from './logins.ts';
import { clientOf, insertOwner } from './owners.ts';
import { sessionOf } from './session-list.ts';
import * as users from './store.ts';
import * as store from './store/identities.ts';
import { toIdentity } from './wire.ts';

const PURPOSE = 'oidc-sign-in';
const SECONDS = 600;
const RETURN_PATH = '/sign-in';
const MOST_NAME_CHARS = 100;
const MOST_EMAIL_CHARS = 254;

/** What the provider appended to the redirect, and the token from the start. */
export interface FinishInput {
  code: string;
  state: string;
  iss?: string | undefined;
  sign_in_token: string;
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
 * The session of the user who signed in; a new user where registration is open.
 * @throws Failure `sign_in_refused`, `email_unverified`, `identity_not_linked`, `registration_closed`, `second_factor_required`
 */
export async function finishSignIn(ctx: PublicContext, input: FinishInput): Promise<Session> {
  const identity = await identityOf(ctx, input);
  const userId = await inTransaction(ctx.db, (trx) => userOf(trx, ctx, identity));
  const user = await users.selectUser(ctx.db, userId);
  if (!user) throw fail('sign_in_refused', { detail: 'The user no longer exists.' });
  return admit(ctx, user, 'oidc');
}

/** Links an identity to the user of the session. @throws Failure `sign_in_refused`, `identity_taken` */
export async function linkIdentity(ctx: Context, input: FinishInput): Promise<LinkedIdentity> {
  const { userId } = sessionOf(ctx);
  const identity = await identityOf(ctx, input);
  return inTransaction(ctx.db, async (trx) => {
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

/** @throws Failure `identity_not_found`, `identity_needed` for the only way in of a user without a password */
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

/** Checks token, state and single use, then asks the provider. */
async function identityOf(ctx: PublicContext, { sign_in_token: token, ...answer }: FinishInput): Promise<Identity> {
  const provider = requireProvider(ctx);
  const pending = pendingOf(ctx, token);
  if (pending === null || pending.until <= ctx.clock.now())
    throw refused('The sign-in token is not valid, or is older than 10 minutes.');
  if (!timingSafeEqual(hashToken(pending.state), hashToken(answer.state)))
    throw refused('The state belongs to another sign-in: the answer was not meant for this browser.');
  // Before the provider is asked, so that two requests at the same moment cannot both use the code.
  if (!(await store.insertFinished(ctx.db, hashToken(pending.state), SECONDS)))
    throw refused('This sign-in was finished before.');
  try {
    return await provider.finish(answer, pending);
  } catch (error) {
    throw toFailure(error);
  }
}

async function userOf(trx: Trx, ctx: PublicContext, identity: Identity): Promise<string> {
  const known = await store.useIdentity(trx, identity.issuer, identity.subject);
  if (known !== undefined) return known;
  const { email } = identity;
  if (email === null || !identity.emailVerified || email.length > MOST_EMAIL_CHARS) throw fail('email_unverified');
  const existing = await users.selectUserByEmail(trx, email);
  const isOpen = ctx.config.registration === 'open';
  // Anybody could have registered the address, and would share the account with its real owner.
  if (existing && isOpen) throw fail('identity_not_linked');
  if (!existing && !isOpen) {
    const detail = `There is no user ${email} on this deployment. Ask its operator for an account or an invitation.`;
    throw fail('registration_closed', { detail });
  }
  const userId = existing?.id ?? (await register(trx, ctx, identity, email));
  const row = await insertIdentity(trx, identity, userId);
  if (!row) throw refused('The same identity signed in at the same moment. Sign in again.');
  const workspaceId = await findFirstMembership(trx, userId);
  if (workspaceId !== undefined) {
    const entry = { action: 'identity.linked', targetId: row.id, userId, changes: { issuer: row.issuer } };
    await auditSystem(trx, workspaceId, { ...entry, ...clientOf(ctx) });
  }
  return userId;
}

async function register(trx: Trx, ctx: PublicContext, { name }: Identity, email: string): Promise<string> {
  const called = (name ?? email.split('@', 1)[0] ?? email).slice(0, MOST_NAME_CHARS);
  const { user } = await insertOwner(trx, ctx, { email, name: called }, null);
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
    // It was not sealed by this deployment.
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
