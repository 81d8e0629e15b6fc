// The saved payment method of a workspace. Invariant: a method that is replaced or deleted here is deleted at its provider as
// well, by a job that the same transaction enqueues.
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { SavedMethod } from '../../../providers/payments/port.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import * as wallets from '../store.ts';
import * as store from '../store/payment-methods.ts';

/** Saves the method of a payment and deletes an earlier one, in the transaction that credits the payment. */
export async function replaceMethod(
  trx: Trx,
  workspaceId: string,
  provider: string,
  saved: SavedMethod,
): Promise<void> {
  // Two payments that are credited at the same time would both find no earlier method. deletePaymentMethod locks in the same order.
  await wallets.lockWallet(trx, workspaceId);
  const earlier = await store.deleteMethod(trx, workspaceId);
  await store.saveMethod(trx, workspaceId, { provider, ...saved });
  if (earlier && earlier.method !== saved.method) await deleteAtProvider(trx, earlier);
}

/** Deletes the saved method and turns automatic top-ups off, which have nothing to charge without one. */
export async function deletePaymentMethod(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    // An automatic top-up that has the lock is created first. It may still charge the method.
    await wallets.lockWallet(trx, workspaceId);
    const method = await store.deleteMethod(trx, workspaceId);
    if (!method) return;
    await wallets.updateSettings(trx, workspaceId, {
      topup_threshold_micros: null,
      topup_amount_micros: null,
      topup_set_at: new Date(ctx.clock.now()),
    });
    await audit(trx, ctx, { action: 'payment_method.deleted', targetId: workspaceId });
    await deleteAtProvider(trx, method);
  });
}

async function deleteAtProvider(trx: Trx, { provider, customer, method }: SavedMethod & { provider: string }) {
  await enqueue(trx, 'wallet.delete-method', { provider, customer, method });
}

/** Job. A method of a provider that is no longer configured cannot be deleted. */
export async function deleteMethodAtProvider(
  { payments, log }: Uses<'payments' | 'log'>,
  { provider, ...saved }: SavedMethod & { provider: string },
): Promise<void> {
  if (payments?.id === provider) return payments.deleteMethod(saved);
  log.warn({ provider, ...saved }, 'a deleted payment method remains at its provider, which is not configured');
}
