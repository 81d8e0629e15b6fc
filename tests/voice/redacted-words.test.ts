// Redaction by word times: if the recognizer reports word times, only the redacted words are silent in the recording.
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { SttProvider, TimedWord } from '../../src/providers/ports/stt.ts';
import { readNovaResult } from '../../src/providers/vendors/deepgram/deepgram-results.ts';
import { samplesOf } from '../../src/voice/audio.ts';
import { createWordTimes } from '../../src/voice/in/word-times.ts';
import { createPlacement, createTrack } from '../../src/voice/recording/track.ts';
import { createHeardWords } from '../../src/voice/session/heard-words.ts';
import type { SupervisorSeat } from '../../src/voice/supervision/supervision.ts';
import { mp3From } from '../support/recording.ts';
import { startScripted } from '../support/scripted-session.ts';

const SAID = 'My card is 4111 1111 1111 1111, thank you so much.';
const WORDS = SAID.split(' ');
const WORD_MS = 500;
const SPOKEN_AT_MS = 3_000;

/** Times each word on the clock of the received audio, spread evenly over the last utterance. */
function timingStt(shiftMs: number): SttProvider {
  return {
    id: 'timing',
    description: 'times captions',
    languages: 'all',
    open(request) {
      let audioMs = 0;
      return {
        write: () => void (audioMs += FRAME_MS),
        caption({ text, final }) {
          const texts = text.split(' ');
          const begin = audioMs - texts.length * WORD_MS + shiftMs;
          const words = texts.map((word, i) => ({
            text: word.replace(',', ''),
            startMs: begin + i * WORD_MS,
            endMs: begin + (i + 1) * WORD_MS,
          }));
          request.onWords({ text, final, startMs: begin, endMs: audioMs, words });
        },
        flush() {},
        async close() {},
      };
    },
  };
}

/** Loudness of the caller in the recording of a call, by word. @param lateMs delay of all words after the last one */
async function loudnessOfWords(shiftMs: number, lateMs: number | null = null): Promise<number[]> {
  const { clock, line, host, session, transcript } = startScripted({
    agent: {
      recording: { enabled: true, disclosure: null },
      privacy: { kinds: ['card'], patterns: [], redactModel: false, noStore: false },
    },
    providers: () => (lateMs === null ? { stt: timingStt(shiftMs) } : {}),
  });
  await clock.advance(SPOKEN_AT_MS);
  line.tone(700, WORDS.length * WORD_MS);
  if (lateMs === null) void line.speak(SAID, WORDS.length * WORD_MS);
  else clock.after(WORDS.length * WORD_MS + lateMs, () => line.type(SAID));
  await clock.advance(WORDS.length * WORD_MS + 4_000);
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await session.done;
  expect(transcript()).toContain('user: My card is [card], thank you so much.');
  const left = await decoded(host.pieces, 0);
  return WORDS.map((_, i) => loudnessOf(left, SPOKEN_AT_MS + i * WORD_MS + 130, WORD_MS - 260));
}

async function decoded(pieces: readonly Uint8Array[], channel: 0 | 1): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData } = decoder.decode(await mp3From(pieces));
  decoder.free();
  return channelData[channel]!;
}

function loudnessOf(samples: Float32Array, fromMs: number, forMs: number): number {
  const part = samples.subarray(fromMs * 16, (fromMs + forMs) * 16);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

/** Loudness of the agent's side while a supervisor says this to the caller, second by second. */
async function loudnessOfSupervisor(said: string, stt?: SttProvider): Promise<number[]> {
  const { clock, host, session } = startScripted({
    agent: {
      recording: { enabled: true, disclosure: null },
      privacy: { kinds: ['card'], patterns: [], redactModel: false, noStore: false },
    },
    providers: () => ({ stt: stt ?? { ...timingStt(0), id: 'captions' } }),
  });
  const supervisor = { onSeated: () => undefined, sendAudio: () => undefined, sendMessage: () => undefined };
  const by = { kind: 'user', id: 'usr_1' } as const;
  const seat = session.supervise({ by, allowed: 'barge', ...supervisor }, 'barge') as SupervisorSeat;
  await clock.advance(SPOKEN_AT_MS);
  for (let atMs = 0; atMs < 4_000; atMs += FRAME_MS) {
    seat.pushFrame(Int16Array.from({ length: FRAME_SAMPLES }, (_, i) => 8_000 * Math.sin(i / 4)));
    await clock.advance(FRAME_MS);
  }
  if (!stt) seat.sayAsText(said);
  seat.leave();
  await clock.advance(4_000);
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await session.done;
  const right = await decoded(host.pieces, 1);
  return [0, 1, 2, 3].map((second) => loudnessOf(right, SPOKEN_AT_MS + second * 1_000 + 200, 600));
}

describe('the recording of a call with redacted words', () => {
  test('is silent where a supervisor says one to the caller, in words of the page or of the recognizer', async () => {
    for (const loud of await loudnessOfSupervisor('You have an appointment.')) expect(loud).toBeGreaterThan(0.1);
    for (const loud of await loudnessOfSupervisor(SAID)) expect(loud).toBeLessThan(0.001);
    // These words arrive once the speech has ended.
    const stt: SttProvider = {
      ...timingStt(0),
      open: (request) => ({
        write: () => undefined,
        caption: () => undefined,
        flush: () => request.onWords({ text: SAID, final: true, startMs: 0, endMs: 0 }),
        close: async () => undefined,
      }),
    };
    for (const loud of await loudnessOfSupervisor(SAID, stt)) expect(loud).toBeLessThan(0.001);
  });

  test('is below -60 dBFS at the redacted words, and contains the others', async () => {
    const loudness = await loudnessOfWords(0);
    const isRedacted = WORDS.map((word) => word.startsWith('4111') || word.startsWith('1111'));
    expect(isRedacted.filter(Boolean)).toHaveLength(4);
    loudness.forEach((loud, i) => {
      if (isRedacted[i]) expect(loud).toBeLessThan(0.001);
      else expect(loud).toBeGreaterThan(0.1);
    });
  });

  test('is silent for the whole utterance if the word times cannot be correct', async () => {
    for (const loud of await loudnessOfWords(-9_000)) expect(loud).toBeLessThan(0.001);
  });

  test('is silent for words that arrive after their audio was discarded as non-speech', async () => {
    for (const loud of await loudnessOfWords(0, 1_500)) expect(loud).toBeLessThan(0.001);
  });

  test('is bit-identical outside of the silent span', () => {
    const tracks = [0, 1].map(() => createTrack(4_000, createPlacement(200)));
    for (let atMs = 0; atMs < 3_000; atMs += FRAME_MS) {
      const frame = Int16Array.from({ length: FRAME_SAMPLES }, (_, i) => 1 + ((i * 31 + atMs) % 9_000));
      for (const track of tracks) track.placeFrame(frame, atMs);
    }
    const [from, to] = [1_000 - 120, 1_700 + 120];
    expect(tracks[0]!.silenceSpan(from, to)).toBe(false);
    const [silenced, whole] = tracks.map((track) => track.takeUntil(samplesOf(3_000)));
    const span = [samplesOf(from), samplesOf(to)] as const;
    expect(silenced!.subarray(...span).every((sample) => sample === 0)).toBe(true);
    expect(silenced!.subarray(0, span[0])).toEqual(whole!.subarray(0, span[0]));
    expect(silenced!.subarray(span[1])).toEqual(whole!.subarray(span[1]));
  });
});

describe('word times', () => {
  const word = (text: string, startMs: number, endMs = startMs + 200): TimedWord => ({ text, startMs, endMs });
  const frame = new Int16Array(FRAME_SAMPLES);

  test('of a recognizer that started late, across a pause of the line, match the recording', () => {
    const times = createWordTimes();
    for (let i = 0; i < 50; i++) times.noteFrame(frame, i * FRAME_MS, false);
    const inCall = times.begin();
    for (let i = 0; i < 50; i++) times.noteFrame(frame, 1_000 + i * FRAME_MS, true);
    for (let i = 0; i < 50; i++) times.noteFrame(frame, 5_000 + i * FRAME_MS, true);
    expect(inCall([word('before', 500), word('after', 1_500)])).toEqual([word('before', 1_500), word('after', 5_500)]);
    expect(inCall([word('later', 2_500)])).toBeNull();
  });

  test('are used once, in order, and never guessed', () => {
    const heard = createHeardWords();
    const utterance = (text: string, startMs: number) =>
      ({ role: 'user', text, startMs, endMs: startMs + 1_000, interrupted: false }) as const;
    heard.add([word('It', 0), word('is', 300), word('4512', 600), word('Four.', 5_000)]);
    expect(heard.take(utterance('It is 4512', 0), [{ start: 6, end: 10 }])).toEqual([{ startMs: 600, endMs: 800 }]);
    expect(heard.take(utterance('It is 4512', 0), [{ start: 6, end: 10 }])).toBeNull();
    expect(heard.take(utterance('four', 4_800), [{ start: 0, end: 4 }])).toEqual([{ startMs: 5_000, endMs: 5_200 }]);
  });

  test('are read from Deepgram as the transcript spells the words; if one is missing, none is used', () => {
    const result = (words: JsonObject[]) =>
      readNovaResult(
        {
          type: 'Results',
          start: 1,
          duration: 2,
          is_final: true,
          channel: { alternatives: [{ transcript: 'Hello, Ada.', words }] },
        },
        500,
      )!.words!.words;
    const hello = { word: 'hello', punctuated_word: 'Hello,', start: 1.1, end: 1.4 };
    const ada = { word: 'ada', start: 1.5, end: 2 };
    expect(result([hello, ada])).toEqual([word('Hello,', 1_600, 1_900), word('ada', 2_000, 2_500)]);
    expect(result([hello, { word: 'ada' }])).toBeUndefined();
  });
});
