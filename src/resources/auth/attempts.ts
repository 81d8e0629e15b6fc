// Guessing passwords must be slow, and must not keep an account's owner out. Failures are counted by account and by address,
// and delay the next attempt: 1 s after the sixth failure of an account, doubling up to 15 minutes, never for good. An account
// at an address from which it registered or logged in has a count of its own, which strangers cannot raise (OWASP's device
// cookies, with the address in the cookie's place). So has a session that is asked for the current password. Sessions and API
// keys that exist are not concerned.
// Invariants: an unknown e-mail address is counted and delayed as a known one is, by the same statements. An attempt counts
// before its password is looked at.
import { addressKey } from '../../core/address.ts';
import { fail, type Failure } from '../../core/errors.ts';
import { hashToken } from '../../core/tokens.ts';
import { auditSystem } from '../audit-log/service.ts';
import { findFirstMembership } from '../workspaces/service.ts';
import * as store from './store/attempts.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PublicContext, Runtime } from '../../runtime.ts';

const DAY_SECONDS = 86_400;
const ACCOUNT: store.Rule = { free: 5, forgetSeconds: DAY_SECONDS, longestSeconds: 900 };
// An office shares one address; those who logged in from it before are not counted under it.
const ADDRESS = { forgetSeconds: 3_600, longestSeconds: 900 };
/** How long an address stays known to an account after the last password that was right there. */
const SOURCE_DAYS = 90;
/** After this, counts without a success decide nothing: both rules have forgotten them. */
const FAILURE_DAYS = 2;
const BATCH = 500;

type Asking = Pick<PublicContext, 'db' | 'config' | 'ip'>;

export interface Attempt {
  /** The account at its address. */
  source: Buffer;
  /** The count of the account, or of a session, that a right password clears; null where the source counts alone. */
  count: Buffer | null;
  /** The count of the address that a right password takes one back from; null where the address does not count. */
  address: Buffer | null;
}

/**
 * Counts an attempt and says whether its password may be looked at. Follow it with `attemptFailed` or `attemptSucceeded`;
 * after a crash in between it stays counted as failed.
 * @throws Failure `rate_limited` with the seconds to wait
 */
export async function beginAttempt({ db, config, ip }: Asking, email: string): Promise<Attempt> {
  const source = sourceOf(email, ip);
  const account = keyOf('account', email.toLowerCase());
  const address = keyOf('address', addressKey(ip));
  const { known, wait } = await inTransaction(db, async (trx) => {
    if (await store.isKnownSource(trx, source, SOURCE_DAYS)) {
      return { known: true, wait: await store.takeAttempt(trx, source, ACCOUNT) };
    }
    const byAccount = await store.takeAttempt(trx, account, ACCOUNT);
    if (byAccount > 0) return { known: false, wait: byAccount };
    const byAddress = await store.takeAttempt(trx, address, { ...ADDRESS, free: config.rateLimitIp });
    if (byAddress > 0) await store.takeBack(trx, account);
    return { known: false, wait: byAddress };
  });
  if (wait > 0) throw tooMany('failed logins', wait);
  return known ? { source, count: null, address: null } : { source, count: account, address };
}

/**
 * The same for the current password that a session is asked for. It counts by session, so that neither strangers at the login
 * nor other sessions can block it.
 * @throws Failure `rate_limited` with the seconds to wait
 */
export async function beginSessionAttempt(
  { db, ip }: Asking,
  { sessionId, email }: { sessionId: string; email: string },
): Promise<Attempt> {
  const count = keyOf('session', sessionId);
  const wait = await store.takeAttempt(db, count, ACCOUNT);
  if (wait > 0) throw tooMany('wrong current passwords', wait);
  return { source: sourceOf(email, ip), count, address: null };
}

/** @param userId null: there is no such user; the statement is the same */
export async function attemptFailed({ db, ip }: Asking, attempt: Attempt, userId: string | null): Promise<void> {
  await store.noteFailure(db, { key: attempt.source, userId, ip });
}

export async function attemptSucceeded({ db }: Pick<Asking, 'db'>, attempt: Attempt, userId: string): Promise<void> {
  await store.noteSuccess(db, attempt.source, userId);
  if (attempt.count !== null) await store.forgetFailures(db, attempt.count);
  if (attempt.address !== null) await store.takeBack(db, attempt.address);
}

/** Makes an address known to an account whose owner has just proved to be there: by registering, or by a new e-mail address. */
export async function noteKnownAddress(
  { db, ip }: Pick<Asking, 'db' | 'ip'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await store.noteSuccess(db, sourceOf(email, ip), id);
}

/** The operator vouches for the owner: strangers' failures no longer delay them. */
export async function forgetAttempts(db: Runtime['db'], email: string): Promise<void> {
  await store.forgetFailures(db, keyOf('account', email.toLowerCase()));
}

/** Brings failed logins into the audit log, one row for an account and an address since the last time, and clears old counts. */
export async function noteFailedLogins({ db }: Pick<Runtime, 'db'>, signal: AbortSignal): Promise<void> {
  let taken = BATCH;
  while (!signal.aborted && taken === BATCH) {
    taken = await inTransaction(db, async (trx) => {
      const failures = await store.takeUnaudited(trx, BATCH);
      for (const { user_id: userId, ip, attempts } of failures) {
        // An unknown e-mail address belongs to no workspace, and so to no log.
        const workspaceId = userId === null ? undefined : await findFirstMembership(trx, userId);
        if (userId === null || workspaceId === undefined) continue;
        await auditSystem(trx, workspaceId, { action: 'login.failed', targetId: userId, changes: { attempts }, ip });
      }
      return failures.length;
    });
  }
  const days = { sourceDays: SOURCE_DAYS, failureDays: FAILURE_DAYS };
  while (!signal.aborted && (await store.deleteForgotten(db, days, BATCH)) === BATCH);
}

function sourceOf(email: string, ip: string): Buffer {
  return keyOf('source', email.toLowerCase(), addressKey(ip));
}

function tooMany(what: string, wait: number): Failure {
  return fail('rate_limited', {
    detail: `Too many ${what}. Try again in ${wait} s; a session or an API key that you have goes on working.`,
    retryAfter: wait,
  });
}

function keyOf(...parts: readonly string[]): Buffer {
  return hashToken(parts.join('\n'));
}
