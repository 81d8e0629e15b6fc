// SQL of payment_methods: the saved method for automatic top-ups, one per workspace.
import { sql, type Selectable } from 'kysely';
import type { PaymentMethodsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

type PaymentMethodRow = Selectable<PaymentMethodsTable>;

/** Limited to the provider, because ids are provider-specific. */
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

/** Saves the method of a payment that requested it, and replaces an earlier one. */
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
