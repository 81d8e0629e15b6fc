// The port for payment providers.
// Invariant: `start` is idempotent per payment, and amounts are integer micro-units. A callback is only a hint to call
// `fetchState`, whose result counts, so callbacks may arrive twice, late and in any order.
import type { IncomingHttpHeaders } from 'node:http';

/** The provider's ids of a saved payment method, which can be charged again. */
export interface SavedMethod {
  customer: string;
  method: string;
}

export interface PaymentRequest {
  /** Our id; also the provider's idempotency key. */
  paymentId: string;
  workspaceId: string;
  amountMicros: number;
  /** ISO 4217. */
  currency: string;
  /** The method to charge at once, without the payer; null: the payer pays at `payUrl`. */
  charge: SavedMethod | null;
  /** True: the payment method is saved for automatic top-ups. */
  saveMethod: boolean;
  /** The provider's id of a known customer; null for a new one. */
  customer: string | null;
  /** URL to which the payer returns. */
  returnUrl: string;
}

export type PaymentState =
  | { status: 'pending'; payUrl: string | null }
  | {
      status: 'succeeded';
      /** The amount received; the caller compares it. */
      amountMicros: number;
      currency: string;
      receiptUrl: string | null;
      saved: SavedMethod | null;
      /** Amount refunded now. It decreases when a refund fails. */
      refundedMicros: number;
      /** Amount that disputes (chargebacks) have withdrawn now. It decreases when a dispute is won; it may exceed the payment. */
      disputedMicros: number;
    }
  | { status: 'failed'; reason: string }
  | { status: 'expired' };

export interface StartedPayment {
  /** The provider's own id of the payment. */
  reference: string;
  state: PaymentState;
}

/** A callback: forged (an invalid or old signature), ignored, or about a payment. */
export type PaymentCallback =
  | { kind: 'forged' }
  | { kind: 'ignored' }
  | { kind: 'payment'; reference: string; paymentId: string };

export interface Payments {
  id: string;
  /** Amounts are multiples of this: 10,000 if the smallest unit is a cent. */
  unitMicros: number;
  /** True: an automatic top-up needs a saved payment method. */
  needsMethod: boolean;
  /** @throws ProviderError; if it is `retryable`, the payment may have been started anyway */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** @throws ProviderError, for example if the reference belongs to another payment */
  fetchState(reference: string, paymentId: string): Promise<PaymentState>;
  /** Deletes a saved method. Succeeds as well if it no longer exists. @throws ProviderError */
  deleteMethod(saved: SavedMethod): Promise<void>;
  /** @throws ProviderError if the payment of a callback must be looked up and cannot be read */
  readCallback(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<PaymentCallback>;
}
