// SQL that takes back what was counted as spending towards the caps.
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../../database/transaction.ts';

/** Subtracts a refunded amount from the day and the month in which `countSpending` counted it, if they are still counted. */
export async function uncountSpending(trx: Trx, workspaceId: string, micros: number, countedAt: Date): Promise<void> {
  const day = sql`(${countedAt}::timestamptz at time zone 'utc')::date`;
  const less = (column: 'spent_day_micros' | 'spent_month_micros', isCounted: RawBuilder<unknown>) =>
    sql<number>`case when ${isCounted} then greatest(0, ${sql.ref(column)} - ${micros}) else ${sql.ref(column)} end`;
  await trx
    .updateTable('wallets')
    .set({
      spent_day_micros: less('spent_day_micros', sql`spent_on = ${day}`),
      spent_month_micros: less('spent_month_micros', sql`date_trunc('month', spent_on) = date_trunc('month', ${day})`),
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', workspaceId)
    .execute();
}
