// The job that deletes dead rows from the queue's table. Safe to run twice.
import { defineJob, type Job } from './catalogue.ts';
import type { CronEntry } from './cron.ts';
import { deleteDeadJobs } from './upkeep.ts';

declare module './catalogue.ts' {
  interface JobPayloads {
    'jobs.purge': Record<string, never>;
  }
}

const BATCH = 1_000;

export const jobs: Job[] = [
  defineJob({
    name: 'jobs.purge',
    lane: 'background',
    maxAttempts: 3,
    async run({ db }, _payload, { signal }) {
      while (!signal.aborted && (await deleteDeadJobs(db, BATCH)) === BATCH);
    },
  }),
];

export const cron: CronEntry[] = [{ job: 'jobs.purge', match: '47 * * * *', payload: {} }];
