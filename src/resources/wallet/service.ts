// Opens, reads and configures wallets. service/ has everything that moves money.
import type { MoneyInput, Transaction, Wallet, WalletUpdate } from '../../../generated/types.ts';
import { invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { parseMicros } from '../../core/money.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { receiptUrl } from './receipt/token.ts';
import { topupStatus } from './service/automatic.ts';
import { requirePayments, topupMicros } from './service/payments.ts';
import * as store from './store.ts';
import { countMovements, insertMovement, selectMovements, type MovementRow } from './store/ledger.ts';
import { hasMethod } from './store/payment-methods.ts';
import { toTransaction, toWallet } from './wire.ts';

/** Time for which the cap for new workspaces applies: a stolen card is usually reported within a month. */
const PROVISIONAL_DAYS = 30;

/**
 * Inserts a wallet with its opening balance, in the transaction that creates the workspace.
 * @param micros opening balance in micro-units; default: the deployment's free balance if calls are prepaid
 */
export async function openWallet(
  trx: Trx,
  { config }: Uses<'config'>,
  workspaceId: string,
  micros?: number,
): Promise<void> {
  const prepaid = config.billing !== 'off';
  const isCapped = prepaid || (config.registration === 'open' && !config.development);
  const cap = isCapped ? (config.newWorkspaceDailyCapMicros ?? null) : null;
  const provisional = cap === null ? null : { micros: cap, days: PROVISIONAL_DAYS };
  await store.insertWallet(trx, workspaceId, { prepaid, provisional });
  const opening = micros ?? (prepaid ? config.walletFreeMicros : 0);
  if (opening === 0) return;
  const movement = { id: newId('txn'), kind: 'free_balance', micros: opening, against: 'promotion' } as const;
  await insertMovement(trx, workspaceId, movement);
}

/**
 * Sets the operator's daily spending cap of a workspace (null: no cap), in the transaction that audits it. It also ends running
 * calls.
 */
export async function setOperatorCap(trx: Trx, workspaceId: string, micros: number | null): Promise<void> {
  await store.updateSettings(trx, workspaceId, { operator_cap_micros: micros });
}

/** Returns the operator's daily spending cap of a workspace; null: no cap. */
export async function findOperatorCap(db: Db, workspaceId: string): Promise<number | null> {
  return (await store.selectWallet(db, workspaceId))?.operator_cap_micros ?? null;
}

/** Sets all wallets to the mode named by BILLING. Every process does so when it starts. */
export async function applyBilling({ db, config, log }: Uses<'db' | 'config' | 'log'>): Promise<void> {
  const changed = await store.setPrepaid(db, config.billing !== 'off');
  if (changed > 0)
    log.info({ wallets: changed, billing: config.billing }, 'the billing mode of the wallets has changed');
}

export async function getWallet(ctx: Context): Promise<Wallet> {
  return readWallet(ctx.db, ctx.actor.workspaceId);
}

/** @throws Failure `validation_failed`; `billing_off`, `payments_not_configured` (automatic top-up) */
export async function updateWallet(ctx: Context, input: WalletUpdate): Promise<Wallet> {
  const { workspaceId } = ctx.actor;
  const settings = settingsOf(ctx, input);
  return inTransaction(ctx.db, async (trx) => {
    if (Object.keys(settings).length > 0) await store.updateSettings(trx, workspaceId, settings);
    const { topup_set_at: _, ...changes } = settings;
    await audit(trx, ctx, { action: 'wallet.updated', targetId: workspaceId, changes });
    return readWallet(trx, workspaceId);
  });
}

function settingsOf(ctx: Context, input: WalletUpdate): store.WalletSettings {
  const { low_balance_threshold: low, daily_cap: daily, monthly_cap: monthly, auto_topup: topup } = input;
  const payments = topup ? requirePayments(ctx) : null;
  return {
    ...(low === undefined ? {} : { low_balance_micros: microsOf(low, '/low_balance_threshold/amount') }),
    ...(daily === undefined ? {} : { daily_cap_micros: microsOf(daily, '/daily_cap/amount') }),
    ...(monthly === undefined ? {} : { monthly_cap_micros: microsOf(monthly, '/monthly_cap/amount') }),
    ...(topup === undefined
      ? {}
      : {
          topup_threshold_micros: microsOf(topup?.threshold ?? null, '/auto_topup/threshold/amount'),
          topup_amount_micros:
            payments && topup ? topupMicros(payments, topup.amount.amount, '/auto_topup/amount/amount') : null,
          topup_set_at: new Date(ctx.clock.now()),
        }),
  };
}

function microsOf(money: MoneyInput | null, pointer: string): number | null {
  if (money === null) return null;
  const micros = parseMicros(money.amount);
  if (micros === null)
    throw invalid(pointer, 'wrong_format', 'must be a decimal number with at most six decimal places');
  return micros;
}

export async function listTransactions(ctx: Context, request: PageRequest): Promise<Page<Transaction>> {
  const { workspaceId } = ctx.actor;
  const rows = await selectMovements(ctx.db, workspaceId, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await countMovements(ctx.db, workspaceId) : undefined;
  const toLine = (row: MovementRow) => toTransaction(row, (paymentId) => receiptUrl(ctx, workspaceId, paymentId));
  return pageOf(rows, request.limit, toLine, timeCursor, total);
}

async function readWallet(db: Db, workspaceId: string): Promise<Wallet> {
  const wallet = await store.selectWallet(db, workspaceId);
  if (!wallet) throw new Error(`workspace ${workspaceId} has no wallet`);
  return toWallet(wallet, await topupStatus(db, wallet), await hasMethod(db, workspaceId));
}
