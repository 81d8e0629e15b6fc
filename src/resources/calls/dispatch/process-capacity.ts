// How many calls this process may carry. Speech, models and audio share its event loop; with too many calls all of them
// are late. A call acquires capacity before it is claimed and releases it when it is over.
// Invariant: a call without capacity was neither claimed nor dialed, so another process can carry it.
import type { Release } from './permits.ts';

export interface ProcessCapacity {
  /** Null when this process may take no further call. */
  acquire(): Release | null;
  used(): number;
  /** The limit that it reports to the other processes: 0 while it may not work. */
  offered(): number;
  readonly limit: number;
}

/** @param mayWork while it returns false, there is no capacity */
export function createProcessCapacity(limit: number, mayWork: () => boolean = () => true): ProcessCapacity {
  let used = 0;
  return {
    limit,
    used: () => used,
    offered: () => (mayWork() ? limit : 0),
    acquire() {
      if (used >= limit || !mayWork()) return null;
      used++;
      let isHeld = true;
      return () => {
        if (isHeld) used--;
        isHeld = false;
      };
    },
  };
}
