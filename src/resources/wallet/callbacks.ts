// Signed URLs of the wallet outside the contract: the payment provider's callback, and receipts for everyone who has the link.
// Translates requests and responses only.
import { fail } from '../../core/errors.ts';
import type { Callback } from '../../protocol/callback.ts';
import { handlePaymentCallback } from './service/payments.ts';
import { readReceipt } from './service/receipts.ts';

const paymentCallback: Callback = {
  path: '/hooks/payments/:provider',
  async receive(runtime, { params, headers, rawBody }) {
    const { payments } = runtime;
    if (payments === null || payments.id !== params['provider']) throw fail('not_found');
    await handlePaymentCallback(runtime, payments, { headers, rawBody });
    return { status: 200, body: 'taken' };
  },
};

const receipt: Callback = {
  path: '/receipts/:id',
  methods: ['GET'],
  async receive(runtime, { params, url }) {
    const { page, policy } = await readReceipt(runtime, params['id']!, new URL(url).searchParams.get('token') ?? '');
    return {
      status: 200,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: page,
    };
  },
};

export const callbacks: readonly Callback[] = [paymentCallback, receipt];
