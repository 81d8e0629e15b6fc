// Providers that a test scripts, on the test's clock: a transcriber that reads captions, a voice of known speed, a model
// that answers from a function, and a loudness detector.
import { sleep, type Clock } from '../../src/core/clock.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../src/providers/ports/llm.ts';
import type { SttProvider, TranscriberOptions, VoiceActivityDetector } from '../../src/providers/ports/stt.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';
import type { Voices } from '../../src/voice/out/synthesis.ts';

/** Duration of a character of the scripted voice, so that a transcript can be compared with the frames played. */
export const MS_PER_CHAR = 50;
const SAMPLES_PER_CHAR = (16_000 * MS_PER_CHAR) / 1000;

export function loudnessVad(): VoiceActivityDetector {
  return { write: (frame) => frame.some((sample) => Math.abs(sample) > 1000), close() {} };
}

export interface ScriptedStt extends SttProvider {
  /** Makes the open transcribers report an error. */
  breakDown(message: string): void;
  opened: number;
}

/**
 * @param words false: detects speech but recognizes nothing
 * @param languageOf the language of a text, as a vendor names it; omitted: the recognizer knows one language
 */
export function scriptedStt(
  clock: Clock,
  options: { words?: boolean; languageOf?: (text: string) => string | undefined } = {},
): ScriptedStt {
  const { languageOf } = options;
  let current: TranscriberOptions | null = null;
  const provider: ScriptedStt = {
    id: 'scripted',
    description: 'reads captions',
    languages: 'all',
    ...(languageOf ? { detects: () => true } : {}),
    opened: 0,
    open(request) {
      current = request;
      provider.opened++;
      return {
        write() {},
        caption({ text, final }) {
          const now = clock.monotonic();
          const language = languageOf?.(text);
          const spoken = language === undefined ? {} : { language };
          if (options.words !== false) request.onWords({ text, final, startMs: now, endMs: now, ...spoken });
        },
        flush() {},
        async close() {},
      };
    },
    breakDown: (message) => current?.onError(new Error(message)),
  };
  return provider;
}

interface ScriptedTts extends TtsProvider {
  readonly requests: { text: string; voiceId: string }[];
}

/**
 * @param pauseChars silence after each clause, in characters @param fail returns an error for a text, 'hang' to never
 * respond, or null to speak
 */
export function scriptedTts(
  clock: Clock,
  options: {
    firstMs?: number;
    pauseChars?: number;
    fail?: (text: string, voiceId: string) => Error | 'hang' | null;
  } = {},
): ScriptedTts {
  const requests: { text: string; voiceId: string }[] = [];
  return {
    id: 'scripted',
    description: 'tones',
    requests,
    voices: () => [],
    async *synthesize({ text, voiceId, signal }) {
      requests.push({ text, voiceId });
      await sleep(clock, options.firstMs ?? 40, signal);
      const failure = options.fail?.(text, voiceId) ?? null;
      if (failure === 'hang')
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      else if (failure) throw failure;
      const samples = (text.length + (options.pauseChars ?? 0)) * SAMPLES_PER_CHAR;
      // Quarters, so that a cut may fall between two chunks.
      for (let i = 0; i < 4; i++) {
        const from = Math.floor((samples * i) / 4);
        const to = Math.floor((samples * (i + 1)) / 4);
        yield new Int16Array(to - from).fill(5000);
      }
    },
    async close() {},
  };
}

/** The scripted voice as the only one of an agent. */
export function scriptedVoices(clock: Clock): Voices {
  return {
    clock,
    language: 'en',
    primary: { tts: scriptedTts(clock), voiceId: 'scripted-one' },
    speed: 1,
    pronounce: (text) => text,
    fallback: null,
    degraded: false,
    onWarning: () => {},
  };
}

/** Steps of a scripted model: waits, text, function calls, errors. */
export type Move =
  | string
  | { waitMs: number }
  | { call: string; args?: object; id?: string }
  | { fail: Error }
  | { hang: true };

export interface ScriptedLlm extends LlmProvider {
  readonly requests: LlmRequest[];
}

export function scriptedLlm(clock: Clock, answer: (request: LlmRequest, n: number) => readonly Move[]): ScriptedLlm {
  const requests: LlmRequest[] = [];
  return {
    id: 'scripted',
    description: 'follows a script',
    requests,
    models: () => [],
    async *stream(request): AsyncGenerator<LlmDelta> {
      const n = requests.push(request);
      for (const move of answer(request, n)) yield* perform(clock, move, n, request.signal);
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
}

async function* perform(clock: Clock, move: Move, n: number, signal: AbortSignal): AsyncGenerator<LlmDelta> {
  if (typeof move === 'string') {
    for (const text of move.split(/(?<= )/)) {
      await sleep(clock, 10, signal);
      yield { type: 'text', text };
    }
  } else if ('waitMs' in move) await sleep(clock, move.waitMs, signal);
  else if ('fail' in move) throw move.fail;
  else if ('hang' in move)
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  else {
    const call = { id: move.id ?? `call_${n}`, name: move.call, arguments: JSON.stringify(move.args ?? {}) };
    yield { type: 'tool_call', call };
  }
}
