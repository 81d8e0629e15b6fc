// Scheduled jobs, listed in app.ts. With several workers, each run still happens once, because graphile-worker stores the last
// execution in the database. Runs that were due while no worker was running are skipped.
import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { JobName, JobPayloads } from './catalogue.ts';

export interface CronEntry<Name extends JobName = JobName> {
  job: Name;
  /** Five fields: minute, hour, day, month, weekday; in UTC. */
  match: string;
  payload: JobPayloads[Name];
  /** As in `enqueue`: jobs of one queue run one at a time. */
  queue?: string;
}

/**
 * Parses the entries.
 * @param mayRun false while the clock of this machine is wrong. graphile-worker uses it, and a run recorded in the future keeps
 * every other worker from running the job until then
 * @throws when a pattern cannot be parsed
 */
export function parseCron(entries: readonly CronEntry[], mayRun: () => boolean = () => true): ParsedCronItem[] {
  return parseItems(entries).map((item) => ({ ...item, match: (digest) => mayRun() && item.match(digest) }));
}

/** Resets runs that an incorrect clock recorded in the future, so that they are due again. */
export async function forgetFutureRuns(db: Db): Promise<void> {
  await sql`update graphile_worker._private_known_crontabs set last_execution = now()
             where last_execution > now() + interval '2 minutes'`.execute(db);
}

function parseItems(entries: readonly CronEntry[]): ParsedCronItem[] {
  return parseCronItems(
    entries.map(({ job, match, payload, queue }) => ({
      task: job,
      match,
      payload: { ...(payload as object) },
      // No second run is queued while one is waiting.
      options: {
        jobKey: `cron:${job as string}`,
        jobKeyMode: 'preserve_run_at',
        ...(queue ? { queueName: queue } : {}),
      },
    })),
  );
}
