// The check of pending payments: a provider that does not answer delays neither other payments nor calls.
import { afterAll, expect, test } from 'vitest';
import { parseCron } from '../../../src/jobs/cron.ts';
import { manualPayments } from '../../../src/providers/payments/manual.ts';
import type { PaymentState } from '../../../src/providers/payments/port.ts';
import { cron } from '../../../src/resources/wallet/jobs.ts';
import { getWallet } from '../../../src/resources/wallet/service.ts';
import { checkPendingPayments } from '../../../src/resources/wallet/service/payments.ts';
import { until } from '../../support/until.ts';
import { newOwner, startWallets } from './support.ts';

const { base, runtime, close } = await startWallets();
afterAll(close);

test('a payment for which the provider does not answer does not delay the check of the others', async () => {
  const ctx = await newOwner(runtime, 0);
  await base.pool.query(
    `insert into payments (workspace_id, id, provider, amount_micros, reference, look_at)
     select $1, 'pay_' || n || $1, 'manual', 1000000, 'ref_' || n, now() - interval '1 minute' from generate_series(1, 5) n`,
    [ctx.actor.workspaceId],
  );
  const none = { receiptUrl: null, saved: null, refundedMicros: 0, disputedMicros: 0 };
  const paid = { amountMicros: 1_000_000, currency: 'USD', ...none };
  const { promise: silence, resolve: end } = Promise.withResolvers<void>();
  let asked = 0;
  const payments = {
    ...manualPayments,
    async fetchState(): Promise<PaymentState> {
      asked += 1;
      if (asked === 1) await silence;
      return { status: 'succeeded', ...paid };
    },
  };
  const balance = async () => (await getWallet(ctx)).balance.amount;
  const check = checkPendingPayments({ ...runtime, payments }, new AbortController().signal);
  await until(async () => (await balance()) === '4.000000');
  end();
  await check;
  expect(await balance()).toBe('5.000000');
});

test('a workspace with many pending payments does not delay the check of another', async () => {
  const [many, one] = [await newOwner(runtime, 0), await newOwner(runtime, 0)];
  for (const [{ actor }, count, age] of [
    [many, 60, '2 minutes'],
    [one, 1, '1 minute'],
  ] as const) {
    await base.pool.query(
      `insert into payments (workspace_id, id, provider, amount_micros, reference, look_at)
       select $1, 'pay_' || n || $1, 'manual', 1000000, 'ref_' || n || $1, now() - $3::interval from generate_series(1, $2) n`,
      [actor.workspaceId, count, age],
    );
  }
  const asked: string[] = [];
  const payments = {
    ...manualPayments,
    async fetchState(_reference: string, paymentId: string): Promise<PaymentState> {
      asked.push(paymentId);
      return { status: 'expired' };
    },
  };
  const check = () => checkPendingPayments({ ...runtime, payments }, new AbortController().signal);
  await check();
  expect(asked).toContain(`pay_1${one.actor.workspaceId}`);
  await Promise.all([check(), check()]);
  expect([asked.length, new Set(asked).size]).toEqual([61, 61]);
});

test('the check is in the queue of top-ups, so that both together occupy one worker', () => {
  const queues = parseCron(cron).map(({ task, options }) => [task, options.queueName]);
  expect(queues).toContainEqual(['wallet.look', 'payments']);
});
