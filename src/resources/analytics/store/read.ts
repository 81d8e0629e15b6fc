// SQL that reads the sums: whole days from analytics_days if they are in the requested time zone, the rest from
// analytics_quarters, at the coarsest level with the requested dimensions. It adds the changes that the next count will make, so
// that the figures are current. Reads only.
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../database/transaction.ts';
import type { NumberMeasure } from '../measures.ts';
import { MEASURES, sumsOfCalls, sumsOfRows, CALL_VALUES, type Detail } from './measures.ts';

export type Interval = 'hour' | 'day' | 'week' | 'month';

/** Maximum uncounted calls that a read counts itself, which takes a tenth of a second. */
const MAX_UNCOUNTED = 1_000;

export interface State {
  now: Date;
  /** Changes before this time are included. */
  as_of: Date;
  time_zone: string;
  workspace_zone: string;
  /** Time zone of the days in analytics_days. */
  days_zone: string | null;
  backfilled: boolean;
}

/** @param zone requested time zone; null for the workspace's */
export async function selectState(db: Db, workspaceId: string, zone: string | null): Promise<State | undefined> {
  const { rows } = await sql<State>`
    select now() as now, known_time_zone(coalesce(${zone}, w.time_zone)) as time_zone, w.time_zone as workspace_zone,
      z.time_zone as days_zone,
      not exists (select from analytics_backfill where done_at is null) as backfilled,
      coalesce((select min(changed_at) from (
        select c.call_id, min(c.id) as id, min(c.changed_at) as changed_at from analytics_changes c
        where c.workspace_id = w.id group by c.call_id order by 2 offset ${MAX_UNCOUNTED}
      ) as later), now()) as as_of
    from workspaces w left join analytics_zones z on z.workspace_id = w.id
    where w.id = ${workspaceId}`.execute(db);
  return rows[0];
}

export interface Bucket {
  start: Date;
  end: Date;
  /** Minutes that local time is ahead of UTC at the start. */
  offset_minutes: number;
}

/** The intervals of local time that the period touches, in order. */
export async function selectBuckets(
  db: Db,
  { from, to, interval, zone }: { from: Date; to: Date; interval: Interval; zone: string },
): Promise<Bucket[]> {
  const step = interval === 'hour' ? '15 minutes' : '12 hours';
  const { rows } = await sql<Bucket>`
    with starts as (
      select distinct date_trunc(${interval}, at, ${zone}) as start
      from generate_series(date_trunc(${interval}, ${from}::timestamptz, ${zone}), ${to}::timestamptz - interval '1 ms',
        ${step}::interval) as at
      union select date_trunc(${interval}, ${to}::timestamptz - interval '1 ms', ${zone})
    )
    select start, (extract(epoch from (start at time zone ${zone}) - (start at time zone 'UTC')) / 60)::integer as offset_minutes,
      lead(start, 1, case when ${interval} = 'hour' then start + interval '1 hour'
        else ((start at time zone ${zone}) + ${`1 ${interval}`}::interval) at time zone ${zone} end) over (order by start) as end
    from starts order by start`.execute(db);
  return rows;
}

/** Returns the local times `count` intervals earlier, e.g. days. */
export async function selectEarlier(
  db: Db,
  times: readonly Date[],
  { interval, count, zone }: { interval: Exclude<Interval, 'hour'>; count: number; zone: string },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select ((at at time zone ${zone}) - ${`${count} ${interval}`}::interval) at time zone ${zone} as at
    from unnest(${times.map((time) => time.toISOString())}::timestamptz[]) with ordinality as t (at, n) order by n`.execute(
    db,
  );
  return rows.map(({ at }) => at);
}

export interface Filter {
  agentId?: string | undefined;
  agentVersion?: number | undefined;
  number?: string | undefined;
  campaignId?: string | undefined;
  direction?: string | undefined;
  channel?: string | undefined;
}

/** Detail of groups. 0: only direction and channel; 1: also agent and version; 2: everything. */
export type Level = 0 | 1 | 2;

export interface SumsSelection {
  workspaceId: string;
  from: Date;
  to: Date;
  zone: string;
  /** Whether analytics_days can be used: its days are in this zone, and no hours are requested. */
  hasDays: boolean;
  /** Level of the groups. */
  level: Level;
  filter: Filter;
}

const DIMENSIONS = sql.raw('agent_id, agent_version, number, campaign_id, direction, channel, folded');

function matches({ agentId, agentVersion, number, campaignId, direction, channel }: Filter): RawBuilder<unknown> {
  const given = [
    ['agent_id', agentId],
    ['agent_version', agentVersion],
    ['number', number],
    ['campaign_id', campaignId],
    ['direction', direction],
    ['channel', channel],
  ] as const;
  const conditions = given.flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * `with` clauses ending in `parts`: rows of measures with their start and dimensions. Sums of whole days, sums of the quarters of an
 * hour before and after them, and `signed`: calls whose change is not counted yet, as they are now minus as they were counted.
 */
function parts(selection: SumsSelection, days: { from: Date; to: Date }): RawBuilder<unknown> {
  const { workspaceId, from, to, level, filter } = selection;
  const rowsOf = (table: string, start: Date, end: Date) => sql`
    select ${DIMENSIONS}, t.start, ${MEASURES} from ${sql.table(table)} t join groups g on g.id = t.group_id
    where t.workspace_id = ${workspaceId} and t.level = ${level} and t.start >= ${start} and t.start < ${end}`;
  return sql`
    groups as materialized (
      select id, ${DIMENSIONS} from analytics_groups where workspace_id = ${workspaceId} and level = ${level} and ${matches(filter)}
    ), uncounted as materialized (
      select call_id from analytics_changes where workspace_id = ${workspaceId}
      group by call_id order by min(id) limit ${MAX_UNCOUNTED}
    ), signed as (
      select ${DIMENSIONS}, start, ${CALL_VALUES}, 1 as sign from analytics_contributions
      where call_id in (select call_id from uncounted) and ${matches(filter)}
      union all
      select ${DIMENSIONS}, start, ${CALL_VALUES}, -1 as sign from analytics_calls join analytics_groups g on g.id = group_id
      where call_id in (select call_id from uncounted) and ${matches(filter)}
    ), parts as (
      ${rowsOf('analytics_days', days.from, days.to)}
      union all ${rowsOf('analytics_quarters', from, days.from)}
      union all ${rowsOf('analytics_quarters', days.to, to)}
      union all select ${DIMENSIONS}, start, ${sumsOfCalls()} from signed
        where start >= ${from} and start < ${to} group by ${DIMENSIONS}, start
    )`;
}

/** Returns the whole days in a period; none if such rows do not exist. */
async function wholeDays(db: Db, { from, to, zone, hasDays }: SumsSelection): Promise<{ from: Date; to: Date }> {
  if (!hasDays) return { from, to: from };
  const { rows } = await sql<{ first: Date; last: Date }>`
    select case when date_trunc('day', ${from}::timestamptz, ${zone}) = ${from} then ${from}::timestamptz
        else ((date_trunc('day', ${from}::timestamptz, ${zone}) at time zone ${zone}) + interval '1 day') at time zone ${zone} end as first,
      date_trunc('day', ${to}::timestamptz, ${zone}) as last`.execute(db);
  const { first, last } = rows[0]!;
  return first < last ? { from: first, to: last } : { from, to: from };
}

export type Dimension = 'agent_id' | 'agent_version' | 'number' | 'campaign_id' | 'direction' | 'channel';
/** Values of the requested dimensions, in order. */
export type Key = readonly string[];

/** Condition for rows in which one of these dimensions is not distinguished. */
function isFolded(dimensions: readonly Dimension[]): RawBuilder<unknown> {
  const least = Math.min(
    ...dimensions.map((one) => {
      if (one === 'direction' || one === 'channel') return 3;
      return one === 'number' || one === 'campaign_id' ? 1 : 2;
    }),
  );
  return sql`folded >= ${least}`;
}

const texts = (dimensions: readonly Dimension[]) => sql.join(dimensions.map((one) => sql`${sql.ref(one)}::text`));

/** Returns the keys with the most calls, in descending order. */
export async function selectTopKeys(
  db: Db,
  selection: SumsSelection,
  dimensions: readonly Dimension[],
  most: number,
): Promise<Key[]> {
  const days = await wholeDays(db, selection);
  const { rows } = await sql<{ key: string[] }>`
    with ${parts(selection, days)}
    select array[${texts(dimensions)}] as key from parts where not (${isFolded(dimensions)})
    group by 1 having sum(calls) > 0 order by sum(calls) desc, 1 limit ${most}`.execute(db);
  return rows.map(({ key }) => key);
}

export type Measures = Record<NumberMeasure, number> & {
  end_reasons: number[] | null;
  /** The sparse vector as text. */
  response_times: string | null;
};

export interface Sums extends Measures {
  /** Null for the whole period. */
  start: Date | null;
  /** Position of the key, from 1; null for all other keys. */
  position: number | null;
}

interface SumsRequest {
  dimensions: readonly Dimension[];
  keys: readonly Key[];
  /** Null: one sum for the whole period. */
  interval: Interval | null;
  detail: Detail;
}

/** Sums by interval and key. */
export async function selectSums(db: Db, selection: SumsSelection, request: SumsRequest): Promise<Sums[]> {
  const { dimensions, keys, interval, detail } = request;
  const days = await wholeDays(db, selection);
  const start = interval === null ? sql`null::timestamptz` : sql`date_trunc(${interval}, start, ${selection.zone})`;
  const grouped = dimensions.length > 0;
  const key = grouped
    ? sql`case when not (${isFolded(dimensions)}) then array[${texts(dimensions)}] end`
    : sql`array[]::text[]`;
  const { rows } = await sql<Sums>`
    with ${parts(selection, days)}, keys as materialized (
      select array(select jsonb_array_elements_text(value)) as key, n as position
      from jsonb_array_elements(${JSON.stringify(grouped ? keys : [[]])}::jsonb) with ordinality as k (value, n)
    )
    select ${start} as start, position, ${sumsOfRows(detail)}
    from parts left join keys on keys.key = ${key} group by 1, 2`.execute(db);
  return rows;
}

/** Names of agents or campaigns by id. */
export async function selectNames(
  db: Db,
  workspaceId: string,
  of: 'agents' | 'campaigns',
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const name = sql.ref(of === 'agents' ? 'agent_name' : 'name');
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${name} as name from ${sql.table(of)} where workspace_id = ${workspaceId} and id = any(${ids}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}
