// Jobs of users and sessions. Each may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { recordFailedLogins } from './attempts.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'auth.note-failed-logins': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'auth.note-failed-logins',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => recordFailedLogins(runtime, signal),
  }),
];

export const cron: CronEntry[] = [{ job: 'auth.note-failed-logins', match: '* * * * *', payload: {} }];
