// SQL of payment_methods: the saved method for automatic top-ups, one per workspace.
import type { Selectable } from 'kysely';
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

export async function hasMethod(db: Db, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_methods')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the saved method. @returns it; undefined if there is none */
export async function deleteMethod(trx: Trx, workspaceId: string): Promise<PaymentMethodRow | undefined> {
  return trx.deleteFrom('payment_methods').where('workspace_id', '=', workspaceId).returningAll().executeTakeFirst();
}

/** Saves the method of a payment that requested it. There is no earlier one, and the wallet is locked. */
export async function saveMethod(
  trx: Trx,
  workspaceId: string,
  saved: Pick<PaymentMethodRow, 'provider' | 'customer' | 'method'>,
): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values({ workspace_id: workspaceId, ...saved })
    .execute();
}
