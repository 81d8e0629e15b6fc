// Dead rows in the queue's table: jobs that failed permanently, and jobs that were superseded while running (add_job with the key of
// a running job uses up its attempts) and whose attempt then failed or whose runner died. Counted for /metrics and deleted in
// batches: superseded ones after an hour, failed ones after two weeks. Deliberately omitted: retrying a failed job, because its
// purpose may be obsolete.
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { MAX_ATTEMPTS } from './enqueue.ts';
import { MAX_BACKLOG } from './priority.ts';

/** Long enough for an operator who returns from two weeks of vacation. */
const KEEP_FAILED_DAYS = 14;
/** Running jobs are locked and never deleted. This leaves time to inspect a job that has just failed permanently. */
const KEEP_SUPERSEDED_HOURS = 1;

/** Of a row whose attempts are used up. A failed job has the attempts that its job type allows (runner.ts). */
const IS_SUPERSEDED = sql`(last_error is null or attempts >= ${MAX_ATTEMPTS})`;

type JobState = 'ready' | 'scheduled' | 'running' | 'failed' | 'superseded';

export interface JobCount {
  job: string;
  state: JobState;
  count: number;
}

/** Deletes up to `batch` dead jobs. @returns the number deleted */
export async function deleteDeadJobs(db: Db, batch: number): Promise<number> {
  const { rows } = await sql`
    delete from graphile_worker._private_jobs where id = any (array(
      select id from graphile_worker._private_jobs
       where locked_at is null and attempts >= max_attempts and updated_at < now() - case
         when ${IS_SUPERSEDED} then make_interval(hours => ${KEEP_SUPERSEDED_HOURS})
         else make_interval(days => ${KEEP_FAILED_DAYS}) end
       limit ${batch} for update skip locked
    )) returning id`.execute(db);
  return rows.length;
}

/**
 * Returns how long the most overdue job has been ready, seconds; 0 if none is. Jobs that wait for others of their own workspace
 * do not count (priority.ts).
 */
export async function findJobLag(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, coalesce(extract(epoch from now() - min(run_at)), 0))::float8 as seconds
      from graphile_worker._private_jobs
     where locked_at is null and attempts < max_attempts and priority not between 1 and ${MAX_BACKLOG}`.execute(db);
  return rows[0]!.seconds;
}

/** Counts jobs by name and state; at most one row per combination. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select tasks.identifier as job, count(*) as count,
           case when jobs.locked_at is not null then 'running'
                when jobs.attempts >= jobs.max_attempts and ${IS_SUPERSEDED} then 'superseded'
                when jobs.attempts >= jobs.max_attempts then 'failed'
                when jobs.run_at > now() then 'scheduled' else 'ready' end as state
      from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     group by 1, 3`.execute(db);
  return rows;
}
