// Computes the time of the next dial under a limit of dials per second. Pure.
// A sliding-window log: a dial happens at least one full window after the nth dial before it, so no one-second span contains more
// dials than the rate. Dial times are reserved a little ahead, and the dialing process waits for its dial time. A varying delay
// between claim and dial therefore does not change the rate.

interface DialWindow {
  /** At most this many dials … */
  dials: number;
  /** … in every span of this many milliseconds. */
  windowMs: number;
}

/** Minimum lead of a reserved dial time, in milliseconds. The work between claim and dial takes less. */
export const MIN_LEAD_MS = 100;
/**
 * Maximum lead of a reserved dial time, in milliseconds; a later dial time is not reserved yet. A campaign cannot make up for a
 * dial time that it did not reserve in time, and the planner locks the queue for up to 400 ms while it queues calls. A lead of
 * 300 cost a campaign of 20 dials per second 5 % of its rate; 800 costs 1.5 %, of which SLACK_MS is 1 %. Must be shorter than any
 * window, so that a dial time depends only on dials that have happened.
 */
export const MAX_LEAD_MS = 800;
/** Maximum lateness of a dial, in milliseconds. A later dial would be too close to other dials and gets another dial time. */
export const DIAL_TOLERANCE_MS = 8;
// Added to each window, so that lateness and clock resolution do not exceed the rate. Costs 1 % of the dials.
const SLACK_MS = 10;

/** @param dialsPerSecond at least 0.1; above 1 the fraction is dropped, because it would exceed the rate every other second */
export function dialWindow(dialsPerSecond: number): DialWindow {
  if (dialsPerSecond >= 1) return { dials: Math.floor(dialsPerSecond), windowMs: 1_000 + SLACK_MS };
  return { dials: 1, windowMs: Math.ceil(1_000 / dialsPerSecond) + SLACK_MS };
}

/**
 * Returns the time of the next dial, in the unit (milliseconds) and epoch of `now`.
 * @param nthLast time of the dial that is `dials` back; null when there were fewer
 */
export function nextDialTime({ windowMs }: DialWindow, nthLast: number | null, now: number): number {
  return Math.max(now + MIN_LEAD_MS, nthLast === null ? 0 : nthLast + windowMs);
}
