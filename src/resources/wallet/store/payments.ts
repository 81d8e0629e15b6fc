// Payments: the table's only writer. A payment leaves `pending` once, so a callback that comes twice credits once.
import { sql, type Kysely, type Selectable } from 'kysely';
import type { DB, PaymentsTable } from '../../../../generated/tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export interface NewPayment {
  id: string;
  provider: string;
  amountMicros: number;
  automatic: boolean;
}

/** The row, which an earlier attempt of the same request may have made. */
export async function insertPayment(trx: Kysely<DB>, workspaceId: string, payment: NewPayment): Promise<PaymentRow> {
  const { id, provider, amountMicros, automatic } = payment;
  return trx
    .insertInto('payments')
    .values({ workspace_id: workspaceId, id, provider, amount_micros: amountMicros, automatic })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doUpdateSet({ provider }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setStarted(
  trx: Kysely<DB>,
  workspaceId: string,
  id: string,
  started: { reference: string; pay_url: string | null },
): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set(started)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The payment if it was pending until now. Without a workspace: the provider's callback names the payment alone. */
export async function succeedPayment(
  trx: Kysely<DB>,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return trx
    .updateTable('payments')
    .set({ status: 'succeeded', pay_url: null, finished_at: sql`now()` })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

export async function failUnstarted(db: Kysely<DB>, workspaceId: string, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'failed', finished_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** An automatic top-up that has not landed yet. */
export async function findPendingAutomatic(db: Kysely<DB>, workspaceId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'pending')
    .where('automatic', '=', true)
    .orderBy('created_at')
    .executeTakeFirst();
}
