// The live calls of a process with the role `all` or `voice`: outbound, inbound and browser calls, and their drain at shutdown.
import { sleep } from '../../core/clock.ts';
import { createDatabaseClock } from '../../database/database-clock.ts';
import type { Db } from '../../database/transaction.ts';
import type { SessionEnd } from '../../voice/host.ts';
import type { Session } from '../../voice/session/session.ts';
import { openMeter } from '../wallet/service/meter.ts';
import { claimJoined, type Claimant } from './dispatch/claim.ts';
import { releaseOnFailure } from './dispatch/permits.ts';
import { createProcessCapacity, type OfferedCapacity, type ProcessCapacity } from './dispatch/process-capacity.ts';
import { acceptInboundMedia } from './inbound/arrival.ts';
import { createCallStarts } from './live/call-starts.ts';
import type { CallCarrying } from './live/call-state.ts';
import { createCarriedCalls, awaitResult } from './live/carried-calls.ts';
import { createDialer } from './live/dialer.ts';
import { joinBrowser, type Joining } from './live/join-call.ts';
import { reportProcess } from './live/process-report.ts';
import { runCall, serviceStopped } from './live/run-call.ts';
import { selectCallById } from './rows/calls.ts';
import type { LeaseTimes } from './rows/leases.ts';

/** A reservation for a browser call that this process has agreed to take. */
export interface JoinReservation {
  /**
   * Claims the call and talks on its line. Resolves when the call is over, or with the reason why it cannot begin: 'over' (or
   * already joined), 'full' (no slot) or 'unfunded' (no money). In these cases the call has failed.
   */
  join(
    callId: string,
    joining: Joining,
  ): Promise<{ end: SessionEnd; durationMs: number } | 'over' | 'full' | 'unfunded'>;
  /** Ends the reservation, because no call follows or the call was joined. Idempotent. */
  release(): void;
}

export interface LiveCalls {
  /** Claims and dials, starting with earlier calls in the queue. Resolves when the call is claimed, is over, or waits for a slot. */
  dial(callId: string): Promise<void>;
  /** Claims and dials waiting calls while slots are free. */
  dialNext(workspaceId: string): Promise<void>;
  /**
   * Agrees to take a browser call before its token is used up. A drain waits until the call is carried or the reservation has ended.
   * @returns null when this process takes no further calls
   */
  reserveJoin(): JoinReservation | null;
  /** Returns the conversation of a call that is carried here. */
  sessionOf(callId: string): Session | 'beginning' | 'not here';
  count(): number;
  /** Number of calls whose conversation has begun. */
  talking(): number;
  /** Current call capacity. */
  readonly capacity: OfferedCapacity;
  /**
   * Takes no further calls. Waits up to `waitMs`, or until `hurry` resolves, for running calls and calls that are being claimed.
   * Then ends the remaining calls.
   */
  drain(waitMs: number, hurry?: Promise<void>): Promise<void>;
}

/** Time for an ended session to store the rest of its recording. */
const END_MS = 5_000;
const DRAIN_POLL_MS = 100;

interface LiveCallsOptions {
  capacity?: ProcessCapacity;
  /** A separate connection pool for leases, so that calls that exhaust the main pool do not lose their leases. */
  leaseDb?: Db;
  /** Address at which the other processes of the deployment reach this one. Known once the server listens. */
  internalUrl: () => string;
}

/** @param owner names this process in the leases; different after each start */
export function createLiveCalls(
  runtime: CallCarrying,
  owner: string,
  times: LeaseTimes,
  { capacity = createProcessCapacity(Infinity), leaseDb = runtime.db, internalUrl }: LiveCallsOptions,
): LiveCalls {
  const databaseClock = createDatabaseClock(runtime.clock);
  const { leaseMs } = times;
  const claimant: Claimant = { owner, leaseMs, databaseClock, acquireCapacity: () => capacity.acquire() };
  const carried = createCarriedCalls({ runtime, owner, times, leaseDb, databaseClock });
  const starts = createCallStarts();
  const dialer = createDialer(runtime, claimant, carried, starts);
  const offered = (): OfferedCapacity =>
    starts.isClosed() ? { ...capacity.offered(), capacity: 0, reason: 'draining' } : capacity.offered();
  const report = reportProcess(runtime, leaseDb, { owner, internalUrl }, offered);
  acceptInboundMedia({ runtime, owner, leaseMs, capacity, carried, starts });

  const claimForBrowser = async (callId: string, joining: Joining) => {
    const claimed = await claimJoined(runtime, callId, claimant);
    if (claimed.type !== 'call') return claimed.type;
    const { call, release } = claimed;
    return releaseOnFailure(release, async () => {
      const meter = await openMeter(runtime, call.id);
      return carried.begin({ call, meter, isThrottled: false, release }, (run) => runCall(run, joinBrowser(joining)));
    });
  };

  return {
    async dial(callId) {
      const call = await selectCallById(runtime.db, callId);
      if (call) await dialer.dialCall(call.workspace_id, callId);
    },
    dialNext: (workspaceId) => dialer.dialWaiting(workspaceId),
    reserveJoin() {
      const release = starts.begin();
      if (!release) return null;
      return {
        release,
        async join(callId, joining) {
          const call = await claimForBrowser(callId, joining).finally(release);
          if (typeof call === 'string') return call;
          await call.done;
          return (await awaitResult(call)) ?? 'over';
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
      starts.close();
      report.now();
      dialer.stop();
      let deadline = runtime.clock.monotonic() + waitMs;
      void hurry?.then(() => (deadline = 0));
      const isBusy = () => carried.count() + starts.count() > 0;
      while (isBusy() && runtime.clock.monotonic() < deadline) await sleep(runtime.clock, DRAIN_POLL_MS);
      carried.close();
      const left = carried.all();
      for (const call of left) carried.endCall(call, serviceStopped());
      const over = Promise.all([...left.map(({ done }) => done), starts.settled()]);
      await Promise.race([over, sleep(runtime.clock, END_MS)]);
      carried.stopRenewing();
      await report.stop();
    },
  };
}
