// Recurrence rules (RFC 5545, section 3.3.10) in an IANA time zone: validates a rule and finds its next run. Pure. The search
// runs in a thread (run-search.ts).
// The library computes the runs. This file refuses input that the library would accept silently: unknown parts, hours beyond 23,
// endless work. Daylight-saving changes follow the RFC: the local time remains the same, a local time that does not exist on a
// day is skipped, and if a local time occurs twice, its first occurrence is used.
import { RRuleTemporal } from 'rrule-temporal';
import { cutText } from '../../core/cut-text.ts';
import { invalid } from '../../core/errors.ts';
import { timeZoneName } from '../../core/time-zones.ts';

export interface Recurrence {
  rrule: string;
  timeZone: string;
  /** DTSTART, local time of the zone: `20261123T090000`. */
  startsAt: string;
}

// Bounds of the search for one run. Ordinary rules need a few steps. A rule that never matches takes half a second.
const MAX_PERIODS = 2_000;
const MAX_CANDIDATES = 10_000;
// The library declares no type for this.
const SEARCH_ENDED = /^Maximum (iterations|candidate evaluations) .* exceeded/;
const MAX_COUNT = 1_000;
/** Minimum interval between runs of one schedule. */
const MIN_MINUTES = 1;
const RUNS_LOOKED_AT = 5;

const within = (low: number, high: number, signed = false) => {
  const limit = (text: string) => /^[+-]?\d{1,3}$/.test(text) && (signed || !/^[+-]/.test(text)) && inRange(text);
  const inRange = (text: string) => Math.abs(Number(text)) >= low && Math.abs(Number(text)) <= high;
  return (value: string) => value.split(',').every(limit);
};
const matching = (pattern: RegExp) => (value: string) => pattern.test(value);

const PARTS: Readonly<Record<string, (value: string) => boolean>> = {
  FREQ: matching(/^(YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY)$/),
  INTERVAL: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1,
  COUNT: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_COUNT,
  UNTIL: matching(/^\d{8}(T\d{6}Z?)?$/),
  BYMINUTE: within(0, 59),
  BYHOUR: within(0, 23),
  BYDAY: matching(/^([+-]?[1-5]?\d?(MO|TU|WE|TH|FR|SA|SU))(,[+-]?[1-5]?\d?(MO|TU|WE|TH|FR|SA|SU))*$/),
  BYMONTHDAY: within(1, 31, true),
  BYYEARDAY: within(1, 366, true),
  BYWEEKNO: within(1, 53, true),
  BYMONTH: within(1, 12),
  BYSETPOS: within(1, 366, true),
  WKST: matching(/^(MO|TU|WE|TH|FR|SA|SU)$/),
};

/**
 * Returns the rule in upper case, without the optional `RRULE:`.
 * @throws Failure `validation_failed` at /rrule
 */
export function readRule(text: string): string {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const parts = new Map<string, string>();
  for (const part of rule.split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    if (parts.has(name) || more.length > 0 || !PARTS[name]?.(value)) {
      throw invalid('/rrule', 'invalid_rule', `has a part that is not supported: ${cutText(part, 60)}`);
    }
    parts.set(name, value);
  }
  const frequency = parts.get('FREQ');
  if (frequency === undefined) throw invalid('/rrule', 'invalid_rule', 'must have a FREQ');
  const hasNumberedDays = frequency === 'MONTHLY' || (frequency === 'YEARLY' && !parts.has('BYWEEKNO'));
  if (!hasNumberedDays && /\d/.test(parts.get('BYDAY') ?? '')) {
    // The library ignores the number, so that 2MO would be every Monday.
    const detail = 'must not number the days of BYDAY, such as 2MO, unless FREQ is MONTHLY, or YEARLY without BYWEEKNO';
    throw invalid('/rrule', 'invalid_rule', detail);
  }
  return rule;
}

/**
 * Returns the name as IANA spells it.
 * @throws Failure `validation_failed` when the zone is unknown. Offsets are refused, because they have no daylight-saving time.
 */
export function checkTimeZone(timeZone: string): string {
  const name = timeZoneName(timeZone);
  if (name !== null) return name;
  throw invalid('/time_zone', 'unknown_time_zone', 'must be an IANA time zone, e.g. Europe/Berlin');
}

/** Returns the first run after a time; null when there is none within the bounds of the search. */
export function nextRun(recurrence: Recurrence, after: Date): Date | null {
  try {
    const next = ruleOf(recurrence).next(after, false);
    return next && new Date(next.epochMilliseconds);
  } catch (error) {
    if (SEARCH_ENDED.test((error as Error).message)) return null;
    throw error;
  }
}

/**
 * Returns the first run from now on.
 * @throws Failure `validation_failed` when there is none or runs are too frequent
 */
export function firstRun(recurrence: Recurrence, now: Date): Date {
  const runs = upcoming(recurrence, now);
  const [first] = runs;
  if (!first) throw invalid('/rrule', 'no_run', 'must have a run in the future');
  const tooFast = runs.some((run, i) => i > 0 && run.getTime() - runs[i - 1]!.getTime() < MIN_MINUTES * 60_000);
  if (tooFast) throw invalid('/rrule', 'too_frequent', 'must not run more often than every minute');
  return first;
}

function upcoming(recurrence: Recurrence, now: Date): Date[] {
  const runs: Date[] = [];
  // The library counts from DTSTART each time, so later runs must be within the bounds too, not only the first.
  if (recurrence.rrule.includes('COUNT=')) requireLastRun(recurrence);
  try {
    for (let after = now; runs.length < RUNS_LOOKED_AT; after = runs.at(-1)!) {
      const next = nextRun(recurrence, after);
      if (!next) break;
      runs.push(next);
    }
  } catch (error) {
    throw invalid('/rrule', 'invalid_rule', `cannot be evaluated: ${(error as Error).message}`);
  }
  return runs;
}

function requireLastRun(recurrence: Recurrence): void {
  try {
    ruleOf(recurrence).all();
  } catch (error) {
    if (!SEARCH_ENDED.test((error as Error).message)) return;
    const detail = `must reach its last run within ${MAX_PERIODS} periods of its FREQ and ${MAX_CANDIDATES} candidates: lower COUNT`;
    throw invalid('/rrule', 'too_long', detail);
  }
}

function ruleOf(recurrence: Recurrence): RRuleTemporal {
  const rule = parsed(recurrence, recurrence.rrule);
  const wanted = timeOfDay(recurrence.startsAt);
  const { hour, minute } = rule.options().dtstart;
  if (hour === wanted.hour && minute === wanted.minute) return rule;
  // The start does not exist on its day. The library moves it past the gap, and would keep the moved time on all other days.
  return parsed(recurrence, withTimeOfDay(recurrence.rrule, wanted));
}

function parsed({ timeZone, startsAt }: Recurrence, rrule: string): RRuleTemporal {
  const rruleString = `DTSTART;TZID=${timeZone}:${startsAt}\nRRULE:${rrule}`;
  return new RRuleTemporal({ rruleString, maxIterations: MAX_PERIODS, maxCandidateEvaluations: MAX_CANDIDATES });
}

function timeOfDay(startsAt: string): { hour: number; minute: number } {
  return { hour: Number(startsAt.slice(9, 11)), minute: Number(startsAt.slice(11, 13)) };
}

/** Adds the parts to the rule that it would otherwise derive from its start. */
function withTimeOfDay(rrule: string, { hour, minute }: { hour: number; minute: number }): string {
  const has = (part: string): boolean => rrule.includes(`${part}=`);
  const byHour = has('BYHOUR') || /FREQ=(HOURLY|MINUTELY)/.test(rrule) ? '' : `;BYHOUR=${hour}`;
  const byMinute = has('BYMINUTE') || has('FREQ=MINUTELY') ? '' : `;BYMINUTE=${minute}`;
  return `${rrule}${byHour}${byMinute}`;
}

/** Returns the local time of the zone in whole minutes, in the format of DTSTART. */
export function localMinute(now: Date, timeZone: string): string {
  const options = {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const parts = new Intl.DateTimeFormat('en-US', { ...options, hourCycle: 'h23', calendar: 'gregory' }).formatToParts(
    now,
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((item) => item.type === type)!.value;
  return `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}00`;
}
