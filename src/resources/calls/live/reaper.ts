// Ends calls whose session is gone: its process was killed, was cut off, or hangs. What was recorded so far is served once a job has
// assembled it. A call that was claimed and not dialed goes back into the queue. Runs in every worker process; two at once share the
// work by the lease they take.
// Invariants: each call is ended by itself, so one that fails delays no other. Nothing here waits for storage. A reaper that could
// not read the leases for a while first gives the sessions time to renew them: the same trouble kept the sessions from it.
import type { Timer } from '../../../core/clock.ts';
import type { Uses } from '../../../runtime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import {
  LEASE_TIMES,
  readLeases,
  requeueCall,
  takeLostCalls,
  type LeaseFence,
  type LeaseTimes,
  type LostCall,
} from '../rows/leases.ts';
import { CallLost } from '../rows/timeline.ts';
import { transition, type Change } from '../transitions.ts';
import { enqueueHangUp } from './hang-up.ts';

export interface Reaper {
  /** Runs once. @returns how many calls it ended */
  reap(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** A claim takes milliseconds, on a busy machine some hundred; one that took longer waited for a lock, or for the database. */
const SLOW_CLAIM_MS = 2_000;
/** A session may try this many renewals before its lease is taken after trouble: the first may still fail. */
const RENEWALS = 2;

/** @param mayWork while it returns false, no call is claimed */
export function createReaper(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  owner: string,
  times: LeaseTimes = LEASE_TIMES,
  mayWork: () => boolean = () => true,
): Reaper {
  let timer: Timer | null = null;
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();

  // The last claim failed or waited. No call is claimed before `quietUntil`, by the monotonic clock.
  let isTroubled = false;
  let quietUntil = -Infinity;
  const claimLost = async (): Promise<LostCall[]> => {
    const began = runtime.clock.monotonic();
    if (isTroubled) {
      await readLeases(runtime.db);
      isTroubled = false;
      quietUntil = runtime.clock.monotonic() + RENEWALS * times.renewMs;
      return [];
    }
    if (began < quietUntil) return [];
    isTroubled = true;
    const lost = await takeLostCalls(runtime.db, `${owner}/reaper`, times.leaseMs);
    isTroubled = runtime.clock.monotonic() - began > SLOW_CLAIM_MS;
    return lost;
  };

  const reap = async (): Promise<number> => {
    const lost = await claimLost();
    let ended = 0;
    for (const call of lost) {
      try {
        await endLost(runtime, call);
        ended++;
      } catch (error) {
        // Retried when the lease that this reaper has just taken expires.
        runtime.log.warn({ err: error, callId: call.id }, 'a lost call could not be ended; retrying');
      }
    }
    return ended;
  };
  const schedule = (): void => {
    if (stopped) return;
    timer = runtime.clock.after(times.reapMs, () => {
      running = (mayWork() ? reap() : Promise.resolve())
        .catch((error: unknown) => runtime.log.warn({ err: error }, 'lost calls could not be claimed; retrying'))
        .finally(schedule);
    });
  };
  return {
    reap,
    start: schedule,
    async stop() {
      stopped = true;
      timer?.cancel();
      await running;
    },
  };
}

/** Ends a call that this reaper has taken, or re-queues it. Changes nothing when another process has its lease by now. */
export async function endLost(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  lost: LostCall,
): Promise<void> {
  const fence = { callId: lost.id, token: lost.token };
  const call = await selectCallById(runtime.db, lost.id);
  if (!call || call.ended_at || call.lease_token !== lost.token) return;
  if (call.dialed_at === null && (await queueAgain(runtime, call, fence))) return;
  const change = call.status === 'in_progress' ? endOfAnswered(call, lost) : endOfUnanswered(runtime, call);
  try {
    const row = await inTransaction(runtime.db, async (trx) => {
      const over = await transition(trx, runtime, call.id, change, fence);
      // Its carrier may still hold legs of it, the human's of a warm transfer among them: they would hear silence.
      if (over?.channel === 'phone') await enqueueHangUp(trx, call.id);
      return over;
    });
    if (row) runtime.log.warn({ callId: call.id, reason: row.end_reason }, 'ended a call whose session was gone');
  } catch (error) {
    if (!(error instanceof CallLost)) throw error;
  }
}

/** The call lasted until the last sign of its session. */
function endOfAnswered(call: CallRow, { lastSeenAt, overdue }: LostCall): Change {
  // A process may have written the answer with a wrong clock. It was not before the dial, which is the database's time.
  const dialedAt = (call.dialed_at ?? call.dial_at)?.getTime() ?? 0;
  const startedAt = Math.max(call.started_at!.getTime(), dialedAt);
  const at = new Date(Math.max(lastSeenAt.getTime(), startedAt));
  return {
    to: 'failed',
    reason: overdue ? 'internal_error' : 'media_lost',
    detail: overdue ? 'the call outlived its longest duration' : 'the process that held the call went away',
    at,
    isLost: !overdue,
    outcome: {
      durationMs: at.getTime() - startedAt,
      latency: null,
      usage: {},
      waveform: null,
      // What its process had not stored yet is gone.
      recording: call.recording_state === null ? null : { state: 'pieces', bytes: null, isIncomplete: true },
    },
  };
}

/** The call was claimed, and its carrier was never asked: the next process dials it. */
async function queueAgain(
  runtime: Uses<'db' | 'log'>,
  { id, workspace_id: workspaceId }: CallRow,
  fence: LeaseFence,
): Promise<boolean> {
  const isQueued = await inTransaction(runtime.db, async (trx) => {
    if (!(await requeueCall(trx, fence))) return false;
    await enqueue(trx, 'calls.next', { workspaceId });
    return true;
  });
  if (isQueued) runtime.log.warn({ callId: id }, 're-queued a call whose process went away before it dialed');
  return isQueued;
}

/** The carrier may have been asked: it is not asked again. */
function endOfUnanswered(runtime: Uses<'clock'>, { direction }: CallRow): Change {
  const isLost = direction === 'outbound';
  const detail = isLost ? 'the process that dialed went away' : 'its audio never came';
  return { to: 'failed', reason: 'carrier_error', detail, at: new Date(runtime.clock.now()), isLost };
}
