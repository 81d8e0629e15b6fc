// Jobs that delete expired idempotency keys and rate-limit windows. Safe to run twice.
import { defineJob, type Job } from '../jobs/catalogue.ts';
import type { CronEntry } from '../jobs/cron.ts';
import { deleteExpiredIdempotencyKeys } from './idempotency.ts';
import { deleteOldCounts } from './rate-counts.ts';

declare module '../jobs/catalogue.ts' {
  interface JobPayloads {
    'idempotency.purge': Record<string, never>;
    'rate-counts.purge': Record<string, never>;
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
  }),
  defineJob({
    name: 'rate-counts.purge',
    lane: 'background',
    maxAttempts: 3,
    async run({ db }, _payload, { signal }) {
      while (!signal.aborted && (await deleteOldCounts(db, BATCH)) === BATCH);
    },
  }),
];

export const cron: CronEntry[] = [
  { job: 'idempotency.purge', match: '17 * * * *', payload: {} },
  { job: 'rate-counts.purge', match: '*/10 * * * *', payload: {} },
];
