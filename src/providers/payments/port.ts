// The port behind which whoever takes money stands. Adapters are the files beside this one; app.ts picks one by its setting.
// Invariant: `start` with the same payment twice is the same payment, amounts are integer micro-units, and a callback is only
// a hint to look: what counts is what `look` says, so that callbacks may come twice, late and in any order.
import type { IncomingHttpHeaders } from 'node:http';

/** Names of the provider for what a person has left with it to be charged again. */
export interface SavedMethod {
  customer: string;
  method: string;
}

export interface PaymentRequest {
  /** Ours; the provider's idempotency key. */
  paymentId: string;
  workspaceId: string;
  amountMicros: number;
  /** ISO 4217. */
  currency: string;
  /** Charged at once and without anybody present; null: a person pays at `payUrl`. */
  charge: SavedMethod | null;
  /** Whether the person's means of payment is kept for automatic top-ups. */
  saveMethod: boolean;
  /** Whom the provider knows already; null for nobody. */
  customer: string | null;
  /** Where the person comes back to. */
  returnUrl: string;
}

export type PaymentState =
  | { status: 'pending'; payUrl: string | null }
  | {
      status: 'succeeded';
      /** What has landed, which is for the caller to compare. */
      amountMicros: number;
      currency: string;
      receiptUrl: string | null;
      saved: SavedMethod | null;
      /** Given back so far. */
      refundedMicros: number;
    }
  | { status: 'failed'; reason: string }
  | { status: 'expired' };

export interface StartedPayment {
  /** The provider's own name of the payment. */
  reference: string;
  state: PaymentState;
}

/** What a callback is: signed by somebody else or long ago, of no interest, or about a payment. */
export type PaymentCallback =
  | { kind: 'forged' }
  | { kind: 'ignored' }
  | { kind: 'payment'; reference: string; paymentId: string };

export interface Payments {
  id: string;
  /** Amounts are multiples of it: 10 000 where the smallest coin is a cent. */
  unitMicros: number;
  /** Whether an automatic top-up takes a means of payment that was kept; else it needs nobody and nothing. */
  needsMethod: boolean;
  /** @throws ProviderError; `retryable` leaves open whether the payment was started */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** @throws ProviderError, also when the reference is that of another payment */
  fetchState(reference: string, paymentId: string): Promise<PaymentState>;
  readCallback(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<PaymentCallback>;
}
