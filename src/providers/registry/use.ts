// Caches the adapters of workspaces' own keys: created on demand, one set per key and version, closed when idle.
// Invariant: bounded; adapters are never closed during a use, and adapters that were closed between two uses of a call open again.
import type { Clock } from '../../core/clock.ts';
import type { SttProvider } from '../ports/stt.ts';
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
/** Idle limit when there are more than MAX_KEPT entries. */
const PRESSED_IDLE_MS = 60_000;

interface Entry {
  version: string;
  account: Account;
  users: number;
  usedAt: number;
  /** Closes the adapters. The next use creates new ones. */
  closeAdapters(): Promise<void>;
}

export function createAdapterCache(clock: Clock, onError: (error: unknown) => void): AdapterCache {
  const byVersion = new Map<string, Entry>();
  /** Entries with open adapters, least recently used first. A call may use one that `byVersion` no longer has. */
  const open = new Set<Entry>();
  let isClosed = false;
  const sweep = () => {
    for (const entry of open) {
      const idleMs = entry.users > 0 ? 0 : clock.monotonic() - entry.usedAt;
      const isIdle = idleMs > (open.size > MAX_KEPT ? PRESSED_IDLE_MS : IDLE_MS);
      if (!isIdle) continue;
      open.delete(entry);
      if (byVersion.get(entry.version) === entry) byVersion.delete(entry.version);
      entry.closeAdapters().catch(onError);
    }
  };
  const touch = (entry: Entry) => {
    entry.usedAt = clock.monotonic();
    open.delete(entry);
    if (!isClosed) open.add(entry);
  };
  return {
    get(version, create) {
      const entry = byVersion.get(version) ?? newEntry(version, create, touch);
      byVersion.set(version, entry);
      touch(entry);
      sweep();
      return entry.account;
    },
    size: () => open.size,
    async close() {
      isClosed = true;
      const all = [...open];
      open.clear();
      byVersion.clear();
      await Promise.all(all.map((entry) => entry.closeAdapters()));
    },
  };
}

function newEntry(version: string, create: () => Account, touch: (entry: Entry) => void): Entry {
  const account = create();
  let open: Adapters | null = account.adapters;
  const current = () => (open ??= create().adapters);
  const closeAdapters = async () => {
    const closing = open;
    open = null;
    await closing?.close();
  };
  const entry: Entry = { version, account, users: 0, usedAt: 0, closeAdapters };
  const adapters = countUses(account.adapters, current, (change) => {
    entry.users += change;
    touch(entry);
  });
  entry.account = { ...account, adapters: { ...adapters, close: closeAdapters } };
  return entry;
}

/**
 * Wraps the adapters. Uses run on those that `current` returns.
 * @param count called when a use starts (1) and ends (-1)
 */
function countUses(adapters: Adapters, current: () => Adapters, count: (change: 1 | -1) => void): Adapters {
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
    ...(llm ? { llm: { ...llm, stream: (request) => countDuring(() => current().llm!.stream(request)) } } : {}),
    ...(tts ? { tts: { ...tts, synthesize: (request) => countDuring(() => current().tts!.synthesize(request)) } } : {}),
    ...(cloning
      ? {
          cloning: {
            clone: (name, samples, signal) => current().cloning!.clone(name, samples, signal),
            remove: (vendorVoiceId, signal) => current().cloning!.remove(vendorVoiceId, signal),
            speakAs: (voice, request) => countDuring(() => current().cloning!.speakAs(voice, request)),
          },
        }
      : {}),
    ...(stt ? { stt: countedStt(stt, () => current().stt!, count) } : {}),
  };
}

function countedStt(stt: SttProvider, current: () => SttProvider, count: (change: 1 | -1) => void): SttProvider {
  return {
    ...stt,
    open(options) {
      const transcriber = current().open(options);
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
