// Runs something between two transactions of the service, so that a race happens in every run and on both kinds of database.
import type { Kysely } from 'kysely';
import type { DB } from '../../generated/tables.ts';

/**
 * Returns the database with `act` run before its `nth` transaction, counted from 1, while no transaction is open.
 * @returns also the number of transactions so far
 */
export function betweenTransactions(
  db: Kysely<DB>,
  nth: number,
  act: () => Promise<unknown>,
): { db: Kysely<DB>; count(): number } {
  let begun = 0;
  const watched = watch(db, async (execute) => {
    begun += 1;
    if (begun === nth) await act();
    return execute();
  });
  return { db: watched, count: () => begun };
}

/** Returns the database with `act` run after its first transaction, before any other statement. */
export function afterTransaction(db: Kysely<DB>, act: () => Promise<unknown>): Kysely<DB> {
  let isFirst = true;
  return watch(db, async (execute) => {
    const runs = isFirst;
    isFirst = false;
    const result = await execute();
    if (runs) await act();
    return result;
  });
}

function watch(db: Kysely<DB>, around: <T>(execute: () => Promise<T>) => Promise<T>): Kysely<DB> {
  const transaction = () => {
    const builder = db.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => around(() => execute(work));
    return builder;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
