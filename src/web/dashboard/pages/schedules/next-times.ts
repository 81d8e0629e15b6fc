// Computes the next times of a schedule, for the rules that the dashboard writes: every day, or days of the week, at one time.
// Pure. For other rules only the service knows more than the next time. The local time is kept across daylight-saving changes; a
// time that does not exist is left out.
import type { Schedule } from '../../../../../generated/types.ts';

const SIMPLE = /^FREQ=(?:DAILY|WEEKLY;BYDAY=([A-Z,]+));BYHOUR=(\d+);BYMINUTE=(\d+)$/;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;
/** Maximum number of days to examine. */
const MAX_DAYS = 40;

/** Returns the viewer's time zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type Timed = Pick<Schedule, 'next_run_at' | 'rrule' | 'time_zone'>;

export function nextTimes({ next_run_at: next, rrule, time_zone: zone }: Timed, count: number): Date[] {
  if (next === null) return [];
  const times = [new Date(next)];
  const [whole, days, hour, minute] = SIMPLE.exec(rrule ?? '') ?? [];
  if (whole === undefined || zone === null) return times;
  const wanted = days?.split(',') ?? DAYS;
  // A calendar date, represented in UTC.
  let day = Math.floor(localOf(times[0]!, zone) / DAY_MS) * DAY_MS;
  for (let i = 0; times.length < count && i < MAX_DAYS; i++) {
    day += DAY_MS;
    if (!wanted.includes(DAYS[new Date(day).getUTCDay()]!)) continue;
    const time = fromLocal(day + (Number(hour) * 60 + Number(minute)) * 60_000, zone);
    if (time !== null) times.push(time);
  }
  return times;
}

/** Returns the zone's local time, represented in UTC. */
function localOf(time: Date, zone: string): number {
  const options = { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en', { ...options, hour: 'numeric', minute: 'numeric', second: 'numeric' });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second']);
}

/** Returns the first time at which the clock of the zone shows this local time; null if it never does. */
function fromLocal(local: number, zone: string): Date | null {
  const offsets = [local - DAY_MS, local + DAY_MS].map((near) => localOf(new Date(near), zone) - near);
  const times = offsets.map((offset) => local - offset).toSorted((a, b) => a - b);
  const first = times.find((time) => localOf(new Date(time), zone) === local);
  return first === undefined ? null : new Date(first);
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
