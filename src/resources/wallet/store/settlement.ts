// Settles a hold: releases the reserve, counts the spending and, if calls are prepaid, writes the charge to the ledger. One
// statement, because the wallet's row is locked from it to the commit and every further round trip would block all calls of the
// workspace. Prepared, because planning takes as long as running.
import { sql } from 'kysely';
import { preparedSql } from '../../../database/prepared.ts';
import type { Trx } from '../../../database/transaction.ts';
import { SPENT_ON, SPENT_THIS_MONTH, SPENT_TODAY, type OpenHold, type WalletRow } from '../store.ts';

interface Settlement {
  /** JSON text. */
  items: string;
  totalMicros: number;
  /** Id of the ledger movement, which only a prepaid wallet gets; null if there is nothing to charge. */
  movementId: string | null;
}

type Thresholds = Pick<
  WalletRow,
  'prepaid' | 'posted_micros' | 'held_micros' | 'low_balance_micros' | 'topup_threshold_micros'
>;

/** @returns the wallet afterwards; undefined if the call was free and the wallet is unchanged */
export async function settleHold(
  trx: Trx,
  hold: Pick<OpenHold, 'workspace_id' | 'call_id' | 'held_micros'>,
  { items, totalMicros, movementId }: Settlement,
): Promise<Thresholds | undefined> {
  const { workspace_id: workspaceId, call_id: callId, held_micros: heldMicros } = hold;
  const ended = { workspaceId, callId, heldMicros, items, totalMicros };
  if (movementId !== null) return (await charge(trx, { ...ended, movementId, minusMicros: -totalMicros }))[0];
  return (await (heldMicros === 0 ? close : release)(trx, ended))[0];
}

interface Ended {
  workspaceId: string;
  callId: string;
  heldMicros: number;
  items: string;
  totalMicros: number;
}

interface Charged extends Ended {
  movementId: string;
  /** Amount to charge, micro-units. */
  minusMicros: number;
}

const settled = ({ callId, items, totalMicros }: Ended) => sql<Thresholds>`
  update wallet_holds
  set items = ${items}::jsonb, total_micros = ${totalMicros}, held_micros = 0, settled_at = now()
  where call_id = ${callId}`;

/** Like `settled`, with the movement that charges it, if the wallet of `mode` is prepaid. */
const settledBy = ({ callId, items, totalMicros, movementId }: Charged) => sql`
  update wallet_holds
  set items = ${items}::jsonb, total_micros = ${totalMicros}, held_micros = 0, settled_at = now(),
    billed = prepaid, movement_id = case when prepaid then ${movementId}::text end
  from mode where call_id = ${callId}
  returning call_id`;

const wallet = ({ workspaceId, heldMicros, totalMicros }: Ended, after = sql`true`) => sql`
  update wallets
  set held_micros = held_micros - ${heldMicros},
    spent_day_micros = ${SPENT_TODAY} + ${totalMicros},
    spent_month_micros = ${SPENT_THIS_MONTH} + ${totalMicros},
    spent_on = ${SPENT_ON},
    updated_at = now()
  where workspace_id = ${workspaceId} and ${after}
  returning *`;

/** Closes the hold of a free call, which has no reserve. */
const close = preparedSql(settled);

/** Releases the reserve of a call without a charge. */
const release = preparedSql(
  (ended: Ended) => sql<Thresholds>`
    with hold as (${settled(ended)}), wallet as (${wallet(ended)})
    select prepaid, posted_micros, held_micros, low_balance_micros, topup_threshold_micros from wallet`,
);

/**
 * The trigger on the entries changes the balance after the statement, when the reserve has been released. The wallet is updated
 * last, so that its row is locked for only a third of the statement.
 */
const charge = preparedSql((charged: Charged) => {
  const { workspaceId, callId, movementId, totalMicros, minusMicros } = charged;
  return sql<Thresholds>`
    with mode as (select prepaid from wallets where workspace_id = ${workspaceId}),
    hold as (${settledBy(charged)}),
    movement as (
      insert into ledger_movements (workspace_id, id, kind, call_id)
      select ${workspaceId}, ${movementId}, 'call', ${callId} from mode where prepaid
      returning id
    ),
    legs as (
      insert into ledger_entries (workspace_id, movement_id, account, amount_micros)
      select ${workspaceId}, id, account, micros
      from movement, (values ('wallet', ${minusMicros}::bigint), ('revenue', ${totalMicros}::bigint)) as leg (account, micros)
      returning account
    ),
    wallet as (${wallet(charged, sql`(select count(*) from hold) + (select count(*) from legs) in (1, 3)`)})
    select prepaid, case when prepaid then posted_micros - ${totalMicros} else posted_micros end as posted_micros,
      held_micros, low_balance_micros, topup_threshold_micros
    from wallet`;
});
