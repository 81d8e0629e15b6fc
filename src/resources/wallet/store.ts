// Wallets and holds: the only writer of both tables, but for the balance itself, which the ledger's trigger moves.
// Invariant: a wallet's `held_micros` is the sum of its open holds, because both change in one transaction. Whether there
// is enough is decided by the condition of one UPDATE, so that a busy wallet is locked for that statement and the commit.
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { DB, WalletHoldsTable, WalletsTable } from '../../../generated/tables.ts';

export type WalletRow = Selectable<WalletsTable>;
export type HoldRow = Selectable<WalletHoldsTable>;

const TODAY = sql<string>`(now() at time zone 'utc')::date`;
const SPENT_TODAY = sql<number>`case when spent_on = ${TODAY} then spent_day_micros else 0 end`;
const SPENT_THIS_MONTH = sql<number>`
  case when date_trunc('month', spent_on) = date_trunc('month', ${TODAY}) then spent_month_micros else 0 end`;

/** With what was spent today and this month, rather than on the last day of spending. */
export type WalletNow = WalletRow & { today_micros: number; month_micros: number };

export async function insertWallet(db: Kysely<DB>, workspaceId: string): Promise<void> {
  await db.insertInto('wallets').values({ workspace_id: workspaceId }).execute();
}

export async function findWallet(db: Kysely<DB>, workspaceId: string): Promise<WalletNow | undefined> {
  return walletQuery(db, workspaceId).executeTakeFirst();
}

/** Locks the row: what it says stays true until the transaction ends. */
export async function lockWallet(trx: Kysely<DB>, workspaceId: string): Promise<WalletNow | undefined> {
  return walletQuery(trx, workspaceId).forUpdate().executeTakeFirst();
}

function walletQuery(db: Kysely<DB>, workspaceId: string) {
  return db
    .selectFrom('wallets')
    .selectAll()
    .select([SPENT_TODAY.as('today_micros'), SPENT_THIS_MONTH.as('month_micros')])
    .where('workspace_id', '=', workspaceId);
}

export type WalletSettings = Partial<
  Pick<
    WalletRow,
    'low_balance_micros' | 'daily_cap_micros' | 'monthly_cap_micros' | 'topup_threshold_micros' | 'topup_amount_micros'
  >
>;

export async function updateSettings(trx: Kysely<DB>, workspaceId: string, settings: WalletSettings): Promise<void> {
  await trx
    .updateTable('wallets')
    .set({ ...settings, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** Reserves so much, if balance and caps allow; false when they do not, and nothing has changed. */
export async function reserve(trx: Kysely<DB>, workspaceId: string, micros: number): Promise<boolean> {
  const result = await trx
    .updateTable('wallets')
    .set({ held_micros: sql`held_micros + ${micros}`, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`posted_micros - held_micros >= ${micros}`)
    .where(sql<boolean>`(daily_cap_micros is null or ${SPENT_TODAY} + held_micros + ${micros} <= daily_cap_micros)`)
    .where(
      sql<boolean>`(monthly_cap_micros is null or ${SPENT_THIS_MONTH} + held_micros + ${micros} <= monthly_cap_micros)`,
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives a hold back and counts what was spent of it. The ledger moves the balance. */
export async function release(
  trx: Kysely<DB>,
  workspaceId: string,
  heldMicros: number,
  spentMicros: number,
): Promise<void> {
  await trx
    .updateTable('wallets')
    .set({
      held_micros: sql`held_micros - ${heldMicros}`,
      spent_day_micros: sql`${SPENT_TODAY} + ${spentMicros}`,
      spent_month_micros: sql`${SPENT_THIS_MONTH} + ${spentMicros}`,
      spent_on: TODAY,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

export async function insertHold(trx: Kysely<DB>, hold: Insertable<WalletHoldsTable>): Promise<void> {
  await trx.insertInto('wallet_holds').values(hold).execute();
}

export async function findHold(db: Kysely<DB>, callId: string): Promise<HoldRow | undefined> {
  return db.selectFrom('wallet_holds').selectAll().where('call_id', '=', callId).executeTakeFirst();
}

/** Locks the row: a hold is settled once, and not extended while it is. */
export async function lockHold(trx: Kysely<DB>, callId: string): Promise<HoldRow | undefined> {
  return trx.selectFrom('wallet_holds').selectAll().where('call_id', '=', callId).forUpdate().executeTakeFirst();
}

export async function extendHold(trx: Kysely<DB>, callId: string, heldMicros: number): Promise<void> {
  await trx.updateTable('wallet_holds').set({ held_micros: heldMicros }).where('call_id', '=', callId).execute();
}

export interface Settlement {
  items: string;
  total_micros: number;
  movement_id: string | null;
}

export async function settleHold(trx: Kysely<DB>, callId: string, settlement: Settlement): Promise<void> {
  await trx
    .updateTable('wallet_holds')
    .set({ ...settlement, held_micros: 0, settled_at: sql`now()` })
    .where('call_id', '=', callId)
    .execute();
}
