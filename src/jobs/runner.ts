// Runs the jobs: graphile-worker, with a heartbeat that recovers the jobs of killed processes, and a bounded stop.
// Started by app.ts for the roles all and worker. Invariant: while the process lives the runner does too; when
// graphile-worker gives up (the database was away), it is started anew.
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
import type { Runtime } from '../core/context.ts';
import { sleep } from '../core/clock.ts';
import type { Database } from '../database/pool.ts';
import type { Job } from './catalogue.ts';
import { parseCron, type CronEntry } from './cron.ts';
import { LeaseLost } from './fence.ts';
import { startHeartbeat, unlockEveryone } from './heartbeat.ts';

export interface RunnerSettings {
  /** Jobs at a time. */
  concurrency: number;
  /** Safety look for due jobs; new ones are announced by NOTIFY. */
  pollMs: number;
  heartbeatMs: number;
  /** Silence after which another worker takes over this one's jobs. */
  silentMs: number;
  /** How long stop() waits for jobs under way before it aborts them. */
  stopMs: number;
}

export interface Runner {
  /** Takes no further job, waits for those under way up to stopMs, then aborts and unlocks them. May be called twice. */
  stop(): Promise<void>;
}

export const RUNNER_DEFAULTS: RunnerSettings = {
  concurrency: 8,
  pollMs: 1_000,
  heartbeatMs: 2_000,
  silentMs: 10_000,
  stopMs: 10_000,
};

// After an abort a job gets this long to notice; then its lock is taken away and the fence keeps it from writing.
const ABORT_GRACE_MS = 1_000;
const RESTART_MS = 1_000;
const STUCK_MS = 3_000;

interface Shared {
  database: Pick<Database, 'kind' | 'createPool'>;
  runtime: Runtime;
  jobs: readonly Job[];
  cron: readonly CronEntry[];
  settings: RunnerSettings;
  /** Aborted, and replaced, whenever the jobs under way must end. */
  life: { abort: AbortController };
}

export async function startRunner(options: {
  database: Pick<Database, 'kind' | 'createPool'>;
  runtime: Runtime;
  jobs: readonly Job[];
  cron?: readonly CronEntry[];
  settings?: Partial<RunnerSettings>;
}): Promise<Runner> {
  const settings = { ...RUNNER_DEFAULTS, ...options.settings };
  const shared: Shared = { cron: [], ...options, settings, life: { abort: new AbortController() } };
  const { runtime, database, life } = shared;
  if (database.kind === 'embedded') await unlockEveryone(runtime.db);

  // Jobs use the process's pool; this one is for fetching and completing, so that a full pool cannot stop the queue.
  const pool = database.createPool({ poolSize: settings.concurrency + 2, applicationName: 'parley-jobs' });
  const heartbeat = startHeartbeat({
    db: runtime.db,
    clock: runtime.clock,
    log: runtime.log,
    process: `${hostname()}:${process.pid}`,
    beatMs: settings.heartbeatMs,
    silentMs: settings.silentMs,
    onLost() {
      runtime.log.warn('this worker was silent too long; its jobs go to others');
      life.abort.abort(new LeaseLost('this worker was silent too long'));
      life.abort = new AbortController();
    },
  });
  const stopping = new AbortController();
  let current: GraphileRunner = await launch(shared, pool, heartbeat.setWorker);
  const supervision = (async () => {
    for (;;) {
      const error: unknown = await current.promise.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (stopping.signal.aborted) return;
      runtime.log.warn({ err: error }, 'the job runner ended and is started anew');
      current = await relaunch(shared, pool, heartbeat.setWorker, stopping.signal);
      if (stopping.signal.aborted) return current.stop();
    }
  })();

  const stop = async (): Promise<void> => {
    stopping.abort();
    const graceful = Promise.allSettled([current.stop(), supervision]);
    if (!(await settlesWithin(graceful, settings.stopMs, runtime))) {
      life.abort.abort(new Error('the process is stopping'));
      await settlesWithin(graceful, ABORT_GRACE_MS, runtime);
    }
    await heartbeat.stop();
    await settlesWithin(pool.end(), ABORT_GRACE_MS, runtime);
  };
  let stopped: Promise<void> | null = null;
  return { stop: () => (stopped ??= stop()) };
}

async function launch(shared: Shared, pool: pg.Pool, onWorker: (id: string) => void): Promise<GraphileRunner> {
  const { settings, runtime } = shared;
  const events = new EventEmitter() as WorkerEvents;
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => onWorker((workerId = workerPool.id)));
  const runner = await run({
    pgPool: pool,
    taskList: taskList(shared, () => workerId),
    parsedCronItems: parseCron(shared.cron),
    concurrency: settings.concurrency,
    pollInterval: settings.pollMs,
    noHandleSignals: true,
    noPreparedStatements: shared.database.kind === 'embedded',
    events,
    logger: new Logger(() => (level, message, meta) => {
      const target = level === 'error' || level === 'warning' ? 'warn' : 'debug';
      runtime.log[target]({ err: meta?.['error'] }, message);
    }),
  });
  watchFetching(events, runtime, () => {
    // Its outcome shows in runner.promise, which is supervised.
    runner.stop().catch(() => undefined);
  });
  return runner;
}

/**
 * graphile-worker remembers for ever when its first look-up of task names fails, and then fails every fetch without ending.
 * So a runner that has only failed to fetch for STUCK_MS is stopped, which starts it anew.
 */
function watchFetching(events: WorkerEvents, { clock }: Runtime, onStuck: () => void): void {
  let failingSince: number | null = null;
  let told = false;
  const works = (): void => {
    failingSince = null;
  };
  events.on('worker:getJob:empty', works);
  events.on('job:start', works);
  events.on('worker:getJob:error', () => {
    failingSince ??= clock.monotonic();
    if (told || clock.monotonic() - failingSince < STUCK_MS) return;
    told = true;
    onStuck();
  });
}

/** Tries until the database is back or the process stops. */
async function relaunch(
  shared: Shared,
  pool: pg.Pool,
  onWorker: (id: string) => void,
  signal: AbortSignal,
): Promise<GraphileRunner> {
  for (;;) {
    await sleep(shared.runtime.clock, RESTART_MS, signal);
    try {
      return await launch(shared, pool, onWorker);
    } catch (error) {
      shared.runtime.log.warn({ err: error }, 'the job runner could not be started');
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
  const { runtime, life } = shared;
  const { id, attempts, max_attempts: allowed } = helpers.job;
  const maxAttempts = Math.min(job.maxAttempts, allowed);
  const fence = { jobId: String(id), attempt: attempts, workerId };
  try {
    // Attempts of killed workers count too: a job that kills its worker must not go on for ever.
    if (attempts > maxAttempts) throw new Error(`gave up after ${maxAttempts} attempts`);
    const run = { id: fence.jobId, attempt: attempts, maxAttempts, signal: life.abort.signal, fence };
    await job.run(runtime, withoutCron(payload) as never, run);
  } catch (error) {
    runtime.log.warn({ err: error, job: job.name, jobId: fence.jobId, attempt: attempts, maxAttempts }, 'a job failed');
    if (attempts >= maxAttempts && !(error instanceof LeaseLost)) await settleAsFailed(runtime, fence.jobId);
    throw error;
  }
}

/** Lowers the bound to what was used up, so that graphile-worker keeps the job as failed and does not try again. */
async function settleAsFailed(runtime: Runtime, jobId: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}::bigint`.execute(
    runtime.db,
  );
}

/** graphile-worker adds `_cron` to the payload of jobs by the clock; ours do not know it. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

async function settlesWithin(work: Promise<unknown>, ms: number, { clock }: Runtime): Promise<boolean> {
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
