// Meters the running calls of a process: extends their reserves in advance and reports the calls for which the wallet covers only
// a goodbye. One statement extends all calls of the process that need it; between extensions there are no queries.
import type { Db } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { reserveFor } from '../charges.ts';
import { extendHolds, type WantedHold } from '../store.ts';
import { findPaidHold } from './holds.ts';

/** When less than AHEAD_SECONDS is left, the reserve is extended to EXTEND_SECONDS. */
const AHEAD_SECONDS = 40;
const EXTEND_SECONDS = 60;
/** When less is left, the call must end: a goodbye of 20 s, and a check every few seconds. */
const LAST_SECONDS = 25;

/** Elapsed time of a call. */
interface Progress {
  elapsedMs: number;
  /** Duration of second legs so far. */
  transferMs: number;
}

export interface CallMeter {
  readonly callId: string;
  readonly workspaceId: string;
  /** Micro-units that the call should have reserved now; null if its reserve suffices. */
  wants(progress: Progress): number | null;
  /** Sets the current reserve. */
  note(heldMicros: number): void;
  /** Returns false if the call must end. */
  lasts(progress: Progress): boolean;
  /** Reloads prices after they were raised. */
  refresh(): Promise<void>;
}

/** Returns null for a free call. */
export async function openMeter(runtime: Uses<'db'>, callId: string): Promise<CallMeter | null> {
  const hold = await findPaidHold(runtime.db, callId);
  if (!hold) return null;
  let { prices, heldMicros } = hold;
  const needed = ({ elapsedMs, transferMs }: Progress, ahead: number): number => {
    const elapsed = Math.ceil(elapsedMs / 1000);
    // An open second leg lasts as long as the call.
    const onLeg = transferMs > 0 ? Math.ceil(transferMs / 1000) + ahead : 0;
    return reserveFor(prices, elapsed + ahead, onLeg);
  };
  return {
    callId,
    workspaceId: hold.workspaceId,
    wants: (progress) => (needed(progress, AHEAD_SECONDS) <= heldMicros ? null : needed(progress, EXTEND_SECONDS)),
    note: (micros) => void (heldMicros = micros),
    lasts: (progress) => needed(progress, LAST_SECONDS) <= heldMicros,
    async refresh() {
      prices = (await findPaidHold(runtime.db, callId))?.prices ?? prices;
    },
  };
}

export interface MeteredCall extends Progress {
  meter: CallMeter;
}

/**
 * Extends the reserves of calls that need it, in one statement. If that fails, extends each workspace separately, so that one
 * locked wallet does not affect the calls of others.
 * @returns the calls that must end, and errors; a call without a result is retried at the next check
 */
export async function extendReserves(
  db: Db,
  calls: readonly MeteredCall[],
): Promise<{ exhausted: string[]; failures: unknown[] }> {
  const short = calls.flatMap((call) => {
    const toMicros = call.meter.wants(call);
    return toMicros === null ? [] : [{ ...call, callId: call.meter.callId, toMicros }];
  });
  if (short.length === 0) return { exhausted: [], failures: [] };
  const { held, failures } = await extendTogether(db, short);
  const exhausted = short.filter((call) => {
    const micros = held.get(call.callId);
    if (micros === undefined) return false;
    call.meter.note(micros);
    return !call.meter.lasts(call);
  });
  return { exhausted: exhausted.map(({ callId }) => callId), failures };
}

async function extendTogether(
  db: Db,
  wanted: readonly (WantedHold & MeteredCall)[],
): Promise<{ held: Map<string, number>; failures: unknown[] }> {
  try {
    return { held: await extendHolds(db, wanted), failures: [] };
  } catch (error) {
    const groups = [...Map.groupBy(wanted, ({ meter }) => meter.workspaceId).values()];
    const held = new Map<string, number>();
    if (groups.length === 1) return { held, failures: [error] };
    const failures: unknown[] = [];
    for (const group of groups) {
      try {
        for (const [callId, micros] of await extendHolds(db, group)) held.set(callId, micros);
      } catch (failure) {
        failures.push(failure);
      }
    }
    return { held, failures };
  }
}
