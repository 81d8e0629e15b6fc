// Jobs by the clock. One list in app.ts; with several workers each run still happens once, because graphile-worker
// remembers the last execution in the database. Nothing is made up for while no worker was running.
import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import { sql } from 'kysely';
import type { JobName, JobPayloads } from './catalogue.ts';
import type { Db } from '../database/transaction.ts';

export interface CronEntry<Name extends JobName = JobName> {
  job: Name;
  /** Five fields: minute, hour, day, month, weekday; in UTC. */
  match: string;
  payload: JobPayloads[Name];
}

/**
 * @param mayRun false while the clock of this machine is wrong: graphile-worker goes by it, and a run that it notes in the
 * future keeps every other worker from running the job until then
 * @throws when a pattern cannot be read
 */
export function parseCron(entries: readonly CronEntry[], mayRun: () => boolean = () => true): ParsedCronItem[] {
  return parseItems(entries).map((item) => ({ ...item, match: (digest) => mayRun() && item.match(digest) }));
}

/** Runs that a wrong clock noted in the future, so that they are due again. */
export async function forgetFutureRuns(db: Db): Promise<void> {
  await sql`update graphile_worker._private_known_crontabs set last_execution = now()
             where last_execution > now() + interval '2 minutes'`.execute(db);
}

function parseItems(entries: readonly CronEntry[]): ParsedCronItem[] {
  return parseCronItems(
    entries.map(({ job, match, payload }) => ({
      task: job,
      match,
      payload: { ...(payload as object) },
      // A run that still waits is not joined by a second one.
      options: { jobKey: `cron:${job as string}`, jobKeyMode: 'preserve_run_at' },
    })),
  );
}
