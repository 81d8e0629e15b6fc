// Reauthenticates the user of a session before an action that a stolen session must not be able to perform.
import { fail, invalid } from '../../core/errors.ts';
import type { Context } from '../../runtime.ts';
import { attemptFailed, attemptSucceeded, beginSessionAttempt } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { sessionOf } from './session-list.ts';
import * as store from './store.ts';
import { selectSessionAge } from './store/sessions.ts';

/** Maximum time since the login of a user who has no password or does not give it. */
const FRESH_SECONDS = 600;

/**
 * Reauthenticates the user unless the session has just been opened.
 * @throws failures of requirePassword
 */
export async function requireFreshLogin(ctx: Context, given: string | undefined, purpose: string): Promise<void> {
  if (await isFresh(ctx)) return;
  await requirePassword(ctx, given, purpose);
}

async function isFresh(ctx: Context): Promise<boolean> {
  return (await selectSessionAge(ctx.db, sessionOf(ctx).sessionId)) <= FRESH_SECONDS;
}

/**
 * @param given the current password
 * @param purpose ends the sentence that the password "is required to …"
 * @throws Failure `invalid_credentials`, `rate_limited`, `validation_failed` without a password, `fresh_login_required`
 */
export async function requirePassword(
  ctx: Context,
  given: string | undefined,
  purpose: string,
): Promise<store.UserRow> {
  const { userId, sessionId } = sessionOf(ctx);
  const user = await store.selectUser(ctx.db, userId);
  if (!user) throw fail('invalid_credentials', { detail: 'The user no longer exists.' });
  if (user.password_hash === null) {
    if (await isFresh(ctx)) return user;
    throw fail('fresh_login_required');
  }
  if (given === undefined) throw invalid('/current_password', 'required', `is required to ${purpose}`);
  // A stolen session must not allow faster password guessing than the login does.
  const attempt = await beginSessionAttempt(ctx, { sessionId, email: user.email });
  if (await verifyPassword(user.password_hash, given, ctx.ip)) {
    await attemptSucceeded(ctx, attempt, userId);
    return user;
  }
  await attemptFailed(ctx, attempt, userId);
  throw fail('invalid_credentials', { detail: 'current_password is incorrect.' });
}
