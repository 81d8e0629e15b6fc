// Computes the run times of a schedule from the request, which contains either one time, or a rule and its time zone. Reads and
// writes nothing.
import { invalid } from '../../core/errors.ts';
import { parseTime, requireCommonYear } from '../../core/time.ts';
import { checkTimeZone, localMinute, readRule } from './recurrence.ts';
import { givenRules } from './run-search.ts';
import type { ScheduleRow } from './store.ts';
import { fromLocalTime } from './wire.ts';

interface Timing {
  at: Date | null;
  rrule: string | null;
  time_zone: string | null;
  /** DTSTART; null means the minute of the request. */
  starts_at: string | null;
}

interface TimingInput {
  at?: string | null | undefined;
  rrule?: string | null | undefined;
  time_zone?: string | null | undefined;
  starts_at?: string | null | undefined;
}

interface Plan {
  timing: Timing;
  nextRunAt: Date;
}

/** @throws Failure `validation_failed` */
export async function planOf(timing: Timing, now: Date, graceSeconds: number): Promise<Plan> {
  const { at, rrule } = timing;
  if ((at === null) === (rrule === null))
    throw at
      ? invalid('/rrule', 'one_of', 'must not be given with at')
      : invalid('/at', 'one_of', 'is required without rrule');
  const timeZone = timing.time_zone === null ? null : checkTimeZone(timing.time_zone);
  if (at !== null) {
    requireCommonYear('/at', at);
    if (now.getTime() - at.getTime() > graceSeconds * 1000)
      throw invalid('/at', 'in_the_past', 'must not be in the past');
    return { timing: { at, rrule: null, time_zone: timeZone, starts_at: null }, nextRunAt: at };
  }
  if (timeZone === null) throw invalid('/time_zone', 'required', 'is required with rrule');
  if (timing.starts_at !== null) requireCalendarTime(timing.starts_at);
  const startsAt = timing.starts_at ?? localMinute(now, timeZone);
  const recurrence = { rrule: readRule(rrule!), timeZone, startsAt };
  const nextRunAt = await givenRules.first(recurrence, now);
  requireCommonYear('/starts_at', nextRunAt);
  return { timing: { at: null, rrule: recurrence.rrule, time_zone: timeZone, starts_at: startsAt }, nextRunAt };
}

/**
 * @param text local time in the format of DTSTART: `20261123T090000`
 * @throws Failure `validation_failed` for a day that does not exist
 */
function requireCalendarTime(text: string): void {
  const [, date, time] = /^(\d{8})T(\d{6})$/.exec(text) ?? [];
  const iso = `${date?.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time?.replace(/(..)(..)(..)/, '$1:$2:$3')}`;
  const read = new Date(`${iso}Z`);
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(iso)) {
    throw invalid('/starts_at', 'invalid_time', `is not a valid calendar time: ${iso}`);
  }
  requireCommonYear('/starts_at', read);
}

export function timingOf(input: TimingInput): Timing {
  return mergeTiming({ at: null, rrule: null, time_zone: null, starts_at: null }, input);
}

/** Merges a patch. A new time replaces the rule, and a new rule replaces the time. */
export function mergeTiming(before: Timing, input: TimingInput): Timing {
  const { at, rrule, time_zone: timeZone, starts_at: startsAt } = input;
  const after = { ...before };
  if (at !== undefined) after.at = at === null ? null : parseTime(at);
  if (rrule !== undefined) after.rrule = rrule;
  if (timeZone !== undefined) after.time_zone = timeZone;
  if (at && rrule === undefined) after.rrule = null;
  if (rrule && at === undefined) after.at = null;
  // A new rule starts now unless its start is given.
  if (rrule !== undefined) after.starts_at = null;
  if (startsAt !== undefined) after.starts_at = startsAt && fromLocalTime(startsAt);
  return after;
}

export function hasTiming(input: TimingInput): boolean {
  return [input.at, input.rrule, input.time_zone, input.starts_at].some((value) => value !== undefined);
}

export function recurrenceOf(row: ScheduleRow) {
  if (row.rrule === null) return null;
  return { rrule: row.rrule, timeZone: row.time_zone!, startsAt: row.starts_at! };
}
