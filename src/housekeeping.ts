// Jobs of no noun: what the rim leaves behind is cleared away by the hour. May run twice.
import { deleteExpiredIdempotencyKeys } from './http/idempotency.ts';
import { defineJob, type Job } from './jobs/catalogue.ts';
import type { CronEntry } from './jobs/cron.ts';

declare module './jobs/catalogue.ts' {
  interface JobPayloads {
    'idempotency.purge': Record<string, never>;
  }
}

const BATCH = 1_000;

export const jobs: Job[] = [
  defineJob({
    name: 'idempotency.purge',
    maxAttempts: 3,
    async run({ db }, _payload, { signal }) {
      while (!signal.aborted && (await deleteExpiredIdempotencyKeys(db, BATCH)) === BATCH);
    },
  }) as Job,
];

export const cron: CronEntry[] = [{ job: 'idempotency.purge', match: '17 * * * *', payload: {} }];
