// How many calls this process may carry. Speech, models and audio share its event loop; with too many calls all of them
// are late. A call acquires capacity before it is claimed and releases it when it is over.
// The limit is the configured one, or less: from LEAST_MEASURED calls on, what the calls that it carries cost says how many it can
// carry, and while its event loop is late it takes no further one.
// Invariant: a call without capacity was neither claimed nor dialed, so another process can carry it.
import type { LoadMeter } from './process-load.ts';
import type { Release } from './permits.ts';

export interface ProcessCapacity {
  /** Null when this process may take no further call. */
  acquire(): Release | null;
  used(): number;
  /** The limit that it reports to the other processes: 0 while it may not work. */
  offered(): number;
  /** As it is now. */
  readonly limit: number;
}

/** Below this the cost of a call is lost in that of everything else, and any machine that runs the service carries as many. */
export const LEAST_MEASURED = 20;
/** Share of the time that calls may take. The rest is for what comes in bursts: starts and ends of calls, requests, collections of garbage. */
const MOST_BUSY = 0.7;
/** The overhead of a turn that a caller begins to hear, and that recorded calls are to stay below. */
const LATE_MS = 20;
/** Weight of the newest reading: a burst of one second counts a third. */
const NEWEST = 0.3;

/**
 * @param mayWork while it returns false, there is no capacity
 * @param meter null: the process takes as many calls as configured
 */
export function createProcessCapacity(
  configured: number,
  mayWork: () => boolean = () => true,
  meter: LoadMeter | null = null,
): ProcessCapacity {
  let used = 0;
  let busyOfCall: number | null = null;
  let bearable = Infinity;
  const limit = (): number => {
    const load = meter?.read();
    if (load && used < LEAST_MEASURED) [busyOfCall, bearable] = [null, Infinity];
    else if (load) {
      const newest = load.busy / used;
      busyOfCall = busyOfCall === null ? newest : NEWEST * newest + (1 - NEWEST) * busyOfCall;
      const most = Math.floor(MOST_BUSY / Math.max(busyOfCall, Number.EPSILON));
      bearable = Math.max(LEAST_MEASURED, load.lateMs > LATE_MS ? Math.min(used, most) : most);
    }
    return Math.min(configured, bearable);
  };
  const change = (by: 1 | -1): void => {
    used += by;
    meter?.watch(used >= LEAST_MEASURED);
  };
  return {
    get limit() {
      return limit();
    },
    used: () => used,
    offered: () => (mayWork() ? limit() : 0),
    acquire() {
      if (used >= limit() || !mayWork()) return null;
      change(1);
      let isHeld = true;
      return () => {
        if (isHeld) change(-1);
        isHeld = false;
      };
    },
  };
}
