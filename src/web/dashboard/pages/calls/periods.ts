// Periods of a list, relative to now. The address contains the relative period, so that a link means the same period tomorrow.
export const PERIODS = [
  ['1d', 'last 24 hours'],
  ['7d', 'last 7 days'],
  ['30d', 'last 30 days'],
] as const;

const HOUR_MS = 3_600_000;

/**
 * Returns the beginning of a period such as `7d` or `12h`, or of an exact date; null without one. Whole hours, so that the
 * response can be cached.
 */
export function sinceOf(period: string | undefined): string | null {
  if (period === undefined) return null;
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(period) ?? [];
  if (count === undefined) {
    const date = new Date(period);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  }
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  return new Date(Math.floor(Date.now() / HOUR_MS - hours) * HOUR_MS).toISOString();
}
