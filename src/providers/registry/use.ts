// Caches the adapters of workspaces' own keys: created on demand, one set per key and version, closed when idle.
// Invariant: bounded; adapters in use by a live call are never closed.
import type { Clock } from '../../core/clock.ts';
import type { SttProvider } from '../ports.ts';
import type { Adapters } from '../vendors/define-vendor.ts';
import type { Account } from './accounts.ts';

export interface AdapterCache {
  /** @param version identifies one key of one workspace; it changes with the key */
  get(version: string, create: () => Account): Account;
  size(): number;
  close(): Promise<void>;
}

/** Maximum cached keys per process; each keeps a few sockets at most. */
const MAX_KEPT = 256;
/** An entry that was not used for this long is closed. */
const IDLE_MS = 15 * 60_000;
/** Idle limit when there are more than MAX_KEPT entries. The answers of one call are closer together than this. */
const PRESSED_IDLE_MS = 60_000;

interface Entry {
  account: Account;
  users: number;
  usedAt: number;
}

export function createAdapterCache(clock: Clock, onError: (error: unknown) => void): AdapterCache {
  const entries = new Map<string, Entry>();
  const closeEntry = (version: string, entry: Entry) => {
    entries.delete(version);
    entry.account.adapters.close().catch(onError);
  };
  const sweep = () => {
    // Least recently used first.
    for (const [version, entry] of entries) {
      const idleMs = entry.users > 0 ? 0 : clock.monotonic() - entry.usedAt;
      const isIdle = idleMs > (entries.size > MAX_KEPT ? PRESSED_IDLE_MS : IDLE_MS);
      if (isIdle) closeEntry(version, entry);
    }
  };
  return {
    get(version, create) {
      const entry = entries.get(version) ?? newEntry(clock, create());
      entries.delete(version);
      entry.usedAt = clock.monotonic();
      entries.set(version, entry);
      sweep();
      return entry.account;
    },
    size: () => entries.size,
    async close() {
      const all = [...entries.values()];
      entries.clear();
      await Promise.all(all.map(({ account }) => account.adapters.close()));
    },
  };
}

function newEntry(clock: Clock, account: Account): Entry {
  const entry: Entry = { account, users: 0, usedAt: clock.monotonic() };
  const adapters = countUses(account.adapters, (change) => {
    entry.users += change;
    entry.usedAt = clock.monotonic();
  });
  entry.account = { ...account, adapters };
  return entry;
}

/** Wraps the adapters; `count` is called when a use starts (1) and ends (-1). */
function countUses(adapters: Adapters, count: (change: 1 | -1) => void): Adapters {
  const { llm, tts, stt, cloning } = adapters;
  async function* countDuring<T>(open: () => AsyncIterable<T>): AsyncGenerator<T> {
    count(1);
    try {
      yield* open();
    } finally {
      count(-1);
    }
  }
  return {
    ...adapters,
    ...(llm ? { llm: { ...llm, stream: (request) => countDuring(() => llm.stream(request)) } } : {}),
    ...(tts ? { tts: { ...tts, synthesize: (request) => countDuring(() => tts.synthesize(request)) } } : {}),
    ...(cloning
      ? { cloning: { ...cloning, speakAs: (voice, request) => countDuring(() => cloning.speakAs(voice, request)) } }
      : {}),
    ...(stt ? { stt: countedStt(stt, count) } : {}),
  };
}

function countedStt(stt: SttProvider, count: (change: 1 | -1) => void): SttProvider {
  return {
    ...stt,
    open(options) {
      const transcriber = stt.open(options);
      let open = true;
      count(1);
      return {
        ...transcriber,
        async close() {
          if (open) count(-1);
          open = false;
          await transcriber.close();
        },
      };
    },
  };
}
