// What happens when the available balance sinks: an entry in the audit log as it passes the alert threshold, and the
// automatic top-up below its own. Called after every charge, in its transaction.
import type { Runtime } from '../../../runtime.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { auditSystem } from '../../audit-log/service.ts';
import type { WalletRow } from '../store.ts';
import type { Trx } from '../../../database/transaction.ts';

/**
 * @param wallet after the charge
 * @param spentMicros what was charged just now: an alert is given when the balance passes the threshold, once
 */
export async function noticeLowBalance(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  wallet: Pick<WalletRow, 'posted_micros' | 'held_micros' | 'low_balance_micros' | 'topup_threshold_micros'>,
  spentMicros: number,
): Promise<void> {
  const { posted_micros: posted, low_balance_micros: low, topup_threshold_micros: threshold } = wallet;
  if (low !== null && posted < low && posted + spentMicros >= low) {
    await auditSystem(trx, workspaceId, { action: 'wallet.low', changes: { balance_micros: posted } });
    runtime.log.info({ workspaceId }, 'a wallet is below its alert threshold');
  }
  if (threshold !== null && posted - wallet.held_micros < threshold) {
    await enqueue(trx, 'wallet.topup', { workspaceId }, { jobKey: `topup:${workspaceId}` });
  }
}
