// Availability, computed from hourly rows of minutes and counts.
import { describe, expect, test } from 'vitest';
import { availabilityOf, firstMinute, type ServiceHour } from '../../../src/resources/status/availability.ts';

const HOUR_MS = 3_600_000;
const FULL = (1n << 60n) - 1n;
const NOW = Date.UTC(2026, 10, 23, 12, 30);
/** The hour that began this many hours before twelve o'clock. */
const hour = (before: number, minutes = FULL, done = 0, failed = 0): ServiceHour => ({
  atMs: Date.UTC(2026, 10, 23, 12) - before * HOUR_MS,
  minutes,
  done,
  failed,
});
const HALF = (1n << 30n) - 1n;
const of = (hours: readonly ServiceHour[]) =>
  Object.fromEntries(availabilityOf('api', 99.9, hours, NOW).windows.map(({ window, ...rest }) => [window, rest]));

test('without measurements, or with only the current minute, there is no percentage', () => {
  const none = { percent: null, met: null, minutes_measured: 0, minutes_down: 0 };
  expect(of([])).toEqual({ '24h': none, '7d': none, '30d': none, '90d': none });
  expect(of([hour(0, 1n << 30n)])['24h']).toEqual(none);
});

test('the time before the first measured minute does not count', () => {
  const hours = [hour(1, 1n << 50n | (FULL ^ ((1n << 51n) - 1n))), hour(0, HALF)]; // prettier-ignore
  expect(firstMinute(hours)).toBe((NOW - 40 * 60_000) / 60_000);
  expect(of(hours)['24h']).toEqual({ percent: 100, met: true, minutes_measured: 40, minutes_down: 0 });
});

test('minutes and whole hours without a row count as down', () => {
  // Three hours ago all minutes, two hours ago none, one hour ago all but two, now all.
  const hours = [hour(3), hour(1, FULL ^ 0b11n), hour(0, HALF)];
  expect(of(hours)['24h']).toEqual({ percent: 70.476, met: false, minutes_measured: 210, minutes_down: 62 });
});

test('an outage that lasts until now counts', () => {
  expect(of([hour(2)])['24h']).toMatchObject({ minutes_measured: 150, minutes_down: 90, percent: 40 });
});

test('a window includes its own minutes of its first hour', () => {
  const hours = [hour(30), ...Array.from({ length: 23 }, (_, i) => hour(23 - i)), hour(0, HALF)];
  // 24 hours ago it was half past twelve; that hour is missing.
  expect(of(hours)['24h']).toMatchObject({ minutes_measured: 1440, minutes_down: 30 });
  expect(of(hours)['7d']).toMatchObject({ minutes_measured: 30 * 60 + 30, minutes_down: 6 * 60 });
});

describe('failed requests in the availability', () => {
  test('multiply with the minutes, and are never rounded up to the target', () => {
    const hours = [hour(1, FULL, 1_000_000, 1_001), hour(0, HALF, 0, 0)];
    expect(of(hours)['24h']).toMatchObject({ percent: 99.899, met: false, minutes_down: 0 });
    expect(of([hour(1, FULL, 1_000_000, 1_000), hour(0, HALF)])['24h']).toMatchObject({ percent: 99.9, met: true });
    expect(of([hour(1, FULL ^ 1n, 10, 5), hour(0, HALF, 10, 5)])['24h']!.percent).toBe(50);
  });

  test('give 100 percent only if there are none', () => {
    expect(of([hour(1, FULL, 1e9, 1), hour(0, HALF)])['24h']!.percent).toBe(99.999);
  });
});
