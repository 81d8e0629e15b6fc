// A process's estimate of the database's clock: it relies on the most accurate of the recent responses.
import { expect, test } from 'vitest';
import { createDatabaseClock } from '../../src/database/database-clock.ts';

const wall = Date.parse('2026-01-15T10:00:00Z');
const clock = { now: () => wall, monotonic: () => 5_000 };

test('before the first answer the wall clock is used', () => {
  expect(createDatabaseClock(clock).toMonotonic(wall + 100)).toBe(5_100);
});

test('a quick answer is trusted and a slow one is not, in either order', () => {
  const database = createDatabaseClock(clock);
  // The database is 30 s ahead of the wall clock. Each answer is read halfway through its round trip, the slow one at the end.
  const ahead = wall + 30_000 - 5_000;
  database.record(ahead + 6_001, 6_000, 6_002);
  database.record(ahead + 7_180, 7_000, 7_200);
  expect(database.toMonotonic(ahead + 9_000)).toBe(9_000);
});

test('the current answer time is the slowest of the last few answers', () => {
  const database = createDatabaseClock(clock);
  expect(database.answerMs()).toBe(0);
  database.record(wall, 5_000, 5_090);
  database.record(wall, 5_000, 5_004);
  expect(database.answerMs()).toBe(90);
  for (let i = 0; i < 8; i++) database.record(wall, 5_000, 5_003);
  expect(database.answerMs()).toBe(3);
});

test.each([
  ['ten minutes', 600_000, 40],
  ['four hours', 4 * 3_600_000, 10],
])('after a pause of %s, in which the clocks have drifted apart, a new answer is trusted', (_what, pauseMs, tookMs) => {
  const database = createDatabaseClock(clock);
  database.record(wall + 6_000, 5_999.5, 6_000.5);
  const later = 6_000 + pauseMs;
  const driftedMs = pauseMs * 20e-6;
  database.record(wall + later + driftedMs, later - tookMs / 2, later + tookMs / 2);
  expect(database.toMonotonic(wall + later + driftedMs)).toBe(later);
});

test('a quick answer is trusted for seconds of slow ones', () => {
  const database = createDatabaseClock(clock);
  database.record(wall + 6_000, 5_999.5, 6_000.5);
  // Each slow answer is read at its end.
  for (let i = 1; i <= 60; i++) database.record(wall + 6_000 + i * 1_000, 5_980 + i * 1_000, 6_000 + i * 1_000);
  expect(database.toMonotonic(wall + 66_000)).toBe(66_000);
});

test.each([-30_000, 30_000])(
  'after the clock of the database was set by %d ms, earlier answers are not trusted',
  (byMs) => {
    const database = createDatabaseClock(clock);
    database.record(wall + 6_000, 5_999.5, 6_000.5);
    database.record(wall + 7_000 + byMs, 6_995, 7_005);
    expect(database.toMonotonic(wall + 8_000 + byMs)).toBe(8_000);
  },
);
