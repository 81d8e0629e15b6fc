// Reacts to a falling balance, in the transaction of every charge: an audit log entry when it passes the alert threshold, and the
// automatic top-up when it is below the top-up threshold.
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import type { WalletRow } from '../store.ts';
import { enqueueTopup } from './automatic.ts';

/**
 * @param wallet the wallet after the charge
 * @param spentMicros the charge, to alert only once, when the balance passes the threshold
 */
export async function handleLowBalance(
  trx: Trx,
  runtime: Uses<'log'>,
  workspaceId: string,
  wallet: Pick<WalletRow, 'posted_micros' | 'held_micros' | 'low_balance_micros' | 'topup_threshold_micros'>,
  spentMicros: number,
): Promise<void> {
  const { posted_micros: posted, low_balance_micros: low, topup_threshold_micros: threshold } = wallet;
  if (low !== null && posted < low && posted + spentMicros >= low) {
    await auditSystem(trx, workspaceId, { action: 'wallet.low', changes: { balance_micros: posted } });
    runtime.log.info({ workspaceId }, 'a wallet is below its alert threshold');
  }
  if (threshold !== null && posted - wallet.held_micros < threshold) await enqueueTopup(trx, workspaceId);
}
