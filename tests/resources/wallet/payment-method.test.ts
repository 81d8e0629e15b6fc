// The saved payment method: deleted on request and when another one replaces it, in the wallet and at Stripe.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { replaceMethod } from '../../../src/resources/wallet/service/methods.ts';
import { topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import { selectMethod } from '../../../src/resources/wallet/store/payment-methods.ts';
import { newTenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { usd, useStripeWorld } from './stripe-support.ts';

const { world, paid } = useStripeWorld();

const auto_topup = { threshold: usd('30'), amount: usd('10') };

const methods = () => [...world.stripe.methods.entries()];
const attached = () => methods().filter(([, customer]) => customer !== null);
const detached = (method: string) =>
  until(async () => world.stripe.methods.get(method) === null, { what: 'the method is deleted at Stripe' });

/** A paid top-up that saves its method. @returns the id of the method */
async function saved(): Promise<string> {
  await paid({ save_method: true });
  return methods().at(-1)![0];
}

test('is deleted with the automatic top-up, and at Stripe', async () => {
  const { tenant } = world;
  const method = await saved();
  await tenant.ok('updateWallet', { body: { auto_topup } });
  expect(await tenant.ok('getWallet')).toMatchObject({
    has_payment_method: true,
    auto_topup_status: { state: 'active' },
  });
  expect((await tenant.send('deletePaymentMethod')).status).toBe(204);
  expect(await tenant.ok('getWallet')).toMatchObject({ has_payment_method: false, auto_topup: null });
  await detached(method);
  const charges = world.stripe.forms.length;
  await topUpAutomatically(world.app.runtime, tenant.workspaceId);
  expect(world.stripe.forms).toHaveLength(charges);
  const { data } = await tenant.ok('listAuditLog', { query: { action: 'payment_method.deleted' } });
  expect(data).toHaveLength(1);
});

test('is deleted once, although the response of Stripe is lost or a person deleted it there', async () => {
  const method = await saved();
  world.stripe.mishaps = ['lost', 'lost'];
  await world.tenant.ok('deletePaymentMethod');
  await detached(method);
  await until(async () => (await jobs()) === 0, { what: 'the job has ended' });
  expect((await world.tenant.send('deletePaymentMethod')).status).toBe(204);
});

test('that is replaced by another one is deleted at Stripe', async () => {
  const before = attached().length;
  const first = await saved();
  const second = await saved();
  expect(second).not.toBe(first);
  await detached(first);
  expect(attached().map(([id]) => id)).toContain(second);
  expect(attached()).toHaveLength(before + 1);
});

test.skipIf(serverUrl() === undefined)(
  'is the later one of two payments that are credited at the same time, and the earlier one is deleted',
  async () => {
    const { db } = world.app.runtime;
    const { workspaceId } = world.tenant;
    const [first, second] = ['pm_first', 'pm_second'].map((method) => ({ customer: 'cus_same', method }));
    world.stripe.methods.set(first!.method, first!.customer);
    let later: Promise<unknown> = Promise.resolve();
    await inTransaction(db, async (trx) => {
      await replaceMethod(trx, workspaceId, 'stripe', first!);
      later = inTransaction(db, (other) => replaceMethod(other, workspaceId, 'stripe', second!));
      later.catch(() => undefined);
      const waiting = sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ~ 'wallets|payment_methods'`;
      await until(async () => (await waiting.execute(db)).rows[0]!.n === 1, { what: 'the second payment waits' });
    });
    await later;
    expect(await selectMethod(db, workspaceId, 'stripe')).toMatchObject(second!);
    await detached(first!.method);
  },
);

test('of another workspace remains', async () => {
  const method = await saved();
  const other = await newTenant(world.app.url);
  expect((await other.send('deletePaymentMethod')).status).toBe(204);
  expect(await world.tenant.ok('getWallet')).toMatchObject({ has_payment_method: true });
  expect(world.stripe.methods.get(method)).not.toBeNull();
});

async function jobs(): Promise<number> {
  const { db } = world.app.runtime;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = 'wallet.delete-method'`.execute(db);
  return rows[0]!.count;
}
