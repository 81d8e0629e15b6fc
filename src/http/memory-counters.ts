// Counts per key in fixed time windows, the basis of rate limits. Invariant: a window starts with the first count of a key and
// ends a fixed time later; no count outlives its window. Deliberately omitted: the consequence of too many requests, which the
// caller decides.
import type { Clock } from '../core/clock.ts';
import { setNewest } from '../core/keyed.ts';

export interface Count {
  /** Count in the window, this request included. */
  count: number;
  endsInMs: number;
}

export interface Counters {
  /** Adds one. Counts beyond `max` need not be exact. Never rejects. */
  add(key: string, windowMs: number, max: number): Promise<Count>;
}

/** Maximum remembered keys. More would be an attack from many addresses; the oldest keys are dropped. */
const MAX_KEYS = 50_000;

/** Counters in the memory of this process. */
export function createMemoryCounters(clock: Clock): Counters & { addNow(key: string, windowMs: number): Count } {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const addNow = (key: string, windowMs: number): Count => {
    const now = clock.monotonic();
    let window = windows.get(key);
    if (!window || window.endsAt <= now) {
      setNewest(windows, key, (window = { count: 0, endsAt: now + windowMs }), MAX_KEYS);
    }
    window.count += 1;
    // The difference of two large fractions may exceed the window slightly.
    return { count: window.count, endsInMs: Math.min(windowMs, window.endsAt - now) };
  };
  return { addNow, add: async (key, windowMs) => addNow(key, windowMs) };
}
