// A process's estimate of the database's clock: it relies on the quickest of the recent responses.
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

test('an old answer expires', () => {
  const database = createDatabaseClock(clock);
  database.record(wall, 6_000, 6_001);
  for (let i = 0; i < 64; i++) database.record(wall + i, 5_000 + i, 5_010 + i);
  expect(database.toMonotonic(wall)).toBe(5_005);
});
