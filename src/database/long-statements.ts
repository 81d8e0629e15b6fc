// Runs statements that take minutes, such as an index build, on a separate connection that is closed afterwards. Pooled
// connections abort a query that the server has not answered in half a minute, and requests must not wait behind a long
// statement. Invariant: they run outside of any transaction, so that `concurrently` is allowed.
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Db } from './transaction.ts';

/** @param limitMs deadline of each statement */
type Connect = (limitMs: number) => pg.Client;

const byDatabase = new WeakMap<object, Connect>();

/** Registers the factory of connections for the long statements of `db`. */
export function joinLongStatements(db: object, connect: Connect): void {
  byDatabase.set(db, connect);
}

/** @param db the pool's Kysely, not a transaction */
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
