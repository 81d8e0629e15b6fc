// Defines jobs. Every resource defines its jobs in resources/<resource>/jobs.ts and adds their names and payloads to JobPayloads
// by declaration merging, so that `enqueue` is typed without importing upwards:
//   declare module '../../jobs/catalogue.ts' { interface JobPayloads { 'calls.dial': { callId: string } } }
// Invariants: a job contains ids, not state; it may run twice; its name begins with its resource.
import type { Runtime } from '../runtime.ts';
import type { JobFence } from './fence.ts';

// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the resources
export interface JobPayloads {}

export type JobName = keyof JobPayloads & string;

export interface JobRun {
  /** Number of the attempt, from 1. Attempts of killed workers count, too. */
  attempt: number;
  maxAttempts: number;
  /** Aborted at the drain deadline, and when this worker was silent for so long that others took over its jobs. */
  signal: AbortSignal;
  /** Argument of assertStillOwner, in every transaction that must not be applied twice. */
  fence: JobFence;
}

/**
 * A lane. Each has its own workers in each process, so that jobs of one lane never wait for jobs of another. `calls`: short jobs
 * that a call, a campaign or a user waits for. `requests`: jobs that wait for a server of the operator or of a vendor, such as
 * payments and mails. `ingestion`: reads documents and websites. `simulations`: conversations
 * of test runs, each of which may take minutes. `analyses`: requests to models about ended calls; the model may belong to a
 * customer. `background`: all other jobs, such as deletions.
 */
export type JobLane = 'calls' | 'requests' | 'ingestion' | 'simulations' | 'analyses' | 'background';

export interface Job<Payload = never> {
  name: string;
  lane: JobLane;
  /** After this many attempts, the job is kept in the table as failed, with its last error. */
  maxAttempts: number;
  run(runtime: Runtime, payload: Payload, job: JobRun): Promise<void>;
  /**
   * For jobs on untrusted input, which may have ended the process. Runs instead of `run` after an attempt that was interrupted by
   * the end of its process, and resolves the job with a reason. A process killed from outside looks the same, so the user must be
   * able to request the work again. Without `afterCrash`, such a job runs again, up to maxAttempts. That suits jobs whose loss
   * would be worse, such as dialing, planning and payments.
   */
  afterCrash?(runtime: Runtime, payload: Payload): Promise<void>;
}

/** Ties a job's function to the payload type of its name. A failed attempt is retried after e^attempt seconds. */
export function defineJob<Name extends JobName>(job: {
  name: Name;
  lane: JobLane;
  maxAttempts: number;
  run(runtime: Runtime, payload: JobPayloads[Name], job: JobRun): Promise<void>;
  afterCrash?(runtime: Runtime, payload: JobPayloads[Name]): Promise<void>;
}): Job<JobPayloads[Name]> {
  return job;
}

/** Merges the job lists of all resources. @throws when a name is defined twice */
export function mergeJobs(...lists: readonly (readonly Job[])[]): Job[] {
  const byName = new Map<string, Job>();
  for (const job of lists.flat()) {
    if (byName.has(job.name)) throw new Error(`the job ${job.name} is defined twice`);
    byName.set(job.name, job);
  }
  return [...byName.values()];
}
