// Claims and dials the waiting calls of a workspace, one after the other, until no call can be dialed now.
// Invariant: each claim removes one call from the queue or reports when to poll again, so the loop ends.
// In addition to loops for single calls, each process runs at most one claim loop per workspace and queues at most one more.
// Every call end requests a loop, and a claim that finds nothing holds the queue lock as long as one that dials.
import type { Timer } from '../../../core/clock.ts';
import { createCoalescedTasks } from '../../../core/coalesced-task.ts';
import { openMeter } from '../../wallet/service/meter.ts';
import { claimNext, type Claimant, type QueueClaim } from '../dispatch/claim.ts';
import { orRelease } from '../dispatch/permits.ts';
import type { CallStarts } from './call-starts.ts';
import type { CallCarrying } from './call-state.ts';
import type { CarriedCalls } from './carried-calls.ts';
import { dialOut } from './dial-call.ts';
import { runCall } from './run-call.ts';
import { whileLeased } from './while-leased.ts';

interface Dialer {
  /**
   * Resolves when no call of the workspace can be dialed now.
   * @param callId the call for which the loop runs; its row records why it waits. Such a loop is not shared.
   * @throws Error when this process takes no further calls
   */
  dialWaiting(workspaceId: string, callId?: string): Promise<void>;
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
  const dialInTurn = async (workspaceId: string, callId?: string): Promise<void> => {
    while ((await starts.during(() => dialFirst(workspaceId, callId))) !== 'nothing');
  };

  const dialShared = createCoalescedTasks((workspaceId: string) => dialInTurn(workspaceId));
  const dialWaiting = (workspaceId: string, callId?: string): Promise<void> =>
    callId === undefined ? dialShared(workspaceId) : dialInTurn(workspaceId, callId);

  const dialFirst = async (workspaceId: string, callId?: string): Promise<QueueClaim['type']> => {
    const wake = () => schedulePoll(workspaceId, 0);
    const claimed = await claimNext(runtime, workspaceId, { ...claimant, wake }, callId);
    if (claimed.type === 'nothing' && claimed.pollInMs !== null) schedulePoll(workspaceId, claimed.pollInMs);
    if (claimed.type !== 'call') return claimed.type;
    const { call, isThrottled, release } = claimed;
    await orRelease(release, async () => {
      const meter = await whileLeased({ runtime, call }, () => openMeter(runtime, call.id));
      carried.begin({ call, meter, isThrottled, release }, (run) => runCall(run, dialOut));
    });
    return 'call';
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
      dialWaiting(workspaceId).catch((error: unknown) =>
        runtime.log.warn({ err: error, workspaceId }, 'the next throttled call could not be dialed; a job retries'),
      );
    });
    polls.set(workspaceId, { at, timer });
  };

  return {
    dialWaiting,
    stop() {
      for (const { timer } of polls.values()) timer.cancel();
    },
  };
}
