// Holds of legs that continue at the carrier: after a cold transfer, or to a fallback number. The full amount is reserved before
// the carrier request, because it cannot be extended later. Invariants: the carrier's time limit equals the duration that the
// hold covers; a leg is settled once, whichever source reports its end.
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { chargesOf, NOTHING, sumOf } from '../charges.ts';
import { pricesOf, type PricingKey, type Price } from '../rates.ts';
import * as store from '../store.ts';
import { countryRooms } from '../store/countries.ts';
import { selectCharged } from '../store/usage.ts';
import { capsOf, overCap, withinCaps } from './countries.ts';
import { legHoldId, NO_AGENT, settleCharges } from './holds.ts';
import { capsOfWallet, explainRefusal } from './refusal.ts';

/** The shortest leg worth dialing. */
const MIN_SECONDS = 60;

interface LegRequest {
  workspaceId: string;
  id: string;
  /** Maximum seconds to reserve. */
  maxSeconds: number;
  /** Called numbers for which the operator pays a carrier: of the leg, and of the call that it continues. */
  destinations: readonly string[];
}

/**
 * Reserves as many seconds of a leg as the wallet covers. Call it last in the transaction, because the wallet's row is locked
 * until the commit.
 * @returns maximum seconds of the leg from its answer
 * @throws Failure `insufficient_funds` if that is less than a minute
 */
export async function holdForLeg(
  trx: Trx,
  runtime: Uses<'log' | 'rates'>,
  { workspaceId, id, maxSeconds, destinations }: LegRequest,
): Promise<number> {
  const prices = legPrices(runtime, { ...NO_AGENT, destinations });
  const wallet = await store.lockWallet(trx, workspaceId);
  const caps = capsOf(runtime, destinations);
  const remaining = await countryRooms(trx, workspaceId, caps);
  const least = costOf(prices, Math.min(maxSeconds, MIN_SECONDS));
  const full = remaining.find(({ micros }) => micros < least);
  if (full) throw overCap(runtime, full.country);
  const available = Math.min(wallet ? remainingOf(wallet) : 0, ...remaining.map(({ micros }) => micros));
  const seconds = Math.min(maxSeconds, secondsFor(prices, available));
  if (seconds < Math.min(maxSeconds, MIN_SECONDS)) {
    throw await explainRefusal(trx, workspaceId, { what: 'the transferred call', micros: costOf(prices, MIN_SECONDS) });
  }
  const countries = JSON.stringify(caps);
  const hold = { workspaceId, callId: id, prices: JSON.stringify(prices), countries, micros: costOf(prices, seconds) };
  if (!(await withinCaps(runtime, workspaceId, store.insertHold(trx, hold))))
    throw await explainRefusal(trx, workspaceId, { what: 'the transferred call', micros: hold.micros });
  return seconds;
}

/**
 * Charges a leg for its duration and releases the rest of its reserve. A second run changes nothing. Call it last in the transaction.
 * @param seconds from answer to end; 0 when it was not answered
 */
export async function settleLeg(
  trx: Trx,
  runtime: Uses<'log'>,
  { workspaceId, id, seconds }: { workspaceId: string; id: string; seconds: number },
): Promise<void> {
  const hold = await store.lockHold(trx, id);
  if (!hold || hold.settled_at || hold.workspace_id !== workspaceId) return;
  const prices = hold.prices;
  await settleCharges(trx, runtime, 'leg', { ...hold, prices }, { ...NOTHING, transferSeconds: seconds });
}

/** Releases the reserve of a leg that was not dialed or that the carrier refused. Call it last in the transaction. */
export async function cancelLeg(trx: Trx, id: string): Promise<void> {
  await store.deleteHold(trx, id);
}

/** Returns what the legs after these calls cost, micro-units, by the id of the call. Legs that were not charged are missing. */
export async function legCosts(db: Db, callIds: readonly string[]): Promise<Map<string, number>> {
  const callOf = new Map(callIds.map((id) => [legHoldId(id), id]));
  const charged = await selectCharged(db, [...callOf.keys()]);
  return new Map(charged.map(({ call_id: id, total_micros: micros }) => [callOf.get(id)!, micros]));
}

function legPrices({ rates }: Uses<'rates'>, pricing: PricingKey): Price[] {
  return pricesOf(rates, pricing).filter(({ item }) => item === 'transfer');
}

function costOf(prices: readonly Price[], seconds: number): number {
  return sumOf(chargesOf(prices, { ...NOTHING, transferSeconds: seconds }));
}

/** Whole seconds that an amount covers. */
function secondsFor(prices: readonly Price[], availableMicros: number): number {
  const perSecond = prices.reduce((sum, { micros, per }) => sum + micros / per, 0);
  return perSecond === 0 ? Infinity : Math.floor(Math.max(0, availableMicros) / perSecond);
}

/** Maximum amount that can still be reserved: the minimum of the balance and the remainder of each cap. */
function remainingOf(wallet: store.WalletNow): number {
  const { posted_micros: posted, held_micros: held } = wallet;
  const remainders = capsOfWallet(wallet).map(({ micros, spent }) => micros - spent);
  return Math.min(wallet.prepaid ? posted - held : Infinity, ...remainders);
}
