// The live calls of one process: claims them, keeps their leases, hears the wishes of API processes, drains. Built by app.ts
// for the roles all and voice. Everything that others need to know stands in rows; this map is nobody else's.
import { sleep, type Timer } from '../../../core/clock.ts';
import type { Runtime } from '../../../core/context.ts';
import type { Arrival } from '../../../providers/ports.ts';
import type { SessionEnd } from '../../../voice/host.ts';
import { createDatabaseClock } from '../../../database/clock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Session } from '../../../voice/session.ts';
import { accountOf, findActiveNumber } from '../../phone-numbers/service.ts';
import { openMeter, type Meter } from '../../wallet/service.ts';
import { takeJoined, takeNext, type Claimant } from '../admission.ts';
import { carryOut, newWishQueue, type WishQueue } from '../control/live.ts';
import { NOT_HEARD, orGiveBack, reservePlace, type Place } from '../hearing.ts';
import { offerInbound } from '../inbound.ts';
import { claimOffered, LEASE_TIMES, renewLeases, type LeaseTimes } from '../leases.ts';
import { findCallById, type CallRow } from '../store.ts';
import { CONTROL_CHANNEL } from '../timeline.ts';
import { transition } from '../transitions.ts';
import { runAnswered } from './answer.ts';
import { runJoined, type Joining } from './join.ts';
import { runCall, stopped } from './place.ts';
import { announceProcess } from './processes.ts';

export interface LiveCalls {
  /** Claims and dials, those before it in the queue first; resolves when it is taken, is over, or waits for a slot. */
  place(callId: string): Promise<void>;
  /** Claims and dials what waits, as far as there are slots. */
  placeNext(workspaceId: string): Promise<void>;
  /**
   * Claims a call of the browser and talks on its line. Resolves with its end once it is over, or with why it cannot begin:
   * 'over' (or joined by somebody else), 'full' (no slot; the call has failed).
   */
  join(callId: string, joining: Joining): Promise<{ end: SessionEnd; durationMs: number } | 'over' | 'full'>;
  /** The conversation of a call that is carried here. */
  sessionOf(callId: string): Session | 'beginning' | 'not here';
  count(): number;
  /** Takes no further call and waits up to `waitMs` for those that run, less once `hurry` resolves; the rest is ended. */
  drain(waitMs: number, hurry?: Promise<void>): Promise<void>;
}

interface Live {
  abort: AbortController;
  session: Session | null;
  /** When the conversation began, by the monotonic voice clock. */
  openedAt: number;
  /** Null for a call that costs nothing, and while its reserve is looked at. */
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

/** @param owner names this process in the leases; another one after each start */
export function createLiveCalls(runtime: Runtime, owner: string, times: LeaseTimes = LEASE_TIMES): LiveCalls {
  const live = new Map<string, Live>();
  const databaseClock = createDatabaseClock(runtime.clock);
  /** Workspaces whose next paced call is looked for soon. */
  const looks = new Map<string, { at: number; timer: Timer }>();
  const claimant: Claimant = { owner, leaseMs: times.leaseMs, databaseClock };
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
    const held = await renewLeases(runtime.db, owner, ids, times.leaseMs);
    for (const id of ids) {
      const call = live.get(id);
      if (!call) continue;
      if (!held.has(id)) hangUp(call);
      else if (held.get(id)!.endRequested) endByApi(call);
      else {
        checkFunds(id, call);
        // A NOTIFY may have got lost.
        if (held.get(id)!.hasWishes) await look(id);
      }
    }
  };

  /** A call that nothing more can be reserved for says goodbye and ends. Leases do not wait for it. */
  const checkFunds = (callId: string, call: Live): void => {
    const { session, meter, openedAt } = call;
    if (!session || !meter) return;
    // No second look while this one runs, and none after the goodbye has begun.
    call.meter = null;
    meter
      .covers(runtime.voiceClock.monotonic() - openedAt, session.transferMs())
      .then((isCovered) => {
        if (isCovered) call.meter = meter;
        else session.endPolitely({ status: 'completed', reason: 'insufficient_funds' });
      })
      .catch((error: unknown) => {
        call.meter = meter;
        runtime.log.warn({ err: error, callId }, 'the reserve of a call could not be extended yet');
      });
  };

  /** Others may be asked for the calls that live here. */
  const announce = (): void => {
    announceProcess(runtime.db, owner, runtime.internalUrl()).catch((error: unknown) =>
      runtime.log.warn({ err: error }, 'where this process is reached could not be written'),
    );
  };

  const beat = (): void => {
    announce();
    timer = runtime.clock.after(times.renewMs, () => {
      renew()
        // The lease outlasts a few failed renewals; when the database stays away longer, the call is lost anyway.
        .catch((error: unknown) => runtime.log.warn({ err: error }, 'the leases of live calls could not be renewed'))
        .finally(() => (live.size > 0 ? beat() : (timer = null)));
    });
  };

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
      await orGiveBack(place, async () => begin(call, await openMeter(runtime, call.id), isPaced, place));
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

  const refuseUnheard = async (arrival: Arrival): Promise<void> => {
    arrival.refuse();
    const at = new Date(runtime.clock.now());
    const how = { to: 'failed' as const, reason: 'concurrency_timeout' as const, detail: NOT_HEARD, at };
    await inTransaction(runtime.db, (trx) => transition(trx, runtime, arrival.callId, how));
  };

  /** Takes over an inbound call whose audio has come here. */
  const answer = async (arrival: Arrival): Promise<void> => {
    const taken = draining ? undefined : await claimOffered(runtime.db, arrival.callId, owner, times.leaseMs);
    if (!taken) return arrival.refuse();
    const place = await reservePlace(runtime.db, runtime, taken, null);
    if (place === null) return refuseUnheard(arrival);
    await orGiveBack(place, async () => {
      const meter = await openMeter(runtime, taken.id);
      const number = await findActiveNumber(runtime.db, taken.workspace_id, taken.to_number ?? '');
      const account = number && accountOf(runtime, number);
      const open = (signal: AbortSignal) => arrival.accept(account, signal);
      begin(taken, meter, false, place, (placed) => runAnswered(placed, open));
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
    async drain(waitMs, hurry) {
      draining = true;
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
    },
  };
}
