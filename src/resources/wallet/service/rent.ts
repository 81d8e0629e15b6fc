// Rent of phone numbers: charged in advance once per number and month, refunded once if the number could not be bought. Runs in the
// transaction that creates or extends the number. With BILLING=off it only counts as spending. Invariant: the ledger's unique index
// decides whether a month was charged, so a job that runs twice charges once.
import { newId } from '../../../core/ids.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { NumberRent } from '../rates.ts';
import * as store from '../store.ts';
import { hasRent, insertMovement } from '../store/ledger.ts';
import { uncountSpending } from '../store/spending.ts';
import { handleLowBalance } from './alerts.ts';

interface RentedMonth {
  workspaceId: string;
  phoneNumberId: string;
  periodStart: Date;
  micros: number;
}

export function rentOf({ rates }: Uses<'rates'>, type: NumberRent['type']): number {
  const rent = rates.numberRents.find((one) => one.type === type);
  if (!rent) throw new Error(`no rent for a ${type} number`);
  return rent.micros;
}

/**
 * @param capped whether spend caps apply: they do for a purchase, but not for extending one
 * @returns false if the balance or a cap does not allow it; then nothing has changed
 */
export async function chargeRent(
  trx: Trx,
  runtime: Uses<'log'>,
  { workspaceId, phoneNumberId, periodStart, micros }: RentedMonth,
  capped: boolean,
): Promise<boolean> {
  if (micros === 0) return true;
  const spent = await store.countSpending(trx, workspaceId, micros, capped);
  if (!spent?.prepaid) return spent !== undefined;
  await insertMovement(trx, workspaceId, {
    id: newId('txn'),
    kind: 'number_rent',
    micros: -micros,
    against: 'revenue',
    rent: { phoneNumberId, periodStart },
  });
  const wallet = await store.selectWallet(trx, workspaceId);
  if (wallet) await handleLowBalance(trx, runtime, workspaceId, wallet, micros);
  return true;
}

/**
 * Refunds the amount that `chargeRent` charged for the month. It no longer counts towards the caps, either.
 * Call it once per charge.
 */
export async function refundRent(
  trx: Trx,
  { workspaceId, phoneNumberId, periodStart, micros }: RentedMonth,
): Promise<void> {
  if (micros === 0) return;
  await uncountSpending(trx, workspaceId, micros, periodStart);
  if (!(await hasRent(trx, phoneNumberId, periodStart))) return;
  await insertMovement(trx, workspaceId, {
    id: newId('txn'),
    kind: 'number_refund',
    micros,
    against: 'revenue',
    rent: { phoneNumberId, periodStart },
  });
}
