// How many calls this process may carry. Speech, models and audio share its event loop; with too many calls all of them
// are late. A call acquires capacity before it is claimed and releases it when it is over.
// The limit is the configured one, or less: from MIN_MEASURED conversations on, what they cost says how many calls the process can
// carry, and while its event loop is late it takes no further one. The cost stays known when the calls have ended. Until it is known the
// process takes MAX_UNMEASURED calls: a burst of dials would otherwise be admitted while all of them ring and cost nothing.
// Invariant: a call without capacity was neither claimed nor dialed, so another process can carry it.
import type { LoadMeter } from './process-load.ts';
import type { Release } from './permits.ts';

/**
 * Why a process takes fewer calls than configured. `busy`: its calls leave time for no more; `late`: its event loop is late; `paused`: it
 * may not work now; `draining`: it stops.
 */
export type CapacityReason = 'busy' | 'late' | 'paused' | 'draining';

/** What a process tells the others and the operator. */
export interface OfferedCapacity {
  /** 0: it takes no further call. */
  capacity: number;
  configured: number;
  /** Null: it takes as many as configured. */
  reason: CapacityReason | null;
}

export interface ProcessCapacity {
  /** Null when this process may take no further call. */
  acquire(): Release | null;
  used(): number;
  /** The limit that it reports to the other processes: 0 while it may not work. */
  offered(): OfferedCapacity;
  /** As it is now. */
  readonly limit: number;
}

/** Below this the cost of a call is lost in that of everything else, and any machine that runs the service carries as many. */
export const MIN_MEASURED = 20;
/** Calls of a process that does not know yet what a conversation costs. */
export const MAX_UNMEASURED = 2 * MIN_MEASURED;
/** Share of the time that calls may take. The rest is for what comes in bursts: starts and ends of calls, requests, collections of garbage. */
const MAX_BUSY = 0.7;
/** The overhead of a turn that a caller begins to hear, and that recorded calls are to stay below. */
const LATE_MS = 20;
/** Weight of the newest reading: a burst of one second counts a third. */
const NEWEST = 0.3;

/**
 * @param mayWork while it returns false, there is no capacity
 * @param meter null: the process takes as many calls as configured
 * @param talking how many of its calls are conversations; the others ring, or are being prepared. Default: all
 */
export function createProcessCapacity(
  configured: number,
  mayWork: () => boolean = () => true,
  meter: LoadMeter | null = null,
  talking?: () => number,
): ProcessCapacity {
  let used = 0;
  let busyOfCall: number | null = null;
  let bearable = Infinity;
  let isLate = false;
  const limit = (): number => {
    const load = meter?.read();
    if (load) {
      const conversations = talking?.() ?? used;
      if (conversations >= MIN_MEASURED) {
        const newest = load.busy / conversations;
        busyOfCall = busyOfCall === null ? newest : NEWEST * newest + (1 - NEWEST) * busyOfCall;
      }
      const most = busyOfCall === null ? Infinity : Math.floor(MAX_BUSY / Math.max(busyOfCall, Number.EPSILON));
      isLate = used >= MIN_MEASURED && load.lateMs > LATE_MS && used < most;
      bearable = Math.max(MIN_MEASURED, isLate ? used : most);
    }
    return Math.min(configured, bearable);
  };
  const offered = (): OfferedCapacity => {
    const capacity = limit();
    if (!mayWork()) return { capacity: 0, configured, reason: 'paused' };
    return { capacity, configured, reason: capacity === configured ? null : isLate ? 'late' : 'busy' };
  };
  const change = (by: 1 | -1): void => {
    used += by;
    meter?.watch(used >= MIN_MEASURED);
  };
  return {
    get limit() {
      return limit();
    },
    used: () => used,
    offered,
    acquire() {
      if (used >= limit() || !mayWork()) return null;
      if (meter && busyOfCall === null && used >= MAX_UNMEASURED) return null;
      change(1);
      let isHeld = true;
      return () => {
        if (isHeld) change(-1);
        isHeld = false;
      };
    },
  };
}
