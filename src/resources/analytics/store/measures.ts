// The sums that analytics_quarters and analytics_days hold, as SQL: how they follow from calls, how two rows are added.
// Invariant: each sum is additive, so that a correction is a difference, and any rows together give the sums of their calls.
import { sql, type RawBuilder } from 'kysely';
import { END_REASONS, NUMBER_MEASURES, type NumberMeasure } from '../measures.ts';

/** Each number with its sum over rows of calls, whose `sign` is 1 for what a call adds and -1 for what it had added. */
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

/** The columns of analytics_calls that measures follow from. */
export const CALL_VALUES = sql.raw(
  'answered, completed, end_reason, success, sentiment, rating, talk_ms, cost_micros, response_times',
);

/** Measures over rows of calls with a sign, as a select list. */
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

/** Measures over rows of measures, as a select list. What no one asks for is not summed. */
export function sumsOfRows({ endReasons, responseTimes }: Detail): RawBuilder<unknown> {
  const numbers = NUMBER_MEASURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`);
  const reasons = POSITIONS.map((n) => `coalesce(sum(end_reasons[${n}]), 0)::integer`);
  return sql.raw(`${numbers.join(', ')}, ${endReasons ? `array[${reasons.join(', ')}]` : 'null::integer[]'} as end_reasons,
    ${responseTimes ? 'sum(response_times::vector)' : 'null::vector'}::sparsevec as response_times`);
}

export const ALL: Detail = { endReasons: true, responseTimes: true };

/** `on conflict do update` of a table with the alias `t`: adds the row to the one that is there. */
export const ADD =
  sql.raw(`update set ${NUMBER_MEASURES.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')},
    end_reasons = add_counts(t.end_reasons, excluded.end_reasons),
    response_times = add_response_times(t.response_times, excluded.response_times)`);
