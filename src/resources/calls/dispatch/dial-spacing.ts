// The moment of the next dial under a rate of dials per second. Pure.
// A sliding log: a dial is at least one full window after the nth dial before it, so no second, wherever it begins, holds more
// dials than the rate. Moments are reserved a little ahead and the dialing process waits for its moment. The varying time
// between the claim and the dial therefore does not change the rate.

export interface DialWindow {
  /** At most this many dials … */
  dials: number;
  /** … in every span of this many milliseconds. */
  windowMs: number;
}

/** A moment is reserved at least this far ahead: the work between the claim and the dial takes less. */
export const LEAD_MS = 100;
/**
 * And at most this far: a moment further away is not reserved yet. A campaign cannot make up for a moment that it did not reserve in
 * time, and the planner holds the queue for up to 400 ms while it queues calls. With 300 that cost a campaign of 20 dials a second 5 %
 * of its rate, with 800 1.5 %, one of which is SLACK_MS. Less than any window, so that a moment follows from dials that have happened.
 */
export const AHEAD_MS = 800;
/** A dial later than its moment by more than this would be too close to other dials: it gets another moment. */
export const LATE_MS = 8;
// Added to each window, so that lateness and the resolution of clocks do not break the rate: costs one dial in a hundred.
const SLACK_MS = 10;

/** @param dialsPerSecond 0.1 or more; above 1 the fraction is dropped, because it would exceed the rate every other second */
export function dialWindow(dialsPerSecond: number): DialWindow {
  if (dialsPerSecond >= 1) return { dials: Math.floor(dialsPerSecond), windowMs: 1_000 + SLACK_MS };
  return { dials: 1, windowMs: Math.ceil(1_000 / dialsPerSecond) + SLACK_MS };
}

/**
 * The moment of the next dial, in the unit and epoch of `now` (milliseconds).
 * @param nthLast the moment of the dial that is `dials` back; null when there were fewer
 */
export function nextMoment({ windowMs }: DialWindow, nthLast: number | null, now: number): number {
  return Math.max(now + LEAD_MS, nthLast === null ? 0 : nthLast + windowMs);
}
