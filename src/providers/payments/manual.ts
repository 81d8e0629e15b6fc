// Payments without money, for development and for operators who bill outside Parley: each payment succeeds at once.
import { ProviderError } from '../ports/errors.ts';
import type { Payments } from './port.ts';

export const manualPayments: Payments = {
  id: 'manual',
  unitMicros: 1,
  needsMethod: false,
  async start({ paymentId, amountMicros, currency }) {
    const landed = { amountMicros, currency, receiptUrl: null, saved: null, refundedMicros: 0, disputedMicros: 0 };
    return { reference: paymentId, state: { status: 'succeeded', ...landed } };
  },
  async fetchState() {
    throw new ProviderError('manual', 'protocol', 'a manual payment completes when it starts');
  },
  async deleteMethod() {
    // Nothing is saved.
  },
  async readCallback() {
    return { kind: 'forged' };
  },
};
