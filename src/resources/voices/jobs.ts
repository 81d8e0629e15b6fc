// Jobs of voices. Payloads contain only ids, and each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { removeFromVendor, type RemovedVoice } from './clone.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'voices.remove': RemovedVoice;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'voices.remove',
    lane: 'requests',
    // About a day, for a vendor that is down.
    maxAttempts: 14,
    run: (runtime, payload, { signal }) => removeFromVendor(runtime, payload, signal),
  }),
];
