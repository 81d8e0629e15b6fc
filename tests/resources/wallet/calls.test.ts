// Paid calls over HTTP, on a loopback network with prices: reserved before the dial, charged at their end, ended politely when the
// balance runs out, and settled by the process that ends them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scaledClock } from '../../../src/core/clock.ts';
import { changeLimits, readArguments } from '../../../src/process/limits.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { newGrant } from '../rtc/support.ts';
import { PLAIN_RATES } from './support.ts';

const HANGS_UP = '+12025550105';
const SILENT = '+12025550107';
const NO_SUCH_NUMBER = '+12025550104';
const CALL_TIMEOUT_MS = 60_000;
/** Balance of a new workspace: a minute costs 0.06 USD, so one call can be extended once, and a second call cannot be placed. */
const FREE_BALANCE = '0.09';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { WALLET_FREE_BALANCE: FREE_BALANCE },
    // Calls run slower than in other tests, because the agent must finish its goodbye in time.
    overrides: { rates: PLAIN_RATES, leases: { leaseMs: 12_000, renewMs: 150 }, voiceClock: scaledClock(4) },
  });
});
afterAll(() => app?.close());

const patient = agentBody({ inactivity: { seconds: 600, reminders: [] }, greeting: null });

async function place(tenant: Tenant, to: string): Promise<string> {
  const { agent_id } = await tenant.ok('createAgent', { body: patient });
  return (await tenant.ok('createCall', { body: { agent_id, to_number: to } })).call_id;
}

async function ended(tenant: Tenant, callId: string) {
  const look = () => tenant.ok('getCall', { path: { id: callId } });
  await until(async () => (await look()).end_time !== null, { withinMs: 40_000 });
  return look();
}

const costOf = (tenant: Tenant, id: string) => tenant.ok('getCallCost', { path: { id } });
const linesOf = async (tenant: Tenant, callId: string) =>
  (await tenant.ok('listTransactions')).data.filter(({ call_id }) => call_id === callId);

describe('a paid call that was answered', () => {
  test(
    'costs the started seconds of its duration, in its cost, its items, the ledger, the wallet and the usage alike',
    async () => {
      const tenant = await newTenant(app.url);
      const callId = await place(tenant, HANGS_UP);
      const running = await costOf(tenant, callId);
      expect(running).toMatchObject({ final: false, items: [], reserved: { amount: '0.060000' } });
      const call = await ended(tenant, callId);
      const seconds = Math.ceil(call.duration);
      const amount = `0.${String(seconds).padStart(3, '0')}000`;
      expect(call.cost).toEqual({ amount, currency: 'USD' });

      const cost = await costOf(tenant, callId);
      expect(cost).toMatchObject({ final: true, total: { amount }, reserved: { amount: '0.000000' } });
      expect(cost.items.find(({ item }) => item === 'telephony')).toMatchObject({
        quantity: seconds,
        amount: { amount },
      });
      const [line, ...more] = await linesOf(tenant, callId);
      expect(more).toEqual([]);
      expect(line).toMatchObject({ id: cost.transaction_id, kind: 'call', amount: { amount: `-${amount}` } });
      const wallet = await tenant.ok('getWallet');
      expect(Number(wallet.balance.amount)).toBeCloseTo(Number(FREE_BALANCE) - Number(amount), 6);
      expect(wallet).toMatchObject({ reserved: { amount: '0.000000' }, spent_today: { amount } });
      const { totals } = await tenant.ok('getUsage', { query: { group_by: 'agent' } });
      expect(totals).toMatchObject({ calls: 1, cost: { amount } });
    },
    CALL_TIMEOUT_MS,
  );

  test(
    'says goodbye and ends when nothing more can be reserved, and never costs more than the balance',
    async () => {
      const tenant = await newTenant(app.url);
      const call = await ended(tenant, await place(tenant, SILENT));
      expect([call.status, call.end_reason]).toEqual(['completed', 'insufficient_funds']);
      const { data } = await tenant.ok('getCallTranscript', { path: { id: call.call_id } });
      expect(data.some((item) => item.type === 'utterance' && item.role === 'agent')).toBe(true);
      const { balance, reserved } = await tenant.ok('getWallet');
      expect(Number(balance.amount)).toBeGreaterThanOrEqual(0);
      expect(Number(balance.amount) + Number(call.cost!.amount)).toBeCloseTo(Number(FREE_BALANCE), 6);
      expect(Number(reserved.amount)).toBe(0);
    },
    CALL_TIMEOUT_MS,
  );
});

describe('a call that cannot be paid', () => {
  test(
    'is refused with 402 before it exists, and accepted after a top-up',
    async () => {
      const tenant = await newTenant(app.url);
      const first = await place(tenant, SILENT);
      const { agent_id } = await tenant.ok('createAgent', { body: patient });
      const body = { agent_id, to_number: SILENT };
      const refusal = await tenant.refused('createCall', { body });
      expect([refusal.status, refusal.code]).toEqual([402, 'insufficient_funds']);
      expect((await tenant.ok('listCalls')).data).toHaveLength(1);
      await tenant.ok('createTopup', { body: { amount: '1.00' } });
      const { call_id } = await tenant.ok('createCall', { body });
      for (const id of [first, call_id]) await tenant.ok('endCall', { path: { id } });
    },
    CALL_TIMEOUT_MS,
  );

  test(
    'is refused by the operator’s cap, which the owner sees and cannot raise, and which a running call may use up',
    async () => {
      const tenant = await newTenant(app.url);
      await tenant.ok('createTopup', { body: { amount: '1.00' } });
      const { workspaceId } = tenant;
      const limits = (...args: string[]) => changeLimits(app.runtime, readArguments([workspaceId, ...args]));
      expect(await limits('--daily-spend', '0.059')).toContain('spending a day up to 0.059000 USD');
      const { agent_id } = await tenant.ok('createAgent', { body: patient });
      const body = { agent_id, to_number: SILENT };
      await tenant.ok('updateWallet', { body: { daily_cap: { amount: '5', currency: 'USD' } } });
      const refusal = await tenant.refused('createCall', { body });
      expect([refusal.status, refusal.code]).toEqual([402, 'insufficient_funds']);
      expect(refusal.body.detail).toMatch(/operator of the service set for this workspace \(0\.059000 USD/);
      expect((await tenant.ok('getWallet')).operator_daily_cap).toEqual({ amount: '0.059000', currency: 'USD' });
      // One minute is reserved; the next is not, so the call ends by itself.
      await limits('--daily-spend', '0.06');
      const call = await ended(tenant, (await tenant.ok('createCall', { body })).call_id);
      expect(call.end_reason).toBe('insufficient_funds');
      expect(await limits('--daily-spend', 'default')).toContain('spending a day without a cap');
      expect(() => limits('--daily-spend', '1,5')).toThrow('--daily-spend is "1,5"; it must be an amount in USD');
      const { data } = await tenant.ok('listAuditLog', { query: { action: 'workspace.limits_set' } });
      expect(data.map(({ changes }) => changes['daily_spend'])).toEqual([null, '0.060000', '0.059000']);
    },
    CALL_TIMEOUT_MS,
  );

  test(
    'is refused by a daily cap even if the balance covers it',
    async () => {
      const tenant = await newTenant(app.url);
      await tenant.ok('createTopup', { body: { amount: '1.00' } });
      await tenant.ok('updateWallet', { body: { daily_cap: { amount: '0.059', currency: 'USD' } } });
      const { agent_id } = await tenant.ok('createAgent', { body: patient });
      const body = { agent_id, to_number: NO_SUCH_NUMBER };
      expect(await tenant.refused('createCall', { body })).toMatchObject({ status: 402, code: 'insufficient_funds' });
      await tenant.ok('updateWallet', { body: { daily_cap: null } });
      await ended(tenant, (await tenant.ok('createCall', { body })).call_id);
    },
    CALL_TIMEOUT_MS,
  );
});

test(
  'reserves at the join if it is a browser call; without enough balance it fails with the reason',
  async () => {
    const tenant = await newTenant(app.url);
    const [first, second] = [await newGrant(tenant, patient), await newGrant(tenant, patient)];
    const reserved = async () => (await tenant.ok('getWallet')).reserved.amount;
    expect(await reserved()).toBe('0.000000');
    const caller = await joinCall(first, app.runtime.voiceClock);
    await caller.hears('open');
    expect(await reserved()).toBe('0.060000');
    const late = await joinCall(second, app.runtime.voiceClock);
    expect([await late.closed(), late.of('fail')[0]?.code]).toEqual([4429, 'insufficient_funds']);
    expect(await ended(tenant, second.call_id)).toMatchObject({ status: 'failed', end_reason: 'insufficient_funds' });
    expect(await reserved()).toBe('0.060000');
    caller.send({ t: 'end' });
    await ended(tenant, first.call_id);
    expect(await reserved()).toBe('0.000000');
  },
  CALL_TIMEOUT_MS,
);

test(
  'costs nothing and releases its whole reserve if it is never answered',
  async () => {
    const tenant = await newTenant(app.url);
    const callId = await place(tenant, NO_SUCH_NUMBER);
    const call = await ended(tenant, callId);
    expect(call.cost?.amount).toBe('0.000000');
    expect(await linesOf(tenant, callId)).toEqual([]);
    expect(await tenant.ok('getWallet')).toMatchObject({
      balance: { amount: '0.090000' },
      reserved: { amount: '0.000000' },
    });
  },
  CALL_TIMEOUT_MS,
);

test(
  'is charged by the reaper until its last heartbeat if its session died',
  async () => {
    const tenant = await newTenant(app.url);
    const callId = await place(tenant, SILENT);
    await until(async () => (await tenant.ok('getCall', { path: { id: callId } })).status === 'in_progress');
    // The state after a kill: the lease belongs to a process that will not renew it, with the previous fencing token.
    await app.runtime.db
      .updateTable('calls')
      .set({
        lease_owner: 'gone',
        lease_token: sql`lease_token + 1`,
        leased_until: new Date(app.runtime.clock.now() - 1),
      })
      .where('id', '=', callId)
      .execute();
    const call = await ended(tenant, callId);
    expect([call.status, call.end_reason]).toEqual(['failed', 'media_lost']);
    const cost = await costOf(tenant, callId);
    expect(cost.total).toEqual(call.cost);
    expect((await linesOf(tenant, callId)).map(({ amount }) => amount.amount)).toEqual(
      Number(cost.total.amount) === 0 ? [] : [`-${cost.total.amount}`],
    );
    expect((await tenant.ok('getWallet')).reserved.amount).toBe('0.000000');
  },
  CALL_TIMEOUT_MS,
);
