// Jobs of webhooks. Sending is not a job, as delivery/runner.ts explains.
import { clockHasSettled } from '../../database/settled-clock.ts';
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { pruneWebhooks } from './service/retention.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'webhooks.prune': Record<string, never>;
  }
}

export const jobs: readonly Job[] = [
  defineJob({
    name: 'webhooks.prune',
    lane: 'background',
    maxAttempts: 3,
    async run(runtime, _payload, { signal }) {
      if (await clockHasSettled(runtime, 'deliveries and their events')) await pruneWebhooks(runtime, signal);
    },
  }),
];

/** Nightly, at a time of low load. */
export const cron: readonly CronEntry[] = [{ job: 'webhooks.prune', match: '40 3 * * *', payload: {} }];
