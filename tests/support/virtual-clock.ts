// A clock that tests advance by hand. Timers run in the order of their time; between two of them all started promises
// settle. Invariant: a test takes the time of its work, not of its waits. Real I/O (the recording's worker) is awaited with
// `until`, which lets real time pass while virtual time stands still.
import type { Clock, Timer } from '../../src/core/clock.ts';

export interface VirtualClock extends Clock {
  /** Advances the time by `ms`. */
  advance(ms: number): Promise<void>;
  /** Advances time until the condition holds; fails after `limitMs`. */
  advanceUntil(condition: () => boolean, limitMs?: number): Promise<void>;
  /** How many timers are pending; a finished session leaves none. */
  pending(): number;
}

interface Waiting {
  at: number;
  order: number;
  fn: () => void;
}

const EPOCH = Date.UTC(2026, 0, 5, 12);

export function createVirtualClock(): VirtualClock {
  let now = 0;
  let order = 0;
  const timers = new Set<Waiting>();
  const earliest = () => {
    let first: Waiting | null = null;
    for (const timer of timers) {
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    return first;
  };
  const step = async (target: number): Promise<boolean> => {
    await settle();
    const timer = earliest();
    if (!timer || timer.at > target) return false;
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.fn();
    return true;
  };
  return {
    now: () => EPOCH + now,
    monotonic: () => now,
    after(ms, fn): Timer {
      const timer = { at: now + Math.max(0, ms), order: order++, fn };
      timers.add(timer);
      return { cancel: () => void timers.delete(timer) };
    },
    async advance(ms) {
      const target = now + ms;
      while (await step(target));
      now = target;
      await settle();
    },
    async advanceUntil(condition, limitMs = 60_000) {
      const target = now + limitMs;
      while (!condition()) {
        if (!(await step(target)))
          throw new Error(`the condition did not come true within ${limitMs} ms of virtual time`);
      }
    },
    pending: () => timers.size,
  };
}

/** Runs everything that is ready: promises and what they start. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
