// Money that goes back to a payer after a top-up: disputes at Stripe and failed refunds, through its official SDK against a stand-in
// on loopback. Callbacks arrive twice, late, out of order, and while Stripe does not respond.
import { describe, expect, test } from 'vitest';
import { handlePaymentCallback } from '../../../src/resources/wallet/service/payments.ts';
import { sessionOf, usd, useStripeWorld } from './stripe-support.ts';

const { world, callBack, say, balance, paid, entries } = useStripeWorld();

async function actions(...names: string[]): Promise<{ action: string; changes: unknown }[]> {
  return world.app.runtime.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('workspace_id', '=', world.tenant.workspaceId)
    .where('action', 'in', names)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function hold(micros: number): Promise<void> {
  await world.app.runtime.db
    .updateTable('wallets')
    .set({ held_micros: micros })
    .where('workspace_id', '=', world.tenant.workspaceId)
    .execute();
}

describe('a dispute', () => {
  test('takes the amount from the balance when it is opened, once', async () => {
    const dispute = world.stripe.dispute(await paid());
    expect(await say('charge.dispute.created', dispute)).toBe(200);
    expect(await balance()).toBe('0.000000');
    expect(await say('charge.dispute.created', dispute)).toBe(200);
    expect(await say('charge.dispute.funds_withdrawn', dispute)).toBe(200);
    expect(await entries()).toEqual(['dispute -25']);
    expect(await actions('payment.disputed')).toEqual([
      { action: 'payment.disputed', changes: { disputed: usd('25.000000'), taken: usd('25.000000') } },
    ]);
  });

  test('takes it once when twenty callbacks arrive at the same time', async () => {
    const callback = world.stripe.callbackOf('charge.dispute.created', world.stripe.dispute(await paid()).id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callBack(callback)));
    expect(answers).toEqual(Array(20).fill(200));
    expect(await entries()).toEqual(['dispute -25']);
  });

  test.each(['won', 'prevented', 'warning_closed'])('that ends as %s gives the amount back, once', async (status) => {
    const dispute = world.stripe.dispute(await paid());
    await say('charge.dispute.created', dispute);
    world.stripe.changeDispute(dispute.id, status);
    await Promise.all([say('charge.dispute.closed', dispute), say('charge.dispute.funds_reinstated', dispute)]);
    await say('charge.dispute.closed', dispute);
    expect(await entries()).toEqual(['dispute -25', 'dispute 25']);
    expect(await balance()).toBe('25.000000');
    expect(await actions('payment.dispute_reversed')).toEqual([
      { action: 'payment.dispute_reversed', changes: { reversed: usd('25.000000'), returned: usd('25.000000') } },
    ]);
  });

  test.each(['under_review', 'lost', 'appeal_needs_response', 'appeal_under_review'])(
    'that is %s changes nothing further',
    async (status) => {
      const dispute = world.stripe.dispute(await paid());
      await say('charge.dispute.created', dispute);
      world.stripe.changeDispute(dispute.id, status);
      await say('charge.dispute.updated', dispute);
      await say('charge.dispute.closed', dispute);
      expect(await entries()).toEqual(['dispute -25']);
    },
  );

  test.each(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])(
    'that has withdrawn nothing (%s) takes nothing',
    async (status) => {
      const dispute = world.stripe.dispute(await paid(), { status });
      expect(await say('charge.dispute.created', dispute)).toBe(200);
      expect([await balance(), await entries()]).toEqual(['25.000000', []]);
    },
  );

  test('has its state at Stripe, whatever the order of the callbacks', async () => {
    const dispute = world.stripe.dispute(await paid());
    const opened = world.stripe.callbackOf('charge.dispute.created', dispute.id);
    world.stripe.changeDispute(dispute.id, 'won');
    await say('charge.dispute.closed', dispute);
    await callBack(opened);
    expect([await balance(), await entries()]).toEqual(['25.000000', []]);
  });

  test('is not opened again by a state that was read before it was won and arrives after', async () => {
    const dispute = world.stripe.dispute(await paid());
    const opened = world.stripe.callbackOf('charge.dispute.created', dispute.id);
    const { promise: read, resolve: haveRead } = Promise.withResolvers<void>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const real = world.app.runtime.payments!;
    let fetched = 0;
    const slow = {
      ...real,
      async fetchState(reference: string, paymentId: string) {
        const state = await real.fetchState(reference, paymentId);
        fetched += 1;
        if (fetched > 1) return state;
        haveRead();
        await gate;
        return state;
      },
    };
    const late = handlePaymentCallback(world.app.runtime, slow, {
      headers: { 'stripe-signature': opened.signature },
      rawBody: Buffer.from(opened.body),
    });
    await read;
    await callBack(opened);
    world.stripe.changeDispute(dispute.id, 'won');
    await say('charge.dispute.closed', dispute);
    open();
    await late;
    expect([await balance(), await entries()]).toEqual(['25.000000', ['dispute -25', 'dispute 25']]);
    expect(fetched).toBe(2);
  });

  test('takes at most the available balance and gives back exactly what it took', async () => {
    const session = await paid();
    await hold(18_000_000);
    const dispute = world.stripe.dispute(session);
    await say('charge.dispute.created', dispute);
    expect([await balance(), await entries()]).toEqual(['18.000000', ['dispute -7']]);
    expect(await actions('payment.disputed')).toMatchObject([
      { changes: { disputed: usd('25.000000'), taken: usd('7.000000') } },
    ]);
    world.stripe.changeDispute(dispute.id, 'won');
    await say('charge.dispute.closed', dispute);
    expect([await balance(), await entries()]).toEqual(['25.000000', ['dispute -7', 'dispute 7']]);
  });

  test('of which nothing could be taken gives nothing back', async () => {
    const session = await paid();
    await hold(25_000_000);
    const dispute = world.stripe.dispute(session);
    await say('charge.dispute.created', dispute);
    world.stripe.changeDispute(dispute.id, 'won');
    await say('charge.dispute.closed', dispute);
    expect([await balance(), await entries()]).toEqual(['25.000000', []]);
  });

  test('and a partial refund of the same payment take their own amounts, and at most the payment', async () => {
    const session = await paid();
    await paid();
    const intent = String(world.stripe.sessions.get(session)!['payment_intent']);
    const charge = { id: 'ch_1', metadata: world.stripe.intents.get(intent)!.metadata, payment_intent: intent };
    world.stripe.refund(session, 1000);
    await callBack(world.stripe.callback('charge.refunded', charge));
    const dispute = world.stripe.dispute(session);
    await say('charge.dispute.created', dispute);
    expect([await balance(), await entries()]).toEqual(['25.000000', ['refund -10', 'dispute -15']]);
    world.stripe.changeDispute(dispute.id, 'won');
    await say('charge.dispute.closed', dispute);
    expect([await balance(), await entries()]).toEqual(['40.000000', ['refund -10', 'dispute -15', 'dispute 15']]);
  });

  test('of a part takes that part, and a second one takes its own', async () => {
    const session = await paid();
    const first = world.stripe.dispute(session, { amount: 500 });
    await say('charge.dispute.created', first);
    const second = world.stripe.dispute(session, { amount: 800 });
    await say('charge.dispute.created', second);
    world.stripe.changeDispute(first.id, 'won');
    await say('charge.dispute.closed', first);
    expect([await balance(), await entries()]).toEqual(['17.000000', ['dispute -5', 'dispute -8', 'dispute 5']]);
  });

  test('in another currency takes the whole payment', async () => {
    await say('charge.dispute.created', world.stripe.dispute(await paid(), { amount: 2300, currency: 'eur' }));
    expect(await entries()).toEqual(['dispute -25']);
  });

  test('that is found together with the payment credits and debits it', async () => {
    const session = sessionOf(await world.tenant.ok('createTopup', { body: { amount: '25' } }));
    world.stripe.pay(session);
    await say('charge.dispute.created', world.stripe.dispute(session));
    expect([await balance(), await entries()]).toEqual(['0.000000', ['dispute -25']]);
  });

  test('is on the receipt', async () => {
    const session = await paid();
    await world.app.runtime.db
      .updateTable('payments')
      .set({ receipt_url: null })
      .where('workspace_id', '=', world.tenant.workspaceId)
      .execute();
    const url = (await world.tenant.ok('listTransactions')).data[0]!.receipt_url!;
    expect(await (await fetch(url)).text()).not.toContain('Disputed');
    await say('charge.dispute.created', world.stripe.dispute(session));
    expect(await (await fetch(url)).text()).toContain('<dt>Disputed</dt><dd>25.000000 USD</dd>');
  });
});

describe('a callback about a dispute', () => {
  test('fails with 503 while Stripe does not respond, and works when Stripe repeats it', async () => {
    const dispute = world.stripe.dispute(await paid());
    world.stripe.mishaps = ['down', 'down'];
    expect([await say('charge.dispute.created', dispute), await balance()]).toEqual([503, '25.000000']);
    expect([await say('charge.dispute.created', dispute), await balance()]).toEqual([200, '0.000000']);
  });

  test('of a payment that is not ours is ignored', async () => {
    const session = await paid();
    const intent = world.stripe.intents.get(String(world.stripe.sessions.get(session)!['payment_intent']))!;
    world.stripe.intents.set('pi_of_another', { ...intent, id: 'pi_of_another', metadata: {} });
    // The metadata of the dispute itself is not ours: anyone who handles it at Stripe can set it.
    const metadata = { payment_id: intent.metadata['payment_id']! };
    const foreign = { ...world.stripe.dispute('pi_of_another'), metadata };
    expect(await callBack(world.stripe.callback('charge.dispute.created', foreign))).toBe(200);
    const unknown = { ...foreign, payment_intent: 'pi_unknown' };
    expect(await callBack(world.stripe.callback('charge.dispute.created', unknown))).toBe(200);
    expect(await callBack(world.stripe.callback('charge.dispute.created', { ...foreign, payment_intent: null }))).toBe(
      200,
    );
    expect([await balance(), await entries()]).toEqual(['25.000000', []]);
  });

  test('of another deployment on the same account is ignored', async () => {
    const session = await paid();
    const intent = world.stripe.intents.get(String(world.stripe.sessions.get(session)!['payment_intent']))!;
    const metadata = { payment_id: 'pay_of_another', workspace_id: 'ws_of_another' };
    world.stripe.intents.set('pi_elsewhere', { ...intent, id: 'pi_elsewhere', metadata });
    expect(await say('charge.dispute.created', world.stripe.dispute('pi_elsewhere'))).toBe(200);
    expect(await balance()).toBe('25.000000');
  });
});

describe('a refund that fails', () => {
  test.each([
    ['and lowers the refunded sum', true, 'refund.failed'],
    ['and leaves the refunded sum', false, 'refund.updated'],
    ['as an older account reports it', false, 'charge.refund.updated'],
  ])('is credited back once: %s', async (_name, lowers, event) => {
    const session = await paid();
    const refund = world.stripe.refund(session, 1000);
    world.stripe.refund(session, 300);
    await say('refund.updated', refund);
    expect(await balance()).toBe('12.000000');
    world.stripe.failRefund(refund.id, lowers);
    for (let times = 0; times < 3; times++) expect(await say(event, refund)).toBe(200);
    expect([await balance(), await entries()]).toEqual(['22.000000', ['refund -13', 'refund 10']]);
    expect(await actions('payment.refunded', 'payment.refund_failed')).toEqual([
      { action: 'payment.refunded', changes: { refunded: usd('13.000000'), taken: usd('13.000000') } },
      { action: 'payment.refund_failed', changes: { failed: usd('10.000000'), returned: usd('10.000000') } },
    ]);
  });

  test('is credited back only as far as it was taken', async () => {
    const session = await paid();
    await hold(22_000_000);
    const refund = world.stripe.refund(session, 1000);
    await say('refund.updated', refund);
    world.stripe.failRefund(refund.id, false);
    await say('refund.failed', refund);
    expect(await entries()).toEqual(['refund -3', 'refund 3']);
  });

  test('because the payer disputed the payment: the dispute takes the amount instead', async () => {
    const session = await paid();
    const refund = world.stripe.refund(session, 2500);
    await say('refund.updated', refund);
    const dispute = world.stripe.dispute(session);
    await say('charge.dispute.created', dispute);
    expect(await entries()).toEqual(['refund -25']);
    world.stripe.failRefund(refund.id, false);
    await say('refund.failed', refund);
    expect([await balance(), await entries()]).toEqual(['0.000000', ['refund -25', 'refund 25', 'dispute -25']]);
  });

  test('is found among hundreds', async () => {
    const session = await paid();
    const first = world.stripe.refund(session, 1);
    for (let times = 0; times < 249; times++) world.stripe.refund(session, 1);
    world.stripe.failRefund(first.id, false);
    await say('refund.failed', first);
    expect(await entries()).toEqual(['refund -2.49']);
  });
});
