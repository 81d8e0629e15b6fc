// Statements that take minutes, such as the build of an index: on a connection of their own, which is closed afterwards. The connections
// of the pool end a query that the server has not answered in half a minute, and the statements of requests must not wait behind one.
// Invariant: outside of any transaction, so that `concurrently` is allowed.
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Db } from './transaction.ts';

/** @param limitMs of each statement */
type Connect = (limitMs: number) => pg.Client;

const byDatabase = new WeakMap<object, Connect>();

/** Gives `db` its connections for long statements. */
export function joinLongStatements(db: object, connect: Connect): void {
  byDatabase.set(db, connect);
}

/** @param db the pool's, not a transaction's */
export async function runLong(db: Db, limitMs: number, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  const connect = byDatabase.get(db);
  if (!connect) throw new Error('long statements need the database itself, not a transaction');
  const client = connect(limitMs);
  // The error reaches the statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) {
      const { sql, parameters } = statement.compile(db);
      await client.query(sql, [...parameters]);
    }
  } finally {
    await client.end();
  }
}
