// Jobs of the event stream. Safe to run twice, also concurrently.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { pruneChanges } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'events.prune': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'events.prune',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => pruneChanges(runtime, signal),
  }),
];

export const cron: CronEntry[] = [{ job: 'events.prune', match: '27 * * * *', payload: {} }];
