// Jobs of schedules: three lines each, ids only, may run twice.
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
    // About a day of an unreachable database; what is then too late is noted as missed.
    maxAttempts: 14,
    run: (runtime, { workspaceId, scheduleId }) => runSchedule(runtime, workspaceId, scheduleId),
  }) as Job,
  defineJob({
    name: 'schedules.call-ended',
    maxAttempts: 8,
    run: (runtime, { workspaceId, scheduleId, callId }) => settleRun(runtime, workspaceId, scheduleId, callId),
  }) as Job,
];
