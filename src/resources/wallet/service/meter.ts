// Watches what a running call has reserved, for the process that carries it: extends the reserve ahead of the conversation
// and says when the wallet covers no more than a goodbye. Between extensions it needs no database.
import type { Runtime } from '../../../core/context.ts';
import { reserveFor } from '../charges.ts';
import { extendHold } from '../store.ts';
import { findPaidHold } from './holds.ts';

/** Extended when less than the first is left, to the second. */
const AHEAD_SECONDS = 40;
const EXTEND_SECONDS = 60;
/** A goodbye of 20 s and a look every few: from here on the call has to end. */
const LAST_SECONDS = 25;

export interface Meter {
  /** False when the call has to end. `transferMs`: of second legs, so far. */
  covers(elapsedMs: number, transferMs: number): Promise<boolean>;
  /** The prices of the call were raised. */
  refresh(): Promise<void>;
}

/** Null for a call that costs nothing. */
export async function openMeter(runtime: Runtime, callId: string): Promise<Meter | null> {
  const hold = await findPaidHold(runtime.db, callId);
  if (!hold) return null;
  let { prices, heldMicros } = hold;
  return {
    async refresh() {
      prices = (await findPaidHold(runtime.db, callId))?.prices ?? prices;
    },
    async covers(elapsedMs, transferMs) {
      const elapsed = Math.ceil(elapsedMs / 1000);
      // A second leg that is open runs on as long as the call does.
      const needed = (ahead: number) => {
        const onLeg = transferMs > 0 ? Math.ceil(transferMs / 1000) + ahead : 0;
        return reserveFor(prices, elapsed + ahead, onLeg);
      };
      if (needed(AHEAD_SECONDS) <= heldMicros) return true;
      const wanted = needed(EXTEND_SECONDS);
      const extended = await extendHold(runtime.db, callId, wanted);
      heldMicros = extended ?? heldMicros;
      return needed(LAST_SECONDS) <= heldMicros;
    },
  };
}
