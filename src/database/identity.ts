// Recognizes a database that was restored from a dump: its server, or its number within the server, differs from the stored
// identity. Invariant: the changes of `onCopy` and the new identity are one transaction, so that a crash in between changes
// neither. Not recognized: a copy of the whole server's files (a base backup, a volume), and the embedded database; both keep the
// identity.
import { sql } from 'kysely';
import type { Database } from './pool.ts';
import { inTransaction, type Db, type Trx } from './transaction.ts';

/**
 * SQLSTATEs of hosted servers that do not let users read their identifier: insufficient_privilege, undefined_function,
 * feature_not_supported.
 */
const NOT_READABLE: readonly string[] = ['42501', '42883', '0A000'];

/** Runs `onCopy` once after a restore. @returns its result, or null if this is not a copy */
export async function onRestoredCopy<T>(
  database: Pick<Database, 'db' | 'kind'>,
  onCopy: (trx: Trx) => Promise<T>,
): Promise<T | null> {
  if (database.kind === 'embedded') return null;
  const identity = await identityOf(database.db);
  return inTransaction(database.db, async (trx) => {
    // Of processes that start at the same time, only the first one does it.
    await sql`lock table database_identity in exclusive mode`.execute(trx);
    const known = await trx.selectFrom('database_identity').select('identity').executeTakeFirst();
    if (known?.identity === identity) return null;
    const result = known === undefined ? null : await onCopy(trx);
    await trx
      .insertInto('database_identity')
      .values({ identity })
      .onConflict((conflict) =>
        conflict.column('singleton').doUpdateSet({ identity, changed_at: sql`now()`, restored_at: sql`now()` }),
      )
      .execute();
    return result;
  });
}

async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ oid: string }>`
    select oid::text from pg_database where datname = current_database()`.execute(db);
  const server = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(db)
    .then(
      (found) => found.rows[0]!.id,
      (error: unknown) => {
        if (NOT_READABLE.includes((error as { code?: string }).code ?? '')) return 'unknown';
        // Otherwise a lost connection would look like a restore, and pause every campaign.
        throw error;
      },
    );
  return `${server}/${rows[0]!.oid}`;
}
