// Telephone calls over SIP trunks of LiveKit, through the whole service: numbers are imported, the agent and the telephone are
// official clients in rooms of a stand-in, and the stand-in signs its callbacks as the server does. The clients have their own
// clock, so these calls run in real time.
import * as P from '@livekit/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hearEachOther, loud } from '../../../scripts/stand-ins/livekit-phone.ts';
import { LIVEKIT_SECRET, SipFailure } from '../../../scripts/stand-ins/livekit-server.ts';
import { roomCallback, type RoomCallbackPost } from '../../../scripts/stand-ins/livekit-sip.ts';
import { newTenant, type Tenant, RECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { CALLEE, startLiveKitWorld, type LiveKitWorld } from './livekit-world.ts';
import { decodeMp3, ended, loudness, reaches, statusesOf, timelineOf } from './support.ts';

let world: LiveKitWorld;
let app: LiveKitWorld['app'];
let server: LiveKitWorld['server'];
let tenant: LiveKitWorld['tenant'];
let number: LiveKitWorld['number'];
let newNumber: LiveKitWorld['newNumber'];
let newAgent: LiveKitWorld['newAgent'];
let newPhone: LiveKitWorld['newPhone'];
let assign: LiveKitWorld['assign'];
let dial: LiveKitWorld['dial'];
let callsFrom: LiveKitWorld['callsFrom'];
let asked: LiveKitWorld['asked'];

beforeAll(async () => {
  world = await startLiveKitWorld();
  ({ app, server, tenant, number, newNumber, newAgent, newPhone, assign, dial, callsFrom, asked } = world);
}, 60_000);
afterAll(() => world?.close());

const post = (callback: RoomCallbackPost) => fetch(world.callbacks, { method: 'POST', ...callback });
const caller = (from: string, trunkId: string, to = number.number) =>
  new P.ParticipantInfo({
    identity: `sip_${from}`,
    kind: P.ParticipantInfo_Kind.SIP,
    attributes: { 'sip.phoneNumber': from, 'sip.trunkPhoneNumber': to, 'sip.trunkID': trunkId, 'sip.callID': 'SCL_1' },
  });

test('the list of providers shows that the server is healthy', async () => {
  const { data } = await tenant.ok('listProviders', { query: { limit: '100' } });
  expect(data.find(({ id }) => id === 'livekit')).toMatchObject({
    health: 'healthy',
    last_checked_at: expect.any(String),
  });
});

describe('importing', () => {
  test('creates trunks for a SIP server and stores no password', async () => {
    const account = {
      type: 'livekit',
      host: 'sip.localhost',
      port: world.sipPort,
      username: 'northwind',
      password: 'correct horse',
    };
    const imported = await tenant.ok('importPhoneNumber', { body: { number: '+14155550161', account } });
    expect(imported).toMatchObject({ carrier: 'livekit', status: 'active', capabilities: ['voice'] });
    expect(imported.account).toEqual({ type: 'livekit', name: `sip.localhost:${world.sipPort}` });
    const { account_sealed: sealed } = await app.runtime.db
      .selectFrom('phone_numbers')
      .select('account_sealed')
      .where('id', '=', imported.id)
      .executeTakeFirstOrThrow();
    const place = { workspaceId: tenant.workspaceId, id: imported.id };
    expect(app.runtime.vault.open('phone-number-account', sealed!, { place })).not.toContain('horse');
    const trunks = () => [...server.sip.outbound.values()].filter(({ numbers }) => numbers.includes('+14155550161'));
    expect(trunks()).toHaveLength(1);
    await tenant.ok('releasePhoneNumber', { path: { id: imported.id } });
    await until(() => trunks().length === 0, { what: 'the trunks are gone with the number' });
  });

  test.each([
    ['without a trunk or a host', {}, '/account ambiguous'],
    ['with both', { host: 'sip.localhost', outbound_trunk_id: 'ST_1' }, '/account ambiguous'],
    ['at a private address', { host: '169.254.169.254' }, '/account/host private_address'],
    ['with a trunk that does not exist', { outbound_trunk_id: 'ST_none' }, '/account refused'],
  ])('%s is refused and saves nothing', async (_, account, error) => {
    const body = { number: '+14155550162', account: { type: 'livekit', ...account } };
    const refused = await tenant.refused('importPhoneNumber', { body });
    expect([refused.status, refused.errors]).toEqual([422, [error]]);
  });

  test('a number with an inbound trunk only cannot place calls', async () => {
    const to = '+14155550163';
    server.sip.inbound.set('ST_in', new P.SIPInboundTrunkInfo({ sipTrunkId: 'ST_in', numbers: [to] }));
    const account = { type: 'livekit', inbound_trunk_id: 'ST_in' };
    await tenant.ok('importPhoneNumber', { body: { number: to, account } });
    const body = { agent_id: await newAgent(), to_number: CALLEE, from_number: to };
    expect((await tenant.refused('createCall', { body })).errors).toEqual(['/from_number inbound_only']);
  });
});

describe('an outbound call', () => {
  test('uses the trunk of its number, carries speech and keys both ways, and is charged once', async () => {
    const phone = newPhone();
    server.onInvite(phone.answer);
    const id = await dial(await newAgent(RECORDED));
    await reaches(tenant, id, ['in_progress']);
    await until(() => loud(phone.heard) > 20, { withinMs: 20_000, what: 'the callee hears the greeting' });
    const [invited] = asked('CreateSIPParticipant').slice(-1);
    const trunkId = [...server.sip.outbound.values()].find(({ numbers }) =>
      numbers.includes(number.number),
    )!.sipTrunkId;
    expect(invited).toMatchObject({ sipTrunkId: trunkId, sipCallTo: CALLEE, sipNumber: number.number, roomName: id });
    await phone.speak(1_000);
    await phone.client().localParticipant!.publishDtmf(5, '5');
    await tenant.ok('controlCall', { path: { id }, body: { action: 'send_dtmf', digits: '42' } });
    await until(() => phone.digits.join('') === '42', { withinMs: 30_000, what: 'the keys of the agent' });
    const pressed = async () =>
      (await timelineOf(tenant, id)).some(({ type, data }) => type === 'dtmf' && data['digit'] === '5');
    await until(pressed, { withinMs: 30_000, what: 'the key of the callee' });
    await tenant.ok('endCall', { path: { id } });
    const over = await ended(tenant, id);
    expect(over).toMatchObject({ status: 'completed', end_reason: 'ended_by_api', direction: 'outbound' });
    expect(Number(over.cost!.amount)).toBeGreaterThan(0);
    await until(() => phone.isOut(), { what: 'the callee is hung up' });
    const recording = await tenant.send('getCallRecording', { path: { id } });
    const sound = await decodeMp3(new Uint8Array(recording.body as ArrayBuffer));
    const [left, right] = [0, 1].map((channel) => loudness(sound, channel, 0, sound.seconds * 1000));
    expect([left! > 0.01, right! > 0.01]).toEqual([true, true]);
    expect(asked('CreateSIPParticipant').filter(({ roomName }) => roomName === id)).toHaveLength(1);
  }, 90_000);

  test.each([
    [486, 'busy'],
    [480, 'no_answer'],
    [404, 'invalid_number'],
  ])(
    'that ends with SIP status %i fails as %s and costs nothing',
    async (status, reason) => {
      server.onInvite(() => Promise.reject(new SipFailure(status, 'refused')));
      const over = await ended(tenant, await dial(await newAgent()));
      expect(over).toMatchObject({ status: 'failed', end_reason: reason, cost: { amount: '0.000000' } });
      expect(over.end_detail).toContain(String(status));
    },
    60_000,
  );

  test('is transferred to a human by the trunk', async () => {
    const phone = newPhone();
    server.onInvite(phone.answer);
    const id = await dial(await newAgent());
    await reaches(tenant, id, ['in_progress']);
    await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: '+14155550188' } });
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'transferred' });
    // Shorter than the agent waits for the result.
    const ringingTimeout = '20s';
    const request = { roomName: id, participantIdentity: 'caller', transferTo: 'tel:+14155550188', ringingTimeout };
    expect(asked('TransferSIPParticipant').at(-1)).toMatchObject(request);
    await phone.leave();
  }, 60_000);
});

describe('an inbound call', () => {
  test('is answered within a second by the agent of its number, is inbound, and ends when the caller hangs up', async () => {
    const agent_id = await newAgent();
    await assign(agent_id);
    const phone = newPhone();
    const calling = performance.now();
    const { room } = await phone.call('+14155559876', number.number);
    const joiningMs = performance.now() - calling;
    await until(() => server.participants(room).includes('agent'), { withinMs: 30_000, what: 'the agent picks up' });
    const { sentAt } = server.callbacks.find(({ body }) => body.includes(room) && body.includes('sip.phoneNumber'))!;
    const answeredMs = performance.now() - sentAt;
    await until(() => loud(phone.heard) > 20, { withinMs: 20_000, what: 'the caller hears the greeting' });
    const [row] = await callsFrom('+14155559876');
    expect(row).toMatchObject({
      agent_id,
      from_number: '+14155559876',
      to_number: number.number,
      direction: 'inbound',
    });
    await phone.leave();
    expect(await ended(tenant, row!.call_id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    expect(await statusesOf(tenant, row!.call_id)).toEqual(['ringing', 'in_progress', 'completed']);
    await until(() => server.participants(room).length === 0, { what: 'an empty room' });
    // On a busy machine, a few times what a client alone needs to join a room.
    expect(answeredMs).toBeLessThan(Math.max(1_000, 4 * joiningMs));
  }, 60_000);

  test('reaches the inbound agent of its number at the pinned version', async () => {
    const own = await newNumber();
    const agent_id = await newAgent();
    await tenant.ok('updateAgent', { path: { id: agent_id }, body: { greeting: 'This is the second version.' } });
    const inbound_agents = [{ agent_id, agent_version: 1 }];
    await tenant.ok('updatePhoneNumber', { path: { id: own.id }, body: { inbound_agents } });
    const phone = newPhone();
    await phone.call('+14155559870', own.number);
    await until(async () => (await callsFrom('+14155559870'))[0]?.status === 'in_progress', { withinMs: 20_000 });
    const [row] = await callsFrom('+14155559870');
    expect(row).toMatchObject({ agent_id, agent_version: 1 });
    await tenant.ok('endCall', { path: { id: row!.call_id } });
    await until(() => phone.isOut(), { what: 'the caller is hung up' });
    await ended(tenant, row!.call_id);
  }, 60_000);

  test('that is reported repeatedly is one call and continues; a report after its end starts nothing', async () => {
    await assign(await newAgent());
    const phone = newPhone();
    const { room } = await phone.call('+14155559875', number.number);
    await until(async () => (await callsFrom('+14155559875'))[0]?.status === 'in_progress', { withinMs: 20_000 });
    const callbacks = server.callbacks.filter(({ body }) => body.includes(room));
    expect(callbacks.length).toBeGreaterThan(0);
    for (let i = 0; i < 3; i++) {
      const answers = await Promise.all(callbacks.map(post));
      expect(answers.map(({ status }) => status)).toEqual(callbacks.map(() => 200));
    }
    await until(() => loud(phone.heard) > 20, { withinMs: 20_000, what: 'the caller still hears the agent' });
    expect(server.participants(room).toSorted()).toEqual(['agent', 'sip_+14155559875']);
    await phone.leave();
    const [row, ...others] = await callsFrom('+14155559875');
    expect(others).toEqual([]);
    await ended(tenant, row!.call_id);
    await Promise.all(callbacks.toReversed().map(post));
    expect(await callsFrom('+14155559875')).toHaveLength(1);
    expect(await statusesOf(tenant, row!.call_id)).toEqual(['ringing', 'in_progress', 'completed']);
  }, 60_000);

  test('whose end is reported before its beginning fails, and its room is empty', async () => {
    await assign(await newAgent());
    const [trunk] = [...server.sip.inbound.values()].filter(({ numbers }) => numbers.includes(number.number));
    const about = caller('+14155559874', trunk!.sipTrunkId);
    await post(await roomCallback('participant_left', 'sip_gone', about));
    await post(await roomCallback('participant_joined', 'sip_gone', about));
    const [row] = await callsFrom('+14155559874');
    const over = await ended(tenant, row!.call_id);
    expect(over).toMatchObject({ status: 'failed', end_reason: 'carrier_error', cost: { amount: '0.000000' } });
    expect(over.end_detail).toContain('hung up before');
    expect(server.participants('sip_gone')).toEqual([]);
  }, 60_000);

  test.each([
    ['that the server did not sign', { secret: `${LIVEKIT_SECRET}!` }, 403],
    ['that arrived over a trunk of another number', { trunkId: 'ST_other' }, 200],
    ['for a number on no known trunk', { to: '+14155550999' }, 200],
  ])(
    'a callback %s is ignored',
    async (_, { secret, trunkId, to }: { secret?: string; trunkId?: string; to?: string }, status) => {
      await assign(await newAgent());
      const [trunk] = [...server.sip.inbound.values()].filter(({ numbers }) => numbers.includes(number.number));
      const about = caller('+14155559873', trunkId ?? trunk!.sipTrunkId, to);
      const answer = await post(await roomCallback('participant_joined', 'sip_strange', about, secret));
      expect(answer.status).toBe(status);
      expect(await callsFrom('+14155559873')).toEqual([]);
      await post(await roomCallback('participant_left', 'sip_strange', about, secret));
      // A room of another service on the same server.
      expect(asked('DeleteRoom')).not.toContainEqual({ room: 'sip_strange' });
    },
  );

  test('to a number that several workspaces claim reaches the owner of its trunk; a claim does not block another workspace’s proof of control', async () => {
    const number = '+14155550171';
    const [squatter, owner] = [await newTenant(app.url), await newTenant(app.url)];
    const trunkOf = (id: string) => ({
      type: 'livekit',
      ...(id === '' ? { host: 'sip.localhost', port: world.sipPort } : { inbound_trunk_id: id }),
    });
    const claimed = await squatter.ok('importPhoneNumber', { body: { number, account: trunkOf('') } });
    const [made] = [...server.sip.inbound.values()].filter(({ numbers }) => numbers.includes(number));
    server.sip.inbound.set('ST_owner', new P.SIPInboundTrunkInfo({ sipTrunkId: 'ST_owner', numbers: [number] }));
    const proven = await owner.ok('importPhoneNumber', { body: { number, account: trunkOf('ST_owner') } });
    await assign(await newAgent({}, squatter), claimed, squatter);
    await assign(await newAgent({}, owner), proven, owner);
    const ring = async (from: string, trunkId: string) =>
      (await post(await roomCallback('participant_joined', `sip_${from}`, caller(from, trunkId, number)))).status;
    expect(await ring('+14155559861', 'ST_owner')).toBe(200);
    expect(await ring('+14155559862', made!.sipTrunkId)).toBe(200);
    const froms = async (client: Tenant) =>
      (await client.ok('listCalls', { query: { limit: '10' } })).data.map(({ from_number }) => from_number);
    expect(await froms(owner)).toEqual(['+14155559861']);
    expect(await froms(squatter)).toEqual(['+14155559862']);
    const third = await newTenant(app.url);
    const late = await third.refused('importPhoneNumber', { body: { number, account: trunkOf('ST_owner') } });
    expect([late.status, late.code]).toEqual([409, 'phone_number_taken']);
  });

  test('with a body other than the signed one starts nothing', async () => {
    await assign(await newAgent());
    const [trunk] = [...server.sip.inbound.values()].filter(({ numbers }) => numbers.includes(number.number));
    const signed = await roomCallback('participant_joined', 'sip_1', caller('+14155559872', trunk!.sipTrunkId));
    const answer = await post({ ...signed, body: signed.body.replaceAll('9872', '9871') });
    expect([answer.status, await callsFrom('+14155559871')]).toEqual([403, []]);
  });

  test('for a number without an agent is hung up', async () => {
    const idle = await newNumber();
    const phone = newPhone();
    await phone.call('+14155559869', idle.number);
    await until(() => phone.isOut(), { withinMs: 30_000, what: 'the caller is hung up' });
    expect(await callsFrom('+14155559869')).toEqual([]);
  }, 60_000);

  test('whose fallback number does not answer is hung up, and keeps no reserve and no slot', async () => {
    const lonely = await newTenant(app.url);
    const own = await newNumber(lonely);
    await lonely.ok('updatePhoneNumber', { path: { id: own.id }, body: { fallback_number: '+14155550199' } });
    server.onInvite(() => Promise.reject(new SipFailure(486, 'refused')));
    const phone = newPhone();
    await phone.call('+14155559812', own.number);
    await until(() => phone.isOut(), { withinMs: 30_000, what: 'the caller is hung up' });
    const used = async () => (await lonely.ok('getLimits')).concurrent_calls.used;
    await until(async () => (await used()) === 0, { withinMs: 30_000, what: 'the slot is free' });
    expect((await lonely.ok('getWallet')).reserved.amount).toBe('0.000000');
    expect((await lonely.ok('listTransactions')).data.filter(({ kind }) => kind === 'call')).toEqual([]);
  }, 60_000);

  test('whose agent is at its limit is forwarded to the fallback number until one side hangs up', async () => {
    const crowded = await newTenant(app.url);
    const own = await newNumber(crowded);
    await assign(await newAgent({ max_concurrent_calls: 1 }, crowded), own, crowded);
    await crowded.ok('updatePhoneNumber', { path: { id: own.id }, body: { fallback_number: '+14155550199' } });
    const phones = [newPhone()];
    for (const [i, phone] of phones.entries()) await phone.call(`+1415555980${i}`, own.number);
    const live = async () => (await crowded.ok('listCalls', { query: { status: 'in_progress' } })).data.length;
    await until(async () => (await live()) === 1, { withinMs: 20_000, what: 'the agent is busy' });
    const [human, late] = [newPhone(), newPhone()];
    server.onInvite(human.answer);
    const { room } = await late.call('+14155559811', own.number);
    await until(() => server.participants(room).includes('fallback'), {
      withinMs: 30_000,
      what: 'the fallback is rung',
    });
    await post(server.callbacks.findLast(({ body }) => body.includes(room) && body.includes('sip.trunkPhoneNumber'))!);
    await until(() => !human.isOut(), { what: 'the fallback answers' });
    await hearEachOther(human, late, 5);
    const forwarded = asked('CreateSIPParticipant').filter(({ roomName }) => roomName === room);
    expect(forwarded).toHaveLength(1);
    expect(forwarded[0]).toMatchObject({ sipCallTo: '+14155550199', sipNumber: own.number, maxCallDuration: '1800s' });
    expect(await crowded.ok('getLimits')).toMatchObject({ concurrent_calls: { used: 2 } });
    expect(await callsFrom('+14155559811', crowded)).toEqual([]);
    await late.leave();
    await until(() => human.isOut(), { withinMs: 30_000, what: 'the fallback is hung up' });
    const charged = async () => (await crowded.ok('listTransactions')).data.filter(({ kind }) => kind === 'call');
    await until(async () => (await charged()).length === 1, { withinMs: 30_000, what: 'the leg is charged' });
    expect((await crowded.ok('getLimits')).concurrent_calls.used).toBe(1);
    for (const phone of phones) await phone.leave();
  }, 90_000);
});
