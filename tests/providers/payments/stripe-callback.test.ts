// Classification of Stripe callbacks before any lookup (forged, unreadable, or an event), and the accepted age and clock
// skew of their signatures.
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { GuardedConnection } from '../../../src/providers/connection.ts';
import { createStripePayments } from '../../../src/providers/vendors/stripe/stripe.ts';

const SECRET = 'whsec_of_the_tests';
const settings = { secretKey: 'sk_test_1', webhookSecret: SECRET, baseUrl: null };
// Reading a callback makes no request to Stripe.
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
])('the signature "%s" is classified as forged, not as a failure', async (signature) => {
  expect(await read(signature, '{"object":"event"}')).toEqual({ kind: 'forged' });
});

test.each(['no JSON', 'null', '{"object":"v2.core.event"}'])(
  'a body with a valid signature that is not a snapshot event is not classified as forged: %s',
  async (payload) => {
    await expect(read(signed(payload), payload)).rejects.toMatchObject({ code: 'bad_request' });
  },
);

test('an event with a valid signature is read', async () => {
  const payload = JSON.stringify({ object: 'event', type: 'customer.created', data: { object: {} } });
  expect(await read(signed(payload), payload)).toEqual({ kind: 'ignored' });
});

test.each([
  ['of now', 0, 'payment'],
  ['of a clock that is four minutes ahead', -240, 'payment'],
  ['of a clock that is six minutes ahead', -360, 'forged'],
  ['of next year', -365 * 86_400, 'forged'],
  ['that is six minutes old', 360, 'forged'],
])('a callback with a signature %s', async (_what, ageSeconds, kind) => {
  expect(await read(signed(PAID, ageSeconds), PAID)).toMatchObject({ kind });
});
