// The job of retention. Safe to run twice, also concurrently.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { applyRetention } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'retention.apply': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'retention.apply',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => applyRetention(runtime, signal),
  }),
];

/** Hourly, which also detects clock jumps (store.ts). */
export const cron: CronEntry[] = [{ job: 'retention.apply', match: '13 * * * *', payload: {} }];
