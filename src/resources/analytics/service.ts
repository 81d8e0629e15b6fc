// Call analytics: totals, gap-free series and the previous period. Reads pre-aggregated rows, so the cost does not grow with the
// number of calls. A call counts at its creation time, by which lists of calls filter, too. Invariants: a response has at most
// MAX_POINTS points, all intervals in order, and the same order of series for the same calls. Reads only.
import type { Analytics, AnalyticsMetric, AnalyticsSeries } from '../../../generated/types.ts';
import { invalid } from '../../core/errors.ts';
import { timeZoneName } from '../../core/time-zones.ts';
import { iso } from '../../core/time.ts';
import { inSnapshot, type Db } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import { countIntervals, readPeriod, previousOf, type Period } from './service/period.ts';
import { readGrouping, readMetrics, type Grouping } from './service/query.ts';
import { seriesOf, type Series } from './service/series.ts';
import * as store from './store/read.ts';
import { addCounts, NOTHING, readMeasures, toBucket, toFigures, type Counted } from './wire.ts';

/** Maximum product of series and intervals, each of which is an object of half a kilobyte. */
const MAX_POINTS = 5_000;
const DEFAULT_SERIES = 20;
/** Maximum days by agent, number or campaign in a time zone other than the workspace's. */
const MAX_FOREIGN_DAYS = 31;
const DAY_MS = 86_400_000;

interface AnalyticsQuery {
  from: Date | null;
  to: Date | null;
  time_zone?: string | undefined;
  interval?: store.Interval | 'none' | undefined;
  group_by?: string | undefined;
  metrics?: string | undefined;
  limit?: number | undefined;
  compare?: 'none' | 'previous' | undefined;
  agent_id?: string | undefined;
  agent_version?: number | undefined;
  number?: string | undefined;
  campaign_id?: string | undefined;
  direction?: string | undefined;
  channel?: string | undefined;
}

/** @throws Failure `validation_failed` */
export async function getAnalytics(ctx: Context, query: AnalyticsQuery): Promise<Analytics> {
  const { workspaceId } = ctx.actor;
  const grouping = readGrouping(query.group_by);
  const metrics = readMetrics(query.metrics);
  if (query.agent_version !== undefined && query.agent_id === undefined) {
    throw invalid('/query/agent_version', 'needs_agent_id', 'is a version of one agent: also give `agent_id`');
  }
  return inSnapshot(ctx.db, async (db) => {
    const state = await readState(db, workspaceId, query.time_zone);
    const interval = query.interval ?? 'day';
    const period = await readPeriod(db, state, { from: query.from, to: query.to, interval });
    const most = query.limit ?? DEFAULT_SERIES;
    requirePoints(period, grouping, most);
    const { from, to, buckets } = period;
    const level = levelOf(grouping, query);
    requireDays(state, period, level);
    const selection = { ...rangeOf(state, period), workspaceId, level, filter: filterOf(query) };
    const read = reader(db, selection, { grouping, metrics });
    const keys = await read.topKeys(most);
    const series = await read.series(keys, period);
    const before = query.compare === 'previous' ? await previousOf(db, state, period) : null;
    const previous = before && (await read.totals(keys, before));
    const names = await namesOf(db, workspaceId, grouping, keys);
    return {
      from: iso(from),
      to: iso(to),
      time_zone: state.time_zone,
      interval,
      as_of: iso(state.as_of),
      is_complete: state.backfilled,
      group_by: grouping.map(({ name }) => name),
      buckets: buckets.map(toBucket),
      totals: toFigures(series.map(({ total }) => total).reduce(addCounts, NOTHING), metrics),
      previous: before && {
        from: iso(before.from),
        to: iso(before.to),
        totals: toFigures([...previous!.values()].reduce(addCounts, NOTHING), metrics),
      },
      series: series.map(({ position, total, points }): AnalyticsSeries => ({
        ...keyOf(grouping, position === null ? null : keys[position - 1]!, names),
        is_other: position === null,
        totals: toFigures(total, metrics),
        previous_totals: previous && toFigures(previous.get(position) ?? NOTHING, metrics),
        points,
      })),
    };
  });
}

async function readState(db: Db, workspaceId: string, zone: string | undefined): Promise<store.State> {
  const name = zone === undefined ? undefined : timeZoneName(zone);
  const state = await store.selectState(db, workspaceId, name ?? null);
  if (!state) throw new Error(`workspace ${workspaceId} is gone`);
  if (name !== undefined && state.time_zone !== name) {
    throw invalid('/query/time_zone', 'unknown_time_zone', 'must be an IANA time zone, e.g. Europe/Berlin');
  }
  return state;
}

function requirePoints({ from, to, interval, buckets }: Period, grouping: Grouping, most: number): void {
  const intervals = Math.max(1, interval === 'none' ? 1 : buckets.length || countIntervals(from, to, interval));
  // One more series has the remaining calls.
  const series = grouping.length === 0 ? 1 : most + 1;
  if (intervals * series <= MAX_POINTS) return;
  const detail = `asks for ${intervals} intervals of ${series} series; an answer has at most ${MAX_POINTS} points. Choose a longer \`interval\`, a shorter period or a lower \`limit\``;
  throw invalid('/query/interval', 'too_many_points', detail);
}

function filterOf(query: AnalyticsQuery): store.Filter {
  const { agent_id: agentId, agent_version: agentVersion, campaign_id: campaignId, number, direction, channel } = query;
  return { agentId, agentVersion, campaignId, number, direction, channel };
}

/** Returns the coarsest level that has the requested dimensions. */
function levelOf(
  grouping: Grouping,
  { agent_id: agentId, number, campaign_id: campaignId }: AnalyticsQuery,
): store.Level {
  const dimensions = new Set(grouping.flatMap((one) => one.dimensions));
  if (number !== undefined || campaignId !== undefined || dimensions.has('number') || dimensions.has('campaign_id'))
    return 2;
  return agentId !== undefined || dimensions.has('agent_id') ? 1 : 0;
}

function rangeOf(state: store.State, { from, to, interval }: Period) {
  return { from, to, zone: state.time_zone, hasDays: interval !== 'hour' && state.days_zone === state.time_zone };
}

/**
 * Limits the days of a time zone without day sums, which are computed from quarters of an hour. There are many
 * at the finer levels.
 */
function requireDays(state: store.State, { from, to }: Period, level: store.Level): void {
  const { time_zone: zone, workspace_zone: own, days_zone: days } = state;
  if (level === 0 || zone === own || days === null || zone === days) return;
  // Widening and a clock change may add a little.
  if (to.getTime() - from.getTime() <= (MAX_FOREIGN_DAYS + 2) * DAY_MS) return;
  const detail = `must be at most ${MAX_FOREIGN_DAYS} days before \`to\` in another time zone than ${own}, that of the workspace, when agents, numbers or campaigns are asked for`;
  throw invalid('/query/from', 'too_long', detail);
}

function reader(
  db: Db,
  selection: store.SumsSelection,
  { grouping, metrics }: { grouping: Grouping; metrics: readonly AnalyticsMetric[] },
) {
  const dimensions = grouping.flatMap((one) => one.dimensions);
  const detail = { endReasons: metrics.includes('outcomes'), responseTimes: metrics.includes('response_times') };
  const sums = async (keys: readonly store.Key[], range: { from: Date; to: Date }, interval: store.Interval | null) =>
    store.selectSums(db, { ...selection, from: range.from, to: range.to }, { dimensions, keys, interval, detail });
  return {
    async topKeys(most: number): Promise<store.Key[]> {
      return dimensions.length === 0 ? [] : store.selectTopKeys(db, selection, dimensions, most);
    },
    async totals(keys: readonly store.Key[], range: { from: Date; to: Date }): Promise<Map<number | null, Counted>> {
      const rows = await sums(keys, range, null);
      return new Map(rows.map((row) => [row.position, readMeasures(row)]));
    },
    async series(keys: readonly store.Key[], { from, to, interval, buckets }: Period): Promise<Series[]> {
      const rows = await sums(keys, { from, to }, interval === 'none' ? null : interval);
      const positions = dimensions.length === 0 ? [1] : keys.map((_, i) => i + 1);
      return seriesOf(positions, rows, buckets, metrics);
    },
  };
}

type Names = Readonly<Record<'agents' | 'campaigns', ReadonlyMap<string, string>>>;

async function namesOf(db: Db, workspaceId: string, grouping: Grouping, keys: readonly store.Key[]): Promise<Names> {
  const dimensions = grouping.flatMap((one) => one.dimensions);
  const idsOf = (dimension: store.Dimension) => {
    const i = dimensions.indexOf(dimension);
    return i < 0 ? [] : [...new Set(keys.map((key) => key[i]!))].filter((id) => id !== '');
  };
  return {
    agents: await store.selectNames(db, workspaceId, 'agents', idsOf('agent_id')),
    campaigns: await store.selectNames(db, workspaceId, 'campaigns', idsOf('campaign_id')),
  };
}

/** Common dimensions of a series' calls; null if there are none, or for the series of remaining calls. */
function keyOf(grouping: Grouping, key: store.Key | null, names: Names) {
  const dimensions = grouping.flatMap((one) => one.dimensions);
  const value = (dimension: store.Dimension) => key?.[dimensions.indexOf(dimension)] || null;
  const fields = dimensions.map((dimension) => {
    const text = value(dimension);
    return [dimension, dimension === 'agent_version' && text !== null ? Number(text) : text] as const;
  });
  const [agentId, campaignId] = [value('agent_id'), value('campaign_id')];
  return {
    ...Object.fromEntries(fields),
    ...(dimensions.includes('agent_id') ? { agent_name: names.agents.get(agentId ?? '') ?? null } : {}),
    ...(dimensions.includes('campaign_id') ? { campaign_name: names.campaigns.get(campaignId ?? '') ?? null } : {}),
  };
}
