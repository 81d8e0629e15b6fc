// Reversals of a credited payment: refunds and disputes are debited, and credited again if the refund fails or the dispute is won.
// Invariants: a debit takes at most the available balance, so that it never creates a debt, and at most the payment in all. What
// is debited for refunds and for disputes is never more than their current amounts, and a decrease credits exactly the difference.
import { newId } from '../../../core/ids.ts';
import { toMoney } from '../../../core/money.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import * as wallets from '../store.ts';
import { insertMovement, selectReversals } from '../store/ledger.ts';
import * as store from '../store/payments.ts';

type Kind = 'refund' | 'dispute';
const KINDS: readonly Kind[] = ['refund', 'dispute'];

type Amounts = Readonly<Record<Kind, number>>;

/** Entries of the audit log: the action, and the names of the change at the provider and of what moved in the wallet. */
const ENTRIES: Readonly<
  Record<Kind, Record<'rises' | 'falls', { action: string; amount: string; effect: 'taken' | 'returned' }>>
> = {
  refund: {
    rises: { action: 'payment.refunded', amount: 'refunded', effect: 'taken' },
    falls: { action: 'payment.refund_failed', amount: 'failed', effect: 'returned' },
  },
  dispute: {
    rises: { action: 'payment.disputed', amount: 'disputed', effect: 'taken' },
    falls: { action: 'payment.dispute_reversed', amount: 'reversed', effect: 'returned' },
  },
};

/** @param state not read before a change of the row's amounts */
export async function applyReversals(
  trx: Trx,
  runtime: Uses<'clock' | 'log'>,
  row: store.PaymentRow,
  state: { refundedMicros: number; disputedMicros: number },
): Promise<store.PaymentRow> {
  const { workspace_id: workspaceId, id: paymentId, amount_micros: most } = row;
  const before: Amounts = { refund: row.refunded_micros, dispute: row.disputed_micros };
  const now: Amounts = {
    refund: Math.min(state.refundedMicros, most),
    dispute: Math.min(state.disputedMicros, most),
  };
  if (now.refund === before.refund && now.dispute === before.dispute) return row;
  const moved = await move(trx, row, due(before, most), due(now, most));
  for (const kind of KINDS) await record(trx, row, kind, now[kind] - before[kind], moved[kind]);
  const rises = now.dispute > before.dispute;
  if (rises) runtime.log.warn({ workspaceId, paymentId, disputed: toMoney(now.dispute) }, 'a payment was disputed');
  return store.changeReversals(trx, row, {
    refunded_micros: now.refund,
    disputed_micros: now.dispute,
    ...(rises ? { disputed_at: new Date(runtime.clock.now()) } : {}),
  });
}

/** Returns the amounts to debit. Stripe withdraws no more than the payment; a dispute of a refunded payment takes the rest. Pure. */
function due(amounts: Amounts, most: number): Amounts {
  return { refund: amounts.refund, dispute: Math.min(amounts.dispute, most - amounts.refund) };
}

/** Changes the balance. @returns credits to the wallet; negative for debits */
async function move(trx: Trx, row: store.PaymentRow, before: Amounts, now: Amounts): Promise<Amounts> {
  const { workspace_id: workspaceId, id: paymentId } = row;
  const wallet = await wallets.lockWallet(trx, workspaceId);
  const taken = await selectReversals(trx, paymentId);
  const returned = (kind: Kind) => Math.max(0, taken[kind] - now[kind]);
  let available = wallet!.posted_micros - wallet!.held_micros + returned('refund') + returned('dispute');
  const moved = { refund: 0, dispute: 0 };
  for (const kind of KINDS) {
    const debit = Math.max(0, Math.min(now[kind] - before[kind], available));
    available -= debit;
    moved[kind] = returned(kind) - debit;
  }
  // Credits first, so that the balance is never lower than before and after.
  for (const kind of KINDS.toSorted((a, b) => moved[b] - moved[a])) {
    const micros = moved[kind];
    if (micros === 0) continue;
    await insertMovement(trx, workspaceId, { id: newId('txn'), kind, micros, against: 'payments', paymentId });
  }
  return moved;
}

/** @param change of the amount at the provider */
async function record(trx: Trx, row: store.PaymentRow, kind: Kind, change: number, moved: number): Promise<void> {
  if (change === 0 && moved === 0) return;
  const rises = change > 0 || (change === 0 && moved < 0);
  const { action, amount, effect } = ENTRIES[kind][rises ? 'rises' : 'falls'];
  const changes = { [amount]: { ...toMoney(Math.abs(change)) }, [effect]: { ...toMoney(Math.abs(moved)) } };
  await auditSystem(trx, row.workspace_id, { action, targetId: row.id, changes });
}
