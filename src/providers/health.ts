// What the last use of each provider showed, for the provider list. The registry wraps streams with it.
// Invariant: watching changes nothing: what comes out, what is thrown and when stay the same.
// Absent on purpose: probing; a probe costs money at some vendors and says less than the last real use.
import type { Clock } from '../core/clock.ts';
import { ProviderError } from './ports.ts';

export interface Health {
  health: 'unknown' | 'healthy' | 'failing';
  /** Milliseconds since the epoch; null before the first use. */
  lastCheckAt: number | null;
  detail: string | null;
}

export interface HealthBook {
  of(key: string): Health;
  /** Passes a provider's stream through and notes how it went. */
  watch<T>(key: string, stream: AsyncIterable<T>): AsyncIterable<T>;
  /** The same for one answer. */
  note<T>(key: string, answer: Promise<T>): Promise<T>;
}

export function createHealthBook(clock: Clock): HealthBook {
  const book = new Map<string, Health>();

  const works = (key: string): void => {
    book.set(key, { health: 'healthy', lastCheckAt: clock.now(), detail: null });
  };
  const fails = (key: string, error: unknown): void => {
    // An abort is the caller's wish, and a refused request may be the caller's fault: neither tells of the vendor.
    if (error instanceof ProviderError && error.kind !== 'refused') {
      book.set(key, { health: 'failing', lastCheckAt: clock.now(), detail: error.message });
    }
  };
  async function* watch<T>(key: string, stream: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* stream;
      works(key);
    } catch (error) {
      fails(key, error);
      throw error;
    }
  }
  async function note<T>(key: string, answer: Promise<T>): Promise<T> {
    try {
      const value = await answer;
      works(key);
      return value;
    } catch (error) {
      fails(key, error);
      throw error;
    }
  }

  return { of: (key) => book.get(key) ?? { health: 'unknown', lastCheckAt: null, detail: null }, watch, note };
}
