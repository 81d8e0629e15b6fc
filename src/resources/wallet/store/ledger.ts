// SQL of ledger_movements and ledger_entries: movements with two entries each, append-only. The database checks at commit that the
// entries sum to zero, and changes the balance with every entry of the account `wallet`.
import { sql } from 'kysely';
import type { LedgerMovementsTable } from '../../../../generated/tables.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

interface NewMovement {
  id: string;
  kind: Exclude<LedgerMovementsTable['kind'], 'call'>;
  /** Credit to the wallet, micro-units; negative for a refund, a dispute and rent. */
  micros: number;
  /** The other account. */
  against: 'payments' | 'promotion' | 'revenue';
  paymentId?: string;
  /** Number and month, for rent. */
  rent?: { phoneNumberId: string; periodStart: Date };
}

/** Inserts a payment, refund or rent. settlement.ts writes the charges of calls. */
export async function insertMovement(trx: Trx, workspaceId: string, movement: NewMovement): Promise<void> {
  const { id, kind, micros, against, paymentId, rent } = movement;
  const leg = { workspace_id: workspaceId, movement_id: id };
  await trx
    .with('movement', (db) =>
      db.insertInto('ledger_movements').values({
        workspace_id: workspaceId,
        id,
        kind,
        payment_id: paymentId ?? null,
        phone_number_id: rent?.phoneNumberId ?? null,
        period_start: rent?.periodStart ?? null,
      }),
    )
    .insertInto('ledger_entries')
    .values([
      { ...leg, account: 'wallet', amount_micros: micros },
      { ...leg, account: against, amount_micros: -micros },
    ])
    .execute();
}

/** What was debited for refunds and disputes of a payment and not credited back, micro-units. */
export async function selectReversals(db: Db, paymentId: string): Promise<{ refund: number; dispute: number }> {
  const { rows } = await sql<{ refund: number; dispute: number }>`
    select coalesce(-sum(amount_micros) filter (where kind = 'refund'), 0)::bigint as refund,
      coalesce(-sum(amount_micros) filter (where kind = 'dispute'), 0)::bigint as dispute
    from ledger_movements m join ledger_entries e on e.movement_id = m.id and e.account = 'wallet'
    where m.payment_id = ${paymentId} and m.kind in ('refund', 'dispute')`.execute(db);
  return rows[0]!;
}

/** Whether the rent of a number was charged for this month. */
export async function hasRent(db: Db, phoneNumberId: string, periodStart: Date): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_movements')
    .select('id')
    .where('kind', '=', 'number_rent')
    .where('phone_number_id', '=', phoneNumberId)
    .where('period_start', '=', periodStart)
    .executeTakeFirst();
  return found !== undefined;
}

export async function selectMovements(db: Db, workspaceId: string, limit: number, after: TimeKey | undefined) {
  return db
    .selectFrom('ledger_movements as movement')
    .innerJoin('ledger_entries as entry', (join) =>
      join.onRef('entry.movement_id', '=', 'movement.id').on('entry.account', '=', 'wallet'),
    )
    .leftJoin('payments as payment', (join) =>
      join.onRef('payment.workspace_id', '=', 'movement.workspace_id').onRef('payment.id', '=', 'movement.payment_id'),
    )
    .selectAll('movement')
    .select(['entry.amount_micros', 'payment.receipt_url'])
    .where('movement.workspace_id', '=', workspaceId)
    .$call(newestFirst(limit, after, ['movement.created_at', 'movement.id']))
    .execute();
}

export type MovementRow = Awaited<ReturnType<typeof selectMovements>>[number];

export async function countMovements(db: Db, workspaceId: string): Promise<number> {
  return countAll(db.selectFrom('ledger_movements').where('workspace_id', '=', workspaceId));
}
