// What the last use of each provider showed, for the provider list. The registry wraps streams with it.
// Invariant: watching changes nothing: what comes out, what is thrown and when stay the same.
// What a cheap question to the vendor showed (registry/check.ts) is noted here, too.
import type { Clock } from '../core/clock.ts';
import { ProviderError } from './ports.ts';

export interface Health {
  health: 'unknown' | 'healthy' | 'failing';
  /** Milliseconds since the epoch; null before the first use. */
  lastCheckAt: number | null;
  detail: string | null;
}

export interface HealthBook {
  get(key: string): Health;
  /** Passes a provider's stream through and notes how it went. */
  watch<T>(key: string, stream: AsyncIterable<T>): AsyncIterable<T>;
  /** Notes a good use, or one that failed for a reason that lies with the vendor. */
  record(key: string, error: ProviderError | null): void;
}

export function createHealthBook(clock: Clock): HealthBook {
  const book = new Map<string, Health>();

  function note(key: string, error: ProviderError | null): void {
    // A refused request may be the caller's fault: it does not tell of the vendor.
    if (error?.kind === 'refused') return;
    book.set(key, { health: error ? 'failing' : 'healthy', lastCheckAt: clock.now(), detail: error?.message ?? null });
  }

  async function* watch<T>(key: string, stream: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* stream;
      note(key, null);
    } catch (error) {
      // An abort is the caller's wish and tells nothing of the vendor.
      if (error instanceof ProviderError) note(key, error);
      throw error;
    }
  }

  return { get: (key) => book.get(key) ?? { health: 'unknown', lastCheckAt: null, detail: null }, watch, record: note };
}
