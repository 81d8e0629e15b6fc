// What the main thread and the watchdog share: an Int32Array with one slot for each fact. The main thread writes, the watchdog
// reads.

export interface WatchdogOptions {
  shared: Int32Array<SharedArrayBuffer>;
  /** How long the event loop may stand still, in ms. */
  endMs: number;
  /** pino's number of the lowest level that is logged; Infinity: none. */
  leastLevel: number;
}

/** Counts up while the event loop runs; 0: it has not begun. */
export const BEATS = 0;
/** 1: a debugger can attach to the process. */
export const DEBUGGED = 1;
/** 1: the watchdog is no longer wanted. */
export const STOPPED = 2;
export const SLOTS = 3;
