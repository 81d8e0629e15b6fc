// The live calls of one process of the roles all and voice: outbound, inbound and in the browser, and their drain at the end.
import type { Db } from '../../../database/transaction.ts';
import { sleep } from '../../../core/clock.ts';
import { createDatabaseClock } from '../../../database/database-clock.ts';
import type { SessionEnd } from '../../../voice/host.ts';
import type { Session } from '../../../voice/session/session.ts';
import { openMeter } from '../../wallet/service/meter.ts';
import { claimJoined, type Claimant } from '../dispatch/claim.ts';
import { orRelease } from '../dispatch/permits.ts';
import { createProcessCapacity, type OfferedCapacity, type ProcessCapacity } from '../dispatch/process-capacity.ts';
import { selectCallById } from '../rows/calls.ts';
import type { LeaseTimes } from '../rows/leases.ts';
import { takeArrivals } from './arrivals.ts';
import { createBeginnings } from './beginnings.ts';
import { createCarriedCalls, resultOf } from './carried-calls.ts';
import { createDialer } from './dialer.ts';
import { joinBrowser, type Joining } from './join-call.ts';
import { reportProcess } from './process-report.ts';
import { runCall, stopped } from './run-call.ts';
import type { CallCarrying } from './call-state.ts';

/** A call of the browser that this process has agreed to take. */
export interface Entry {
  /**
   * Claims the call and talks on its line. Resolves with its end once it is over, or with why it cannot begin:
   * 'over' (or joined before), 'full' (no slot) or 'unfunded' (no money); the call has failed then.
   */
  join(
    callId: string,
    joining: Joining,
  ): Promise<{ end: SessionEnd; durationMs: number } | 'over' | 'full' | 'unfunded'>;
  /** No call comes, or it was joined. May be called twice. */
  leave(): void;
}

export interface LiveCalls {
  /** Claims and dials, the calls before it in the queue first. Resolves when the call is claimed, is over, or waits for a slot. */
  dial(callId: string): Promise<void>;
  /** Claims and dials waiting calls, as far as there are slots. */
  dialNext(workspaceId: string): Promise<void>;
  /**
   * Agrees to take a call of the browser, before its token is used up: a drain waits until it is carried or has left.
   * @returns null when this process takes no further call
   */
  enter(): Entry | null;
  /** The conversation of a call that is carried here. */
  sessionOf(callId: string): Session | 'beginning' | 'not here';
  count(): number;
  /** How many of them are conversations. */
  talking(): number;
  /** How many calls it may carry, as it is now. */
  readonly capacity: OfferedCapacity;
  /**
   * Takes no further call and waits up to `waitMs` for the running ones and those that are being claimed, less once `hurry` resolves;
   * the rest is ended.
   */
  drain(waitMs: number, hurry?: Promise<void>): Promise<void>;
}

// What an ended session needs to store the rest of its recording.
const END_MS = 5_000;
const DRAIN_POLL_MS = 100;

export interface LiveCallsOptions {
  capacity?: ProcessCapacity;
  /** Connections of their own for leases: a pool that calls have filled must not cost those calls their leases. */
  leaseDb?: Db;
  /** Where the other processes of the deployment reach this one; known once the server listens. */
  internalUrl: () => string;
}

/** @param owner names this process in the leases; another one after each start */
export function createLiveCalls(
  runtime: CallCarrying,
  owner: string,
  times: LeaseTimes,
  { capacity = createProcessCapacity(Infinity), leaseDb = runtime.db, internalUrl }: LiveCallsOptions,
): LiveCalls {
  const databaseClock = createDatabaseClock(runtime.clock);
  const { leaseMs } = times;
  const claimant: Claimant = { owner, leaseMs, databaseClock, acquireRoom: () => capacity.acquire() };
  const carried = createCarriedCalls({ runtime, owner, times, leaseDb, databaseClock });
  const beginnings = createBeginnings();
  const dialer = createDialer(runtime, claimant, carried, beginnings);
  const offered = (): OfferedCapacity =>
    beginnings.isClosed() ? { ...capacity.offered(), capacity: 0, reason: 'draining' } : capacity.offered();
  const report = reportProcess(runtime, leaseDb, { owner, internalUrl }, offered);
  takeArrivals({ runtime, owner, leaseMs, capacity, carried, beginnings });

  const claimForBrowser = async (callId: string, joining: Joining) => {
    const claimed = await claimJoined(runtime, callId, claimant);
    if (claimed.type !== 'call') return claimed.type;
    const { call, release } = claimed;
    return orRelease(release, async () => {
      const meter = await openMeter(runtime, call.id);
      return carried.begin({ call, meter, isThrottled: false, release }, (run) => runCall(run, joinBrowser(joining)));
    });
  };

  return {
    async dial(callId) {
      const call = await selectCallById(runtime.db, callId);
      if (call) await dialer.dialWaiting(call.workspace_id, callId);
    },
    dialNext: (workspaceId) => dialer.dialWaiting(workspaceId),
    enter() {
      const leave = beginnings.enter();
      if (!leave) return null;
      return {
        leave,
        async join(callId, joining) {
          const call = await claimForBrowser(callId, joining).finally(leave);
          if (typeof call === 'string') return call;
          await call.done;
          return (await resultOf(call)) ?? 'over';
        },
      };
    },
    sessionOf(callId) {
      const call = carried.get(callId);
      return call ? (call.session ?? 'beginning') : 'not here';
    },
    count: () => carried.count(),
    talking: () => carried.all().filter(({ session }) => session !== null).length,
    get capacity() {
      return offered();
    },
    async drain(waitMs, hurry) {
      beginnings.close();
      report.now();
      dialer.stop();
      let deadline = runtime.clock.monotonic() + waitMs;
      void hurry?.then(() => (deadline = 0));
      const isBusy = () => carried.count() + beginnings.count() > 0;
      while (isBusy() && runtime.clock.monotonic() < deadline) await sleep(runtime.clock, DRAIN_POLL_MS);
      carried.close();
      const left = carried.all();
      for (const call of left) {
        if (call.session) call.session.end(stopped());
        else carried.hangUp(call);
      }
      const over = Promise.all([...left.map(({ done }) => done), beginnings.settled()]);
      await Promise.race([over, sleep(runtime.clock, END_MS)]);
      carried.stopRenewing();
      await report.stop();
    },
  };
}
