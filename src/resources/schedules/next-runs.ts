// The next runs of a schedule whose rule is days of the week, or every day, at one time. Pure. Finding further runs of other rules
// can take long (run-search.ts), so only their next run is known. The local time is kept across daylight-saving changes; a time
// that does not exist is left out.
import type { ScheduleRow } from './store.ts';

const SIMPLE = /^FREQ=(?:DAILY|WEEKLY;BYDAY=((?:(?:SU|MO|TU|WE|TH|FR|SA),?)+));BYHOUR=(\d+);BYMINUTE=(\d+)$/;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MAX_RUNS = 3;
/** Maximum number of days to examine. */
const MAX_DAYS = 40;

/** Returns the stored next run and the ones after it, at most three. */
export function nextRunsOf(row: Pick<ScheduleRow, 'next_run_at' | 'rrule' | 'time_zone'>): Date[] {
  if (row.next_run_at === null) return [];
  const runs = [row.next_run_at];
  const [whole, days, hour, minute] = SIMPLE.exec(row.rrule ?? '') ?? [];
  const zone = row.time_zone;
  if (whole === undefined || zone === null) return runs;
  const wanted = days?.split(',') ?? DAYS;
  const local = localOf(row.next_run_at, zone);
  // The rule has no seconds: they are those of its start.
  const time = (Number(hour) * 60 + Number(minute)) * MINUTE_MS + (local % MINUTE_MS);
  // A calendar date, represented in UTC.
  let day = Math.floor(local / DAY_MS) * DAY_MS;
  for (let i = 0; runs.length < MAX_RUNS && i < MAX_DAYS; i++) {
    day += DAY_MS;
    if (!wanted.includes(DAYS[new Date(day).getUTCDay()]!)) continue;
    const run = fromLocal(day + time, zone);
    if (run !== null) runs.push(run);
  }
  return runs;
}

/** Creating a format takes as long as hundreds of uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const date = { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en', { ...date, hour: 'numeric', minute: 'numeric', second: 'numeric' });
    formats.set(zone, format);
  }
  return format;
}

/** Returns the zone's local time, represented in UTC. */
function localOf(time: Date, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second']);
}

/** Returns the first time at which the clock of the zone shows this local time; null if it never does. */
function fromLocal(local: number, zone: string): Date | null {
  const offsets = [local - DAY_MS, local + DAY_MS].map((near) => localOf(new Date(near), zone) - near);
  const times = offsets.map((offset) => local - offset).toSorted((a, b) => a - b);
  const first = times.find((time) => localOf(new Date(time), zone) === local);
  return first === undefined ? null : new Date(first);
}
