// Numbers at Twilio: the official SDK talks to an in-process stand-in. A number is bought once, and a number that something else
// uses is never taken.
import { describe, expect, test } from 'vitest';
import { createTwilioNetwork } from '../../../scripts/stand-ins/twilio-network.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { createTwilio } from '../../../src/providers/vendors/twilio/twilio.ts';
import { silentLog } from '../support/sounds.ts';

const FROM = '+14155552671';
const ANSWERS = '+12125552368';
const account = { accountSid: `AC${'a'.repeat(32)}`, authToken: 'b'.repeat(32) };

function subject() {
  const clock = createVirtualClock();
  const noCalls = async () => {
    throw new Error('no call is placed here');
  };
  const network = createTwilioNetwork({ clock, ...account, post: noCalls, connect: noCalls });
  const carrier = createTwilio(
    { ...account, apiUrl: null, callsPerSecond: 1 },
    {
      clock,
      log: silentLog,
      legs: { watch: () => () => undefined },
      tokens: { seal: (legName) => legName, open: () => null },
      publicUrl: () => 'http://parley.test',
      resolveHost: async (host) => host,
      request: network.request,
    },
  );
  return { carrier, network };
}

describe('numbers of Twilio', () => {
  const { signal } = new AbortController();

  test('are found, bought once however often the request is repeated, and released', async () => {
    const { carrier, network } = subject();
    const query = { country: 'US', type: 'local' as const, areaCode: '415', limit: 3 };
    const [offer] = await carrier.market!.search(query, signal);
    expect(offer).toEqual({
      number: '+14152670000',
      country: 'US',
      type: 'local',
      region: 'San Francisco, CA',
      capabilities: ['voice', 'sms'],
    });
    network.faults.push({ on: /^POST IncomingPhoneNumbers/, status: 'lost' });
    await expect(carrier.market!.buy(offer!.number, signal)).rejects.toMatchObject({ kind: 'timeout' });
    const held = await carrier.market!.buy(offer!.number, signal);
    expect([...network.numbers]).toEqual([
      [held.ref, { number: offer!.number, voiceUrl: 'http://parley.test/hooks/twilio/voice' }],
    ]);
    await carrier.market!.release(held.ref, signal);
    await carrier.market!.release(held.ref, signal);
    expect(network.numbers.size).toBe(0);
  });

  test('that the account already had are not sold', async () => {
    const { carrier, network } = subject();
    // The operator's own line, which leads to another service.
    network.numbers.set('PN1', { number: '+14152670000', voiceUrl: 'https://pbx.example.com/voice' });
    await expect(carrier.market!.buy('+14152670000', signal)).rejects.toMatchObject({ kind: 'refused' });
    expect(network.numbers.get('PN1')!.voiceUrl).toBe('https://pbx.example.com/voice');
  });

  test('are never mistaken for a longer number that begins with the same digits', async () => {
    const { carrier, network } = subject();
    const [short, long] = ['+493012345', '+4930123456'];
    await carrier.market!.buy(long, signal);
    network.faults.push({ on: /^POST IncomingPhoneNumbers.json/, status: 400, code: 21421 });
    await expect(carrier.market!.buy(short, signal)).rejects.toMatchObject({ kind: 'refused' });
    const adopted = carrier.accounts!.adopt(short, { type: 'twilio', ...account }, signal);
    await expect(adopted).rejects.toMatchObject({ kind: 'refused' });
  });

  test('are found among longer numbers that begin with the same digits', async () => {
    const { carrier, network } = subject();
    for (const [sid, number] of ['+4930123456', '+4930123457', '+493012345'].entries())
      network.numbers.set(`PN${sid}`, { number, voiceUrl: '' });
    const held = await carrier.accounts!.adopt('+493012345', { type: 'twilio', ...account }, signal);
    expect([held.ref, network.numbers.get('PN0')!.voiceUrl]).toEqual(['PN2', '']);
  });

  test('on a trunk of the account lead here only when they are taken off the trunk', async () => {
    const { carrier, network } = subject();
    const voiceUrl = 'http://parley.test/hooks/twilio/voice';
    network.numbers.set('PN1', { number: '+14152670001', voiceUrl, trunkSid: 'TK1' });
    network.numbers.set('PN2', { number: '+14152670002', voiceUrl: '', trunkSid: 'TK1' });
    expect((await carrier.routes!.list()).map(({ leads }) => leads)).toEqual(['other', 'other']);
    await carrier.routes!.lead('PN1');
    await carrier.accounts!.adopt('+14152670002', { type: 'twilio', ...account }, signal);
    expect([...network.numbers.values()].map(({ trunkSid }) => trunkSid)).toEqual(['', '']);
    expect((await carrier.routes!.list()).map(({ leads }) => leads)).toEqual(['here', 'here']);
  });

  test('of an account that does not have them are refused, and so is a wrong token', async () => {
    const { carrier } = subject();
    const adopt = (authToken: string) =>
      carrier.accounts!.adopt('+14152670000', { type: 'twilio', ...account, authToken }, signal);
    await expect(adopt(account.authToken)).rejects.toMatchObject({ kind: 'refused' });
    await expect(adopt('c'.repeat(32))).rejects.toMatchObject({ kind: 'auth' });
  });

  test('send text messages', async () => {
    const { carrier, network } = subject();
    await carrier.sendSms!({ from: FROM, to: ANSWERS, text: 'See you at nine.', signal });
    expect(network.messages).toEqual([{ from: FROM, to: ANSWERS, body: 'See you at nine.' }]);
  });

  test('on a SIP server send no text messages, because the account of the deployment may have the same number', async () => {
    const { carrier, network } = subject();
    const sip = { host: 'sip.example.com', port: 5060, transport: 'udp' as const, username: null, password: null };
    const message = { from: FROM, to: ANSWERS, text: 'I am somebody else.', signal };
    const sent = carrier.sendSms!({ ...message, account: { type: 'sip_trunk', ...sip } });
    await expect(sent).rejects.toMatchObject({ kind: 'refused' });
    expect(network.messages).toEqual([]);
  });
});
