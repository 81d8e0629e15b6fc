// Keyset paging in SQL: one page of a newest-first list, and the count for include_total.
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../generated/tables.ts';
import type { TimeKey } from '../core/page.ts';

/**
 * Selects one page of a newest-first list, for `$call`: the rows after the cursor plus one more, which shows whether there is
 * another page (core/page.ts). Indexes on (workspace_id, created_at desc, id desc) serve `(time, id) < (…)`. Cursors have
 * millisecond precision, so the columns are timestamptz(3). Rows with finer times would be skipped between two pages.
 * @param names of the time column and the tie-breaker
 */
export function newestFirst(limit: number, after: TimeKey | undefined, [time, id]: Names = ['created_at', 'id']) {
  const [timeColumn, idColumn] = [sql.ref(time), sql.ref(id)];
  const isAfter = (key: TimeKey) => sql<SqlBool>`(${timeColumn}, ${idColumn}) < (${key.createdAt}, ${key.id})`;
  return <D, T extends keyof D, Row>(query: SelectQueryBuilder<D, T, Row>): SelectQueryBuilder<D, T, Row> =>
    query
      .$if(after !== undefined, (some) => some.where(isAfter(after!)))
      .orderBy(timeColumn, 'desc')
      .orderBy(idColumn, 'desc')
      .limit(limit + 1);
}

type Names = readonly [time: string, id: string];

export async function countAll<T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return row.total;
}
