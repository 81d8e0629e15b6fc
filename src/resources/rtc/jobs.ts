// Jobs of browser calls. Each may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { purgeTokens } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'rtc.purge': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'rtc.purge',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => purgeTokens(runtime, signal),
  }),
];

export const cron: CronEntry[] = [{ job: 'rtc.purge', match: '23 * * * *', payload: {} }];
