// Charges in addition to the seconds of a call: text messages that the agent sends, and the leg that continues at the carrier
// after a transfer. Through the whole service, with Twilio's stand-in.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CostItem, PhoneNumber } from '../../../generated/types.ts';
import { startModelServer, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import type { StandInCall } from '../../../scripts/stand-ins/twilio-network.ts';
import { findCallRoute, sendSms } from '../../../src/resources/calls/dispatch/call-route.ts';
import { selectCallById } from '../../../src/resources/calls/rows/calls.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { ended, reaches } from '../calls/support.ts';

const CALLEE = '+12125552368';
const HUMAN = '+14155550188';
/** Two segments, because of the dash. */
const TEXT = `${'Your table is booked – see you tonight. '.repeat(3)}`;
let world: TwilioApp;
let twilio: TwilioApp['twilio'];
let model: ModelServer;
let app: TwilioApp['app'];
let tenant: Tenant;
let number: PhoneNumber;

beforeAll(async () => {
  // Sends one text message when a key is pressed, then confirms it.
  model = await startModelServer(({ messages }) =>
    messages.some(({ role }) => role === 'tool') ? 'I have sent it.' : { name: 'text_them', arguments: { text: TEXT } },
  );
  world = await startTwilioApp({ WALLET_FREE_BALANCE: '1', LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' });
  ({ twilio, app } = world);
}, 60_000);
afterAll(async () => {
  await world?.close();
  await model?.close();
});
let last = 0;
beforeEach(async () => {
  tenant = await newTenant(app.url);
  number = await tenant.ok('importPhoneNumber', { body: await ownNumber() });
});

/** Imported with the stand-in's account; no rent affects the totals. */
async function ownNumber(): Promise<object> {
  const owned = `+1415267${String(1000 + last++)}`;
  twilio.numbers.set(`PN${last}`, { number: owned, voiceUrl: '' });
  const { TWILIO_ACCOUNT_SID: account_sid, TWILIO_AUTH_TOKEN: auth_token } = twilio.env;
  return { number: owned, account: { type: 'twilio', account_sid, auth_token } };
}

const texting = { type: 'send_sms', name: 'text_them', description: 'Texts the person on the line.' };
async function talk(): Promise<{ id: string; call: StandInCall }> {
  const inactivity = { seconds: 60, reminders: [] };
  const agent = agentBody({ greeting: 'Press one for a text.', functions: [texting], inactivity });
  const { agent_id } = await tenant.ok('createAgent', { body: agent });
  const body = { agent_id, to_number: CALLEE, from_number: number.number };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  const call = twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(id))!;
  return { id, call };
}
const micros = (amount: string): number => Math.round(Number(amount) * 1e6);
const sum = (items: readonly CostItem[]): number => items.reduce((all, { amount }) => all + micros(amount.amount), 0);
const costOf = (id: string) => tenant.ok('getCallCost', { path: { id } });
const lineOf = async (transactionId: string | null): Promise<number> => {
  const line = (await tenant.ok('listTransactions')).data.find(({ id }) => id === transactionId)!;
  return -micros(line.amount.amount);
};
const sent = async (id: string, ok: boolean) =>
  until(
    async () => {
      const { data } = await tenant.ok('listCallEvents', { path: { id }, query: { limit: '100' } });
      return data.some(({ type, data: said }) => type === 'tool' && said['kind'] === 'send_sms' && said['ok'] === ok);
    },
    { withinMs: 30_000, what: `the agent has tried to text (${ok})` },
  );

/** Reports the same state of the leg three times at once. */
async function reportAgain({ legs }: StandInCall): Promise<void> {
  const [{ url, params }] = legs as [StandInCall['legs'][0]];
  const report = () =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': twilio.sign(url, params) },
      body: new URLSearchParams(params),
    });
  const answers = await Promise.all([report(), report(), report()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
}

describe('text messages', () => {
  test('are charged per segment, in the items and the ledger line of their call', async () => {
    twilio.callees.set(CALLEE, { presses: '1' });
    const { id } = await talk();
    await sent(id, true);
    await tenant.ok('endCall', { path: { id } });
    const over = await ended(tenant, id);
    expect(twilio.messages.at(-1)).toMatchObject({ from: number.number, to: CALLEE, body: TEXT });
    const cost = await costOf(id);
    const item = cost.items.find((one) => one.item === 'sms');
    expect(item).toMatchObject({ unit: 'segment', quantity: 2, amount: { amount: '0.016000' } });
    expect([sum(cost.items), await lineOf(cost.transaction_id)]).toEqual(Array(2).fill(micros(cost.total.amount)));
    expect(over.cost).toEqual(cost.total);
  }, 60_000);

  test('are not sent when the wallet does not cover them', async () => {
    twilio.callees.set(CALLEE, { presses: '1' });
    const messages = twilio.messages.length;
    const wallet = app.runtime.db.updateTable('wallets').where('workspace_id', '=', tenant.workspaceId);
    await wallet.set({ daily_cap_micros: 40_000 }).execute();
    const { id } = await talk();
    await sent(id, false);
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
    expect(twilio.messages).toHaveLength(messages);
    expect((await costOf(id)).items.find((one) => one.item === 'sms')).toMatchObject({ quantity: 0 });
  }, 60_000);
});

describe('a text message that may not be sent', () => {
  const NEVER = new AbortController().signal;
  async function inCall() {
    twilio.callees.set(CALLEE, {});
    const { id } = await talk();
    const { runtime } = app;
    const call = (await selectCallById(runtime.db, id))!;
    const reserved = async () => {
      const hold = app.runtime.db.selectFrom('wallet_holds').where('call_id', '=', id);
      return (await hold.select('sms_micros').executeTakeFirstOrThrow()).sms_micros;
    };
    const finish = async () => {
      await tenant.ok('endCall', { path: { id } });
      await ended(tenant, id);
    };
    const text = async (words: string) => sendSms(runtime, call, await findCallRoute(runtime, call), words, NEVER);
    return { id, reserved, finish, text };
  }

  test('reserves nothing when the carrier rejects it', async () => {
    const { reserved, finish, text } = await inCall();
    twilio.faults.push({ on: /^POST Messages/, status: 400, code: 21_610 });
    expect(await text('Hello.')).toMatchObject({ ok: false, result: { error: expect.stringContaining('21610') } });
    expect(await reserved()).toBe(0);
    expect(await text('Hello.')).toMatchObject({ ok: true });
    expect(await reserved()).toBe(8_000);
    await finish();
  }, 60_000);

  test('is charged when the carrier may have sent it', async () => {
    const { id, reserved, finish, text } = await inCall();
    twilio.faults.push({ on: /^POST Messages/, status: 503, code: 20_503 });
    expect(await text('Hello.')).toMatchObject({
      ok: false,
      result: { error: expect.stringContaining('may have been sent') },
    });
    expect(await reserved()).toBe(8_000);
    await finish();
    expect((await costOf(id)).items.find(({ item }) => item === 'sms')).toMatchObject({ quantity: 1 });
  }, 60_000);

  test('does not reach the carrier when its destination has no message price', async () => {
    const { id, reserved, finish } = await inCall();
    const messages = twilio.messages.length;
    const { runtime } = app;
    const call = (await selectCallById(runtime.db, id))!;
    const { number: own, ...way } = await findCallRoute(runtime, call);
    // The state of a number bought on the deployment's account, which pays for its messages.
    const route = { ...way, number: { ...own, account_sealed: null, allowed_countries: ['US'] } };
    const textTo = (prefix: string) => {
      const rates = { ...runtime.rates, texts: [{ prefix, micros: 50_000 }] };
      return sendSms({ ...runtime, rates }, call, route, 'Hello.', NEVER);
    };
    expect(await textTo('+44')).toMatchObject({ ok: false, result: { error: expect.stringContaining('TEXT_PRICES') } });
    expect([await reserved(), twilio.messages.length]).toEqual([0, messages]);
    expect(await textTo('+1')).toMatchObject({ ok: true });
    await finish();
  }, 60_000);

  test('does not reach the carrier when its destination country is not allowed', async () => {
    const { reserved, finish, text } = await inCall();
    const messages = twilio.messages.length;
    const allowed = { allowed_countries: ['GB'] };
    await app.runtime.db.updateTable('phone_numbers').set(allowed).where('id', '=', number.id).execute();
    expect(await text('Hello.')).toMatchObject({
      ok: false,
      result: { error: expect.stringContaining('may go to: GB') },
    });
    expect([twilio.messages.length, await reserved()]).toEqual([messages, 0]);
    await finish();
  }, 60_000);

  test('does not reach the carrier when its destination is on the do-not-call list', async () => {
    const { reserved, finish, text } = await inCall();
    const messages = twilio.messages.length;
    await tenant.ok('addDncNumbers', { body: { numbers: [CALLEE] } });
    expect(await text('Hello.')).toMatchObject({
      ok: false,
      result: { error: expect.stringContaining('do-not-call list') },
    });
    expect([twilio.messages.length, await reserved()]).toEqual([messages, 0]);
    await finish();
  }, 60_000);
});

describe('a transfer', () => {
  const transferred = async () => {
    twilio.callees.set(CALLEE, {});
    const { id, call } = await talk();
    await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: HUMAN } });
    const over = await ended(tenant, id);
    expect(over.end_reason).toBe('transferred');
    await until(() => call.legs.length === 1, { withinMs: 30_000, what: 'the leg has ended' });
    await call.over;
    return { id, call, over };
  };

  test('is charged once for the leg that continued, in its own ledger line that matches its item', async () => {
    twilio.callees.set(HUMAN, { reportedSeconds: 30 });
    const { id, call, over } = await transferred();
    await until(async () => (await costOf(id)).transfer !== null);
    const { total, items, transfer } = await costOf(id);
    expect(transfer!.items).toMatchObject([{ item: 'transfer', unit: 'second', quantity: 30 }]);
    expect(transfer!.total.amount).toBe('0.007000');
    expect([sum(transfer!.items), await lineOf(transfer!.transaction_id)]).toEqual([7_000, 7_000]);
    expect([total, sum(items)]).toEqual([over.cost, micros(over.cost!.amount)]);
    const spent = micros('1') - micros((await tenant.ok('getWallet')).balance.amount);
    expect(spent).toBe(micros(total.amount) + 7_000);
    expect(micros((await tenant.ok('getUsage')).totals.cost.amount)).toBe(spent);
    await reportAgain(call);
    expect(micros('1') - micros((await tenant.ok('getWallet')).balance.amount)).toBe(spent);
    expect((await tenant.ok('listTransactions')).data.filter(({ kind }) => kind === 'call')).toHaveLength(2);
  }, 60_000);

  test('costs nothing more when it is not answered', async () => {
    twilio.callees.set(HUMAN, { fails: { status: 'busy' } });
    const { id } = await transferred();
    expect((await costOf(id)).transfer).toBeNull();
  }, 60_000);

  test('is not charged for a callback with an invalid signature', async () => {
    twilio.callees.set(HUMAN, { fails: { status: 'busy' } });
    const { id, call } = await transferred();
    const [{ url, params }] = call.legs as [StandInCall['legs'][0]];
    const forged = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilio.sign(url, params) },
      body: new URLSearchParams({ ...params, DialCallDuration: '3600' }),
    });
    expect([forged.status, (await costOf(id)).transfer]).toEqual([403, null]);
  }, 60_000);
});

describe('an inbound call that no agent can answer', () => {
  const forwarded = async () => {
    await tenant.ok('updatePhoneNumber', { path: { id: number.id }, body: { fallback_number: HUMAN } });
    const call = await twilio.callIn('+14155559811', number.number);
    await until(() => call.legs.length === 1, { withinMs: 30_000, what: 'the leg has ended' });
    await call.over;
    return call;
  };
  const charged = async () =>
    (await tenant.ok('listTransactions')).data.flatMap(({ kind, amount }) => (kind === 'call' ? [amount.amount] : []));

  test('is charged once for the leg to the fallback number', async () => {
    twilio.callees.set(HUMAN, { reportedSeconds: 30 });
    await reportAgain(await forwarded());
    expect(await charged()).toEqual(['-0.007000']);
    const { data } = await tenant.ok('getUsage', { query: { group_by: 'number' } });
    expect(data).toMatchObject([{ key: number.number, calls: 0, cost: { amount: '0.007000' } }]);
  }, 60_000);

  test('costs nothing when the fallback number does not answer either', async () => {
    twilio.callees.set(HUMAN, { fails: { status: 'no-answer' } });
    await forwarded();
    expect(await charged()).toEqual([]);
  }, 60_000);
});
