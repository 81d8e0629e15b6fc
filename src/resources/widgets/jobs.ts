// Jobs of widgets: they carry ids only, and may run twice.
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
