// Jobs of calls. Payloads contain only ids, and jobs may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { analyzeAgain } from './after/analysis-rerun.ts';
import { analyzeCall, analyzeWithoutSchema } from './after/analysis.ts';
import { exportTrace } from './after/trace-export.ts';
import { forwardCaller, takeCaller } from './callbacks/livekit-callers.ts';
import { expireQueued } from './dispatch/expiry.ts';
import { settleDueLegs } from './dispatch/onward-legs.ts';
import type { LiveCalls } from './live-calls.ts';
import { hangUpLegs } from './live/hang-up.ts';
import { assembleLater, maintainRecordings } from './recording/assembly.ts';
import { eraseRecordingLater, resumeErasures } from './service/erasure.ts';
import { purgeMonitoring } from './service/monitor.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'calls.dial': { callId: string };
    'calls.next': { workspaceId: string };
    'calls.expire': { callId: string };
    'calls.analyse': { callId: string };
    'calls.analyse-again': { callId: string };
    'calls.export-trace': { callId: string };
    'calls.erase-recording': { callId: string };
    'calls.hang-up': { callId: string };
    'calls.assemble-recording': { callId: string };
    'calls.tend-recordings': Record<string, never>;
    'calls.purge-monitoring': Record<string, never>;
    'calls.settle-legs': Record<string, never>;
  }
}

/** Jobs of processes that carry calls. A failed claim is retried for about half an hour. */
export function voiceJobs(live: LiveCalls): Job[] {
  return [
    defineJob({ name: 'calls.dial', lane: 'calls', maxAttempts: 8, run: (_runtime, { callId }) => live.dial(callId) }),
    defineJob({
      name: 'calls.next',
      lane: 'calls',
      maxAttempts: 8,
      run: (_, { workspaceId }) => live.dialNext(workspaceId),
    }),
    defineJob({ name: 'calls.arrive', lane: 'calls', maxAttempts: 3, run: takeCaller }),
  ];
}

export const jobs: Job[] = [
  defineJob({
    name: 'calls.hang-up',
    lane: 'calls',
    maxAttempts: 3,
    run: (runtime, { callId }) => hangUpLegs(runtime, callId),
  }),
  // An invitation whose response was lost may have rung, so it is not sent again.
  defineJob({ name: 'calls.forward', lane: 'calls', maxAttempts: 1, run: forwardCaller }),
  defineJob({
    name: 'calls.expire',
    lane: 'calls',
    maxAttempts: 8,
    run: (runtime, { callId }) => expireQueued(runtime, callId),
  }),
  // Nine attempts take about 80 minutes. After that, calls.tend-recordings enqueues it again every hour.
  defineJob({
    name: 'calls.assemble-recording',
    lane: 'background',
    maxAttempts: 9,
    run: (runtime, { callId }) => assembleLater(runtime, callId),
  }),
  defineJob({
    name: 'calls.tend-recordings',
    lane: 'background',
    maxAttempts: 3,
    async run(runtime, _payload, { signal }) {
      await resumeErasures(runtime.db);
      await maintainRecordings(runtime, signal);
    },
  }),
  defineJob({
    name: 'calls.purge-monitoring',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime, _payload, { signal }) => purgeMonitoring(runtime, signal),
  }),
  defineJob({
    name: 'calls.settle-legs',
    lane: 'calls',
    maxAttempts: 1,
    run: (runtime, _payload, { signal }) => settleDueLegs(runtime, signal),
  }),
  defineJob({
    name: 'calls.analyse',
    lane: 'analyses',
    maxAttempts: 5,
    run: (runtime, { callId }, job) => analyzeCall(runtime, callId, job.attempt >= job.maxAttempts, job.signal),
    afterCrash: (runtime, { callId }) => analyzeWithoutSchema(runtime, callId),
  }),
  // Ten attempts take about five hours.
  defineJob({
    name: 'calls.export-trace',
    lane: 'requests',
    maxAttempts: 10,
    run: (runtime, { callId }, { signal }) => exportTrace(runtime, callId, signal),
  }),
  // The earlier analysis is kept if this job fails or crashes the process.
  defineJob({
    name: 'calls.analyse-again',
    lane: 'analyses',
    maxAttempts: 5,
    run: (runtime, { callId }, job) => analyzeAgain(runtime, callId, job.attempt >= job.maxAttempts, job.signal),
    afterCrash: async () => {},
  }),
  // 25 attempts take four days: the second deletion must not be given up earlier. Until the first one succeeds,
  // calls.tend-recordings also enqueues the job every hour.
  defineJob({
    name: 'calls.erase-recording',
    lane: 'background',
    maxAttempts: 25,
    run: (runtime, { callId }) => eraseRecordingLater(runtime, callId),
  }),
];

export const cron: CronEntry[] = [
  { job: 'calls.purge-monitoring', match: '29 * * * *', payload: {} },
  { job: 'calls.tend-recordings', match: '37 * * * *', payload: {} },
  // Every minute. The next run makes up for a failed one.
  { job: 'calls.settle-legs', match: '* * * * *', payload: {} },
];
