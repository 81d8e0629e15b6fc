// A cache of short phrases that a voice has spoken: greetings, fillers, apologies. A phrase that recurs in every call is
// synthesized and paid for once. Invariant: bounded in bytes; the least recently used phrase is evicted first.

interface PhraseCache {
  get(key: string): Int16Array | undefined;
  set(key: string, samples: Int16Array): void;
}

/** Longer sentences are answers, which are rarely repeated. */
export const MAX_PHRASE_CHARS = 120;

// A Map keeps insertion order: a phrase that is read moves to the end, and the first one is evicted.
export function createPhraseCache(maxBytes: number): PhraseCache {
  const phrases = new Map<string, Int16Array>();
  let totalBytes = 0;
  return {
    get(key) {
      const samples = phrases.get(key);
      if (!samples) return undefined;
      phrases.delete(key);
      phrases.set(key, samples);
      return samples;
    },
    set(key, samples) {
      if (phrases.has(key) || samples.byteLength > maxBytes) return;
      phrases.set(key, samples);
      totalBytes += samples.byteLength;
      for (const [oldest, { byteLength }] of phrases) {
        if (totalBytes <= maxBytes) break;
        phrases.delete(oldest);
        totalBytes -= byteLength;
      }
    },
  };
}
