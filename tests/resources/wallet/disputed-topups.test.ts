// Automatic top-ups that cannot pay: after a dispute they stop until the owner sets them again, and the wallet says why.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countHeldTopups, releaseHeldTopups } from '../../../src/resources/wallet/service/automatic.ts';
import { topUpAutomatically } from '../../../src/resources/wallet/service/payments.ts';
import { selectDueTopups } from '../../../src/resources/wallet/store/payments.ts';
import { newTenant } from '../../support/client.ts';
import { usd, useStripeWorld } from './stripe-support.ts';

const { world, say, balance, paid, entries } = useStripeWorld();

describe('automatic top-ups after a dispute', () => {
  const auto_topup = { threshold: usd('30'), amount: usd('10') };
  const charges = () =>
    world.stripe.forms.filter((form) => form.get('metadata[workspace_id]') === world.tenant.workspaceId).length;

  const status = async () => (await world.tenant.ok('getWallet')).auto_topup_status;

  const run = () => topUpAutomatically(world.app.runtime, world.tenant.workspaceId);
  const isDue = async () =>
    (await selectDueTopups(world.app.runtime.db, 'stripe', 10, 1000)).includes(world.tenant.workspaceId);

  async function dispute() {
    const session = await paid({ save_method: true });
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    const opened = world.stripe.dispute(session);
    await say('charge.dispute.created', opened);
    return opened;
  }

  test('stop, also after a later payment and a won dispute, until the owner sets them again', async () => {
    const opened = await dispute();
    const before = charges();
    await run();
    expect([charges(), await balance()]).toEqual([before, '0.000000']);
    expect(await status()).toEqual({ state: 'stopped', reason: 'disputed', next_try_at: null });
    world.stripe.changeDispute(opened.id, 'won');
    await say('charge.dispute.closed', opened);
    await run();
    expect([charges(), await balance()]).toEqual([before, '25.000000']);
    await world.tenant.ok('updateWallet', { body: { low_balance_threshold: usd('1') } });
    await run();
    expect(charges()).toBe(before);
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    await run();
    expect([charges(), await balance()]).toEqual([before + 1, '35.000000']);
    expect(await status()).toEqual({ state: 'active', reason: null, next_try_at: null });
  });

  test('are not due, so that no job looks at them every minute', async () => {
    await dispute();
    expect(await isDue()).toBe(false);
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    expect(await isDue()).toBe(true);
  });

  test('stop for a dispute of an automatic charge as well, which no page belongs to', async () => {
    await paid({ save_method: true });
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    await run();
    expect(await balance()).toBe('35.000000');
    const charge = [...world.stripe.intents.values()].at(-1)!;
    await say('charge.dispute.created', world.stripe.dispute(charge.id));
    const before = charges();
    await run();
    expect([charges(), await balance(), await entries()]).toEqual([before, '25.000000', ['dispute -10']]);
  });

  test('are not resumed by the release of a restored copy', async () => {
    await dispute();
    const disputed = world.tenant;
    world.tenant = await newTenant(world.app.url);
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    await sql`update database_identity set restored_at = clock_timestamp()`.execute(world.app.runtime.db);
    expect([await isDue(), await status()]).toMatchObject([false, { state: 'stopped', reason: 'restored' }]);
    await releaseHeldTopups(world.app.runtime.db);
    expect([await isDue(), await countHeldTopups(world.app.runtime.db)]).toEqual([true, 0]);
    world.tenant = disputed;
    expect(await isDue()).toBe(false);
  });

  test('are not undone by the response to their own charge, which may arrive after the dispute', async () => {
    await paid({ save_method: true });
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    const real = world.app.runtime.payments!;
    const payments: typeof real = {
      ...real,
      async start(request) {
        const started = await real.start(request);
        await say('charge.dispute.created', world.stripe.dispute(started.reference));
        return started;
      },
    };
    await topUpAutomatically({ ...world.app.runtime, payments }, world.tenant.workspaceId);
    expect([await balance(), await entries()]).toEqual(['25.000000', ['dispute -10']]);
  });

  test('of other workspaces continue', async () => {
    await dispute();
    world.tenant = await newTenant(world.app.url);
    await paid({ save_method: true });
    await world.tenant.ok('updateWallet', { body: { auto_topup } });
    await run();
    expect(await balance()).toBe('35.000000');
  });
});

test('the wallet says why an automatic top-up failed, and when it is tried again', async () => {
  const { app, stripe } = world;
  const status = async () => (await world.tenant.ok('getWallet')).auto_topup_status;
  await paid({ save_method: true });
  expect(await status()).toBeNull();
  await world.tenant.ok('updateWallet', { body: { auto_topup: { threshold: usd('30'), amount: usd('10') } } });
  stripe.decline = 'insufficient_funds';
  await topUpAutomatically(app.runtime, world.tenant.workspaceId);
  stripe.decline = null;
  const failed = await app.runtime.db
    .updateTable('payments')
    .set({ finished_at: sql`now() + interval '1 minute'` })
    .where('workspace_id', '=', world.tenant.workspaceId)
    .where('status', '=', 'failed')
    .returning('finished_at')
    .executeTakeFirstOrThrow();
  const failedAt = failed.finished_at!.getTime();
  const reason = 'insufficient_funds';
  const next_try_at = new Date(failedAt + 3_600_000).toISOString();
  expect(await status()).toEqual({ state: 'retrying', reason, next_try_at });
  for (const number of [1, 2, 3, 4]) {
    await sql`insert into payments (workspace_id, id, provider, amount_micros, automatic, request, status, failure, finished_at)
      select workspace_id, id || ${number}, provider, amount_micros, automatic, request, status, 'card_declined',
        finished_at + make_interval(hours => ${number})
      from payments where workspace_id = ${world.tenant.workspaceId} and status = 'failed'
      order by finished_at limit 1`.execute(app.runtime.db);
  }
  expect(await status()).toEqual({ state: 'stopped', reason: 'card_declined', next_try_at: null });
  const bill = (prepaid: boolean) =>
    app.runtime.db
      .updateTable('wallets')
      .set({ prepaid })
      .where('workspace_id', '=', world.tenant.workspaceId)
      .execute();
  await bill(false);
  expect(await status()).toEqual({ state: 'stopped', reason: 'billing_off', next_try_at: null });
  await bill(true);
});
