// Jobs of the wallet. Payloads contain ids only; each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import type { SavedMethod } from '../../providers/payments/port.ts';
import { enqueueDueTopups, PAYMENT_QUEUE } from './service/automatic.ts';
import { deleteMethodAtProvider } from './service/methods.ts';
import { checkPendingPayments, topUpAutomatically } from './service/payments.ts';
import { sumUsage } from './service/usage-sums.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'wallet.topup': { workspaceId: string };
    'wallet.look': Record<string, never>;
    'wallet.sum-usage': Record<string, never>;
    'wallet.delete-method': SavedMethod & { provider: string };
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'wallet.topup',
    lane: 'requests',
    maxAttempts: 5,
    run: (runtime, { workspaceId }) => topUpAutomatically(runtime, workspaceId),
  }),
  defineJob({
    name: 'wallet.look',
    lane: 'requests',
    maxAttempts: 1,
    async run(runtime, _payload, { signal }) {
      if (runtime.payments) await enqueueDueTopups(runtime.db, runtime.payments);
      await checkPendingPayments(runtime, signal);
    },
  }),
  defineJob({
    name: 'wallet.delete-method',
    lane: 'requests',
    // Four days.
    maxAttempts: 25,
    run: (runtime, payload) => deleteMethodAtProvider(runtime, payload),
  }),
  defineJob({
    name: 'wallet.sum-usage',
    lane: 'background',
    maxAttempts: 1,
    run: (runtime, _payload, { signal }) => sumUsage(runtime, signal),
  }),
];

/** Every minute; the next run compensates for a failed one. */
export const cron: readonly CronEntry[] = [
  { job: 'wallet.look', match: '* * * * *', payload: {}, queue: PAYMENT_QUEUE },
  { job: 'wallet.sum-usage', match: '* * * * *', payload: {} },
];
