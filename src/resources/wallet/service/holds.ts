// Holds: the funds of a call are reserved before it is dialed, extended while it runs, and settled once in the transaction that
// ends it. Invariants: a charge equals the sum of its items and its ledger line. Usage is charged in full; an amount that the
// balance does not cover is a debt that blocks further reservations. Free calls never touch the wallet's row. With BILLING=off,
// no balance is needed, and a charge is counted as spending without a ledger line.
import type { CallCost } from '../../../../generated/types.ts';
import { Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { toMoney } from '../../../core/money.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { chargesOf, NOTHING, reserveFor, sumOf, type Used } from '../charges.ts';
import { higherOf, pricesOf, type PricingKey, type Price } from '../rates.ts';
import * as store from '../store.ts';
import { countryRooms } from '../store/countries.ts';
import { settleHold } from '../store/settlement.ts';
import { toCallCost } from '../wire.ts';
import { handleLowBalance } from './alerts.ts';
import { capsOf, overCap, withinCaps } from './countries.ts';
import { explainRefusal } from './refusal.ts';

/** Returns the id of the hold of a leg that continues at the carrier. @param name its call's id, or the id of a forwarded call */
export const legHoldId = (name: string): string => `leg_${name.replace(/^call_/, '')}`;

/** Pricing of a call without an agent. */
export const NO_AGENT: PricingKey = { route: 'phone', stt: 'captions', llm: 'builtin', tts: 'builtin' };
/** Pricing of usage outside of a call, to be completed by the provider that is used. */
export const NO_CALL: PricingKey = { ...NO_AGENT, route: 'web' };

/** Seconds that are reserved before a call is dialed. */
const FIRST_SECONDS = 60;

/**
 * Reserves the first minute of a call and stores the current prices for it. Call it last in the transaction, because the
 * wallet's row is locked until the commit.
 * @throws Failure `insufficient_funds`
 */
export async function holdForCall(
  trx: Trx,
  runtime: Uses<'log' | 'rates'>,
  workspaceId: string,
  callId: string,
  pricing: PricingKey,
): Promise<void> {
  const prices = pricesOf(runtime.rates, pricing);
  const micros = reserveFor(prices, FIRST_SECONDS);
  const countries = JSON.stringify(capsOf(runtime, pricing.destinations));
  const hold = { workspaceId, callId, prices: JSON.stringify(prices), countries, micros };
  if (!(await withinCaps(runtime, workspaceId, store.insertHold(trx, hold))))
    throw await explainRefusal(trx, workspaceId, { what: 'the call', micros });
}

/** The initial reserve of such a call, micro-units. */
export function firstReserve({ rates }: Uses<'rates'>, pricing: PricingKey): number {
  return reserveFor(pricesOf(rates, pricing), FIRST_SECONDS);
}

/** Checks whether the first minute of such a call could be reserved now, without reserving. @throws Failure `insufficient_funds` */
export async function requireCallFunds(
  db: Db,
  runtime: Uses<'rates'>,
  workspaceId: string,
  pricing: PricingKey,
): Promise<void> {
  await requireFunds(db, workspaceId, { what: 'the call', micros: firstReserve(runtime, pricing) });
}

/** Checks whether the balance and the caps allow a purchase now, without reserving. @throws Failure `insufficient_funds` */
export async function requireFunds(
  db: Db,
  workspaceId: string,
  { what, micros }: { what: string; micros: number },
): Promise<void> {
  if (micros === 0 || (await store.hasFunds(db, workspaceId, micros))) return;
  throw await explainRefusal(db, workspaceId, { what, micros });
}

/** Whether a call has a hold, open or settled. */
export async function hasHold(db: Db, callId: string): Promise<boolean> {
  return (await store.selectHold(db, callId)) !== undefined;
}

/** Returns prices and reserve of a call for the meter; null if the call is free or over. */
export async function findPaidHold(
  db: Db,
  callId: string,
): Promise<{ workspaceId: string; prices: Price[]; heldMicros: number } | null> {
  const hold = await store.selectHold(db, callId);
  if (!hold || hold.settled_at) return null;
  const prices = hold.prices;
  return prices.some(({ micros }) => micros > 0)
    ? { workspaceId: hold.workspace_id, prices, heldMicros: hold.held_micros - hold.sms_micros }
    : null;
}

/**
 * Reserves the first minute of a second leg of a running call, in addition to the call's reserve, and raises the telephony price to
 * the price of the second leg. After the leg is answered, the meter extends both.
 * @throws Failure `insufficient_funds`
 */
export async function reserveSecondLeg(
  trx: Trx,
  runtime: Uses<'log' | 'rates'>,
  callId: string,
  destinations: readonly string[],
): Promise<void> {
  // The common lock order: hold, wallet, then countries, which setPrices counts.
  await store.lockHold(trx, callId);
  const hold = await findPaidHold(trx, callId);
  if (!hold) return;
  await store.lockWallet(trx, hold.workspaceId);
  const { heldMicros, workspaceId } = hold;
  const increased = pricesOf(runtime.rates, { ...NO_AGENT, destinations }).filter(({ item }) => item === 'telephony');
  const prices = higherOf(hold.prices, increased);
  const more = sumOf(chargesOf(prices, { ...NOTHING, transferMs: FIRST_SECONDS * 1000 }));
  const caps = capsOf(runtime, destinations);
  await withinCaps(runtime, workspaceId, store.setPrices(trx, callId, JSON.stringify(prices), caps));
  if ((await store.extendHold(trx, callId, heldMicros + more)) !== null) return;
  const full = (await countryRooms(trx, workspaceId, caps)).find(({ micros }) => micros <= 0);
  throw full
    ? overCap(runtime, full.country)
    : await explainRefusal(trx, workspaceId, { what: 'the second leg', micros: more });
}

/** Raises each price of a running call to the higher one, for a handoff to another agent. Runs in the given transaction. */
export async function raisePrices(
  trx: Trx,
  runtime: Uses<'rates'>,
  callId: string,
  pricing: PricingKey,
): Promise<void> {
  const hold = await store.lockHold(trx, callId);
  if (!hold || hold.settled_at) return;
  const raised = higherOf(hold.prices, pricesOf(runtime.rates, pricing));
  await store.setPrices(trx, callId, JSON.stringify(raised));
}

/**
 * Charges the usage of a call, including text messages, at the prices of its start, and releases the rest of the reserve. A
 * second run changes nothing. Call it last in the transaction, like holdForCall.
 * @param used null when the call was not answered
 * @returns micro-units charged
 */
export async function settleCall(trx: Trx, runtime: Uses<'log'>, callId: string, used: Used | null): Promise<number> {
  const hold = await store.lockHold(trx, callId);
  if (!hold) return 0;
  if (hold.settled_at) return hold.total_micros ?? 0;
  // Counted from the reserves, not the timeline, because a call may end while the carrier is still accepting its message.
  const withMessages = { ...(used ?? NOTHING), smsSegments: hold.sms_segments };
  return settleCharges(trx, runtime, 'call', { ...hold, prices: hold.prices }, withMessages);
}

type Unsettled = Pick<store.OpenHold, 'workspace_id' | 'call_id' | 'held_micros'> & { prices: readonly Price[] };

/** A call is charged for everything except its transfer; the leg after a transfer only for the transfer. */
type Charged = 'call' | 'leg';

/** @param hold locked, or inserted in this transaction */
export async function settleCharges(
  trx: Trx,
  runtime: Uses<'log'>,
  charged: Charged,
  hold: Unsettled,
  used: Used,
): Promise<number> {
  const prices = hold.prices.filter(({ item }) => (item === 'transfer') === (charged === 'leg'));
  const items = chargesOf(prices, used);
  const total = sumOf(items);
  const movementId = total > 0 ? newId('txn') : null;
  const settlement = { items: JSON.stringify(items), totalMicros: total, movementId };
  const wallet = await settleHold(trx, hold, settlement);
  if (!wallet?.prepaid || total === 0) return total;
  await handleLowBalance(trx, runtime, hold.workspace_id, wallet, total);
  if (wallet.posted_micros < 0) await auditDebt(trx, hold, wallet.posted_micros);
  return total;
}

async function auditDebt(trx: Trx, { workspace_id: workspaceId, call_id }: Unsettled, postedMicros: number) {
  const changes = { charge: call_id, balance: { ...toMoney(postedMicros) } };
  await auditSystem(trx, workspaceId, { action: 'wallet.overdrawn', targetId: workspaceId, changes });
}

/** Charges immediately, through a hold that reserves nothing and is settled at the same time. */
async function chargeAtOnce(
  trx: Trx,
  runtime: Uses<'log'>,
  workspaceId: string,
  { id, agentId, prices, used }: { id: string; agentId?: string; prices: readonly Price[]; used: Used },
): Promise<number> {
  await store.insertFreeHold(trx, { workspaceId, callId: id, prices: JSON.stringify(prices), agentId });
  return settleCharges(trx, runtime, 'call', { workspace_id: workspaceId, call_id: id, prices, held_micros: 0 }, used);
}

/** More messages than a call needs. Each costs the operator the price of its country. */
const MAX_MESSAGES = 3;

/**
 * Reserves a text message of a running call before it is sent. It is charged at the end of the call.
 * @param to number for which the operator pays a carrier; null if the number's owner pays
 * @returns a function that releases the reserve if the message was not sent, or the reason why it must not be sent
 */
export async function reserveSms(
  runtime: Uses<'db' | 'log' | 'rates'>,
  callId: string,
  { segments, to }: { segments: number; to: string | null },
): Promise<{ release(): Promise<void> } | { refused: string }> {
  const { db } = runtime;
  const hold = await store.selectHold(db, callId);
  if (!hold || hold.settled_at) return { refused: 'the call is over' };
  if (hold.sms_count >= MAX_MESSAGES) return { refused: `a call can send at most ${MAX_MESSAGES} messages` };
  const price = hold.prices.filter(({ item }) => item === 'sms');
  const micros = sumOf(chargesOf(price, { ...NOTHING, smsSegments: segments }));
  const countries = capsOf(runtime, to === null ? [] : [to]);
  try {
    const reserving = store.reserveMessage(db, callId, { segments, micros, most: MAX_MESSAGES, countries });
    if (!(await withinCaps(runtime, hold.workspace_id, reserving))) {
      return { refused: 'the wallet does not cover the message' };
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refused: error.details.detail ?? error.message };
  }
  return { release: () => store.releaseMessage(db, callId, { segments, micros }) };
}

/**
 * Charges usage outside of a call immediately, such as an answer in a chat. Call it last in the transaction.
 * @param id identifies the usage in the ledger, like a call's id; never used twice
 * @param agentId the agent, if an agent caused the usage
 * @returns micro-units charged
 */
export async function chargeUse(
  trx: Trx,
  runtime: Uses<'log' | 'rates'>,
  workspaceId: string,
  { pricing, used, ...use }: { id: string; agentId?: string; pricing: PricingKey; used: Partial<Used> },
): Promise<number> {
  const prices = pricesOf(runtime.rates, pricing);
  return chargeAtOnce(trx, runtime, workspaceId, { ...use, prices, used: { ...NOTHING, ...used } });
}

/** Cost of the models for a minute by the published assumptions, by the more expensive of the models. */
export function reserveForText({ rates }: Uses<'rates'>, pricing: PricingKey): number {
  const prices = pricesOf(rates, pricing).filter(({ item }) => item.startsWith('llm'));
  return reserveFor(prices, FIRST_SECONDS);
}

/**
 * Checks that the wallet has funds for the language model of such usage. Reserves nothing; an amount that the wallet does not
 * cover in the end is a debt.
 * @throws Failure `insufficient_funds`
 */
export async function requireModelFunds(
  db: Db,
  runtime: Uses<'rates'>,
  workspaceId: string,
  pricing: PricingKey,
): Promise<void> {
  const isFree = pricesOf(runtime.rates, pricing).every(({ item, micros }) => !item.startsWith('llm') || micros === 0);
  if (isFree || (await store.hasFunds(db, workspaceId))) return;
  throw await explainRefusal(db, workspaceId, { what: 'the use of the language model', micros: null });
}

/** Returns the cost of a call that the caller has found in the workspace. Calls from before wallets existed have no items. */
export async function callCost(db: Db, callId: string, ended: boolean): Promise<CallCost> {
  const hold = await store.selectHold(db, callId);
  const items = hold?.items ?? [];
  return toCallCost(callId, ended, hold, items, await store.selectHold(db, legHoldId(callId)));
}
