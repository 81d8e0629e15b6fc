// A process is repeatedly killed after Stripe has executed a request and before the response arrives: there is still one
// payment page, one payment and one credit.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from '../../scripts/stand-ins/stripe-server.ts';
import { clientOf, newTenant } from '../support/client.ts';
import { size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { createDeployment, kill, type Deployment, type Process } from './process.ts';

// The lease of the dead request's Idempotency-Key expires after 15 s.
const TAKEOVER_MS = 30_000;

let deployment: Deployment;
let stripe: StripeServer;
beforeAll(async () => {
  [deployment, stripe] = await Promise.all([createDeployment(), startStripe()]);
});
afterAll(async () => {
  await deployment.close();
  await stripe.close();
});

const start = () =>
  deployment.start('all', {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_BASE_URL: stripe.url,
    WALLET_FREE_BALANCE: '0',
  });

/** Ignores the failure of a request to a process that is about to be killed. */
function unanswered(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

function callBack(process: Process, { body, signature }: { body: string; signature: string }): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return fetch(`${process.url}/hooks/payments/stripe`, { method: 'POST', headers, body });
}

test(
  "a top-up is credited once although its process is killed before Stripe's response and again before the credit",
  async () => {
    let process = await start();
    const { jwt } = await newTenant(process.url);
    const deaths = size(1, 25);
    for (let death = 1; death <= deaths; death++) {
      const request = { body: { amount: '25' }, headers: { 'idempotency-key': `top-up-${death}` } };
      stripe.mishaps = ['held'];
      unanswered(clientOf(process.url, jwt).send('createTopup', request));
      await until(() => stripe.sessions.size === death, { what: 'Stripe has the payment' });
      await kill(process);

      process = await start();
      let tenant = clientOf(process.url, jwt);
      const again = async () => (await tenant.send('createTopup', request)).status === 201;
      await until(again, { withinMs: TAKEOVER_MS, what: 'the repeated request takes over' });
      const payment = await tenant.ok('createTopup', request);
      const session = payment.pay_url!.split('/').at(-1)!;
      expect(stripe.sessions.size).toBe(death);

      stripe.pay(session);
      const callback = stripe.callbackOf('checkout.session.completed', session);
      stripe.mishaps = ['held'];
      const asked = stripe.asked.length;
      unanswered(callBack(process, callback));
      await until(() => stripe.asked.length > asked, { what: 'Stripe was asked what has become of it' });
      await kill(process);

      process = await start();
      tenant = clientOf(process.url, jwt);
      const answers = await Promise.all(Array.from({ length: 5 }, () => callBack(process, callback)));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect((await tenant.ok('getWallet')).balance.amount).toBe(`${25 * death}.000000`);
    }
    await kill(process);
  },
  size(120_000, 2 * 3_600_000),
);
