// The second factor of users: enroll, confirm, disable, recovery codes, and the check of a code. Invariants: a code is accepted
// once, even with concurrent requests; attempts are counted before the code is checked; the secret and the recovery codes are
// shown once.
import type { RecoveryCodes, SecondFactor, SecondFactorEnrolment } from '../../../generated/types.ts';
import { fail } from '../../core/errors.ts';
import { isoOrNull } from '../../core/time.ts';
import { hashToken } from '../../core/tokens.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { findFirstMembership } from '../workspaces/service.ts';
import { attemptFailed, attemptSucceeded, beginCodeAttempt } from './attempts.ts';
import { isDigits, newRecoveryCodes, newSecret, normalCode, otpauthUrl, qrCodeOf, stepOf } from './one-time-codes.ts';
import { sessionOf } from './session-list.ts';
import { requirePassword } from './step-up.ts';
import { selectUser, shareSession } from './store.ts';
import * as store from './store/second-factors.ts';
import { markSession, unmarkSessionsOf } from './store/sessions.ts';

export const SECOND_FACTOR_PURPOSE = 'second-factor';
const ISSUER = 'Parley';

export async function getSecondFactor(ctx: Context): Promise<SecondFactor> {
  const { userId } = sessionOf(ctx);
  const confirmedAt = (await store.selectFactor(ctx.db, userId))?.confirmed_at ?? null;
  return {
    enabled: confirmedAt !== null,
    confirmed_at: isoOrNull(confirmedAt),
    recovery_codes_left: await store.countRecoveryCodes(ctx.db, userId),
  };
}

/**
 * Starts an enrollment, which has no effect until it is confirmed. @throws Failure `second_factor_enabled`, failures of
 * requirePassword
 */
export async function enrollSecondFactor(ctx: Context, password: string | undefined): Promise<SecondFactorEnrolment> {
  const user = await requirePassword(ctx, password, 'enroll a second factor');
  const secret = newSecret();
  const sealed = ctx.vault.seal(SECOND_FACTOR_PURPOSE, secret, { place: placeOf(user.id) });
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.upsertEnrolment(trx, user.id, sealed))) throw fail('second_factor_enabled');
  });
  const url = otpauthUrl(secret, ISSUER, user.email);
  return { secret, otpauth_url: url, qr_code: qrCodeOf(url) };
}

/** @throws Failure `second_factor_not_enrolled`, `second_factor_enabled`, `invalid_code`, `rate_limited` */
export async function confirmSecondFactor(ctx: Context, code: string): Promise<RecoveryCodes> {
  const { userId, sessionId } = sessionOf(ctx);
  const factor = await store.selectFactor(ctx.db, userId);
  if (!factor) throw fail('second_factor_not_enrolled');
  if (factor.confirmed_at !== null) throw fail('second_factor_enabled');
  return withCode(ctx, async (trx) => {
    const step = stepOf(secretOf(ctx, factor), normalCode(code), ctx.clock.now());
    if (step === null || !(await store.confirmEnrolment(trx, factor, step))) return null;
    await markSession(trx, sessionId);
    await audit(trx, ctx, { action: 'second_factor.enabled', targetId: userId });
    return replaceRecoveryCodes(trx, userId);
  });
}

/** Replaces the recovery codes. @throws Failure `second_factor_not_enrolled`, `invalid_code`, `rate_limited` */
export async function createRecoveryCodes(ctx: Context, code: string): Promise<RecoveryCodes> {
  const { userId } = sessionOf(ctx);
  await requireFactor(ctx.db, userId);
  return withCode(ctx, async (trx) => {
    if ((await takeCode(trx, ctx, userId, code)) === null) return null;
    await audit(trx, ctx, { action: 'second_factor.recovery_codes_replaced', targetId: userId });
    return replaceRecoveryCodes(trx, userId);
  });
}

/** @throws Failure `second_factor_not_enrolled`, `invalid_code`, failures of requirePassword */
export async function disableSecondFactor(ctx: Context, password: string | undefined, code: string): Promise<void> {
  const { userId } = sessionOf(ctx);
  await requireFactor(ctx.db, userId);
  await requirePassword(ctx, password, 'disable the second factor');
  await withCode(ctx, async (trx) => {
    if ((await takeCode(trx, ctx, userId, code)) === null) return null;
    await store.deleteFactor(trx, userId);
    await unmarkSessionsOf(trx, userId);
    await audit(trx, ctx, { action: 'second_factor.disabled', targetId: userId });
    return true;
  });
}

/** Removes a user's second factor for the operator, who has verified the user. Returns whether there was one. */
export async function dropSecondFactor({ db }: Uses<'db'>, userId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await store.deleteFactor(trx, userId))) return false;
    await unmarkSessionsOf(trx, userId);
    const workspaceId = await findFirstMembership(trx, userId);
    if (workspaceId !== undefined)
      await auditSystem(trx, workspaceId, { action: 'second_factor.disabled', targetId: userId });
    return true;
  });
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const factor = await store.selectFactor(db, userId);
  return factor !== undefined && factor.confirmed_at !== null;
}

/** Consumes a time-based code or a recovery code. Returns its kind; null if it is invalid or was already used. */
export async function takeCode(
  trx: Trx,
  runtime: Uses<'clock' | 'vault'>,
  userId: string,
  code: string,
): Promise<'totp' | 'recovery_code' | null> {
  const normal = normalCode(code);
  if (!isDigits(normal)) {
    return (await store.takeRecoveryCode(trx, userId, hashToken(normal))) ? 'recovery_code' : null;
  }
  const factor = await store.selectFactor(trx, userId);
  if (!factor || factor.confirmed_at === null) return null;
  const step = stepOf(secretOf(runtime, factor), normal, runtime.clock.now());
  return step !== null && (await store.takeStep(trx, userId, step)) ? 'totp' : null;
}

/** Checks a code of this session's user in a transaction, with the attempt counted. @param check returns null for an invalid code */
async function withCode<T>(ctx: Context, check: (trx: Trx) => Promise<T | null>): Promise<T> {
  const { userId, sessionId } = sessionOf(ctx);
  const user = await selectUser(ctx.db, userId);
  const attempt = await beginCodeAttempt(ctx, { of: sessionId, email: user?.email ?? userId });
  const result = await inTransaction(ctx.db, async (trx) => {
    // Otherwise a session that was ended meanwhile could still lock its user out.
    if (!(await shareSession(trx, sessionId))) throw fail('session_revoked');
    return check(trx);
  });
  if (result === null) {
    await attemptFailed(ctx, attempt, userId);
    throw fail('invalid_code');
  }
  await attemptSucceeded(ctx, attempt, userId);
  return result;
}

async function requireFactor(db: Db, userId: string): Promise<void> {
  if (!(await hasSecondFactor(db, userId))) throw fail('second_factor_not_enrolled');
}

async function replaceRecoveryCodes(trx: Trx, userId: string): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashToken(normalCode(code))),
  );
  return { recovery_codes: codes };
}

function secretOf({ vault }: Uses<'vault'>, factor: store.SecondFactorRow): string {
  return vault.open(SECOND_FACTOR_PURPOSE, factor.secret_sealed, { place: placeOf(factor.user_id) });
}

/** Users belong to no workspace, so the user's id fills both places. */
function placeOf(userId: string) {
  return { workspaceId: userId, id: userId };
}
