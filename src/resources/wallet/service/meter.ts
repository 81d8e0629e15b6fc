// Watches what a running call has reserved, for the process that carries it: extends the reserve ahead of the conversation
// and says when the wallet covers no more than a goodbye. Between extensions it needs no database.
import type { Runtime } from '../../../core/context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { reserveFor } from '../charges.ts';
import { extendHold, findPaidHold } from './holds.ts';

/** Extended when less than the first is left, to the second. */
const AHEAD_SECONDS = 40;
const EXTEND_SECONDS = 60;
/** A goodbye of 20 s and a look every few: from here on the call has to end. */
const LAST_SECONDS = 25;

export interface Meter {
  /** False when the call has to end. */
  covers(elapsedMs: number): Promise<boolean>;
}

/** Null for a call that costs nothing. */
export async function openMeter(runtime: Runtime, callId: string): Promise<Meter | null> {
  const hold = await findPaidHold(runtime.db, callId);
  if (!hold) return null;
  const { prices } = hold;
  let { heldMicros } = hold;
  return {
    async covers(elapsedMs) {
      const elapsed = Math.ceil(elapsedMs / 1000);
      if (reserveFor(prices, elapsed + AHEAD_SECONDS) <= heldMicros) return true;
      const wanted = reserveFor(prices, elapsed + EXTEND_SECONDS);
      const extended = await inTransaction(runtime.db, (trx) => extendHold(trx, callId, wanted));
      heldMicros = extended ?? heldMicros;
      return reserveFor(prices, elapsed + LAST_SECONDS) <= heldMicros;
    },
  };
}
