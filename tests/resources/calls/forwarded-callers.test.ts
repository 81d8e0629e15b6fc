// A caller whom no agent can answer is forwarded to the fallback number: that leg has a reserve, a slot and a limit, and is
// settled once, by a callback for the called number. Through the whole service, with Twilio's stand-in.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../support/until.ts';
import { limitOf, SECOND_MICROS, startOnwardWorld, type Newcomer, type OnwardWorld } from './onward-world.ts';

let world: OnwardWorld;
let twilio: OnwardWorld['twilio'];
let sendCallback: OnwardWorld['sendCallback'];
let tenant: Newcomer['tenant'];
let number: Newcomer['number'];
let agentId: string;
let human: string;
let money: Newcomer['money'];
let used: Newcomer['used'];
let wallet: Newcomer['wallet'];
let settleDue: Newcomer['settleDue'];
let chargesOf: Newcomer['chargesOf'];
let last = 0;

beforeAll(async () => {
  world = await startOnwardWorld();
  ({ twilio, sendCallback } = world);
}, 60_000);
afterAll(() => world?.close());

const callIn = async () => {
  const call = await twilio.callIn(`+1415555${String(7000 + last++)}`, number.number);
  await call.over;
  return call;
};
beforeEach(async () => {
  ({ tenant, number, agentId, human, money, used, wallet, settleDue, chargesOf } = await world.newcomer());
  await tenant.ok('updatePhoneNumber', { path: { id: number.id }, body: { fallback_number: human } });
  twilio.callees.set(human, { unreported: true, reportedSeconds: 30 });
});

test('a forwarded caller is settled once by a callback for the called number, and not by one for another number', async () => {
  const others = [await world.anotherNumber(), await world.anotherNumber(tenant)];
  const call = await callIn();
  const before = await money();
  for (const To of others) await sendCallback('forwarded', { To, CallSid: call.sid, DialCallDuration: '0' });
  expect([await money(), await used()]).toEqual([before, 1]);
  for (const seconds of ['60', '600', '-600', '1e99', 'none']) {
    await sendCallback('forwarded', { To: number.number, CallSid: call.sid, DialCallDuration: seconds });
  }
  expect([await money(), await used()]).toEqual([
    { balance: 2_000_000 - 14_000, reserved: 0, available: 2_000_000 - 14_000 },
    0,
  ]);
}, 60_000);

test.each(['-600', '1e99', 'none'])(
  'a forwarded leg with a reported duration of %s s is charged nothing',
  async (seconds) => {
    const call = await callIn();
    await sendCallback('forwarded', { To: number.number, CallSid: call.sid, DialCallDuration: seconds });
    expect([await money(), await used()]).toEqual([{ balance: 2_000_000, reserved: 0, available: 2_000_000 }, 0]);
  },
  60_000,
);

test('a repeated offer of a forwarded caller gets the same answer while the leg lasts, and is rejected after it', async () => {
  const call = await callIn();
  const again = () => sendCallback('voice', { To: number.number, From: call.from, CallSid: call.sid });
  const before = await money();
  await wallet({ daily_cap_micros: 0 });
  await tenant.ok('updatePhoneNumber', { path: { id: number.id }, body: { fallback_number: null } });
  expect([await again(), await used(), await money()]).toEqual([call.twiml[0], 1, before]);
  await settleDue();
  expect([await again(), await used()]).toEqual([expect.stringContaining('<Reject'), 0]);
}, 60_000);

test('simultaneous offers of one caller create one leg', async () => {
  const offer = () =>
    sendCallback('voice', { To: number.number, From: '+14155557345', CallSid: `CA${'7'.repeat(32)}` });
  const answers = await Promise.all([offer(), offer(), offer()]);
  expect(answers[0]).toContain('<Dial');
  expect([new Set(answers).size, await used()]).toEqual([1, 1]);
  expect((await money()).reserved).toBe(Math.floor(1_800 * SECOND_MICROS));
  await sendCallback('forwarded', { To: number.number, CallSid: `CA${'7'.repeat(32)}`, DialCallDuration: '0' });
  expect([await offer(), await used()]).toEqual([expect.stringContaining('<Reject'), 0]);
}, 60_000);

test('a callback with the SID of a call in progress but another number is rejected', async () => {
  const theirs = await world.anotherNumber();
  await tenant.ok('assignPhoneNumber', { path: { id: number.id }, body: { agent_id: agentId } });
  const call = await twilio.callIn('+14155557321', number.number);
  await until(async () => (await tenant.ok('listCalls')).data.some(({ status }) => status === 'in_progress'));
  const answer = await sendCallback('voice', { To: theirs, From: '+14155557321', CallSid: call.sid });
  expect(answer).toContain('<Reject');
  expect(answer).not.toContain('Stream');
  for (const { call_id: id } of (await tenant.ok('listCalls')).data) await tenant.send('endCall', { path: { id } });
  await call.over;
}, 60_000);

test('a number is not its own fallback: its calls would be forwarded to themselves until all slots are taken', async () => {
  const own = { path: { id: number.id }, body: { fallback_number: number.number } };
  const refused = await tenant.refused('updatePhoneNumber', own);
  expect([refused.status, refused.errors]).toEqual([422, ['/fallback_number own_number']]);
  // As stored by an earlier version.
  const stored = { fallback_number: number.number };
  await world.app.runtime.db.updateTable('phone_numbers').set(stored).where('id', '=', number.id).execute();
  const call = await callIn();
  expect([call.dialed, call.twiml[0]]).toEqual([null, expect.stringContaining('<Reject')]);
}, 60_000);

test('a caller whom no agent can answer is forwarded with a limit, a reserve and a slot', async () => {
  const call = await callIn();
  expect([call.dialed, limitOf(call), await used()]).toEqual([human, 1_800, 1]);
  expect((await money()).reserved).toBe(Math.floor(1_800 * SECOND_MICROS));
  await settleDue();
  expect([await used(), await chargesOf(), (await money()).balance]).toEqual([0, 1, 2_000_000 - 7_000]);
}, 60_000);

test.each([
  ['an empty wallet', async () => wallet({ daily_cap_micros: 0 }), null],
  ['an empty wallet behind an agent', async () => wallet({ daily_cap_micros: 0 }), 'assigned'],
  [
    'no slot',
    async () => {
      for (let i = 0; i < 3; i++) await callIn();
    },
    null,
  ],
])(
  'a caller whom no agent can answer hears that the line is busy, and is not forwarded: %s',
  async (_why, prepare, assigned) => {
    if (assigned) await tenant.ok('assignPhoneNumber', { path: { id: number.id }, body: { agent_id: agentId } });
    await prepare();
    const call = await callIn();
    expect([call.dialed, call.twiml[0]]).toEqual([null, expect.stringContaining('<Reject reason="busy"/>')]);
    await settleDue();
  },
  60_000,
);

test.each(['busy', 'no-answer', 'failed'] as const)(
  'a forwarded caller hears that nobody answered: the fallback number is %s',
  async (status) => {
    twilio.callees.set(human, { fails: { status } });
    const call = await callIn();
    expect(call.twiml.at(-1)).toContain('<Say language="en-US">I am sorry, nobody could take your call just now.');
    expect([await used(), (await money()).balance]).toEqual([0, 2_000_000]);
  },
  60_000,
);

test('a caller who was connected to the fallback number hears nothing after the conversation', async () => {
  twilio.callees.set(human, { reportedSeconds: 30 });
  const call = await callIn();
  expect(call.twiml.at(-1)).not.toContain('<Say');
}, 60_000);
