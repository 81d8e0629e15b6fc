// Providers that record the result of each use in a health book.
import { type Embedder } from '../embeddings/port.ts';
import type { HealthBook } from '../health.ts';
import { ProviderError } from '../ports/errors.ts';
import type { LlmProvider } from '../ports/llm.ts';
import type { SttProvider } from '../ports/stt.ts';
import type { TtsProvider } from '../ports/tts.ts';

export function watchedLlm(llm: LlmProvider, book: HealthBook): LlmProvider {
  return { ...llm, stream: (request) => book.watch(`llm ${llm.id}`, llm.stream(request)) };
}

export function watchedTts<T extends TtsProvider>(tts: T, book: HealthBook): T {
  return { ...tts, synthesize: (request) => book.watch(`tts ${tts.id}`, tts.synthesize(request)) };
}

/** A recognizer is healthy when it returns final words, and failing when it reports an error. */
export function watchedStt(stt: SttProvider, book: HealthBook): SttProvider {
  const key = `stt ${stt.id}`;
  return {
    ...stt,
    open: (options) =>
      stt.open({
        ...options,
        onWords(words) {
          if (words.final) book.record(key, null);
          options.onWords(words);
        },
        onError(error) {
          if (error instanceof ProviderError) book.record(key, error);
          options.onError(error);
        },
      }),
  };
}

export function watchedEmbedder(embedder: Embedder, book: HealthBook): Embedder {
  const key = `embeddings ${embedder.id}`;
  return {
    ...embedder,
    async embed(texts, options) {
      try {
        const vectors = await embedder.embed(texts, options);
        book.record(key, null);
        return vectors;
      } catch (error) {
        if (error instanceof ProviderError) book.record(key, error);
        throw error;
      }
    },
  };
}
