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
    // About a week, for a vendor that is down, or a key that is replaced.
    maxAttempts: 36,
    run: (runtime, payload, { signal }) => removeFromVendor(runtime, payload, signal),
  }),
];
