// Decides how many calls this process may carry. Speech, models and audio share its event loop, and too many calls delay all of
// them. A call acquires capacity before it is claimed and releases it when it is over.
// The limit is the configured one or less. With at least MIN_MEASURED conversations, their measured cost determines how many
// calls the process can carry. While its event loop lags, the process accepts no further calls. The measured cost is remembered
// after the calls have ended. Until a cost is known, the process accepts MAX_UNMEASURED calls; otherwise it would admit a whole
// burst of dials while all of them ring and cost nothing.
// Invariant: a call without capacity is neither claimed nor dialed, so another process can carry it.
import type { Release } from './permits.ts';
import type { LoadMeter } from './process-load.ts';

/**
 * Why a process accepts fewer calls than configured. `busy`: its calls leave no CPU time for more. `late`: its event loop lags.
 * `paused`: it may not work now. `draining`: it is stopping.
 */
export type CapacityReason = 'busy' | 'late' | 'paused' | 'draining';

/** Capacity that a process reports to the other processes and to the operator. */
export interface OfferedCapacity {
  /** 0: it accepts no further calls. */
  capacity: number;
  configured: number;
  /** Reason for a capacity below `configured`; null: there is none. */
  reason: CapacityReason | null;
}

export interface ProcessCapacity {
  /** Returns null when this process may not take another call. */
  acquire(): Release | null;
  used(): number;
  /** Capacity reported to the other processes: 0 while this process may not work. */
  offered(): OfferedCapacity;
  /** The current limit. */
  readonly limit: number;
}

/** Minimum calls for a reliable measurement of the cost per call. Every supported machine can carry this many. */
export const MIN_MEASURED = 20;
/** Maximum calls of a process that has not measured the cost of a conversation yet. */
export const MAX_UNMEASURED = 2 * MIN_MEASURED;
/** Maximum share of the time that calls may use. The rest is for bursts: call starts and ends, requests, garbage collection. */
const MAX_BUSY = 0.7;
/**
 * Event-loop lag, in milliseconds, above which no further calls are accepted. Callers start to notice a turn
 * overhead of this length.
 */
const MAX_LOOP_LAG_MS = 20;
/** Weight of the newest measurement. A burst of one second counts for about a third. */
const NEWEST_WEIGHT = 0.3;

/**
 * @param mayWork there is no capacity while it returns false
 * @param meter null: the process accepts as many calls as configured
 * @param talking number of its calls that are conversations; the others ring or are being prepared. Default: all
 */
export function createProcessCapacity(
  configured: number,
  mayWork: () => boolean = () => true,
  meter: LoadMeter | null = null,
  talking?: () => number,
): ProcessCapacity {
  let used = 0;
  let busyPerCall: number | null = null;
  let affordable = Infinity;
  let isLate = false;
  const limit = (): number => {
    const load = meter?.read();
    if (load) {
      const conversations = talking?.() ?? used;
      if (conversations >= MIN_MEASURED) {
        const newest = load.busy / conversations;
        busyPerCall = busyPerCall === null ? newest : NEWEST_WEIGHT * newest + (1 - NEWEST_WEIGHT) * busyPerCall;
      }
      const most = busyPerCall === null ? Infinity : Math.floor(MAX_BUSY / Math.max(busyPerCall, Number.EPSILON));
      isLate = used >= MIN_MEASURED && load.lateMs > MAX_LOOP_LAG_MS && used < most;
      affordable = Math.max(MIN_MEASURED, isLate ? used : most);
    }
    return Math.min(configured, affordable);
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
      if (meter && busyPerCall === null && used >= MAX_UNMEASURED) return null;
      change(1);
      let isHeld = true;
      return () => {
        if (isHeld) change(-1);
        isHeld = false;
      };
    },
  };
}
