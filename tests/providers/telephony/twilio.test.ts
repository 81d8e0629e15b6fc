// Twilio as a carrier, on a virtual clock: the official SDK talks to an in-process stand-in. The port's guarantees, then
// the effect of callbacks, broken streams and failed requests on a call.
import { describe, expect, test } from 'vitest';
import {
  createTwilioNetwork,
  type SocketEnd,
  type SocketEvents,
  type TwilioNetwork,
} from '../../../scripts/stand-ins/twilio-network.ts';
import { rms } from '../../../src/core/pcm.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { ServerSocket } from '../../../src/protocol/server-socket.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { Arrival, Carrier, Leg, Line } from '../../../src/providers/ports/carrier.ts';
import { createDecoder, createEncoder } from '../../../src/providers/vendors/twilio/codec.ts';
import { readLeg } from '../../../src/providers/vendors/twilio/leg.ts';
import { createTwilio } from '../../../src/providers/vendors/twilio/twilio.ts';
import { connectStream, hangUp } from '../../../src/providers/vendors/twilio/twiml.ts';
import { conformsToCarrier, dialFor, lineOf, type CarrierSubject } from '../conformance/carrier.ts';
import { silentLog, sine } from '../support/sounds.ts';

// The SDK loads once, in real time.
await import('twilio');

const FROM = '+14155552671';
const ANSWERS = '+12125552368';
const NEVER = '+12125552369';
const MEDIA = 'ws://parley.test/hooks/twilio/media';
const account = { accountSid: `AC${'a'.repeat(32)}`, authToken: 'b'.repeat(32) };

interface Subject extends CarrierSubject {
  network: TwilioNetwork;
  /** The response of the resume address. */
  resume: { twiml: string };
}

function subject(): Subject {
  const clock = createVirtualClock();
  const legs = new Map<string, Leg>();
  const watchers = new Map<string, Set<(leg: Leg) => void>>();
  const RANK = ['offered', 'initiated', 'ringing', 'answered', 'over'];
  const note = (legName: string, leg: Leg): void => {
    const before = legs.get(legName);
    const isNews = !before || RANK.indexOf(leg.status) > RANK.indexOf(before.status);
    const after = isNews
      ? { ...leg, answeredBy: leg.answeredBy ?? before?.answeredBy ?? null }
      : { ...before, answeredBy: before.answeredBy ?? leg.answeredBy };
    legs.set(legName, after);
    for (const tell of watchers.get(legName) ?? []) tell(after);
  };
  const resume = { twiml: hangUp() };
  const network = createTwilioNetwork({
    clock,
    ...account,
    async post(url, params) {
      const [, what, legName] = /\/hooks\/twilio\/([\w-]+)\/(\w+)$/.exec(url) ?? [];
      if (what === 'resume') return resume.twiml;
      note(legName!, readLeg(params));
      return '';
    },
    connect: async (_url, events) => join(carrier.sockets![0]!.open, events),
  });
  const carrier = createTwilio(
    { ...account, apiUrl: null, callsPerSecond: 1 },
    {
      clock,
      log: silentLog,
      legs: {
        watch(legName, onLeg) {
          const set = watchers.get(legName) ?? new Set();
          watchers.set(legName, set.add(onLeg));
          const known = legs.get(legName);
          if (known) onLeg(known);
          return () => void set.delete(onLeg);
        },
      },
      tokens: {
        seal: (legName) => `token of ${legName}`,
        open: (token) => /^token of (\w+)$/.exec(token)?.[1] ?? null,
      },
      publicUrl: () => 'http://parley.test',
      resolveHost: async (host) => host,
      request: network.request,
    },
  );
  network.callees.set(NEVER, { ringMs: 600_000 });
  return { carrier, clock, from: FROM, answered: ANSWERS, unanswered: NEVER, network, resume };
}

/** Two ends of an in-memory socket; messages arrive in a later tick. */
function join(open: (socket: ServerSocket, request: never) => unknown, events: SocketEvents): SocketEnd {
  let onMessage: (text: string) => void = () => undefined;
  let onClose: (code: number) => void = () => undefined;
  let closed = false;
  const close = (code: number): void => {
    if (closed) return;
    closed = true;
    queueMicrotask(() => {
      onClose(code);
      events.onClose();
    });
  };
  const socket: ServerSocket = {
    send: (text) => queueMicrotask(() => !closed && events.onMessage(String(text))),
    bufferedBytes: () => 0,
    onMessage: (listener) => void (onMessage = listener),
    onClose: (listener) => void (onClose = listener),
    close,
    refuse: close,
  };
  open(socket, undefined as never);
  return { send: (text) => queueMicrotask(() => !closed && onMessage(text)), close: () => close(1006) };
}

conformsToCarrier('twilio', subject);

async function answered() {
  const made = subject();
  const line = lineOf(await dialFor(made, made.answered));
  return { ...made, line, call: made.network.calls.at(-1)! };
}

/** A stream that opens itself. */
function streamOf(carrier: Carrier, token: string, onClose: () => void = () => undefined): SocketEnd {
  const end = join(carrier.sockets![0]!.open, { onMessage: () => undefined, onClose });
  const start = { callSid: 'CA1', customParameters: { token } };
  end.send(JSON.stringify({ event: 'start', streamSid: 'MZ2', start }));
  return end;
}

function closesOf(line: Line): string[] {
  const reasons: string[] = [];
  line.onClose((reason) => reasons.push(reason));
  return reasons;
}

describe('a call over Twilio', () => {
  test('requests audio, callbacks for this call, and machine detection', async () => {
    const { call } = await answered();
    expect(call.fields).toMatchObject({
      From: FROM,
      To: ANSWERS,
      Timeout: '30',
      StatusCallback: 'http://parley.test/hooks/twilio/status/call_1',
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: 'http://parley.test/hooks/twilio/answered-by/call_1',
      events: 'initiated ringing answered completed',
    });
    expect(call.twiml[0]).toContain(`<Stream url="${MEDIA.replace(/[&']/g, '')}">`);
  });

  test('transports audio and digits in both directions', async () => {
    const made = subject();
    const encoder = createEncoder();
    const voice = sine(500, 1_000);
    const says = Buffer.concat(
      Array.from({ length: 50 }, (_, i) => encoder.encode(voice.subarray(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES))),
    );
    made.network.callees.set(ANSWERS, { says, presses: '5#' });
    const line = lineOf(await dialFor(made, ANSWERS));
    const [heard, digits]: [Int16Array[], string[]] = [[], []];
    line.onFrame((frame) => heard.push(frame));
    line.onDtmf((digit) => digits.push(digit));
    for (let i = 0; i < 50; i++) line.write(voice.subarray(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES));
    await made.clock.advance(2_000);
    expect(Math.max(...heard.map(rms))).toBeGreaterThan(4_000);
    const decoder = createDecoder();
    expect(Math.max(...made.network.calls[0]!.heard.map((bytes) => rms(decoder.decode(bytes))))).toBeGreaterThan(4_000);
    expect(digits.join('')).toBe('5#');
    await line.close();
    expect(made.network.calls[0]!.status).toBe('completed');
  });

  test.each([
    [{ status: 'busy' as const }, 'busy'],
    [{ status: 'failed' as const, sip: '404' }, 'invalid_number'],
    [{ status: 'failed' as const, sip: '603' }, 'declined'],
    [{ status: 'failed' as const, sip: '503' }, 'carrier_error'],
    [{ status: 'no-answer' as const }, 'no_answer'],
  ])('that ends as %j has failed with %s', async (fails, reason) => {
    const made = subject();
    made.network.callees.set(ANSWERS, { fails });
    expect((await dialFor(made, ANSWERS)).at(-1)).toMatchObject({ type: 'failed', reason });
  });

  test('to an invalid number fails with invalid_number', async () => {
    const made = subject();
    made.network.faults.push({ on: /^POST Calls/, status: 400, code: 21211 });
    expect((await dialFor(made, ANSWERS)).at(-1)).toMatchObject({ reason: 'invalid_number' });
  });

  test('reports a machine that is detected after the answer, once', async () => {
    const made = subject();
    made.network.callees.set(ANSWERS, { answeredBy: 'machine_start' });
    const line = lineOf(await dialFor(made, ANSWERS));
    const by: string[] = [];
    line.onAnsweredBy!((one) => by.push(one));
    await made.clock.advance(2_000);
    expect(by).toEqual(['machine']);
    await line.close();
  });

  test('ends once when the other side hangs up, though both the stream and a callback report it', async () => {
    const made = subject();
    made.network.callees.set(ANSWERS, { hangsUpAfterMs: 1_000 });
    const line = lineOf(await dialFor(made, ANSWERS));
    const closes = closesOf(line);
    await made.clock.advance(30_000);
    expect(closes).toEqual(['hangup']);
  });

  test('is transferred by a request that names the destination, and its leg ends without an announcement', async () => {
    const { carrier, line, call, clock } = await answered();
    const closes = closesOf(line);
    const transferred = carrier.transfer(line, '+14155550123', 600, new AbortController().signal);
    await clock.advance(1_000);
    await transferred;
    await clock.advance(10_000);
    expect([call.dialed, closes, call.streams[0]!.isOpen()]).toEqual(['+14155550123', [], false]);
  });

  test('is not transferred when the transfer is given up before Twilio has the request', async () => {
    const { carrier, clock, line, call } = await answered();
    const abort = new AbortController();
    const transferred = carrier.transfer(line, '+14155550123', 600, abort.signal);
    abort.abort(new Error('given up'));
    await expect(transferred).rejects.toThrow('given up');
    await clock.advance(2_000);
    expect([call.dialed, call.streams[0]!.isOpen()]).toEqual([null, true]);
    await line.close();
  });
});

describe('a Twilio failure', () => {
  test('a callback that arrives twice or out of order changes nothing', async () => {
    const made = subject();
    const kept: (() => Promise<void>)[] = [];
    made.network.deliver = (callbacks) => {
      kept.push(...callbacks);
      return [...callbacks, ...kept.toReversed()];
    };
    const events = await dialFor(made, ANSWERS);
    expect(events.map(({ type }) => type)).toEqual(['ringing', 'answered']);
    const closes = closesOf(lineOf(events));
    await made.clock.advance(2_000);
    expect(closes).toEqual([]);
    await lineOf(events).close();
  });

  test('missing callbacks cost no call: its stream answers it, and its end is polled', async () => {
    const made = subject();
    made.network.deliver = () => [];
    const line = lineOf(await dialFor(made, ANSWERS));
    await line.close();
    const silent = await dialFor(made, NEVER, { ringTimeoutMs: 8_000 });
    expect(silent.at(-1)).toMatchObject({ type: 'failed', reason: 'no_answer' });
  });

  test('a request whose response is lost places one call, which continues', async () => {
    const made = subject();
    made.network.faults.push({ on: /^POST Calls/, status: 'lost' });
    const events = await dialFor(made, ANSWERS);
    expect([events.map(({ type }) => type), made.network.calls.length]).toEqual([['ringing', 'answered'], 1]);
    await lineOf(events).close();
  });

  test('a request that failed at Twilio is not repeated, and the call fails', async () => {
    const made = subject();
    made.network.faults.push({ on: /^POST Calls/, status: 503 });
    const events = await dialFor(made, ANSWERS);
    expect([events.at(-1), made.network.calls.length]).toMatchObject([{ reason: 'carrier_error' }, 0]);
  });

  test('a rate-limited request is repeated', async () => {
    const made = subject();
    made.network.faults.push({ on: /^POST Calls/, status: 429, code: 20429 }, { on: /^POST Calls/, status: 429 });
    const events = await dialFor(made, ANSWERS);
    expect([events.at(-1)?.type, made.network.calls.length]).toEqual(['answered', 1]);
    await lineOf(events).close();
  });

  test('a call whose consumer stops while it rings is ended at Twilio', async () => {
    const { carrier, clock, network } = subject();
    const { signal } = new AbortController();
    const leaving = (async () => {
      const request = { legName: 'call_1', from: FROM, to: NEVER, ringTimeoutMs: 30_000, signal, account: undefined };
      for await (const event of carrier.dial(request)) if (event.type === 'ringing') break;
    })();
    await clock.advance(5_000);
    await leaving;
    expect(network.calls.map(({ status }) => status)).toEqual(['canceled']);
  });

  test('a call that is given up before its request is not placed, so that no phone rings', async () => {
    const made = subject();
    const abort = new AbortController();
    abort.abort();
    const events = await dialFor(made, ANSWERS, { abort });
    expect([events, made.network.calls]).toMatchObject([[{ type: 'failed', reason: 'canceled' }], []]);
  });

  test('a broken stream reconnects to the same line', async () => {
    const made = await answered();
    made.resume.twiml = connectStream(MEDIA, 'token of call_1', 'http://parley.test/hooks/twilio/resume/call_1');
    const closes = closesOf(made.line);
    made.call.streams[0]!.drop();
    await made.clock.advance(10_000);
    expect([made.call.streams.length, made.call.streams[1]!.isOpen(), closes]).toEqual([2, true, []]);
    made.line.write(sine(500, 20));
    expect(await Promise.all([made.line.mark(), made.clock.advance(200)])).toMatchObject([true, undefined]);
    await made.line.close();
  });

  test('a stream that replaces an open one resolves the marks of the old one', async () => {
    const { carrier, line, network } = await answered();
    network.deliver = () => [];
    const mark = line.mark();
    streamOf(carrier, 'token of call_1');
    expect(await mark).toBe(false);
    await line.close();
  });

  test('a stream that breaks before its call is claimed closes the line as lost', async () => {
    const { carrier, clock } = subject();
    const arrival = Promise.withResolvers<Arrival>();
    carrier.onArrival!(arrival.resolve);
    const end = streamOf(carrier, 'token of call_2');
    const { accept } = await arrival.promise;
    end.close();
    await clock.advance(100);
    const closes = closesOf(await accept(undefined, new AbortController().signal));
    await clock.advance(7_000);
    expect(closes).toEqual(['lost']);
  });

  test('a stream that does not return closes the line as lost within seven seconds', async () => {
    const made = await answered();
    const closes = closesOf(made.line);
    // Twilio neither requests instructions nor reports the end of the call.
    made.network.deliver = () => [];
    made.call.streams[0]!.drop();
    await made.clock.advance(7_000);
    expect(closes).toEqual(['lost']);
  });

  test('a stream with the token of another call is rejected', async () => {
    const { carrier } = subject();
    const closed: number[] = [];
    streamOf(carrier, 'guess', () => closed.push(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toEqual([1]);
  });
});
