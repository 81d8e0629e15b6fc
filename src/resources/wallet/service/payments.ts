// Top-ups: a payment is inserted as pending, started at the provider, and credited when the money has arrived (landing.ts).
// Invariant: the provider is called outside of any transaction and with an idempotency key. A process may therefore die at any
// point, and the next run (a repeated request, the job, the check of pending payments) repeats the same call.
import type { IncomingHttpHeaders } from 'node:http';
import type { Payment, TopupCreate } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { MICROS, parseMicros, toMoney } from '../../../core/money.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Payments } from '../../../providers/payments/port.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import * as wallets from '../store.ts';
import { selectMethod } from '../store/payment-methods.ts';
import * as store from '../store/payments.ts';
import { toPayment } from '../wire.ts';
import { dueTopup } from './automatic.ts';
import { applyState, failPayment } from './landing.ts';
import { requestOf, requestText } from './request.ts';

const MIN_TOPUP_MICROS = MICROS;
const MAX_TOPUP_MICROS = 10_000 * MICROS;

/** Time for which the provider certainly remembers an idempotency key (Stripe: 24 hours), with a margin for clock differences. */
const START_WITHIN_MS = 20 * 3_600_000;
const LOOKS_PER_RUN = 50;
/** A run takes two deadlines of the provider at most, so that it ends before the next one begins. */
const LOOKS_AT_ONCE = 25;
/** Reads of a state whose payment changes meanwhile. Each further read needs a refund or dispute within the time of the last. */
const MAX_READS = 4;

const BILLING_OFF =
  'Calls need no balance here, so that there is nothing to top up. An operator who resells minutes sets BILLING=prepaid and PAYMENTS.';

/** @throws Failure `validation_failed`, `billing_off`, `payments_not_configured`, `provider_failed` */
export async function createTopup(ctx: Context, input: TopupCreate): Promise<Payment> {
  const payments = requirePayments(ctx);
  const { workspaceId } = ctx.actor;
  const amountMicros = topupMicros(payments, String(input.amount), '/amount');
  const row = await inTransaction(ctx.db, async (trx) => {
    const id = createdId(ctx, 'pay');
    const method = await selectMethod(trx, workspaceId, payments.id);
    const wallet = await wallets.selectWallet(trx, workspaceId);
    const isAutomatic = wallet !== undefined && wallet.topup_amount_micros !== null;
    const saveMethod = input.save_method === true || isAutomatic;
    const payment = await store.insertPayment(trx, workspaceId, {
      id,
      provider: payments.id,
      amountMicros,
      automatic: false,
      request: requestText(ctx, workspaceId, id, { saveMethod, customer: method?.customer ?? null }),
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
export function topupMicros({ unitMicros }: Payments, amount: string, pointer: string): number {
  const micros = parseMicros(amount);
  if (micros === null || micros < MIN_TOPUP_MICROS || micros > MAX_TOPUP_MICROS) {
    throw invalid(pointer, 'out_of_range', 'must be a decimal number from 1 to 10000');
  }
  if (micros % unitMicros === 0) return micros;
  throw invalid(pointer, 'too_precise', `must be a multiple of ${toMoney(unitMicros).amount}`);
}

/** @throws Failure `billing_off`, `payments_not_configured` */
export function requirePayments({ payments, config }: Uses<'payments' | 'config'>): Payments {
  if (config.billing === 'off') throw fail('billing_off', { detail: BILLING_OFF });
  if (!payments) throw fail('payments_not_configured', { detail: 'See the setting PAYMENTS.' });
  return payments;
}

/** Tops up a wallet that is below its threshold. A second run finds the first one's payment. */
export async function topUpAutomatically(
  runtime: Uses<'clock' | 'config' | 'db' | 'log' | 'notifications' | 'payments' | 'publicUrl' | 'vault'>,
  workspaceId: string,
): Promise<void> {
  const { payments, db, config } = runtime;
  if (!payments || config.billing === 'off') return;
  const payment = await inTransaction(db, (trx) => dueTopup(trx, runtime, payments, workspaceId));
  if (payment) await startPayment(runtime, payments, payment);
}

/** @throws Failure `provider_failed`; the payment fails permanently only if the provider has certainly not accepted it */
async function startPayment(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications'>,
  payments: Payments,
  row: store.PaymentRow,
): Promise<store.PaymentRow> {
  const started = await payments.start(requestOf(row)).catch(async (error: unknown) => {
    runtime.log.warn({ err: error, paymentId: row.id }, 'the payment provider did not accept a payment');
    if (error instanceof ProviderError && !error.retryable) await failUnstarted(runtime, row, error.kind);
    throw Object.assign(fail('provider_failed', { detail: `${payments.id} did not accept the payment.` }), {
      cause: error,
    });
  });
  return inTransaction(runtime.db, async (trx) => {
    const now = await store.lockPayment(trx, row.workspace_id, row.id);
    // The response to a repeated request is that of the first one. A callback may have applied a newer state since.
    return now.status === 'succeeded' ? now : applyState(trx, runtime, row, started.reference, started.state);
  });
}

async function failUnstarted(
  runtime: Uses<'db' | 'clock' | 'log'>,
  row: store.PaymentRow,
  reason: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const now = await store.lockPayment(trx, row.workspace_id, row.id);
    if (now.status === 'pending') await failPayment(trx, runtime, now, { status: 'failed', reason });
  });
}

/**
 * Handles a callback, which only reports that a payment has changed, by reading its state from the provider.
 * @throws Failure `invalid_signature`, `bad_request`; `unavailable` if the provider cannot be reached, so that the callback is
 * repeated
 */
export async function handlePaymentCallback(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications'>,
  payments: Payments,
  { headers, rawBody }: { headers: IncomingHttpHeaders; rawBody: Buffer },
): Promise<void> {
  let paymentId: string | null = null;
  try {
    const callback = await payments.readCallback(headers, rawBody);
    if (callback.kind === 'forged') throw fail('invalid_signature');
    if (callback.kind === 'ignored') return;
    paymentId = callback.paymentId;
    const row = await store.selectCalledBack(runtime.db, payments.id, paymentId);
    // Without a row, the payment belongs to another deployment that uses the same account.
    if (row) await refreshState(runtime, payments, row, row.reference ?? callback.reference);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    runtime.log.warn({ err: error, paymentId }, 'the payment of a callback could not be read from the provider');
    throw Object.assign(fail('unavailable'), { cause: error });
  }
}

/**
 * Reads the state of a payment and applies it. If another state has changed the refunded or disputed amount in the meantime, this
 * one may be older, and is read again.
 * @throws ProviderError; Failure `unavailable` if the amounts change each time
 */
async function refreshState(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications'>,
  payments: Payments,
  row: store.PaymentRow,
  reference: string,
): Promise<void> {
  let known = row;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const state = await payments.fetchState(reference, row.id);
    const newer = await inTransaction(runtime.db, async (trx) => {
      const now = await store.lockPayment(trx, row.workspace_id, row.id);
      if (now.reversal_changes !== known.reversal_changes) return now;
      await applyState(trx, runtime, row, reference, state);
      return null;
    });
    if (newer === null) return;
    known = newer;
  }
  throw fail('unavailable');
}

/**
 * Checks payments that have been pending for a while, because callbacks get lost and processes die between inserting and starting
 * a payment. May run concurrently. A payment that cannot be checked does not delay the others.
 */
export async function checkPendingPayments(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'payments'>,
  signal: AbortSignal,
): Promise<void> {
  const { payments } = runtime;
  if (!payments) return;
  const due = await store.takeDuePayments(runtime.db, payments.id, LOOKS_PER_RUN);
  for (let at = 0; at < due.length && !signal.aborted; at += LOOKS_AT_ONCE) {
    await Promise.all(due.slice(at, at + LOOKS_AT_ONCE).map((row) => checkPending(runtime, payments, row)));
  }
}

/** Never rejects. */
async function checkPending(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications'>,
  payments: Payments,
  row: store.PaymentRow,
): Promise<void> {
  try {
    if (row.reference !== null) await refreshState(runtime, payments, row, row.reference);
    else if (runtime.clock.now() - row.created_at.getTime() < START_WITHIN_MS) {
      await startPayment(runtime, payments, row);
    } else await failUnstarted(runtime, row, 'not_started');
  } catch (error) {
    runtime.log.warn(
      { err: error, paymentId: row.id },
      'a pending payment could not be checked; it will be checked again later',
    );
  }
}
