// Divides a period into the parts from which its usage is summed: whole days and hours with current sums, and spans whose calls
// are read. Pure. Invariant: the parts cover the period once. The spans are less than an hour at each end, and hours without
// current sums.

import type { UsageSpan, UsageParts } from '../store/usage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the whole hours in a period. If there are none, the end is not after the start. */
export function wholeHoursOf({ since, until }: UsageSpan): UsageSpan {
  return {
    since: new Date(Math.ceil(since.getTime() / HOUR_MS) * HOUR_MS),
    until: new Date(Math.floor(until.getTime() / HOUR_MS) * HOUR_MS),
  };
}

/** @param changed whole hours of the period without current sums */
export function splitPeriod(period: UsageSpan, changed: readonly Date[]): UsageParts {
  const whole = wholeHoursOf(period);
  if (whole.since >= whole.until) return { days: [], hours: [], spans: [period] };
  const isChanged = new Set(changed.map((hour) => hour.getTime()));
  const parts: UsageParts = { days: [], hours: [], spans: [] };
  add(parts.spans, period.since.getTime(), whole.since.getTime());
  const end = whole.until.getTime();
  for (let at = whole.since.getTime(); at < end;) {
    const isDay = at % DAY_MS === 0 && at + DAY_MS <= end && !hoursFrom(at).some((hour) => isChanged.has(hour));
    if (isDay) parts.days.push(new Date(at));
    else if (isChanged.has(at)) add(parts.spans, at, at + HOUR_MS);
    else parts.hours.push(new Date(at));
    at += isDay ? DAY_MS : HOUR_MS;
  }
  add(parts.spans, end, period.until.getTime());
  return parts;
}

const hoursFrom = (day: number): number[] => Array.from({ length: 24 }, (_, n) => day + n * HOUR_MS);

/** Adds a span. Adjacent spans are merged. */
function add(spans: UsageSpan[], since: number, until: number): void {
  if (since >= until) return;
  const last = spans.at(-1);
  if (last?.until.getTime() === since) last.until = new Date(until);
  else spans.push({ since: new Date(since), until: new Date(until) });
}
