// Requests that Stripe refuses and states that no card payment has: charges without a return URL, customers that no longer exist,
// and payers who still have to act after they have left the page.
import { expect, test } from 'vitest';
import { topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import { selectMethod } from '../../../src/resources/wallet/store/payment-methods.ts';
import { sessionOf, usd, useStripeWorld } from './stripe-support.ts';

const { world, paid, say, balance } = useStripeWorld();

const topUp = (more: object = {}) => world.tenant.ok('createTopup', { body: { amount: '25', ...more } });
const failures = async () =>
  world.app.runtime.db
    .selectFrom('payments')
    .select(['status', 'failure', 'pay_url'])
    .where('workspace_id', '=', world.tenant.workspaceId)
    .orderBy('created_at')
    .execute();

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

test('a bank transfer that the payer still has to make is pending, and leads to its instructions', async () => {
  const instructions = 'https://payments.stripe.com/bank_transfers/instructions/test_1';
  const session = sessionOf(await topUp());
  world.stripe.pay(session, {
    nextAction: {
      type: 'display_bank_transfer_instructions',
      display_bank_transfer_instructions: { hosted_instructions_url: instructions },
    },
  });
  await say('checkout.session.completed', { id: session });
  expect(await failures()).toEqual([{ status: 'pending', failure: null, pay_url: instructions }]);
  world.stripe.settle(session, true);
  await say('checkout.session.async_payment_succeeded', { id: session });
  expect(await balance()).toBe('25.000000');
});

test('a bank account whose owner still has to confirm two small deposits is pending, and fails when they do not', async () => {
  const verification = 'https://payments.stripe.com/microdeposit/pacs_test_1';
  const session = sessionOf(await topUp());
  world.stripe.pay(session, {
    nextAction: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: { hosted_verification_url: verification },
    },
  });
  await say('checkout.session.completed', { id: session });
  expect(await failures()).toEqual([{ status: 'pending', failure: null, pay_url: verification }]);
  world.stripe.settle(session, false);
  await say('checkout.session.async_payment_failed', { id: session });
  expect(await failures()).toEqual([{ status: 'failed', failure: 'debit_not_authorized', pay_url: null }]);
});

test('a bank transfer that is not made within thirty days has failed, and is credited if it arrives later', async () => {
  const session = sessionOf(await topUp());
  const nextAction = { type: 'display_bank_transfer_instructions', display_bank_transfer_instructions: {} };
  world.stripe.pay(session, { nextAction });
  const intent = world.stripe.intents.get(String(world.stripe.sessions.get(session)!['payment_intent']))!;
  intent['created'] = Math.floor(Date.now() / 1000) - 31 * 86_400;
  await say('checkout.session.completed', { id: session });
  expect(await failures()).toMatchObject([{ status: 'failed', failure: 'requires_action' }]);
  world.stripe.settle(session, true);
  await say('checkout.session.async_payment_succeeded', { id: session });
  expect(await balance()).toBe('25.000000');
});
