// The end of a hold: reserve given back, spending counted, charge written to the ledger. One statement, because between it
// and the commit the wallet's row is locked, and every further round trip would be a wait for all calls of the workspace.
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import { SPENT_THIS_MONTH, SPENT_TODAY, TODAY, type HoldRow, type WalletRow } from '../store.ts';

export interface Settlement {
  /** JSON text. */
  items: string;
  totalMicros: number;
  /** Its line in the ledger; null when nothing is charged. */
  movementId: string | null;
}

type Thresholds = Pick<WalletRow, 'posted_micros' | 'held_micros' | 'low_balance_micros' | 'topup_threshold_micros'>;

/** @returns the wallet after it; undefined when the call was free and the wallet is untouched */
export async function settleHold(
  trx: Kysely<DB>,
  hold: HoldRow,
  { items, totalMicros, movementId }: Settlement,
): Promise<Thresholds | undefined> {
  const { workspace_id: workspaceId, call_id: callId, held_micros: heldMicros } = hold;
  const settled = sql`
    update wallet_holds
    set items = ${items}::jsonb, total_micros = ${totalMicros}, movement_id = ${movementId}, held_micros = 0, settled_at = now()
    where call_id = ${callId}`;
  if (heldMicros === 0 && movementId === null) {
    await settled.execute(trx);
    return undefined;
  }
  // The trigger on the legs moves the balance after the statement, when the reserve has been given back.
  const charged = sql`,
    movement as (
      insert into ledger_movements (workspace_id, id, kind, call_id)
      values (${workspaceId}, ${movementId}, 'call', ${callId})
    ),
    legs as (
      insert into ledger_entries (workspace_id, movement_id, account, amount_micros)
      values (${workspaceId}, ${movementId}, 'wallet', ${-totalMicros}),
        (${workspaceId}, ${movementId}, 'revenue', ${totalMicros})
    )`;
  const { rows } = await sql<Thresholds>`
    with hold as (${settled}),
    wallet as (
      update wallets
      set held_micros = held_micros - ${heldMicros},
        spent_day_micros = ${SPENT_TODAY} + ${totalMicros},
        spent_month_micros = ${SPENT_THIS_MONTH} + ${totalMicros},
        spent_on = ${TODAY},
        updated_at = now()
      where workspace_id = ${workspaceId}
      returning *
    )${movementId === null ? sql`` : charged}
    select posted_micros - ${totalMicros} as posted_micros, held_micros, low_balance_micros, topup_threshold_micros
    from wallet`.execute(trx);
  return rows[0];
}
