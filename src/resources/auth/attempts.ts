// Slows down password guessing without locking out the account's owner. Failures are counted by account and by IP address, and
// delay the next attempt: 1 s after the sixth failure of an account, doubling up to 15 minutes, never permanently. An account has
// a separate count for each address from which it registered or logged in, which clients elsewhere cannot raise (OWASP's device
// cookies, with the address instead of the cookie). A session that must give its current password also has its own count.
// Existing sessions and API keys are not affected. Invariants: an unknown email address is counted and delayed like a known one,
// by the same statements. An attempt is counted before its password is verified.
import { addressKey } from '../../core/address.ts';
import { fail, type Failure } from '../../core/errors.ts';
import { hashToken } from '../../core/tokens.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PublicContext, Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import { findFirstMembership } from '../workspaces/service.ts';
import { createLoginQueue } from './login-queue.ts';
import * as store from './store/attempts.ts';
import { deleteExpiredSignIns } from './store/identities.ts';

const DAY_SECONDS = 86_400;
const ACCOUNT: store.DelayRule = { free: 5, forgetSeconds: DAY_SECONDS, maxDelaySeconds: 900 };
// The users of an office share one address. Users who logged in from it before are not counted under it.
const ADDRESS = { forgetSeconds: 3_600, maxDelaySeconds: 900 };
/** Time for which an address remains known to an account after the last correct password from it. */
const SOURCE_DAYS = 90;
/** Counts without a success that are older have no effect, because both rules reset earlier. */
const FAILURE_DAYS = 2;
const BATCH = 500;

/** Attempts from one address, or for one account, wait for the same row, each with a connection of the pool. */
const inTurn = createLoginQueue(4);

type Client = Pick<PublicContext, 'db' | 'config' | 'ip'>;

interface LoginAttempt {
  /** Key of the count of this account at this address. */
  source: Buffer;
  /** Key of the account's or the session's count, which a correct password clears; null when only `source` counts. */
  count: Buffer | null;
  /** Key of the address's count, which a correct password lowers by one; null when the address does not count. */
  address: Buffer | null;
}

/**
 * Counts a login attempt before its password is verified. Follow it with `attemptFailed` or `attemptSucceeded`. After a crash in
 * between, the attempt remains counted as failed.
 * @throws Failure `rate_limited` with the seconds to wait, `unavailable`
 */
export async function beginAttempt({ db, config, ip }: Client, email: string): Promise<LoginAttempt> {
  const source = sourceOf(email, ip);
  const account = keyOf('account', email.toLowerCase());
  const address = keyOf('address', addressKey(ip));
  const count = () =>
    inTransaction(db, async (trx) => {
      if (await store.isKnownSource(trx, source, SOURCE_DAYS)) {
        return { known: true, wait: await store.takeAttempt(trx, source, ACCOUNT) };
      }
      const byAccount = await store.takeAttempt(trx, account, ACCOUNT);
      if (byAccount > 0) return { known: false, wait: byAccount };
      const byAddress = await store.takeAttempt(trx, address, { ...ADDRESS, free: config.rateLimitIp });
      if (byAddress > 0) await store.decrementFailures(trx, account);
      return { known: false, wait: byAddress };
    });
  const { known, wait } = await inTurn(ip, count);
  if (wait > 0) throw tooMany('failed logins', wait);
  return known ? { source, count: null, address: null } : { source, count: account, address };
}

/**
 * Counts an attempt to give a session's current password. It counts by session, so that neither failed logins nor other sessions
 * can block it.
 * @throws Failure `rate_limited` with the seconds to wait, `unavailable`
 */
export async function beginSessionAttempt(
  client: Client,
  { sessionId, email }: { sessionId: string; email: string },
): Promise<LoginAttempt> {
  return beginCounted(client, email, keyOf('session', sessionId), 'wrong current passwords');
}

/**
 * Counts an attempt to give a one-time code.
 * @param of subject of the count: the user of a login, or the session of a logged-in user
 * @throws Failure `rate_limited`, `unavailable`
 */
export async function beginCodeAttempt(
  client: Client,
  { of, email }: { of: string; email: string },
): Promise<LoginAttempt> {
  return beginCounted(client, email, keyOf('code', of), 'wrong codes');
}

async function beginCounted({ db, ip }: Client, email: string, count: Buffer, what: string): Promise<LoginAttempt> {
  const wait = await inTurn(ip, () => store.takeAttempt(db, count, ACCOUNT));
  if (wait > 0) throw tooMany(what, wait);
  return { source: sourceOf(email, ip), count, address: null };
}

/** @param userId null if the user does not exist; the same statement runs, so that timing reveals nothing */
export async function attemptFailed({ db, ip }: Client, attempt: LoginAttempt, userId: string | null): Promise<void> {
  await store.upsertFailure(db, { key: attempt.source, userId, ip });
}

export async function attemptSucceeded(
  { db }: Pick<Client, 'db'>,
  attempt: LoginAttempt,
  userId: string,
): Promise<void> {
  await store.upsertSuccess(db, attempt.source, userId);
  if (attempt.count !== null) await store.resetFailures(db, attempt.count);
  if (attempt.address !== null) await store.decrementFailures(db, attempt.address);
}

/**
 * Marks an address as known to an account. Call it when the owner has proved their identity: by registering or
 * changing the email.
 */
export async function recordKnownAddress(
  { db, ip }: Pick<Client, 'db' | 'ip'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await store.upsertSuccess(db, sourceOf(email, ip), id);
}

/** Clears the account's count, because the operator vouches for the owner. */
export async function forgetAttempts(db: Uses<'db'>['db'], email: string): Promise<void> {
  await store.resetFailures(db, keyOf('account', email.toLowerCase()));
}

/** Writes failed logins to the audit log, one row per account and address since the last run; deletes old counts and sign-ins. */
export async function recordFailedLogins({ db }: Uses<'db'>, signal: AbortSignal): Promise<void> {
  let taken = BATCH;
  while (!signal.aborted && taken === BATCH) {
    taken = await inTransaction(db, async (trx) => {
      const failures = await store.takeUnaudited(trx, BATCH);
      for (const { user_id: userId, ip, attempts } of failures) {
        // An unknown email address belongs to no workspace, so no audit log can record it.
        const workspaceId = userId === null ? undefined : await findFirstMembership(trx, userId);
        if (userId === null || workspaceId === undefined) continue;
        await auditSystem(trx, workspaceId, { action: 'login.failed', targetId: userId, changes: { attempts }, ip });
      }
      return failures.length;
    });
  }
  const days = { sourceDays: SOURCE_DAYS, failureDays: FAILURE_DAYS };
  while (!signal.aborted && (await store.deleteForgotten(db, days, BATCH)) === BATCH);
  while (!signal.aborted && (await deleteExpiredSignIns(db, BATCH)) === BATCH);
}

function sourceOf(email: string, ip: string): Buffer {
  return keyOf('source', email.toLowerCase(), addressKey(ip));
}

function tooMany(what: string, wait: number): Failure {
  return fail('rate_limited', {
    detail: `Too many ${what}. Try again in ${wait} s; existing sessions and API keys keep working.`,
    retryAfter: wait,
  });
}

function keyOf(...parts: readonly string[]): Buffer {
  return hashToken(parts.join('\n'));
}
