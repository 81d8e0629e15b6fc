// The result of the last use, or the last health check, of each provider, for the provider list.
// Invariant: watching a stream does not change its items, its errors or their timing.
import type { Clock } from '../core/clock.ts';
import { ProviderError } from './ports/errors.ts';

export interface Health {
  health: 'unknown' | 'healthy' | 'failing';
  /** Milliseconds since the epoch; null before the first use. */
  lastCheckAt: number | null;
  detail: string | null;
}

export interface HealthBook {
  get(key: string): Health;
  /** Passes a provider's stream through and records whether it succeeded. */
  watch<T>(key: string, stream: AsyncIterable<T>): AsyncIterable<T>;
  /** Records a success, or a failure caused by the vendor. */
  record(key: string, error: ProviderError | null): void;
}

/** HTTP status of Deepgram, Cartesia, ElevenLabs, OpenRouter and DeepSeek for an account without credit. */
const PAYMENT_REQUIRED = 402;

export function createHealthBook(clock: Clock): HealthBook {
  const book = new Map<string, Health>();

  function record(key: string, error: ProviderError | null): void {
    // A refused request may be the caller's fault and does not indicate a vendor failure, unless the account lacks credit.
    if (error?.kind === 'refused' && error.status !== PAYMENT_REQUIRED) return;
    book.set(key, { health: error ? 'failing' : 'healthy', lastCheckAt: clock.now(), detail: error?.message ?? null });
  }

  async function* watch<T>(key: string, stream: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* stream;
      record(key, null);
    } catch (error) {
      // The caller aborted, which does not indicate a vendor failure.
      if (error instanceof ProviderError) record(key, error);
      throw error;
    }
  }

  return { get: (key) => book.get(key) ?? { health: 'unknown', lastCheckAt: null, detail: null }, watch, record };
}
