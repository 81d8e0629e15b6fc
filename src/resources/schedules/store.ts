// SQL for schedules and schedule_runs. Lateness is measured by the database clock, which also decides when jobs are due.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ScheduleRunsTable, SchedulesTable } from '../../../generated/tables.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type ScheduleRow = Selectable<SchedulesTable>;
export type RunRow = Selectable<ScheduleRunsTable>;
/** Maximum rows per run of the watching job. */
const MAX_WATCHED = 1_000;
type NewSchedule = Omit<Insertable<SchedulesTable>, 'workspace_id' | 'live_agent_id'>;

/** @throws a foreign-key error when the agent is deleted concurrently */
export async function insertSchedule(trx: Trx, workspaceId: string, schedule: NewSchedule): Promise<ScheduleRow> {
  return trx
    .insertInto('schedules')
    .values({ workspace_id: workspaceId, ...schedule })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectSchedule(db: Db, workspaceId: string, id: string): Promise<ScheduleRow | undefined> {
  return byId(db, workspaceId, id).executeTakeFirst();
}

/**
 * Locks the row, so that runs, updates and cancelations of one schedule are serialized. Its calls can still be written: a transaction
 * that updates a call twice checks the foreign key and would wait for a stronger lock, while it holds the row of the call.
 */
export async function lockSchedule(trx: Trx, workspaceId: string, id: string): Promise<ScheduleRow | undefined> {
  return byId(trx, workspaceId, id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Returns the schedule if it waits for a run, and how late that is, negative before its time; undefined if it was paused or canceled,
 * or has had its last run.
 */
export async function lockWaitingRun(
  trx: Trx,
  workspaceId: string,
  id: string,
): Promise<{ schedule: ScheduleRow; lateMs: number } | undefined> {
  const schedule = await lockSchedule(trx, workspaceId, id);
  if (!schedule?.next_run_at) return undefined;
  const { rows } = await sql<{ late_ms: number }>`
    select (extract(epoch from now() - ${schedule.next_run_at}::timestamptz) * 1000)::float8 as late_ms`.execute(trx);
  return { schedule, lateMs: rows[0]!.late_ms };
}

/** Counts the other schedules of the workspace whose next run is due in the same minute, up to `most`. */
export async function countDueWith(
  trx: Trx,
  { workspace_id, id, next_run_at }: ScheduleRow,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from schedules
      where workspace_id = ${workspace_id} and status = 'scheduled' and id <> ${id}
        and next_run_at >= date_trunc('minute', ${next_run_at}::timestamptz)
        and next_run_at < date_trunc('minute', ${next_run_at}::timestamptz) + interval '1 minute'
      limit ${most}
    ) as others`.execute(trx);
  return rows[0]!.count;
}

/** Locks the schedules of all workspaces that wait for a run. */
export async function lockWaiting(trx: Trx): Promise<ScheduleRow[]> {
  return trx
    .selectFrom('schedules')
    .selectAll()
    .where('status', '=', 'scheduled')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Selects schedules of all workspaces whose next run is overdue by this time. */
export async function selectOverdue(db: Db, seconds: number): Promise<Pick<ScheduleRow, 'workspace_id' | 'id'>[]> {
  return db
    .selectFrom('schedules')
    .select(['workspace_id', 'id'])
    .where('status', '=', 'scheduled')
    .where('next_run_at', '<', secondsAgo(seconds))
    .orderBy('next_run_at')
    .limit(MAX_WATCHED)
    .execute();
}

/** Selects the last calls of running schedules of all workspaces that have been over for this time. */
export async function selectUnsettled(
  db: Db,
  seconds: number,
): Promise<{ workspaceId: string; scheduleId: string; callId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; scheduleId: string; callId: string }>`
    select s.workspace_id as "workspaceId", s.id as "scheduleId", c.id as "callId"
    from schedules s
    cross join lateral (
      select call_id from schedule_runs
      where workspace_id = s.workspace_id and schedule_id = s.id order by due_at desc limit 1) last
    join calls c on c.id = last.call_id and c.ended_at < ${secondsAgo(seconds)}
    where s.status = 'running' and s.updated_at < ${secondsAgo(seconds)}
    order by s.updated_at limit ${MAX_WATCHED}`.execute(db);
  return rows;
}

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

/** Selects the schedules of all workspaces that were paused by a restore. */
export async function selectRestoredSchedules(db: Db): Promise<ScheduleRow[]> {
  return db
    .selectFrom('schedules')
    .selectAll()
    .where('status', '=', 'paused')
    .where('status_reason', '=', 'restored')
    .orderBy('workspace_id')
    .orderBy('id')
    .execute();
}

function byId(db: Db, workspaceId: string, id: string) {
  return db.selectFrom('schedules').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id);
}

export async function updateScheduleRow(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: Updateable<SchedulesTable>,
): Promise<ScheduleRow> {
  return trx
    .updateTable('schedules')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface ScheduleFilter {
  status?: ScheduleRow['status'] | undefined;
  agentId?: string | undefined;
}

export async function selectSchedules(
  db: Db,
  workspaceId: string,
  filter: ScheduleFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<ScheduleRow[]> {
  return filtered(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
}

export async function countSchedules(db: Db, workspaceId: string, filter: ScheduleFilter): Promise<number> {
  return countAll(filtered(db, workspaceId, filter));
}

function filtered(db: Db, workspaceId: string, { status, agentId }: ScheduleFilter) {
  let query = db.selectFrom('schedules').where('workspace_id', '=', workspaceId);
  if (status !== undefined) query = query.where('status', '=', status);
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId);
  return query;
}

/**
 * Inserts the key of a run.
 * @returns false when this due time already had its run
 */
export async function insertRun(trx: Trx, run: Insertable<ScheduleRunsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('schedule_runs')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returning('due_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRunCall(trx: Trx, schedule: ScheduleRow, dueAt: Date, callId: string): Promise<void> {
  await trx
    .updateTable('schedule_runs')
    .set({ call_id: callId })
    .where('workspace_id', '=', schedule.workspace_id)
    .where('schedule_id', '=', schedule.id)
    .where('due_at', '=', dueAt)
    .execute();
}

/** Returns the newest runs of each of these schedules, newest first. */
export async function selectRuns(
  db: Db,
  workspaceId: string,
  scheduleIds: readonly string[],
  each: number,
): Promise<RunRow[]> {
  if (scheduleIds.length === 0) return [];
  const { rows } = await sql<RunRow>`
    select runs.* from unnest(${[...scheduleIds]}::text[]) as wanted (id)
    cross join lateral (
      select * from schedule_runs
      where workspace_id = ${workspaceId} and schedule_id = wanted.id
      order by due_at desc limit ${each}
    ) runs`.execute(db);
  return rows;
}
