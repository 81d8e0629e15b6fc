// Jobs that this process has taken from the queue and not yet completed. graphile-worker does not await the completion of a job,
// and does not record that it fetched one. If the connection breaks in between, the row stays locked by a living worker, and
// neither its heartbeat nor another process unlocks it. This file finds those rows and settles them. Invariant: a row locked by
// this process belongs to a job that runs here, ended a moment ago, or is settled here.
import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Db } from '../database/transaction.ts';
import { MAX_ATTEMPTS } from './enqueue.ts';
import type { JobFence } from './fence.ts';

/** Outcome of an attempt: null for success, otherwise the error to store in the failed job. */
export type AttemptOutcome = Error | null;

export interface TakenJobs {
  begin(fence: JobFence): void;
  end(fence: JobFence, outcome: AttemptOutcome): void;
  /**
   * Completes or fails ended jobs whose own completion never arrived, and releases jobs that were taken but never started. With `all`
   * it does not wait for completions that may still be in flight.
   * @returns the workers of `workerIds` that still have rows
   */
  settle(db: Db, workerIds: readonly string[], all?: boolean): Promise<Settled>;
}

interface Settled {
  /** Workers that still have a job locked. */
  busy: ReadonlySet<string>;
  /** Number of jobs whose lost completion, failure or release was applied here. */
  settled: number;
}

/** The last attempt of a job by one of the workers of this process. */
interface Entry {
  attempt: number;
  outcome: AttemptOutcome | undefined;
  endedAt: number;
}

interface Row {
  id: string;
  attempts: number;
  locked_by: string;
  /** Milliseconds since it was locked, by the database clock. */
  locked_ms: number;
  /** Another job has taken its key while it ran, and its attempts are used up (enqueue.ts). */
  is_superseded: boolean;
}

// Maximum time that a completion may be in flight. The query deadline of the runner's connections is shorter.
const COMPLETION_MS = 10_000;

/** @param completionMs maximum time that a completion, or the result of a fetch, may be in flight */
export function createTakenJobs(clock: Pick<Clock, 'monotonic'>, completionMs = COMPLETION_MS): TakenJobs {
  const entries = new Map<string, Entry>();
  return {
    begin(fence) {
      entries.set(keyOf(fence), { attempt: fence.attempt, outcome: undefined, endedAt: Infinity });
    },
    end(fence, outcome) {
      const entry = entries.get(keyOf(fence));
      // Another attempt may have begun here while this one, which had lost its lock, still ran.
      if (entry?.attempt === fence.attempt) Object.assign(entry, { outcome, endedAt: clock.monotonic() });
    },
    async settle(db, workerIds, all = false) {
      const before = clock.monotonic() - (all ? 0 : completionMs);
      const rows = await lockedRows(db, workerIds);
      const present = new Set(rows.map(keyOfRow));
      const completed: Row[] = [];
      const failed: (Row & { message: string })[] = [];
      const untouched: Row[] = [];
      for (const row of rows) {
        const found = entries.get(keyOfRow(row));
        const entry = row.is_superseded || found?.attempt === row.attempts ? found : undefined;
        if (!entry) {
          // The job that superseded it does the work.
          if (all || row.locked_ms > completionMs) (row.is_superseded ? completed : untouched).push(row);
        } else if (entry.outcome === null && entry.endedAt <= before) completed.push(row);
        else if (entry.outcome && entry.endedAt <= before) failed.push({ ...row, message: entry.outcome.message });
      }
      if (completed.length > 0) await complete(db, completed);
      if (failed.length + untouched.length > 0) await handBack(db, failed, untouched);
      const settled = new Set([...completed, ...failed, ...untouched].map(keyOfRow));
      // Ended jobs that are no longer in the table, or were settled just now. An entry that ended during this pass is kept.
      for (const [key, { endedAt }] of entries) {
        if (endedAt <= before && (settled.has(key) || !present.has(key))) entries.delete(key);
      }
      const busy = new Set(rows.filter((row) => !settled.has(keyOfRow(row))).map((row) => row.locked_by));
      return { busy, settled: settled.size };
    },
  };
}

function keyOf({ jobId, workerId }: JobFence): string {
  return `${jobId} ${workerId}`;
}

function keyOfRow({ id, locked_by }: Row): string {
  return `${id} ${locked_by}`;
}

async function lockedRows(db: Db, workerIds: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id::text as id, attempts::int as attempts, locked_by,
           (extract(epoch from now() - locked_at) * 1000)::double precision as locked_ms,
           key is null and attempts >= ${MAX_ATTEMPTS} as is_superseded
      from graphile_worker._private_jobs where locked_by = any(${workerIds}::text[])`.execute(db);
  return rows;
}

// Each statement checks the fence again, so that a row that another worker has taken is not changed. It also unlocks the job's
// queue.

async function complete(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`
    with ended as (
      delete from graphile_worker._private_jobs as jobs
       using json_to_recordset(${JSON.stringify(rows)}::json) as own(id bigint, attempts int, locked_by text)
       where jobs.id = own.id and jobs.attempts = own.attempts and jobs.locked_by = own.locked_by
      returning jobs.job_queue_id, own.locked_by
    )
    update graphile_worker._private_job_queues as queues set locked_by = null, locked_at = null
      from ended where queues.id = ended.job_queue_id and queues.locked_by = ended.locked_by`.execute(db);
}

/**
 * Releases jobs. A failed job waits for graphile-worker's usual delay. One that never started is due immediately, and its attempt
 * does not count: after an outage, several fetches of one job may have lost their response.
 */
async function handBack(
  db: Db,
  failed: readonly (Row & { message: string })[],
  untouched: readonly Row[],
): Promise<void> {
  await sql`
    with ended as (
      update graphile_worker._private_jobs as jobs
         set locked_by = null, locked_at = null, last_error = coalesce(own.message, jobs.last_error),
             attempts = case when own.message is null then jobs.attempts - 1 else jobs.attempts end,
             run_at = case when own.message is null then jobs.run_at
                           else greatest(now(), jobs.run_at) + exp(least(jobs.attempts, 10)) * interval '1 second' end
        from json_to_recordset(${JSON.stringify([...failed, ...untouched])}::json)
          as own(id bigint, attempts int, locked_by text, message text)
       where jobs.id = own.id and jobs.attempts = own.attempts and jobs.locked_by = own.locked_by
      returning jobs.job_queue_id, own.locked_by
    )
    update graphile_worker._private_job_queues as queues set locked_by = null, locked_at = null
      from ended where queues.id = ended.job_queue_id and queues.locked_by = ended.locked_by`.execute(db);
}
