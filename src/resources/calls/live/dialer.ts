// Claims and dials the waiting calls of a workspace, one after the other.
// Invariants: each claim removes one call from the queue or reports when to poll again, so a loop ends. A waiting call has a job that
// does not end before the call is claimed or cannot be dialed now: its own job, or the shared loop of its workspace.
// A workspace with many calls must not occupy the workers of all: a loop for one call ends with the claim of that call, every loop
// continues in another job after LOOP_MS, and at most two jobs of a process run or await the shared loop of a workspace.
import type { Timer } from '../../../core/clock.ts';
import { createCoalescedTasks } from '../../../core/coalesced-task.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { openMeter } from '../../wallet/service/meter.ts';
import { claimNext, type Claimant, type QueueClaim } from '../dispatch/claim.ts';
import { enqueueDial } from '../dispatch/dial-job.ts';
import { releaseOnFailure } from '../dispatch/permits.ts';
import type { CallStarts } from './call-starts.ts';
import type { CallCarrying } from './call-state.ts';
import type { CarriedCalls } from './carried-calls.ts';
import { dialOut } from './dial-call.ts';
import { runCall } from './run-call.ts';
import { whileLeased } from './while-leased.ts';

/** After a claim did not get the lock of a workspace's queue, further claims do not wait for the lock during this time. */
const BUSY_MS = 3_000;

/** Duration of a loop. Other jobs take their turns before it continues. */
const LOOP_MS = 1_000;

interface Dialer {
  /**
   * Resolves when this call was claimed, with all calls that precede it, or when another job of this call continues. Resolves also
   * when no call of the workspace can be dialed now; its row then records why it waits.
   * @throws Error when this process takes no further calls
   */
  dialCall(workspaceId: string, callId: string): Promise<void>;
  /**
   * Resolves when no call of the workspace can be dialed now, or another job continues. Resolves at once if another job of this
   * process awaits a loop that has not begun.
   * @throws Error when this process takes no further calls
   */
  dialWaiting(workspaceId: string): Promise<void>;
  /** Cancels all polls. */
  stop(): void;
}

export function createDialer(
  runtime: CallCarrying,
  claimant: Claimant,
  carried: CarriedCalls,
  starts: CallStarts,
): Dialer {
  /** Scheduled polls per workspace, for calls that a throttle delays. */
  const polls = new Map<string, { at: number; timer: Timer }>();
  /** Workspaces whose next shared loop is awaited by a job and has not begun. */
  const awaited = new Set<string>();
  /** Workspaces whose queue was busy, until when their claims do not wait for it. */
  const busy = new Map<string, number>();

  const dialCall = async (workspaceId: string, callId: string): Promise<void> => {
    const until = runtime.clock.monotonic() + LOOP_MS;
    for (;;) {
      const claimed = await starts.during(() => dialFirst(workspaceId, callId));
      if (claimed.type === 'nothing' || (claimed.type === 'call' && claimed.call.id === callId)) return;
      if (runtime.clock.monotonic() > until)
        return inTransaction(runtime.db, (trx) => enqueueDial(trx, workspaceId, callId));
    }
  };
  const dialShared = createCoalescedTasks(async (workspaceId: string) => {
    awaited.delete(workspaceId);
    const until = runtime.clock.monotonic() + LOOP_MS;
    while ((await starts.during(() => dialFirst(workspaceId))).type !== 'nothing') {
      if (runtime.clock.monotonic() > until) return enqueue(runtime.db, 'calls.next', { workspaceId });
    }
  });
  const dialWaiting = async (workspaceId: string): Promise<void> => {
    if (awaited.has(workspaceId)) return;
    awaited.add(workspaceId);
    await dialShared(workspaceId);
  };

  const dialFirst = async (workspaceId: string, callId?: string): Promise<QueueClaim> => {
    const wake = () => schedulePoll(workspaceId, 0);
    const isBusy = runtime.clock.monotonic() < (busy.get(workspaceId) ?? 0);
    const waits = isBusy ? { queueWaitMs: 0 } : {};
    const claimed = await claimNext(runtime, workspaceId, { ...claimant, wake, ...waits }, callId);
    if (claimed.type === 'busy') {
      if (!isBusy) busy.set(workspaceId, runtime.clock.monotonic() + BUSY_MS);
      return { type: 'nothing', pollInMs: null };
    }
    busy.delete(workspaceId);
    if (claimed.type === 'nothing' && claimed.pollInMs !== null) schedulePoll(workspaceId, claimed.pollInMs);
    if (claimed.type !== 'call') return claimed;
    const { call, isThrottled, release } = claimed;
    await releaseOnFailure(release, async () => {
      const meter = await whileLeased({ runtime, call }, () => openMeter(runtime, call.id));
      carried.begin({ call, meter, isThrottled, release }, (run) => runCall(run, dialOut));
    });
    return claimed;
  };

  /** Scheduled jobs are found by polling, which is too coarse for a throttle. This timer is precise, and the job is its backup. */
  const schedulePoll = (workspaceId: string, ms: number): void => {
    const at = runtime.clock.monotonic() + ms;
    const planned = polls.get(workspaceId);
    if (planned && planned.at <= at) return;
    planned?.timer.cancel();
    const timer = runtime.clock.after(ms, () => {
      polls.delete(workspaceId);
      if (starts.isClosed()) return;
      dialShared(workspaceId).catch((error: unknown) =>
        runtime.log.warn({ err: error, workspaceId }, 'the next throttled call could not be dialed; a job retries'),
      );
    });
    polls.set(workspaceId, { at, timer });
  };

  return {
    dialCall,
    dialWaiting,
    stop() {
      for (const { timer } of polls.values()) timer.cancel();
    },
  };
}
