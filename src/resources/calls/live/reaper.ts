// Ends calls whose session is gone: its process was killed, cut off, or hangs. What was recorded so far is made whole and
// served, deliveries go on; what it had taken and not dialed yet goes back into the queue. Runs in every worker process; two at once share the work by the lease they take.
import type { Timer } from '../../../core/clock.ts';
import type { Runtime } from '../../../core/context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { giveBack, LEASE_TIMES, takeLostCalls, type Fence, type LeaseTimes, type LostCall } from '../leases.ts';
import { hangUpKey } from '../legs.ts';
import { assembleRecording } from '../recording/pieces.ts';
import { findCallById, type CallRow } from '../store.ts';
import { CallLost } from '../timeline.ts';
import { transition, type Change } from '../transitions.ts';

export interface Reaper {
  /** Looks once; returns how many calls it ended. */
  reap(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

export function createReaper(runtime: Runtime, owner: string, times: LeaseTimes = LEASE_TIMES): Reaper {
  let timer: Timer | null = null;
  let stopped = false;
  let looking: Promise<unknown> = Promise.resolve();

  const reap = async (): Promise<number> => {
    const lost = await takeLostCalls(runtime.db, `${owner}/reaper`, times.leaseMs);
    for (const call of lost) await endLost(runtime, call);
    return lost.length;
  };
  const schedule = (): void => {
    if (stopped) return;
    timer = runtime.clock.after(times.lookMs, () => {
      looking = reap()
        // Tried again at the next look; a call that was taken is looked at again when that lease has run out.
        .catch((error: unknown) => runtime.log.warn({ err: error }, 'lost calls could not be ended yet'))
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
  const bytes = await assembleRecording(runtime, call.id);
  const change = call.status === 'in_progress' ? endOfAnswered(call, lost, bytes) : endOfUnanswered(runtime, call);
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
function endOfAnswered(call: CallRow, { lastSeenAt, overdue }: LostCall, bytes: number | null): Change {
  const at = new Date(Math.max(lastSeenAt.getTime(), call.started_at!.getTime()));
  return {
    to: 'failed',
    reason: overdue ? 'internal_error' : 'media_lost',
    detail: overdue ? 'the call outlived its longest duration' : 'the process that held the call went away',
    at,
    isLost: !overdue,
    outcome: {
      durationMs: at.getTime() - call.started_at!.getTime(),
      latency: null,
      usage: {},
      waveform: null,
      recording: bytes === null ? null : { state: 'ready', bytes },
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
