// Keeps the adapters of workspaces' own keys: made when first asked for, one set a key and version, closed when nobody uses
// them any more. Used by the registry. Invariant: bounded; what a live call uses is never closed under it.
import type { Clock } from '../../core/clock.ts';
import type { SttProvider } from '../ports.ts';
import type { Adapters } from '../vendors/define-vendor.ts';
import type { Account } from './accounts.ts';

export interface AdapterCache {
  /** @param version names one key of one workspace; a changed key is another version */
  get(version: string, create: () => Account): Account;
  size(): number;
  close(): Promise<void>;
}

/** Keys in use at one time in one process; each keeps a few sockets at most. */
const KEPT_MAX = 256;
/** A key that nothing was asked with for so long leaves. */
const IDLE_MS = 15 * 60_000;
/** The same where there are too many: between two answers of one call less passes. */
const PRESSED_IDLE_MS = 60_000;

interface Entry {
  account: Account;
  users: number;
  usedAt: number;
}

export function createAdapterCache(clock: Clock, onError: (error: unknown) => void): AdapterCache {
  const entries = new Map<string, Entry>();
  const shut = (version: string, entry: Entry) => {
    entries.delete(version);
    entry.account.adapters.close().catch(onError);
  };
  const sweep = () => {
    // The least recently used stand first.
    for (const [version, entry] of entries) {
      const idleMs = entry.users > 0 ? 0 : clock.monotonic() - entry.usedAt;
      const isIdle = idleMs > (entries.size > KEPT_MAX ? PRESSED_IDLE_MS : IDLE_MS);
      if (isIdle) shut(version, entry);
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
  const adapters = counted(account.adapters, (change) => {
    entry.users += change;
    entry.usedAt = clock.monotonic();
  });
  entry.account = { ...account, adapters };
  return entry;
}

/** The same adapters, telling when a use begins (1) and ends (-1). */
function counted(adapters: Adapters, count: (change: 1 | -1) => void): Adapters {
  const { llm, tts, stt, cloning } = adapters;
  async function* during<T>(open: () => AsyncIterable<T>): AsyncGenerator<T> {
    count(1);
    try {
      yield* open();
    } finally {
      count(-1);
    }
  }
  return {
    ...adapters,
    ...(llm ? { llm: { ...llm, stream: (request) => during(() => llm.stream(request)) } } : {}),
    ...(tts ? { tts: { ...tts, synthesize: (request) => during(() => tts.synthesize(request)) } } : {}),
    ...(cloning
      ? { cloning: { ...cloning, speakAs: (voice, request) => during(() => cloning.speakAs(voice, request)) } }
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
