// Callbacks of Twilio that arrive when the call no longer uses their leg: the leg must be hung up, unless a human has it by now.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StandInCall } from '../../../scripts/stand-ins/twilio-network.ts';
import { hangUpLegs } from '../../../src/resources/calls/live/hang-up.ts';
import { selectLegs } from '../../../src/resources/calls/rows/legs.ts';
import { until } from '../../support/until.ts';
import { startOnwardWorld, type Newcomer, type OnwardWorld } from './onward-world.ts';
import { ended, reaches, transferStates } from './support.ts';

const CALLEE = '+12125552368';
let world: OnwardWorld;
let twilio: OnwardWorld['twilio'];
let app: OnwardWorld['app'];
let newcomer: Newcomer;

beforeAll(async () => {
  world = await startOnwardWorld();
  ({ twilio, app } = world);
}, 60_000);
afterAll(() => world?.close());
beforeEach(async () => {
  newcomer = await world.newcomer();
  twilio.callees.set(CALLEE, { answeredBy: 'human' });
});

const legOf = (name: string): StandInCall | undefined =>
  twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(`/${name}`));

async function talk(): Promise<string> {
  const { tenant, number, agentId } = newcomer;
  const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  return id;
}

describe('a late callback', () => {
  test('about a call that was transferred does not end the conversation with the human', async () => {
    const { tenant, human, settleDue } = newcomer;
    const id = await talk();
    const call = legOf(id)!;
    await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: human } });
    expect((await ended(tenant, id)).end_reason).toBe('transferred');
    await until(() => call.dialed === human, { what: 'the human is connected' });
    // The result of machine detection may arrive half a minute after the answer.
    await world.sendCallback(`answered-by/${id}`, { CallSid: call.sid, AnsweredBy: 'unknown' });
    await hangUpLegs(app.runtime, id);
    expect(call.status).toBe('in-progress');
    await settleDue();
    await hangUpLegs(app.runtime, id);
    expect(call.status).toBe('completed');
  }, 60_000);

  test('about the human of a transfer that was given up ends that leg, and the call continues', async () => {
    const { tenant, human } = newcomer;
    twilio.callees.set(human, { ringMs: 20_000 });
    const id = await talk();
    // The response to the request for the leg is lost, and its callbacks are delayed.
    const delayed: (() => Promise<void>)[] = [];
    twilio.deliver = (callbacks) => {
      delayed.push(...callbacks);
      return [];
    };
    twilio.faults.push({ on: /^POST Calls\.json/, status: 'lost' });
    const body = { action: 'transfer', to: human, mode: 'warm', briefing: 'It is about the hours.' };
    await tenant.ok('controlCall', { path: { id }, body });
    await until(async () => (await transferStates(tenant, id)).at(-1)?.startsWith('failed') === true, {
      withinMs: 30_000,
      what: 'the transfer fails',
    });
    twilio.deliver = (callbacks) => callbacks;
    for (const callback of delayed) await callback();
    const leg = legOf(`${id}-2`)!;
    await until(() => ['canceled', 'completed'].includes(leg.status), { withinMs: 20_000, what: 'the leg is ended' });
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 90_000);

  test('about another leg does not change the leg that carries the call', async () => {
    const { tenant } = newcomer;
    const id = await talk();
    await world.sendCallback(`status/${id}`, { CallSid: `CA${'9'.repeat(32)}`, CallStatus: 'completed' });
    expect(await selectLegs(app.runtime.db, id)).toMatchObject([{ ref: legOf(id)!.sid, status: 'answered' }]);
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);

  test('about a call that was erased stores nothing', async () => {
    const { tenant } = newcomer;
    const id = await talk();
    const { sid } = legOf(id)!;
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
    await until(async () => (await selectLegs(app.runtime.db, id))[0]?.status === 'over', { what: 'the leg is over' });
    expect((await tenant.ok('deleteCall', { path: { id } })).erased.carrier_legs).toBe(1);
    await world.sendCallback(`status/${id}`, { CallSid: sid, CallStatus: 'completed' });
    expect(await selectLegs(app.runtime.db, id)).toEqual([]);
  }, 60_000);

  test('for the next step of a leg that was given up hangs it up', async () => {
    const { tenant, human } = newcomer;
    twilio.callees.set(human, { fails: { status: 'busy', sip: '486' } });
    const id = await talk();
    const body = { action: 'transfer', to: human, mode: 'warm', briefing: 'It is about the hours.' };
    await tenant.ok('controlCall', { path: { id }, body });
    await until(async () => (await transferStates(tenant, id)).at(-1) === 'failed busy', { withinMs: 30_000 });
    const resumed = async (name: string) => world.sendCallback(`resume/${name}`, { CallSid: legOf(name)!.sid });
    expect(await resumed(`${id}-2`)).toContain('<Hangup/>');
    expect(await resumed(id)).toContain('<Stream');
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);
});

test('a callback about a leg that was never requested is refused, so that a call has no more legs than it dialed', async () => {
  const { tenant } = newcomer;
  const id = await talk();
  const url = `${app.url}/hooks/twilio/status/${id}-7`;
  const params = { CallSid: `CA${'7'.repeat(32)}`, CallStatus: 'ringing' };
  const headers = { 'x-twilio-signature': twilio.sign(url, params) };
  const { status } = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(params) });
  const legs = await selectLegs(app.runtime.db, id);
  expect([status, legs.map(({ number }) => number)]).toEqual([404, [1]]);
  await tenant.ok('endCall', { path: { id } });
  await ended(tenant, id);
}, 60_000);
