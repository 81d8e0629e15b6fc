// Wakes idle workers when jobs become due. graphile-worker lets every worker poll, which is 16 queries per second in an idle
// process. Here one worker per lane polls, and a worker that finds a job wakes the next one. On a server, other processes change
// jobs, too, so a worker of each lane polls every pollMs. The embedded database has no other process, so the next due time is
// read once and cached until a notification or the end of a job may have changed it. Invariant: a due job waits for at most
// pollMs after its time, or after the last change of the queue.
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Timer } from '../core/clock.ts';
import type { Uses } from '../runtime.ts';

export interface DueWatch {
  /** Wakes the workers of this runner from now on, until its pool shuts down. */
  follow(events: WorkerEvents): void;
  stop(): void;
}

/** Maximum time between reads of the embedded queue, even without a job. */
const MAX_MS = 10_000;
/** Changes of the queue within this time cause one read. */
const TOGETHER_MS = 50;

export function createDueWatch(
  { db, clock }: Uses<'db' | 'clock'>,
  { kind, pollMs }: { kind: 'embedded' | 'server'; pollMs: number },
): DueWatch {
  const lanes = new Set<() => void>();
  let timer: Timer | null = null;
  let dueAt = Infinity;
  // The change may not be visible yet, because an event about a job precedes the write of its end.
  let isSettling = false;
  let stopped = false;

  /** Schedules a look, unless an earlier one is scheduled. */
  const lookIn = (ms: number): void => {
    const at = clock.monotonic() + ms;
    if (stopped || at >= dueAt) return;
    timer?.cancel();
    dueAt = at;
    timer = clock.after(ms, () => void look());
  };
  const look = async (): Promise<void> => {
    dueAt = Infinity;
    let nextMs = 0;
    try {
      if (kind === 'embedded') nextMs = await nextDueMs(db);
    } catch {
      // The workers get the same error when they poll, and report it.
    }
    if (stopped) return;
    if (nextMs <= 0) for (const wake of lanes) wake();
    lookIn(nextMs <= 0 ? pollMs : Math.min(nextMs, isSettling ? pollMs : MAX_MS));
    isSettling = false;
  };
  const changed = (): void => {
    isSettling = true;
    if (kind === 'embedded') lookIn(Math.min(TOGETHER_MS, pollMs));
  };
  lookIn(pollMs);

  return {
    follow(events) {
      events.on('pool:create', ({ workerPool }) => {
        const wake = (): void => workerPool.nudge(1);
        const leave = (): void => void lanes.delete(wake);
        lanes.add(wake);
        events.on('job:start', () => lanes.has(wake) && wake());
        events.on('job:complete', changed);
        events.on('pool:listen:notification', changed);
        events.on('pool:listen:success', changed);
        events.on('pool:gracefulShutdown', leave);
        events.on('pool:forcefulShutdown', leave);
        events.on('pool:fatalError', leave);
        events.on('pool:release', leave);
      });
    },
    stop() {
      stopped = true;
      timer?.cancel();
    },
  };
}

/** Returns the milliseconds until a job is due, by the database clock; Infinity without one. Running and failed jobs do not count. */
async function nextDueMs(db: Uses<'db'>['db']): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(run_at) - now()) * 1000)::double precision as ms
      from graphile_worker._private_jobs where is_available`.execute(db);
  return rows[0]?.ms ?? Infinity;
}
