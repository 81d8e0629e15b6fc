// The memory shared by the main thread and the watchdog: an Int32Array with one slot per value. The main thread writes, the watchdog
// reads.

export interface WatchdogOptions {
  shared: Int32Array<SharedArrayBuffer>;
  /** Time for which the event loop may be stuck, in ms. */
  endMs: number;
  /** pino's number of the lowest logged level; Infinity: none. */
  minLevel: number;
  /** Whether lines are for a terminal instead of JSON. */
  isPretty: boolean;
}

/** Incremented while the event loop runs; 0: not started yet. */
export const BEATS = 0;
/** 1: a debugger can attach to the process. */
export const DEBUGGED = 1;
/** 1: the watchdog is disabled. */
export const STOPPED = 2;
export const SLOTS = 3;
