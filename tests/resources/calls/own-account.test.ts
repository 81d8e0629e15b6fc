// A number on the owner's own Twilio account, through the whole service: both directions use that account's SID and token, callbacks
// need that account's signature, and the account of the deployment is never used.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PhoneNumber } from '../../../generated/types.ts';
import type { StandInCall, TwilioNetwork } from '../../../scripts/stand-ins/twilio-network.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { ended, reaches, talkingAgent } from './support.ts';

const OWN = { sid: `AC${'c'.repeat(32)}`, token: 'd'.repeat(32) };
const NUMBER = '+14155552671';
const CALLEE = '+12125552368';
const CALLER = '+14155559876';
let world: TwilioApp;
let twilio: TwilioApp['twilio'];
/** The owner's account. */
let own: TwilioNetwork;
let app: TwilioApp['app'];
let tenant: Tenant;
let number: PhoneNumber;
let agentId: string;

beforeAll(async () => {
  world = await startTwilioApp({}, [OWN]);
  ({ twilio, app } = world);
  own = twilio.others[0]!;
  own.numbers.set('PN1', { number: NUMBER, voiceUrl: 'https://elsewhere.example.com' });
  tenant = await newTenant(app.url);
  const body = talkingAgent({ inactivity: { seconds: 60, reminders: [] } });
  agentId = (await tenant.ok('createAgent', { body })).agent_id;
}, 60_000);
afterAll(() => world?.close());

const account = (auth_token = OWN.token) => ({ type: 'twilio', account_sid: OWN.sid, auth_token });
/** Requests to the deployment's account. */
const ofDeployment = () => twilio.asked.filter((asked) => !asked.startsWith(OWN.sid));
const post = (path: string, params: Record<string, string>, signer: TwilioNetwork) =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signer.sign(`${app.url}${path}`, params),
    },
    body: new URLSearchParams(params),
  });
const dial = async (): Promise<{ id: string; call: StandInCall }> => {
  const body = { agent_id: agentId, to_number: CALLEE, from_number: NUMBER };
  const { call_id: id } = await tenant.ok('createCall', { body });
  const find = () => own.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(id));
  await until(() => find() !== undefined, { what: 'the call is placed on the owner’s account' });
  return { id, call: find()! };
};

describe('importing a number of the owner’s account', () => {
  test.each([
    ['a wrong token', account('e'.repeat(32)), NUMBER, '/account wrong_credentials'],
    ['a number that it does not have', account(), '+14155552672', '/account refused'],
  ])('with %s saves nothing and routes no call here', async (_, wrong, wanted, error) => {
    const refused = await tenant.refused('importPhoneNumber', { body: { number: wanted, account: wrong } });
    expect([refused.status, refused.errors]).toEqual([422, [error]]);
    expect(own.numbers.get('PN1')!.voiceUrl).toBe('https://elsewhere.example.com');
    expect((await tenant.ok('listPhoneNumbers')).data.map((one) => one.number)).not.toContain(wanted);
  });

  test.each([
    ['a private address', '169.254.169.254', 'private_address'],
    ['a name without an address', 'sip.example.com', 'dns_failed'],
  ])('with a trunk host that is %s is refused with a reason and saves nothing', async (_, host, code) => {
    const body = { number: '+14155552673', account: { type: 'sip_trunk', host } };
    const refused = await tenant.refused('importPhoneNumber', { body });
    expect([refused.status, refused.errors]).toEqual([422, [`/account/host ${code}`]]);
    expect((await tenant.ok('listPhoneNumbers')).data.map((one) => one.number)).not.toContain(body.number);
  });

  test('routes its calls to this service, and shows the account without its token', async () => {
    const body = { number: NUMBER, agent_id: agentId, account: account() };
    number = await tenant.ok('importPhoneNumber', { body });
    expect(number).toMatchObject({ carrier: 'twilio', status: 'active', account: { type: 'twilio', name: OWN.sid } });
    expect(JSON.stringify(number)).not.toContain(OWN.token);
    expect(own.numbers.get('PN1')!.voiceUrl).toBe(`${app.url}/hooks/twilio/voice`);
  });
});

describe('a number on the owner’s account', () => {
  test('is used to place, carry, transfer and end an outbound call', async () => {
    own.callees.set(CALLEE, {});
    const { id, call } = await dial();
    await reaches(tenant, id, ['in_progress']);
    expect(call).toMatchObject({ from: NUMBER, to: CALLEE });
    await until(() => call.heard.length > 50, { withinMs: 20_000, what: 'the callee hears the agent' });
    await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: '+14155550188' } });
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'transferred' });
    expect(call.dialed).toBe('+14155550188');
  }, 60_000);

  test('is used to hang up a call that the API ends', async () => {
    own.callees.set(CALLEE, {});
    const { id, call } = await dial();
    await reaches(tenant, id, ['in_progress']);
    await tenant.ok('endCall', { path: { id } });
    await until(() => call.status === 'completed', { what: 'the call is ended at the carrier' });
    expect((await ended(tenant, id)).end_reason).toBe('ended_by_api');
  }, 60_000);

  test('has an inbound call answered by its agent', async () => {
    const call = await own.callIn(CALLER, NUMBER);
    await until(() => call.heard.length > 50, { withinMs: 20_000, what: 'the caller hears the agent' });
    const [row] = (await tenant.ok('listCalls', { query: { direction: 'inbound' } })).data;
    expect(row).toMatchObject({ agent_id: agentId, from_number: CALLER, to_number: NUMBER });
    call.streams[0]!.stop();
    expect(await ended(tenant, row!.call_id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
  }, 60_000);

  test('refuses a callback signed by another account, even the deployment’s', async () => {
    const offered = { CallSid: `CA${'1'.repeat(32)}`, From: '+14155559870', To: NUMBER, CallStatus: 'ringing' };
    expect((await post('/hooks/twilio/voice', offered, twilio)).status).toBe(403);
    expect((await tenant.ok('listCalls', { query: { q: '+14155559870' } })).data).toEqual([]);
    own.callees.set(CALLEE, {});
    const { id, call } = await dial();
    await reaches(tenant, id, ['in_progress']);
    const over = { CallSid: call.sid, CallStatus: 'completed' };
    expect((await post(`/hooks/twilio/status/${id}`, over, twilio)).status).toBe(403);
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    expect((await post(`/hooks/twilio/status/${id}`, over, own)).status).toBe(204);
    expect((await ended(tenant, id)).end_reason).toBe('caller_hangup');
  }, 60_000);
});

test('remains in the owner’s account after its release, and its calls are no longer routed to this service', async () => {
  await tenant.ok('releasePhoneNumber', { path: { id: number.id } });
  await until(() => own.numbers.get('PN1')!.voiceUrl === '', { what: 'the number has no webhook' });
  expect(own.numbers.get('PN1')!.number).toBe(NUMBER);
});

test('never uses the deployment’s account in the tests above', () => {
  expect(ofDeployment()).toEqual([]);
  expect([twilio.calls, twilio.messages]).toEqual([[], []]);
});

test('a number of the deployment’s account accepts callbacks of that account only', async () => {
  const bought = await tenant.ok('buyPhoneNumber', { body: { number: '+14152671000', carrier: 'twilio' } });
  const offered = { CallSid: `CA${'2'.repeat(32)}`, From: '+14155559871', To: bought.number, CallStatus: 'ringing' };
  expect((await post('/hooks/twilio/voice', offered, own)).status).toBe(403);
});
