// Who is alive. Each runner writes its row every beat, and unlocks the jobs of those that fell silent; graphile-worker alone
// would keep a killed worker's jobs locked for four hours. Times are the database's, so that clocks of machines may differ.
// A worker that was silent itself for so long learns it here: others have its jobs by now.
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../generated/tables.ts';
import type { Clock, Timer } from '../core/clock.ts';

export interface HeartbeatOptions {
  db: Kysely<DB>;
  clock: Clock;
  log: Logger;
  /** Host and process id, for people. */
  process: string;
  beatMs: number;
  /** Silence after which a worker counts as dead; several beats, or one slow commit costs a worker its jobs. */
  silentMs: number;
  /** This worker was silent too long. */
  onLost: () => void;
}

export interface Heartbeat {
  /** The worker's id in locked_by; may change when the runner starts anew. */
  setWorker(workerId: string): void;
  /** Ends the beat and hands back whatever is still locked. */
  stop(): Promise<void>;
}

export function startHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { db, clock, log, beatMs, silentMs } = options;
  // The last one is current; earlier ones belong to runners that ended and were replaced.
  const workerIds: string[] = [];
  let lastBeat = clock.monotonic();
  let stopped = false;
  let timer: Timer | null = null;
  let beating: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    try {
      if (clock.monotonic() - lastBeat > silentMs) options.onLost();
      const workerId = workerIds.at(-1);
      if (workerId !== undefined) await writeBeat(db, workerId, options.process);
      lastBeat = clock.monotonic();
      const dead = await unlockSilentWorkers(db, silentMs);
      if (dead.length > 0) log.warn({ workers: dead }, 'unlocked the jobs of workers that fell silent');
    } catch (error) {
      log.warn({ err: error }, 'a heartbeat failed');
    }
    schedule();
  };
  const schedule = (): void => {
    if (!stopped) timer = clock.after(beatMs, () => void (beating = beat()));
  };
  beating = beat();

  return {
    setWorker(id) {
      workerIds.push(id);
    },
    async stop() {
      stopped = true;
      timer?.cancel();
      await beating;
      if (workerIds.length === 0) return;
      await unlockWorkers(db, workerIds);
      await db.deleteFrom('worker_heartbeats').where('worker_id', 'in', workerIds).execute();
    },
  };
}

async function writeBeat(db: Kysely<DB>, workerId: string, process: string): Promise<void> {
  await db
    .insertInto('worker_heartbeats')
    .values({ worker_id: workerId, process })
    .onConflict((conflict) => conflict.column('worker_id').doUpdateSet({ beat_at: sql<Date>`now()` }))
    .execute();
}

/** Unlocks the jobs of everyone without a recent heartbeat. Returns their ids. Safe to run anywhere, at any time. */
export async function unlockSilentWorkers(db: Kysely<DB>, silentMs: number): Promise<string[]> {
  const since = sql`now() - ${silentMs}::double precision * interval '1 millisecond'`;
  const { rows } = await sql<{ worker_id: string }>`
    select distinct locked_by as worker_id from graphile_worker._private_jobs as jobs
     where locked_by is not null and locked_at < ${since}
       and not exists (select 1 from worker_heartbeats where worker_id = jobs.locked_by and beat_at >= ${since})`.execute(
    db,
  );
  const dead = rows.map(({ worker_id }) => worker_id);
  if (dead.length > 0) await unlockWorkers(db, dead);
  await sql`delete from worker_heartbeats where beat_at < now() - interval '1 hour'`.execute(db);
  return dead;
}

/**
 * Unlocks every job. Only right where nobody else can be running: at the start of a process that has the embedded
 * database to itself.
 */
export async function unlockEveryone(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ worker_id: string }>`
    select distinct locked_by as worker_id from graphile_worker._private_jobs where locked_by is not null`.execute(db);
  if (rows.length > 0)
    await unlockWorkers(
      db,
      rows.map(({ worker_id }) => worker_id),
    );
}

async function unlockWorkers(db: Kysely<DB>, workerIds: string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`.execute(db);
}
