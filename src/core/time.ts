// Dates and time zones in the API.
import { invalid } from './errors.ts';

const DAY_MS = 86_400_000;

/** Returns the next midnight in UTC, when daily limits are reset, in epoch milliseconds. */
export function nextMidnight(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS;
}

/** ISO 8601, UTC, milliseconds. */
export function iso(date: Date): string {
  return date.toISOString();
}

/**
 * Parses a validated `date-time`. RFC 3339 section 5.6 allows a leap second, which Date does not support. It is read as the start
 * of the next minute, as in Postgres.
 */
export function parseTime(text: string): Date {
  const time = new Date(text.replace(/:60(?=[.Zz+-])/, ':59'));
  return text.includes(':60') ? new Date(time.getTime() + 1_000) : time;
}

/** Whether the year has four digits in every time zone. Not every client reads other forms (RFC 3339, section 1). */
export function isCommonYear(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1970 && year <= 9998;
}

/** @throws Failure `validation_failed` unless isCommonYear */
export function requireCommonYear(pointer: string, time: Date): void {
  if (isCommonYear(time)) return;
  throw invalid(pointer, 'out_of_range', 'must be between the years 1970 and 9998');
}

export function isoOrNull(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
