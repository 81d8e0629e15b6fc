// Wallet operations over HTTP: free balance, top-ups that credit once, settings, ledger pages, prices.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { manualPayments } from '../../../src/providers/payments/manual.ts';
import type { Payments } from '../../../src/providers/payments/port.ts';
import { applyState } from '../../../src/resources/wallet/service/landing.ts';
import { usageCsv } from '../../../src/resources/wallet/wire.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';

/** A provider that confirms payments later, by a callback. */
const slowPayments: Payments = {
  ...manualPayments,
  id: 'slow',
  async start({ paymentId, amountMicros }) {
    if (amountMicros === 13_000_000) throw new Error('the provider is away');
    const state = { status: 'pending', payUrl: `https://pay.example.com/${paymentId}` } as const;
    return { reference: `ref-${paymentId}`, state };
  },
};

let app: TestApp;
let slow: TestApp;
let receiver: TestReceiver;
beforeAll(async () => {
  app = await startTestApp();
  slow = await startTestApp({ overrides: { payments: slowPayments } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver?.close();
  await app?.close();
  await slow?.close();
});

const usd = (amount: string) => ({ amount, currency: 'USD' });

test('a new workspace starts with the free balance as a ledger line', async () => {
  const tenant = await newTenant(app.url);
  expect(await tenant.ok('getWallet')).toMatchObject({ balance: usd('5.000000'), available: usd('5.000000') });
  const { data } = await tenant.ok('listTransactions');
  expect(data).toMatchObject([{ kind: 'free_balance', amount: usd('5.000000'), receipt_url: null }]);
});

describe('top-ups of a wallet', () => {
  test('credit at once with the manual provider and send one payment.succeeded event', async () => {
    const tenant = await newTenant(app.url);
    await tenant.ok('createWebhook', { body: { url: receiver.url, events: ['payment.succeeded'] } });
    const payment = await tenant.ok('createTopup', { body: { amount: 20.5 } });
    expect(payment).toMatchObject({ status: 'succeeded', amount: usd('20.500000'), provider: 'manual', pay_url: null });
    expect((await tenant.ok('getWallet')).balance).toEqual(usd('25.500000'));
    const [line] = (await tenant.ok('listTransactions')).data;
    expect(line).toMatchObject({ kind: 'topup', payment_id: payment.id, amount: usd('20.500000') });
    const delivered = () => receiver.received.filter(({ body }) => body.includes(payment.id));
    await until(() => delivered().length > 0);
    expect(delivered()).toHaveLength(1);
    expect(JSON.parse(delivered()[0]!.body)).toMatchObject({
      event: 'payment.succeeded',
      id: expect.stringMatching(/^evt_/),
      data: { payment_id: payment.id, transaction_id: line!.id, balance: usd('25.500000') },
    });
  });

  test('with the same Idempotency-Key credit once', async () => {
    const tenant = await newTenant(app.url);
    const request = { body: { amount: '2' }, headers: { 'idempotency-key': 'topup-1' } };
    const [first, second] = [await tenant.ok('createTopup', request), await tenant.ok('createTopup', request)];
    expect(second).toEqual(first);
    expect((await tenant.ok('getWallet')).balance).toEqual(usd('7.000000'));
  });

  test('wait for the provider’s callback; four concurrent copies of it credit once', async () => {
    const tenant = await newTenant(slow.url);
    const payment = await tenant.ok('createTopup', { body: { amount: '3' } });
    expect(payment).toMatchObject({ status: 'pending', pay_url: `https://pay.example.com/${payment.id}` });
    expect((await tenant.ok('getWallet')).balance).toEqual(usd('5.000000'));
    const { runtime } = slow;
    const row = { workspace_id: tenant.workspaceId, id: payment.id };
    const landed = {
      amountMicros: 3_000_000,
      currency: 'USD',
      receiptUrl: null,
      saved: null,
      refundedMicros: 0,
      disputedMicros: 0,
    };
    const state = { status: 'succeeded', ...landed } as const;
    const callback = () =>
      inTransaction(runtime.db, (trx) => applyState(trx, runtime, row, `ref-${payment.id}`, state));
    await Promise.all([callback(), callback(), callback(), callback()]);
    expect((await tenant.ok('getWallet')).balance).toEqual(usd('8.000000'));
    expect((await tenant.ok('listTransactions')).data).toHaveLength(2);
  });

  test('that the provider rejects return 502 and credit nothing', async () => {
    const tenant = await newTenant(slow.url);
    const refusal = await tenant.refused('createTopup', { body: { amount: '13' } });
    expect([refusal.status, refusal.code]).toEqual([502, 'provider_failed']);
    expect((await tenant.ok('getWallet')).balance).toEqual(usd('5.000000'));
  });

  test.each(['0.99', '10000.01', '1e3', '-5', ''])('of %j are rejected', async (amount) => {
    const tenant = await newTenant(app.url);
    const refusal = await tenant.refused('createTopup', { body: { amount } });
    expect(refusal.status).toBe(422);
    expect(refusal.errors.every((error) => error.startsWith('/amount'))).toBe(true);
  });
});

describe('wallet settings', () => {
  test('are merged, cleared by null, and valid as a request when sent back', async () => {
    const tenant = await newTenant(app.url);
    const auto_topup = { threshold: usd('2.000000'), amount: usd('10.000000') };
    await tenant.ok('updateWallet', { body: { daily_cap: usd('50'), auto_topup } });
    await tenant.ok('updateWallet', { body: { monthly_cap: usd('500'), low_balance_threshold: usd('6') } });
    const wallet = await tenant.ok('getWallet');
    expect(wallet).toMatchObject({ daily_cap: usd('50.000000'), monthly_cap: usd('500.000000'), auto_topup });
    expect(wallet.low_balance).toBe(true);
    const { daily_cap, monthly_cap } = wallet;
    await tenant.ok('updateWallet', { body: { daily_cap, monthly_cap, auto_topup: wallet.auto_topup } });
    const cleared = await tenant.ok('updateWallet', { body: { daily_cap: null, auto_topup: null } });
    expect(cleared).toMatchObject({ daily_cap: null, auto_topup: null, monthly_cap: usd('500.000000') });
  });

  test('manual and automatic top-ups are unavailable without a payment provider', async () => {
    const off = await startTestApp({ env: { PAYMENTS: 'off' } });
    try {
      const tenant = await newTenant(off.url);
      const auto_topup = { threshold: usd('2'), amount: usd('10') };
      expect((await tenant.refused('createTopup', { body: { amount: '5' } })).code).toBe('payments_not_configured');
      expect((await tenant.refused('updateWallet', { body: { auto_topup } })).code).toBe('payments_not_configured');
    } finally {
      await off.close();
    }
  });
});

test('the ledger pages newest first, returns a total on request, and rejects a cursor of another list', async () => {
  const tenant = await newTenant(app.url);
  for (const amount of ['1', '2', '3']) await tenant.ok('createTopup', { body: { amount } });
  const first = await tenant.ok('listTransactions', { query: { limit: '2', include_total: 'true' } });
  expect(first).toMatchObject({ has_more: true, total: 4 });
  const rest = await tenant.ok('listTransactions', { query: { limit: '2', cursor: first.next_cursor! } });
  const amounts = [...first.data, ...rest.data].map(({ amount }) => amount.amount);
  expect(amounts).toEqual(['3.000000', '2.000000', '1.000000', '5.000000']);
  expect(
    (await tenant.refused('listTransactions', { query: { cursor: markedCursor('listTransactions', 'bm9uZQ') } })).code,
  ).toBe('invalid_cursor');
});

describe('published prices', () => {
  test('are public and include every rounding rule', async () => {
    const pricing = await clientOf(app.url).ok('getPricing');
    expect(pricing.free_routes).toEqual(['loopback']);
    expect(new Set(pricing.rates.map(({ item }) => item)).size).toBe(8);
    expect(pricing.rounding.join(' ')).toContain('not answered cost nothing');
  });

  test('of a minute are the sum of their lines, and zero over the loopback network', async () => {
    const anybody = clientOf(app.url);
    const micros = (text: string) => Math.round(Number(text) * 1e6);
    const { per_minute, items } = await anybody.ok('estimatePrice', { query: { route: 'phone' } });
    expect(items.reduce((sum, { amount }) => sum + micros(amount.amount), 0)).toBe(micros(per_minute.amount));
    expect(micros(per_minute.amount)).toBe(24_000);
    const free = await anybody.ok('estimatePrice', { query: { route: 'loopback' } });
    expect(free.items.map(({ amount }) => amount.amount)).toEqual(Array(8).fill('0.000000'));
    const refusal = await anybody.refused('estimatePrice', { query: { model: 'nobody' } });
    expect(refusal.errors).toEqual(['/query/model unknown_model']);
  });

  test('of a call to a test number are zero in every item', async () => {
    const tenant = await newTenant(app.url);
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
    const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550105' } });
    const look = () => tenant.ok('getCallCost', { path: { id } });
    await until(async () => (await look()).final, { withinMs: 25_000 });
    const cost = await look();
    expect(cost).toMatchObject({ total: usd('0.000000'), transaction_id: null });
    expect(cost.items.map(({ amount }) => amount.amount)).toEqual(Array(7).fill('0.000000'));
    expect(cost.items[0]!.quantity).toBeGreaterThan(0);
    expect((await tenant.ok('getWallet')).balance).toEqual(usd('5.000000'));
  });
});

test.each([
  ['2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', 'not_before_to'],
  ['2024-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'too_long'],
])('usage from %s to %s is refused', async (from, to, code) => {
  const tenant = await newTenant(app.url);
  expect((await tenant.refused('getUsage', { query: { from, to } })).errors).toEqual([`/query/from ${code}`]);
});

describe('usage of a workspace', () => {
  async function used(): Promise<Tenant> {
    const tenant = await newTenant(app.url);
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
    const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550104' } });
    await until(async () => (await tenant.ok('getCall', { path: { id } })).end_time !== null, { withinMs: 25_000 });
    return tenant;
  }

  test('is available as CSV with the same content as JSON', async () => {
    const tenant = await used();
    const usage = await tenant.ok('getUsage', { query: { group_by: 'number' } });
    const answer = await tenant.send('getUsage', { query: { group_by: 'number' }, headers: { accept: 'text/csv' } });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="usage.csv"');
    const [header, ...lines] = parse(Buffer.from(answer.body as ArrayBuffer)) as string[][];
    expect(header).toEqual([
      'number',
      'calls',
      'minutes',
      'llm_input_tokens',
      'llm_output_tokens',
      'tts_characters',
      'cost',
      'currency',
      'messages',
    ]);
    expect(usage.data.map(({ key, calls, cost }) => [key, String(calls), cost.amount])).toEqual(
      lines.map((cells) => [cells[0], cells[1], cells[6]]),
    );
    expect(lines).toHaveLength(1);
  });

  test('by campaign has one row for each campaign and one for calls without a campaign', async () => {
    const tenant = await used();
    expect((await tenant.ok('getUsage', { query: { group_by: 'campaign' } })).data).toMatchObject([
      { key: null, calls: 1 },
    ]);
  });

  test('is refused for a time whose year has five digits in UTC', async () => {
    const tenant = await newTenant(app.url);
    const refused = await tenant.refused('getUsage', { query: { to: '9999-12-31T23:00:00-14:00' } });
    expect([refused.status, refused.errors]).toEqual([422, ['/query/to out_of_range']]);
  });

  test('contains no formulas that a spreadsheet would run', () => {
    const row = { calls: 1, minutes: 0, llm_input_tokens: 0, llm_output_tokens: 0, tts_characters: 0, cost: usd('0') };
    const period = { from: '', to: '', totals: row };
    const text = usageCsv({ ...period, group_by: 'agent', data: [{ ...row, key: '=HYPERLINK("x")' }] });
    expect(parse(text)[1]![0]).toBe(`'=HYPERLINK("x")`);
  });
});
