// The port behind which whoever takes money stands. Adapters are the files beside this one; app.ts picks one by its setting.
// Invariant: `start` with the same payment twice is the same payment, and the amount is integer micro-units.

export interface PaymentRequest {
  /** Ours; the provider's idempotency key. */
  paymentId: string;
  workspaceId: string;
  amountMicros: number;
  /** ISO 4217. */
  currency: string;
}

export interface StartedPayment {
  /** The provider's own name of the payment; its callbacks carry it. */
  reference: string;
  /** Pending: a callback tells when the money has landed. */
  status: 'pending' | 'succeeded';
  payUrl: string | null;
}

export interface Payments {
  id: string;
  /** @throws ProviderError when the provider cannot be reached or refuses */
  start(request: PaymentRequest): Promise<StartedPayment>;
}
