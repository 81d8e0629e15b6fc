// Computes the availability of a service from its hours. Pure. It is the share of minutes in which a process was ready, times the
// share of successful requests or calls. Unit: minutes since the epoch. The current minute is incomplete and does not count.
import type { Availability, AvailabilityWindow } from '../../../generated/types.ts';

/** Measurements of a service in one hour. */
export interface ServiceHour {
  /** Start of the hour, milliseconds. */
  atMs: number;
  /** Bit n: ready in minute n. */
  minutes: bigint;
  done: number;
  failed: number;
}

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
const WINDOWS = { '24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY, '90d': 90 * DAY } as const;

/** @param hours oldest first @param target percent */
export function availabilityOf(
  service: Availability['service'],
  target: number,
  hours: readonly ServiceHour[],
  nowMs: number,
): Availability {
  const end = Math.floor(nowMs / MINUTE_MS);
  const since = firstMinute(hours);
  const windows = Object.entries(WINDOWS).map(([window, length]) => {
    const start = Math.max(since ?? end, end - length);
    return { window: window as AvailabilityWindow['window'], ...measure(hours, start, end, target) };
  });
  return { service, target, windows };
}

/** Returns the first minute in which the service was ready; null if there is none. */
export function firstMinute(hours: readonly ServiceHour[]): number | null {
  const first = hours.find(({ minutes }) => minutes > 0n);
  if (!first) return null;
  let bit = 0;
  while ((first.minutes & (1n << BigInt(bit))) === 0n) bit += 1;
  return first.atMs / MINUTE_MS + bit;
}

/** Measures from `start` up to `end`. Requests and calls of an hour that lies partly within count completely. */
function measure(
  hours: readonly ServiceHour[],
  start: number,
  end: number,
  target: number,
): Omit<AvailabilityWindow, 'window'> {
  const measured = end - start;
  if (measured <= 0) return { percent: null, met: null, minutes_measured: 0, minutes_down: 0 };
  let [up, done, failed] = [0, 0, 0];
  for (const hour of hours) {
    const at = hour.atMs / MINUTE_MS;
    if (at + HOUR <= start || at >= end) continue;
    up += countBits(hour.minutes & maskOf(Math.max(start - at, 0), Math.min(end - at, HOUR)));
    done += hour.done;
    failed += hour.failed;
  }
  const share = (up / measured) * (done === 0 ? 1 : 1 - failed / done);
  // Never rounded up to a missed target.
  const percent = Math.floor(share * 100_000) / 1_000;
  return { percent, met: share * 100 >= target, minutes_measured: measured, minutes_down: measured - up };
}

/** Returns the bits from `start` up to `end`. */
function maskOf(start: number, end: number): bigint {
  return ((1n << BigInt(end)) - 1n) & ~((1n << BigInt(start)) - 1n);
}

function countBits(mask: bigint): number {
  return mask === 0n ? 0 : mask.toString(2).replaceAll('0', '').length;
}
