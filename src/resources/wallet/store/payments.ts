// Payments: the table's only writer. Who changes one has locked it, so a callback that comes twice credits once.
import { sql, type Selectable } from 'kysely';
import type { PaymentsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export interface NewPayment {
  id: string;
  provider: string;
  amountMicros: number;
  automatic: boolean;
  /** JSON text: what the provider is asked beside the amount. */
  request: string;
}

/** The row, which an earlier attempt of the same request may have made. */
export async function insertPayment(trx: Trx, workspaceId: string, payment: NewPayment): Promise<PaymentRow> {
  const { id, provider, amountMicros, automatic, request } = payment;
  return trx
    .insertInto('payments')
    .values({ workspace_id: workspaceId, id, provider, amount_micros: amountMicros, automatic, request })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doUpdateSet({ provider }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** With the name of the workspace, for people who read it. */
export async function selectReceipt(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<(PaymentRow & { workspace_name: string }) | undefined> {
  return db
    .selectFrom('payments as payment')
    .innerJoin('workspaces as workspace', 'workspace.id', 'payment.workspace_id')
    .selectAll('payment')
    .select('workspace.name as workspace_name')
    .where('payment.workspace_id', '=', workspaceId)
    .where('payment.id', '=', id)
    .executeTakeFirst();
}

/** Locks the row: what it says stays true until the transaction ends. */
export async function lockPayment(trx: Trx, workspaceId: string, id: string): Promise<PaymentRow> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** By the id alone: a callback of the provider names no workspace, but is signed. */
export async function selectCalledBack(db: Db, provider: string, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('provider', '=', provider).where('id', '=', id).executeTakeFirst();
}

export type PaymentChange = Partial<
  Pick<PaymentRow, 'reference' | 'pay_url' | 'status' | 'failure' | 'receipt_url' | 'refunded_micros'>
>;

/** A payment that leaves `pending` has nothing left to pay at. */
export async function changePayment(
  trx: Trx,
  { workspace_id: workspaceId, id }: Pick<PaymentRow, 'workspace_id' | 'id'>,
  change: PaymentChange,
): Promise<PaymentRow> {
  const over = change.status !== undefined && change.status !== 'pending';
  return trx
    .updateTable('payments')
    .set({ ...change, ...(over ? { pay_url: null, finished_at: sql`now()` } : {}) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An automatic top-up that has not landed yet. */
export async function selectPendingAutomatic(db: Db, workspaceId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'pending')
    .where('automatic', '=', true)
    .orderBy('created_at')
    .executeTakeFirst();
}

/** Automatic top-ups that failed since one succeeded or the wallet's setting of them was changed. */
export async function recentFailures(
  db: Db,
  workspaceId: string,
  setAt: Date,
): Promise<{ failures: number; last: Date | null }> {
  const { rows } = await sql<{ failures: number; last: Date | null }>`
    select count(*)::int as failures, max(finished_at) as last
    from payments
    where workspace_id = ${workspaceId} and automatic and status in ('failed', 'expired')
      and finished_at > greatest(${setAt}, (
        select max(finished_at) from payments where workspace_id = ${workspaceId} and status = 'succeeded'))`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Pending payments that nobody has told us about for a while, each of which is looked at again later: after a quarter of its
 * age, a minute at least and an hour at most. Two workers get different ones.
 */
export async function takeDuePayments(db: Db, provider: string, limit: number): Promise<PaymentRow[]> {
  return db
    .updateTable('payments')
    .set({
      look_at: sql`now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '1 hour')`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('status', '=', 'pending')
        .where('provider', '=', provider)
        .where('look_at', '<=', sql<Date>`now()`)
        .orderBy('look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
