// Converts sums of analytics to API objects. Pure. A ratio without a denominator is null; counts are zero if there were no calls.
import type { AnalyticsBucket, AnalyticsFigures, AnalyticsMetric, Money } from '../../../generated/types.ts';
import { toMoney } from '../../core/money.ts';
import { iso } from '../../core/time.ts';
import { addHistograms, percentileMs, readHistogram, turnsOf, type Histogram, type Stage } from './histogram.ts';
import { END_REASONS, NUMBER_MEASURES, type NumberMeasure } from './measures.ts';
import type { Bucket, Measures } from './store/read.ts';

/** Measures with a parsed histogram. */
export type Counted = Record<NumberMeasure, number> & { endReasons: readonly number[]; histogram: Histogram | null };

export const NOTHING: Counted = { ...numbers(() => 0), endReasons: [], histogram: null };

export function readMeasures(row: Measures): Counted {
  const endReasons = row.end_reasons ?? [];
  return { ...numbers((name) => row[name]), endReasons, histogram: readHistogram(row.response_times) };
}

export function addCounts(one: Counted, other: Counted): Counted {
  return {
    ...numbers((name) => one[name] + other[name]),
    endReasons: END_REASONS.map((_, i) => (one.endReasons[i] ?? 0) + (other.endReasons[i] ?? 0)),
    histogram: addHistograms(one.histogram, other.histogram),
  };
}

function numbers(of: (name: NumberMeasure) => number): Record<NumberMeasure, number> {
  return Object.fromEntries(NUMBER_MEASURES.map((name) => [name, of(name)])) as Record<NumberMeasure, number>;
}

const FIGURES: Record<AnalyticsMetric, (counted: Counted) => Partial<AnalyticsFigures>> = {
  volume: ({ calls, answered }) => ({ answered_calls: answered, answer_rate: ratio(answered, calls) }),
  outcomes: ({ calls, completed, endReasons }) => ({
    completed_calls: completed,
    failed_calls: calls - completed,
    end_reasons: Object.fromEntries(
      END_REASONS.flatMap((reason, i) => (endReasons[i] ? [[reason, endReasons[i]]] : [])),
    ),
  }),
  success: ({ successes, failures }) => ({
    successful_calls: successes,
    unsuccessful_calls: failures,
    success_rate: ratio(successes, successes + failures),
  }),
  sentiment: ({ positive, neutral, negative }) => ({
    positive_calls: positive,
    neutral_calls: neutral,
    negative_calls: negative,
  }),
  rating: ({ ratings, rating_sum }) => ({ rated_calls: ratings, average_rating: ratio(rating_sum, ratings, 2) }),
  talk: ({ talk_ms, answered }) => ({
    talk_minutes: rounded(talk_ms / 60_000, 2),
    average_talk_seconds: ratio(talk_ms / 1000, answered, 1),
  }),
  response_times: ({ histogram }) => ({
    turns: histogram === null ? 0 : turnsOf(histogram),
    response_times: histogram && {
      hear: percentiles(histogram, 'hear'),
      think: percentiles(histogram, 'think'),
      speak: percentiles(histogram, 'speak'),
      total: percentiles(histogram, 'total'),
    },
  }),
  cost: ({ cost_micros, answered, successes }) => ({
    cost: toMoney(cost_micros),
    cost_per_answered_call: share(cost_micros, answered),
    cost_per_successful_call: share(cost_micros, successes),
  }),
};

export const METRICS = Object.keys(FIGURES) as AnalyticsMetric[];

export function toFigures(counted: Counted, metrics: readonly AnalyticsMetric[]): AnalyticsFigures {
  return Object.assign(
    { calls: counted.calls },
    ...metrics.map((metric) => FIGURES[metric](counted)),
  ) as AnalyticsFigures;
}

export function toBucket({ start, end, offset_minutes: offset }: Bucket): AnalyticsBucket {
  return { start: iso(start), end: iso(end), local_start: localTime(start, offset) };
}

/** Formats a time in RFC 3339 with the zone's offset, to the minute. */
function localTime(at: Date, offsetMinutes: number): string {
  const local = new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function percentiles(histogram: Histogram, stage: Stage) {
  return { p50_ms: percentileMs(histogram, stage, 0.5), p95_ms: percentileMs(histogram, stage, 0.95) };
}

function share(micros: number, calls: number): Money | null {
  return calls === 0 ? null : toMoney(Math.round(micros / calls));
}

function ratio(part: number, whole: number, places = 4): number | null {
  return whole === 0 ? null : rounded(part / whole, places);
}

function rounded(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
