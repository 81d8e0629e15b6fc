// Transactions for services, retried on serialization failures and deadlocks. Also finds the name of a violated constraint.
// Invariant: `fn` may run more than once, so it must have no effects outside the transaction that may happen only once.
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../generated/tables.ts';

const ATTEMPTS = 5;
// First pause. Doubled per attempt, with jitter, so that two conflicting transactions do not collide again.
const FIRST_PAUSE_MS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';

declare const begun: unique symbol;

/** A Kysely of the pool or of a transaction. */
export type Db = Kysely<DB>;

/** A transaction begun by `inTransaction`. A function that must run inside one requires this type. */
export type Trx = Transaction<DB> & { readonly [begun]: true };

/**
 * Runs `fn` in a transaction, up to 5 times on deadlock or serialization failure. Inside a transaction, it
 * joins that transaction.
 */
export async function inTransaction<T>(db: Db, fn: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return fn(db as Trx);
  for (let attempt = 1; ; attempt++) {
    try {
      const after: (() => void)[] = [];
      const result = await db.transaction().execute((trx) => {
        pending.set(trx, after);
        return fn(trx as Trx);
      });
      for (const act of after) act();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

/** Runs reads whose statements all see one snapshot. */
export async function inSnapshot<T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

const pending = new WeakMap<object, (() => void)[]>();

/**
 * Runs `act` after the transaction has committed, never after a rollback; immediately if `trx` was not begun by inTransaction.
 * Only for hints such as wake-ups, because a crash right after the commit loses them. `act` must not throw.
 */
export function afterCommit(trx: Trx, act: () => void): void {
  const after = pending.get(trx);
  if (after) after.push(act);
  else act();
}

/** Whether a transaction was the victim of a deadlock or a serialization failure, so that `inTransaction` repeats it. */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Limits how long each further statement of the transaction waits for a lock. @param timeout milliseconds, or a value of Postgres */
export async function limitLockWait(trx: Trx, timeout: number | string): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(timeout)}, true)`.execute(trx);
}

/** Whether a statement waited for a lock for longer than the limit. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === LOCK_NOT_AVAILABLE;
}

/** Returns the constraint that a statement violated (integrity errors, SQLSTATE class 23), or undefined. */
export function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  if (typeof code !== 'string' || !code.startsWith('23')) return undefined;
  return typeof constraint === 'string' ? constraint : undefined;
}

/**
 * Returns a handler for `.catch`: throws the failure that belongs to the violated constraint, and any other error unchanged.
 * @param failures by the name of the constraint
 */
export function onConstraint(failures: Readonly<Record<string, () => Error>>): (error: unknown) => never {
  return (error) => {
    throw failures[constraintOf(error) ?? '']?.() ?? error;
  };
}

/**
 * Runs `work` behind a savepoint. If it throws, its changes are undone, the transaction stays usable, and the error is rethrown.
 * The caller must rethrow a conflict (`isConflict`), because it belongs to the whole transaction.
 */
export async function withSavepoint<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    throw error;
  }
}
