// Providers of a simulated conversation on its virtual clock. Virtual time stops while a provider works. Built-in parts then take
// no virtual time, so that the same seed gives the same events. The real duration of a vendor's work is added to virtual time
// afterwards, so that its latency counts as in a call. Invariant: work that takes longer than HELD_MAX_MS no longer stops virtual
// time, so that the conversation's own deadlines expire.
import { sleep, type Clock } from '../../../core/clock.ts';
import { concatSamples } from '../../../core/pcm.ts';
import type { VirtualClock } from '../../../core/virtual-clock.ts';
import type { LlmProvider } from '../../../providers/ports/llm.ts';
import type { VoiceActivityDetector } from '../../../providers/ports/stt.ts';
import type { SpeechRequest, TtsProvider } from '../../../providers/ports/tts.ts';
import { createPhraseCache } from '../../../providers/tts/phrases.ts';

/** Longer than every deadline of a conversation for one item of a stream. */
const HELD_MAX_MS = 30_000;
/** Providers in this process, whose results depend only on their input. */
const BUILT_IN: ReadonlySet<string> = new Set(['builtin', 'sherpa']);

export interface TwoClocks {
  /** Clock of the conversation. */
  virtual: VirtualClock;
  /** Clock of the machine. */
  real: Clock;
}

/** Runs work in the conversation's time. */
export async function inTime<T>({ virtual, real }: TwoClocks, isInstant: boolean, work: Promise<T>): Promise<T> {
  const started = real.monotonic();
  const expired = Promise.withResolvers<void>();
  const timer = real.after(HELD_MAX_MS, expired.resolve);
  const ended = () => timer.cancel();
  await virtual.hold(Promise.race([work.then(ended, ended), expired.promise]));
  if (!isInstant) await sleep(virtual, real.monotonic() - started);
  return work;
}

async function* itemsInTime<T>(clocks: TwoClocks, isInstant: boolean, items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const result = await inTime(clocks, isInstant, iterator.next());
      if (result.done) return;
      yield result.value;
    }
  } finally {
    // The iterator is no longer read, so its end and its errors are irrelevant.
    iterator.return?.().then(undefined, () => undefined);
  }
}

export function llmInTime(clocks: TwoClocks, llm: LlmProvider): LlmProvider {
  const isInstant = BUILT_IN.has(llm.id);
  return {
    id: llm.id,
    description: llm.description,
    models: () => llm.models(),
    stream: (request) => itemsInTime(clocks, isInstant, llm.stream(request)),
    ...(llm.update ? { update: (messages) => llm.update?.(messages) } : {}),
    ...(llm.observe ? { observe: (observer) => llm.observe?.(observer) } : {}),
  };
}

/** Half an hour of sentences spoken by built-in voices, which samples of one case repeat. */
const spokenBefore = createPhraseCache(64 * 1024 * 1024);

export function ttsInTime(clocks: TwoClocks, tts: TtsProvider): TtsProvider {
  const isInstant = BUILT_IN.has(tts.id);
  return {
    id: tts.id,
    description: tts.description,
    voices: () => tts.voices(),
    synthesize: (request) =>
      isInstant ? repeated(clocks, tts, request) : itemsInTime(clocks, false, tts.synthesize(request)),
    close: async () => undefined,
  };
}

async function* repeated(clocks: TwoClocks, tts: TtsProvider, request: SpeechRequest): AsyncGenerator<Int16Array> {
  const { voiceId, language, speed = 1, text } = request;
  const key = `${voiceId} ${language} ${speed} ${text}`;
  const known = spokenBefore.get(key);
  // A copy, because a player may scale samples in place.
  if (known) return yield known.slice();
  const chunks: Int16Array[] = [];
  for await (const chunk of itemsInTime(clocks, true, tts.synthesize(request))) {
    chunks.push(chunk.slice());
    yield chunk;
  }
  spokenBefore.set(key, concatSamples(chunks));
}

/** Each frame is classified before virtual time advances. */
export function vadInTime({ virtual }: TwoClocks, vad: VoiceActivityDetector): VoiceActivityDetector {
  return {
    write(frame) {
      const speech = vad.write(frame);
      const deciding = vad.settled?.() ?? null;
      if (deciding) void virtual.hold(deciding);
      return speech;
    },
    close: () => vad.close(),
  };
}
