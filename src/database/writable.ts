// Tells whether the database accepts writes. After a failover, a connection may lead to a server that is a standby now.
import type pg from 'pg';

/**
 * Returns null, or the reason why the database accepts no writes. A connection to a read-only server is closed, so that the next
 * one may reach the primary.
 */
export async function findReadOnly(pool: pg.Pool): Promise<string | null> {
  const client = await pool.connect();
  let isReadOnly = true;
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    isReadOnly = rows[0]?.transaction_read_only !== 'off';
  } finally {
    client.release(isReadOnly);
  }
  return isReadOnly ? 'read-only' : null;
}

/** @throws Error with a sentence for the operator when the database accepts no writes */
export async function requireWritable(pool: pg.Pool): Promise<void> {
  if ((await findReadOnly(pool)) === null) return;
  throw new Error(
    'the database is read-only: it is a standby, or default_transaction_read_only is on. Name the primary in DATABASE_URL',
  );
}
