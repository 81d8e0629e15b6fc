// Jobs of widgets. Payloads contain only ids; each is safe to run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { eraseVisitorOfCall } from './service/erase.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'widgets.call-erased': { workspaceId: string; callId: string };
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'widgets.call-erased',
    lane: 'background',
    maxAttempts: 25,
    run: (runtime, { workspaceId, callId }) => eraseVisitorOfCall(runtime, workspaceId, callId),
  }),
];
