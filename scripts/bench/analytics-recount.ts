// Compares analytics figures with a plain count over the calls themselves. Covers the whole year by month and agent, and the
// sample, whose entries are kept, by agent version, number and campaign with response times. Counts and money must be equal;
// percentiles must agree within 7.5 % (half a histogram bucket plus rounding to milliseconds).
import { sql } from 'kysely';
import type { Analytics, AnalyticsFigures, UsageGrouping } from '../../generated/types.ts';
import type { Db } from '../../src/database/transaction.ts';
import { getUsage } from '../../src/resources/wallet/service/usage.ts';
import type { Context } from '../../src/runtime.ts';
import { DAYS, FIRST_DAY, SAMPLE, YEAR } from './analytics-year.ts';

type Ask = (query: Record<string, unknown>, from: Date, to: Date) => Promise<Analytics>;

interface Plain {
  key: string;
  calls: number;
  answered: number;
  no_answer: number;
  successes: number;
  ratings: number;
  cost_micros: number;
  /** The p50 of each stage, followed by the p95 of each stage. */
  percentiles: number[] | null;
}

const MAX_OFF = 0.075;
const YEAR_ENDS = new Date(Date.parse(FIRST_DAY) + DAYS * 86_400_000);

const sums = sql`count(*)::int as calls, count(started_at)::int as answered,
  count(*) filter (where end_reason = 'no_answer')::int as no_answer, count(*) filter (where success)::int as successes,
  count(rating)::int as ratings, sum(cost_micros)::int8 as cost_micros`;

/** @returns the number of figures compared @throws Error that names the first difference */
export async function compareYear(db: Db, ask: Ask): Promise<number> {
  const from = new Date(FIRST_DAY);
  const { rows } = await sql<Plain>`
    select to_char(calls.created_at at time zone 'UTC', 'YYYY-MM') || ' ' || agent_id as key, ${sums}, null as percentiles
    from calls left join call_analyses a on a.call_id = calls.id
    where workspace_id = ${YEAR} and calls.created_at >= ${from} and calls.created_at < ${YEAR_ENDS} group by 1`.execute(
    db,
  );
  const { buckets, series } = await ask({ interval: 'month', group_by: 'agent' }, from, YEAR_ENDS);
  const given = series.flatMap(({ agent_id: agent, points }) =>
    points.map((figures, i) => [`${buckets[i]!.start.slice(0, 7)} ${agent}`, figures] as const),
  );
  return compare('year', rows, new Map(given));
}

const KEYS = {
  agent_version: [`agent_id || ' ' || agent_version`, (one) => `${one.agent_id} ${one.agent_version}`],
  number: [`case direction when 'outbound' then from_number else to_number end`, (one) => one.number ?? ''],
  campaign: [`coalesce(campaign_id, '')`, (one) => one.campaign_id ?? ''],
} satisfies Record<string, [string, (one: Analytics['series'][number]) => string]>;

export async function compareSample(db: Db, ask: Ask): Promise<number> {
  let compared = 0;
  for (const [group, [key, keyOf]] of Object.entries(KEYS)) {
    const stages = ['hear_ms', 'think_ms', 'speak_ms', 'total_ms'];
    const share = (one: number) =>
      stages.map((name) => `percentile_disc(${one}) within group (order by (data ->> '${name}')::float8)`).join(', ');
    const { rows } = await sql<Plain>`
      with sample as materialized (
        select calls.*, a.success, ${sql.raw(key)} as key from calls left join call_analyses a on a.call_id = calls.id
        where workspace_id = ${YEAR} and calls.created_at >= ${SAMPLE.from} and calls.created_at < ${SAMPLE.to}
      ), times as (
        select s.key, array[${sql.raw(`${share(0.5)}, ${share(0.95)}`)}] as percentiles
        from sample s join sample_events e on e.call_id = s.id group by 1
      )
      select key, ${sums}, (select percentiles from times where times.key = sample.key) from sample group by key`.execute(
      db,
    );
    const { series } = await ask({ interval: 'none', group_by: group, limit: 100 }, SAMPLE.from, SAMPLE.to);
    compared += compare(group, rows, new Map(series.map((one) => [keyOf(one), one.totals])));
  }
  return compared;
}

const USED_BY = {
  day: `to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD')`,
  agent: 'agent_id',
  campaign: 'campaign_id',
  number: `case direction when 'outbound' then from_number else to_number end`,
} satisfies Record<UsageGrouping, string>;

/** Compares the year's usage, from 00:20 of the first day. @throws Error that names the first key that differs */
export async function compareUsage(db: Db): Promise<number> {
  const from = new Date(Date.parse(FIRST_DAY) + 1_200_000);
  let compared = 0;
  for (const [groupBy, key] of Object.entries(USED_BY) as [UsageGrouping, string][]) {
    const { rows } = await sql<{ key: string | null; calls: number; minutes: number; input: number; micros: number }>`
      select ${sql.raw(key)} as key, count(*)::int as calls, coalesce(sum(duration_ms), 0)::int8 / 60000.0 as minutes,
        coalesce(sum((usage ->> 'llm_input_tokens')::int8), 0)::int8 as input, coalesce(sum(cost_micros), 0)::int8 as micros
      from calls where workspace_id = ${YEAR} and ended_at >= ${from} and ended_at < ${YEAR_ENDS} group by 1`.execute(
      db,
    );
    const ctx = { db, actor: { workspaceId: YEAR } } as unknown as Context;
    const { data } = await getUsage(ctx, { from, to: YEAR_ENDS, groupBy });
    if (data.length !== rows.length)
      throw new Error(`usage by ${groupBy}: ${data.length} rows where the calls give ${rows.length}`);
    for (const row of rows) {
      const ours = data.find((one) => one.key === row.key);
      const figures = [ours?.calls, ours?.llm_input_tokens, ours && Math.round(Number(ours.cost.amount) * 1e6)];
      const plain = [row.calls, Number(row.input), Number(row.micros)];
      if (figures.join() !== plain.join() || Math.abs(ours!.minutes - Number(row.minutes)) > 0.01)
        throw new Error(`usage by ${groupBy}, ${row.key}: ${figures.join()} where the calls give ${plain.join()}`);
      compared += 4;
    }
  }
  return compared;
}

function compare(name: string, rows: readonly Plain[], given: ReadonlyMap<string, AnalyticsFigures>): number {
  let compared = 0;
  for (const row of rows) {
    const figures = given.get(row.key);
    if (!figures) throw new Error(`${name}: no figures of ${row.key}`);
    const pairs = [
      [figures.calls, row.calls],
      [figures.answered_calls, row.answered],
      [figures.end_reasons?.no_answer ?? 0, row.no_answer],
      [figures.successful_calls, row.successes],
      [figures.rated_calls, row.ratings],
      [Math.round(Number(figures.cost!.amount) * 1e6), row.cost_micros],
      [
        figures.cost_per_successful_call && Math.round(Number(figures.cost_per_successful_call.amount) * 1e6),
        row.successes === 0 ? null : Math.round(row.cost_micros / row.successes),
      ],
    ];
    for (const [ours, plain] of pairs) {
      if (ours !== plain) throw new Error(`${name}, ${row.key}: ${ours} where the calls give ${plain}`);
      compared++;
    }
    if (row.percentiles) compared += comparePercentiles(`${name}, ${row.key}`, row.percentiles, figures);
  }
  const filled = [...given.values()].filter(({ calls }) => calls > 0).length;
  if (filled !== rows.length)
    throw new Error(`${name}: ${filled} series with calls where the calls give ${rows.length}`);
  return compared;
}

function comparePercentiles(
  name: string,
  plain: readonly number[],
  { response_times: times }: AnalyticsFigures,
): number {
  const ours = (['p50_ms', 'p95_ms'] as const).flatMap((share) =>
    (['hear', 'think', 'speak', 'total'] as const).map((stage) => times![stage][share]),
  );
  ours.forEach((ms, i) => {
    const off = Math.abs(ms - Math.max(40, plain[i]!)) / Math.max(40, plain[i]!);
    if (off > MAX_OFF) throw new Error(`${name}: ${ms} ms where the entries give ${plain[i]}`);
  });
  return ours.length;
}
