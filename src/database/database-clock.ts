// Estimates the database clock from this process's monotonic clock. Times that several processes share are stored in rows, and
// querying the time takes longer than the tolerated error. The quickest recent sample is used, as in NTP (RFC 5905, section 10),
// because samples under load are inaccurate. Dial times of calls are accurate to the millisecond.
import type { Clock } from '../core/clock.ts';

export interface DatabaseClock {
  /** Adds a sample. @param asked,answered by the monotonic clock of this process */
  record(databaseMs: number, asked: number, answered: number): void;
  /** Records the duration of a query that did not return the time. */
  recordDuration(tookMs: number): void;
  /** Converts a time of the database clock (epoch milliseconds) to the monotonic clock. Uses the wall clock before the first sample. */
  toMonotonic(databaseMs: number): number;
  /** Duration of the slowest of the last few queries, milliseconds; 0 before the first. */
  answerMs(): number;
}

// Clocks drift apart by less than a millisecond in this time.
const SAMPLES = 64;
const RECENT = 8;

interface Sample {
  /** Database time minus monotonic time. */
  offset: number;
  tookMs: number;
}

export function createDatabaseClock(clock: Pick<Clock, 'now' | 'monotonic'>): DatabaseClock {
  const samples: Sample[] = [];
  let recent: number[] = [];
  const recordDuration = (tookMs: number): void => {
    recent = [...recent.slice(1 - RECENT), tookMs];
  };
  return {
    record(databaseMs, asked, answered) {
      samples.push({ offset: databaseMs - (asked + answered) / 2, tookMs: answered - asked });
      if (samples.length > SAMPLES) samples.shift();
      recordDuration(answered - asked);
    },
    recordDuration,
    toMonotonic(databaseMs) {
      const first: Sample = { offset: clock.now() - clock.monotonic(), tookMs: Infinity };
      return databaseMs - samples.reduce((best, one) => (one.tookMs < best.tookMs ? one : best), first).offset;
    },
    answerMs: () => Math.max(0, ...recent),
  };
}
