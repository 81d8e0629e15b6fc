// Requests that Stripe refuses: charges without a return URL, and customers that no longer exist.
import { expect, test } from 'vitest';
import { topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import { selectMethod } from '../../../src/resources/wallet/store/payment-methods.ts';
import { sessionOf, usd, useStripeWorld } from './stripe-support.ts';

const { world, paid, say, balance } = useStripeWorld();

const topUp = (more: object = {}) => world.tenant.ok('createTopup', { body: { amount: '25', ...more } });

/** A paid top-up whose customer and card exist only in the other mode of the Stripe account. @returns the customer */
async function savedElsewhere(): Promise<string> {
  await paid({ save_method: true });
  const { customer } = (await selectMethod(world.app.runtime.db, world.tenant.workspaceId, 'stripe'))!;
  world.stripe.missingCustomers.add(customer);
  return customer;
}

test('a charge of a saved card has a return URL, which Stripe demands for methods that may redirect', async () => {
  await paid({ save_method: true });
  await world.tenant.ok('updateWallet', { body: { auto_topup: { threshold: usd('30'), amount: usd('10') } } });
  await topUpAutomatically(world.app.runtime, world.tenant.workspaceId);
  expect(world.stripe.forms.at(-1)!.get('return_url')).toMatch(/\/receipts\/pay_/);
  expect(await balance()).toBe('35.000000');
});

test('a top-up of a customer whom Stripe does not know is paid by a new one, whose card replaces the saved one', async () => {
  const customer = await savedElsewhere();
  const payment = await topUp({ save_method: true });
  const form = world.stripe.forms.at(-1)!;
  expect([form.get('customer'), form.get('customer_creation')]).toEqual([null, 'always']);
  const session = sessionOf(payment);
  world.stripe.pay(session);
  await say('checkout.session.completed', { id: session });
  expect(await balance()).toBe('50.000000');
  const saved = await selectMethod(world.app.runtime.db, world.tenant.workspaceId, 'stripe');
  expect(saved!.customer).not.toBe(customer);
});

test('a top-up of such a customer is started once, although the first response is lost', async () => {
  await savedElsewhere();
  const sessions = world.stripe.sessions.size;
  // Both attempts of the SDK at the request without the customer; the one with the customer is refused before.
  world.stripe.mishaps = ['none', 'lost', 'lost'];
  const key = 'a-key-of-the-client';
  const first = await world.tenant.send('createTopup', { body: { amount: '25' }, headers: { 'idempotency-key': key } });
  expect(first.status).toBe(502);
  const payment = await world.tenant.ok('createTopup', { body: { amount: '25' }, headers: { 'idempotency-key': key } });
  expect(payment).toMatchObject({ status: 'pending' });
  expect(world.stripe.sessions.size).toBe(sessions + 1);
});
