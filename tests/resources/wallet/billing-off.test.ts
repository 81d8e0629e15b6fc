// BILLING=off, the default: calls need no balance and are not charged; their costs are counted and shown; caps still apply.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../../src/config.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { applyBilling } from '../../../src/resources/wallet/service.ts';
import { holdForCall, requireModelFunds, settleCall } from '../../../src/resources/wallet/service/holds.ts';
import { holdForLeg } from '../../../src/resources/wallet/service/legs.ts';
import { chargeRent, refundRent } from '../../../src/resources/wallet/service/rent.ts';
import { extendHold, selectWallet } from '../../../src/resources/wallet/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import {
  booksOf,
  FIRST_HOLD_MICROS,
  newCallId,
  newOwner,
  PLAIN_RATES,
  PRICING,
  SECOND_MICROS,
  used,
  walletRuntime,
  type WalletRuntime,
} from './support.ts';

const HANGS_UP = '+12025550105';
const BRITISH = '+442079460000';
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe('BILLING=off over HTTP', () => {
  let app: TestApp;
  let tenant: Tenant;
  beforeAll(async () => {
    app = await startTestApp({ env: { BILLING: 'off' }, overrides: { rates: PLAIN_RATES } });
    tenant = await newTenant(app.url);
  });
  afterAll(() => app?.close());

  test('a call without a balance runs to its end, and its cost is shown everywhere but in the ledger', async () => {
    expect(await tenant.ok('getWallet')).toMatchObject({ billing: 'off', balance: usd('0.000000') });
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ greeting: null }) });
    const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: HANGS_UP } });
    const look = () => tenant.ok('getCall', { path: { id } });
    await until(async () => (await look()).end_time !== null, { withinMs: 40_000 });
    const { end_reason, cost } = await look();
    expect([end_reason, Number(cost!.amount) > 0]).toEqual(['caller_hangup', true]);
    const total = cost!;
    expect(await tenant.ok('getCallCost', { path: { id } })).toMatchObject({
      final: true,
      total,
      transaction_id: null,
    });
    expect((await tenant.ok('getUsage')).totals).toMatchObject({ calls: 1, cost: total });
    expect(await tenant.ok('getWallet')).toMatchObject({
      balance: usd('0.000000'),
      reserved: usd('0.000000'),
      spent_today: total,
    });
    expect((await tenant.ok('listTransactions')).data).toEqual([]);
  });

  test('a top-up is refused with the reason; reading and caps work', async () => {
    const refusal = await tenant.refused('createTopup', { body: { amount: '5' } });
    expect([refusal.status, refusal.code]).toEqual([409, 'billing_off']);
    const auto_topup = { threshold: usd('2'), amount: usd('10') };
    expect((await tenant.refused('updateWallet', { body: { auto_topup } })).code).toBe('billing_off');
    await tenant.ok('updateWallet', { body: { daily_cap: usd('0.01') } });
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
    const body = { agent_id, to_number: HANGS_UP };
    expect(await tenant.refused('createCall', { body })).toMatchObject({ status: 402, code: 'insufficient_funds' });
    await tenant.ok('updateWallet', { body: { daily_cap: null } });
  });
});

describe('a wallet with BILLING=off', () => {
  let base: TestDatabase;
  let runtime: WalletRuntime;
  beforeAll(async () => {
    base = await testDatabase();
    runtime = walletRuntime(base);
    runtime.config = { ...runtime.config, billing: 'off', walletFreeMicros: 7 };
  });
  afterAll(async () => {
    await runtime?.close();
    await base?.close();
  });

  const withBilling = (billing: Config['billing']) =>
    applyBilling({ ...runtime, config: { ...runtime.config, billing } });
  const hold = (workspaceId: string, callId: string, pricing = PRICING) =>
    inTransaction(runtime.db, (trx) => holdForCall(trx, runtime, workspaceId, callId, pricing));

  test('starts empty, has the cap of a new wallet only with open registration, and covers every reserve', async () => {
    const { actor } = await newOwner({ ...runtime, config: { ...runtime.config, newWorkspaceDailyCapMicros: 1 } }, 5);
    const { workspaceId } = actor;
    const id = newCallId();
    await hold(workspaceId, id);
    expect(await extendHold(runtime.db, id, 10 * FIRST_HOLD_MICROS)).toBe(10 * FIRST_HOLD_MICROS);
    await requireModelFunds(runtime.db, runtime, workspaceId, PRICING);
    const leg = { workspaceId, id: 'leg_1', maxSeconds: 1800, destinations: [] };
    expect(await inTransaction(runtime.db, (trx) => holdForLeg(trx, runtime, leg))).toBe(1800);
    const total = await inTransaction(runtime.db, (trx) => settleCall(trx, runtime, id, used(700)));
    expect(total).toBe(700 * SECOND_MICROS);
    expect(await booksOf(base, workspaceId)).toMatchObject({ posted: 0, held: 0, open: 0, legs: 0 });
    expect(await selectWallet(runtime.db, workspaceId)).toMatchObject({
      today_micros: total,
      provisional_now_micros: null,
    });

    const open = {
      ...runtime.config,
      registration: 'open' as const,
      newWorkspaceDailyCapMicros: FIRST_HOLD_MICROS - 1,
    };
    const visitor = await newOwner({ ...runtime, config: open }, 0);
    await expect(hold(visitor.actor.workspaceId, newCallId())).rejects.toMatchObject({ code: 'insufficient_funds' });
  });

  test('refuses a call beyond the daily cap of its country', async () => {
    const { actor } = await newOwner(runtime, 0);
    const capped = { ...runtime, rates: { ...PLAIN_RATES, countryCaps: new Map([['GB', FIRST_HOLD_MICROS]]) } };
    const dial = () =>
      inTransaction(runtime.db, (trx) =>
        holdForCall(trx, capped, actor.workspaceId, newCallId(), { ...PRICING, destinations: [BRITISH] }),
      );
    await dial();
    await expect(dial()).rejects.toMatchObject({ details: { detail: expect.stringContaining('daily cap') } });
  });

  test('pays no rent, and gets no refund', async () => {
    const { actor } = await newOwner(runtime, 0);
    const { workspaceId } = actor;
    const month = { workspaceId, phoneNumberId: 'pn_1', periodStart: new Date(0), micros: 1_500_000 };
    expect(await inTransaction(runtime.db, (trx) => chargeRent(trx, runtime, month, true))).toBe(true);
    await inTransaction(runtime.db, (trx) => refundRent(trx, month));
    expect(await booksOf(base, workspaceId)).toMatchObject({ posted: 0, legs: 0 });
    expect(await selectWallet(runtime.db, workspaceId)).toMatchObject({ today_micros: month.micros });
  });

  test('needs a balance again once the service starts with BILLING=prepaid, and owes nothing for earlier use', async () => {
    const { actor } = await newOwner(runtime, 0);
    const { workspaceId } = actor;
    const [running, later] = [newCallId(), newCallId()];
    await hold(workspaceId, running);
    await inTransaction(runtime.db, (trx) => settleCall(trx, runtime, running, used(60)));
    await withBilling('prepaid');
    try {
      await expect(hold(workspaceId, later)).rejects.toMatchObject({ code: 'insufficient_funds' });
      expect(await booksOf(base, workspaceId)).toMatchObject({ posted: 0, held: 0 });
    } finally {
      await withBilling('off');
    }
    await hold(workspaceId, later);
  });
});
