// Wallets and holds: the writer of both tables beside store/settlement.ts; the balance itself is the ledger trigger's.
// Invariant: a wallet's `held_micros` is the sum of its open holds, because both change in one transaction. Whether there
// is enough is decided by the condition of one UPDATE, so that a busy wallet is locked for that statement and the commit.
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { DB, WalletHoldsTable, WalletsTable } from '../../../generated/tables.ts';
import { prepared, preparedSql } from '../../database/prepared.ts';

export type WalletRow = Selectable<WalletsTable>;
export type HoldRow = Selectable<WalletHoldsTable>;
/** What settling and extending look at. */
export type OpenHold = Pick<
  HoldRow,
  'workspace_id' | 'call_id' | 'prices' | 'held_micros' | 'settled_at' | 'total_micros'
>;

export const TODAY = sql<string>`(now() at time zone 'utc')::date`;
export const SPENT_TODAY = sql<number>`case when spent_on = ${TODAY} then spent_day_micros else 0 end`;
export const SPENT_THIS_MONTH = sql<number>`
  case when date_trunc('month', spent_on) = date_trunc('month', ${TODAY}) then spent_month_micros else 0 end`;

/** With what was spent today and this month, rather than on the last day of spending. */
export type WalletNow = WalletRow & {
  today_micros: number;
  month_micros: number;
  /** The operator's cap on a new workspace, while it is in force. */
  provisional_now_micros: number | null;
};

/** @param provisional what it may spend a day for so many days; null: no such cap */
export async function insertWallet(
  db: Kysely<DB>,
  workspaceId: string,
  provisional: { micros: number; days: number } | null,
): Promise<void> {
  const cap = provisional && {
    provisional_cap_micros: provisional.micros,
    provisional_until: sql<Date>`now() + make_interval(days => ${provisional.days})`,
  };
  await db
    .insertInto('wallets')
    .values({ workspace_id: workspaceId, ...cap })
    .execute();
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
    .select([
      SPENT_TODAY.as('today_micros'),
      SPENT_THIS_MONTH.as('month_micros'),
      PROVISIONAL_CAP.as('provisional_now_micros'),
    ])
    .where('workspace_id', '=', workspaceId);
}

export type WalletSettings = Partial<
  Pick<
    WalletRow,
    | 'low_balance_micros'
    | 'daily_cap_micros'
    | 'monthly_cap_micros'
    | 'topup_threshold_micros'
    | 'topup_amount_micros'
    | 'topup_set_at'
  >
>;

export async function updateSettings(trx: Kysely<DB>, workspaceId: string, settings: WalletSettings): Promise<void> {
  await trx
    .updateTable('wallets')
    .set({ ...settings, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** What of the provisional cap is in force now; null: nothing. */
export const PROVISIONAL_CAP = sql<number | null>`case when provisional_until > now() then provisional_cap_micros end`;

/** Whether balance and caps of a wallet allow so much more. Of two daily caps the lower one counts. */
function allows(micros: number | RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(
    posted_micros - held_micros >= ${micros}
    and (daily_cap_micros is null or ${SPENT_TODAY} + held_micros + ${micros} <= daily_cap_micros)
    and coalesce(${SPENT_TODAY} + held_micros + ${micros} <= ${PROVISIONAL_CAP}, true)
    and (monthly_cap_micros is null or ${SPENT_THIS_MONTH} + held_micros + ${micros} <= monthly_cap_micros)
  )`;
}

/** Whether balance and caps leave so much; anything at all when left out. */
export async function hasFunds(db: Kysely<DB>, workspaceId: string, micros = 1): Promise<boolean> {
  const found = await db
    .selectFrom('wallets')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .where(allows(micros))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Counts so much as spent now, if the wallet has it; false when it does not, and nothing has changed. The balance itself
 * follows from the ledger's legs.
 * @param capped whether the caps hold for it
 */
export async function spend(trx: Kysely<DB>, workspaceId: string, micros: number, capped: boolean): Promise<boolean> {
  const covered = sql<boolean>`posted_micros - held_micros >= ${micros}`;
  const result = await trx
    .updateTable('wallets')
    .set({
      spent_day_micros: sql`${SPENT_TODAY} + ${micros}`,
      spent_month_micros: sql`${SPENT_THIS_MONTH} + ${micros}`,
      spent_on: TODAY,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', workspaceId)
    .where(capped ? allows(micros) : covered)
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
export async function insertHold(trx: Kysely<DB>, hold: NewHold): Promise<boolean> {
  if (hold.micros > 0) return (await insertPaidHold(trx, hold)).length === 1;
  await insertFreeHold(trx, hold);
  return true;
}

/** A hold that reserves nothing: of what is free, and of what is charged as soon as it was used. */
export async function insertFreeHold(
  trx: Kysely<DB>,
  { workspaceId, callId, prices, agentId = null }: Omit<NewHold, 'micros'> & { agentId?: string | null | undefined },
): Promise<void> {
  await trx
    .insertInto('wallet_holds')
    .values({ workspace_id: workspaceId, call_id: callId, prices, held_micros: 0, agent_id: agentId })
    .execute();
}

const insertPaidHold = preparedSql(
  ({ workspaceId, callId, prices, micros }: NewHold) => sql<{ call_id: string }>`
    with reserved as (
      update wallets set held_micros = held_micros + ${micros}, updated_at = now()
      where workspace_id = ${workspaceId} and ${allows(micros)}
      returning workspace_id
    )
    insert into wallet_holds (workspace_id, call_id, prices, held_micros)
    select workspace_id, ${callId}, ${prices}::jsonb, ${micros} from reserved
    returning call_id`,
);

export async function findHold(db: Kysely<DB>, callId: string): Promise<HoldRow | undefined> {
  return db.selectFrom('wallet_holds').selectAll().where('call_id', '=', callId).executeTakeFirst();
}

/** Locks the row: a hold is settled once, and not extended while it is. */
export async function lockHold(trx: Kysely<DB>, callId: string): Promise<OpenHold | undefined> {
  const [row] = await lockByCall(trx, { callId });
  return row;
}

const lockByCall = prepared((db, { callId }: { callId: string }) =>
  db
    .selectFrom('wallet_holds')
    .select(['workspace_id', 'call_id', 'prices', 'held_micros', 'settled_at', 'total_micros'])
    .where('call_id', '=', callId)
    .forUpdate(),
);

/** @param prices JSON text */
export async function setPrices(trx: Kysely<DB>, callId: string, prices: string): Promise<void> {
  await trx.updateTable('wallet_holds').set({ prices }).where('call_id', '=', callId).execute();
}

/**
 * Raises what a running call has reserved, in one statement, so that it needs no transaction around it; less than it has is no
 * change.
 * @returns what it has now; null when the wallet does not allow it or the call is over, and nothing has changed
 */
export async function extendHold(db: Kysely<DB>, callId: string, toMicros: number): Promise<number | null> {
  const [row] = await extend(db, { callId, toMicros });
  return row!.held_micros;
}

/** The hold is locked first, as for settling: nobody waits for a hold while the wallet is locked. */
const extend = preparedSql(
  ({ callId, toMicros }: { callId: string; toMicros: number }) => sql<{ held_micros: number | null }>`
    with hold as (
      select workspace_id as owner, call_id as call, held_micros as had, ${toMicros}::bigint - held_micros as more
      from wallet_holds where call_id = ${callId} and settled_at is null
      for update
    ),
    reserved as (
      update wallets set held_micros = held_micros + more, updated_at = now()
      from hold where workspace_id = owner and more > 0 and ${allows(sql`more`)}
      returning owner
    ),
    raised as (
      update wallet_holds set held_micros = had + more
      from hold, reserved where call_id = call
      returning held_micros
    )
    select coalesce((select held_micros from raised), (select had from hold where more <= 0)) as held_micros`,
);
