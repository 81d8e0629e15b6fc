// Keyset paging in SQL: one page of a newest-first list, and the count behind include_total.
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../generated/tables.ts';
import type { TimeKey } from '../core/page.ts';

/**
 * One page of a newest-first list, for `$call`: what comes after the cursor, and one row more, which tells whether there is
 * another page (core/page.ts). `(time, id) < (…)` is what the (workspace_id, created_at desc, id desc) indexes serve. A cursor
 * carries milliseconds, so the columns are timestamptz(3): finer times would be skipped at the seam of two pages.
 * @param names of the time and of what tells rows of one time apart
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
