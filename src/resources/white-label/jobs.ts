// Jobs of white label. Each is safe to run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { checkDomains } from './service/domains.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'white-label.check-domains': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'white-label.check-domains',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => checkDomains(runtime, signal),
  }),
];

export const cron: CronEntry[] = [{ job: 'white-label.check-domains', match: '23 * * * *', payload: {} }];
