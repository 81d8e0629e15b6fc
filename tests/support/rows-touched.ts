// How much of some tables a piece of work reads: the rows that Postgres touched in its transaction, which no busy machine changes.
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../generated/tables.ts';

/** @param tables a pattern of `like` */
export async function rowsTouchedOf(
  tables: string,
  db: Kysely<DB>,
  work: (trx: Kysely<DB>) => Promise<unknown>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
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
