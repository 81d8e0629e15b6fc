// Parameters of the provider's request in addition to the amount, stored with the payment. The provider's idempotency requires
// that a repeated request is identical, even if the public URL or the saved card has changed since.
import type { PaymentRequest } from '../../../providers/payments/port.ts';
import type { Uses } from '../../../runtime.ts';
import { receiptUrl } from '../receipt/token.ts';
import type { PaymentRow } from '../store/payments.ts';
import { CURRENCY } from '../wire.ts';

type Asked = Pick<PaymentRequest, 'charge' | 'saveMethod' | 'customer' | 'returnUrl'>;

/** Returns JSON text for the row. */
export function requestText(
  runtime: Uses<'clock' | 'vault' | 'publicUrl'>,
  workspaceId: string,
  paymentId: string,
  { charge = null, saveMethod = false, customer = null }: Partial<Asked>,
): string {
  const asked: Asked = { charge, saveMethod, customer, returnUrl: receiptUrl(runtime, workspaceId, paymentId) };
  return JSON.stringify(asked);
}

export function requestOf(row: PaymentRow): PaymentRequest {
  const { charge = null, saveMethod = false, customer = null, returnUrl = '' } = row.request as Partial<Asked>;
  const { id: paymentId, workspace_id: workspaceId, amount_micros: amountMicros } = row;
  return { paymentId, workspaceId, amountMicros, currency: CURRENCY, charge, saveMethod, customer, returnUrl };
}
