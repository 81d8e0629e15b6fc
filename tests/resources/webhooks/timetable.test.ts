// Every outcome class under both policies, as a table: what is retried, when, and when retries stop.
import { describe, expect, test } from 'vitest';
import {
  classifyStatus,
  nextAttempt,
  type RetryPolicy,
} from '../../../src/resources/webhooks/delivery/retry-schedule.ts';

const START = Date.UTC(2026, 10, 21);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('classify', () => {
  const table: [number | null, string][] = [
    ...[200, 201, 202, 204, 206, 226, 299].map((s): [number, string] => [s, 'delivered']),
    ...[300, 301, 302, 303, 304, 307, 308].map((s): [number, string] => [s, 'rejected']),
    ...[400, 401, 403, 404, 405, 408, 409, 413, 415, 418, 422, 425, 429, 451, 499].map((s): [number, string] => [
      s,
      'rejected',
    ]),
    [410, 'gone'],
    ...[500, 501, 502, 503, 504, 507, 520, 599].map((s): [number, string] => [s, 'retry']),
    [null, 'retry'],
  ];
  test.each(table)('%s is %s', (status, kind) => expect(classifyStatus(status)).toBe(kind));
});

/** All attempts of a delivery that never succeeds, as offsets from the first, when each fails after `takesMs`. */
function attemptsOf(policy: RetryPolicy, takesMs: number): number[] {
  const offsets: number[] = [];
  for (let at: number | null = START, attempts = 1; at !== null; attempts++) {
    offsets.push(at - START);
    if (attempts > 20) throw new Error('it never ends');
    at = nextAttempt({ policy, attempts, startedAt: START, failedAt: at + takesMs });
  }
  return offsets;
}

describe('nextAttempt', () => {
  const scheduled = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];
  test.each([0, 1, 250, 9_999, 10_000])(
    'scheduled: six retries within 24 hours of the first attempt, each taking %s ms',
    (takes) => expect(attemptsOf('scheduled', takes)).toEqual(scheduled),
  );
  test.each([0, 1, 250, 4_999, 5_000])(
    'exponential: three retries, 30, 60 and 120 s after a failure of %s ms',
    (takes) => {
      const [a, b, c] = [30 * SECOND + takes, 90 * SECOND + 2 * takes, 210 * SECOND + 3 * takes];
      expect(attemptsOf('exponential', takes)).toEqual([0, a, b, c]);
    },
  );
  test('attempts that were due during an outage are skipped, not repeated in a burst', () => {
    const failedAt = START + 3 * HOUR;
    expect(nextAttempt({ policy: 'scheduled', attempts: 2, startedAt: START, failedAt })).toBe(START + 6 * HOUR);
  });
  test('a failure more than 24 hours after the first attempt is the last', () => {
    const failedAt = START + 24 * HOUR;
    expect(nextAttempt({ policy: 'scheduled', attempts: 2, startedAt: START, failedAt })).toBeNull();
  });
  test('an attempt that ran slightly early does not repeat its place in the schedule', () => {
    const failedAt = START + MINUTE - 5;
    expect(nextAttempt({ policy: 'scheduled', attempts: 2, startedAt: START, failedAt })).toBe(START + 5 * MINUTE);
  });
});
