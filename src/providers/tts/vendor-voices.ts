// The common part of all vendors' speech synthesis: voice ids, phrase cache, errors, closing. A vendor implements only `speak`.
// Invariant: a caller receives audio, its own signal's reason, or a ProviderError. A phrase is cached only if it is complete.
import { concatSamples } from '../../core/pcm.ts';
import { ProviderError } from '../ports/errors.ts';
import type { SpeechRequest, TtsProvider, Voice } from '../ports/tts.ts';
import { toProviderError } from '../provider-error.ts';
import { createPhraseCache, MAX_PHRASE_CHARS } from './phrases.ts';

/** A voice named by us or by the operator. */
export interface VendorVoice {
  /** The part of our voice id after the provider. */
  slug: string;
  name: string;
  vendorId: string;
  gender: Voice['gender'];
  description: string;
}

interface VendorTtsParts {
  id: string;
  description: string;
  voices: readonly VendorVoice[];
  /** Format of the vendor's own ids; a voice with such an id is tried even if it is not listed. */
  vendorIds?: RegExp;
  languages: readonly string[];
  /** Audio in the port's format, chunk by chunk; stops when the signal is aborted. */
  speak(vendorId: string, request: SpeechRequest, signal: AbortSignal): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

interface VendorTts {
  tts: TtsProvider;
  /** Speaks with a cloned voice, by the vendor's id. */
  speakAs(vendorId: string, request: SpeechRequest): AsyncIterable<Int16Array>;
}

/** About two minutes. */
const MAX_CACHE_BYTES = 4 * 1024 * 1024;
const MAX_TEXT_CHARS = 5_000;

export function createVendorTts(parts: VendorTtsParts): VendorTts {
  const { id, description, languages } = parts;
  const cache = createPhraseCache(MAX_CACHE_BYTES);
  const closing = new AbortController();
  const byId = new Map(parts.voices.map((voice) => [`${id}-${voice.slug}`, voice]));
  const voices = [...byId].map(([voiceId, { name, gender, description: about }]): Voice => {
    return { voiceId, name, provider: id, gender, languages, description: about };
  });

  async function* speakAs(vendorId: string, request: SpeechRequest): AsyncGenerator<Int16Array> {
    request.signal.throwIfAborted();
    if (closing.signal.aborted) throw new ProviderError(id, 'unavailable', 'was closed');
    if (request.text.length > MAX_TEXT_CHARS) {
      throw new ProviderError(id, 'refused', `text is over ${MAX_TEXT_CHARS} characters`);
    }
    const key = [vendorId, request.language, request.speed ?? 1, request.text].join('\n');
    const cached = cache.get(key);
    // A copy, because the player may scale samples in place and the cache must not change.
    if (cached) return yield cached.slice();
    const whole: Int16Array[] = [];
    let samples = 0;
    try {
      const signal = AbortSignal.any([request.signal, closing.signal]);
      for await (const chunk of parts.speak(vendorId, request, signal)) {
        request.signal.throwIfAborted();
        if (request.text.length <= MAX_PHRASE_CHARS) whole.push(chunk.slice());
        samples += chunk.length;
        if (chunk.length > 0) yield chunk;
      }
      request.signal.throwIfAborted();
      if (samples === 0 && request.text.trim() !== '') throw new ProviderError(id, 'protocol', 'sent no audio');
      if (whole.length > 0) cache.set(key, concatSamples(whole));
    } catch (error) {
      request.signal.throwIfAborted();
      if (closing.signal.aborted) throw new ProviderError(id, 'unavailable', 'was closed', { cause: error });
      throw toProviderError(id, error);
    }
  }

  const vendorIdOf = (voiceId: string): string | undefined => {
    const rest = voiceId.startsWith(`${id}-`) ? voiceId.slice(id.length + 1) : '';
    return byId.get(voiceId)?.vendorId ?? (parts.vendorIds?.test(rest) ? rest : undefined);
  };

  async function* synthesize(request: SpeechRequest): AsyncGenerator<Int16Array> {
    const vendorId = vendorIdOf(request.voiceId);
    if (vendorId === undefined) throw new ProviderError(id, 'refused', `has no voice ${request.voiceId}`);
    yield* speakAs(vendorId, request);
  }

  const tts: TtsProvider = {
    id,
    description,
    voices: () => voices,
    takes: (voiceId) => vendorIdOf(voiceId) !== undefined,
    synthesize,
    async close() {
      closing.abort();
      await parts.close();
    },
  };
  return { tts, speakAs };
}

/** Rejects responses that are not audio despite their status: an error page, a JSON description of an error. */
export function requireAudio(provider: string, contentType: string | null | undefined): void {
  if (!/^(text|application\/(problem\+)?json)\b/.test(contentType ?? '')) return;
  throw new ProviderError(provider, 'protocol', `answered ${contentType} instead of audio`);
}
