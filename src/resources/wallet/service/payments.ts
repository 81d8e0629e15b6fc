// Money coming in: a payment is written as pending, started at the provider, and credited when it has landed, once, however
// often the provider says so. The provider is asked outside of any transaction.
import type { Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import type { Payment, TopupCreate } from '../../../../generated/types.ts';
import type { Context, Runtime } from '../../../core/context.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId, newId } from '../../../core/ids.ts';
import { MICROS, parseMicros, toMoney } from '../../../core/money.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Payments } from '../../../providers/payments/port.ts';
import { audit, auditSystem } from '../../audit-log/service.ts';
import { publish } from '../../webhooks/service.ts';
import * as wallets from '../store.ts';
import { insertCredit } from '../store/ledger.ts';
import * as store from '../store/payments.ts';
import { CURRENCY, toPayment } from '../wire.ts';

export const LEAST_TOPUP_MICROS = MICROS;
export const MOST_TOPUP_MICROS = 10_000 * MICROS;

/** @throws Failure `validation_failed`, `payments_not_configured`, `provider_failed` */
export async function createTopup(ctx: Context, input: TopupCreate): Promise<Payment> {
  const payments = requirePayments(ctx);
  const { workspaceId } = ctx.actor;
  const amountMicros = topupMicros(String(input.amount), '/amount');
  const row = await inTransaction(ctx.db, async (trx) => {
    const id = createdId(ctx, 'pay');
    const payment = await store.insertPayment(trx, workspaceId, {
      id,
      provider: payments.id,
      amountMicros,
      automatic: false,
    });
    await audit(trx, ctx, {
      action: 'payment.created',
      targetId: id,
      changes: { amount: toMoney(amountMicros).amount },
    });
    return payment;
  });
  return toPayment(await startPayment(ctx, payments, row));
}

/** @throws Failure `validation_failed` at `pointer` */
export function topupMicros(amount: string, pointer: string): number {
  const micros = parseMicros(amount);
  if (micros !== null && micros >= LEAST_TOPUP_MICROS && micros <= MOST_TOPUP_MICROS) return micros;
  throw invalid(pointer, 'out_of_range', 'must be a decimal number from 1 to 10000');
}

/** @throws Failure `payments_not_configured` */
export function requirePayments({ payments }: Runtime): Payments {
  if (!payments) throw fail('payments_not_configured', { detail: 'See the setting PAYMENTS.' });
  return payments;
}

/** Below its threshold a wallet with an automatic top-up gets one. Runs as a job; a second run finds the first one's payment. */
export async function topUpAutomatically(runtime: Runtime, workspaceId: string): Promise<void> {
  const { payments, db } = runtime;
  if (!payments) return;
  const payment = await inTransaction(db, (trx) => dueTopup(trx, payments, workspaceId));
  if (payment) await startPayment(runtime, payments, payment);
}

/** The payment to start: a new one, or that of a run which did not come so far. The lock keeps two runs from making two. */
async function dueTopup(
  trx: Kysely<DB>,
  payments: Payments,
  workspaceId: string,
): Promise<store.PaymentRow | undefined> {
  const wallet = await wallets.lockWallet(trx, workspaceId);
  const pending = await store.findPendingAutomatic(trx, workspaceId);
  if (pending) return pending.reference === null ? pending : undefined;
  if (!wallet || wallet.topup_threshold_micros === null || wallet.topup_amount_micros === null) return undefined;
  if (wallet.posted_micros - wallet.held_micros >= wallet.topup_threshold_micros) return undefined;
  const id = newId('pay');
  await auditSystem(trx, workspaceId, { action: 'payment.created', targetId: id, changes: { automatic: true } });
  const amountMicros = wallet.topup_amount_micros;
  return store.insertPayment(trx, workspaceId, { id, provider: payments.id, amountMicros, automatic: true });
}

async function startPayment(runtime: Runtime, payments: Payments, row: store.PaymentRow): Promise<store.PaymentRow> {
  const { workspace_id: workspaceId, id: paymentId, amount_micros: amountMicros } = row;
  const started = await payments
    .start({ paymentId, workspaceId, amountMicros, currency: CURRENCY })
    .catch(async (error: unknown) => {
      await store.failUnstarted(runtime.db, workspaceId, paymentId);
      throw Object.assign(fail('provider_failed', { detail: `${payments.id} did not take the payment.` }), {
        cause: error,
      });
    });
  const { reference, status, payUrl } = started;
  return inTransaction(runtime.db, async (trx) => {
    const pending = await store.setStarted(trx, workspaceId, paymentId, { reference, pay_url: payUrl });
    if (status === 'pending') return pending;
    return (await creditPayment(trx, runtime, payments.id, reference)) ?? pending;
  });
}

/**
 * The money has landed: the wallet is credited and `payment.succeeded` published, in the caller's transaction.
 * @returns the payment, or undefined when it is unknown or was credited before
 */
export async function creditPayment(
  trx: Kysely<DB>,
  runtime: Runtime,
  provider: string,
  reference: string,
): Promise<store.PaymentRow | undefined> {
  const payment = await store.succeedPayment(trx, provider, reference);
  if (!payment) return undefined;
  const { workspace_id: workspaceId, id: paymentId, amount_micros: micros } = payment;
  const id = newId('txn');
  await insertCredit(trx, workspaceId, { id, kind: 'topup', micros, against: 'payments', paymentId });
  const wallet = await wallets.findWallet(trx, workspaceId);
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
  return payment;
}
