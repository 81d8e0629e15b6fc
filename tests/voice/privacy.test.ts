// The data that leaves a session when its agent redacts: timeline, views, model and recording. The session runs on a
// scripted line and a virtual clock.
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { AgentFunction, SessionAgent } from '../../src/voice/host.ts';
import { createAudioRecorder } from '../../src/voice/recording/recorder.ts';
import { mp3From } from '../support/recording.ts';
import { startScripted } from '../support/scripted-session.ts';
import { until } from '../support/until.ts';

const REDACTING: SessionAgent['privacy'] = {
  kinds: ['card', 'email'],
  patterns: [],
  redactModel: false,
  noStore: false,
};
const CARD = '4111 1111 1111 1111';
const LOOKUP: AgentFunction = {
  type: 'webhook',
  id: 'fn_1',
  name: 'lookup',
  description: 'Looks up a customer',
  parameters: { type: 'object', properties: { card: { type: 'string' } } },
  timeoutMs: 5000,
  filler: null,
};

describe('an agent that redacts', () => {
  test('stores redaction marks in every record; a function receives the original words, and its result is redacted too', async () => {
    const seen: string[] = [];
    const { clock, line, host, transcript } = startScripted({
      agent: { functions: [LOOKUP], privacy: REDACTING },
      host: { runFunction: async () => ({ ok: true, result: { mail: 'jane@example.com', card: CARD } }) },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool'
          ? [`Thank you, ${CARD} is noted.`]
          : [{ call: 'lookup', args: { card: CARD } }],
      view: {
        turnChanged: (turn, heard) => void seen.push(`${turn.input.final} ${turn.input.partial} ${heard(1)}`),
        agentSpoke: (_speech, { text }) => void seen.push(text),
        eventRecorded: (event) => void seen.push(JSON.stringify(event)),
      },
    });
    await clock.advance(2000);
    void line.speak(`My card is ${CARD}.`, 3000);
    await clock.advance(12_000);
    expect(transcript()).toEqual([
      'agent: Hello there.',
      'user: My card is [card].',
      'agent: Thank you, [card] is noted.',
    ]);
    const run = host.events.find((event) => event.type === 'tool');
    expect(run).toMatchObject({ run: { arguments: { card: '[card]' }, result: { mail: '[email]', card: '[card]' } } });
    expect(host.functionsRun).toEqual([{ name: 'lookup', args: { card: CARD } }]);
    const everything = JSON.stringify(host.events) + seen.join('\n');
    expect(everything).not.toMatch(/4111|jane/);
    expect(everything).toContain('[card]');
  });

  test('passes no original word to views in any part of a turn', async () => {
    const turns: string[] = [];
    const { clock, line } = startScripted({
      agent: { privacy: REDACTING, otherLanguages: ['es-MX'], endpointing: { minMs: 300, maxMs: 1000 } },
      view: {
        turnChanged: (turn) => void turns.push(JSON.stringify(turn)),
        agentSpoke: () => undefined,
        eventRecorded: () => undefined,
      },
    });
    await clock.advance(2000);
    void line.speak('Write to jane@example.com', 1500);
    await clock.advance(6000);
    for (const digit of '5500') line.press(digit);
    await clock.advance(6000);
    expect(turns.join('\n')).toContain('[email]');
    expect(turns.filter((turn) => /jane|5500/.test(turn)).slice(0, 1)).toEqual([]);
  });

  test('holds back a number that spans two turns until it is complete, and keyed digits leave no digit', async () => {
    const { clock, line, host, transcript } = startScripted({ agent: { privacy: REDACTING } });
    await clock.advance(2000);
    void line.speak('It is 4111 1111', 1500);
    await clock.advance(4000);
    expect(JSON.stringify(host.events)).not.toContain('4111');
    void line.speak('1111 1111', 1500);
    await clock.advance(8000);
    expect(transcript()).toContain('user: It is [card]');
    expect(transcript()).toContain('user: [card]');
    for (const digit of '5500000000000004') line.press(digit);
    await clock.advance(20_000);
    const keys = host.events.flatMap((event) => (event.type === 'dtmf' ? [event.digit] : []));
    expect(new Set(keys)).toEqual(new Set(['[key]']));
    expect(JSON.stringify(host.events)).not.toMatch(/4111|1111|5500|00000/);
  });

  test('releases digits that turn out to be harmless unchanged, after a pause or at the end of the call', async () => {
    const agent = { privacy: REDACTING, inactivity: { seconds: 600, reminders: [] } };
    const { clock, line, transcript, session } = startScripted({ agent });
    await clock.advance(2000);
    void line.speak('The order is 4512', 1200);
    await clock.advance(4000);
    expect(transcript()).not.toContain('user: The order is 4512');
    await clock.advance(14_000);
    expect(transcript()).toContain('user: The order is 4512');
    void line.speak('Or it is 7788', 1200);
    await clock.advance(3000);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
    expect(transcript()).toContain('user: Or it is 7788');
  });

  test('sends the model the original words, or the marks with `redactModel`', async () => {
    for (const redactModel of [false, true]) {
      const { clock, line, llm } = startScripted({ agent: { privacy: { ...REDACTING, redactModel } } });
      await clock.advance(2000);
      void line.speak(`My card is ${CARD}.`, 3000);
      await clock.advance(8000);
      const asked = JSON.stringify(llm.requests.map(({ messages }) => messages));
      expect(asked.includes('[card]')).toBe(redactModel);
      expect(asked.includes(CARD)).toBe(!redactModel);
    }
  });

  test('with `noStore` passes no words to the host, and records nothing', async () => {
    const { clock, line, host, session } = startScripted({
      agent: {
        functions: [LOOKUP],
        recording: { enabled: true, disclosure: null },
        privacy: { ...REDACTING, kinds: [], noStore: true },
      },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Noted.'] : [{ call: 'lookup', args: { card: CARD } }],
    });
    await clock.advance(2000);
    void line.speak('The secret word is swordfish.', 2000);
    line.press('7');
    await clock.advance(8000);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    const { summary } = await session.done;
    expect(host.events.map(({ type }) => type).filter((type) => type !== 'latency')).toEqual([]);
    expect(host.functionsRun).toHaveLength(1);
    expect([host.pieces.length, summary.recording, summary.waveform]).toEqual([0, null, null]);
  });
});

/** Loudness of one side of a recording in which both sides hum and `act` selects spans of the caller to silence. */
async function recorded(
  redacts: boolean,
  durationMs: number,
  act: (atMs: number, silence: () => void) => void,
  isNarrowband = false,
) {
  const clock = createVirtualClock();
  const pieces: Uint8Array[] = [];
  const recorder = createAudioRecorder({
    clock,
    redacts,
    isNarrowband,
    elapsedMs: () => clock.monotonic(),
    aheadMs: 0,
    write: async (piece, bytes) => void (pieces[piece] = bytes),
    onTrouble: (error) => expect.unreachable(error.message),
    onFailure: (error) => expect.unreachable(error.message),
  });
  const hum = Int16Array.from(
    { length: FRAME_SAMPLES },
    (_, i) => 6000 * Math.sin((2 * Math.PI * 6 * i) / FRAME_SAMPLES),
  );
  for (let at = 0; at < durationMs; at += FRAME_MS) {
    await clock.advance(FRAME_MS);
    recorder.callerFrame(hum, at);
    recorder.agentFrame(hum, at);
    act(at, () => recorder.silence('user', 3000, 5000));
  }
  const early = redacts ? 0 : Math.floor((durationMs - 2500) / 2000);
  await until(() => pieces.length >= early);
  await recorder.finish(durationMs);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(await mp3From(pieces));
  decoder.free();
  const seconds = channelData[0]!.length / sampleRate;
  return {
    seconds,
    loud: (side: 0 | 1, fromMs: number, toMs: number) => {
      const part = channelData[side]!.subarray((fromMs * sampleRate) / 1000, (toMs * sampleRate) / 1000);
      return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
    },
  };
}

describe('the recording of a redacted call', () => {
  test('is silent, below -60 dBFS, only on the redacted side and in the redacted span', async () => {
    const { loud, seconds } = await recorded(true, 9000, (at, silence) => at === 7000 && silence());
    expect(Math.abs(seconds - 9)).toBeLessThan(0.1);
    expect(loud(0, 3000, 5000)).toBeLessThan(0.001);
    expect(loud(1, 3000, 5000)).toBeGreaterThan(0.1);
    expect(loud(0, 1000, 2700)).toBeGreaterThan(0.1);
    expect(loud(0, 5300, 8000)).toBeGreaterThan(0.1);
  });

  test.each([
    [16_000, false],
    [8_000, true],
  ])('has already stored audio, at %i Hz, replaced by silence of the same length', async (_rate, narrowband) => {
    const silenceLate = (at: number, silence: () => void) => at === 12_000 && silence();
    const { loud, seconds } = await recorded(false, 16_000, silenceLate, narrowband);
    expect(Math.abs(seconds - 16)).toBeLessThan(0.15);
    expect(loud(0, 3000, 5000)).toBeLessThan(0.001);
    expect(loud(0, 10_000, 15_000)).toBeGreaterThan(0.1);
    expect(loud(1, 10_000, 15_000)).toBeGreaterThan(0.1);
  });
});
