// What stays behind in the queue's table: jobs that failed for good, and jobs that were superseded while they ran and whose
// runner died then (add_job with the key of a running job exhausts that one's attempts). Counted for /metrics, and deleted in
// portions: superseded ones after an hour, failed ones when nobody can want to look at them any more.
// Absent on purpose: trying a failed job again; what it was for may long be over.
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A person who comes back from two weeks of holidays still finds them. */
const KEEP_FAILED_DAYS = 14;
/** A running job is locked and never deleted; this is time to look at one that was just given up. */
const KEEP_SUPERSEDED_HOURS = 1;

export type JobState = 'ready' | 'scheduled' | 'running' | 'failed' | 'superseded';

export interface JobCount {
  job: string;
  state: JobState;
  count: number;
}

/** Deletes up to `batch` jobs that nobody runs again. @returns how many */
export async function deleteDeadJobs(db: Db, batch: number): Promise<number> {
  const { rows } = await sql`
    delete from graphile_worker._private_jobs where id = any (array(
      select id from graphile_worker._private_jobs
       where locked_at is null and attempts >= max_attempts and updated_at < now() - case
         when last_error is null then make_interval(hours => ${KEEP_SUPERSEDED_HOURS})
         else make_interval(days => ${KEEP_FAILED_DAYS}) end
       limit ${batch} for update skip locked
    )) returning id`.execute(db);
  return rows.length;
}

/** Jobs by name and state; as many rows at most as there are names and states. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select tasks.identifier as job, count(*) as count,
           case when jobs.locked_at is not null then 'running'
                when jobs.attempts >= jobs.max_attempts and jobs.last_error is null then 'superseded'
                when jobs.attempts >= jobs.max_attempts then 'failed'
                when jobs.run_at > now() then 'scheduled' else 'ready' end as state
      from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     group by 1, 3`.execute(db);
  return rows;
}
