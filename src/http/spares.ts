// Counts requests of busy keys ahead of their arrival, so that not every request queries the store. Only a key that was counted
// twice within 100 ms gets spares, and at most one per 256 requests left of its limit, which is less than half a percent.
// Invariants: spares are already counted, so all processes together never exceed the limit. A limit with fewer than 256 requests
// left (which the usual 100 and 30 per minute always are) is counted one by one and is exact. With a larger limit, spares that
// one process does not use are lost to the others until the window ends.
import { setNewest } from '../core/keyed.ts';
import type { Count } from './memory-counters.ts';

/** Number of remaining requests per request counted ahead. */
const SHARE = 256;
/** With more than this, the cost of the query per request is already negligible. */
const MAX_AHEAD = 32;
/** A key counted again within this time is busy. */
const BUSY_MS = 100;
/** Maximum remembered keys. The oldest are dropped, with their spares. */
const MAX_KEYS = 10_000;

interface Known {
  /** Number of the last counted request, and how many of the requests up to it have not arrived yet. */
  count: number;
  spare: number;
  endsAt: number;
  askedAt: number;
  ahead: number;
}

interface Spares {
  /** Uses a spare. Returns null if the store must be queried. `now`: monotonic, ms. */
  take(key: string, now: number): Count | null;
  /** Number of requests to count in addition to the waiting ones. */
  ahead(key: string, max: number, now: number): number;
  /** Records the store's result: `spare` of the requests up to `count` have not arrived yet. */
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
      return Math.max(0, Math.min(MAX_AHEAD, left, 2 * known.ahead + 1));
    },
    keep(key, { count, spare, endsInMs }, now) {
      setNewest(keys, key, { count, spare, endsAt: now + endsInMs, askedAt: now, ahead: spare }, MAX_KEYS);
    },
  };
}
