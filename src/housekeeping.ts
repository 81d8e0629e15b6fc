// Jobs of no noun: what the rim leaves behind is cleared away by the hour. May run twice.
import { deleteExpiredIdempotencyKeys } from './http/idempotency.ts';
import { deleteOldCounts } from './http/rate-counts.ts';
import { defineJob, type Job } from './jobs/catalogue.ts';
import type { CronEntry } from './jobs/cron.ts';
import { deleteDeadJobs } from './jobs/upkeep.ts';

declare module './jobs/catalogue.ts' {
  interface JobPayloads {
    'idempotency.purge': Record<string, never>;
    'rate-counts.purge': Record<string, never>;
    'jobs.purge': Record<string, never>;
  }
}

const BATCH = 1_000;

export const jobs: Job[] = [
  defineJob({
    name: 'idempotency.purge',
    lane: 'background',
    maxAttempts: 3,
    async run({ db }, _payload, { signal }) {
      while (!signal.aborted && (await deleteExpiredIdempotencyKeys(db, BATCH)) === BATCH);
    },
  }) as Job,
  defineJob({
    name: 'rate-counts.purge',
    lane: 'background',
    maxAttempts: 3,
    async run({ db }, _payload, { signal }) {
      while (!signal.aborted && (await deleteOldCounts(db, BATCH)) === BATCH);
    },
  }) as Job,
  defineJob({
    name: 'jobs.purge',
    lane: 'background',
    maxAttempts: 3,
    async run({ db }, _payload, { signal }) {
      while (!signal.aborted && (await deleteDeadJobs(db, BATCH)) === BATCH);
    },
  }) as Job,
];

export const cron: CronEntry[] = [
  { job: 'idempotency.purge', match: '17 * * * *', payload: {} },
  { job: 'rate-counts.purge', match: '*/10 * * * *', payload: {} },
  { job: 'jobs.purge', match: '47 * * * *', payload: {} },
];
