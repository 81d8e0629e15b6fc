// What automatic top-ups are taken from, one a workspace: the table's only writer.
import { sql, type Selectable } from 'kysely';
import type { PaymentMethodsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type PaymentMethodRow = Selectable<PaymentMethodsTable>;

/** Ids of one provider mean nothing to another. */
export async function selectMethod(
  db: Db,
  workspaceId: string,
  provider: string,
): Promise<PaymentMethodRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** The last one that was used with the wish to keep it. */
export async function saveMethod(
  trx: Trx,
  workspaceId: string,
  saved: Pick<PaymentMethodRow, 'provider' | 'customer' | 'method'>,
): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values({ workspace_id: workspaceId, ...saved })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ ...saved, updated_at: sql`now()` }))
    .execute();
}
