// Requests of busy keys that were counted before they came, so that not every one of them asks the store. Only a key that came again
// within a tenth of a second gets some, and only while so much of its limit is left that they are less than half a percent of it.
// Invariants: what is spare was counted, so all processes together never let more through than the limit; a limit of which fewer
// than 256 are left (the usual 100 and 30 of a minute always) is counted one by one and is exact. Of a larger limit, what a process
// has counted ahead and does not use is lost to the others until the window ends.
import type { Count } from './memory-counters.ts';

/** One request may be counted ahead for so many that are left. */
const SHARE = 256;
/** Beyond this, asking costs next to nothing anyway. */
const MOST_AHEAD = 32;
/** Asked again so soon, a key is busy. */
const BUSY_MS = 100;
/** Keys that are remembered; the oldest are forgotten, and with them what is spare. */
const MOST_KEYS = 10_000;

interface Known {
  /** The last that was counted, and how many of those up to it nobody has come for yet. */
  count: number;
  spare: number;
  endsAt: number;
  askedAt: number;
  ahead: number;
}

export interface Spares {
  /** A request that was counted already; null: the store has to be asked. `now`: monotonic, ms. */
  take(key: string, now: number): Count | null;
  /** How many to count beside those that wait. */
  ahead(key: string, max: number, now: number): number;
  /** What the store said: `spare` of the requests up to `count` are for nobody yet. */
  keep(key: string, counted: Count & { spare: number }, now: number): void;
}

export function createSpares(): Spares {
  const keys = new Map<string, Known>();
  return {
    take(key, now) {
      const known = keys.get(key);
      if (!known || known.spare === 0 || known.endsAt <= now) return null;
      known.spare -= 1;
      return { count: known.count - known.spare, endsInMs: known.endsAt - now };
    },
    ahead(key, max, now) {
      const known = keys.get(key);
      if (!known || known.endsAt <= now || now - known.askedAt > BUSY_MS) return 0;
      const left = Math.floor((max - known.count) / SHARE);
      return Math.max(0, Math.min(MOST_AHEAD, left, 2 * known.ahead + 1));
    },
    keep(key, { count, spare, endsInMs }, now) {
      keys.delete(key);
      keys.set(key, { count, spare, endsAt: now + endsInMs, askedAt: now, ahead: spare });
      if (keys.size > MOST_KEYS) keys.delete(keys.keys().next().value!);
    },
  };
}
