// Jobs of the wallet: ids only, may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { topUpAutomatically } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'wallet.topup': { workspaceId: string };
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'wallet.topup',
    maxAttempts: 5,
    run: (runtime, { workspaceId }) => topUpAutomatically(runtime, workspaceId),
  }) as Job,
];
