// Keyset paging in SQL: the condition "after this row" for newest-first lists, and the count behind include_total.
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../generated/tables.ts';
import type { TimeKey } from '../core/page.ts';

/**
 * `(time, id) < (…)`, which the (workspace_id, created_at desc, id desc) indexes serve. A cursor carries milliseconds, so
 * the columns are timestamptz(3): finer times would be skipped at the seam of two pages.
 */
export function afterKey(timeColumn: string, idColumn: string, after: TimeKey | undefined): Expression<SqlBool> {
  if (after === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${after.createdAt}, ${after.id})`;
}

export async function countAll<T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return row.total;
}
