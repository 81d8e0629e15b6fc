// What the database's clock says now, told by the process's own: moments that several processes share stand in rows, and a
// question to the database takes longer than they may be off. The quickest of the last answers is trusted, as NTP does
// (RFC 5905, section 10): under load the others lie. Used by calls, whose dials are paced to the millisecond.
import type { Clock } from '../core/clock.ts';

export interface DatabaseClock {
  /** Takes an answer into account. @param asked,answered by the monotonic clock of this process */
  note(databaseMs: number, asked: number, answered: number): void;
  /** An answer that told no time, and how long it took. */
  noteAnswer(tookMs: number): void;
  /** A moment of the database's clock (epoch milliseconds) by the monotonic one. Before the first answer: by the wall clock. */
  toMonotonic(databaseMs: number): number;
  /** How long an answer takes of late: the slowest of the last few, milliseconds; 0 before the first. */
  answerMs(): number;
}

// Clocks drift apart by less than a millisecond in this time.
const SAMPLES = 64;
const OF_LATE = 8;

interface Sample {
  /** Database time less monotonic time. */
  offset: number;
  tookMs: number;
}

export function createDatabaseClock(clock: Pick<Clock, 'now' | 'monotonic'>): DatabaseClock {
  const samples: Sample[] = [];
  let ofLate: number[] = [];
  const noteAnswer = (tookMs: number): void => {
    ofLate = [...ofLate.slice(1 - OF_LATE), tookMs];
  };
  return {
    note(databaseMs, asked, answered) {
      samples.push({ offset: databaseMs - (asked + answered) / 2, tookMs: answered - asked });
      if (samples.length > SAMPLES) samples.shift();
      noteAnswer(answered - asked);
    },
    noteAnswer,
    toMonotonic(databaseMs) {
      const first: Sample = { offset: clock.now() - clock.monotonic(), tookMs: Infinity };
      return databaseMs - samples.reduce((best, one) => (one.tookMs < best.tookMs ? one : best), first).offset;
    },
    answerMs: () => Math.max(0, ...ofLate),
  };
}
