// Jobs of phone numbers. Payloads contain only ids, and each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { provisionNumber } from './service/purchase.ts';
import { retireNumber } from './service/release.ts';
import { chargeRents, repairNumbers } from './service/rent.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'phone-numbers.provision': { workspaceId: string; phoneNumberId: string };
    'phone-numbers.retire': { workspaceId: string; phoneNumberId: string };
    'phone-numbers.rent': Record<string, never>;
    'phone-numbers.mend': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'phone-numbers.provision',
    lane: 'requests',
    maxAttempts: 6,
    run: (runtime, { workspaceId, phoneNumberId }) => provisionNumber(runtime, workspaceId, phoneNumberId),
  }),
  defineJob({
    name: 'phone-numbers.retire',
    lane: 'requests',
    maxAttempts: 6,
    run: (runtime, { workspaceId, phoneNumberId }) => retireNumber(runtime, workspaceId, phoneNumberId),
  }),
  defineJob({
    name: 'phone-numbers.rent',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => chargeRents(runtime, signal),
  }),
  defineJob({
    name: 'phone-numbers.mend',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => repairNumbers(runtime, signal),
  }),
];

/** Rent runs hourly, so that a suspended number is active again soon after a top-up. Repairs repeat until the carrier responds. */
export const cron: CronEntry[] = [
  { job: 'phone-numbers.rent', match: '5 * * * *', payload: {} },
  { job: 'phone-numbers.mend', match: '*/10 * * * *', payload: {} },
];
