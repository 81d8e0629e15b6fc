// Callbacks of Stripe, as they are classified before any look-up: forged, unreadable, or an event; and how old or how far
// ahead the time in their signature may be.
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { GuardedConnection } from '../../../src/providers/connection.ts';
import { createStripePayments } from '../../../src/providers/vendors/stripe/stripe.ts';

const SECRET = 'whsec_of_the_tests';
const settings = { secretKey: 'sk_test_1', webhookSecret: SECRET, baseUrl: null };
// Reading a callback asks nobody.
const payments = createStripePayments(settings, {} as GuardedConnection);
const signer = new Stripe('sk_test_1').webhooks;
const PAID = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', metadata: { payment_id: 'pay_1' } } },
});
const read = (signature: string, payload: string) =>
  payments.readCallback({ 'stripe-signature': signature }, Buffer.from(payload));
const signed = (payload: string, ageSeconds = 0) => {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return signer.generateTestHeaderString({ payload, secret: SECRET, timestamp });
};

test.each([
  '',
  't=,v1=',
  't=1',
  'v1',
  't=1,v1',
  `t=1,v1=${'a'.repeat(64)}`,
  `t=1,v1=${'é'.repeat(64)}`,
  `t=x,v1=${'a'.repeat(64)}`,
  't=1,v1=ab',
])('the signature "%s" is a forged one, not a failure', async (signature) => {
  expect(await read(signature, '{"object":"event"}')).toEqual({ kind: 'forged' });
});

test.each(['no JSON', 'null', '{"object":"v2.core.event"}'])(
  'a body that Stripe signed and that is no snapshot event is not called forged: %s',
  async (payload) => {
    await expect(read(signed(payload), payload)).rejects.toMatchObject({ code: 'bad_request' });
  },
);

test('a signed event is read', async () => {
  const payload = JSON.stringify({ object: 'event', type: 'customer.created', data: { object: {} } });
  expect(await read(signed(payload), payload)).toEqual({ kind: 'ignored' });
});

test.each([
  ['of now', 0, 'payment'],
  ['of a clock that is four minutes ahead', -240, 'payment'],
  ['of a clock that is six minutes ahead', -360, 'forged'],
  ['of next year', -365 * 86_400, 'forged'],
  ['that is six minutes old', 360, 'forged'],
])('a signature %s', async (_what, ageSeconds, kind) => {
  expect(await read(signed(PAID, ageSeconds), PAID)).toMatchObject({ kind });
});
