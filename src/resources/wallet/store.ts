// Wallets and holds: the writer of both tables beside store/settlement.ts; the balance itself is the ledger trigger's.
// Invariant: a wallet's `held_micros` is the sum of its open holds, because both change in one transaction. Whether there
// is enough is decided by the condition of one UPDATE, so that a busy wallet is locked for that statement and the commit.
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { DB, WalletHoldsTable, WalletsTable } from '../../../generated/tables.ts';

export type WalletRow = Selectable<WalletsTable>;
export type HoldRow = Selectable<WalletHoldsTable>;

export const TODAY = sql<string>`(now() at time zone 'utc')::date`;
export const SPENT_TODAY = sql<number>`case when spent_on = ${TODAY} then spent_day_micros else 0 end`;
export const SPENT_THIS_MONTH = sql<number>`
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

/** Whether balance and caps of a wallet allow so much more. */
function allows(micros: number): RawBuilder<boolean> {
  return sql<boolean>`(
    posted_micros - held_micros >= ${micros}
    and (daily_cap_micros is null or ${SPENT_TODAY} + held_micros + ${micros} <= daily_cap_micros)
    and (monthly_cap_micros is null or ${SPENT_THIS_MONTH} + held_micros + ${micros} <= monthly_cap_micros)
  )`;
}

/** Whether balance and caps leave anything at all. */
export async function hasFunds(db: Kysely<DB>, workspaceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('wallets')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .where(allows(1))
    .executeTakeFirst();
  return found !== undefined;
}

/** Reserves so much more, if balance and caps allow; false when they do not, and nothing has changed. */
export async function reserve(trx: Kysely<DB>, workspaceId: string, micros: number): Promise<boolean> {
  const result = await trx
    .updateTable('wallets')
    .set({ held_micros: sql`held_micros + ${micros}`, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where(allows(micros))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface NewHold {
  workspaceId: string;
  callId: string;
  prices: string;
  micros: number;
}

/** Reserves for a new call in one statement; false when the wallet does not allow it. What is free needs no wallet. */
export async function insertHold(trx: Kysely<DB>, { workspaceId, callId, prices, micros }: NewHold): Promise<boolean> {
  const row = { workspace_id: workspaceId, call_id: callId, prices, held_micros: micros };
  if (micros === 0) {
    await trx.insertInto('wallet_holds').values(row).execute();
    return true;
  }
  const { numAffectedRows } = await sql`
    with reserved as (
      update wallets set held_micros = held_micros + ${micros}, updated_at = now()
      where workspace_id = ${workspaceId} and ${allows(micros)}
      returning workspace_id
    )
    insert into wallet_holds (workspace_id, call_id, prices, held_micros)
    select workspace_id, ${callId}, ${prices}::jsonb, ${micros} from reserved`.execute(trx);
  return numAffectedRows === 1n;
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
