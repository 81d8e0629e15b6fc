// Jobs of mails. Each may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { deleteOldMails, sendMail } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'mail.send': { mailId: string };
    'mail.delete-old': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'mail.send',
    lane: 'requests',
    // All attempts run within half an hour, while links that are valid for an hour still work.
    maxAttempts: 8,
    run: (runtime, { mailId }, job) => sendMail(runtime, mailId, job),
  }),
  defineJob({
    name: 'mail.delete-old',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => deleteOldMails(runtime, signal),
  }),
];

export const cron: CronEntry[] = [{ job: 'mail.delete-old', match: '17 4 * * *', payload: {} }];
