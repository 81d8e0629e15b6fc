// Synthesizes one clause, with a retry and then a fallback voice.
// Invariants: no clause is said twice; after its first audio, a failure ends the clause where it is. Every chunk has a deadline.
// Once the fallback voice has taken over, the primary voice is not tried again in this session. For a text without audio the fallback
// voice does not take over: other texts may have audio.
import type { Clock } from '../../core/clock.ts';
import { DeadlinePassed, itemsWithin } from '../../core/deadline.ts';
import { ProviderError } from '../../providers/ports/errors.ts';
import type { SpeechRequest, TtsProvider } from '../../providers/ports/tts.ts';
import type { Pronounce } from './pronunciation.ts';

/** Two voices that hang in turn still cause less than four seconds of silence together. */
const CHUNK_TIMEOUT_MS = 1900;

/** HTTP statuses of voices that cannot say this text, but may say another one. */
const TEXT_STATUSES: ReadonlySet<number | undefined> = new Set([400, 413, 422]);

/** The voice answered a text without any audio. */
class NoAudio extends ProviderError {
  constructor(provider: string) {
    super(provider, 'unavailable', 'no audio for the text');
  }
}

export interface VoiceChoice {
  tts: TtsProvider;
  voiceId: string;
}

export interface Voices {
  clock: Clock;
  /** The agent's language. */
  language: string;
  speed: number;
  pronounce: Pronounce;
  primary: VoiceChoice;
  fallback: VoiceChoice | null;
  /** The primary voice failed in this session. */
  degraded: boolean;
  onWarning(code: string, detail: string): void;
}

interface SynthesisOptions {
  /** Of the text. Default: the agent's. */
  language?: string | undefined;
  /** The voice failed in the middle: the end of the text is missing. */
  onBroken(): void;
}

/**
 * Yields chunks of PCM16. Ends early when a voice fails in the middle.
 * @param text as the voice says it (`voices.pronounce`)
 * @throws the error of the last voice when none speaks
 */
export async function* synthesize(
  voices: Voices,
  text: string,
  signal: AbortSignal,
  { language = voices.language, onBroken }: SynthesisOptions,
): AsyncGenerator<Int16Array> {
  const attempts = attemptsOf(voices);
  for (let i = 0; i < attempts.length; i++) {
    const voice = attempts[i]!;
    let given = false;
    try {
      for await (const chunk of chunksOf(voices, voice, { text, language }, signal)) {
        given = true;
        yield chunk;
      }
      if (given || signal.aborted) return;
      throw new NoAudio(voice.tts.id);
    } catch (error) {
      if (signal.aborted) return;
      voices.onWarning('tts_failed', (error as Error).message);
      if (given) {
        voices.degraded = voices.fallback !== null;
        return onBroken();
      }
      if (attempts[i + 1] === voice && !worthAgain(error, voices)) i++;
      const next = attempts[i + 1];
      if (!next) throw error;
      if (next !== voice && !(error instanceof NoAudio)) voices.degraded = true;
    }
  }
}

/**
 * Whether a clause that no voice synthesizes can be left out, because its text causes the failure. A refusal must not be the first
 * result of a speech, because with an invalid setting a vendor refuses every text.
 */
export function canLeaveOut(error: unknown, hasSpoken: boolean): boolean {
  if (error instanceof NoAudio) return true;
  return hasSpoken && error instanceof ProviderError && error.kind === 'refused' && TEXT_STATUSES.has(error.status);
}

function attemptsOf({ primary, fallback, degraded }: Voices): VoiceChoice[] {
  if (fallback && degraded) return [fallback, fallback];
  return fallback ? [primary, primary, fallback] : [primary, primary];
}

/** Whether to retry the same voice: the failure may be temporary, and it did not use up time that the fallback voice needs. */
function worthAgain(error: unknown, voices: Voices): boolean {
  if (!(error instanceof ProviderError) || !error.retryable) return false;
  return error.kind !== 'timeout' || voices.fallback === null;
}

async function* chunksOf(
  { clock, speed }: Voices,
  { tts, voiceId }: VoiceChoice,
  spoken: Pick<SpeechRequest, 'text' | 'language'>,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const limits = { clock, limitMs: () => CHUNK_TIMEOUT_MS, signal };
  try {
    const begin = (own: AbortSignal) => tts.synthesize({ voiceId, ...spoken, speed, signal: own });
    for await (const chunk of itemsWithin(limits, begin)) {
      if (chunk.length > 0) yield chunk;
    }
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    throw new ProviderError(tts.id, 'timeout', error.message, { cause: error });
  }
}
