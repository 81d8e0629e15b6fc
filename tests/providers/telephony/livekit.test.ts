// LiveKit as a carrier: the port's guarantees on a virtual clock in an in-process room; then both official clients against
// a stand-in of the server, with real Opus in both directions.
import { Room } from '@livekit/rtc-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPhone, loud, speakUntil } from '../../../scripts/stand-ins/livekit-phone.ts';
import {
  LIVEKIT_KEY,
  LIVEKIT_SECRET,
  SipFailure,
  startLiveKitServer,
  type LiveKitServer,
} from '../../../scripts/stand-ins/livekit-server.ts';
import { ApiFailure } from '../../../scripts/stand-ins/livekit-sip.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { createVirtualClock, type VirtualClock } from '../../../src/core/virtual-clock.ts';
import type { CarrierAccount } from '../../../src/providers/numbers.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { DialEvent, Line } from '../../../src/providers/ports/carrier.ts';
import { createLiveKit, type LiveKit, type LiveKitClients } from '../../../src/providers/vendors/livekit/livekit.ts';
import { CallRefused } from '../../../src/providers/vendors/livekit/sip.ts';
import { until } from '../../support/until.ts';
import { conformsToCarrier, dialFor, type CarrierSubject } from '../conformance/carrier.ts';
import { silentLog, sine } from '../support/sounds.ts';

const FROM = '+12065550142';
const ANSWERED = '+12065550100';
const UNANSWERED = '+12065550102';

const TRUNKS: CarrierAccount = {
  type: 'livekit',
  owner: 'wsp_1',
  outboundTrunkId: 'ST_own',
  inboundTrunkId: null,
  sip: null,
};

const resolveHost = async (host: string) => host;
const PARTS = { clock: systemClock, log: silentLog, resolveHost };

conformsToCarrier('livekit over the trunk of the deployment', () => roomWithoutNetwork('ST_1'));
conformsToCarrier('livekit over the trunk of a number', () => ({ ...roomWithoutNetwork(null), account: TRUNKS }));

/** A room in this process that plays in clock time. Its callee rings for a second and answers, or never answers. */
function roomWithoutNetwork(sipTrunkId: string | null, endRoom = () => Promise.resolve()): CarrierSubject {
  const clock = createVirtualClock();
  const status: { ringing?: (status: string) => void } = {};
  const settings = { url: 'ws://unused', apiKey: 'key', apiSecret: 'secret', sipTrunkId };
  const clients: LiveKitClients = {
    async join({ onCallStatus }) {
      status.ringing = onCallStatus;
      return { ...mediaOn(clock), peerJoined: Promise.resolve() };
    },
    sip: {
      invite: ({ to, ringTimeoutMs }) =>
        new Promise((resolve, reject) => {
          clock.after(200, () => status.ringing!('ringing'));
          if (to === ANSWERED) clock.after(1_000, resolve);
          else clock.after(ringTimeoutMs, () => reject(new CallRefused('no_answer', '480 Temporarily Unavailable')));
        }),
      transfer: () => Promise.resolve(),
      bringIn: () => Promise.resolve(),
      participants: () => Promise.resolve([]),
      endRoom,
      check: () => Promise.resolve(),
    },
    trunks: {
      adopt: () => Promise.reject(new Error('not asked for here')),
      abandon: () => Promise.resolve(),
    },
    callerToken: () => Promise.resolve('token'),
    readCallback: () => Promise.resolve(null),
  };
  const parts = { clock, log: silentLog, resolveHost, load: () => Promise.resolve(clients) };
  const { carrier } = createLiveKit(settings, parts);
  return { carrier, clock, from: FROM, answered: ANSWERED, unanswered: UNANSWERED };
}

function mediaOn(clock: VirtualClock) {
  let endsAt = 0;
  return {
    play: () => void (endsAt = Math.max(endsAt, clock.monotonic()) + 20),
    queuedMs: () => Math.max(0, endsAt - clock.monotonic()),
    clear: () => void (endsAt = 0),
    sendDigit: () => Promise.resolve(),
    sendText: () => undefined,
    leave: () => Promise.resolve(),
  };
}

test('a transfer that the server executed succeeds, even if the room cannot be ended', async () => {
  const subject = roomWithoutNetwork('ST_1', () => Promise.reject(new Error('503')));
  const line = lineOf(await dialFor(subject, ANSWERED));
  await subject.carrier.transfer(line, '+14155550123', 600, new AbortController().signal);
  expect(await line.mark()).toBe(false);
});

describe('LiveKit over its real protocol', () => {
  let server: LiveKitServer;
  let livekit: LiveKit;
  beforeAll(async () => {
    server = await startLiveKitServer();
    const settings = { url: server.url, apiKey: LIVEKIT_KEY, apiSecret: LIVEKIT_SECRET, sipTrunkId: 'ST_1' };
    livekit = createLiveKit(settings, PARTS);
  });
  afterAll(() => server.close());

  test('a callee is invited once, rings, answers, and audio flows both ways', async () => {
    const phone = createPhone(server);
    const events = await dial(livekit, server, 'call_heard', phone.answer);
    expect(events.map(({ type }) => type)).toEqual(['ringing', 'answered']);
    const line = lineOf(events);
    const heard: Int16Array[] = [];
    line.onFrame((frame) => void heard.push(frame));
    const isHeard = () => loud(heard) > 40 && loud(phone.heard) > 40;
    await speakUntil(isHeard, [phone.speak, (ms) => speak(line, ms)]);
    const invited = server.requests.filter(({ method }) => method === 'CreateSIPParticipant');
    expect(invited).toHaveLength(1);
    expect(invited[0]!.body).toMatchObject({ sipTrunkId: 'ST_1', sipCallTo: ANSWERED, roomName: 'call_heard' });
    await line.close();
    await phone.leave();
  }, 30_000);

  test('DTMF and typed text of the callee arrive, and the agent’s digits are sent', async () => {
    const phone = createPhone(server);
    const line = lineOf(await dial(livekit, server, 'call_keys', phone.answer));
    const got: string[] = [];
    line.onDtmf((digit) => got.push(digit));
    line.onCaption(({ text, final }) => got.push(`${text} ${final}`));
    await phone.client().localParticipant!.publishDtmf(11, '#');
    await phone.client().localParticipant!.sendText('I would rather type', { topic: 'lk.chat' });
    await until(() => got.length === 2, { what: 'a digit and a text' });
    expect(got.toSorted()).toEqual(['#', 'I would rather type true']);
    await line.sendDtmf('5');
    await until(() => phone.digits.join() === '5', { what: 'the digit of the agent' });
    await line.close();
    await phone.leave();
  }, 30_000);

  test('a callee who hangs up closes the line', async () => {
    const phone = createPhone(server);
    const line = lineOf(await dial(livekit, server, 'call_hangup', phone.answer));
    const closed = new Promise((resolve) => line.onClose(resolve));
    await phone.leave();
    expect(await closed).toBe('hangup');
  }, 30_000);

  test('a lost connection to the server closes the line as lost', async () => {
    const other = await startLiveKitServer();
    const settings = { url: other.url, apiKey: LIVEKIT_KEY, apiSecret: LIVEKIT_SECRET, sipTrunkId: 'ST_1' };
    const elsewhere = createLiveKit(settings, PARTS);
    const phone = createPhone(other);
    const line = lineOf(await dial(elsewhere, other, 'call_lost', phone.answer));
    const closed = new Promise((resolve) => line.onClose(resolve));
    await other.close();
    expect(await closed).toBe('lost');
  }, 60_000);

  test.each([
    [486, 'busy'],
    [603, 'declined'],
    [404, 'invalid_number'],
    [480, 'no_answer'],
    [607, 'declined'],
    [608, 'declined'],
    [503, 'carrier_error'],
  ])('a refusal with SIP status %i is reported as %s, and the room is deleted', async (status, reason) => {
    const room = `call_refused_${status}`;
    const events = await dial(livekit, server, room, () => Promise.reject(new SipFailure(status, 'refused')));
    expect(events.at(-1)).toMatchObject({ type: 'failed', reason });
    await until(() => server.participants(room).length === 0, { what: 'an empty room' });
  });

  // LiveKit's SIP service reports the end of its own ring timeout without a SIP status (livekit/sip, pkg/sip/outbound.go).
  const RANG_OUT = [
    ['canceled', 408, 'sip request timed out'],
    ['failed_precondition', 412, 'context deadline exceeded'],
    ['deadline_exceeded', 408, 'context deadline exceeded'],
  ] as const;

  test.each(RANG_OUT)(
    'a callee who rings until the end (%s, %i, %s) has not answered',
    async (code, status, message) => {
      const phone = createPhone(server);
      const events = await dial(livekit, server, `call_rang_${code}`, async (room, identity) => {
        await phone.ring(room, identity);
        throw new ApiFailure(status, code, `twirp error unknown: ${message}`);
      });
      expect(events).toMatchObject([{ type: 'ringing' }, { type: 'failed', reason: 'no_answer' }]);
      await phone.leave();
    },
  );

  test.each(RANG_OUT)('a trunk that never rings (%s, %i, %s) has failed', async (code, status, message) => {
    const failure = new ApiFailure(status, code, `twirp error unknown: ${message}`);
    const events = await dial(livekit, server, `call_dead_${code}`, () => Promise.reject(failure));
    const detail = expect.stringContaining('the trunk reported no ringing');
    expect(events).toEqual([{ type: 'failed', reason: 'carrier_error', detail }]);
  });

  test.each([
    ['canceled', 408, 'service shutting down', 'carrier_error'],
    ['canceled', 408, 'transaction failed to complete (0 intermediate responses)', 'carrier_error'],
    ['failed_precondition', 412, 'max auth retry attempts reached for SIP invite', 'carrier_error'],
  ])('a call that ends with %s (%i, %s) is reported as %s', async (code, status, message, reason) => {
    const failure = new ApiFailure(status, code, `twirp error unknown: ${message}`);
    const events = await dial(livekit, server, 'call_without_status', () => Promise.reject(failure));
    expect(events.at(-1)).toMatchObject({ type: 'failed', reason });
  });

  test('hanging up while it rings deletes the room', async () => {
    const abort = new AbortController();
    server.onInvite(() => {
      abort.abort();
      return new Promise(() => undefined);
    });
    const request = { legName: 'call_given_up', from: FROM, to: ANSWERED, ringTimeoutMs: 30_000, signal: abort.signal };
    const events: DialEvent[] = [];
    for await (const event of livekit.carrier.dial(request)) events.push(event);
    expect(events).toMatchObject([{ type: 'failed', reason: 'canceled' }]);
    expect(server.requests.at(-1)).toMatchObject({ method: 'DeleteRoom', body: { room: 'call_given_up' } });
  });

  test('a leg without a line is hung up through its room: the reported room, or else the call’s room', async () => {
    await livekit.carrier.hangUp!({ id: 'call_1', ref: null }, undefined);
    await livekit.carrier.hangUp!({ id: 'call_1', ref: 'sip_1' }, undefined);
    const ended = server.requests.slice(-2).map(({ method, body }) => `${method} ${String(body['room'])}`);
    expect(ended).toEqual(['DeleteRoom call_1', 'DeleteRoom sip_1']);
  });

  test('a browser’s token admits it to the room of its call and to no other', async () => {
    const joined = livekit.join('call_web', new AbortController().signal);
    const { url, token } = await livekit.invite('call_web', 300);
    const browser = await join(url, token);
    const line = await joined;
    expect(server.participants('call_web').toSorted()).toEqual(['agent', 'caller']);
    expect(browser.name).toBe('call_web');
    await line.close();
    await browser.disconnect();
  }, 30_000);

  test('the check reports a wrong key', async () => {
    const settings = { url: server.url, apiKey: LIVEKIT_KEY, apiSecret: `${LIVEKIT_SECRET}!`, sipTrunkId: null };
    const wrong = createLiveKit(settings, PARTS);
    await expect(wrong.check()).rejects.toThrow(/invalid token/);
    await livekit.check();
  });
});

async function join(url: string, token: string): Promise<Room> {
  const room = new Room();
  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  return room;
}

function tones(ms: number): Int16Array[] {
  const samples = sine(440, ms);
  return Array.from({ length: ms / 20 }, (_, i) => samples.slice(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES));
}

/** Sends a frame each 20 ms, as a session does. */
async function speak(line: Line, ms: number): Promise<void> {
  const startMs = systemClock.monotonic();
  for (const [i, frame] of tones(ms).entries()) {
    line.write(frame);
    const dueMs = startMs + (i + 1) * 20 - systemClock.monotonic();
    await new Promise<void>((resolve) => void systemClock.after(dueMs, resolve));
  }
}

async function dial(
  livekit: LiveKit,
  server: LiveKitServer,
  legName: string,
  answer: (room: string, identity: string) => Promise<void>,
): Promise<DialEvent[]> {
  server.onInvite(answer);
  const signal = new AbortController().signal;
  const request = { legName, from: FROM, to: ANSWERED, ringTimeoutMs: 20_000, signal };
  const events: DialEvent[] = [];
  for await (const event of livekit.carrier.dial(request)) events.push(event);
  return events;
}

function lineOf(events: readonly DialEvent[]): Line {
  const last = events.at(-1);
  if (last?.type !== 'answered') throw new Error(`not answered: ${JSON.stringify(events)}`);
  return last.line;
}
