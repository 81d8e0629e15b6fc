// SQL of payments. A payment is locked before it is changed, so a repeated callback credits once.
import { sql, type Selectable } from 'kysely';
import type { PaymentsTable } from '../../../../generated/tables.ts';
import { countAll } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type PaymentRow = Selectable<PaymentsTable>;

interface NewPayment {
  id: string;
  provider: string;
  amountMicros: number;
  automatic: boolean;
  /** JSON text: parameters of the provider's request in addition to the amount. */
  request: string;
}

/** Inserts the payment, or returns the row of an earlier attempt of the same request. */
export async function insertPayment(trx: Trx, workspaceId: string, payment: NewPayment): Promise<PaymentRow> {
  const { id, provider, amountMicros, automatic, request } = payment;
  return trx
    .insertInto('payments')
    .values({ workspace_id: workspaceId, id, provider, amount_micros: amountMicros, automatic, request })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doUpdateSet({ provider }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Selects the payment with the name of its workspace. */
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

/** Locks the row until the transaction ends. */
export async function lockPayment(trx: Trx, workspaceId: string, id: string): Promise<PaymentRow> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Not limited to a workspace: a provider's callback names none, but is signed. */
export async function selectCalledBack(db: Db, provider: string, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('provider', '=', provider).where('id', '=', id).executeTakeFirst();
}

type PaymentChange = Partial<Pick<PaymentRow, 'reference' | 'pay_url' | 'status' | 'failure' | 'receipt_url'>>;

/** Clears `pay_url` if the payment is no longer pending. */
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

type Reversals = Pick<PaymentRow, 'refunded_micros' | 'disputed_micros'> & Partial<Pick<PaymentRow, 'disputed_at'>>;

export async function changeReversals(
  trx: Trx,
  { workspace_id: workspaceId, id }: Pick<PaymentRow, 'workspace_id' | 'id'>,
  change: Reversals,
): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set({ ...change, reversal_changes: sql`reversal_changes + 1` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The pending automatic top-up of a workspace at this provider. One at a provider that is no longer configured stays as it is. */
export async function selectPendingAutomatic(
  db: Db,
  workspaceId: string,
  provider: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .where('automatic', '=', true)
    .orderBy('created_at')
    .executeTakeFirst();
}

/** Automatic top-ups that failed since the last success or change of the top-up settings, and when and why the last one failed. */
export async function recentFailures(
  db: Db,
  workspaceId: string,
  setAt: Date,
): Promise<{ failures: number; last: Date | null; reason: string | null }> {
  const { rows } = await sql<{ failures: number; last: Date | null; reason: string | null }>`
    select count(*)::int as failures, max(finished_at) as last, (array_agg(failure order by finished_at desc))[1] as reason
    from payments
    where workspace_id = ${workspaceId} and automatic and status in ('failed', 'expired')
      and finished_at > greatest(${setAt}, (
        select max(finished_at) from payments where workspace_id = ${workspaceId} and status = 'succeeded'))`.execute(
    db,
  );
  return rows[0]!;
}

/** Whether a wallet's automatic top-up was set before the database was restored from a backup. */
const IS_RESTORED = sql<boolean>`exists (select from database_identity where restored_at >= topup_set_at)`;

/** Whether a payment of the workspace was disputed since its automatic top-up was set. */
const IS_DISPUTED = sql<boolean>`exists (
  select from payments disputed
  where disputed.workspace_id = wallets.workspace_id and disputed.disputed_at >= wallets.topup_set_at)`;

/** Whether an automatic top-up waits because of a restore alone. After a dispute only its owner lets it continue. */
const WAITS_FOR_RELEASE = sql<boolean>`topup_threshold_micros is not null and ${IS_RESTORED} and not ${IS_DISPUTED}`;

/** Wallets whose automatic top-up was set before a restore. */
export async function countRestoredTopups(db: Db): Promise<number> {
  return countAll(db.selectFrom('wallets').where(WAITS_FOR_RELEASE));
}

export async function isTopupRestored(db: Db, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallets')
    .select(IS_RESTORED.as('is_restored'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.is_restored === true;
}

export async function isTopupDisputed(db: Db, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallets')
    .select(IS_DISPUTED.as('is_disputed'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.is_disputed === true;
}

/** Lets the automatic top-ups that were set before a restore continue. @returns how many */
export async function releaseTopups(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('wallets')
    .set({ topup_set_at: sql`clock_timestamp()` })
    .where(WAITS_FOR_RELEASE)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Workspaces whose available balance is below the threshold of their automatic top-up, without one that is pending at this provider,
 * that began within the last `pauseMinutes` and succeeded, or that failed since the last success or change of the top-up settings, and without a
 * dispute since that change.
 */
export async function selectDueTopups(
  db: Db,
  provider: string,
  pauseMinutes: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select workspace_id from wallets
    where prepaid and posted_micros - held_micros < topup_threshold_micros and not ${IS_RESTORED} and not ${IS_DISPUTED}
      and not exists (
      select from payments p where p.workspace_id = wallets.workspace_id and automatic
        and (status = 'pending' and p.provider = ${provider}
          or status = 'succeeded' and created_at > now() - make_interval(mins => ${pauseMinutes})
          or status in ('failed', 'expired') and finished_at > greatest(wallets.topup_set_at, (
          select max(finished_at) from payments s where s.workspace_id = wallets.workspace_id and s.status = 'succeeded'))))
    limit ${limit}`.execute(db);
  return rows.map((row) => row.workspace_id);
}

/**
 * Takes pending payments whose next check is due and schedules the following check: after a quarter of the payment's age, between a
 * minute and an hour. Each workspace has one turn before another has its second one, so that a workspace with thousands of payments
 * does not delay those of others. Concurrent workers get different payments.
 */
export async function takeDuePayments(db: Db, provider: string, limit: number): Promise<PaymentRow[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('payments')
        .select([
          'id',
          'look_at',
          sql<number>`row_number() over (partition by workspace_id order by look_at)`.as('turn'),
        ])
        .where('status', '=', 'pending')
        .where('provider', '=', provider)
        .where('look_at', '<=', sql<Date>`now()`),
    )
    .with('taken', (cte) =>
      cte
        .selectFrom('payments')
        .innerJoin('due', 'due.id', 'payments.id')
        .select('payments.id')
        .where('payments.status', '=', 'pending')
        .where('payments.look_at', '<=', sql<Date>`now()`)
        .orderBy('due.turn')
        .orderBy('due.look_at')
        .limit(limit)
        .forUpdate('payments')
        .skipLocked(),
    )
    .updateTable('payments')
    .set({
      look_at: sql`now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '1 hour')`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('taken').select('id'))
    .returningAll()
    .execute();
}
