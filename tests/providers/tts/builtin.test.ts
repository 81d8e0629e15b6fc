// The built-in voices, measured; and the queue in front of their thread, with a thread that hangs and dies on demand.
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { concatSamples } from '../../../src/core/pcm.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { createBuiltinTts, speakable, splitSentences, trimSilence } from '../../../src/providers/tts/builtin.ts';
import { createSynthesizer, type Synthesizer } from '../../../src/providers/tts/flite/synthesizer.ts';
import { conformsToTts } from '../conformance/tts.ts';
import { collect, medianPitchHz, sine } from '../support/sounds.ts';

conformsToTts('builtin', () => createBuiltinTts(systemClock));

const { signal } = new AbortController();
const TEXT = 'The quick brown fox jumps over the lazy dog, and then it rests a while.';

describe('built-in voices', () => {
  test('differ in pitch as their descriptions say', async () => {
    const tts = createBuiltinTts(systemClock);
    const pitch = async (name: string) =>
      medianPitchHz(
        concatSamples(
          await collect(tts.synthesize({ voiceId: `builtin-${name}`, text: TEXT, language: 'en', signal })),
        ),
      );
    const [onyx, alloy, nova, shimmer] = [
      await pitch('onyx'),
      await pitch('alloy'),
      await pitch('nova'),
      await pitch('shimmer'),
    ];
    expect(onyx).toBeLessThan(110);
    expect(Math.abs(alloy - 165)).toBeLessThan(15);
    expect(Math.abs(nova - 190)).toBeLessThan(15);
    expect(Math.abs(shimmer - 225)).toBeLessThan(20);
    await tts.close();
  });

  test('speak slower and faster', async () => {
    const tts = createBuiltinTts(systemClock);
    const secondsAt = async (voiceId: string, speed: number) => {
      const request = { voiceId, text: 'The bakery is open from seven to six.', language: 'en-US', speed, signal };
      return concatSamples(await collect(tts.synthesize(request))).length / SAMPLE_RATE;
    };
    for (const voiceId of ['builtin-alloy', 'builtin-shimmer']) {
      const natural = await secondsAt(voiceId, 1);
      expect((await secondsAt(voiceId, 0.7)) / natural).toBeCloseTo(1 / 0.7, 1);
      expect((await secondsAt(voiceId, 1.2)) / natural).toBeCloseTo(1 / 1.2, 1);
    }
    await tts.close();
  });

  test('return the first sentence before the second is synthesized', async () => {
    const asked: string[] = [];
    const synthesizer: Synthesizer = {
      speak: async (_voice, text) => {
        asked.push(text);
        return sine(200, 100);
      },
      load: async () => undefined,
      close: async () => undefined,
    };
    const tts = createBuiltinTts(systemClock, synthesizer);
    const text = 'One thing first. Then another. And a third!';
    const stream = tts.synthesize({ voiceId: 'builtin-alloy', text, language: 'en', signal })[Symbol.asyncIterator]();
    await stream.next();
    expect(asked).toEqual(['One thing first.']);
    await stream.next();
    await stream.next();
    expect(asked).toEqual(['One thing first.', 'Then another.', 'And a third!']);
    expect((await stream.next()).done).toBe(true);
  });

  test('do not synthesize a cached phrase again', async () => {
    let made = 0;
    const speak = async () => {
      made++;
      return sine(200, 100);
    };
    const tts = createBuiltinTts(systemClock, { speak, load: async () => undefined, close: async () => undefined });
    const say = (voiceId: string) => collect(tts.synthesize({ voiceId, text: 'One moment.', language: 'en', signal }));
    await say('builtin-alloy');
    await say('builtin-alloy');
    expect(made).toBe(1);
    await say('builtin-nova');
    expect(made).toBe(2);
  });

  test('sound the same in the first sentence of a thread and after others, even after one that failed', async () => {
    const voice = { voice: 'kal16', features: {} };
    const [used, unused] = [createSynthesizer(systemClock), createSynthesizer(systemClock)];
    const first = await used.speak(voice, 'One moment, please.', signal);
    const second = await used.speak(voice, 'It is the second of May.', signal);
    await expect(used.speak(voice, '7777777777 '.repeat(27), signal)).rejects.toMatchObject({ kind: 'protocol' });
    expect(await used.speak(voice, 'One moment, please.', signal)).toEqual(first);
    expect(await unused.speak(voice, 'It is the second of May.', signal)).toEqual(second);
    await Promise.all([used.close(), unused.close()]);
  });

  test('return no audio for a text without words, and refuse an endless one', async () => {
    const tts = createBuiltinTts(systemClock);
    const say = (text: string) => collect(tts.synthesize({ voiceId: 'builtin-alloy', text, language: 'en', signal }));
    expect(await say(' … 🎉 --- ')).toEqual([]);
    await expect(say('word '.repeat(2_000))).rejects.toMatchObject({ kind: 'refused' });
    await tts.close();
  });
});

describe('text for flite', () => {
  test.each([
    ['It’s **fine** — “really”', 'It\'s fine , "really"'],
    ['Café & bar, 20 €', 'Cafe and bar, 20 euros'],
    ['# Title\n\n- item', 'Title - item'],
  ])('%j is spoken as %j', (text, expected) => expect(speakable(text)).toBe(expected));

  test('sentences are kept whole, long ones are cut at a comma or space, and no word is lost', () => {
    expect(splitSentences('It costs 3.50. Is that ok? Yes!')).toEqual(['It costs 3.50.', 'Is that ok?', 'Yes!']);
    const long = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ');
    const pieces = splitSentences(long);
    expect(pieces.every((piece) => piece.length <= 300)).toBe(true);
    expect(pieces.join(' ')).toBe(long);
    expect(splitSentences('x'.repeat(1_000)).join('')).toBe('x'.repeat(1_000));
  });

  test('the silence around a sentence is shortened to a breath', () => {
    const padded = concatSamples([new Int16Array(SAMPLE_RATE), sine(200, 500), new Int16Array(SAMPLE_RATE)]);
    const ms = (trimSilence(padded).length / SAMPLE_RATE) * 1000;
    expect(ms).toBeGreaterThan(600);
    expect(ms).toBeLessThan(670);
    expect(trimSilence(new Int16Array(100)).length).toBe(0);
  });
});

describe('queue in front of the synthesis thread', () => {
  const voice = { voice: 'slt', features: {} };
  const workerUrl = new URL('../support/hanging-flite.mjs', import.meta.url);
  let synthesizer: Synthesizer;
  afterEach(() => synthesizer.close());

  test('a thread that dies fails its sentence, and the next sentence gets a new thread', async () => {
    synthesizer = createSynthesizer(systemClock, { workerUrl });
    const dying = synthesizer.speak(voice, 'die', signal);
    const next = synthesizer.speak(voice, 'hello', signal);
    await expect(dying).rejects.toMatchObject({ name: ProviderError.name, kind: 'unavailable' });
    expect((await next).length).toBe(5);
  });

  test('a thread that hangs hits the timeout, and the next sentence gets a new thread', async () => {
    const clock = createVirtualClock();
    synthesizer = createSynthesizer(clock, { workerUrl });
    const hanging = synthesizer.speak(voice, 'hang', signal);
    const next = synthesizer.speak(voice, 'hello', signal);
    const failed = expect(hanging).rejects.toMatchObject({ kind: 'timeout' });
    await clock.advance(15_001);
    await failed;
    expect((await next).length).toBe(5);
  });

  test('the thread is loaded once and ends when idle; the next sentence starts a new one', async () => {
    const clock = createVirtualClock();
    synthesizer = createSynthesizer(clock, { workerUrl, idleMs: 60_000 });
    await synthesizer.load(voice);
    await synthesizer.load(voice);
    expect((await synthesizer.speak(voice, 'count', signal)).length).toBe(2);
    await clock.advance(60_001);
    expect((await synthesizer.speak(voice, 'count', signal)).length).toBe(1);
  });

  test('an aborted sentence leaves the queue, and later sentences move up', async () => {
    synthesizer = createSynthesizer(systemClock, { workerUrl });
    const abort = new AbortController();
    const first = synthesizer.speak(voice, 'a', signal);
    const dropped = synthesizer.speak(voice, 'die', abort.signal);
    const last = synthesizer.speak(voice, 'abc', signal);
    abort.abort(new Error('interrupted'));
    await expect(dropped).rejects.toThrow('interrupted');
    expect((await first).length).toBe(1);
    expect((await last).length).toBe(3);
  });

  test('more than 200 waiting sentences are refused immediately', async () => {
    synthesizer = createSynthesizer(systemClock, { workerUrl });
    const waiting = [synthesizer.speak(voice, 'hang', signal)];
    for (let i = 0; i < 200; i++) waiting.push(synthesizer.speak(voice, 'x', signal));
    const settled = Promise.allSettled(waiting);
    await expect(synthesizer.speak(voice, 'x', signal)).rejects.toMatchObject({ kind: 'unavailable' });
    await synthesizer.close();
    const results = await settled;
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
  });
});
