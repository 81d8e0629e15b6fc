// Trunks of a LiveKit server, through the official client against a stand-in of the protocol. Existing trunks are
// validated, trunks for a SIP server are created once and deleted again, and nothing of another owner is changed.
import { createSocket } from 'node:dgram';
import * as P from '@livekit/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  LIVEKIT_KEY,
  LIVEKIT_SECRET,
  startLiveKitServer,
  type LiveKitServer,
} from '../../../scripts/stand-ins/livekit-server.ts';
import { ApiFailure } from '../../../scripts/stand-ins/livekit-sip.ts';
import type { LiveKitTrunks } from '../../../src/providers/numbers.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { createTrunks, type Trunks } from '../../../src/providers/vendors/livekit/trunks.ts';
import { silentLog } from '../support/sounds.ts';

const NUMBER = '+14155550121';
const { signal } = new AbortController();

let server: LiveKitServer;
let trunks: Trunks;
let sipPort: number;
const sipServer = createSocket('udp4');

beforeAll(async () => {
  server = await startLiveKitServer();
  sipServer.on('message', (_, { port, address }) => sipServer.send('SIP/2.0 200 OK\r\n\r\n', port, address));
  await new Promise<void>((resolve) => sipServer.bind(0, '127.0.0.1', resolve));
  sipPort = sipServer.address().port;
  trunks = trunksWith();
});
afterAll(async () => {
  sipServer.close();
  await server.close();
});
beforeEach(() => {
  for (const all of [server.sip.inbound, server.sip.outbound, server.sip.rules]) all.clear();
});

function trunksWith(
  more: { apiSecret?: string; sipTrunkId?: string } = {},
  resolveHost = async () => '127.0.0.1',
): Trunks {
  const settings = { url: server.url, apiKey: LIVEKIT_KEY, apiSecret: LIVEKIT_SECRET, sipTrunkId: null, ...more };
  return createTrunks(settings, { log: silentLog, resolveHost });
}

const named = (outboundTrunkId: string | null, inboundTrunkId: string | null): LiveKitTrunks => ({
  type: 'livekit',
  owner: 'wsp_1',
  outboundTrunkId,
  inboundTrunkId,
  sip: null,
});
const described = (owner = 'wsp_1', username = 'northwind'): LiveKitTrunks => {
  const sip = {
    host: 'sip.example.com',
    port: sipPort,
    transport: 'udp' as const,
    username,
    password: 'correct horse',
  };
  return { ...named(null, null), owner, sip: { ...sip, inboundAddresses: ['203.0.113.0/24'] } };
};
const put = {
  outbound: (sipTrunkId: string, ...numbers: string[]) =>
    server.sip.outbound.set(sipTrunkId, new P.SIPOutboundTrunkInfo({ sipTrunkId, numbers })),
  inbound: (sipTrunkId: string, ...numbers: string[]) =>
    server.sip.inbound.set(sipTrunkId, new P.SIPInboundTrunkInfo({ sipTrunkId, numbers })),
  rule: (sipDispatchRuleId: string, rule: P.SIPDispatchRule, ...trunkIds: string[]) =>
    server.sip.rules.set(sipDispatchRuleId, new P.SIPDispatchRuleInfo({ sipDispatchRuleId, rule, trunkIds })),
};
const oneRoom = new P.SIPDispatchRule({
  rule: { case: 'dispatchRuleDirect', value: new P.SIPDispatchRuleDirect({ roomName: 'hall' }) },
});
const individual = (value: ConstructorParameters<typeof P.SIPDispatchRuleIndividual>[0]) =>
  new P.SIPDispatchRule({
    rule: { case: 'dispatchRuleIndividual', value: new P.SIPDispatchRuleIndividual(value) },
  });
const counts = () => [server.sip.inbound.size, server.sip.outbound.size, server.sip.rules.size];

describe('existing trunks', () => {
  test('are accepted when they list the number; its callers get a dispatch rule with one room per caller', async () => {
    put.outbound('ST_out', NUMBER);
    put.inbound('ST_in', NUMBER, '+14155550122');
    const held = await trunks.adopt(NUMBER, named('ST_out', 'ST_in'), signal);
    expect(held).toMatchObject({ capabilities: ['voice'], account: named('ST_out', 'ST_in') });
    const [rule] = [...server.sip.rules.values()];
    expect([rule?.trunkIds, rule?.rule?.rule.case]).toEqual([['ST_in'], 'dispatchRuleIndividual']);
    await trunks.adopt('+14155550122', named(null, 'ST_in'), signal);
    expect(counts()).toEqual([1, 1, 1]);
  });

  test('are kept when the number is deleted, together with a rule that others use', async () => {
    put.inbound('ST_in', NUMBER);
    const { ref } = await trunks.adopt(NUMBER, named(null, 'ST_in'), signal);
    await trunks.abandon(ref);
    expect(counts()).toEqual([1, 0, 1]);
  });

  test.each([
    ['that do not exist', named('ST_none', null)],
    ['that do not list the number', named('ST_other', null)],
    ['for any number', named('ST_any', null)],
    ['of the other direction', named('ST_in', null)],
    ['whose callers share a room', named(null, 'ST_shared')],
  ])('%s are refused', async (_, wanted) => {
    put.outbound('ST_other', '+14155550199');
    put.outbound('ST_any');
    put.inbound('ST_in', NUMBER);
    put.inbound('ST_shared', NUMBER);
    put.rule('SDR_hall', oneRoom, 'ST_shared');
    await expect(trunks.adopt(NUMBER, wanted, signal)).rejects.toMatchObject({ kind: 'refused' });
    expect(server.sip.rules.size).toBe(1);
  });

  test.each([
    ['hides the numbers, by which a call is found', 'hides', { hidePhoneNumber: true }],
    [
      'gives a caller the same room each time',
      'the same room',
      { rule: individual({ roomPrefix: 'sip', noRandomness: true }) },
    ],
    [
      'sends agents of LiveKit, which would speak as well',
      'desk',
      { roomConfig: new P.RoomConfiguration({ agents: [new P.RoomAgentDispatch({ agentName: 'desk' })] }) },
    ],
  ])('are refused if their dispatch rule %s', async (_what, reason, more) => {
    put.inbound('ST_in', NUMBER);
    put.rule('SDR_own', individual({ roomPrefix: 'sip' }), 'ST_in');
    Object.assign(server.sip.rules.get('SDR_own')!, more);
    const adopting = trunks.adopt(NUMBER, named(null, 'ST_in'), signal);
    await expect(adopting).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining(reason) });
  });

  test('are accepted with a dispatch rule of their own that gives each call a room', async () => {
    put.inbound('ST_in', NUMBER);
    put.rule('SDR_own', individual({ roomPrefix: 'sip' }), 'ST_in');
    await trunks.adopt(NUMBER, named(null, 'ST_in'), signal);
    expect(counts()).toEqual([1, 0, 1]);
  });

  test('a number without an outbound trunk uses the deployment’s trunk if that lists the number, and otherwise cannot call', async () => {
    put.outbound('ST_own', NUMBER);
    put.inbound('ST_in', NUMBER, '+14155550122');
    const own = trunksWith({ sipTrunkId: 'ST_own' });
    expect((await own.adopt(NUMBER, named(null, 'ST_in'), signal)).account).toMatchObject({
      outboundTrunkId: 'ST_own',
    });
    const other = await own.adopt('+14155550122', named(null, 'ST_in'), signal);
    expect(other.account).toMatchObject({ outboundTrunkId: null });
  });
});

describe('trunks for a SIP server', () => {
  test('are created in both directions with a rule, and their password is not returned', async () => {
    const { ref, account } = await trunks.adopt(NUMBER, described(), signal);
    const [outbound] = [...server.sip.outbound.values()];
    const [inbound] = [...server.sip.inbound.values()];
    expect(outbound).toMatchObject({
      address: `sip.example.com:${sipPort}`,
      transport: P.SIPTransport.SIP_TRANSPORT_UDP,
      numbers: [NUMBER],
      authUsername: 'northwind',
      authPassword: 'correct horse',
    });
    expect(inbound).toMatchObject({ numbers: [NUMBER], allowedAddresses: ['203.0.113.0/24'] });
    expect(account).toEqual(named(outbound!.sipTrunkId, inbound!.sipTrunkId));
    expect(JSON.stringify(account)).not.toContain('horse');
    await trunks.abandon(ref);
    expect(counts()).toEqual([0, 0, 0]);
    await trunks.abandon(ref);
  });

  test('are updated, not duplicated, by a repeated request of the same owner', async () => {
    const first = await trunks.adopt(NUMBER, described(), signal);
    const second = await trunks.adopt(NUMBER, described('wsp_1', 'southwind'), signal);
    expect([second.ref, counts()]).toEqual([first.ref, [1, 1, 1]]);
    expect([...server.sip.outbound.values()][0]).toMatchObject({ authUsername: 'southwind' });
  });

  test('are refused for a number on a trunk of another owner, and that trunk does not change', async () => {
    const theirs = await trunks.adopt(NUMBER, described('wsp_2'), signal);
    const before = JSON.stringify([...server.sip.inbound.values(), ...server.sip.outbound.values()]);
    const refused = trunks.adopt(NUMBER, described('wsp_1', 'mallory'), signal);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('Conflicting') });
    expect(JSON.stringify([...server.sip.inbound.values(), ...server.sip.outbound.values()])).toBe(before);
    await trunks.abandon(theirs.ref);
  });

  test('leave nothing behind if one of them cannot be created', async () => {
    const { answer } = server.sip;
    server.sip.answer = (method, body) => {
      if (method === 'CreateSIPOutboundTrunk') throw new ApiFailure(429, 'resource_exhausted', 'too many trunks');
      return answer(method, body);
    };
    try {
      await expect(trunks.adopt(NUMBER, described(), signal)).rejects.toThrow(/too many trunks/);
    } finally {
      server.sip.answer = answer;
    }
    expect(counts()).toEqual([0, 0, 0]);
  });

  test('are refused before anything is created if the server may not be reached or does not answer', async () => {
    const guarded = trunksWith({}, async () => {
      throw new ProviderError('network', 'refused', 'sip.example.com is private');
    });
    await expect(guarded.adopt(NUMBER, described(), signal)).rejects.toMatchObject({ kind: 'refused' });
    const silent = described();
    const late = AbortSignal.timeout(100);
    await expect(trunks.adopt(NUMBER, { ...silent, sip: { ...silent.sip!, port: 9 } }, late)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(counts()).toEqual([0, 0, 0]);
  });
});

test('a refusal of our own key is reported as unavailable, not as a fault of the number’s owner', async () => {
  const wrong = trunksWith({ apiSecret: `${LIVEKIT_SECRET}!` });
  await expect(wrong.adopt(NUMBER, named('ST_out', null), signal)).rejects.toMatchObject({ kind: 'unavailable' });
});
