// Telephone calls through the whole service: Twilio's stand-in over real sockets, the official SDK, signed callbacks, agents
// with voices. The callee speaks with a built-in voice through µ-law and hears the agent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PhoneNumber } from '../../../generated/types.ts';
import type { StandInCall } from '../../../scripts/stand-ins/twilio-network.ts';
import { rms } from '../../../src/core/pcm.ts';
import { createDecoder } from '../../../src/providers/vendors/twilio/codec.ts';
import { startTestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { overTelephone, startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { decodeMp3, ended, loudness, reaches, talkingAgent, timelineOf } from './support.ts';

const CALLEE = '+12125552368';
/** µ-law: the callee is silent for a second before it speaks. */
const SECOND_BYTES = 8_000;
const SILENCE = 0xff;
let world: TwilioApp;
let twilio: TwilioApp['twilio'];
let app: TwilioApp['app'];
let tenant: Tenant;
let receiver: TestReceiver;
let number: PhoneNumber;
let speech: Uint8Array;
let last = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  world = await startTwilioApp({ CONCURRENT_CALLS: '3', RATE_LIMIT_IP: '5' });
  ({ twilio, app } = world);
  tenant = await newTenant(app.url);
  number = await newNumber();
  const sentence = await overTelephone(app, 'Hello. I would like to know your opening hours, please.');
  speech = Uint8Array.from([...new Uint8Array(SECOND_BYTES).fill(SILENCE), ...sentence]);
}, 60_000);
afterAll(async () => {
  await world?.close();
  await receiver?.close();
});

async function newNumber(client: Tenant = tenant): Promise<PhoneNumber> {
  return client.ok('buyPhoneNumber', { body: { number: `+1415267${String(1000 + last++)}`, carrier: 'twilio' } });
}

const loudestHeard = ({ heard }: StandInCall): number => {
  const decoder = createDecoder();
  return Math.max(0, ...heard.map((bytes) => rms(decoder.decode(bytes))));
};
const newAgent = async (more: object = {}, client: Tenant = tenant): Promise<string> =>
  (await client.ok('createAgent', { body: talkingAgent({ inactivity: { seconds: 60, reminders: [] }, ...more }) }))
    .agent_id;
const dial = async (agent_id: string) =>
  (await tenant.ok('createCall', { body: { agent_id, to_number: CALLEE, from_number: number.number } })).call_id;
const callOf = async (id: string): Promise<StandInCall> => {
  const find = () => twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(id));
  await until(() => find() !== undefined);
  return find()!;
};
const terminal = (rows: { type: string; data: Record<string, unknown> }[]) =>
  rows.filter(({ type, data }) => type === 'state' && ['completed', 'failed'].includes(String(data['status'])));

test('the list of providers shows that the account is healthy', async () => {
  const { data } = await tenant.ok('listProviders', { query: { limit: '100' } });
  expect(data.find(({ id }) => id === 'twilio')).toMatchObject({
    health: 'healthy',
    last_checked_at: expect.any(String),
  });
});

describe('an outbound call', () => {
  test('carries both sides, is recorded, charged by the second and reported once', async () => {
    twilio.callees.set(CALLEE, { says: speech, answeredBy: 'human' });
    const id = await dial(await newAgent());
    await reaches(tenant, id, ['in_progress']);
    const call = await callOf(id);
    await until(() => call.heard.length > 400, { withinMs: 20_000 });
    expect(loudestHeard(call)).toBeGreaterThan(1_000);
    const piecesOf = () => app.runtime.storage.list(`recordings/${id}/`);
    await until(async () => (await piecesOf()).length > 0, { what: 'a piece is stored' });
    expect((await piecesOf()).every((key) => key.endsWith('.au'))).toBe(true);
    await tenant.ok('endCall', { path: { id } });
    const over = await ended(tenant, id);
    expect(over).toMatchObject({ status: 'completed', end_reason: 'ended_by_api', direction: 'outbound' });
    expect(Number(over.cost!.amount)).toBeGreaterThan(0);
    await until(() => call.status === 'completed');
    // At the end of the call, or shortly afterwards on a busy machine.
    const isReady = async () => (await tenant.ok('getCall', { path: { id } })).recording_status === 'ready';
    await until(isReady, { withinMs: 20_000, what: 'the recording is MP3' });
    // Its pieces are deleted after it is ready.
    const storedOf = () => app.runtime.storage.list(`recordings/${id}`);
    await until(async () => (await storedOf()).length === 1, { what: 'the pieces are deleted' });
    expect(await storedOf()).toEqual([`recordings/${id}.mp3`]);
    const response = await fetch(`${app.url}/v1/calls/${id}/recording.mp3`, {
      headers: { authorization: `Bearer ${tenant.jwt}` },
    });
    const sound = await decodeMp3(new Uint8Array(await response.arrayBuffer()));
    expect(loudness(sound, 0, 1_000, 4_000)).toBeGreaterThan(0.01);
    expect(loudness(sound, 1, 0, 4_000)).toBeGreaterThan(0.01);
    expect(terminal(await timelineOf(tenant, id))).toHaveLength(1);
  }, 60_000);

  test('that a machine answers leaves the message and completes as voicemail', async () => {
    twilio.callees.set(CALLEE, { answeredBy: 'machine_start', hangsUpAfterMs: 12_000 });
    const id = await dial(await newAgent({ voicemail: { action: 'hangup' } }));
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'voicemail' });
  }, 60_000);

  test('to a busy number fails and costs nothing', async () => {
    twilio.callees.set(CALLEE, { fails: { status: 'busy', sip: '486' } });
    const over = await ended(tenant, await dial(await newAgent()));
    expect(over).toMatchObject({
      status: 'failed',
      end_reason: 'busy',
      end_detail: 'busy 486',
      cost: { amount: '0.000000' },
    });
  });

  test('ends once, even if its callbacks come repeatedly and out of order', async () => {
    twilio.callees.set(CALLEE, { hangsUpAfterMs: 4_000 });
    const kept: (() => Promise<void>)[] = [];
    twilio.deliver = (callbacks) => {
      kept.push(...callbacks);
      return [...callbacks, ...kept.toReversed(), ...callbacks];
    };
    const id = await dial(await newAgent());
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    twilio.deliver = (callbacks) => callbacks;
    for (const callback of kept) await callback();
    expect(terminal(await timelineOf(tenant, id))).toHaveLength(1);
  }, 60_000);

  test('whose stream breaks continues when the stream reconnects', async () => {
    twilio.callees.set(CALLEE, {});
    const id = await dial(await newAgent());
    await reaches(tenant, id, ['in_progress']);
    const call = await callOf(id);
    await until(() => call.streams.length === 1 && call.heard.length > 20);
    call.streams[0]!.drop();
    await until(() => call.streams.length === 2 && call.streams[1]!.isOpen(), { withinMs: 30_000 });
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.ok('endCall', { path: { id } });
    expect((await ended(tenant, id)).end_reason).toBe('ended_by_api');
  }, 60_000);
});

describe('a callback', () => {
  const post = (path: string, params: Record<string, string>, signature: string) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      body: new URLSearchParams(params),
    });

  test('with a forged signature is refused and has no effect', async () => {
    twilio.callees.set(CALLEE, {});
    const id = await dial(await newAgent());
    await reaches(tenant, id, ['in_progress']);
    const call = await callOf(id);
    const params = { CallSid: call.sid, CallStatus: 'completed' };
    const answer = await post(
      `/hooks/twilio/status/${id}`,
      params,
      twilio.sign(`${app.url}/hooks/twilio/status/call_other`, params),
    );
    expect(answer.status).toBe(403);
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);
});

describe('an inbound call', () => {
  test('is answered by the agent of its number within a second, and reported as inbound', async () => {
    const agent_id = await newAgent();
    await tenant.ok('assignPhoneNumber', { path: { id: number.id }, body: { agent_id } });
    const asked = performance.now();
    await tenant.ok('listCalls', {});
    const requestMs = performance.now() - asked;
    const started = performance.now();
    const call = await twilio.callIn('+14155559876', number.number, { says: speech });
    // On a busy machine, as long as some twenty requests.
    expect(performance.now() - started).toBeLessThan(Math.max(1_000, 20 * requestMs));
    await until(() => loudestHeard(call) > 1_000, { withinMs: 30_000 });
    const [row] = (await tenant.ok('listCalls', { query: { direction: 'inbound' } })).data;
    expect(row).toMatchObject({ agent_id, from_number: '+14155559876', to_number: number.number, channel: 'phone' });
    call.streams[0]!.stop();
    expect(await ended(tenant, row!.call_id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    const states = (await timelineOf(tenant, row!.call_id)).filter(({ type }) => type === 'state');
    expect(states.map(({ data }) => data['status'])).toEqual(['ringing', 'in_progress', 'completed']);
  }, 60_000);

  test('that is offered twice is one call', async () => {
    const sid = `CA${'7'.repeat(32)}`;
    const params = { CallSid: sid, From: '+14155559875', To: number.number, CallStatus: 'ringing' };
    const url = `${app.url}/hooks/twilio/voice`;
    const send = () =>
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': twilio.sign(url, params),
        },
        body: new URLSearchParams(params),
      }).then((response) => response.text());
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.every((answer) => answer.includes('<Stream'))).toBe(true);
    const { data } = await tenant.ok('listCalls', { query: { q: '+14155559875' } });
    expect(data).toHaveLength(1);
    await tenant.ok('endCall', { path: { id: data[0]!.call_id } });
    expect(await send()).toContain('<Reject');
  });

  test.each([['+266696687'], ['+7378742833'], ['Anonymous']])(
    'whose caller withholds the number, which Twilio reports as %s, has no caller number',
    async (reported) => {
      const own = await newNumber();
      await tenant.ok('assignPhoneNumber', { path: { id: own.id }, body: { agent_id: await newAgent() } });
      await twilio.callIn(reported, own.number);
      const [row] = (await tenant.ok('listCalls', { query: { q: own.number } })).data;
      expect(row).toMatchObject({ direction: 'inbound', from_number: null });
      await tenant.ok('endCall', { path: { id: row!.call_id } });
      await ended(tenant, row!.call_id);
    },
    30_000,
  );

  test('to a number without an agent is refused with a reason', async () => {
    const idle = await newNumber();
    const call = await twilio.callIn('+14155559874', idle.number);
    await call.over;
    expect(call.twiml[0]).toContain('<Reject reason="rejected"/>');
  });

  test('without a free slot is busy, even with a fallback number, whose leg would need a slot', async () => {
    const crowded = await newTenant(app.url);
    const own = await newNumber(crowded);
    const agent_id = await newAgent({}, crowded);
    await crowded.ok('assignPhoneNumber', { path: { id: own.id }, body: { agent_id } });
    const calls = [];
    for (let i = 0; i < 3; i++) calls.push(await twilio.callIn(`+1415555980${i}`, own.number));
    await until(async () => (await crowded.ok('listCalls', { query: { status: 'in_progress' } })).data.length === 3, {
      withinMs: 20_000,
    });
    const refused = await twilio.callIn('+14155559810', own.number);
    expect(refused.twiml[0] ?? (await refused.over, refused.twiml[0])).toContain('<Reject reason="busy"/>');
    await crowded.ok('updatePhoneNumber', { path: { id: own.id }, body: { fallback_number: '+14155550199' } });
    const forwarded = await twilio.callIn('+14155559811', own.number);
    await forwarded.over;
    expect([forwarded.twiml[0], forwarded.dialed]).toEqual([refused.twiml[0], null]);
    for (const { streams } of calls) streams[0]!.stop();
  }, 60_000);

  test('follows the answer of the number’s webhook: another agent, variables, or a refusal', async () => {
    const own = await newNumber();
    const [usual, special] = [await newAgent(), await newAgent()];
    await tenant.ok('assignPhoneNumber', { path: { id: own.id }, body: { agent_id: usual } });
    const body = { inbound_webhook_url: receiver.url };
    await tenant.ok('updatePhoneNumber', { path: { id: own.id }, body });
    receiver.answer = (_request, response) =>
      response
        .writeHead(200)
        .end(JSON.stringify({ agent_id: special, variables: { name: 'Ann' }, metadata: { vip: true } }));
    const call = await twilio.callIn('+14155559820', own.number);
    const [row] = (await tenant.ok('listCalls', { query: { q: '+14155559820' } })).data;
    expect(row).toMatchObject({ agent_id: special, variables: { name: 'Ann' }, metadata: { vip: true } });
    expect(JSON.parse(receiver.received.at(-1)!.body)).toMatchObject({ caller: '+14155559820', number: own.number });
    await tenant.ok('endCall', { path: { id: row!.call_id } });
    await ended(tenant, row!.call_id);
    receiver.answer = (_request, response) => response.writeHead(200).end(JSON.stringify({ reject: true }));
    const refused = await twilio.callIn('+14155559821', own.number);
    await refused.over;
    expect(refused.twiml[0]).toContain('<Reject');
    await call.over;
  }, 60_000);

  test('the timeline says what of the answer of the number’s webhook was not followed', async () => {
    const own = await newNumber();
    await tenant.ok('assignPhoneNumber', { path: { id: own.id }, body: { agent_id: await newAgent() } });
    const body = { inbound_webhook_url: receiver.url };
    await tenant.ok('updatePhoneNumber', { path: { id: own.id }, body });
    const callWith = async (caller: string, status: number, answer: string) => {
      receiver.answer = (_request, response) => response.writeHead(status).end(answer);
      const call = await twilio.callIn(caller, own.number);
      const [row] = (await tenant.ok('listCalls', { query: { q: caller } })).data;
      const warnings = (await timelineOf(tenant, row!.call_id)).filter(({ type }) => type === 'warning');
      await tenant.ok('endCall', { path: { id: row!.call_id } });
      return { call, row: row!, warnings: warnings.map(({ data }) => data) };
    };
    const metadata = { note: 'x'.repeat(17_000) };
    const answer = JSON.stringify({ agent_id: 'agent_\0', variables: { name: 'Ann' }, metadata });
    const partly = await callWith('+14155559823', 200, answer);
    expect(partly.row).toMatchObject({ variables: { name: 'Ann' }, metadata: {} });
    expect(partly.warnings).toEqual([
      { code: 'inbound_agent_unknown', detail: expect.stringContaining('agent_\ufffd') },
      { code: 'metadata_too_long', detail: expect.stringContaining('17011 bytes') },
    ]);
    const failed = await callWith('+14155559824', 500, '{}');
    expect(failed.warnings).toEqual([
      { code: 'inbound_webhook_failed', detail: expect.stringContaining('responded with status 500') },
    ]);
    await Promise.all([partly, failed].map(({ row }) => ended(tenant, row.call_id)));
    await Promise.all([partly.call.over, failed.call.over]);
  }, 60_000);
});

test('a call between two agents of the deployment uses no carrier', async () => {
  const greeting = { greeting: 'Good morning, this is the reception of Bright Dental. How can I help you?' };
  const answering = await newTenant(app.url);
  const own = await answering.ok('buyPhoneNumber', { body: { number: '+13125550142', carrier: 'loopback' } });
  await answering.ok('assignPhoneNumber', {
    path: { id: own.id },
    body: { agent_id: await newAgent(greeting, answering) },
  });
  const body = { agent_id: await newAgent({ greeting: null }), to_number: own.number };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  const heard = async () => (await tenant.ok('getCallTranscript', { path: { id } })).text;
  await until(async () => (await heard()).includes('User: Good morning'), { withinMs: 30_000 });
  await tenant.ok('endCall', { path: { id } });
  const [inbound] = (await answering.ok('listCalls')).data;
  expect(await ended(answering, inbound!.call_id)).toMatchObject({ direction: 'inbound', end_reason: 'caller_hangup' });
}, 60_000);

test('calls begin no faster than the carrier allows', async () => {
  const paced = await startTestApp({
    env: { ...twilio.env, TWILIO_CALLS_PER_SECOND: '2', WALLET_FREE_BALANCE: '100' },
    overrides: { voiceClock: world.clock },
  });
  try {
    const owner = await newTenant(paced.url);
    const numbers = [];
    for (let i = 0; i < 4; i++) numbers.push(await newNumber(owner));
    const { agent_id } = await owner.ok('createAgent', { body: agentBody() });
    twilio.callees.set(CALLEE, { fails: { status: 'busy' } });
    const ids = await Promise.all(
      numbers.map(
        async ({ number: from_number }) =>
          (await owner.ok('createCall', { body: { agent_id, to_number: CALLEE, from_number } })).call_id,
      ),
    );
    for (const id of ids) await ended(owner, id);
    const rows = await paced.runtime.db.selectFrom('calls').select('dial_at').execute();
    const times = rows.map(({ dial_at }) => dial_at!.getTime()).sort((a, b) => a - b);
    expect(times.at(-1)! - times[0]!).toBeGreaterThanOrEqual(1_450);
  } finally {
    await paced.close();
  }
}, 60_000);
