// Runs the jobs: graphile-worker, with a heartbeat that recovers the jobs of killed processes, and a stop with a deadline.
// Invariant: the runner lives as long as the process. When graphile-worker gives up (the database was unavailable), it is
// restarted under another worker id, while the heartbeat continues for jobs that the previous one still runs. Each lane has its
// own graphile-worker; pool, heartbeat and taken jobs are shared.
// Deliberately omitted: graphile-worker's unbatched completion. It does not await its query, so one lost connection would be an
// unhandled rejection and end the process. With batches (a delay of 0 adds nothing) the failure is an event, after which
// graphile-worker stops. Its stop may hang, so it is not awaited, and taken-jobs.ts applies lost completions.
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import {
  Logger,
  run,
  type JobHelpers,
  type Runner as GraphileRunner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import { sleep } from '../core/clock.ts';
import type { Database } from '../database/pool.ts';
import type { Db } from '../database/transaction.ts';
import type { Runtime, Uses } from '../runtime.ts';
import type { Job, JobLane } from './catalogue.ts';
import { forgetFutureRuns, parseCron, type CronEntry } from './cron.ts';
import { createDueWatch, type DueWatch } from './due-watch.ts';
import { JobLockLost } from './fence.ts';
import { forGraphileWorker } from './graphile-pool.ts';
import { CRASHED, startHeartbeat, unlockEveryone } from './heartbeat.ts';
import { createTakenJobs, type TakenJobs, type AttemptOutcome } from './taken-jobs.ts';

export interface RunnerSettings {
  /** Concurrent jobs of the lane `calls`. */
  concurrency: number;
  /** Concurrent jobs of the lane `requests`. */
  requests: number;
  /** Concurrent jobs of the lane `ingestion`. */
  ingestion: number;
  /** Concurrent jobs of the lane `simulations`. */
  simulations: number;
  /** Concurrent jobs of the lane `analyses`, which wait for models. */
  analyses: number;
  /** Concurrent jobs of the lane `background`. */
  background: number;
  /** Maximum delay until a job that became due is found. New jobs are announced by NOTIFY. */
  pollMs: number;
  heartbeatMs: number;
  /** Silence after which other workers take over this one's jobs. */
  silentMs: number;
  /** How long stop() waits for running jobs before it aborts them. */
  stopMs: number;
}

export interface Runner {
  /** Takes no more jobs, waits for running ones up to stopMs, then aborts and unlocks them. May be called twice. */
  stop(): Promise<void>;
}

const RUNNER_DEFAULTS: RunnerSettings = {
  concurrency: 8,
  requests: 8,
  ingestion: 4,
  simulations: 3,
  analyses: 8,
  background: 4,
  pollMs: 1_000,
  heartbeatMs: 2_000,
  silentMs: 10_000,
  stopMs: 10_000,
};

// Time for an aborted job to end. Afterwards its lock is removed and the fence blocks its writes.
const ABORT_GRACE_MS = 1_000;
const RESTART_MS = 1_000;
const STUCK_MS = 3_000;
// Interval of the workers' own polls, in case that nothing wakes them (due-watch.ts).
const OWN_POLL_MS = 60_000;
// No other process can take jobs of the embedded database, so its heartbeat only settles completions that were lost here.
const EMBEDDED_TIMES = { heartbeatMs: 10_000, silentMs: 60_000 };
// Interval at which a runner checks whether it may work. This depends on the clock, which is compared every five seconds.
const MAY_WORK_MS = 1_000;

/** Errors of jobs that are in the log. graphile-worker logs each of them again, without the name of the job as a field. */
const reported = new WeakSet<Error>();

/** Dependencies of one lane's runner. */
interface Shared {
  database: Pick<Database, 'kind' | 'createPool'>;
  runtime: Runtime;
  jobs: readonly Job[];
  cron: readonly CronEntry[];
  concurrency: number;
  settings: RunnerSettings;
  mayWork: () => boolean;
  takenJobs: TakenJobs;
  dueWatch: DueWatch;
  /** Aborted and replaced whenever running jobs must end. */
  life: { abort: AbortController };
}

export async function startRunner(options: {
  database: Pick<Database, 'kind' | 'createPool'>;
  runtime: Runtime;
  jobs: readonly Job[];
  cron?: readonly CronEntry[];
  settings?: Partial<RunnerSettings>;
  /** While it returns false, no job is taken and no cron runs; running jobs continue. */
  mayWork?: () => boolean;
  /** Separate connections for the heartbeat, so that a full pool does not cost a worker its jobs. */
  heartbeatDb?: Db;
}): Promise<Runner> {
  const times = options.database.kind === 'embedded' ? EMBEDDED_TIMES : {};
  const settings = { ...RUNNER_DEFAULTS, ...times, ...options.settings };
  const takenJobs = createTakenJobs(options.runtime.clock, settings.silentMs);
  const shared = {
    mayWork: () => true,
    ...options,
    settings,
    takenJobs,
    dueWatch: createDueWatch(options.runtime, { kind: options.database.kind, pollMs: settings.pollMs }),
    life: { abort: new AbortController() },
  };
  const { runtime, database, life } = shared;
  if (database.kind === 'embedded') await unlockEveryone(runtime.db);
  const lanes = lanesOf(options.jobs, settings);

  // Jobs use the process's pool. This one is for fetching and completing, so that a full pool cannot stop the queue. Each lane
  // keeps one listening connection. Queries time out before taken jobs are settled, so that a job whose fetch was slow is not
  // released meanwhile.
  const pool = forGraphileWorker(
    database.createPool({
      poolSize: settings.concurrency + 1 + lanes.length,
      applicationName: 'parley-jobs',
      queryTimeoutMs: settings.silentMs * 0.8,
    }),
  );
  const heartbeat = startHeartbeat({
    db: options.heartbeatDb ?? runtime.db,
    clock: runtime.clock,
    log: runtime.log,
    process: `${hostname()}:${process.pid}`,
    heartbeatMs: settings.heartbeatMs,
    silentMs: settings.silentMs,
    takenJobs,
    onLost() {
      runtime.log.warn('this worker was silent for too long; other workers take its jobs');
      life.abort.abort(new JobLockLost('this worker was silent for too long'));
      life.abort = new AbortController();
    },
  });
  const running: Running[] = [];
  const stop = async (): Promise<void> => {
    shared.dueWatch.stop();
    const graceful = Promise.allSettled(running.map((lane) => lane.stop()));
    if (!(await settlesWithin(graceful, settings.stopMs, runtime))) {
      life.abort.abort(new Error('the process is stopping'));
      await settlesWithin(graceful, ABORT_GRACE_MS, runtime);
    }
    await heartbeat.stop();
    await settlesWithin(pool.end(), ABORT_GRACE_MS, runtime);
  };
  let stopped: Promise<void> | null = null;
  try {
    for (const { name, jobs, concurrency } of lanes) {
      const cron = name === 'calls' ? (options.cron ?? []) : [];
      const lane = { ...shared, jobs, cron, concurrency };
      running.push(await startLane(lane, pool, (workerId) => heartbeat.setWorker(name, workerId)));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop: () => (stopped ??= stop()) };
}

/** Returns the lanes that have jobs in this process. Always includes `calls`, because it runs the cron. */
function lanesOf(
  jobs: readonly Job[],
  settings: RunnerSettings,
): { name: JobLane; jobs: Job[]; concurrency: number }[] {
  const { concurrency: calls, requests, ingestion, simulations, analyses, background } = settings;
  const places = { calls, requests, ingestion, simulations, analyses, background };
  return (Object.keys(places) as JobLane[])
    .map((name) => ({
      name,
      jobs: jobs.filter((job) => job.lane === name),
      concurrency: places[name],
    }))
    .filter((lane) => lane.name === 'calls' || lane.jobs.length > 0);
}

interface Running {
  /** Fetches no more jobs. Settles when running ones have ended, which may be never. */
  stop(): Promise<unknown>;
}

/** Runs one lane and restarts its runner whenever it ends. */
async function startLane(shared: Shared, pool: pg.Pool, onWorker: (id: string) => void): Promise<Running> {
  const { runtime } = shared;
  const stopping = new AbortController();
  let current: Launched = shared.mayWork() ? await launch(shared, pool, onWorker) : NOT_YET;
  const supervision = (async () => {
    for (;;) {
      const error = await current.ended;
      if (stopping.signal.aborted) return;
      runtime.log.warn({ err: error }, 'the job runner ended; restarting it');
      current = await relaunch(shared, pool, onWorker, stopping.signal);
      if (stopping.signal.aborted) return current.stop();
    }
  })();
  return {
    stop() {
      stopping.abort();
      return Promise.allSettled([current.stop(), supervision]);
    },
  };
}

interface Launched {
  /** Fetches no more jobs. Resolves when running ones have ended. May hang after a fatal error. */
  stop(): Promise<void>;
  /** Resolves when the runner fetches no more jobs, with the error that ended it, if any. Never rejects. */
  ended: Promise<unknown>;
}

/** Placeholder for a runner that may not start yet. Supervision starts one as soon as it may. */
const NOT_YET: Launched = { stop: () => Promise.resolve(), ended: Promise.resolve(null) };

async function launch(shared: Shared, pool: pg.Pool, onWorker: (id: string) => void): Promise<Launched> {
  const { runtime } = shared;
  const events = new EventEmitter() as WorkerEvents;
  let workerId = '';
  shared.dueWatch.follow(events);
  if (shared.cron.length > 0) await forgetFutureRuns(runtime.db);
  events.on('pool:create', ({ workerPool }) => onWorker((workerId = workerPool.id)));
  const runner = await run({
    pgPool: pool,
    taskList: taskList(shared, () => workerId),
    parsedCronItems: parseCron(shared.cron, shared.mayWork),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    concurrency: shared.concurrency,
    pollInterval: OWN_POLL_MS,
    noHandleSignals: true,
    noPreparedStatements: shared.database.kind === 'embedded',
    events,
    logger: new Logger(() => (level, message, meta) => {
      if (reported.has(meta?.['error'] as Error)) return;
      const target = level === 'error' || level === 'warning' ? 'warn' : 'debug';
      runtime.log[target]({ err: meta?.['error'] }, message);
    }),
  });
  return { stop: () => runner.stop(), ended: whenEnded(runner, events, shared) };
}

/**
 * Resolves when a runner ends or becomes useless. Its running jobs end on their own. graphile-worker's count of pending batches
 * is incorrect after the second failure, so that its stop would never resolve.
 */
function whenEnded(runner: GraphileRunner, events: WorkerEvents, { runtime, mayWork }: Shared): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const stopRunner = (error: unknown): void => {
    // Stops its cron and its fetching; the outcome is in runner.promise.
    runner.stop().catch(() => undefined);
    resolve(error);
  };
  events.on('pool:fatalError', ({ error }) => stopRunner(error));
  watchFetching(events, runtime, () => stopRunner(new Error('the job runner could not fetch jobs')));
  let over = false;
  const watch = (): void => {
    if (over) return;
    if (mayWork()) runtime.clock.after(MAY_WORK_MS, watch);
    else stopRunner(new Error('this process must not take work now'));
  };
  watch();
  runner.promise.then(() => resolve(null), resolve);
  return promise.finally(() => (over = true));
}

/**
 * Stops, and thereby restarts, a runner that has only failed to fetch for STUCK_MS. If graphile-worker's first look-up of task
 * names fails, it caches that failure and then fails every fetch without ending.
 */
function watchFetching(events: WorkerEvents, { clock }: Uses<'clock'>, onStuck: () => void): void {
  let failingSince: number | null = null;
  let isReported = false;
  const works = (): void => {
    failingSince = null;
  };
  events.on('worker:getJob:empty', works);
  events.on('job:start', works);
  events.on('worker:getJob:error', () => {
    failingSince ??= clock.monotonic();
    if (isReported || clock.monotonic() - failingSince < STUCK_MS) return;
    isReported = true;
    onStuck();
  });
}

/** Retries until the database is back or the process stops. */
async function relaunch(
  shared: Shared,
  pool: pg.Pool,
  onWorker: (id: string) => void,
  signal: AbortSignal,
): Promise<Launched> {
  for (;;) {
    await sleep(shared.runtime.clock, RESTART_MS, signal);
    if (!shared.mayWork()) continue;
    try {
      return await launch(shared, pool, onWorker);
    } catch (error) {
      shared.runtime.log.warn({ err: error }, 'the job runner could not be started; retrying');
    }
  }
}

function taskList(shared: Shared, workerId: () => string): TaskList {
  return Object.fromEntries(
    shared.jobs.map((job) => [
      job.name,
      (payload: unknown, helpers: JobHelpers) => attempt(shared, job, workerId(), payload, helpers),
    ]),
  );
}

async function attempt(
  shared: Shared,
  job: Job,
  workerId: string,
  payload: unknown,
  helpers: JobHelpers,
): Promise<void> {
  const { runtime, life, takenJobs } = shared;
  const { id, attempts, max_attempts: allowed, last_error: lastError } = helpers.job;
  const maxAttempts = Math.min(job.maxAttempts, allowed);
  const fence = { jobId: String(id), attempt: attempts, workerId };
  let outcome: AttemptOutcome = null;
  takenJobs.begin(fence);
  try {
    // Attempts of killed workers count, too: a job that kills its worker must not be retried forever.
    if (attempts > maxAttempts) throw new Error(`gave up after ${maxAttempts} attempts`);
    if (job.afterCrash && lastError === CRASHED) return await settleCrashed(runtime, job, fence.jobId, payload);
    const run = { attempt: attempts, maxAttempts, signal: life.abort.signal, fence };
    await job.run(runtime, withoutCron(payload) as never, run);
  } catch (error) {
    outcome = error instanceof Error ? error : new Error(String(error));
    reported.add(outcome);
    runtime.log.warn({ err: error, job: job.name, jobId: fence.jobId, attempt: attempts, maxAttempts }, 'a job failed');
    if (attempts >= maxAttempts && !(error instanceof JobLockLost)) await settleAsFailed(runtime, fence.jobId);
    throw outcome;
  } finally {
    takenJobs.end(fence, outcome);
  }
}

/** Completes the job after its afterCrash has recorded the result. If that fails, the mark remains, so that `run` is not called. */
async function settleCrashed(runtime: Runtime, job: Job, jobId: string, payload: unknown): Promise<void> {
  runtime.log.error({ job: job.name, jobId, payload }, 'giving up a job: its process ended while it ran');
  try {
    await job.afterCrash!(runtime, withoutCron(payload) as never);
  } catch (error) {
    throw new Error(CRASHED, { cause: error });
  }
}

/** Sets the limit to the attempts used, so that graphile-worker keeps the job as failed and does not retry. */
async function settleAsFailed(runtime: Uses<'db'>, jobId: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}::bigint`.execute(
    runtime.db,
  );
}

/** graphile-worker adds `_cron` to the payload of cron jobs; our payload types do not have it. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

async function settlesWithin(work: Promise<unknown>, ms: number, { clock }: Uses<'clock'>): Promise<boolean> {
  const done = new AbortController();
  const settled = work.then(
    () => true,
    () => true,
  );
  const late = sleep(clock, ms, done.signal).then(
    () => false,
    () => false,
  );
  return Promise.race([settled, late]).finally(() => done.abort());
}
