// Jobs of contact, newsletter and events. Each is safe to run twice.
import { clockHasSettled } from '../../database/settled-clock.ts';
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { deleteOldRows, mailConfirmation } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'site.mail-confirmation': { email: string };
    'site.delete-old': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'site.mail-confirmation',
    lane: 'background',
    maxAttempts: 5,
    run: (runtime, { email }) => mailConfirmation(runtime, email),
  }),
  defineJob({
    name: 'site.delete-old',
    lane: 'background',
    maxAttempts: 3,
    async run(runtime, _payload, { signal }) {
      if (await clockHasSettled(runtime, 'messages, subscriptions and events')) await deleteOldRows(runtime, signal);
    },
  }),
];

export const cron: CronEntry[] = [{ job: 'site.delete-old', match: '41 3 * * *', payload: {} }];
