// The job that keeps the sums of analytics current. May run twice; figures asked for before it runs include what it has not counted.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { backfill, countChanges, followTimeZones } from './service/count.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'analytics.count': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'analytics.count',
    lane: 'background',
    // The next minute's run makes up for one that failed.
    maxAttempts: 1,
    async run(runtime, _payload, { signal }) {
      await countChanges(runtime, signal);
      await followTimeZones(runtime);
      await backfill(runtime, signal);
    },
  }),
];

export const cron: CronEntry[] = [{ job: 'analytics.count', match: '* * * * *', payload: {} }];
