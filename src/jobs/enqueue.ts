// Puts jobs into the queue inside the given transaction, so that row and job are written together or not at all. Never call it
// after the commit of the change to which the job belongs.
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { JobName, JobPayloads } from './catalogue.ts';

/**
 * Above the maxAttempts of every job, which the runner applies. graphile-worker's default of 25 would end some of them earlier. Only
 * a job that was superseded while it ran has used so many: add_job then takes its key and sets its attempts to this number.
 */
export const MAX_ATTEMPTS = 1_000;

interface EnqueueOptions {
  /** Earliest time; default now. */
  runAt?: Date;
  /** At most one waiting job has a key. Enqueueing again replaces payload and time unless the job is running. */
  jobKey?: string;
  /** 'replace' (default) also moves the time; 'preserve_run_at' keeps the first time, e.g. to collect changes. */
  jobKeyMode?: 'replace' | 'preserve_run_at';
  /** Jobs of one queue run one at a time. Use few queues with long-lived names. */
  queue?: string;
  /** Smaller numbers run first; default 0. */
  priority?: number;
}

/** Enqueues in one statement. If a row changes with the job, `db` is that row's transaction, never the pool after its commit. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
      identifier => ${name}::text, payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null}::text, run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${MAX_ATTEMPTS}, job_key => ${options.jobKey ?? null}::text,
      priority => ${options.priority ?? null}::int,
      job_key_mode => ${options.jobKeyMode ?? 'replace'}::text
    )`.execute(db);
}

/**
 * Enqueues many jobs of one name in one statement (15,000 in 0.12 s). For hundreds of thousands of rows, use batches instead of
 * jobs.
 */
export async function enqueueMany<Name extends JobName>(
  db: Db,
  name: Name,
  jobs: readonly { payload: JobPayloads[Name]; runAt?: Date; jobKey?: string; queue?: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const specs = jobs.map(({ payload, runAt, jobKey, queue }) => ({
    identifier: name,
    payload,
    run_at: runAt?.toISOString() ?? null,
    job_key: jobKey ?? null,
    queue_name: queue ?? null,
    max_attempts: MAX_ATTEMPTS,
  }));
  await sql`select graphile_worker.add_jobs(array_agg(spec))
      from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec`.execute(db);
}

/** Removes a waiting job by its key. A running job continues. */
export async function dequeue(db: Db, jobKey: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${jobKey}::text)`.execute(db);
}
