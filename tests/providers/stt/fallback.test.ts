// The replacement of a recognizer during a call, with scripted recognizers and a virtual clock.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { RecognizedWords, SttProvider, TranscriberOptions } from '../../../src/providers/ports/stt.ts';
import { withFallback } from '../../../src/providers/stt/fallback.ts';

interface Scripted {
  provider: SttProvider;
  /** Reported before `open` returns; null: nothing. */
  failsAtOnce: Error | null;
  opened: TranscriberOptions[];
  /** The first sample of each frame. */
  frames: number[];
  /** How many frames were written before each request for final words. */
  flushes: number[];
  closed: number;
}

function scripted(id: string, more: Partial<SttProvider> = {}): Scripted {
  const it: Scripted = { provider: null!, failsAtOnce: null, opened: [], frames: [], flushes: [], closed: 0 };
  it.provider = {
    id,
    description: id,
    languages: ['en-US', 'es-ES'],
    ...more,
    open(options) {
      it.opened.push(options);
      if (it.failsAtOnce) options.onError(it.failsAtOnce);
      return {
        write: (frame) => void it.frames.push(frame[0]!),
        caption: () => undefined,
        flush: () => void it.flushes.push(it.frames.length),
        close: async () => void it.closed++,
      };
    },
  };
  return it;
}

const LOST = new Error('connection lost');

interface Parts {
  fallback?: Partial<SttProvider>;
  otherLanguages?: string[];
  /** Recognizers that fail before `open` returns. */
  failAtOnce?: readonly ('first' | 'second')[];
}

function start(parts: Parts = {}) {
  const clock = createVirtualClock();
  const [primary, fallback] = [scripted('first'), scripted('second', parts.fallback)];
  for (const one of [primary, fallback]) {
    if (parts.failAtOnce?.includes(one.provider.id as 'first')) one.failsAtOnce = LOST;
  }
  const words: RecognizedWords[] = [];
  const events: string[] = [];
  const abort = new AbortController();
  const { otherLanguages } = parts;
  const transcriber = withFallback(primary.provider, fallback.provider, clock).open({
    language: 'en-US',
    ...(otherLanguages ? { otherLanguages } : {}),
    signal: abort.signal,
    onWords: (each) => void words.push(each),
    onError: (error) => void events.push(`error: ${error.message}`),
    onDisconnected: (error) => void events.push(`away: ${error.message}`),
    onReconnected: () => void events.push('back'),
    onReplaced({ by, failed, error, only }) {
      events.push(`replaced by ${by.id}: ${error.message}${only === undefined ? '' : `; only ${only}`}`);
      void failed.close();
    },
  });
  const write = (from: number, to: number): void => {
    // A line may reuse its frame.
    const frame = new Int16Array(FRAME_SAMPLES);
    for (let i = from; i < to; i++) transcriber.write(frame.fill(i));
  };
  return { clock, primary, fallback, words, events, abort, transcriber, write };
}

describe('withFallback', () => {
  test('replaces a recognizer that fails, and transcribes the audio without final words again, at its own times', () => {
    const { primary, fallback, words, events, write } = start();
    write(0, 100);
    const final = { text: 'Hello.', final: true, startMs: 0, endMs: 1_000 };
    primary.opened[0]!.onWords(final);
    write(100, 150);
    primary.opened[0]!.onError(LOST);
    expect(events).toEqual(['replaced by second: connection lost', 'back']);
    expect(primary.closed).toBe(1);
    write(150, 152);
    expect(fallback.frames).toEqual(Array.from({ length: 102 }, (_, i) => i + 50));
    expect(primary.frames).toHaveLength(150);
    const timed = { text: 'there', startMs: 200, endMs: 500 };
    fallback.opened[0]!.onWords({ text: 'there', words: [timed], final: true, startMs: 200, endMs: 500 });
    expect(words).toEqual([
      final,
      { text: 'there', words: [{ ...timed, startMs: 1_200, endMs: 1_500 }], final: true, startMs: 1_200, endMs: 1_500 },
    ]);
  });

  test('waits 1.5 seconds for a lost connection, and keeps one that is restored', async () => {
    const restored = start();
    restored.primary.opened[0]!.onDisconnected!(LOST);
    await restored.clock.advance(1_000);
    restored.primary.opened[0]!.onDisconnected!(LOST);
    await restored.clock.advance(400);
    restored.primary.opened[0]!.onReconnected!();
    await restored.clock.advance(10_000);
    expect(restored.events).toEqual(['away: connection lost', 'away: connection lost', 'back']);
    expect(restored.fallback.opened).toEqual([]);

    const lost = start();
    lost.primary.opened[0]!.onDisconnected!(LOST);
    await lost.clock.advance(1_000);
    // The next attempt fails, too; the time counts from the first.
    lost.primary.opened[0]!.onDisconnected!(LOST);
    await lost.clock.advance(600);
    expect(lost.events).toEqual([
      'away: connection lost',
      'away: connection lost',
      'replaced by second: connection lost',
      'back',
    ]);
  });

  test('passes on a request for final words that was not answered', () => {
    const answered = start();
    answered.transcriber.flush();
    answered.primary.opened[0]!.onWords({ text: 'Yes.', final: true, startMs: 0, endMs: 20 });
    answered.primary.opened[0]!.onError(LOST);
    expect(answered.fallback.flushes).toEqual([]);
    const waiting = start();
    waiting.write(0, 10);
    waiting.transcriber.flush();
    waiting.primary.opened[0]!.onError(LOST);
    expect(waiting.fallback.flushes).toEqual([10]);
  });

  test('passes on each request for final words where it was made, also after the answer to an earlier one', () => {
    const { primary, fallback, transcriber, write } = start();
    for (const at of [0, 50, 100]) {
      write(at, at + 50);
      transcriber.flush();
    }
    write(150, 170);
    primary.opened[0]!.onWords({ text: 'First.', final: true, startMs: 0, endMs: 1_000 });
    primary.opened[0]!.onError(LOST);
    expect(fallback.frames).toHaveLength(120);
    expect(fallback.flushes).toEqual([50, 100]);
  });

  test('ignores what a replaced recognizer still reports', async () => {
    const { clock, primary, words, events } = start();
    const [options] = primary.opened;
    options!.onError(LOST);
    const before = [...events];
    options!.onWords({ text: 'Late.', final: true, startMs: 0, endMs: 100 });
    options!.onDisconnected!(LOST);
    options!.onReconnected!();
    options!.onError(LOST);
    await clock.advance(5_000);
    expect([words, events]).toEqual([[], before]);
  });

  test('reports the failure of both', () => {
    const { primary, fallback, events } = start();
    primary.opened[0]!.onError(LOST);
    fallback.opened[0]!.onError(new Error('also lost'));
    expect(events.at(-1)).toBe('error: also lost');
  });

  test('replaces a recognizer that fails before it has opened', () => {
    const { primary, fallback, events, write } = start({ failAtOnce: ['first'] });
    expect(events).toEqual(['replaced by second: connection lost', 'back']);
    expect(primary.closed).toBe(1);
    write(0, 3);
    expect([primary.frames, fallback.frames]).toEqual([[], [0, 1, 2]]);
  });

  test('reports the failure last when both fail before they have opened, and returns the slot', () => {
    let free = 1;
    const acquireSlot = () => (free > 0 ? (free--, () => void free++) : null);
    const { events } = start({ failAtOnce: ['first', 'second'], fallback: { acquireSlot } });
    expect(events).toEqual(['replaced by second: connection lost', 'back', 'error: connection lost']);
    expect(free).toBe(1);
  });

  test('keeps at most eight seconds of audio', () => {
    const { primary, fallback, write } = start();
    write(0, 2_000);
    primary.opened[0]!.onError(LOST);
    expect([fallback.frames.length, fallback.frames[0], fallback.frames.at(-1)]).toEqual([400, 1_600, 1_999]);
  });

  test('takes a slot of the fallback, returns it at the end, and stays without one', async () => {
    let free = 1;
    const acquireSlot = () => (free > 0 ? (free--, () => void free++) : null);
    const { primary, transcriber } = start({ fallback: { acquireSlot } });
    primary.opened[0]!.onError(LOST);
    expect(free).toBe(0);
    await transcriber.close();
    expect(free).toBe(1);
    free = 0;
    const full = start({ fallback: { acquireSlot } });
    full.primary.opened[0]!.onError(LOST);
    expect(full.events).toEqual(['error: connection lost']);
  });

  test('returns the slot when the fallback fails, and takes none after a reported failure', async () => {
    let free = 1;
    const acquireSlot = () => (free > 0 ? (free--, () => void free++) : null);
    const both = start({ fallback: { acquireSlot } });
    both.primary.opened[0]!.onError(LOST);
    both.fallback.opened[0]!.onError(LOST);
    expect(free).toBe(1);
    await both.transcriber.close();
    expect(free).toBe(1);

    free = 0;
    const full = start({ fallback: { acquireSlot } });
    full.primary.opened[0]!.onDisconnected!(LOST);
    full.primary.opened[0]!.onError(LOST);
    free = 1;
    await full.clock.advance(5_000);
    expect([free, full.fallback.opened]).toEqual([1, []]);
  });

  test('detects several languages only with a fallback that can', () => {
    const [one, several] = [{}, { fallback: { detects: () => true } }].map((parts) =>
      start({ ...parts, otherLanguages: ['es-ES'] }),
    );
    for (const { primary } of [one!, several!]) primary.opened[0]!.onError(LOST);
    expect(one!.primary.opened[0]!.otherLanguages).toEqual(['es-ES']);
    expect(one!.fallback.opened[0]).not.toHaveProperty('otherLanguages');
    expect(several!.fallback.opened[0]!.otherLanguages).toEqual(['es-ES']);
  });

  test('continues in the language that the caller speaks, if the fallback cannot detect languages', () => {
    const said = (text: string, language: string) => ({ text, language, final: true, startMs: 0, endMs: 0 });
    const languageAfter = (spoken: [text: string, language: string][], fallback?: Partial<SttProvider>) => {
      const {
        primary,
        fallback: second,
        events,
      } = start({ otherLanguages: ['es-ES'], ...(fallback ? { fallback } : {}) });
      for (const [text, language] of spoken) primary.opened[0]!.onWords(said(text, language));
      primary.opened[0]!.onError(LOST);
      expect(events[0]).toContain(fallback?.detects ? 'lost' : `only ${second.opened[0]!.language}`);
      return second.opened[0]!.language;
    };
    expect(languageAfter([['Quiero una mesa.', 'es']])).toBe('es-ES');
    expect(
      languageAfter([
        ['Quiero una mesa.', 'es'],
        ['ok', 'en'],
      ]),
    ).toBe('es-ES');
    expect(
      languageAfter([
        ['Quiero una mesa.', 'es'],
        ['Let us speak English.', 'en'],
      ]),
    ).toBe('en-US');
    expect(languageAfter([['Je voudrais une table.', 'fr']])).toBe('en-US');
    expect(languageAfter([['Quiero una mesa.', 'es']], { languages: ['en-US'] })).toBe('en-US');
    expect(languageAfter([['Quiero una mesa.', 'es']], { detects: () => true })).toBe('en-US');
  });

  test('does nothing after the end of the call', async () => {
    const { clock, primary, fallback, transcriber } = start();
    primary.opened[0]!.onDisconnected!(LOST);
    await transcriber.close();
    await clock.advance(5_000);
    expect(fallback.opened).toEqual([]);
    const aborted = start();
    aborted.primary.opened[0]!.onDisconnected!(LOST);
    aborted.abort.abort();
    await aborted.clock.advance(5_000);
    expect(aborted.fallback.opened).toEqual([]);
  });
});
