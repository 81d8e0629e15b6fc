// Jobs of users and sessions. Each may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { recordFailedLogins } from './attempts.ts';
import { deleteExpiredResets, mailReset } from './service/resets.ts';
import { deleteEndedSessions } from './sessions.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'auth.note-failed-logins': Record<string, never>;
    /** The address instead of a user's id, so that the request does not reveal whether the user exists. */
    'auth.mail-reset': { email: string; ip?: string; requestId?: string };
    'auth.delete-resets': Record<string, never>;
    'auth.delete-sessions': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'auth.note-failed-logins',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => recordFailedLogins(runtime, signal),
  }),
  defineJob({
    name: 'auth.mail-reset',
    lane: 'calls',
    maxAttempts: 5,
    run: (runtime, payload) => mailReset(runtime, payload),
  }),
  defineJob({
    name: 'auth.delete-resets',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime) => deleteExpiredResets(runtime),
  }),
  defineJob({
    name: 'auth.delete-sessions',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => deleteEndedSessions(runtime, signal),
  }),
];

export const cron: CronEntry[] = [
  { job: 'auth.note-failed-logins', match: '* * * * *', payload: {} },
  { job: 'auth.delete-resets', match: '23 * * * *', payload: {} },
  { job: 'auth.delete-sessions', match: '43 * * * *', payload: {} },
];
