// Automatic top-ups: one payment at a time while the available balance is below the threshold, from the card saved by an earlier
// payment. A charge starts one at once. Reserves and settings are noticed within a minute, a payment that does not suffice after
// ten. In a restored copy they wait until the operator or the owner lets them continue, so that no card is charged twice. After a
// dispute of any payment of the workspace they stop until the owner sets them again.
// A declined card is retried after one hour, six hours, a day and three days, and then not again until a payment succeeds or the
// owner changes the top-up settings, because card networks treat more attempts as an attack and issuers as a lost card.
import type { AutoTopupStatus } from '../../../../generated/types.ts';
import { newId } from '../../../core/ids.ts';
import { iso } from '../../../core/time.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import { enqueue, enqueueMany } from '../../../jobs/enqueue.ts';
import type { Payments } from '../../../providers/payments/port.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import * as wallets from '../store.ts';
import { selectMethod } from '../store/payment-methods.ts';
import * as store from '../store/payments.ts';
import { requestText } from './request.ts';

const HOUR_MS = 3_600_000;
const RETRY_HOURS = [1, 6, 24, 72];

/** One at a time, so that a payment provider that does not answer occupies one worker, and calls keep the others. */
export const PAYMENT_QUEUE = 'payments';
/** Between two top-ups without a charge, so that an amount far below its threshold does not charge the card every minute. */
const PAUSE_MINUTES = 10;
/** Wallets per run. */
const MAX_DUE = 1_000;

type NextTry = { kind: 'now' } | { kind: 'later'; at: Date } | { kind: 'never' };

/** Returns when to retry after this many consecutive failures. Pure. */
export function nextTopupTry(failures: number, last: Date | null, nowMs: number): NextTry {
  if (failures === 0 || last === null) return { kind: 'now' };
  const hours = RETRY_HOURS[failures - 1];
  if (hours === undefined) return { kind: 'never' };
  const at = new Date(last.getTime() + hours * HOUR_MS);
  return at.getTime() <= nowMs ? { kind: 'now' } : { kind: 'later', at };
}

/**
 * Returns the payment to start: a new one, or the unfinished one of an earlier run. The lock prevents two runs from creating two
 * payments.
 */
export async function dueTopup(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'vault' | 'publicUrl'>,
  payments: Payments,
  workspaceId: string,
): Promise<store.PaymentRow | undefined> {
  const wallet = await wallets.lockWallet(trx, workspaceId);
  // The backup does not have the payments since, and the provider forgets the key of one that had not started.
  if (await store.isTopupRestored(trx, workspaceId)) return undefined;
  const pending = await store.selectPendingAutomatic(trx, workspaceId, payments.id);
  if (pending) return pending.reference === null ? pending : undefined;
  // Who disputes one charge of a card would dispute the next one.
  if (await store.isTopupDisputed(trx, workspaceId)) return undefined;
  if (!wallet || wallet.topup_threshold_micros === null || wallet.topup_amount_micros === null) return undefined;
  if (wallet.posted_micros - wallet.held_micros >= wallet.topup_threshold_micros) return undefined;
  if (!(await checkRetryDelay(trx, runtime, wallet))) return undefined;
  const id = newId('pay');
  const method = await selectMethod(trx, workspaceId, payments.id);
  await auditSystem(trx, workspaceId, { action: 'payment.created', targetId: id, changes: { automatic: true } });
  const charge = method ? { customer: method.customer, method: method.method } : null;
  const row = await store.insertPayment(trx, workspaceId, {
    id,
    provider: payments.id,
    amountMicros: wallet.topup_amount_micros,
    automatic: true,
    request: requestText(runtime, workspaceId, id, { charge }),
  });
  if (charge !== null || !payments.needsMethod) return row;
  const failure = 'no_payment_method';
  await store.changePayment(trx, row, { status: 'failed', failure });
  await retryLater(trx, runtime, workspaceId, { paymentId: id, reason: failure });
  return undefined;
}

/** Returns whether the automatic top-up of a wallet can pay, and why it cannot; null if it is off. */
export async function topupStatus(db: Db, wallet: wallets.WalletNow): Promise<AutoTopupStatus | null> {
  const { workspace_id: workspaceId, topup_threshold_micros: threshold, topup_set_at: setAt } = wallet;
  if (threshold === null) return null;
  if (!wallet.prepaid) return stopped('billing_off');
  if (await store.isTopupDisputed(db, workspaceId)) return stopped('disputed');
  if (await store.isTopupRestored(db, workspaceId)) return stopped('restored');
  const { failures, last, reason } = await store.recentFailures(db, workspaceId, setAt);
  // At time 0, each retry is in the future.
  const next = nextTopupTry(failures, last, 0);
  if (next.kind === 'now') return { state: 'active', reason: null, next_try_at: null };
  if (next.kind === 'never') return stopped(reason);
  return { state: 'retrying', reason, next_try_at: iso(next.at) };
}

const stopped = (reason: string | null): AutoTopupStatus => ({ state: 'stopped', reason, next_try_at: null });

/** Enqueues the job for later if the last failure is too recent. */
async function checkRetryDelay(trx: Trx, runtime: Uses<'clock'>, wallet: wallets.WalletNow): Promise<boolean> {
  const next = await nextOf(trx, runtime, wallet);
  if (next.kind === 'later') await scheduleRetry(trx, wallet.workspace_id, next.at);
  return next.kind === 'now';
}

/** Records a failed automatic top-up in the audit log and enqueues the next attempt, in the transaction of the failure. */
export async function retryLater(
  trx: Trx,
  runtime: Uses<'clock' | 'log'>,
  workspaceId: string,
  failed: { paymentId: string; reason: string | null },
): Promise<void> {
  const wallet = await wallets.selectWallet(trx, workspaceId);
  const next: NextTry = wallet ? await nextOf(trx, runtime, wallet) : { kind: 'never' };
  const nextTryAt = next.kind === 'later' ? next.at.toISOString() : null;
  const changes = { reason: failed.reason, next_try_at: nextTryAt };
  await auditSystem(trx, workspaceId, { action: 'wallet.topup_failed', targetId: failed.paymentId, changes });
  runtime.log.warn({ workspaceId, ...failed, nextTryAt }, 'an automatic top-up failed');
  if (next.kind === 'later') await scheduleRetry(trx, workspaceId, next.at);
}

async function nextOf(trx: Trx, { clock }: Uses<'clock'>, wallet: wallets.WalletNow): Promise<NextTry> {
  const { failures, last } = await store.recentFailures(trx, wallet.workspace_id, wallet.topup_set_at);
  return nextTopupTry(failures, last, clock.now());
}

async function scheduleRetry(trx: Trx, workspaceId: string, runAt: Date): Promise<void> {
  await enqueue(trx, 'wallet.topup', { workspaceId }, { ...topupJob(workspaceId), runAt });
}

/** Enqueues the automatic top-up of a wallet that may have fallen below its threshold. */
export async function enqueueTopup(trx: Trx, workspaceId: string): Promise<void> {
  await enqueue(trx, 'wallet.topup', { workspaceId }, topupJob(workspaceId));
}

/** Enqueues the automatic top-ups of all wallets that are below their thresholds. Failed ones have their own times of retry. */
export async function enqueueDueTopups(db: Db, { id: provider }: Payments): Promise<void> {
  const due = await store.selectDueTopups(db, provider, PAUSE_MINUTES, MAX_DUE);
  await enqueueMany(
    db,
    'wallet.topup',
    due.map((workspaceId) => ({ payload: { workspaceId }, ...topupJob(workspaceId) })),
  );
}

/** Number of automatic top-ups that a restore has held. */
export async function countHeldTopups(db: Db): Promise<number> {
  return store.countRestoredTopups(db);
}

/** Lets them continue. @returns how many */
export async function releaseHeldTopups(db: Db): Promise<number> {
  return store.releaseTopups(db);
}

function topupJob(workspaceId: string) {
  return { jobKey: `topup:${workspaceId}`, queue: PAYMENT_QUEUE };
}
