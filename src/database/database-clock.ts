// Estimates the database clock from this process's monotonic clock, for dial times of calls, which are accurate to the millisecond:
// they are stored in rows, and querying the time takes longer than the tolerated error. The most accurate recent sample is used
// (clock-sample.ts), as long as later ones do not contradict it.
import type { Clock } from '../core/clock.ts';
import { samplesAgree, mostAccurateOf, newClockSample, type ClockSample } from './clock-sample.ts';

export interface DatabaseClock {
  /** Adds a sample. @param asked,answered by the monotonic clock of this process */
  record(databaseMs: number, asked: number, answered: number): void;
  /** Records the duration of a query that did not return the time. */
  recordDuration(tookMs: number): void;
  /**
   * Converts a time of the database clock (epoch milliseconds) to the monotonic clock. Uses `clock.now()`
   * before the first sample.
   */
  toMonotonic(databaseMs: number): number;
  /** Duration of the slowest of the last few queries, milliseconds; 0 before the first. */
  answerMs(): number;
}

// Each claim under a throttle adds one, so that they cover seconds to minutes of dialing.
const SAMPLES = 64;
/** Resolution of the times of the database and of the process. */
const ROUNDING_MS = 1;
const RECENT = 8;

export function createDatabaseClock(clock: Pick<Clock, 'now' | 'monotonic'>): DatabaseClock {
  let samples: ClockSample[] = [];
  let recent: number[] = [];
  const recordDuration = (tookMs: number): void => {
    recent = [...recent.slice(1 - RECENT), tookMs];
  };
  return {
    record(databaseMs, asked, answered) {
      const sample = newClockSample(databaseMs, asked, answered);
      // An earlier sample that disagrees was taken before a clock was set.
      samples = [...samples.filter((earlier) => samplesAgree(earlier, sample, ROUNDING_MS)), sample].slice(-SAMPLES);
      recordDuration(answered - asked);
    },
    recordDuration,
    toMonotonic(databaseMs) {
      return databaseMs - (mostAccurateOf(samples)?.offsetMs ?? clock.now() - clock.monotonic());
    },
    answerMs: () => Math.max(0, ...recent),
  };
}
