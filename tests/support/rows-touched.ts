// Counts the rows of some tables that an operation reads: the rows that Postgres touched in its transaction, independent of
// machine load.
import { sql } from 'kysely';
import { inTransaction, type Db, type Trx } from '../../src/database/transaction.ts';

/** @param tables a pattern for `like` */
export async function rowsTouchedOf(tables: string, db: Db, work: (trx: Trx) => Promise<unknown>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const touched = async () => {
      const { rows } = await sql<{ n: number }>`
        select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as n
        from pg_stat_xact_user_tables where relname like ${tables}`.execute(trx);
      return rows[0]!.n;
    };
    const before = await touched();
    await work(trx);
    return (await touched()) - before;
  });
}
