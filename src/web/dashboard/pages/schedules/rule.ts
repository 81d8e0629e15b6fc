// The rules that the dashboard writes: every day, or days of the week, at one time. Pure.

const SIMPLE = /^FREQ=(?:DAILY|WEEKLY;BYDAY=([A-Z,]+));BYHOUR=(\d+);BYMINUTE=(\d+)$/;

/** Returns the viewer's time zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the rule for days and a time; all days or none mean every day. */
export function ruleOf(days: readonly string[], time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const often = days.length === 0 || days.length === 7 ? 'FREQ=DAILY' : `FREQ=WEEKLY;BYDAY=${days.join(',')}`;
  return `${often};BYHOUR=${hour};BYMINUTE=${minute}`;
}

export const WEEK: readonly (readonly [string, string])[] = [
  ['MO', 'Mon'],
  ['TU', 'Tue'],
  ['WE', 'Wed'],
  ['TH', 'Thu'],
  ['FR', 'Fri'],
  ['SA', 'Sat'],
  ['SU', 'Sun'],
];

/** Describes a rule in words; a rule of another kind is returned unchanged. */
export function wordsOfRule(rrule: string): string {
  const [whole, days, hour, minute] = SIMPLE.exec(rrule) ?? [];
  if (whole === undefined) return rrule;
  const named = days?.split(',').map((day) => WEEK.find(([code]) => code === day)?.[1]);
  return `${named?.join(', ') ?? 'every day'} at ${hour!.padStart(2, '0')}:${minute!.padStart(2, '0')}`;
}
