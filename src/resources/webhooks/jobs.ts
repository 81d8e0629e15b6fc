// Jobs of webhooks. Sending is none of them: delivery/runner.ts tells why.
import type { CronEntry } from '../../jobs/cron.ts';
import { defineJob, type Job } from '../../jobs/catalogue.ts';
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
    run: (runtime, _payload, { signal }) => pruneWebhooks(runtime, signal),
  }) as Job,
];

/** Every night, when little else happens. */
export const cron: readonly CronEntry[] = [{ job: 'webhooks.prune', match: '40 3 * * *', payload: {} }];
