// Jobs of schedules. Payloads contain only ids, and each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { runSchedule, settleRun, watchSchedules } from './runs.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'schedules.run': { workspaceId: string; scheduleId: string };
    'schedules.call-ended': { workspaceId: string; scheduleId: string; callId: string };
    'schedules.watch': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'schedules.run',
    lane: 'calls',
    // The attempts cover about a day of an unreachable database. Runs that are too late by then are recorded as missed.
    maxAttempts: 14,
    run: (runtime, { workspaceId, scheduleId }) => runSchedule(runtime, workspaceId, scheduleId),
  }),
  defineJob({
    name: 'schedules.call-ended',
    lane: 'calls',
    maxAttempts: 8,
    run: (runtime, { workspaceId, scheduleId, callId }) => settleRun(runtime, workspaceId, scheduleId, callId),
  }),
  defineJob({ name: 'schedules.watch', lane: 'calls', maxAttempts: 1, run: (runtime) => watchSchedules(runtime) }),
];

export const cron: CronEntry[] = [{ job: 'schedules.watch', match: '*/10 * * * *', payload: {} }];
