// SQL of login_attempts. Uses the database clock (clock_timestamp), read after waiting for a row's lock.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';

export interface DelayRule {
  /** Failures before the first delay. */
  free: number;
  /** The count resets after this long without a failure. */
  forgetSeconds: number;
  /** Upper bound of the delay, which starts at one second and doubles. */
  maxDelaySeconds: number;
}

/**
 * Counts an attempt as failed before its password is verified, so that concurrent attempts cannot outrun the count.
 * Returns the seconds to wait; 0 when the attempt may proceed.
 */
export async function takeAttempt(db: Db, key: Buffer, rule: DelayRule): Promise<number> {
  const stale = sql`a.last_at < clock_timestamp() - make_interval(secs => ${rule.forgetSeconds})`;
  const failures = sql`(case when ${stale} then 1 else a.failures + 1 end)`;
  const beyond = sql`(${failures} - ${rule.free})`;
  // Null below the limit: `blocked_until = now` would refuse a concurrent attempt after the clock was set back.
  const delay = sql`case when ${beyond} > 0
    then least(${rule.maxDelaySeconds}::float8, power(2, least(${beyond} - 1, 30))) end`;
  const { rows } = await sql`
    insert into login_attempts as a (key, failures) values (${key}, 1)
    on conflict (key) do update set failures = ${failures}, last_at = clock_timestamp(),
      blocked_until = clock_timestamp() + make_interval(secs => ${delay})
    where a.blocked_until is null or a.blocked_until <= clock_timestamp()
    returning 1`.execute(db);
  if (rows.length > 0) return 0;
  const left = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - clock_timestamp())))::int as seconds
    from login_attempts where key = ${key}`.execute(db);
  return left.rows[0]?.seconds ?? 1;
}

/** Whether this account logged in from this address within the last `days`. */
export async function isKnownSource(db: Db, key: Buffer, days: number): Promise<boolean> {
  const { rows } = await sql`select 1 from login_attempts
    where key = ${key} and succeeded_at > now() - make_interval(days => ${days})`.execute(db);
  return rows.length > 0;
}

/** Counts a failure. Runs the same statement whether or not the user exists, so that timing reveals nothing. */
export async function upsertFailure(
  db: Db,
  failure: { key: Buffer; userId: string | null; ip: string },
): Promise<void> {
  await sql`insert into login_attempts as a (key, unaudited, user_id, ip)
    values (${failure.key}, 1, ${failure.userId}, ${failure.ip})
    on conflict (key) do update set unaudited = a.unaudited + 1, last_at = clock_timestamp(),
      user_id = excluded.user_id, ip = excluded.ip`.execute(db);
}

/** Resets a count after a correct password. */
export async function resetFailures(db: Db, key: Buffer): Promise<void> {
  await sql`update login_attempts set failures = 0, blocked_until = null where key = ${key}`.execute(db);
}

/** Uncounts one attempt and keeps the others, because logging in to one's own account must not clear failures on other accounts. */
export async function decrementFailures(db: Db, key: Buffer): Promise<void> {
  await sql`update login_attempts set failures = greatest(failures - 1, 0), blocked_until = null
    where key = ${key}`.execute(db);
}

/** Records that an account logged in from an address. */
export async function upsertSuccess(db: Db, key: Buffer, userId: string): Promise<void> {
  await sql`insert into login_attempts as a (key, user_id, succeeded_at) values (${key}, ${userId}, clock_timestamp())
    on conflict (key) do update set failures = 0, blocked_until = null, user_id = excluded.user_id,
      last_at = clock_timestamp(), succeeded_at = clock_timestamp()`.execute(db);
}

interface UnauditedFailures {
  user_id: string | null;
  ip: string | null;
  attempts: number;
}

/** Resets and returns up to `limit` counts that the audit log lacks. The caller writes them to the log in the same transaction. */
export async function takeUnaudited(trx: Trx, limit: number): Promise<UnauditedFailures[]> {
  const { rows } = await sql<UnauditedFailures>`
    with due as (
      select key, unaudited from login_attempts where unaudited > 0 order by key limit ${limit} for update skip locked)
    update login_attempts a set unaudited = 0 from due where a.key = due.key
    returning a.user_id, a.ip, due.unaudited as attempts`.execute(trx);
  return rows;
}

/** Deletes up to `limit` rows that no longer have an effect. Returns how many. */
export async function deleteForgotten(
  db: Db,
  { sourceDays, failureDays }: { sourceDays: number; failureDays: number },
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    delete from login_attempts where key in (
      select key from login_attempts
      where unaudited = 0 and (last_at < now() - make_interval(days => ${sourceDays})
        or (succeeded_at is null and last_at < now() - make_interval(days => ${failureDays})))
      limit ${limit})
    returning 1`.execute(db);
  return rows.length;
}
