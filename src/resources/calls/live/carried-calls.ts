// The calls that this process carries: starts them, renews their leases, extends their wallet reserves, and executes the control
// commands of the API. Everything that other processes need to know is stored in rows.
import { sleep, type Timer } from '../../../core/clock.ts';
import { withDeadline } from '../../../core/deadline.ts';
import type { DatabaseClock } from '../../../database/database-clock.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionEnd } from '../../../voice/host.ts';
import { SessionEnded, type Session } from '../../../voice/session/session.ts';
import { extendReserves, type CallMeter } from '../../wallet/service/meter.ts';
import type { Release } from '../dispatch/permits.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { renewLeases, type LeaseTimes } from '../rows/leases.ts';
import { CONTROL_CHANNEL } from '../rows/timeline.ts';
import type { CallCarrying, CallRun } from './call-state.ts';
import { createCommandReader } from './commands.ts';

/**
 * Deadline of a renewal. After a firewall has lost its state, every open connection is silent; without a deadline, a renewal
 * would wait until the connection is found to be dead, and the next one might be too late. The server completes a renewal that
 * only waits for a lock.
 */
const ANSWER_MS = 2_000;
/** Pause after a renewal that failed, or that left out rows. */
const RETRY_MS = 500;
/** Pauses before locked rows are tried again. */
const LOCK_PAUSES_MS = [50, 100, 200];

interface CarriedCall {
  abort: AbortController;
  session: Session | null;
  /** Start of the conversation on the monotonic voice clock. */
  openedAt: number;
  /** Meter of the call; null for a free call, and for a call that says goodbye because nothing more can be reserved. */
  meter: CallMeter | null;
  /** Reads and executes the open commands; null before the session. */
  executeCommands: (() => Promise<void>) | null;
  done: Promise<void>;
}

interface NewCarriedCall {
  call: CallRow;
  meter: CallMeter | null;
  isThrottled: boolean;
  /** The permits of the call, released when it is over. */
  release: Release;
}

export interface CarriedCalls {
  /**
   * @param run resolves when the call is over; never rejects
   * @throws Error after `close`: the lease then expires, and a call that was not dialed returns to the queue
   */
  begin(call: NewCarriedCall, run: (run: CallRun) => Promise<void>): CarriedCall;
  get(callId: string): CarriedCall | undefined;
  all(): CarriedCall[];
  count(): number;
  /** Ends a call at once: an answered one as given, another one unanswered. */
  endCall(call: CarriedCall, end: SessionEnd): void;
  /** Accepts no further calls. */
  close(): void;
  /** Starts no further renewal, also after one that is in flight. */
  stopRenewing(): void;
}

interface CarriedCallsOptions {
  runtime: CallCarrying;
  /** Names this process in the leases. Different after each start. */
  owner: string;
  times: LeaseTimes;
  /** A separate connection pool for leases, so that calls that exhaust the main pool do not lose their leases. */
  leaseDb: Db;
  databaseClock: DatabaseClock;
}

export function createCarriedCalls({
  runtime,
  owner,
  times,
  leaseDb,
  databaseClock,
}: CarriedCallsOptions): CarriedCalls {
  const carried = new Map<string, CarriedCall>();
  let timer: Timer | null = null;
  let isClosed = false;
  let isRenewing = true;

  const check = async (callId: string): Promise<void> => {
    const row = await selectCallById(runtime.db, callId);
    const call = carried.get(callId);
    if (!row || !call) return;
    if (row.ended_at) hangUp(call);
    else if (row.end_requested_at) endByApi(call);
    else await call.executeCommands?.();
  };

  const readCommands = (callId: string): void => {
    check(callId).catch((error: unknown) =>
      runtime.log.warn({ err: error, callId }, 'a call command could not be read; retrying'),
    );
  };

  /** Returns the calls whose rows are locked by other transactions. */
  const renewSome = async (ids: readonly string[]): Promise<string[]> => {
    const held = await withDeadline(runtime.clock, ANSWER_MS, renewLeases(leaseDb, owner, ids, times.leaseMs));
    for (const id of ids) {
      const call = carried.get(id);
      if (!call) continue;
      if (!held.has(id)) hangUp(call);
      else if (held.get(id)!.endRequested) endByApi(call);
      // The NOTIFY may have been lost. The renewal does not wait for the commands.
      else if (held.get(id)!.hasCommands) readCommands(id);
    }
    return ids.filter((id) => held.get(id)?.isRenewed === false);
  };

  /** Returns the time until the next renewal. */
  const renew = async (): Promise<number> => {
    let locked = await renewSome([...carried.keys()]);
    // Most locks last for milliseconds.
    for (const pauseMs of LOCK_PAUSES_MS) {
      if (locked.length === 0 || !isRenewing) return times.renewMs;
      await sleep(runtime.clock, pauseMs);
      locked = await renewSome(locked);
    }
    return locked.length === 0 ? times.renewMs : Math.min(RETRY_MS, times.renewMs);
  };

  const extend = reserveExtender(runtime, carried);
  const heartbeat = (inMs = times.renewMs): void => {
    timer = runtime.clock.after(inMs, () => {
      extend();
      void renew()
        // The lease outlasts a few failed renewals. During a longer outage of the database, the call is lost in any case.
        .catch((error: unknown) => {
          runtime.log.warn({ err: error }, 'the leases of live calls could not be renewed; retrying');
          return Math.min(RETRY_MS, times.renewMs);
        })
        .then((nextMs) => {
          if (isRenewing && carried.size > 0) heartbeat(nextMs);
          else timer = null;
        });
    });
  };

  runtime.notifications.listen(CONTROL_CHANNEL, (payload) => {
    for (const id of payload === null ? [...carried.keys()] : carried.has(payload) ? [payload] : []) readCommands(id);
  });

  return {
    begin({ call: row, meter, isThrottled, release }, run) {
      if (isClosed) throw new Error('this process has stopped');
      const abort = new AbortController();
      const call: CarriedCall = {
        abort,
        session: null,
        openedAt: 0,
        meter,
        executeCommands: null,
        done: Promise.resolve(),
      };
      carried.set(row.id, call);
      if (!timer) heartbeat();
      const fence = { callId: row.id, token: row.lease_token };
      const onSession = (session: Session) => {
        call.session = session;
        call.openedAt = runtime.voiceClock.monotonic();
        call.executeCommands = createCommandReader(runtime, row, session);
      };
      const onRepriced = async () => meter?.refresh();
      const { signal } = abort;
      const callRun = { runtime, call: row, fence, isThrottled, databaseClock, signal, onSession, onRepriced };
      call.done = run(callRun).finally(() => {
        carried.delete(row.id);
        release();
      });
      return call;
    },
    get: (callId) => carried.get(callId),
    all: () => [...carried.values()],
    count: () => carried.size,
    endCall,
    close() {
      isClosed = true;
    },
    stopRenewing() {
      isRenewing = false;
      timer?.cancel();
    },
  };
}

function hangUp(call: CarriedCall): void {
  call.abort.abort(new Error('the call is over'));
}

function endByApi(call: CarriedCall): void {
  endCall(call, { status: 'completed', reason: 'ended_by_api' });
}

/** A call that was just answered has no session yet, for instance while it waits for the tools of an MCP server. */
function endCall({ session, abort }: CarriedCall, end: SessionEnd): void {
  if (session) session.end(end);
  else abort.abort(new SessionEnded(end));
}

/**
 * Extends the reserves of running calls. A call for which nothing more can be reserved says goodbye and ends. Lease renewal does
 * not wait for this.
 */
function reserveExtender(
  runtime: Uses<'db' | 'voiceClock' | 'log'>,
  carried: ReadonlyMap<string, CarriedCall>,
): () => void {
  let isExtending = false;
  return () => {
    const now = runtime.voiceClock.monotonic();
    const talking = [...carried.values()].flatMap(({ session, meter, openedAt }) =>
      session && meter ? [{ meter, elapsedMs: now - openedAt, transferMs: session.transferMs() }] : [],
    );
    if (isExtending || talking.length === 0) return;
    isExtending = true;
    extendReserves(runtime.db, talking)
      .then(({ exhausted, failures }) => {
        for (const callId of exhausted) endUnpaid(carried.get(callId));
        for (const error of failures) {
          runtime.log.warn({ err: error }, 'the reserves of running calls could not be extended; retrying');
        }
      })
      .catch((error: unknown) => runtime.log.error({ err: error }, 'the reserves of running calls failed'))
      .finally(() => (isExtending = false));
  };
}

function endUnpaid(call: CarriedCall | undefined): void {
  if (!call?.session) return;
  call.meter = null;
  call.session.endWithMessage({ status: 'completed', reason: 'insufficient_funds' });
}

/** Returns null for a call that ended before its conversation began. */
export async function awaitResult({ session }: CarriedCall): Promise<{ end: SessionEnd; durationMs: number } | null> {
  if (!session) return null;
  const { end, summary } = await session.done;
  return { end, durationMs: summary.durationMs };
}
