// A clock for calls in tests that runs a fixed number of times faster than the real one. Time in which this process did not
// run (a blocked event loop, a suspended machine) hardly counts, and no time passes while the clock is held: computation of
// worker threads then takes no time of the call, so that a busy machine does not change the course of a call. Deliberately
// omitted: precision, which the benchmarks measure, and adaptation to the load of the machine.
import type { Clock } from '../../src/core/clock.ts';
import type { ProviderRegistry } from '../../src/providers/directory.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';

/** Interval at which the clock reads the time while timers are pending. */
const READ_MS = 10;
/** A longer gap between two reads counts as this much. */
const GAP_MAX_MS = 25;

/** A computation holds the clock for at most this long, so that one that hangs still misses its deadline. */
const HOLD_MAX_MS = 10_000;

export interface FastClock extends Clock {
  /** Stops the clock until the returned function is called. */
  hold(): () => void;
}

/** Advances up to `factor` milliseconds per real millisecond. Keeps no real timer while none of its own timers is pending. */
export function fastClock(factor: number): FastClock {
  const wallStart = Date.now();
  const start = performance.now();
  let elapsed = 0;
  let readAt = start;
  let pending = 0;
  let reader: NodeJS.Timeout | null = null;
  let holds = 0;
  const read = (): number => {
    const now = performance.now();
    if (holds === 0) elapsed += (reader ? Math.min(now - readAt, GAP_MAX_MS) : now - readAt) * factor;
    readAt = now;
    return elapsed;
  };
  const begin = (): void => {
    pending += 1;
    reader ??= setInterval(read, READ_MS).unref();
  };
  const end = (): void => {
    pending -= 1;
    if (pending > 0 || !reader) return;
    clearInterval(reader);
    reader = null;
  };
  return {
    hold() {
      read();
      holds += 1;
      let held = true;
      const release = (): void => {
        if (!held) return;
        read();
        held = false;
        holds -= 1;
        clearTimeout(limit);
      };
      const limit = setTimeout(release, HOLD_MAX_MS).unref();
      return release;
    },
    now: () => Math.floor(wallStart + read()),
    monotonic: () => start + read(),
    after(ms, fn) {
      const due = read() + Math.max(0, ms);
      let handle: NodeJS.Timeout | null = null;
      const arm = (left: number): void => {
        handle = setTimeout(() => {
          const rest = due - read();
          if (rest > 0) return arm(Math.max(rest, factor));
          handle = null;
          end();
          fn();
        }, left / factor).unref();
      };
      begin();
      arm(Math.max(0, ms));
      return {
        cancel() {
          if (!handle) return;
          clearTimeout(handle);
          handle = null;
          end();
        },
      };
    },
  };
}

/** The registry, with the clock held while a built-in voice synthesizes. */
export function holdWhileSpeaking(registry: ProviderRegistry, clock: FastClock): ProviderRegistry {
  return {
    ...registry,
    forAccounts(accounts) {
      const providers = registry.forAccounts(accounts);
      return {
        ...providers,
        tts(voiceId) {
          const tts = providers.tts(voiceId);
          return tts.id === 'builtin' ? holding(tts, clock) : tts;
        },
      };
    },
  };
}

function holding(tts: TtsProvider, clock: FastClock): TtsProvider {
  async function* synthesize(request: Parameters<TtsProvider['synthesize']>[0]): AsyncGenerator<Int16Array> {
    const chunks = tts.synthesize(request)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const release = clock.hold();
        const { done, value } = await chunks.next().finally(release);
        if (done) return;
        yield value;
      }
    } finally {
      await chunks.return?.();
    }
  }
  return { ...tts, synthesize };
}
