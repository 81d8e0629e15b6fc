// Claims and dials the waiting calls of a workspace, one after the other, until nothing can be dialed now.
// Invariant: each claim takes one call out of the queue or reports when to poll again, so the loop ends.
// A process has at most one loop for a workspace at a time, and one that begins when it ends: each end of a call asks for one, and
// claims that find nothing hold the queue as long as those that dial.
import type { Timer } from '../../../core/clock.ts';
import { openMeter } from '../../wallet/service/meter.ts';
import { claimNext, type Claimant, type QueueClaim } from '../dispatch/claim.ts';
import { orRelease } from '../dispatch/permits.ts';
import type { Beginnings } from './beginnings.ts';
import type { CarriedCalls } from './carried-calls.ts';
import { dialOut } from './dial-call.ts';
import { runCall } from './run-call.ts';
import { whileLeased } from './while-leased.ts';
import type { CallCarrying } from './call-state.ts';

export interface Dialer {
  /**
   * Resolves when nothing of the workspace can be dialed now. @param callId the call that it is for, whose row records that it waits;
   * such a loop is not shared
   * @throws Error when this process takes no further call
   */
  dialWaiting(workspaceId: string, callId?: string): Promise<void>;
  /** Polls no more. */
  stop(): void;
}

export function createDialer(
  runtime: CallCarrying,
  claimant: Claimant,
  carried: CarriedCalls,
  beginnings: Beginnings,
): Dialer {
  /** Workspaces that are polled soon, because a throttle lets the next call through. */
  const polls = new Map<string, { at: number; timer: Timer }>();
  /** Of each workspace the loop that was asked for last, and whether its first claim is still to come. */
  const loops = new Map<string, { done: Promise<void>; hasBegun: boolean }>();

  const dialWaiting = (workspaceId: string, callId?: string): Promise<void> => {
    if (callId !== undefined) return dialInTurn(workspaceId, callId);
    const last = loops.get(workspaceId);
    if (last && !last.hasBegun) return last.done;
    const loop = { done: Promise.resolve(), hasBegun: false };
    const begin = () => {
      loop.hasBegun = true;
      return dialInTurn(workspaceId);
    };
    const forget = () => void (loops.get(workspaceId) === loop && loops.delete(workspaceId));
    // The one before it fails those who asked for it.
    loop.done = (last ? last.done.then(begin, begin) : begin()).finally(forget);
    loops.set(workspaceId, loop);
    return loop.done;
  };

  const dialInTurn = async (workspaceId: string, callId?: string): Promise<void> => {
    while ((await beginnings.during(() => dialFirst(workspaceId, callId))) !== 'nothing');
  };

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

  /** Scheduled jobs are found by polling, which is too coarse for a throttle. The timer is precise; the job is its backup. */
  const schedulePoll = (workspaceId: string, ms: number): void => {
    const at = runtime.clock.monotonic() + ms;
    const planned = polls.get(workspaceId);
    if (planned && planned.at <= at) return;
    planned?.timer.cancel();
    const timer = runtime.clock.after(ms, () => {
      polls.delete(workspaceId);
      if (beginnings.isClosed()) return;
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
