// Heartbeats of workers. Each runner updates its row at every heartbeat and unlocks the jobs of silent workers; graphile-worker
// alone would keep a killed worker's jobs locked for four hours. Times are the database's, so machine clocks may differ. A worker
// that was itself silent for too long learns it here: others have its jobs now.
// A job whose worker died gets CRASHED as its last error, so that the runner can recognize a job that may have ended its process
// (catalogue.ts, `afterCrash`). Regular releases, and workers silenced by a database outage, do not set this mark.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock, Timer } from '../core/clock.ts';
import { beginsInTime } from '../database/late-statements.ts';
import { inTransaction, type Db } from '../database/transaction.ts';
import type { TakenJobs } from './taken-jobs.ts';

interface HeartbeatOptions {
  db: Db;
  clock: Clock;
  log: Logger;
  /** Host and process id, for operators. */
  process: string;
  heartbeatMs: number;
  /** Silence after which a worker counts as dead. Several heartbeats, so that one slow commit does not cost a worker its jobs. */
  silentMs: number;
  /** Called when this worker was silent for too long. */
  onLost: () => void;
  /** Jobs taken by this process. Each heartbeat settles jobs whose completion was lost with a connection. */
  takenJobs: TakenJobs;
}

interface Heartbeat {
  /** Sets the worker's id in locked_by, which changes when the runner of this lane restarts. */
  setWorker(lane: string, workerId: string): void;
  /** Ends the heartbeat and unlocks all jobs still locked. Without the database, other workers unlock them, as after a crash. */
  stop(): Promise<void>;
}

/** Last error of a job whose attempt was interrupted by the end of its process. */
export const CRASHED = 'The process ended while this job was running.';

/**
 * During a database outage, every worker is silent but none is dead. Silence then counts as death only after
 * this many `silentMs`.
 */
const OUTAGE_FACTOR = 2;

export function startHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { db, clock, log, heartbeatMs, silentMs, takenJobs } = options;
  // One worker per lane is current. The others belong to replaced runners and are removed when their last job is settled.
  const current = new Map<string, string>();
  let workerIds: string[] = [];
  let lastBeat = clock.monotonic();
  let stopped = false;
  let timer: Timer | null = null;
  let beating: Promise<void> = Promise.resolve();
  let troubleAt: number | null = null;
  const outageOver = () => troubleAt === null || clock.monotonic() - troubleAt > OUTAGE_FACTOR * silentMs;

  const beat = async (): Promise<void> => {
    try {
      if (clock.monotonic() - lastBeat > silentMs) {
        troubleAt = clock.monotonic();
        options.onLost();
      }
      const own = [...workerIds];
      if (own.length > 0) await writeBeat(db, own, options.process);
      lastBeat = clock.monotonic();
      const { busy, settled } = await takenJobs.settle(db, own);
      if (settled > 0) log.warn({ jobs: settled }, 'settled jobs whose completion was lost with a connection');
      const active = new Set(current.values());
      const retired = own.filter((id) => !active.has(id) && !busy.has(id));
      workerIds = workerIds.filter((id) => !retired.includes(id));
      if (retired.length > 0) await removeBeats(db, retired);
      const dead = await unlockSilentWorkers(db, clock, silentMs, outageOver());
      if (dead.length > 0) log.warn({ workers: dead }, 'unlocked the jobs of silent workers');
    } catch (error) {
      troubleAt = clock.monotonic();
      log.warn({ err: error }, 'a heartbeat failed');
    }
    schedule();
  };
  const schedule = (): void => {
    if (!stopped) timer = clock.after(heartbeatMs, () => void (beating = beat()));
  };
  beating = beat();

  return {
    setWorker(lane, id) {
      current.set(lane, id);
      workerIds.push(id);
    },
    async stop() {
      stopped = true;
      timer?.cancel();
      await beating;
      if (workerIds.length === 0) return;
      try {
        await takenJobs.settle(db, workerIds, true);
        await unlockWorkers(db, workerIds);
        await removeBeats(db, workerIds);
      } catch (err) {
        const seconds = silentMs / 1000;
        log.warn(
          { err, workers: workerIds },
          `jobs stay locked; other workers unlock them after ${seconds} s of silence`,
        );
      }
    },
  };
}

async function removeBeats(db: Db, workerIds: readonly string[]): Promise<void> {
  await db.deleteFrom('worker_heartbeats').where('worker_id', 'in', workerIds).execute();
}

async function writeBeat(db: Db, workerIds: readonly string[], process: string): Promise<void> {
  await db
    .insertInto('worker_heartbeats')
    .values(workerIds.map((worker_id) => ({ worker_id, process })))
    .onConflict((conflict) => conflict.column('worker_id').doUpdateSet({ beat_at: sql<Date>`now()` }))
    .execute();
}

/**
 * Unlocks the jobs of workers without a recent heartbeat and returns their ids. Safe to run anywhere, at any time. A statement that
 * arrives late unlocks nothing, because the others were silent for the same reason.
 * @param crashed whether silence means that the process ended
 */
export async function unlockSilentWorkers(
  db: Db,
  clock: Pick<Clock, 'now'>,
  silentMs: number,
  crashed: boolean,
): Promise<string[]> {
  const since = sql`now() - ${silentMs}::double precision * interval '1 millisecond'`;
  const { rows } = await sql<{ worker_id: string }>`
    select distinct locked_by as worker_id from graphile_worker._private_jobs as jobs
     where locked_by is not null and locked_at < ${since} and ${beginsInTime(clock)}
       and not exists (select 1 from worker_heartbeats where worker_id = jobs.locked_by and beat_at >= ${since})`.execute(
    db,
  );
  const dead = rows.map(({ worker_id }) => worker_id);
  if (dead.length > 0) await (crashed ? unlockCrashed(db, dead) : unlockWorkers(db, dead));
  await sql`delete from worker_heartbeats where beat_at < now() - interval '1 hour'`.execute(db);
  return dead;
}

/**
 * Unlocks every job, as after a crash. Correct only where no other worker can be running: at the start of a process that is the
 * only user of its embedded database.
 */
export async function unlockEveryone(db: Db): Promise<void> {
  const { rows } = await sql<{ worker_id: string }>`
    select distinct locked_by as worker_id from graphile_worker._private_jobs where locked_by is not null`.execute(db);
  if (rows.length > 0)
    await unlockCrashed(
      db,
      rows.map(({ worker_id }) => worker_id),
    );
}

/** Uses one transaction, because an unlocked job without its mark would run again. */
async function unlockCrashed(db: Db, workerIds: string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`update graphile_worker._private_jobs set last_error = ${CRASHED} where locked_by = any(${workerIds}::text[])`.execute(
      trx,
    );
    await unlockWorkers(trx, workerIds);
  });
}

async function unlockWorkers(db: Db, workerIds: string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`.execute(db);
}
