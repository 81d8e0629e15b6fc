// Stripe top-ups, through its official SDK against a stand-in on loopback: paid, late, duplicated, out of order, forged, with a
// wrong amount, with lost responses; and automatic top-ups from a saved card.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payment } from '../../../generated/types.ts';
import {
  startStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from '../../../scripts/stand-ins/stripe-server.ts';
import { checkPendingPayments, topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';

let stripe: StripeServer;
let app: TestApp;
let receiver: TestReceiver;
let tenant: Tenant;
beforeAll(async () => {
  [stripe, receiver] = await Promise.all([startStripe(), startReceiver()]);
  const env = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_BASE_URL: stripe.url,
    WALLET_FREE_BALANCE: '0',
  };
  // One test keeps a reserve without a call.
  app = await startTestApp({ env, breaks: ['held_is_holds'] });
});
afterAll(async () => {
  await app?.close();
  await receiver?.close();
  await stripe?.close();
});
beforeEach(async () => {
  stripe.decline = null;
  stripe.mishaps = [];
  tenant = await newTenant(app.url);
  await tenant.ok('createWebhook', { body: { url: receiver.url, events: ['payment.succeeded'] } });
});

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const topUp = (more: object = {}) => tenant.ok('createTopup', { body: { amount: '25', ...more } });
const sessionOf = (payment: Payment) => payment.pay_url!.split('/').at(-1)!;
const balance = async () => (await tenant.ok('getWallet')).balance.amount;
const sent = () => receiver.received.filter(({ body }) => body.includes('payment.succeeded') && isOurs(body));
const isOurs = (body: string) => paymentIds.has((JSON.parse(body) as { data: { payment_id: string } }).data.payment_id);
const paymentIds = new Set<string>();

interface Row {
  id: string;
  status: string;
  failure: string | null;
  reference: string | null;
}

async function rows(): Promise<Row[]> {
  return app.runtime.db
    .selectFrom('payments')
    .select(['id', 'status', 'failure', 'reference'])
    .where('workspace_id', '=', tenant.workspaceId)
    .orderBy('created_at')
    .execute();
}

async function actions(action: string): Promise<unknown[]> {
  const list = await app.runtime.db
    .selectFrom('audit_log')
    .select('changes')
    .where('workspace_id', '=', tenant.workspaceId)
    .where('action', '=', action)
    .orderBy('created_at')
    .execute();
  return list.map(({ changes }) => changes);
}

async function callBack({ body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const answer = await fetch(`${app.url}/hooks/payments/stripe`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Runs the minutely job, for payments of any age. */
async function look(): Promise<void> {
  await app.runtime.db
    .updateTable('payments')
    .set({ look_at: new Date(0) })
    .where('workspace_id', '=', tenant.workspaceId)
    .execute();
  await checkPendingPayments(app.runtime, new AbortController().signal);
}

describe('a top-up with Stripe', () => {
  test('is paid on a Stripe page, credited by the callback, published once, and has a Stripe receipt', async () => {
    const payment = await topUp();
    paymentIds.add(payment.id);
    expect(payment).toMatchObject({ status: 'pending', provider: 'stripe', amount: usd('25.000000') });
    expect(payment.pay_url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(stripe.forms.at(-1)!.get('line_items[0][price_data][unit_amount]')).toBe('2500');
    expect(stripe.forms.at(-1)!.get('payment_intent_data[setup_future_usage]')).toBeNull();
    const session = sessionOf(payment);
    stripe.pay(session);
    expect(await balance()).toBe('0.000000');
    expect(await callBack(stripe.callbackOf('checkout.session.completed', session))).toBe(200);
    expect(await balance()).toBe('25.000000');
    const [line] = (await tenant.ok('listTransactions')).data;
    expect(line).toMatchObject({ kind: 'topup', payment_id: payment.id, amount: usd('25.000000') });
    expect(line!.receipt_url).toMatch(/^https:\/\/pay\.stripe\.com\/receipts\//);
    await until(() => sent().length > 0);
    expect(sent()).toHaveLength(1);
  });

  test('is credited once by twenty concurrent callbacks, and by no later one', async () => {
    const payment = await topUp();
    paymentIds.add(payment.id);
    stripe.pay(sessionOf(payment));
    const before = sent().length;
    const callback = stripe.callbackOf('checkout.session.completed', sessionOf(payment));
    const answers = await Promise.all(Array.from({ length: 20 }, () => callBack(callback)));
    expect(answers).toEqual(Array(20).fill(200));
    expect(await callBack(callback)).toBe(200);
    expect(await balance()).toBe('25.000000');
    expect((await tenant.ok('listTransactions')).data).toHaveLength(1);
    const events = await app.runtime.db
      .selectFrom('events')
      .select('id')
      .where('workspace_id', '=', tenant.workspaceId)
      .execute();
    expect(events).toHaveLength(1);
    await until(() => sent().length === before + 1);
  });

  test('must be in whole cents', async () => {
    const refusal = await tenant.refused('createTopup', { body: { amount: '25.005' } });
    expect([refusal.status, refusal.errors]).toEqual([422, ['/amount too_precise']]);
  });

  test('that takes days is pending, and fails with Stripe’s reason when it fails', async () => {
    const [first, second] = [await topUp(), await topUp()];
    for (const payment of [first, second]) {
      stripe.pay(sessionOf(payment), { later: true });
      await callBack(stripe.callbackOf('checkout.session.completed', sessionOf(payment)));
    }
    expect((await rows()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    stripe.settle(sessionOf(first), true);
    stripe.settle(sessionOf(second), false);
    await callBack(stripe.callbackOf('checkout.session.async_payment_succeeded', sessionOf(first)));
    await callBack(stripe.callbackOf('checkout.session.async_payment_failed', sessionOf(second)));
    expect(await rows()).toMatchObject([
      { status: 'succeeded' },
      { status: 'failed', failure: 'debit_not_authorized' },
    ]);
    expect(await balance()).toBe('25.000000');
  });

  test('expires when it is not paid', async () => {
    const payment = await topUp();
    stripe.expire(sessionOf(payment));
    await callBack(stripe.callbackOf('checkout.session.expired', sessionOf(payment)));
    expect(await rows()).toMatchObject([{ status: 'expired' }]);
  });

  test('has the current state at Stripe, regardless of the content and order of callbacks', async () => {
    const payment = await topUp();
    const session = sessionOf(payment);
    const early = stripe.callbackOf('checkout.session.completed', session);
    const expired = stripe.callbackOf('checkout.session.expired', session);
    expect(await callBack(early)).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
    stripe.pay(session);
    const intent = String(stripe.sessions.get(session)!['payment_intent']);
    await callBack(expired);
    await callBack(stripe.callbackOf('payment_intent.payment_failed', intent));
    await callBack(stripe.callbackOf('payment_intent.succeeded', intent));
    expect([await balance(), (await rows())[0]!.status]).toEqual(['25.000000', 'succeeded']);
  });

  test('is credited after a failure when the money arrives later', async () => {
    const payment = await topUp();
    const session = sessionOf(payment);
    stripe.expire(session);
    await look();
    expect(await rows()).toMatchObject([{ status: 'expired' }]);
    stripe.pay(session);
    await callBack(stripe.callbackOf('checkout.session.completed', session));
    expect([await balance(), (await rows())[0]!.status]).toEqual(['25.000000', 'succeeded']);
  });

  test('that is refunded reduces the balance once, and never below zero', async () => {
    const payment = await topUp();
    const session = sessionOf(payment);
    stripe.pay(session);
    await callBack(stripe.callbackOf('checkout.session.completed', session));
    const charge = { id: 'ch_1', metadata: { payment_id: payment.id }, payment_intent: 'pi_1' };
    stripe.refund(session, 1000);
    for (let times = 0; times < 3; times++) await callBack(stripe.callback('charge.refunded', charge));
    expect(await balance()).toBe('15.000000');
    await app.runtime.db
      .updateTable('wallets')
      .set({ held_micros: 12_000_000 })
      .where('workspace_id', '=', tenant.workspaceId)
      .execute();
    stripe.refund(session, 1500);
    await callBack(stripe.callback('charge.refunded', charge));
    expect(await balance()).toBe('12.000000');
    const amounts = (await tenant.ok('listTransactions')).data.map(({ kind, amount }) => `${kind} ${amount.amount}`);
    expect(amounts).toEqual(['refund -3.000000', 'refund -10.000000', 'topup 25.000000']);
    expect(await actions('payment.refunded')).toMatchObject([
      { refunded: usd('10.000000'), taken: usd('10.000000') },
      { refunded: usd('15.000000'), taken: usd('3.000000') },
    ]);
  });
});

describe('a Stripe callback is rejected', () => {
  test.each([
    ['with the secret of another', { secret: 'whsec_of_another' }, 403],
    ['signed six minutes ago', { at: Math.floor(Date.now() / 1000) - 360 }, 403],
    ['signed four minutes ago: that is fine', { at: Math.floor(Date.now() / 1000) - 240 }, 200],
  ])('%s', async (_name, options, status) => {
    const payment = await topUp();
    stripe.pay(sessionOf(payment));
    const object = stripe.sessions.get(sessionOf(payment))!;
    expect(await callBack(stripe.callback('checkout.session.completed', object, options))).toBe(status);
    expect(await balance()).toBe(status === 200 ? '25.000000' : '0.000000');
  });

  test('with a changed body, without a signature, or for a provider that is not configured', async () => {
    const payment = await topUp();
    const { body, signature } = stripe.callbackOf('checkout.session.completed', sessionOf(payment));
    expect(await callBack({ body: body.replace('completed', 'expired'), signature })).toBe(403);
    expect(await callBack({ body, signature: '' })).toBe(403);
    const other = await fetch(`${app.url}/hooks/payments/manual`, { method: 'POST', body });
    expect(other.status).toBe(404);
  });

  test('but not when it concerns another object; then it is ignored', async () => {
    const foreign = { id: 'cs_of_another', object: 'checkout.session', metadata: { payment_id: 'pay_of_another' } };
    expect(await callBack(stripe.callback('checkout.session.completed', foreign))).toBe(200);
    expect(await callBack(stripe.callback('checkout.session.completed', { id: 'cs_1', metadata: {} }))).toBe(200);
    expect(await callBack(stripe.callback('customer.created', { id: 'cus_1' }))).toBe(200);
  });

  test('temporarily when Stripe does not return the state of the payment', async () => {
    const payment = await topUp();
    stripe.pay(sessionOf(payment));
    const callback = stripe.callbackOf('checkout.session.completed', sessionOf(payment));
    stripe.mishaps = ['down', 'down'];
    expect([await callBack(callback), await balance()]).toEqual([503, '0.000000']);
    expect([await callBack(callback), await balance()]).toEqual([200, '25.000000']);
  });
});

test.each([
  ['amount', { amount: 2499 }, { landed: usd('24.990000') }],
  ['currency', { currency: 'eur' }, { landed: { amount: '25.000000', currency: 'EUR' } }],
])('money with another %s is not credited, and the audit log has it once', async (_name, more, audited) => {
  const payment = await topUp();
  stripe.pay(sessionOf(payment), more);
  const callback = stripe.callbackOf('checkout.session.completed', sessionOf(payment));
  expect([await callBack(callback), await callBack(callback)]).toEqual([200, 200]);
  expect(await rows()).toMatchObject([{ status: 'failed', failure: 'amount_mismatch' }]);
  expect(await balance()).toBe('0.000000');
  expect(await actions('payment.refused')).toMatchObject([{ expected: usd('25.000000'), ...audited }]);
});

describe('a lost response of Stripe', () => {
  test('does not create a second page: the repeated request returns the same one', async () => {
    stripe.mishaps = ['lost', 'lost'];
    const sessions = stripe.sessions.size;
    const request = { body: { amount: '25' }, headers: { 'idempotency-key': `lost-${tenant.workspaceId}` } };
    expect((await tenant.refused('createTopup', request)).code).toBe('provider_failed');
    expect(await rows()).toMatchObject([{ status: 'pending', reference: null }]);
    const payment = await tenant.ok('createTopup', request);
    expect(payment.id).toBe((await rows())[0]!.id);
    expect([stripe.sessions.size - sessions, (await rows()).length]).toEqual([1, 1]);
  });

  test('is requested again by the check of pending payments', async () => {
    stripe.mishaps = ['lost', 'lost'];
    await tenant.refused('createTopup', { body: { amount: '25' } });
    const sessions = stripe.sessions.size;
    await look();
    const [row] = await rows();
    expect([row!.status, stripe.sessions.size]).toEqual(['pending', sessions]);
    stripe.pay(row!.reference!);
    await look();
    expect(await balance()).toBe('25.000000');
  });

  test('does not prevent the credit of an earlier callback', async () => {
    stripe.mishaps = ['lost', 'lost'];
    await tenant.refused('createTopup', { body: { amount: '25' } });
    const session = [...stripe.sessions.keys()].at(-1)!;
    stripe.pay(session);
    await callBack(stripe.callbackOf('checkout.session.completed', session));
    expect([await balance(), (await rows())[0]!.reference]).toEqual(['25.000000', session]);
  });

  test('fails before Stripe’s idempotency key expires, so that no card is charged twice', async () => {
    stripe.mishaps = ['lost', 'lost'];
    await tenant.refused('createTopup', { body: { amount: '25' } });
    await app.runtime.db
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - 21 * 3_600_000) })
      .where('workspace_id', '=', tenant.workspaceId)
      .execute();
    const asked = stripe.asked.length;
    await look();
    expect(await rows()).toMatchObject([{ status: 'failed', failure: 'not_started' }]);
    expect(stripe.asked).toHaveLength(asked);
  });
});

test('a rejection by Stripe ends the payment', async () => {
  const wrong = await startTestApp({
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_wrong',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_BASE_URL: stripe.url,
    },
  });
  try {
    const other = await newTenant(wrong.url);
    expect((await other.refused('createTopup', { body: { amount: '25' } })).code).toBe('provider_failed');
    const list = await wrong.runtime.db.selectFrom('payments').select(['status', 'failure']).execute();
    expect(list).toEqual([{ status: 'failed', failure: 'auth' }]);
  } finally {
    await wrong.close();
  }
});

describe('the automatic top-up', () => {
  const auto_topup = { threshold: usd('30'), amount: usd('10') };
  const run = () => topUpAutomatically(app.runtime, tenant.workspaceId);
  const waitingJob = async () => {
    const { rows: jobs } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker.jobs where key = ${`topup:${tenant.workspaceId}`}`.execute(app.runtime.db);
    return jobs.map(({ run_at }) => Math.round((run_at.getTime() - Date.now()) / 3_600_000));
  };

  async function keepCard(): Promise<void> {
    const payment = await topUp({ save_method: true });
    expect(stripe.forms.at(-1)!.get('payment_intent_data[setup_future_usage]')).toBe('off_session');
    stripe.pay(sessionOf(payment));
    await callBack(stripe.callbackOf('checkout.session.completed', sessionOf(payment)));
    await tenant.ok('updateWallet', { body: { auto_topup } });
  }

  test('charges the stored card once, without user interaction', async () => {
    await keepCard();
    await Promise.all([run(), run(), run()]);
    expect(await balance()).toBe('35.000000');
    expect(stripe.forms.at(-1)!.get('off_session')).toBe('true');
    await run();
    expect(await balance()).toBe('35.000000');
  });

  test('charges once when the response is lost and the request repeated', async () => {
    await keepCard();
    const intents = stripe.intents.size;
    stripe.mishaps = ['lost', 'lost'];
    await expect(run()).rejects.toMatchObject({ code: 'provider_failed' });
    await run();
    expect([await balance(), stripe.intents.size - intents]).toEqual(['35.000000', 1]);
  });

  test('that is declined is recorded and retried after one hour, not earlier', async () => {
    await keepCard();
    stripe.decline = 'insufficient_funds';
    await run();
    expect((await rows()).at(-1)).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
    expect(await actions('wallet.topup_failed')).toMatchObject([{ reason: 'insufficient_funds' }]);
    const asked = stripe.asked.length;
    for (let times = 0; times < 5; times++) await run();
    expect([stripe.asked.length, await waitingJob()]).toEqual([asked, [1]]);
    // One hour later.
    const { db } = app.runtime;
    await sql`update payments set finished_at = finished_at - interval '61 minutes'`.execute(db);
    await sql`update wallets set topup_set_at = topup_set_at - interval '61 minutes'`.execute(db);
    stripe.decline = null;
    await run();
    expect(await balance()).toBe('35.000000');
  });

  test('without a saved card fails with the reason', async () => {
    await tenant.ok('updateWallet', { body: { auto_topup } });
    const asked = stripe.asked.length;
    await run();
    await run();
    expect(await rows()).toMatchObject([{ status: 'failed', failure: 'no_payment_method' }]);
    expect(stripe.asked).toHaveLength(asked);
  });
});
