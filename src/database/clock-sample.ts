// A comparison of the database clock with the monotonic clock of this process. Of several samples, the quickest is the most accurate,
// as in NTP (RFC 5905, section 10), because samples under load are inaccurate.

export interface ClockSample {
  /** Database time minus monotonic time, milliseconds. */
  offsetMs: number;
  tookMs: number;
}

/** @param asked,answered by the monotonic clock, before and after the query that returned `databaseMs` */
export function newClockSample(databaseMs: number, asked: number, answered: number): ClockSample {
  return { offsetMs: databaseMs - (asked + answered) / 2, tookMs: answered - asked };
}

/** Returns the quickest sample, the first of equal ones; undefined if there is none. */
export function quickestOf(samples: readonly ClockSample[]): ClockSample | undefined {
  return samples.reduce<ClockSample | undefined>(
    (best, one) => (best === undefined || one.tookMs < best.tookMs ? one : best),
    undefined,
  );
}
