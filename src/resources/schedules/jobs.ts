// Jobs of schedules. Payloads contain only ids, and each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { runSchedule, settleRun } from './runs.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'schedules.run': { workspaceId: string; scheduleId: string };
    'schedules.call-ended': { workspaceId: string; scheduleId: string; callId: string };
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'schedules.run',
    // The attempts cover about a day of an unreachable database. Runs that are too late by then are recorded as missed.
    maxAttempts: 14,
    run: (runtime, { workspaceId, scheduleId }) => runSchedule(runtime, workspaceId, scheduleId),
  }),
  defineJob({
    name: 'schedules.call-ended',
    maxAttempts: 8,
    run: (runtime, { workspaceId, scheduleId, callId }) => settleRun(runtime, workspaceId, scheduleId, callId),
  }),
];
