// The job that keeps the sums of analytics current. Safe to run twice. Queries before its run add the uncounted calls themselves.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { backfillCounts, countChanges, followTimeZones } from './service/count.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'analytics.count': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'analytics.count',
    lane: 'background',
    // The next minute's run compensates for a failed one.
    maxAttempts: 1,
    async run(runtime, _payload, { signal }) {
      await countChanges(runtime, signal);
      await followTimeZones(runtime);
      await backfillCounts(runtime, signal);
    },
  }),
];

export const cron: CronEntry[] = [{ job: 'analytics.count', match: '* * * * *', payload: {} }];
