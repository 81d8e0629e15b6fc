// SQL that counts ended calls. analytics_changes lists the calls to recount, analytics_calls records each call's contribution,
// and the difference is added to the sums. Invariants: one process counts at a time, under a transaction-level lock; a call's
// part in the sums and its row in analytics_calls change in one statement, so that repeated runs count a call once.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';
import { ADD, ALL, CALL_VALUES, MEASURES, sumsOfCalls, sumsOfRows } from './measures.ts';

/** Acquired before the statement that reads changes, so that its snapshot includes everything that was counted before. */
export async function lockCounting(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics'))`.execute(trx);
}

/** Takes the oldest changes. @returns their calls, each once, and the number of changes */
export async function takeChanges(trx: Trx, most: number): Promise<{ callIds: string[]; taken: number }> {
  const { rows } = await sql<{ call_id: string }>`
    delete from analytics_changes where id in (select id from analytics_changes order by id limit ${most})
    returning call_id`.execute(trx);
  return { callIds: [...new Set(rows.map(({ call_id }) => call_id))], taken: rows.length };
}

/** Whether the current state of the call is counted. The caller has locked its row. */
export async function isCounted(trx: Trx, callId: string): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    select exists (select from analytics_calls where call_id = ${callId})
      and not exists (select from analytics_changes c where c.call_id = call.id and c.workspace_id = call.workspace_id) as counted
    from calls call where call.id = ${callId}`.execute(trx);
  return rows[0]!.counted;
}

export async function takeChangesOf(trx: Trx, callId: string): Promise<void> {
  await sql`delete from analytics_changes where call_id = ${callId}`.execute(trx);
}

/** Calls of a day that have no group yet and belong in the same one, and the workspace's existing groups of that day. */
export interface UncountedGroup {
  /** Text of all columns below. */
  key: string;
  workspace_id: string;
  /** Start of the day in the workspace's time zone. */
  day: Date;
  agent_id: string;
  agent_version: number;
  number: string;
  campaign_id: string;
  direction: string;
  channel: string;
  /** Existing group, if there is one. */
  group_id: string | null;
  /** Whether the group has calls on that day. */
  in_use: boolean;
  /** Number of groups with calls on that day. */
  groups_in_use: number;
}

const UNCOUNTED_KEY = sql.raw(
  `jsonb_build_array(v.workspace_id, date_trunc('day', v.start, z.time_zone), v.agent_id, v.agent_version, v.number, v.campaign_id,
    v.direction, v.channel)::text`,
);

/**
 * Returns the groups of these calls that have none yet, ordered by the oldest call id of each group. `uncounted` has one row for
 * each day and combination of dimensions; `days` counts the groups that already have calls on the day, which are limited.
 */
export async function selectUncounted(trx: Trx, callIds: readonly string[]): Promise<UncountedGroup[]> {
  await sql`insert into analytics_zones (workspace_id, time_zone)
    select id, known_time_zone(time_zone) from workspaces
    where id in (select workspace_id from calls where id = any(${callIds}::text[]))
    on conflict (workspace_id) do nothing`.execute(trx);
  const { rows } = await sql<UncountedGroup>`
    with uncounted as materialized (
      select v.workspace_id, date_trunc('day', v.start, z.time_zone) as day,
        v.agent_id, v.agent_version, v.number, v.campaign_id, v.direction, v.channel, ${UNCOUNTED_KEY} as key,
        min(v.call_id) as first_id
      from analytics_contributions v join analytics_zones z on z.workspace_id = v.workspace_id
      where v.call_id = any(${callIds}::text[]) and v.group_id is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    ), days as materialized (
      select u.workspace_id, u.day, (select count(*)::integer from analytics_days d
        where d.workspace_id = u.workspace_id and d.level = 2 and d.start = u.day) as groups_in_use
      from (select distinct workspace_id, day from uncounted) u
    )
    select u.*, g.id::text as group_id, d.group_id is not null as in_use, days.groups_in_use
    from uncounted u join days using (workspace_id, day)
      left join analytics_groups g
        on (g.workspace_id, g.level, g.agent_id, g.agent_version, g.number, g.campaign_id, g.direction, g.channel, g.folded)
         = (u.workspace_id, 2, u.agent_id, u.agent_version, u.number, u.campaign_id, u.direction, u.channel, 0)
      left join analytics_days d on d.workspace_id = u.workspace_id and d.level = 2 and d.start = u.day and d.group_id = g.id
    order by u.first_id`.execute(trx);
  return rows;
}

export interface Group {
  workspace_id: string;
  agent_id: string;
  agent_version: number;
  number: string;
  campaign_id: string;
  direction: string;
  channel: string;
  folded: number;
}

const KEY = sql.raw('workspace_id, agent_id, agent_version, number, campaign_id, direction, channel, folded');

/** Returns the ids of level-2 groups, in order. Inserts new groups with their parents. */
export async function ensureGroups(trx: Trx, groups: readonly Group[]): Promise<string[]> {
  if (groups.length === 0) return [];
  const given = sql`(select * from json_to_recordset(${JSON.stringify(groups.map((group, n) => ({ ...group, n })))}::json) as g (workspace_id text, agent_id text,
    agent_version integer, number text, campaign_id text, direction text, channel text, folded smallint, n integer))`;
  await sql`insert into analytics_groups (level, ${KEY})
    select distinct 0, workspace_id, '', 0, '', '', direction, channel, 0 from ${given} g on conflict do nothing`.execute(
    trx,
  );
  await sql`insert into analytics_groups (level, parent_id, ${KEY})
    select distinct 1, p.id, g.workspace_id, g.agent_id, g.agent_version, '', '', g.direction, g.channel, g.folded / 2 * 2
    from ${given} g join analytics_groups p
      on (p.workspace_id, p.level, p.direction, p.channel) = (g.workspace_id, 0, g.direction, g.channel)
    on conflict do nothing`.execute(trx);
  await sql`insert into analytics_groups (level, parent_id, ${KEY})
    select 2, p.id, g.workspace_id, g.agent_id, g.agent_version, g.number, g.campaign_id, g.direction, g.channel, g.folded
    from ${given} g join analytics_groups p
      on (p.workspace_id, p.level, p.agent_id, p.agent_version, p.direction, p.channel, p.folded)
       = (g.workspace_id, 1, g.agent_id, g.agent_version, g.direction, g.channel, g.folded / 2 * 2)
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select t.id::text as id from ${given} g join analytics_groups t using (${KEY}) where t.level = 2 order by g.n`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Expands rows with a level-2 group to rows with their group at each level. */
const atEachLevel = (calls: RawBuilder<unknown>) => sql`
  select c.*, each.level, each.id as each_id from ${calls} c
    join analytics_groups g on g.id = c.group_id join analytics_groups p on p.id = g.parent_id,
    lateral (values (2, g.id), (1, p.id), (0, p.parent_id)) as each (level, id)`;

/** The level-2 group of a day's calls that have none yet. */
interface Place {
  of: UncountedGroup;
  groupId: string;
}

/**
 * Recounts calls: adds to each sum the difference between a call's new contribution and its recorded contribution.
 * Steps of the statement: `now`, the contributions as the calls are now; `before`, those recorded in analytics_calls; `changed`,
 * the new ones that differ; `signed`, each of these with sign 1 and its recorded one with sign -1; `finest`, their sums by quarter
 * of an hour and group; `sums`, the same for the parents of each group. They are added to analytics_quarters and, by day of the
 * workspace's time zone, to analytics_days. `kept` replaces the recorded contributions.
 * Places are looked up in one value instead of joined, because the planner cannot estimate the rows of VALUES.
 * @param places groups of calls that were never counted
 */
export async function applyContributions(
  trx: Trx,
  callIds: readonly string[],
  places: readonly Place[],
): Promise<void> {
  const place = JSON.stringify(Object.fromEntries(places.map(({ of, groupId }) => [of.key, groupId])));
  await sql`
    with contributions as materialized (
      select v.workspace_id, v.call_id, v.start, coalesce(v.group_id, (${place}::jsonb ->> ${UNCOUNTED_KEY})::bigint) as group_id,
        ${CALL_VALUES}
      from analytics_contributions v join analytics_zones z on z.workspace_id = v.workspace_id
      where v.call_id = any(${callIds}::text[])
    ), now as materialized (
      select * from contributions where group_id is not null
    ), before as materialized (
      select workspace_id, call_id, start, group_id, ${CALL_VALUES} from analytics_calls
      where call_id = any(${callIds}::text[])
    ), changed as materialized (
      select n.* from now n left join before b using (call_id) where b.call_id is null or n is distinct from b
    ), signed as (
      select *, 1 as sign from changed union all
      select b.*, -1 as sign from before b join changed using (call_id)
    ), finest as materialized (
      select workspace_id, start, group_id, ${sumsOfCalls()} from signed group by workspace_id, start, group_id
    ), sums as materialized (
      select workspace_id, level, start, each_id as group_id, ${sumsOfRows(ALL)}
      from (${atEachLevel(sql`finest`)}) as finest group by workspace_id, level, start, each_id
    ), kept as (
      insert into analytics_calls (workspace_id, call_id, start, group_id, ${CALL_VALUES}) select * from changed
      on conflict (call_id) do update set answered = excluded.answered, completed = excluded.completed,
        end_reason = excluded.end_reason, success = excluded.success, sentiment = excluded.sentiment,
        rating = excluded.rating, talk_ms = excluded.talk_ms, cost_micros = excluded.cost_micros,
        response_times = excluded.response_times
    ), quarters as (
      insert into analytics_quarters as t (workspace_id, level, start, group_id, ${MEASURES})
      select workspace_id, level, start, group_id, ${MEASURES} from sums
      on conflict (workspace_id, level, start, group_id) do ${ADD}
    )
    insert into analytics_days as t (workspace_id, level, start, group_id, ${MEASURES})
    select workspace_id, level, date_trunc('day', start, time_zone), group_id, ${sumsOfRows(ALL)}
    from sums join analytics_zones using (workspace_id) group by 1, 2, 3, 4
    on conflict (workspace_id, level, start, group_id) do ${ADD}`.execute(trx);
}

/** Workspaces whose day sums are in a different time zone than their current one. */
export async function selectRezoned(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from analytics_zones z join workspaces w on w.id = z.workspace_id
    where z.time_zone <> w.time_zone and z.time_zone <> known_time_zone(w.time_zone)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Recomputes the day sums of a workspace in its current time zone, month by month, so that no statement takes long. */
export async function rebuildDays(trx: Trx, workspaceId: string): Promise<void> {
  await sql`delete from analytics_days where workspace_id = ${workspaceId}`.execute(trx);
  await sql`update analytics_zones z set time_zone = known_time_zone(w.time_zone)
    from workspaces w where w.id = z.workspace_id and z.workspace_id = ${workspaceId}`.execute(trx);
  const { rows: months } = await sql<{ start: Date; end: Date }>`
    select month at time zone time_zone as start, (month + interval '1 month') at time zone time_zone as end
    from analytics_zones z, lateral (
      select min(start) as first, max(start) as last from analytics_quarters q where q.workspace_id = z.workspace_id
    ) as span, generate_series(date_trunc('month', first at time zone time_zone), last at time zone time_zone, '1 month') as month
    where z.workspace_id = ${workspaceId}`.execute(trx);
  for (const { start, end } of months) {
    await insertDays(trx, sql`workspace_id = ${workspaceId} and start >= ${start} and start < ${end}`);
  }
}

interface CountedPeriod {
  from: Date;
  to: Date;
}

/** Period from the first to the last quarter of an hour with a call or a sum of the workspace; undefined if there is none. */
export async function selectSpan(db: Db, workspaceId: string): Promise<CountedPeriod | undefined> {
  const { rows } = await sql<{ from: Date | null; to: Date | null }>`
    select min(first) as from, max(last) + interval '1 day' as to from (
      select min(start) as first, max(start) as last from analytics_calls where workspace_id = ${workspaceId}
      union all select min(start), max(start) from analytics_quarters where workspace_id = ${workspaceId}
      union all select min(start), max(start) from analytics_days where workspace_id = ${workspaceId}
    ) as spans`.execute(db);
  const { from, to } = rows[0]!;
  return from && to ? { from, to } : undefined;
}

/**
 * Recomputes a workspace's sums from the contributions of its calls, from a time to the end of its month. Days are recomputed
 * from the day of that time, so that the time zone may change between two steps. @returns the end
 */
export async function rebuildMonth(trx: Trx, workspaceId: string, from: Date): Promise<Date> {
  const { rows } = await sql<{ to: Date; day: Date }>`
    select (date_trunc('month', ${from}::timestamptz at time zone time_zone) + interval '1 month') at time zone time_zone as to,
      date_trunc('day', ${from}::timestamptz, time_zone) as day
    from analytics_zones where workspace_id = ${workspaceId}`.execute(trx);
  const { to, day } = rows[0]!;
  const within = (start: Date) => sql`workspace_id = ${workspaceId} and start >= ${start} and start < ${to}`;
  await sql`delete from analytics_quarters where ${within(from)}`.execute(trx);
  await sql`
    with finest as materialized (
      select workspace_id, start, group_id, ${sumsOfCalls()}
      from (select *, 1 as sign from analytics_calls where ${within(from)}) as counted group by 1, 2, 3
    )
    insert into analytics_quarters (workspace_id, level, start, group_id, ${MEASURES})
    select workspace_id, level, start, each_id, ${sumsOfRows(ALL)}
    from (${atEachLevel(sql`finest`)}) as finest group by workspace_id, level, start, each_id`.execute(trx);
  await sql`delete from analytics_days where ${within(day)}`.execute(trx);
  await insertDays(trx, within(day));
  return to;
}

async function insertDays(trx: Trx, within: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into analytics_days (workspace_id, level, start, group_id, ${MEASURES})
    select workspace_id, level, date_trunc('day', start, time_zone), group_id, ${sumsOfRows(ALL)}
    from analytics_quarters join analytics_zones using (workspace_id) where ${within} group by 1, 2, 3, 4`.execute(trx);
}

/** Returns the next workspace after the given one, in the order of ids. */
export async function selectNextWorkspace(db: Db, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select workspace_id as id from analytics_zones where workspace_id > ${after} order by 1 limit 1`.execute(db);
  return rows[0]?.id;
}

/** Takes the next calls of the backfill, newest first. @returns null when it is complete */
export async function takeBackfill(trx: Trx, most: number): Promise<string[] | null> {
  const { rows: states } = await sql<{ before: string }>`
    select before from analytics_backfill where done_at is null`.execute(trx);
  const before = states[0]?.before;
  if (before === undefined) return null;
  const { rows } = await sql<{ id: string; ended: boolean }>`
    select id, ended_at is not null as ended from calls where id < ${before} order by id desc limit ${most}`.execute(
    trx,
  );
  const last = rows.at(-1)?.id;
  await sql`update analytics_backfill set before = ${last ?? before},
    done_at = case when ${last === undefined} then now() end`.execute(trx);
  return rows.filter(({ ended }) => ended).map(({ id }) => id);
}

export async function restartBackfill(trx: Trx): Promise<void> {
  await sql`update analytics_backfill set before = '~', done_at = null`.execute(trx);
}
