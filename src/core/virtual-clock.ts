// A clock whose time passes only when it is advanced, to the next timer: a conversation of minutes takes the time of its work,
// not of its waits. Timers run in order of their time, then of their creation. Between two timers, all started promises settle.
// Work outside the event loop (threads, the database, a vendor) must be passed to `hold`: time stops until it has ended, so that
// the same input produces the same events. Invariant: time never goes backward.
import type { Clock, Timer } from './clock.ts';

export interface VirtualClock extends Clock {
  /** Advances the time by `ms`. */
  advance(ms: number): Promise<void>;
  /** Advances time until the condition holds; fails after `limitMs` of virtual time. */
  advanceUntil(condition: () => boolean, limitMs?: number): Promise<void>;
  /** Stops time until the work has settled. Returns the work. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** Number of pending timers; a finished session leaves none. */
  pending(): number;
}

interface Waiting {
  at: number;
  order: number;
  fn: () => void;
}

const EPOCH = Date.UTC(2026, 0, 5, 12);

/** @param epoch wall clock at its zero, milliseconds */
export function createVirtualClock(epoch: number = EPOCH): VirtualClock {
  let now = 0;
  let order = 0;
  let held = 0;
  let onFree: (() => void) | null = null;
  const timers = new Set<Waiting>();
  const earliest = () => {
    let first: Waiting | null = null;
    for (const timer of timers) {
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    return first;
  };
  const free = (): void => {
    held--;
    if (held > 0) return;
    onFree?.();
    onFree = null;
  };
  /** Runs everything that is ready and awaits held work, which may start more of both. */
  const rest = async (): Promise<void> => {
    await settlePromises();
    while (held > 0) {
      await new Promise<void>((resolve) => (onFree = resolve));
      await settlePromises();
    }
  };
  /** Runs the earliest timer that is due by `target`. */
  const fire = (target: number): boolean => {
    const timer = earliest();
    if (!timer || timer.at > target) return false;
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.fn();
    return true;
  };
  return {
    now: () => epoch + now,
    monotonic: () => now,
    after(ms, fn): Timer {
      const timer = { at: now + Math.max(0, ms), order: order++, fn };
      timers.add(timer);
      return { cancel: () => void timers.delete(timer) };
    },
    async advance(ms) {
      const target = now + ms;
      do await rest();
      while (fire(target));
      now = target;
      await rest();
    },
    async advanceUntil(condition, limitMs = 60_000) {
      const target = now + limitMs;
      while (!condition()) {
        await rest();
        if (!condition() && !fire(target))
          throw new Error(`the condition did not come true within ${limitMs} ms of virtual time`);
      }
    },
    hold(work) {
      held++;
      work.then(free, free);
      return work;
    },
    pending: () => timers.size,
  };
}

/** Runs everything that is ready: promises and what they start. */
export function settlePromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
