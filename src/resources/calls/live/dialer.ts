// Claims and dials the waiting calls of a workspace, one after the other, until nothing can be dialed now.
// Invariant: each claim takes one call out of the queue or reports when to poll again, so the loop ends.
import type { Timer } from '../../../core/clock.ts';
import { openMeter } from '../../wallet/service/meter.ts';
import { claimNext, type Claimant } from '../dispatch/claim.ts';
import { orRelease } from '../dispatch/permits.ts';
import type { CarriedCalls } from './carried-calls.ts';
import { dialOut } from './dial-call.ts';
import { runCall } from './run-call.ts';
import { whileLeased } from './while-leased.ts';
import type { CallCarrying } from './call-state.ts';

export interface Dialer {
  /**
   * Resolves when nothing of the workspace can be dialed now. @param callId the call that it is for, whose row records that it waits
   * @throws Error when this process takes no further call
   */
  dialWaiting(workspaceId: string, callId?: string): Promise<void>;
  /** Claims nothing from here on. */
  stop(): void;
}

export function createDialer(runtime: CallCarrying, claimant: Claimant, carried: CarriedCalls): Dialer {
  /** Workspaces that are polled soon, because a throttle lets the next call through. */
  const polls = new Map<string, { at: number; timer: Timer }>();
  let isStopped = false;

  const dialWaiting = async (workspaceId: string, callId?: string): Promise<void> => {
    for (;;) {
      if (isStopped) throw new Error('this process takes no further calls');
      const wake = () => schedulePoll(workspaceId, 0);
      const claimed = await claimNext(runtime, workspaceId, { ...claimant, wake }, callId);
      if (claimed.type === 'nothing') {
        if (claimed.pollInMs !== null) schedulePoll(workspaceId, claimed.pollInMs);
        return;
      }
      if (claimed.type === 'again') continue;
      const { call, isThrottled, release } = claimed;
      await orRelease(release, async () => {
        const meter = await whileLeased({ runtime, call }, () => openMeter(runtime, call.id));
        carried.begin({ call, meter, isThrottled, release }, (run) => runCall(run, dialOut));
      });
    }
  };

  /** Scheduled jobs are found by polling, which is too coarse for a throttle. The timer is precise; the job is its backup. */
  const schedulePoll = (workspaceId: string, ms: number): void => {
    const at = runtime.clock.monotonic() + ms;
    const planned = polls.get(workspaceId);
    if (planned && planned.at <= at) return;
    planned?.timer.cancel();
    const timer = runtime.clock.after(ms, () => {
      polls.delete(workspaceId);
      if (isStopped) return;
      dialWaiting(workspaceId).catch((error: unknown) =>
        runtime.log.warn({ err: error, workspaceId }, 'the next throttled call could not be dialed; a job retries'),
      );
    });
    polls.set(workspaceId, { at, timer });
  };

  return {
    dialWaiting,
    stop() {
      isStopped = true;
      for (const { timer } of polls.values()) timer.cancel();
    },
  };
}
