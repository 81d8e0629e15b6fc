// The live calls of one process: claims them, keeps their leases, hears the wishes of API processes, drains. Built by app.ts
// for the roles all and voice. Everything that others need to know stands in rows; this map is nobody else's.
import { accountOf } from '../../phone-numbers/service/route.ts';
import { sleep, type Timer } from '../../../core/clock.ts';
import { createDatabaseClock } from '../../../database/database-clock.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Arrival } from '../../../providers/ports.ts';
import type { SessionEnd } from '../../../voice/host.ts';
import type { Session } from '../../../voice/session/session.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { extendReserves, openMeter, type Meter } from '../../wallet/service/meter.ts';
import { takeJoined, takeNext, type Claimant } from '../dispatch/admission.ts';
import { offerInbound } from '../dispatch/inbound.ts';
import {
  bothOf,
  NO_ROOM,
  NO_ROOM_ANYWHERE,
  NOT_HEARD,
  orGiveBack,
  reservePlace,
  type Place,
} from '../dispatch/stt-slots.ts';
import { findCallById, type CallRow } from '../rows/calls.ts';
import { claimOffered, findOffered, LEASE_TIMES, renewLeases, type Fence, type LeaseTimes } from '../rows/leases.ts';
import { hangUpKey } from '../rows/legs.ts';
import { CONTROL_CHANNEL } from '../rows/timeline.ts';
import { announceAgainAndAgain, countRoom } from '../rows/voice-processes.ts';
import { transition } from '../transitions.ts';
import { runAnswered } from './answer-call.ts';
import { createRoom, type Room } from './capacity.ts';
import { carryOut, newWishQueue, type WishQueue } from './commands.ts';
import { runJoined, type Joining } from './join-call.ts';
import { runCall, stopped } from './run-call.ts';
import { whileLeased } from './while-leased.ts';
import { inTransaction, type Db } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';

export interface LiveCalls {
  /** Claims and dials, those before it in the queue first; resolves when it is taken, is over, or waits for a slot. */
  place(callId: string): Promise<void>;
  /** Claims and dials what waits, as far as there are slots. */
  placeNext(workspaceId: string): Promise<void>;
  /**
   * Claims a call of the browser and talks on its line. Resolves with its end once it is over, or with why it cannot begin:
   * 'over' (or joined by somebody else), 'full' (no slot) or 'unfunded' (no money); the call has failed then.
   */
  join(
    callId: string,
    joining: Joining,
  ): Promise<{ end: SessionEnd; durationMs: number } | 'over' | 'full' | 'unfunded'>;
  /** The conversation of a call that is carried here. */
  sessionOf(callId: string): Session | 'beginning' | 'not here';
  count(): number;
  /** How many it may carry. */
  capacity: number;
  /** Takes no further call and waits up to `waitMs` for those that run, less once `hurry` resolves; the rest is ended. */
  drain(waitMs: number, hurry?: Promise<void>): Promise<void>;
}

interface Live {
  abort: AbortController;
  session: Session | null;
  /** When the conversation began, by the monotonic voice clock. */
  openedAt: number;
  /** Null for a call that costs nothing, and for one that says goodbye because nothing more can be reserved. */
  meter: Meter | null;
  /** Wishes are taken one after the other. */
  wishes: WishQueue;
  done: Promise<void>;
}

// What an ended session needs to store the rest of its recording.
const END_MS = 5_000;
const DRAIN_LOOK_MS = 100;

/** Null for a call that ended before its conversation began. */
async function resultOf({ session }: Live): Promise<{ end: SessionEnd; durationMs: number } | null> {
  if (!session) return null;
  const { end, summary } = await session.done;
  return { end, durationMs: summary.durationMs };
}

export interface LiveCallsParts {
  room?: Room;
  /** Connections of their own for leases: a pool that calls have filled must not cost those calls their leases. */
  leaseDb?: Db;
}

/** @param owner names this process in the leases; another one after each start */
export function createLiveCalls(
  runtime: Runtime,
  owner: string,
  times: LeaseTimes = LEASE_TIMES,
  { room = createRoom(Infinity), leaseDb = runtime.db }: LiveCallsParts = {},
): LiveCalls {
  const live = new Map<string, Live>();
  const databaseClock = createDatabaseClock(runtime.clock);
  /** Workspaces whose next paced call is looked for soon. */
  const looks = new Map<string, { at: number; timer: Timer }>();
  const claimant: Claimant = { owner, leaseMs: times.leaseMs, databaseClock, takeRoom: () => room.take() };
  let draining = false;
  let timer: Timer | null = null;

  const hangUp = (call: Live): void => call.abort.abort(new Error('the call is over'));
  const endByApi = (call: Live): void => {
    if (call.session) call.session.end({ status: 'completed', reason: 'ended_by_api' });
    else hangUp(call);
  };

  const look = async (callId: string): Promise<void> => {
    const row = await findCallById(runtime.db, callId);
    const call = live.get(callId);
    if (!row || !call) return;
    if (row.ended_at) hangUp(call);
    else if (row.end_requested_at) endByApi(call);
    else if (call.session) await carryOut(runtime, row, call.session, call.wishes);
  };

  const renew = async (): Promise<void> => {
    const ids = [...live.keys()];
    const held = await renewLeases(leaseDb, owner, ids, times.leaseMs);
    for (const id of ids) {
      const call = live.get(id);
      if (!call) continue;
      if (!held.has(id)) hangUp(call);
      else if (held.get(id)!.endRequested) endByApi(call);
      // A NOTIFY may have got lost.
      else if (held.get(id)!.hasWishes) await look(id);
    }
  };

  let isExtending = false;
  /** Calls that nothing more can be reserved for say goodbye and end. Leases do not wait for it. */
  const extend = (): void => {
    const now = runtime.voiceClock.monotonic();
    const talking = [...live.values()].flatMap(({ session, meter, openedAt }) =>
      session && meter ? [{ meter, elapsedMs: now - openedAt, transferMs: session.transferMs() }] : [],
    );
    if (isExtending || talking.length === 0) return;
    isExtending = true;
    extendReserves(runtime.db, talking)
      .then(({ exhausted, failures }) => {
        for (const callId of exhausted) endUnpaid(live.get(callId));
        for (const error of failures)
          runtime.log.warn({ err: error }, 'the reserves of running calls could not be extended yet');
      })
      .catch((error: unknown) => runtime.log.error({ err: error }, 'the reserves of running calls failed'))
      .finally(() => (isExtending = false));
  };
  const endUnpaid = (call: Live | undefined): void => {
    if (!call?.session) return;
    call.meter = null;
    call.session.endPolitely({ status: 'completed', reason: 'insufficient_funds' });
  };

  const beat = (): void => {
    timer = runtime.clock.after(times.renewMs, () => {
      extend();
      renew()
        // The lease outlasts a few failed renewals; when the database stays away longer, the call is lost anyway.
        .catch((error: unknown) => runtime.log.warn({ err: error }, 'the leases of live calls could not be renewed'))
        .finally(() => (live.size > 0 ? beat() : (timer = null)));
    });
  };

  const announcing = announceAgainAndAgain(runtime, leaseDb, owner, () => (draining ? 0 : room.offered()));

  runtime.notifications.listen(CONTROL_CHANNEL, (payload) => {
    for (const id of payload === null ? [...live.keys()] : live.has(payload) ? [payload] : []) {
      look(id).catch((error: unknown) => runtime.log.warn({ err: error, callId: id }, 'a wish could not be read yet'));
    }
  });

  const begin = (row: CallRow, meter: Meter | null, isPaced: boolean, place: Place, run = runCall): Live => {
    const abort = new AbortController();
    const call: Live = { abort, session: null, openedAt: 0, meter, wishes: newWishQueue(), done: Promise.resolve() };
    live.set(row.id, call);
    if (!timer) beat();
    const fence = { callId: row.id, token: row.lease_token };
    const onSession = (session: Session) => {
      call.session = session;
      call.openedAt = runtime.voiceClock.monotonic();
    };
    const onRepriced = async () => meter?.refresh();
    const placed = { runtime, call: row, fence, isPaced, databaseClock, signal: abort.signal, onSession, onRepriced };
    call.done = run(placed).finally(() => {
      live.delete(row.id);
      place();
    });
    return call;
  };

  /** Ends because each round takes one call out of the queue. */
  const fill = async (workspaceId: string, callId?: string): Promise<void> => {
    for (;;) {
      if (draining) throw new Error('this process takes no further calls');
      const wake = () => lookLater(workspaceId, 0);
      const taken = await takeNext(runtime, workspaceId, { ...claimant, wake }, callId);
      if (taken.type === 'nothing') {
        if (taken.lookInMs !== null) lookLater(workspaceId, taken.lookInMs);
        return;
      }
      if (taken.type === 'again') continue;
      const { call, isPaced, place } = taken;
      await orGiveBack(place, async () => {
        const meter = await whileLeased({ runtime, call }, () => openMeter(runtime, call.id));
        begin(call, meter, isPaced, place);
      });
    }
  };

  /** Jobs with a time are found by polling, which is too coarse for a pace; the timer is precise, the job stands in for it. */
  const lookLater = (workspaceId: string, ms: number): void => {
    const at = runtime.clock.monotonic() + ms;
    const planned = looks.get(workspaceId);
    if (planned && planned.at <= at) return;
    planned?.timer.cancel();
    const timer = runtime.clock.after(ms, () => {
      looks.delete(workspaceId);
      if (draining) return;
      fill(workspaceId).catch((error: unknown) =>
        runtime.log.warn({ err: error, workspaceId }, 'the next paced call could not be dialed yet'),
      );
    });
    looks.set(workspaceId, { at, timer });
  };

  /** Ends a call that was accepted and that nobody can carry. @throws CallLost when somebody else has it meanwhile */
  const failUnheard = async (fence: Fence, reason: 'busy' | 'concurrency_timeout', detail: string): Promise<void> => {
    const { callId } = fence;
    const how = { to: 'failed' as const, reason, detail, at: new Date(runtime.clock.now()) };
    await inTransaction(runtime.db, async (trx) => {
      const row = await transition(trx, runtime, callId, how, fence);
      if (row) await enqueue(trx, 'calls.hang-up', { callId }, { jobKey: hangUpKey(callId) });
    });
  };

  /** Not claimed: another process may take it, or this one in a moment. Where there is no room anywhere, the caller hears busy. */
  const passOn = async (arrival: Arrival): Promise<void> => {
    const offered = await findOffered(runtime.db, arrival.callId);
    if (!offered) return arrival.refuse();
    const left = draining ? null : await countRoom(runtime.db);
    // What is offered counts as carried, this call too.
    if (left === null || left >= 0) return arrival.wait();
    await failUnheard(offered, 'busy', NO_ROOM_ANYWHERE);
    arrival.refuse();
  };

  /** Takes over an inbound call whose audio has come here. */
  const answer = async (arrival: Arrival): Promise<void> => {
    const taken = draining ? null : room.take();
    if (!taken) return passOn(arrival);
    const about = { runtime, call: { id: arrival.callId } };
    const call = await orGiveBack(taken, () =>
      whileLeased(about, (isAgain) => claimOffered(runtime.db, arrival.callId, owner, times.leaseMs, isAgain)),
    );
    if (!call) {
      taken();
      return arrival.refuse();
    }
    const heard = await orGiveBack(taken, () =>
      whileLeased(about, () => reservePlace(runtime.db, runtime, call, null)),
    );
    if (heard === null) {
      taken();
      arrival.refuse();
      return failUnheard({ callId: call.id, token: call.lease_token }, 'concurrency_timeout', NOT_HEARD);
    }
    const place = bothOf(heard, taken);
    await orGiveBack(place, async () => {
      const [meter, number] = await whileLeased(about, async () => [
        await openMeter(runtime, call.id),
        await findActiveNumber(runtime.db, call.workspace_id, call.to_number ?? ''),
      ]);
      const account = number && accountOf(runtime, number);
      const open = (signal: AbortSignal) => arrival.accept(account, signal);
      begin(call, meter, false, place, (placed) => runAnswered(placed, open));
    });
  };
  for (const carrier of runtime.providers.carriers()) {
    carrier.onArrival?.((arrival) => {
      answer(arrival).catch((error: unknown) => {
        runtime.log.error({ err: error, callId: arrival.callId }, 'an inbound call could not be answered');
        arrival.refuse();
      });
    });
    carrier.onOffer?.(async ({ from, to }) => {
      if (room.taken() >= room.capacity) return { refused: 'busy', detail: NO_ROOM };
      const taken = await offerInbound(runtime, { carrier: carrier.id, ref: null, from, to });
      if (taken.type === 'accepted') return { callId: taken.callId };
      // A carrier in this process has nobody to forward to.
      return taken.type === 'refused'
        ? { refused: taken.reason, detail: taken.detail }
        : { refused: 'busy', detail: 'no agent can answer now' };
    });
  }

  return {
    async place(callId) {
      const call = await findCallById(runtime.db, callId);
      if (call) await fill(call.workspace_id, callId);
    },
    placeNext: (workspaceId) => fill(workspaceId),
    async join(callId, joining) {
      if (draining) throw new Error('this process takes no further calls');
      const taken = await takeJoined(runtime, callId, claimant);
      if (taken.type !== 'call') return taken.type;
      const { call: row, place } = taken;
      const call = await orGiveBack(place, async () =>
        begin(row, await openMeter(runtime, row.id), false, place, (placed) => runJoined(placed, joining)),
      );
      await call.done;
      return (await resultOf(call)) ?? 'over';
    },
    sessionOf(callId) {
      const call = live.get(callId);
      return call ? (call.session ?? 'beginning') : 'not here';
    },
    count: () => live.size,
    capacity: room.capacity,
    async drain(waitMs, hurry) {
      draining = true;
      announcing.now();
      for (const look of looks.values()) look.timer.cancel();
      let deadline = runtime.clock.monotonic() + waitMs;
      void hurry?.then(() => (deadline = 0));
      while (live.size > 0 && runtime.clock.monotonic() < deadline) await sleep(runtime.clock, DRAIN_LOOK_MS);
      const left = [...live.values()];
      for (const call of left) {
        if (call.session) call.session.end(stopped());
        else hangUp(call);
      }
      await Promise.race([Promise.all(left.map(({ done }) => done)), sleep(runtime.clock, END_MS)]);
      timer?.cancel();
      await announcing.stop();
    },
  };
}
