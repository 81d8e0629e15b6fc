// One clause of text to audio, with a retry and then a fallback voice. Called by speech.ts and greeting.ts.
// Invariant: a clause is never said twice: once audio was given, a failure ends the clause where it is.
// Every chunk has a deadline; a voice that failed is not tried again in this session.
import type { Clock } from '../core/clock.ts';
import { ProviderError, type TtsProvider } from '../providers/ports.ts';
import { DeadlinePassed, withDeadline } from './deadline.ts';

/** Two voices that hang one after the other still stay below four seconds of silence. */
const CHUNK_TIMEOUT_MS = 1900;

export interface VoiceChoice {
  tts: TtsProvider;
  voiceId: string;
}

export interface Voices {
  clock: Clock;
  language: string;
  primary: VoiceChoice;
  fallback: VoiceChoice | null;
  /** The primary voice failed in this session. */
  degraded: boolean;
  onWarning(code: string, detail: string): void;
}

/** Chunks of PCM16. Throws when neither voice speaks; ends early when one fails in the middle. */
export async function* synthesize(voices: Voices, text: string, signal: AbortSignal): AsyncGenerator<Int16Array> {
  const attempts = attemptsOf(voices);
  for (let i = 0; i < attempts.length; i++) {
    const voice = attempts[i]!;
    let given = false;
    try {
      for await (const chunk of chunksOf(voices, voice, text, signal)) {
        given = true;
        yield chunk;
      }
      if (given || signal.aborted) return;
      throw new ProviderError(voice.tts.id, 'protocol', 'no audio for the text');
    } catch (error) {
      if (signal.aborted) return;
      if (voice === voices.primary && voices.fallback && (given || attempts[i + 1] !== voice)) voices.degraded = true;
      voices.onWarning('tts_failed', (error as Error).message);
      if (given) return;
      // The same voice once more only where the failure may pass and did not already cost seconds.
      const again = attempts[i + 1] === voice && !(error instanceof ProviderError && error.retryable);
      if (again) i++;
      if (i + 1 >= attempts.length) throw error;
    }
  }
}

function attemptsOf({ primary, fallback, degraded }: Voices): VoiceChoice[] {
  if (fallback && degraded) return [fallback, fallback];
  return fallback ? [primary, primary, fallback] : [primary, primary];
}

async function* chunksOf(
  voices: Voices,
  voice: VoiceChoice,
  text: string,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const request = { voiceId: voice.voiceId, text, language: voices.language, signal: own.signal };
  try {
    const iterator = voice.tts.synthesize(request)[Symbol.asyncIterator]();
    for (;;) {
      const result = await withDeadline(voices.clock, CHUNK_TIMEOUT_MS, iterator.next());
      if (result.done || signal.aborted) return;
      if (result.value.length > 0) yield result.value;
    }
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    throw new ProviderError(voice.tts.id, 'protocol', `no audio within ${CHUNK_TIMEOUT_MS} ms`, { cause: error });
  } finally {
    signal.removeEventListener('abort', abort);
    own.abort();
  }
}
