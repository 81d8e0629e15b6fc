// The loopback phone network: the port's guarantees; then the effect of each test number on an agent, on a virtual clock
// and once with real voices at eight times the speed.
import { describe, expect, test } from 'vitest';
import { scaledClock, systemClock } from '../../../src/core/clock.ts';
import { concatSamples, rms } from '../../../src/core/pcm.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import type { DialEvent } from '../../../src/providers/ports/carrier.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { TtsProvider } from '../../../src/providers/ports/tts.ts';
import { createLoopback, TEST_NUMBERS } from '../../../src/providers/telephony/loopback.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { until } from '../../support/until.ts';
import { conformsToCarrier, dialFor, lineOf, type CarrierSubject } from '../conformance/carrier.ts';
import { createPhoneAgent, type PhoneAgent } from '../support/phone-agent.ts';
import { medianPitchHz, silentLog, toneTts } from '../support/sounds.ts';

const FROM = '+12025550199';
const number = (last: number) => `+12025550${100 + last}`;
const GREETING = 'Hello, this is Mia from Bright Dental. Is this a good time to talk?';
const ANSWERS = [
  'Wonderful. What would you like to know?',
  'We are open from nine to five.',
  'You are welcome. Goodbye!',
];

function network(tts: TtsProvider = toneTts): CarrierSubject {
  const clock = createVirtualClock();
  const carrier = createLoopback({ clock, log: silentLog, tts });
  return { carrier, clock, from: FROM, answered: number(0), unanswered: number(2) };
}

conformsToCarrier('loopback', network);

interface Call extends CarrierSubject {
  agent: PhoneAgent;
  events: DialEvent[];
  line: ReturnType<typeof lineOf>;
}

async function call(last: number, answers: (turn: number, said: string) => string | null): Promise<Call> {
  const subject = network();
  const events = await dialFor(subject, number(last));
  const line = lineOf(events);
  return {
    ...subject,
    events,
    line,
    agent: createPhoneAgent({ ...subject, tts: toneTts, voiceId: 'tone' }, line, answers),
  };
}

const polite = (turn: number) => ANSWERS[turn] ?? 'Goodbye!';

describe('test numbers', () => {
  test('are the nine from 0100 to 0108, from any number', () => {
    const { carrier } = network();
    expect(TEST_NUMBERS).toEqual(Array.from({ length: 9 }, (_, i) => number(i)));
    expect(TEST_NUMBERS.every((to) => carrier.serves(FROM, to))).toBe(true);
    for (const to of ['+12025550149', '+12025550200', '+12025550199', '+4930123456', '', 'toString']) {
      expect(carrier.serves(FROM, to)).toBe(false);
    }
  });

  test('include two humans to transfer to: 0109 accepts the call and talks, 0119 declines it', async () => {
    const briefing = 'I have a caller on the line for you. Press 1 to take the call, or press 2 to decline.';
    for (const [last, key, lines] of [
      [9, '1', 1],
      [19, '2', 0],
    ] as const) {
      const { agent, clock, line } = await call(last, () => null);
      void agent.say(briefing);
      await clock.advance(14_000);
      expect(agent.digits).toEqual([key]);
      expect(agent.dialogue.filter(({ text }) => text.startsWith('Hello, this is Robin'))).toHaveLength(lines);
      await line.close();
    }
  });

  test('are repeated up to 0198 by their last digit', async () => {
    const subject = network();
    expect((await dialFor(subject, '+12025550131')).at(-1)).toMatchObject({ type: 'failed', reason: 'busy' });
    expect((await dialFor(subject, '+12025550194')).at(-1)).toMatchObject({ type: 'failed', reason: 'invalid_number' });
    await lineOf(await dialFor(subject, '+12025550110')).close();
  });

  test('0100 answers after one to two seconds, takes turns, says goodbye and hangs up within 40 s', async () => {
    const { agent, clock, line } = await call(0, polite);
    void agent.say(GREETING);
    await clock.advance(45_000);
    expect(agent.closed).toBe('hangup');
    const speakers = agent.dialogue.map(({ by }) => by);
    expect(speakers.length).toBeGreaterThanOrEqual(6);
    speakers.forEach((by, i) => expect(by).toBe(i % 2 ? 'callee' : 'agent'));
    const said = agent.dialogue.filter(({ by }) => by === 'callee').map(({ text }) => text);
    expect(said[0]).toBe('Yes, I have a few minutes.');
    expect(said.at(-1)).toMatch(/goodbye/);
    expect(agent.dialogue.at(-1)!.atMs).toBeLessThan(40_000);
    expect(agent.interruptions).toBe(0);
    await line.close();
  });

  test('0100 prompts a silent agent, and hangs up if it never speaks', async () => {
    const { agent, clock } = await call(0, () => null);
    await clock.advance(60_000);
    expect(agent.dialogue[0]).toMatchObject({ by: 'callee', text: 'Hello? Who is this?' });
    expect(agent.dialogue.length).toBe(2);
    expect(agent.closed).toBe('hangup');
  });

  test('0100 presses the key that it is asked to press', async () => {
    const { agent, clock, line } = await call(0, () => null);
    void agent.say('To accept, press 1 now.');
    await clock.advance(5_000);
    expect(agent.digits).toEqual(['1']);
    await line.close();
  });

  test.each([
    [1, 'busy', []],
    [4, 'invalid_number', []],
    [2, 'no_answer', ['ringing']],
  ])('010%i fails with %s', async (last, reason, before) => {
    const subject = network();
    const startMs = subject.clock.monotonic();
    const events = await dialFor(subject, number(last));
    expect(events.map((event) => event.type)).toEqual([...before, 'failed']);
    expect(events.at(-1)).toMatchObject({ type: 'failed', reason });
    expect(subject.clock.monotonic() - startMs).toBeLessThan(11_000);
  });

  test('0103 is an answering machine: a greeting, a one-second tone of 1 kHz, then silence until it hangs up', async () => {
    const { agent, clock, events } = await call(3, () => null);
    expect(events.at(-1)).toMatchObject({ type: 'answered', by: 'machine' });
    await clock.advance(60_000);
    expect(agent.dialogue.map(({ text }) => text)).toEqual([expect.stringContaining('leave a message after the tone')]);
    const tone = agent.heard.filter((frame) => rms(frame) > 1_000 && Math.abs(zeroCrossingHz(frame) - 1_000) < 60);
    expect(tone.length * 20).toBeGreaterThanOrEqual(400);
    expect(agent.heard.slice(-500).every((frame) => rms(frame) < 30)).toBe(true);
    expect(agent.closed).toBe('hangup');
  });

  test('0105 hangs up while the agent speaks', async () => {
    const { agent, clock } = await call(5, polite);
    void agent.say(GREETING);
    await clock.advance(30_000);
    expect(agent.closed).toBe('hangup');
    expect(agent.dialogue.map(({ by }) => by)).toEqual(['agent', 'callee', 'agent']);
  });

  test('0106 interrupts the agent once, then converses to the end', async () => {
    const { agent, clock } = await call(6, polite);
    void agent.say(GREETING);
    await clock.advance(60_000);
    expect(agent.interruptions).toBe(1);
    expect(agent.dialogue[1]).toMatchObject({
      by: 'callee',
      text: expect.stringContaining('let me stop you') as string,
    });
    expect(agent.dialogue[1]!.atMs).toBeGreaterThan(1_200);
    expect(agent.dialogue.filter(({ by }) => by === 'callee').length).toBeGreaterThanOrEqual(3);
    expect(agent.closed).toBe('hangup');
  });

  test('0107 answers, sends an open line and never says a word', async () => {
    const { agent, clock, line } = await call(7, () => null);
    void agent.say(GREETING);
    await clock.advance(90_000);
    expect(agent.closed).toBeNull();
    expect(agent.partials).toEqual([]);
    expect(agent.heard.every((frame) => rms(frame) > 1 && rms(frame) < 30)).toBe(true);
    await line.close();
  });

  test('0108 asks for a human, and hangs up when there is none', async () => {
    const { agent, clock } = await call(8, () => 'I cannot do that, I am afraid.');
    void agent.say(GREETING);
    await clock.advance(60_000);
    expect(agent.dialogue[1]!.text).toMatch(/human.*transfer me to a person/);
    expect(agent.dialogue.filter(({ by }) => by === 'callee').at(-1)!.text).toMatch(/another time/);
    expect(agent.closed).toBe('hangup');
  });
});

/** Frequency of a pure tone in Hz, from its rising zero crossings. */
function zeroCrossingHz(frame: Int16Array): number {
  let rising = 0;
  for (let i = 1; i < frame.length; i++) if (frame[i - 1]! < 0 && frame[i]! >= 0) rising++;
  return (rising * SAMPLE_RATE) / frame.length;
}

describe('loopback line', () => {
  test('captions follow the audio word by word and end with the whole sentence', async () => {
    const { agent, clock, line } = await call(0, () => null);
    await clock.advance(8_000);
    expect(agent.partials).toEqual(['Hello?', 'Hello? Who', 'Hello? Who is']);
    expect(agent.dialogue[0]!.text).toBe('Hello? Who is this?');
    await line.close();
  });

  test('a callee whose voice fails closes the line as lost', async () => {
    const mute: TtsProvider = {
      ...toneTts,
      // oxlint-disable-next-line require-yield
      async *synthesize() {
        throw new ProviderError('tone', 'unavailable', 'gone');
      },
    };
    const subject = network(mute);
    const line = lineOf(await dialFor(subject, number(0)));
    const reasons: string[] = [];
    line.onClose((reason) => reasons.push(reason));
    await subject.clock.advance(30_000);
    expect(reasons).toEqual(['lost']);
  });

  test('digits take time, invalid digits are refused, and a hang-up ends a long sequence', async () => {
    const { clock, line } = await call(7, () => null);
    await expect(line.sendDtmf('12x')).rejects.toMatchObject({ kind: 'refused' });
    let sent = false;
    const sending = line.sendDtmf('12#').then(() => (sent = true));
    await clock.advance(200);
    expect(sent).toBe(false);
    await clock.advance(200);
    await sending;
    const long = line.sendDtmf('1'.repeat(32)).catch((error: unknown) => error);
    await clock.advance(100);
    await line.close();
    expect(await long).toBeInstanceOf(ProviderError);
  });

  test('a finished call leaves no timer behind', async () => {
    const { clock, line } = await call(0, () => null);
    await clock.advance(3_000);
    await line.close();
    expect(clock.pending()).toBe(0);
  });

  test('after a pause of the process of one second it catches up by ten frames, not fifty', async () => {
    let stalledMs = 0;
    const clock = createVirtualClock();
    const stalling = { ...clock, monotonic: () => clock.monotonic() + stalledMs };
    const carrier = createLoopback({ clock: stalling, log: silentLog, tts: toneTts });
    const subject = { carrier, clock, from: FROM, answered: number(7), unanswered: number(2) };
    const line = lineOf(await dialFor(subject, number(7)));
    let count = 0;
    line.onFrame(() => count++);
    await clock.advance(100);
    const before = count;
    stalledMs = 1_000;
    await clock.advance(20);
    expect(count - before).toBeGreaterThanOrEqual(9);
    expect(count - before).toBeLessThanOrEqual(11);
    await line.close();
  });
});

test('a call to 0100 with real voices, at eight times the speed, is a conversation with audio', async () => {
  const clock = scaledClock(8);
  // Synthesis takes its normal time, and longer on a busy machine.
  const tts = createBuiltinTts(systemClock);
  const carrier = createLoopback({ clock, log: silentLog, tts });
  const request = {
    legName: 'call_1',
    from: FROM,
    to: number(0),
    ringTimeoutMs: 30_000,
    signal: new AbortController().signal,
  };
  const events: DialEvent[] = [];
  void (async () => {
    for await (const event of carrier.dial(request)) events.push(event);
  })();
  await until(() => events.at(-1)?.type === 'answered');
  const agent = createPhoneAgent({ clock, tts, voiceId: 'builtin-alloy' }, lineOf(events), polite);
  void agent.say(GREETING);
  await until(() => agent.closed !== null, { withinMs: 30_000 });
  expect(agent.dialogue.length).toBeGreaterThanOrEqual(6);
  const loud = concatSamples(agent.heard.filter((frame) => rms(frame) > 500));
  expect(loud.length / SAMPLE_RATE).toBeGreaterThan(3);
  expect(medianPitchHz(loud)).toBeLessThan(120);
  await tts.close();
});
