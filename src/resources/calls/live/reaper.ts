// Ends calls whose session is gone: its process was killed, cut off, or hangs. What was recorded so far is served once a job has
// put it together; what was taken and not dialed yet goes back into the queue. Runs in every worker process; two at once share
// the work by the lease they take. Invariants: each call is ended by itself, so one that fails delays no other; nothing here
// waits for storage; and who could not look for a while gives the sessions time to renew their leases first, since they were kept
// from it by the same trouble.
import type { Timer } from '../../../core/clock.ts';
import type { Runtime } from '../../../runtime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import {
  giveBack,
  LEASE_TIMES,
  readLeases,
  takeLostCalls,
  type Fence,
  type LeaseTimes,
  type LostCall,
} from '../rows/leases.ts';
import { hangUpKey } from '../rows/legs.ts';
import { findCallById, type CallRow } from '../rows/calls.ts';
import { CallLost } from '../rows/timeline.ts';
import { transition, type Change } from '../transitions.ts';

export interface Reaper {
  /** Looks once; returns how many calls it ended. */
  reap(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** A look takes milliseconds, on a busy machine some hundred; one that took longer waited for a lock, or for the database. */
const SLOW_LOOK_MS = 2_000;
/** So many renewals a session may try before its lease is taken after trouble: the first may still fail. */
const RENEWALS = 2;

/** @param mayWork while it says no, no call is looked for */
export function createReaper(
  runtime: Runtime,
  owner: string,
  times: LeaseTimes = LEASE_TIMES,
  mayWork: () => boolean = () => true,
): Reaper {
  let timer: Timer | null = null;
  let stopped = false;
  let looking: Promise<unknown> = Promise.resolve();

  // The last look failed or waited. No call is taken before `quietUntil`, by the monotonic clock.
  let isTroubled = false;
  let quietUntil = -Infinity;
  const look = async (): Promise<LostCall[]> => {
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
    isTroubled = runtime.clock.monotonic() - began > SLOW_LOOK_MS;
    return lost;
  };

  const reap = async (): Promise<number> => {
    const lost = await look();
    let ended = 0;
    for (const call of lost) {
      try {
        await endLost(runtime, call);
        ended++;
      } catch (error) {
        // Tried again when the lease that this reaper has just taken runs out.
        runtime.log.warn({ err: error, callId: call.id }, 'a lost call could not be ended yet');
      }
    }
    return ended;
  };
  const schedule = (): void => {
    if (stopped) return;
    timer = runtime.clock.after(times.lookMs, () => {
      looking = (mayWork() ? reap() : Promise.resolve())
        // Tried again at the next look.
        .catch((error: unknown) => runtime.log.warn({ err: error }, 'lost calls could not be looked for'))
        .finally(schedule);
    });
  };
  return {
    reap,
    start: schedule,
    async stop() {
      stopped = true;
      timer?.cancel();
      await looking;
    },
  };
}

/** Ends what this reaper has taken, or gives it back; leaves it alone when its lease is another's by now. */
export async function endLost(runtime: Runtime, lost: LostCall): Promise<void> {
  const fence = { callId: lost.id, token: lost.token };
  const call = await findCallById(runtime.db, lost.id);
  if (!call || call.ended_at || call.lease_token !== lost.token) return;
  if (call.asked_at === null && (await queueAgain(runtime, call, fence))) return;
  const change = call.status === 'in_progress' ? endOfAnswered(call, lost) : endOfUnanswered(runtime, call);
  try {
    const row = await inTransaction(runtime.db, async (trx) => {
      const over = await transition(trx, runtime, call.id, change, fence);
      // Its carrier may still hold legs of it, the human's of a warm transfer among them: they would hear silence.
      if (over?.channel === 'phone')
        await enqueue(trx, 'calls.hang-up', { callId: call.id }, { jobKey: hangUpKey(call.id) });
      return over;
    });
    if (row) runtime.log.warn({ callId: call.id, reason: row.end_reason }, 'ended a call whose session was gone');
  } catch (error) {
    if (!(error instanceof CallLost)) throw error;
  }
}

/** It lasted until its session was last heard of. */
function endOfAnswered(call: CallRow, { lastSeenAt, overdue }: LostCall): Change {
  // A process may have written the answer with a wrong clock; it was not before the dial, which is the database's time.
  const dialedAt = (call.asked_at ?? call.dialed_at)?.getTime() ?? 0;
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

/** Claimed, and the carrier was never asked: the next process dials it. */
async function queueAgain(
  runtime: Runtime,
  { id, workspace_id: workspaceId }: CallRow,
  fence: Fence,
): Promise<boolean> {
  const givenBack = await inTransaction(runtime.db, async (trx) => {
    if (!(await giveBack(trx, fence))) return false;
    await enqueue(trx, 'calls.next', { workspaceId });
    return true;
  });
  if (givenBack) runtime.log.warn({ callId: id }, 'queued a call again whose process went away before it dialed');
  return givenBack;
}

/** The carrier may have been asked: it is not asked again. */
function endOfUnanswered(runtime: Runtime, { direction }: CallRow): Change {
  const isLost = direction === 'outbound';
  const detail = isLost ? 'the process that dialed went away' : 'its audio never came';
  return { to: 'failed', reason: 'carrier_error', detail, at: new Date(runtime.clock.now()), isLost };
}
