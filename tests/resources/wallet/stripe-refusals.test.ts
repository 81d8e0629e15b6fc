// Requests that Stripe refuses: charges without a return URL.
import { expect, test } from 'vitest';
import { topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import { usd, useStripeWorld } from './stripe-support.ts';

const { world, paid, balance } = useStripeWorld();

test('a charge of a saved card has a return URL, which Stripe demands for methods that may redirect', async () => {
  await paid({ save_method: true });
  await world.tenant.ok('updateWallet', { body: { auto_topup: { threshold: usd('30'), amount: usd('10') } } });
  await topUpAutomatically(world.app.runtime, world.tenant.workspaceId);
  expect(world.stripe.forms.at(-1)!.get('return_url')).toMatch(/\/receipts\/pay_/);
  expect(await balance()).toBe('35.000000');
});
