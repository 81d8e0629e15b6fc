// Jobs by the clock. One list in app.ts; with several workers each run still happens once, because graphile-worker
// remembers the last execution in the database. Nothing is made up for while no worker was running.
import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import type { JobName, JobPayloads } from './catalogue.ts';

export interface CronEntry<Name extends JobName = JobName> {
  job: Name;
  /** Five fields: minute, hour, day, month, weekday; in UTC. */
  match: string;
  payload: JobPayloads[Name];
}

/** @throws when a pattern cannot be read */
export function parseCron(entries: readonly CronEntry[]): ParsedCronItem[] {
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
