// Explains why a wallet does not allow a purchase. Names the balance or the cap that refuses, with its own sum. Reads only.
import { fail, type Failure } from '../../../core/errors.ts';
import { toMoney } from '../../../core/money.ts';
import type { Db } from '../../../database/transaction.ts';
import * as store from '../store.ts';

interface Purchase {
  /** The purchased item as part of a sentence, for example `the call`. */
  what: string;
  /** Null for usage that is charged afterwards: nothing is reserved, but some funds must be available. */
  micros: number | null;
}

interface SpendCap {
  name: string;
  /** How to raise it. */
  hint: string;
  micros: number;
  /** Spent and reserved within the period. */
  spent: number;
  period: 'today' | 'this month';
}

/** The smallest amount that the wallet must allow. */
const MIN_MICROS = 1;

/** Returns the failure that explains why the wallet does not allow the purchase. */
export async function explainRefusal(db: Db, workspaceId: string, purchase: Purchase): Promise<Failure> {
  const wallet = await store.selectWallet(db, workspaceId);
  return fail('insufficient_funds', { detail: detailOf(wallet, purchase) });
}

function detailOf(wallet: store.WalletNow | undefined, { what, micros }: Purchase): string {
  const available = wallet ? wallet.posted_micros - wallet.held_micros : 0;
  if (wallet?.prepaid && wallet.posted_micros < 0) {
    return `The workspace owes ${usd(-wallet.posted_micros)} for what was used beyond its balance. Top up the wallet (POST /v1/payments/topup) to continue.`;
  }
  if (wallet?.prepaid !== false && available < (micros ?? MIN_MICROS)) {
    const needed = micros === null ? 'Funds are needed' : `${usd(micros)} are needed`;
    return `${needed} for ${what}, and ${usd(available)} are available.`;
  }
  const cap = capsOfWallet(wallet).find((one) => one.spent + (micros ?? MIN_MICROS) > one.micros);
  const needs = micros === null ? what : `${what}, which needs ${usd(micros)}`;
  // Another call has released its reserve since the refusal.
  if (!cap) return `A spend cap of the wallet did not allow ${needs}. Try again.`;
  const { name, hint, spent, period } = cap;
  return `${name} (${usd(cap.micros)}; ${hint}) does not allow ${needs}: ${usd(spent)} are spent or reserved ${period} (UTC).`;
}

/** Returns the caps that apply to the wallet now. */
export function capsOfWallet(wallet: store.WalletNow | undefined): SpendCap[] {
  if (!wallet) return [];
  const { today_micros: day, month_micros: month, held_micros: held } = wallet;
  const today = { spent: day + held, period: 'today' } as const;
  const thisMonth = { spent: month + held, period: 'this month' } as const;
  const caps: (Omit<SpendCap, 'micros'> & { micros: number | null })[] = [
    {
      name: 'The daily spend cap that the operator of the service set for this workspace',
      hint: 'ask them for more',
      micros: wallet.operator_cap_micros,
      ...today,
    },
    {
      name: 'The daily cap of new workspaces',
      hint: 'ask the operator of the service for more',
      micros: wallet.provisional_now_micros,
      ...today,
    },
    {
      name: 'The daily spend cap of the workspace',
      hint: '`daily_cap` of PATCH /v1/wallet',
      micros: wallet.daily_cap_micros,
      ...today,
    },
    {
      name: 'The monthly spend cap of the workspace',
      hint: '`monthly_cap` of PATCH /v1/wallet',
      micros: wallet.monthly_cap_micros,
      ...thisMonth,
    },
  ];
  return caps.flatMap(({ micros, ...cap }) => (micros === null ? [] : [{ ...cap, micros }]));
}

function usd(micros: number): string {
  return `${toMoney(micros).amount} USD`;
}
