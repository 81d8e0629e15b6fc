// Ends calls whose session is gone because its process was killed, lost its connection or hangs. The part of the recording that
// was stored is served once a job has assembled it. A call that was claimed but not dialed returns to the queue. Runs in every
// worker process; concurrent reapers divide the work, because each takes the leases of its calls.
// Invariants: each call is ended separately, so a failure does not delay other calls. Nothing here waits for storage. A reaper
// that could not read the leases for a while first gives the sessions time to renew them, because the same outage also affected
// the sessions.
import type { Timer } from '../../../core/clock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import {
  CallLeaseLost,
  LEASE_TIMES,
  readLeases,
  requeueCall,
  takeLostCalls,
  type LeaseFence,
  type LeaseTimes,
  type LostCall,
} from '../rows/leases.ts';
import { transitionCall, type Change } from '../transitions.ts';
import { enqueueHangUp } from './hang-up.ts';

interface Reaper {
  /** Runs once. @returns how many calls it ended */
  reap(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** A claim takes milliseconds, or a few hundred on a busy machine. A slower claim waited for a lock or for the database. */
const SLOW_CLAIM_MS = 2_000;
/** Number of renewals that a session may attempt after an outage before its lease is taken. The first renewal may still fail. */
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

  // The last claim failed or was slow. No call is claimed before `quietUntil` (monotonic clock).
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
    const lost = await takeLostCalls(runtime.db, runtime.clock, `${owner}/reaper`, times.leaseMs);
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

/** Ends or re-queues a call that this reaper has taken. Does nothing if another process has taken the lease since. */
export async function endLost(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  lost: LostCall,
): Promise<void> {
  const fence = { callId: lost.id, token: lost.token };
  const call = await selectCallById(runtime.db, lost.id);
  if (!call || call.ended_at || call.lease_token !== lost.token) return;
  if (call.dialed_at === null && (await requeue(runtime, call, fence))) return;
  const change = call.status === 'in_progress' ? endOfAnswered(call, lost) : endOfUnanswered(runtime, call);
  try {
    const row = await inTransaction(runtime.db, async (trx) => {
      const over = await transitionCall(trx, runtime, call.id, change, fence);
      // The carrier may still have open legs of the call, for example the human of a warm transfer, who would hear silence.
      if (over?.channel === 'phone') await enqueueHangUp(trx, call.id);
      return over;
    });
    if (row) runtime.log.warn({ callId: call.id, reason: row.end_reason }, 'ended a call whose session was lost');
  } catch (error) {
    if (!(error instanceof CallLeaseLost)) throw error;
  }
}

/** The call lasted until the last sign of life of its session. */
function endOfAnswered(call: CallRow, { lastSeenAt, overdue }: LostCall): Change {
  // A process with a wrong clock may have stored the answer time. The answer was not before the dial, which has the database's time.
  const dialedAt = (call.dialed_at ?? call.dial_at)?.getTime() ?? 0;
  const startedAt = Math.max(call.started_at!.getTime(), dialedAt);
  const at = new Date(Math.max(lastSeenAt.getTime(), startedAt));
  return {
    to: 'failed',
    reason: overdue ? 'internal_error' : 'media_lost',
    detail: overdue ? 'the call exceeded its maximum duration' : 'the process that carried the call was lost',
    at,
    isLost: !overdue,
    outcome: {
      durationMs: at.getTime() - startedAt,
      latency: null,
      usage: {},
      waveform: null,
      // Audio that its process had not stored yet is lost.
      recording: call.recording_state === null ? null : { state: 'pieces', bytes: null, isIncomplete: true },
    },
  };
}

/** The call was claimed but the carrier never received a request. The next process dials the call. */
async function requeue(
  runtime: Uses<'db' | 'log'>,
  { id, workspace_id: workspaceId }: CallRow,
  fence: LeaseFence,
): Promise<boolean> {
  const isQueued = await inTransaction(runtime.db, async (trx) => {
    if (!(await requeueCall(trx, fence))) return false;
    await enqueue(trx, 'calls.next', { workspaceId });
    return true;
  });
  if (isQueued) runtime.log.warn({ callId: id }, 're-queued a call whose process was lost before it dialed');
  return isQueued;
}

/** The carrier may have received a request, so the call is not dialed again. */
function endOfUnanswered(runtime: Uses<'clock'>, { direction }: CallRow): Change {
  const isLost = direction === 'outbound';
  const detail = isLost ? 'the process that dialed was lost' : 'its audio never arrived';
  return { to: 'failed', reason: 'carrier_error', detail, at: new Date(runtime.clock.now()), isLost };
}
