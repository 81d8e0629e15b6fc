// The sums in analytics_quarters and analytics_days as SQL: their computation from calls, and the addition of two rows.
// Invariant: each sum is additive, so that a correction is a difference, and any set of rows gives the sums of its calls.
import { sql, type RawBuilder } from 'kysely';
import { END_REASONS, NUMBER_MEASURES, type NumberMeasure } from '../measures.ts';

/** The sum of each number over rows of calls. `sign` is 1 for a call's new contribution and -1 for its recorded one. */
const NUMBERS: Readonly<Record<NumberMeasure, string>> = {
  calls: 'sum(sign)',
  answered: 'sum(sign) filter (where answered)',
  completed: 'sum(sign) filter (where completed)',
  successes: 'sum(sign) filter (where success)',
  failures: 'sum(sign) filter (where not success)',
  positive: "sum(sign) filter (where sentiment = 'positive')",
  neutral: "sum(sign) filter (where sentiment = 'neutral')",
  negative: "sum(sign) filter (where sentiment = 'negative')",
  ratings: 'sum(sign) filter (where rating is not null)',
  rating_sum: 'sum(sign * rating)',
  talk_ms: 'sum(sign * talk_ms::bigint)',
  cost_micros: 'sum(sign * cost_micros)',
};

const NO_TIMES = 'array_fill(0, array[192])::vector';
const POSITIONS = END_REASONS.map((_, i) => i + 1);

/** The columns of measures, for `insert` and `select`. */
export const MEASURES = sql.raw([...NUMBER_MEASURES, 'end_reasons', 'response_times'].join(', '));

/** Columns of analytics_calls from which measures are computed. */
export const CALL_VALUES = sql.raw(
  'answered, completed, end_reason, success, sentiment, rating, talk_ms, cost_micros, response_times',
);

/** Select list of the measures over rows of calls with a sign. */
export function sumsOfCalls(): RawBuilder<unknown> {
  const numbers = NUMBER_MEASURES.map((name) => `coalesce(${NUMBERS[name]}, 0)::bigint as ${name}`);
  const reasons = END_REASONS.map(
    (reason) => `coalesce(sum(sign) filter (where end_reason = '${reason}'), 0)::integer`,
  );
  const [added, removed] = [1, -1].map((sign) => `sum(response_times::vector) filter (where sign = ${sign})`);
  return sql.raw(`${numbers.join(', ')}, array[${reasons.join(', ')}] as end_reasons,
    (case when ${removed} is null then ${added} else coalesce(${added}, ${NO_TIMES}) - ${removed} end)::sparsevec as response_times`);
}

export interface Detail {
  endReasons: boolean;
  responseTimes: boolean;
}

/** Select list of the measures over rows of measures. Measures that were not requested are not summed. */
export function sumsOfRows({ endReasons, responseTimes }: Detail): RawBuilder<unknown> {
  const numbers = NUMBER_MEASURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`);
  const reasons = POSITIONS.map((n) => `coalesce(sum(end_reasons[${n}]), 0)::integer`);
  return sql.raw(`${numbers.join(', ')}, ${endReasons ? `array[${reasons.join(', ')}]` : 'null::integer[]'} as end_reasons,
    ${responseTimes ? 'sum(response_times::vector)' : 'null::vector'}::sparsevec as response_times`);
}

export const ALL: Detail = { endReasons: true, responseTimes: true };

/** `on conflict do update` of a table with the alias `t`: adds the new row to the existing one. */
export const ADD =
  sql.raw(`update set ${NUMBER_MEASURES.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')},
    end_reasons = add_counts(t.end_reasons, excluded.end_reasons),
    response_times = add_response_times(t.response_times, excluded.response_times)`);
