// Renders a payment's receipt for everyone who has the signed link. Reads only.
import { fail } from '../../../core/errors.ts';
import type { Uses } from '../../../runtime.ts';
import { POLICY, receiptPage } from '../receipt/page.ts';
import { openReceiptToken } from '../receipt/token.ts';
import { selectReceipt } from '../store/payments.ts';

/** @throws Failure `invalid_signature` for a token of another payment, an expired token, or a forged one */
export async function readReceipt(
  runtime: Uses<'db' | 'clock' | 'vault'>,
  paymentId: string,
  token: string,
): Promise<{ page: string; policy: string }> {
  const workspaceId = openReceiptToken(runtime, token, paymentId);
  if (workspaceId === null) throw fail('invalid_signature', { detail: 'The link is no longer valid.' });
  const payment = await selectReceipt(runtime.db, workspaceId, paymentId);
  if (!payment) throw fail('not_found');
  return { page: receiptPage(payment, payment.workspace_name), policy: POLICY };
}
