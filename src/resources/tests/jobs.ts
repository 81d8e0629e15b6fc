// Jobs of tests. Each is safe to run twice: a result is written once, and a run continues where it stopped.
import { clockHasSettled } from '../../database/settled-clock.ts';
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { eraseCasesOfCall } from './service/erase.ts';
import { performSlice } from './service/perform.ts';
import { deleteOldRecordings } from './service/recordings.ts';
import { deleteOldTestRuns } from './service/runs.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'tests.run': { workspaceId: string; runId: string };
    'tests.call-erased': { workspaceId: string; callId: string };
    'tests.delete-old': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'tests.run',
    lane: 'simulations',
    maxAttempts: 8,
    run: (runtime, { workspaceId, runId }, job) => performSlice(runtime, workspaceId, runId, job),
  }),
  defineJob({
    name: 'tests.call-erased',
    lane: 'background',
    maxAttempts: 25,
    run: (runtime, { workspaceId, callId }) => eraseCasesOfCall(runtime, workspaceId, callId),
  }),
  defineJob({
    name: 'tests.delete-old',
    lane: 'background',
    maxAttempts: 3,
    async run(runtime, _payload, { signal }) {
      if (!(await clockHasSettled(runtime, 'test runs'))) return;
      await deleteOldTestRuns(runtime, signal);
      await deleteOldRecordings(runtime, signal);
    },
  }),
];

export const cron: CronEntry[] = [{ job: 'tests.delete-old', match: '41 4 * * *', payload: {} }];
