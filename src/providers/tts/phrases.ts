// Short fixed phrases that a voice has said before: greetings, fillers, apologies. Used by every voice provider, so that what
// is said in each call is paid for and waited for once. Invariant: bounded in bytes; what was used longest ago leaves first.

export interface PhraseCache {
  get(key: string): Int16Array | undefined;
  set(key: string, samples: Int16Array): void;
}

/** Longer sentences are an answer, and are not said again. */
export const PHRASE_MAX_CHARS = 120;

// A Map keeps insertion order: what is read moves to the end, what is evicted stands first.
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
