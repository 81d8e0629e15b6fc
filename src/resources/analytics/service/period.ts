// The period of a response. It is widened to whole intervals of local time, or without intervals to whole quarters of an hour, in
// which calls are summed. The previous period has the same length in local time. If the current period is not over, the previous
// one is cut to the same elapsed length.
import { invalid } from '../../../core/errors.ts';
import { requireCommonYear } from '../../../core/time.ts';
import type { Db } from '../../../database/transaction.ts';
import { selectBuckets, selectEarlier, type Bucket, type Interval, type State } from '../store/read.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const DAY_MS = 24 * HOUR_MS;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;
/** Hours are summed from quarters of an hour, which have thirty times as many rows per year. */
const MAX_DAYS_BY_HOUR = 31;

const LENGTH_MS: Readonly<Record<Interval, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

export interface Period {
  from: Date;
  to: Date;
  interval: Interval | 'none';
  /** Empty without intervals. */
  buckets: Bucket[];
}

interface Asked {
  from: Date | null;
  to: Date | null;
  interval: Interval | 'none';
}

/** Approximate number of intervals. */
export function countIntervals(from: Date, to: Date, interval: Interval): number {
  return Math.ceil((to.getTime() - from.getTime()) / LENGTH_MS[interval]);
}

/** @throws Failure `validation_failed` for a period that is negative, too long or in a year of five digits */
export async function readPeriod(db: Db, state: State, asked: Asked): Promise<Period> {
  const { interval } = asked;
  if (asked.from) requireCommonYear('/query/from', asked.from);
  if (asked.to) requireCommonYear('/query/to', asked.to);
  const now = Math.ceil(state.now.getTime() / QUARTER_MS) * QUARTER_MS;
  const to = asked.to ?? new Date(Math.max(now, (asked.from?.getTime() ?? 0) + QUARTER_MS));
  const from = asked.from ?? defaultFrom(to, interval);
  const ms = to.getTime() - from.getTime();
  if (ms <= 0) throw invalid('/query/from', 'not_before_to', 'must be before `to`');
  const most = interval === 'hour' ? MAX_DAYS_BY_HOUR : MAX_DAYS;
  if (ms > most * DAY_MS) {
    const what = interval === 'hour' ? 'by hour, ' : '';
    throw invalid('/query/from', 'too_long', `must be ${what}at most ${most} days before \`to\``);
  }
  if (interval === 'none') {
    const whole = (time: Date, round: (n: number) => number) =>
      new Date(round(time.getTime() / QUARTER_MS) * QUARTER_MS);
    return { from: whole(from, Math.floor), to: whole(to, Math.ceil), interval, buckets: [] };
  }
  const buckets = await selectBuckets(db, { from, to, interval, zone: state.time_zone });
  return { from: buckets[0]!.start, to: buckets.at(-1)!.end, interval, buckets };
}

function defaultFrom(to: Date, interval: Asked['interval']): Date {
  if (interval === 'hour') return new Date(to.getTime() - DAY_MS);
  // Widened to whole days, this begins 29 days before the last one, so that there are 30.
  const isByDay = interval === 'day';
  return new Date(to.getTime() - (isByDay ? 1 + (DEFAULT_DAYS - 1) * DAY_MS : DEFAULT_DAYS * DAY_MS));
}

export async function previousOf(
  db: Db,
  { now, time_zone: zone }: State,
  { from, to, interval, buckets }: Period,
): Promise<{ from: Date; to: Date }> {
  const soon = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS;
  const until = soon > from.getTime() ? new Date(Math.min(to.getTime(), soon)) : to;
  if (interval === 'none' || interval === 'hour') {
    const ms = to.getTime() - from.getTime();
    return { from: new Date(from.getTime() - ms), to: new Date(until.getTime() - ms) };
  }
  const [start, end] = await selectEarlier(db, [from, until], { interval, count: buckets.length, zone });
  return { from: start!, to: end! };
}
