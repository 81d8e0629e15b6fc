// A comparison of the database clock with the monotonic clock of this process. Of several samples, the one with the smallest error
// bound is used, as in NTP (RFC 5905, section 10). Samples under load are inaccurate, and every sample becomes inaccurate with time.

export interface ClockSample {
  /** Database time minus monotonic time, milliseconds. */
  offsetMs: number;
  tookMs: number;
  /** Time of the response, by the monotonic clock. */
  atMs: number;
}

/**
 * Assumed maximum drift between the two clocks, milliseconds per millisecond. Crystal oscillators are specified to 20 to 100 ppm.
 * RFC 5905 assumes 15 ppm (PHI) for clocks whose frequency is corrected.
 */
const MAX_DRIFT = 100e-6;

/** @param asked,answered by the monotonic clock, before and after the query that returned `databaseMs` */
export function newClockSample(databaseMs: number, asked: number, answered: number): ClockSample {
  return { offsetMs: databaseMs - (asked + answered) / 2, tookMs: answered - asked, atMs: answered };
}

/** Returns the sample with the smallest error bound, the first of equal ones; undefined if there is none. */
export function mostAccurateOf(samples: readonly ClockSample[]): ClockSample | undefined {
  return samples.reduce<ClockSample | undefined>(
    (best, one) => (best === undefined || boundOf(one) < boundOf(best) ? one : best),
    undefined,
  );
}

/**
 * Whether two samples agree: their intervals between query and response can contain the same offset.
 * @param toleranceMs difference that is allowed beyond the intervals and the drift between the samples
 */
export function samplesAgree(one: ClockSample, other: ClockSample, toleranceMs: number): boolean {
  const driftMs = MAX_DRIFT * Math.abs(one.atMs - other.atMs);
  return Math.abs(one.offsetMs - other.offsetMs) <= (one.tookMs + other.tookMs) / 2 + driftMs + toleranceMs;
}

/** Error bound at the time 0 of the monotonic clock. All bounds grow equally, so their order is the same at any time. */
function boundOf({ tookMs, atMs }: ClockSample): number {
  return tookMs / 2 - MAX_DRIFT * atMs;
}
