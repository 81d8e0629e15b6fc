// Watches what running calls have reserved, for the process that carries them: extends the reserves ahead of the conversations and
// says which of them the wallet covers no longer than for a goodbye. All calls of a process that need more ask in one statement;
// between extensions nothing is asked.
import type { Runtime } from '../../../runtime.ts';
import { reserveFor } from '../charges.ts';
import { extendHolds, type WantedHold } from '../store.ts';
import { findPaidHold } from './holds.ts';
import type { Db } from '../../../database/transaction.ts';

/** Extended when less than the first is left, to the second. */
const AHEAD_SECONDS = 40;
const EXTEND_SECONDS = 60;
/** A goodbye of 20 s and a look every few: from here on the call has to end. */
const LAST_SECONDS = 25;

/** How far a call has come. */
export interface Progress {
  elapsedMs: number;
  /** Of second legs, so far. */
  transferMs: number;
}

export interface CallMeter {
  readonly callId: string;
  readonly workspaceId: string;
  /** Micro-units that the call should have reserved by now; null: what it has is enough. */
  wants(progress: Progress): number | null;
  /** It has so much now. */
  note(heldMicros: number): void;
  /** False when the call has to end. */
  lasts(progress: Progress): boolean;
  /** The prices of the call were raised. */
  refresh(): Promise<void>;
}

/** Null for a call that costs nothing. */
export async function openMeter(runtime: Pick<Runtime, 'db'>, callId: string): Promise<CallMeter | null> {
  const hold = await findPaidHold(runtime.db, callId);
  if (!hold) return null;
  let { prices, heldMicros } = hold;
  const needed = ({ elapsedMs, transferMs }: Progress, ahead: number): number => {
    const elapsed = Math.ceil(elapsedMs / 1000);
    // A second leg that is open runs on as long as the call does.
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
 * Extends the reserves of those that need more, in one statement. Where that fails, each workspace is asked for by itself, so that
 * a wallet that somebody has locked costs the calls of others nothing.
 * @returns the calls that have to end, and what failed; a call of which nothing is known is asked for again at the next look
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
