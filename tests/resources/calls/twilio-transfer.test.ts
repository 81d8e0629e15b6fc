// Warm transfers of telephone calls through the whole service: two legs at Twilio's stand-in over real sockets, each with its own
// callbacks and stream. The callees speak with a built-in voice through µ-law; the audio of each side is measured.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StandInCall } from '../../../scripts/stand-ins/twilio-network.ts';
import { newId } from '../../../src/core/ids.ts';
import { rms } from '../../../src/core/pcm.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { createDecoder } from '../../../src/providers/vendors/twilio/codec.ts';
import { findAgent } from '../../../src/resources/agents/service.ts';
import { claimNext } from '../../../src/resources/calls/dispatch/claim.ts';
import { createReaper } from '../../../src/resources/calls/live/reaper.ts';
import { markDialed } from '../../../src/resources/calls/rows/leases.ts';
import { upsertLeg } from '../../../src/resources/calls/rows/legs.ts';
import { queueCall } from '../../../src/resources/calls/service.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { overTelephone, startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { ended, reaches, SILENT, talkingAgent, transferStates } from './support.ts';

const CALLER = '+12125552368';
const HUMAN = '+12125552377';
/** Louder than the noise of the codec, softer than speech. */
const SPEECH_RMS = 600;
let world: TwilioApp;
let twilio: TwilioApp['twilio'];
let app: TwilioApp['app'];
let tenant: Tenant;
let from: string;
let agentId: string;
let speech: Uint8Array;

beforeAll(async () => {
  world = await startTwilioApp();
  ({ twilio, app } = world);
  tenant = await newTenant(app.url);
  from = (await tenant.ok('buyPhoneNumber', { body: { number: '+14152671000', carrier: 'twilio' } })).number;
  const body = talkingAgent({ greeting: null, inactivity: { seconds: 600, reminders: [] } });
  agentId = (await tenant.ok('createAgent', { body })).agent_id;
  speech = await again('Hello. I would like to know your opening hours, please.');
}, 60_000);
afterAll(() => world?.close());

/** A sentence, repeated for two minutes. */
async function again(text: string): Promise<Uint8Array> {
  const once = await overTelephone(app, text);
  const all = new Uint8Array(8_000 * 120);
  for (let at = 0; at < all.length; at += once.length) all.set(once.subarray(0, all.length - at), at);
  return all;
}

async function live(): Promise<string> {
  const body = { agent_id: agentId, to_number: CALLER, from_number: from };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  return id;
}
const legOf = async (name: string): Promise<StandInCall> => {
  const find = () => twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(`/${name}`));
  await until(() => find() !== undefined, { withinMs: 20_000, what: `${name} is dialed` });
  return find()!;
};
const warm = (id: string) =>
  tenant.ok('controlCall', {
    path: { id },
    body: { action: 'transfer', to: HUMAN, mode: 'warm', briefing: 'It is about the opening hours.' },
  });
const statesOf = (id: string) => transferStates(tenant, id);
/** Seconds of speech that a side received from its nth frame on. */
function speechHeard({ heard }: StandInCall, since: number): number {
  const decoder = createDecoder();
  return heard.slice(since).filter((bytes) => rms(decoder.decode(bytes)) > SPEECH_RMS).length / 50;
}

test('after the human presses 1 each side hears the other; both legs are charged and end together', async () => {
  twilio.callees.set(CALLER, { says: speech, answeredBy: 'human' });
  twilio.callees.set(HUMAN, { says: speech, answeredBy: 'human', presses: '1' });
  const id = await live();
  await warm(id);
  const [caller, human] = [await legOf(id), await legOf(`${id}-2`)];
  expect([human.from, human.to]).toEqual([from, HUMAN]);
  await until(async () => (await statesOf(id)).at(-1) === 'accepted', { withinMs: 60_000 });
  const since = [caller.heard.length, human.heard.length] as const;
  await until(() => speechHeard(caller, since[0]) > 3 && speechHeard(human, since[1]) > 3, { withinMs: 60_000 });
  human.streams[0]!.stop();
  const over = await ended(tenant, id);
  expect(over).toMatchObject({ status: 'completed', end_reason: 'transferred' });
  await until(() => caller.status === 'completed' && human.status === 'completed', { withinMs: 20_000 });
  const { items } = await tenant.ok('getCallCost', { path: { id } });
  const secondsOf = (wanted: string) => items.find(({ item }) => item === wanted)!.quantity;
  expect(secondsOf('platform')).toBe(Math.ceil(over.duration));
  expect(secondsOf('telephony')).toBeGreaterThan(secondsOf('platform') + 2);
}, 200_000);

test.each([
  ['presses 2', { presses: '2' }, 'failed declined'],
  ['is a machine', { answeredBy: 'machine_start' }, 'failed machine'],
  ['is busy', { fails: { status: 'busy', sip: '486' } }, 'failed busy'],
] as const)(
  'a human who %s is no longer called, and the call continues',
  async (_name, callee, last) => {
    twilio.callees.set(CALLER, { answeredBy: 'human' });
    twilio.callees.set(HUMAN, callee);
    const id = await live();
    await warm(id);
    const human = await legOf(`${id}-2`);
    await until(async () => (await statesOf(id)).at(-1) === last, { withinMs: 60_000 });
    await until(() => human.status !== 'in-progress', { withinMs: 20_000 });
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  },
  120_000,
);

test('a caller who hangs up while the human’s phone rings ends that leg, too', async () => {
  twilio.callees.set(CALLER, { answeredBy: 'human' });
  twilio.callees.set(HUMAN, { ringMs: 25_000 });
  const id = await live();
  await warm(id);
  const [caller, human] = [await legOf(id), await legOf(`${id}-2`)];
  await until(() => human.status === 'ringing', { withinMs: 20_000 });
  caller.streams[0]!.stop();
  expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
  await until(() => !['ringing', 'in-progress'].includes(human.status), { withinMs: 30_000 });
}, 120_000);

test('both legs of a process that died are hung up at the carrier', async () => {
  const { runtime } = app;
  const { workspaceId } = tenant;
  const agent = (await findAgent(runtime.db, workspaceId, agentId))!;
  const callId = newId('call', runtime.clock.now());
  // The call runs on the test network, without a dial throttle; its legs are then recorded as Twilio's.
  const call = { id: callId, agent, to: SILENT, from: '+12025550199', metadata: {}, variables: {}, tags: [] };
  const owner = { owner: 'dead', leaseMs: 1, databaseClock: createDatabaseClock(runtime.clock) };
  const taken = await inTransaction(runtime.db, async (trx) => {
    await queueCall(trx, runtime, workspaceId, call);
    return claimNext({ ...runtime, db: trx }, workspaceId, owner, callId);
  });
  if (taken.type !== 'call') throw new Error(`nothing was claimed: ${taken.type}`);
  await markDialed(runtime.db, { callId, token: taken.call.lease_token });
  const legs = [1, 2].map((number) => ({ number, ref: `CA${String(number).repeat(32)}` }));
  for (const { number, ref } of legs) {
    const reported = { status: 'answered' as const, detail: null, answeredBy: null };
    await upsertLeg(runtime.db, runtime.notifications, {
      ...reported,
      workspaceId,
      callId,
      carrier: 'twilio',
      number,
      ref,
    });
  }
  const asked: string[] = [];
  const { request } = twilio;
  twilio.request = (url, options) => {
    asked.push(`${options.method} ${url}`);
    return request(url, options);
  };
  await createReaper(runtime, 'reaper').reap();
  const isEnded = (ref: string) => asked.some((one) => one.startsWith('POST') && one.endsWith(`Calls/${ref}.json`));
  await until(() => legs.every(({ ref }) => isEnded(ref)), { withinMs: 20_000 });
}, 60_000);
