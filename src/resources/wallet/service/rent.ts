// Rent of phone numbers: a month ahead, charged once per number and month, given back once when a number could not be had.
// Called by phone-numbers, in the transaction that makes or keeps the number. Invariant: the ledger's unique index decides
// whether a month was charged, so a job that runs twice charges once.
import { newId } from '../../../core/ids.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';
import type { NumberRent } from '../rates.ts';
import * as store from '../store.ts';
import { insertMovement } from '../store/ledger.ts';
import { noticeLowBalance } from './alerts.ts';

export interface RentedMonth {
  workspaceId: string;
  phoneNumberId: string;
  periodStart: Date;
  micros: number;
}

export function rentOf({ rates }: Runtime, type: NumberRent['type']): number {
  const rent = rates.numberRents.find((one) => one.type === type);
  if (!rent) throw new Error(`no rent for a ${type} number`);
  return rent.micros;
}

/**
 * @param capped whether the spend caps hold: they do for a purchase, not for keeping what was bought
 * @returns false when the wallet does not allow it; nothing has changed then
 */
export async function chargeRent(
  trx: Trx,
  runtime: Runtime,
  { workspaceId, phoneNumberId, periodStart, micros }: RentedMonth,
  capped: boolean,
): Promise<boolean> {
  if (micros === 0) return true;
  if (!(await store.spend(trx, workspaceId, micros, capped))) return false;
  await insertMovement(trx, workspaceId, {
    id: newId('txn'),
    kind: 'number_rent',
    micros: -micros,
    against: 'revenue',
    rent: { phoneNumberId, periodStart },
  });
  const wallet = await store.selectWallet(trx, workspaceId);
  if (wallet) await noticeLowBalance(trx, runtime, workspaceId, wallet, micros);
  return true;
}

export async function refundRent(
  trx: Trx,
  { workspaceId, phoneNumberId, periodStart, micros }: RentedMonth,
): Promise<void> {
  if (micros === 0) return;
  await insertMovement(trx, workspaceId, {
    id: newId('txn'),
    kind: 'number_refund',
    micros,
    against: 'revenue',
    rent: { phoneNumberId, periodStart },
  });
}
