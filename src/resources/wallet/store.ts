// SQL of wallets and wallet_holds; store/settlement.ts settles. A trigger on the ledger maintains the balance.
// Without BILLING=prepaid (`prepaid` is false), wallets reserve and count in the same way, but need no balance.
// Invariant: a wallet's `held_micros` is the sum of its open holds, because both change in one transaction. The condition of one
// UPDATE decides whether the funds suffice, so that a busy wallet is locked only for that statement and the commit.
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { WalletHoldsTable, WalletsTable } from '../../../generated/tables.ts';
import { prepared, preparedSql } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import type { Charge } from './charges.ts';
import type { Price } from './rates.ts';
import { COUNTRIES_LEFT, TODAY, type CountryCaps } from './store/countries.ts';

export type WalletRow = Selectable<WalletsTable>;
declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'wallet_holds.prices': Price[];
    'wallet_holds.items': Charge[];
  }
}

export type HoldRow = Selectable<WalletHoldsTable>;
/** The columns that settling and extending need. */
export type OpenHold = Pick<
  HoldRow,
  'workspace_id' | 'call_id' | 'prices' | 'held_micros' | 'settled_at' | 'total_micros' | 'sms_segments'
>;

/** greatest(), because a transaction that began before midnight may commit after one of the new day. */
export const SPENT_ON = sql<string>`greatest(spent_on, ${TODAY})`;
export const SPENT_TODAY = sql<number>`case when spent_on >= ${TODAY} then spent_day_micros else 0 end`;
export const SPENT_THIS_MONTH = sql<number>`
  case when date_trunc('month', spent_on) >= date_trunc('month', ${TODAY}) then spent_month_micros else 0 end`;

/** A wallet with the spending of today and of the current month instead of the last day with spending. */
export type WalletNow = WalletRow & {
  today_micros: number;
  month_micros: number;
  /** The operator's cap on a new workspace, while it applies. */
  provisional_now_micros: number | null;
};

/** Sets the mode of all wallets. @returns how many had the other mode */
export async function setPrepaid(db: Db, prepaid: boolean): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('wallets')
    .set({ prepaid })
    .where('prepaid', '<>', prepaid)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @param settings `provisional`: daily cap for the first days; null for none */
export async function insertWallet(
  trx: Trx,
  workspaceId: string,
  { prepaid, provisional }: { prepaid: boolean; provisional: { micros: number; days: number } | null },
): Promise<void> {
  const cap = provisional && {
    provisional_cap_micros: provisional.micros,
    provisional_until: sql<Date>`now() + make_interval(days => ${provisional.days})`,
  };
  await trx
    .insertInto('wallets')
    .values({ workspace_id: workspaceId, prepaid, ...cap })
    .execute();
}

export async function selectWallet(db: Db, workspaceId: string): Promise<WalletNow | undefined> {
  return walletQuery(db, workspaceId).executeTakeFirst();
}

/** Locks the row, which other transactions cannot change until this one ends. */
export async function lockWallet(trx: Trx, workspaceId: string): Promise<WalletNow | undefined> {
  return walletQuery(trx, workspaceId).forUpdate().executeTakeFirst();
}

function walletQuery(db: Db, workspaceId: string) {
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
    | 'operator_cap_micros'
    | 'monthly_cap_micros'
    | 'topup_threshold_micros'
    | 'topup_amount_micros'
    | 'topup_set_at'
  >
>;

export async function updateSettings(trx: Trx, workspaceId: string, settings: WalletSettings): Promise<void> {
  await trx
    .updateTable('wallets')
    .set({ ...settings, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** The provisional cap if it currently applies; otherwise null. */
const PROVISIONAL_CAP = sql<number | null>`case when provisional_until > now() then provisional_cap_micros end`;

/** Whether the balance covers this amount, if a balance is needed. */
function covers(micros: number | RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(not prepaid or posted_micros - held_micros >= ${micros})`;
}

/** Condition that the balance and the caps allow this amount. The lowest of the daily caps applies. */
function allows(micros: number | RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(
    ${covers(micros)}
    and (daily_cap_micros is null or ${SPENT_TODAY} + held_micros + ${micros} <= daily_cap_micros)
    and coalesce(${SPENT_TODAY} + held_micros + ${micros} <= ${PROVISIONAL_CAP}, true)
    and (operator_cap_micros is null or ${SPENT_TODAY} + held_micros + ${micros} <= operator_cap_micros)
    and (monthly_cap_micros is null or ${SPENT_THIS_MONTH} + held_micros + ${micros} <= monthly_cap_micros)
  )`;
}

/** Whether the balance and the caps allow this amount; default: the smallest amount. */
export async function hasFunds(db: Db, workspaceId: string, micros = 1): Promise<boolean> {
  const found = await db
    .selectFrom('wallets')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .where(allows(micros))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Counts an amount as spent. The ledger's entries change the balance.
 * @param capped whether the caps apply
 * @returns undefined, without a change, if the balance or a cap does not allow it
 */
export async function countSpending(
  trx: Trx,
  workspaceId: string,
  micros: number,
  capped: boolean,
): Promise<Pick<WalletRow, 'prepaid'> | undefined> {
  return trx
    .updateTable('wallets')
    .set({
      spent_day_micros: sql`${SPENT_TODAY} + ${micros}`,
      spent_month_micros: sql`${SPENT_THIS_MONTH} + ${micros}`,
      spent_on: SPENT_ON,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', workspaceId)
    .where(capped ? allows(micros) : covers(micros))
    .returning('prepaid')
    .executeTakeFirst();
}

interface NewHold {
  workspaceId: string;
  callId: string;
  prices: string;
  /** JSON text of `CountryCaps`. */
  countries: string;
  micros: number;
}

/**
 * Inserts a hold and reserves its amount in one statement. Returns false if the balance or a cap does not allow it. Free holds do
 * not touch the wallet.
 * @throws Error that `countryOverCap` recognizes
 */
export async function insertHold(trx: Trx, hold: NewHold): Promise<boolean> {
  if (hold.micros > 0) return (await insertPaidHold(trx, hold)).length === 1;
  await insertFreeHold(trx, hold);
  return true;
}

/** Inserts a hold that reserves nothing: for free calls, and for usage that is charged immediately. */
export async function insertFreeHold(
  trx: Trx,
  {
    workspaceId,
    callId,
    prices,
    agentId = null,
  }: Omit<NewHold, 'micros' | 'countries'> & { agentId?: string | null | undefined },
): Promise<void> {
  await trx
    .insertInto('wallet_holds')
    .values({ workspace_id: workspaceId, call_id: callId, prices, held_micros: 0, agent_id: agentId })
    .execute();
}

const insertPaidHold = preparedSql(
  ({ workspaceId, callId, prices, countries, micros }: NewHold) => sql<{ call_id: string }>`
    with reserved as (
      update wallets set held_micros = held_micros + ${micros}, updated_at = now()
      where workspace_id = ${workspaceId} and ${allows(micros)}
      returning workspace_id
    )
    insert into wallet_holds (workspace_id, call_id, prices, countries, held_micros)
    select workspace_id, ${callId}, ${prices}::jsonb, ${countries}::jsonb, ${micros} from reserved
    returning call_id`,
);

export async function selectHold(db: Db, callId: string): Promise<HoldRow | undefined> {
  return db.selectFrom('wallet_holds').selectAll().where('call_id', '=', callId).executeTakeFirst();
}

/** Locks the hold, so that it is settled only once and not extended meanwhile. */
export async function lockHold(trx: Trx, callId: string): Promise<OpenHold | undefined> {
  const [row] = await lockByCall(trx, { callId });
  return row;
}

const lockByCall = prepared((db, { callId }: { callId: string }) =>
  db
    .selectFrom('wallet_holds')
    .select(['workspace_id', 'call_id', 'prices', 'held_micros', 'settled_at', 'total_micros', 'sms_segments'])
    .where('call_id', '=', callId)
    .forUpdate(),
);

/** Releases the reserve of an unused hold and deletes it. */
export async function deleteHold(trx: Trx, callId: string): Promise<void> {
  await sql`
    with gone as (
      delete from wallet_holds where call_id = ${callId} and settled_at is null
      returning workspace_id as owner, held_micros as had
    )
    update wallets set held_micros = held_micros - had, updated_at = now()
    from gone where workspace_id = owner and had > 0`.execute(trx);
}

/**
 * Replaces the prices of a hold.
 * @param prices JSON text
 * @param countries countries for which the hold also counts from now on
 * @throws Error that `countryOverCap` recognizes
 */
export async function setPrices(trx: Trx, callId: string, prices: string, countries: CountryCaps = {}): Promise<void> {
  await trx
    .updateTable('wallet_holds')
    .set({ prices, countries: sql`countries || ${JSON.stringify(countries)}::jsonb` })
    .where('call_id', '=', callId)
    .execute();
}

/** A text message of a call and its cost. */
interface Message {
  segments: number;
  micros: number;
}

/**
 * Adds to a running call's reserve for text messages. Returns false if the balance or a cap does not allow it or the call is
 * over.
 * @param countries as in `setPrices`
 * @throws Error that `countryOverCap` recognizes
 */
export async function reserveMessage(
  db: Db,
  callId: string,
  { segments, micros, most, countries }: Message & { most: number; countries: CountryCaps },
): Promise<boolean> {
  const { rows } = await sql`
    with hold as (
      select workspace_id as owner, call_id as call from wallet_holds
      where call_id = ${callId} and settled_at is null and sms_count < ${most}
      for update
    ),
    reserved as (
      update wallets set held_micros = held_micros + ${micros}, updated_at = now()
      from hold where workspace_id = owner and (${micros} = 0 or ${allows(micros)})
      returning owner
    )
    update wallet_holds
    set held_micros = held_micros + ${micros}, sms_micros = sms_micros + ${micros}, sms_count = sms_count + 1,
      sms_segments = sms_segments + ${segments},
      countries = countries || ${JSON.stringify(countries)}::jsonb
    from hold, reserved where call_id = call
    returning call_id`.execute(db);
  return rows.length > 0;
}

/** Releases the reserve of a message that was not sent. The message still counts towards the call's limit. */
export async function releaseMessage(db: Db, callId: string, { segments, micros }: Message): Promise<void> {
  await sql`
    with hold as (
      update wallet_holds set held_micros = held_micros - ${micros}, sms_micros = sms_micros - ${micros},
        sms_segments = sms_segments - ${segments}
      where call_id = ${callId} and settled_at is null
      returning workspace_id as owner
    )
    update wallets set held_micros = held_micros - ${micros}, updated_at = now()
    from hold where workspace_id = owner and ${micros} > 0`.execute(db);
}

/**
 * Raises the reserve of a running call in one statement, so that it needs no transaction. A lower amount changes nothing.
 * @param toMicros reserve without text messages, like the result
 * @returns the current reserve; null, without a change, if the balance or a cap does not allow it or the call is over
 */
export async function extendHold(db: Db, callId: string, toMicros: number): Promise<number | null> {
  const [row] = await extend(db, { callId, toMicros });
  return row!.held_micros;
}

/** Locks the hold before the wallet, as settling does, so that no transaction waits for a hold while it has locked the wallet. */
const extend = preparedSql(
  ({ callId, toMicros }: { callId: string; toMicros: number }) => sql<{ held_micros: number | null }>`
    with hold as (
      select workspace_id as owner, call_id as call, countries, held_micros - sms_micros as had, sms_micros as messages,
        ${toMicros}::bigint - (held_micros - sms_micros) as more
      from wallet_holds where call_id = ${callId} and settled_at is null
      for update
    ),
    reserved as (
      update wallets set held_micros = held_micros + more, updated_at = now()
      from hold where workspace_id = owner and more > 0 and ${allows(sql`more`)} and ${COUNTRIES_LEFT}
      returning owner
    ),
    raised as (
      update wallet_holds set held_micros = had + more + messages
      from hold, reserved where call_id = call
      returning had + more as held_micros
    )
    select coalesce((select held_micros from raised), (select had from hold where more <= 0)) as held_micros`,
);

export interface WantedHold {
  callId: string;
  /** Wanted reserve, as in `extendHold`. */
  toMicros: number;
}

/**
 * Raises the reserves of running calls of any workspaces in one statement. If a wallet does not cover all its calls, those that
 * need the least are served first, so that as many as possible can continue.
 * @returns the reserves by call: the wanted amount, or the previous one if the balance or a cap does not allow it. A call that is
 * over, or whose hold is locked by another transaction, is missing and unchanged.
 */
export async function extendHolds(db: Db, wanted: readonly WantedHold[]): Promise<Map<string, number>> {
  const rows = await extendAll(db, {
    calls: wanted.map(({ callId }) => callId),
    micros: wanted.map(({ toMicros }) => toMicros),
  });
  return new Map(rows.map(({ call, held_micros: heldMicros }) => [call, heldMicros]));
}

/**
 * Holds are locked before wallets, as for settling. A hold that is being settled is skipped, because its transaction may be
 * waiting for a wallet. Wallets are locked in a fixed order, so that two processes cannot deadlock.
 */
const extendAll = preparedSql(
  ({ calls, micros }: { calls: readonly string[]; micros: readonly number[] }) => sql<{
    call: string;
    held_micros: number;
  }>`
    with holds as (
      select workspace_id as owner, call_id as call, countries, held_micros - sms_micros as had, sms_micros as messages,
        wanted.micros - (held_micros - sms_micros) as more
      from wallet_holds join unnest(${calls}::text[], ${micros}::bigint[]) as wanted (id, micros) on call_id = wanted.id
      where settled_at is null
      order by call_id
      for update of wallet_holds skip locked
    ),
    locked_wallets as (
      select workspace_id, prepaid, posted_micros, held_micros, daily_cap_micros, monthly_cap_micros, provisional_cap_micros,
        operator_cap_micros, provisional_until, spent_on, spent_day_micros, spent_month_micros
      from wallets where workspace_id in (select owner from holds where more > 0)
      order by workspace_id
      for update
    ),
    requests as (
      select *, sum(more) over (partition by owner order by more, call) as up_to_here from holds
      where more > 0 and ${COUNTRIES_LEFT}
    ),
    covered as (
      select requests.* from requests join locked_wallets on workspace_id = owner where ${allows(sql`up_to_here`)}
    ),
    reserved as (
      update wallets set held_micros = held_micros + total, updated_at = now()
      from (select owner, sum(more) as total from covered group by owner) as sums where workspace_id = owner
      returning workspace_id as paid_by
    ),
    raised as (
      update wallet_holds set held_micros = had + more + messages
      from covered join reserved on paid_by = owner where call_id = call
      returning call, had + more as has
    )
    select holds.call, coalesce(raised.has, holds.had) as held_micros from holds left join raised on raised.call = holds.call`,
);
