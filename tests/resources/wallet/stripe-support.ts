// A prepaid service whose top-ups are paid at a stand-in of Stripe: payments, callbacks, and what they change in the wallet.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Payment } from '../../../generated/types.ts';
import {
  startStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from '../../../scripts/stand-ins/stripe-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';

export const usd = (amount: string) => ({ amount, currency: 'USD' as const });
export const sessionOf = (payment: Payment) => payment.pay_url!.split('/').at(-1)!;

interface StripeWorld {
  stripe: StripeServer;
  app: TestApp;
  /** Workspace of the current test. */
  tenant: Tenant;
}

/** Starts the service for a test file, with a new workspace for each test. Tests may keep a reserve without a call. */
export function useStripeWorld() {
  const world = {} as StripeWorld;
  beforeAll(async () => {
    world.stripe = await startStripe();
    const env = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_BASE_URL: world.stripe.url,
      WALLET_FREE_BALANCE: '0',
    };
    world.app = await startTestApp({ env, breaks: ['held_is_holds'] });
  });
  afterAll(async () => {
    await world.app?.close();
    await world.stripe?.close();
  });
  beforeEach(async () => {
    world.tenant = await newTenant(world.app.url);
  });
  afterEach(() => {
    world.stripe.mishaps = [];
  });
  return { world, ...actionsIn(world) };
}

function actionsIn(world: StripeWorld) {
  /** @returns the HTTP status */
  async function callBack({ body, signature }: { body: string; signature: string }): Promise<number> {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(`${world.app.url}/hooks/payments/stripe`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  }
  return {
    callBack,
    /** Sends a callback with the current state of an object of Stripe. */
    say: (type: string, { id }: { id: string }) => callBack(world.stripe.callbackOf(type, id)),
    balance: async () => (await world.tenant.ok('getWallet')).balance.amount,
    /** A paid top-up of 25 USD. @returns its Checkout session */
    async paid(more: object = {}): Promise<string> {
      const session = sessionOf(await world.tenant.ok('createTopup', { body: { amount: '25', ...more } }));
      world.stripe.pay(session);
      expect(await callBack(world.stripe.callbackOf('checkout.session.completed', session))).toBe(200);
      return session;
    },
    /** Entries of the ledger except top-ups, oldest first. */
    async entries(): Promise<string[]> {
      const { data } = await world.tenant.ok('listTransactions');
      return data
        .filter(({ kind }) => kind !== 'topup')
        .map(({ kind, amount }) => `${kind} ${Number(amount.amount)}`)
        .toReversed();
    },
  };
}
