// A falling balance writes one audit log entry at the threshold and starts one automatic top-up. A call keeps the prices of the
// time when it was created.
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { manualPayments } from '../../../src/providers/payments/manual.ts';
import { getWallet, updateWallet } from '../../../src/resources/wallet/service.ts';
import {
  countHeldTopups,
  enqueueDueTopups,
  nextTopupTry,
  releaseHeldTopups,
} from '../../../src/resources/wallet/service/automatic.ts';
import { callCost, holdForCall, settleCall } from '../../../src/resources/wallet/service/holds.ts';
import { topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import type { Context } from '../../../src/runtime.ts';
import { PRICING, newCallId, newOwner, PLAIN_RATES, used, startWallets } from './support.ts';

const { base, runtime, close } = await startWallets();
afterAll(close);

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** A call of this many seconds, at a tenth of a cent each. */
async function spend(ctx: Context, seconds: number): Promise<void> {
  const callId = newCallId();
  await inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, callId, PRICING));
  await inTransaction(ctx.db, (trx) => settleCall(trx, ctx, callId, used(seconds)));
}

async function countOf(text: string, ctx: Context): Promise<number> {
  return (await base.pool.query(text, [ctx.actor.workspaceId])).rows.length;
}

const alertsOf = (ctx: Context) =>
  countOf(`select from audit_log where workspace_id = $1 and action = 'wallet.low'`, ctx);
const jobsOf = async (ctx: Context): Promise<number> => {
  const key = `topup:${ctx.actor.workspaceId}`;
  // In the queue of payments, so that a provider that does not answer occupies one worker.
  const text = `select from graphile_worker.jobs where key = $1 and queue_name = 'payments'`;
  return (await base.pool.query(text, [key])).rows.length;
};
const topupsOf = (ctx: Context) => countOf('select from payments where workspace_id = $1', ctx);

test('the audit log contains one entry when the balance passes the threshold', async () => {
  const ctx = await newOwner(runtime, 200_000);
  await updateWallet(ctx, { low_balance_threshold: usd('0.15') });
  await spend(ctx, 50);
  expect([await alertsOf(ctx), (await getWallet(ctx)).low_balance]).toEqual([0, false]);
  await spend(ctx, 1);
  expect([await alertsOf(ctx), (await getWallet(ctx)).low_balance]).toEqual([1, true]);
  await spend(ctx, 1);
  expect(await alertsOf(ctx)).toBe(1);
});

describe('the automatic top-up', () => {
  const auto_topup = { threshold: usd('0.15'), amount: usd('2') };

  test('is enqueued as one job by the charge that takes the balance below its threshold', async () => {
    const ctx = await newOwner(runtime, 300_000);
    await updateWallet(ctx, { auto_topup });
    await spend(ctx, 100);
    expect(await jobsOf(ctx)).toBe(0);
    await spend(ctx, 60);
    await spend(ctx, 10);
    expect(await jobsOf(ctx)).toBe(1);
  });

  test('is enqueued without a charge: for a reserve, a new threshold, and a payment that does not suffice', async () => {
    const [reserved, late, large] = [
      await newOwner(runtime, 200_000),
      await newOwner(runtime, 100_000),
      await newOwner(runtime, 0),
    ];
    for (const ctx of [reserved, late]) await updateWallet(ctx, { auto_topup });
    await enqueueDueTopups(base.db, manualPayments);
    expect([await jobsOf(reserved), await jobsOf(late)]).toEqual([0, 1]);
    await inTransaction(base.db, (trx) => holdForCall(trx, reserved, reserved.actor.workspaceId, newCallId(), PRICING));
    await updateWallet(large, { auto_topup: { threshold: usd('5'), amount: usd('2') } });
    await topUpAutomatically(runtime, large.actor.workspaceId);
    await enqueueDueTopups(base.db, manualPayments);
    expect(await jobsOf(large)).toBe(0);
    await base.pool.query(`update payments set created_at = now() - interval '11 minutes' where workspace_id = $1`, [
      large.actor.workspaceId,
    ]);
    await enqueueDueTopups(base.db, manualPayments);
    expect([await jobsOf(reserved), await jobsOf(large), (await getWallet(large)).balance.amount]).toEqual([
      1,
      1,
      '2.000000',
    ]);
  });

  test('is not enqueued again while its payment is pending, or after a failure before its time', async () => {
    const ctx = await newOwner(runtime, 100_000);
    const { workspaceId } = ctx.actor;
    await updateWallet(ctx, { auto_topup });
    await base.pool.query(
      `insert into payments (workspace_id, id, provider, amount_micros, automatic, reference)
       values ($1, 'pay_' || $1, 'manual', 2000000, true, 'pi_1')`,
      [workspaceId],
    );
    await enqueueDueTopups(base.db, manualPayments);
    expect(await jobsOf(ctx)).toBe(0);
    await base.pool.query(
      `update payments set status = 'failed', finished_at = now() + interval '1 second' where workspace_id = $1`,
      [workspaceId],
    );
    await enqueueDueTopups(base.db, manualPayments);
    expect(await jobsOf(ctx)).toBe(0);
    await base.pool.query(`update wallets set topup_set_at = now() + interval '2 seconds' where workspace_id = $1`, [
      workspaceId,
    ]);
    await enqueueDueTopups(base.db, manualPayments);
    expect(await jobsOf(ctx)).toBe(1);
  });

  test('creates one payment, regardless of how often its job runs', async () => {
    const ctx = await newOwner(runtime, 100_000);
    const { workspaceId } = ctx.actor;
    await updateWallet(ctx, { auto_topup });
    await Promise.all(Array.from({ length: 4 }, () => topUpAutomatically(runtime, workspaceId)));
    await topUpAutomatically(runtime, workspaceId);
    expect([await topupsOf(ctx), (await getWallet(ctx)).balance.amount]).toEqual([1, '2.100000']);
  });

  test('continues the payment of a run that was killed before the request to the provider', async () => {
    const ctx = await newOwner(runtime, 100_000);
    const { workspaceId } = ctx.actor;
    await updateWallet(ctx, { auto_topup });
    await base.pool.query(
      `insert into payments (workspace_id, id, provider, amount_micros, automatic)
       values ($1, 'pay_' || $1, 'manual', 2000000, true)`,
      [workspaceId],
    );
    await topUpAutomatically(runtime, workspaceId);
    expect([await topupsOf(ctx), (await getWallet(ctx)).balance.amount]).toEqual([1, '2.100000']);
  });

  test('leaves a payment at a provider that is no longer configured alone, and does not wait for it', async () => {
    const ctx = await newOwner(runtime, 100_000);
    const { workspaceId } = ctx.actor;
    await updateWallet(ctx, { auto_topup });
    await base.pool.query(
      `insert into payments (workspace_id, id, provider, amount_micros, automatic)
       values ($1, 'pay_' || $1, 'stripe', 2000000, true)`,
      [workspaceId],
    );
    await enqueueDueTopups(base.db, manualPayments);
    expect(await jobsOf(ctx)).toBe(1);
    await topUpAutomatically(runtime, workspaceId);
    const { rows } = await base.pool.query(
      'select provider, status from payments where workspace_id = $1 order by provider',
      [workspaceId],
    );
    expect(rows).toEqual([
      { provider: 'manual', status: 'succeeded' },
      { provider: 'stripe', status: 'pending' },
    ]);
  });

  test('set before a restore waits until it is set again or released, so that a payment missing in the backup is not repeated', async () => {
    const [ctx, other] = [await newOwner(runtime, 100_000), await newOwner(runtime, 100_000)];
    for (const each of [ctx, other]) await updateWallet(each, { auto_topup });
    await base.pool.query(
      `insert into payments (workspace_id, id, provider, amount_micros, automatic)
       values ($1, 'pay_' || $1, 'manual', 2000000, true)`,
      [other.actor.workspaceId],
    );
    const restored = `insert into database_identity (identity, restored_at) values ('elsewhere/1', clock_timestamp())
      on conflict (singleton) do update set restored_at = excluded.restored_at`;
    await base.pool.query(restored);
    const tried = async () => {
      for (const { actor } of [ctx, other]) await topUpAutomatically(runtime, actor.workspaceId);
      await enqueueDueTopups(base.db, manualPayments);
      return [await jobsOf(ctx), (await getWallet(ctx)).balance.amount, (await getWallet(other)).balance.amount];
    };
    expect(await tried()).toEqual([0, '0.100000', '0.100000']);
    expect(await countHeldTopups(base.db)).toBeGreaterThanOrEqual(2);
    await updateWallet(ctx, { auto_topup });
    expect((await tried()).slice(1)).toEqual(['2.100000', '0.100000']);
    await releaseHeldTopups(base.db);
    expect((await tried()).slice(1)).toEqual(['2.100000', '2.100000']);
    expect(await countHeldTopups(base.db)).toBe(0);
  });

  test('is retried after one hour, six hours, one day and three days, and then stops', () => {
    const hour = 3_600_000;
    const last = new Date(1_000 * hour);
    expect(nextTopupTry(0, null, 0)).toEqual({ kind: 'now' });
    const waits = [1, 2, 3, 4].map((failures) => {
      const next = nextTopupTry(failures, last, last.getTime());
      return next.kind === 'later' ? (next.at.getTime() - last.getTime()) / hour : next.kind;
    });
    expect(waits).toEqual([1, 6, 24, 72]);
    expect(nextTopupTry(5, last, last.getTime() + 1_000 * hour)).toEqual({ kind: 'never' });
    expect(nextTopupTry(2, last, last.getTime() + 6 * hour)).toEqual({ kind: 'now' });
  });
});

test('a call is charged at the prices of the time when it was created', async () => {
  const ctx = await newOwner(runtime, 1_000_000);
  const callId = newCallId();
  await inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, callId, PRICING));
  const expensive = PLAIN_RATES.rates.map((rate) => ({ ...rate, micros: rate.micros * 10 }));
  const later = { ...runtime, rates: { ...PLAIN_RATES, rates: expensive } };
  expect(await inTransaction(ctx.db, (trx) => settleCall(trx, later, callId, used(30)))).toBe(30_000);
  expect((await callCost(ctx.db, callId, true)).total.amount).toBe('0.030000');
});
