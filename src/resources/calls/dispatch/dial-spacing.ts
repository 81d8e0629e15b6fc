// How fast the calls of one pacer may be dialed. Pure; used by pacing.ts.
// A log of the last dials slides along: the nth dial before this one must be a full window away, so no second, wherever it
// begins, holds more dials than the pace. Moments are reserved a little ahead, and the process that dials waits for its
// moment: what lies between, which takes a while now and longer then, does not blur the pace.

export interface Span {
  /** So many dials … */
  dials: number;
  /** … in every span of so many milliseconds. */
  windowMs: number;
}

/** A moment is reserved at least this far ahead: what is done between the claim and the dial takes less. */
export const LEAD_MS = 100;
/** And at most this far: a moment that is further away is not reserved yet. */
export const AHEAD_MS = 300;
/** A dial that is later than its moment by more than this would come too close to others: it gets another moment. */
export const LATE_MS = 8;
// Beyond a second, so that lateness and the grain of clocks do not count: costs one dial in a hundred.
const SLACK_MS = 10;

/** @param dialsPerSecond 0.1 or more; beyond 1 a fraction is left out, because it would be above the pace every other second */
export function spanOf(dialsPerSecond: number): Span {
  if (dialsPerSecond >= 1) return { dials: Math.floor(dialsPerSecond), windowMs: 1_000 + SLACK_MS };
  return { dials: 1, windowMs: Math.ceil(1_000 / dialsPerSecond) + SLACK_MS };
}

/**
 * The moment of the next dial.
 * @param nthLast when the dial was made that is `dials` back; null when there were not so many
 */
export function nextMoment({ windowMs }: Span, nthLast: number | null, now: number): number {
  return Math.max(now + LEAD_MS, nthLast === null ? 0 : nthLast + windowMs);
}
