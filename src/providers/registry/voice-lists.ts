// Per-key cache of vendors' voice lists: fresh for minutes, then stale-while-revalidate, and up to a day if the vendor is down.
// Call `load` before reading, outside any transaction.
// Invariants: one request at a time per key; waiting is bounded and short; the total number of cached voices is bounded.
// Deliberately omitted: use by calls. A call speaks by the voice's id alone (vendor-voices.ts) and does not need the list.
import type { Clock } from '../../core/clock.ts';
import type { HealthBook } from '../health.ts';
import { ProviderError } from '../ports/errors.ts';
import type { Voice } from '../ports/tts.ts';
import { toProviderError } from '../provider-error.ts';
import type { AccountOwner, Vendor } from '../vendors/define-vendor.ts';

export interface VoiceList {
  /** Empty if nothing is known. */
  voices(): readonly Voice[];
  /** Returns why nothing is known; null if the list is known. */
  failure(): ProviderError | null;
  /** Requests the list if it is due. Waits only if nothing is known, at most WAIT_MS. Never rejects. */
  load(): Promise<void>;
}

export interface VoiceLists {
  /** @param key identifies one key of one account; it changes with the key */
  open(key: string, provider: string, ask: (signal: AbortSignal) => Promise<readonly Voice[]>): VoiceList;
  close(): void;
}

/** Maximum delay until a voice created at the vendor appears. */
const FRESH_MS = 5 * 60_000;
const KEPT_MS = 24 * 3_600_000;
/** Pause after a failure before the vendor is queried again. */
const REST_MS = 30_000;
/** A user waits for the response. */
const WAIT_MS = 4_000;
/** Deadline for all pages together. */
const DEADLINE_MS = 20_000;
/** Limit for all keys together: about 20 MB. */
const MAX_VOICES = 40_000;

interface Entry {
  voices: readonly Voice[];
  readAt: number | null;
  failure: { error: ProviderError; at: number } | null;
  asking: Promise<void> | null;
}

export function createVoiceLists(clock: Clock, mostVoices = MAX_VOICES): VoiceLists {
  const entries = new Map<string, Entry>();
  const closing = new AbortController();
  const ageOf = (entry: Entry) => (entry.readAt === null ? Number.POSITIVE_INFINITY : clock.monotonic() - entry.readAt);
  const isKnown = (entry: Entry) => ageOf(entry) < KEPT_MS;

  async function ask(entry: Entry, provider: string, list: Ask): Promise<void> {
    const late = new AbortController();
    const timer = clock.after(DEADLINE_MS, () =>
      late.abort(new ProviderError(provider, 'timeout', `did not list its voices within ${DEADLINE_MS} ms`)),
    );
    try {
      entry.voices = await list(AbortSignal.any([closing.signal, late.signal]));
      entry.readAt = clock.monotonic();
      entry.failure = null;
    } catch (error) {
      entry.failure = { error: toProviderError(provider, error), at: clock.monotonic() };
    } finally {
      timer.cancel();
    }
  }

  return {
    open: (key, provider, list) => ({
      voices() {
        const entry = entries.get(key);
        return entry && isKnown(entry) ? entry.voices : [];
      },
      failure() {
        const entry = entries.get(key);
        if (entry && isKnown(entry)) return null;
        return entry?.failure?.error ?? new ProviderError(provider, 'unavailable', 'has not listed its voices yet');
      },
      async load() {
        const entry: Entry = entries.get(key) ?? { voices: [], readAt: null, failure: null, asking: null };
        // Least recently used first.
        entries.delete(key);
        evictExcess(entries, mostVoices);
        entries.set(key, entry);
        if (ageOf(entry) < FRESH_MS || closing.signal.aborted) return;
        const isResting = entry.failure !== null && clock.monotonic() - entry.failure.at < REST_MS;
        if (!entry.asking && !isResting) entry.asking = ask(entry, provider, list).finally(() => (entry.asking = null));
        if (entry.asking && !isKnown(entry)) await shortly(clock, entry.asking);
      },
    }),
    close: () => closing.abort(new ProviderError('registry', 'unavailable', 'was closed')),
  };
}

interface ListedAccount {
  vendor: Vendor;
  key: string;
  whose: AccountOwner;
  book: HealthBook;
}

/** Opens the list of one account. Requests record the account's health. @param name identifies the key, but is not the key itself */
export function listOf(lists: VoiceLists, name: string, { vendor, key, whose, book }: ListedAccount): VoiceList | null {
  if (!vendor.listVoices) return null;
  const health = `${vendor.kind} ${vendor.id}`;
  return lists.open(name, vendor.id, async (signal) => {
    try {
      const voices = await vendor.listVoices!(key, whose, signal);
      book.record(health, null);
      return voices;
    } catch (error) {
      if (error instanceof ProviderError) book.record(health, error);
      throw error;
    }
  });
}

type Ask = (signal: AbortSignal) => Promise<readonly Voice[]>;

async function shortly(clock: Clock, asking: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = clock.after(WAIT_MS, resolve);
  await Promise.race([asking, promise]);
  timer.cancel();
}

/** Evicts the least recently used entries beyond this number of voices, unless their list is being requested. Each key adds one. */
function evictExcess(entries: Map<string, Entry>, most: number): void {
  const sizeOf = ({ voices }: Entry) => voices.length + 1;
  let total = [...entries.values()].reduce((sum, entry) => sum + sizeOf(entry), 0);
  for (const [key, entry] of entries) {
    if (total <= most) return;
    if (entry.asking) continue;
    total -= sizeOf(entry);
    entries.delete(key);
  }
}
