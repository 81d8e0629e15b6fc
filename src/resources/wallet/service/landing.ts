// Applies the provider's current state of a payment: credited, failed, expired, refunded, disputed (reversals.ts). States may be
// applied repeatedly: after starting a payment, by callbacks, and by the check of pending payments. Invariants: a payment is
// credited once and with exactly its amount. Money that arrives after a payment has failed or expired is still credited.
import { newId } from '../../../core/ids.ts';
import { toMoney } from '../../../core/money.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PaymentState } from '../../../providers/payments/port.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { publish } from '../../webhooks/service/publish.ts';
import * as wallets from '../store.ts';
import { insertMovement } from '../store/ledger.ts';
import * as store from '../store/payments.ts';
import { CURRENCY } from '../wire.ts';
import { retryLater } from './automatic.ts';
import { replaceMethod } from './methods.ts';
import { applyReversals } from './reversals.ts';

type Landed = Extract<PaymentState, { status: 'succeeded' }>;

/** Runs in the given transaction. @returns the payment after the change */
export async function applyState(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications'>,
  { workspace_id: workspaceId, id }: Pick<store.PaymentRow, 'workspace_id' | 'id'>,
  reference: string,
  state: PaymentState,
): Promise<store.PaymentRow> {
  let row = await store.lockPayment(trx, workspaceId, id);
  if (row.reference === null) row = await store.changePayment(trx, row, { reference });
  if (state.status === 'succeeded') return land(trx, runtime, row, state);
  if (row.status !== 'pending') return row;
  if (state.status === 'pending') return store.changePayment(trx, row, { pay_url: state.payUrl });
  return failPayment(trx, runtime, row, state);
}

async function land(trx: Trx, runtime: Uses<'clock' | 'log' | 'notifications'>, row: store.PaymentRow, landed: Landed) {
  if (landed.amountMicros !== row.amount_micros || landed.currency !== CURRENCY)
    return refuse(trx, runtime, row, landed);
  const credited = row.status === 'succeeded' ? row : await credit(trx, runtime, row, landed);
  return applyReversals(trx, runtime, credited, landed);
}

async function credit(trx: Trx, runtime: Uses<'clock' | 'notifications'>, row: store.PaymentRow, landed: Landed) {
  const { workspace_id: workspaceId, id: paymentId, amount_micros: micros, provider } = row;
  const { receiptUrl, saved } = landed;
  const paid = await store.changePayment(trx, row, { status: 'succeeded', failure: null, receipt_url: receiptUrl });
  if (saved) await replaceMethod(trx, workspaceId, provider, saved);
  const id = newId('txn');
  await insertMovement(trx, workspaceId, { id, kind: 'topup', micros, against: 'payments', paymentId });
  const wallet = await wallets.selectWallet(trx, workspaceId);
  await publish(trx, runtime, {
    workspaceId,
    callId: null,
    agentId: null,
    name: 'payment.succeeded',
    data: {
      payment_id: paymentId,
      transaction_id: id,
      provider,
      amount: toMoney(micros),
      balance: toMoney(wallet!.posted_micros),
    },
  });
  return paid;
}

/** Refuses an amount that differs from the requested one: an operator must check it, and the wallet is unchanged. */
async function refuse(trx: Trx, runtime: Uses<'log'>, row: store.PaymentRow, landed: Landed) {
  if (row.status !== 'pending') return row;
  const changes = {
    expected: { ...toMoney(row.amount_micros, CURRENCY) },
    landed: { ...toMoney(landed.amountMicros, landed.currency) },
  };
  await auditSystem(trx, row.workspace_id, { action: 'payment.refused', targetId: row.id, changes });
  runtime.log.error(
    { paymentId: row.id, ...changes },
    'a payment arrived with a different amount than requested; it is not credited',
  );
  return store.changePayment(trx, row, { status: 'failed', failure: 'amount_mismatch' });
}

type FailedPayment = Extract<PaymentState, { status: 'failed' | 'expired' }>;

export async function failPayment(
  trx: Trx,
  runtime: Uses<'clock' | 'log'>,
  row: store.PaymentRow,
  state: FailedPayment,
) {
  const failure = state.status === 'failed' ? state.reason : null;
  const given = await store.changePayment(trx, row, { status: state.status, failure });
  if (row.automatic) await retryLater(trx, runtime, row.workspace_id, { paymentId: row.id, reason: failure });
  return given;
}
