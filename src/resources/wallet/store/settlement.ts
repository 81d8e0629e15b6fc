// Settles a hold: releases the reserve, counts the spending and writes the charge to the ledger. One statement, because the wallet's row
// is locked from it to the commit and every further round trip would block all calls of the workspace. Prepared, because planning takes
// as long as running.
import { sql } from 'kysely';
import { preparedSql } from '../../../database/prepared.ts';
import { SPENT_ON, SPENT_THIS_MONTH, SPENT_TODAY, type OpenHold, type WalletRow } from '../store.ts';
import type { Trx } from '../../../database/transaction.ts';

export interface Settlement {
  /** JSON text. */
  items: string;
  totalMicros: number;
  /** Id of the ledger movement; null when nothing is charged. */
  movementId: string | null;
}

type Thresholds = Pick<WalletRow, 'posted_micros' | 'held_micros' | 'low_balance_micros' | 'topup_threshold_micros'>;

/** @returns the wallet afterwards; undefined when the call was free and the wallet is unchanged */
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

const settled = ({ callId, items, totalMicros }: Ended, movementId: string | null) => sql<Thresholds>`
  update wallet_holds
  set items = ${items}::jsonb, total_micros = ${totalMicros}, movement_id = ${movementId}, held_micros = 0, settled_at = now()
  where call_id = ${callId}`;

const wallet = ({ workspaceId, heldMicros, totalMicros }: Ended, after = sql`true`) => sql`
  update wallets
  set held_micros = held_micros - ${heldMicros},
    spent_day_micros = ${SPENT_TODAY} + ${totalMicros},
    spent_month_micros = ${SPENT_THIS_MONTH} + ${totalMicros},
    spent_on = ${SPENT_ON},
    updated_at = now()
  where workspace_id = ${workspaceId} and ${after}
  returning *`;

/** For free calls without a reserve. */
const close = preparedSql((ended: Ended) => settled(ended, null));

/** For calls without a charge: releases the reserve. */
const release = preparedSql(
  (ended: Ended) => sql<Thresholds>`
    with hold as (${settled(ended, null)}), wallet as (${wallet(ended)})
    select posted_micros, held_micros, low_balance_micros, topup_threshold_micros from wallet`,
);

/**
 * The trigger on the entries changes the balance after the statement, when the reserve has been released. The wallet is updated after
 * everything else is written, so that its row is locked for only a third of the statement.
 */
const charge = preparedSql((charged: Charged) => {
  const { workspaceId, callId, movementId, totalMicros, minusMicros } = charged;
  return sql<Thresholds>`
    with hold as (${settled(charged, movementId)} returning call_id),
    movement as (
      insert into ledger_movements (workspace_id, id, kind, call_id)
      values (${workspaceId}, ${movementId}, 'call', ${callId})
      returning id
    ),
    legs as (
      insert into ledger_entries (workspace_id, movement_id, account, amount_micros)
      values (${workspaceId}, ${movementId}, 'wallet', ${minusMicros}),
        (${workspaceId}, ${movementId}, 'revenue', ${totalMicros})
      returning account
    ),
    wallet as (${wallet(charged, sql`(select count(*) from hold, movement, legs) = 2`)})
    select posted_micros - ${totalMicros} as posted_micros, held_micros, low_balance_micros, topup_threshold_micros
    from wallet`;
});
