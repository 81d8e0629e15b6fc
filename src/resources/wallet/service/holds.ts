// What a call may spend: reserved before it is dialed, extended while it runs, settled once in the transaction of its end.
// Invariants: a charge is the sum of its items and the line in the ledger; what was used is charged in full, and what the
// balance does not cover is a debt that keeps the workspace from reserving; free calls never touch the wallet's row.
import type { CallCost } from '../../../../generated/types.ts';
import { fail, Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { toMoney } from '../../../core/money.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { chargesOf, NOTHING, reserveFor, sumOf, type Charge, type Used } from '../charges.ts';
import { higherOf, pricesOf, type PricingKey, type Price } from '../rates.ts';
import * as store from '../store.ts';
import { countryRooms } from '../store/countries.ts';
import { settleHold } from '../store/settlement.ts';
import { toCallCost } from '../wire.ts';
import { noticeLowBalance } from './alerts.ts';
import { capsOf, overCap, withinCaps } from './countries.ts';

/** A leg that goes on at the carrier is a charge of its own, named after its call, or by the carrier's name of a forward. */
const LEG_PREFIX = 'leg_';
export const legHoldId = (name: string): string => LEG_PREFIX + name.replace(/^call_/, '');

/** Of a call that none of ours took part in. */
export const NO_AGENT: PricingKey = { route: 'phone', stt: 'captions', llm: 'builtin', tts: 'builtin' };

/** Reserved before a call is dialed. */
export const FIRST_SECONDS = 60;

/**
 * Reserves the first minute of a call and keeps the prices of now for it. Last in the caller's transaction: the wallet's row
 * stays locked until the commit.
 * @throws Failure `insufficient_funds`
 */
export async function holdForCall(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  callId: string,
  pricing: PricingKey,
): Promise<void> {
  const prices = pricesOf(runtime.rates, pricing);
  const micros = reserveFor(prices, FIRST_SECONDS);
  const countries = JSON.stringify(capsOf(runtime, pricing.destinations));
  const hold = { workspaceId, callId, prices: JSON.stringify(prices), countries, micros };
  if (!(await withinCaps(runtime, workspaceId, store.insertHold(trx, hold))))
    throw await refusal(trx, workspaceId, micros);
}

/** What such a call reserves at its beginning. */
export function firstReserve({ rates }: Runtime, pricing: PricingKey): number {
  return reserveFor(pricesOf(rates, pricing), FIRST_SECONDS);
}

/** Whether the first minute of such a call could be reserved now; reserves nothing. @throws Failure `insufficient_funds` */
export async function requireCallFunds(
  db: Db,
  runtime: Runtime,
  workspaceId: string,
  pricing: PricingKey,
): Promise<void> {
  const micros = firstReserve(runtime, pricing);
  if (micros === 0 || (await store.hasFunds(db, workspaceId, micros))) return;
  throw await refusal(db, workspaceId, micros);
}

/** Whether a call has reserved anything, ever. */
export async function hasHold(db: Db, callId: string): Promise<boolean> {
  return (await store.selectHold(db, callId)) !== undefined;
}

/** Why so much cannot be reserved. */
export async function refusal(db: Db, workspaceId: string, micros: number): Promise<Error> {
  const wallet = await store.selectWallet(db, workspaceId);
  const available = wallet ? wallet.posted_micros - wallet.held_micros : 0;
  const provisional = wallet?.provisional_now_micros ?? null;
  const spent = (wallet?.today_micros ?? 0) + (wallet?.held_micros ?? 0);
  if (wallet && wallet.posted_micros < 0) {
    const owed = toMoney(-wallet.posted_micros).amount;
    const detail = `The workspace owes ${owed} USD for what was used beyond its balance. Top up the wallet (POST /v1/payments/topup) to continue.`;
    return fail('insufficient_funds', { detail });
  }
  if (available < micros) {
    const detail = `The call reserves ${toMoney(micros).amount} USD, and ${toMoney(available).amount} USD are available.`;
    return fail('insufficient_funds', { detail });
  }
  const isNew = provisional !== null && spent + micros > provisional;
  const cap = isNew
    ? `The daily cap of new workspaces (${toMoney(provisional).amount} USD)`
    : 'A spend cap of the wallet';
  return fail('insufficient_funds', { detail: `${cap} does not allow reserving ${toMoney(micros).amount} USD.` });
}

/** Prices and reserve of a call that is about to be watched; null when it is free or over. */
export async function findPaidHold(
  db: Db,
  callId: string,
): Promise<{ workspaceId: string; prices: Price[]; heldMicros: number } | null> {
  const hold = await store.selectHold(db, callId);
  if (!hold || hold.settled_at) return null;
  const prices = hold.prices as unknown as Price[];
  return prices.some(({ micros }) => micros > 0)
    ? { workspaceId: hold.workspace_id, prices, heldMicros: hold.held_micros - hold.sms_micros }
    : null;
}

/**
 * Reserves the first minute of a second leg of a running call, beside what the call has reserved, and raises its telephony to
 * the price of the second leg; from its answer on the meter extends both.
 * @throws Failure `insufficient_funds`
 */
export async function reserveSecondLeg(
  trx: Trx,
  runtime: Runtime,
  callId: string,
  destinations: readonly string[],
): Promise<void> {
  // In the order of all others: the hold, the wallet, then the countries, which setPrices counts.
  await store.lockHold(trx, callId);
  const hold = await findPaidHold(trx, callId);
  if (!hold) return;
  await store.lockWallet(trx, hold.workspaceId);
  const { heldMicros, workspaceId } = hold;
  const dearer = pricesOf(runtime.rates, { ...NO_AGENT, destinations }).filter(({ item }) => item === 'telephony');
  const prices = higherOf(hold.prices, dearer);
  const more = sumOf(chargesOf(prices, { ...NOTHING, transferMs: FIRST_SECONDS * 1000 }));
  const caps = capsOf(runtime, destinations);
  await withinCaps(runtime, workspaceId, store.setPrices(trx, callId, JSON.stringify(prices), caps));
  if ((await store.extendHold(trx, callId, heldMicros + more)) !== null) return;
  const full = (await countryRooms(trx, workspaceId, caps)).find(({ micros }) => micros <= 0);
  throw full ? overCap(runtime, full.country) : await refusal(trx, workspaceId, more);
}

/** A running call goes on with another agent: each item has the higher price. In the caller's transaction. */
export async function raisePrices(trx: Trx, runtime: Runtime, callId: string, pricing: PricingKey): Promise<void> {
  const hold = await store.lockHold(trx, callId);
  if (!hold || hold.settled_at) return;
  const raised = higherOf(hold.prices as unknown as Price[], pricesOf(runtime.rates, pricing));
  await store.setPrices(trx, callId, JSON.stringify(raised));
}

/**
 * Charges what the call used at the prices of its start, its text messages among it, and gives the rest of the reserve back. A
 * second time changes nothing. Last in the caller's transaction, as holdForCall.
 * @param used null when the call was not answered
 * @returns micro-units charged
 */
export async function settleCall(trx: Trx, runtime: Runtime, callId: string, used: Used | null): Promise<number> {
  const hold = await store.lockHold(trx, callId);
  if (!hold) return 0;
  if (hold.settled_at) return hold.total_micros ?? 0;
  // By the reserves and not by the timeline: a call may end while the carrier still takes its message.
  const withMessages = { ...(used ?? NOTHING), smsSegments: hold.sms_segments };
  return settle(trx, runtime, { ...hold, prices: hold.prices as unknown as Price[] }, withMessages);
}

export type Unsettled = Pick<store.OpenHold, 'workspace_id' | 'call_id' | 'held_micros'> & { prices: readonly Price[] };

/** @param hold locked, or inserted in this transaction */
export async function settle(trx: Trx, runtime: Runtime, hold: Unsettled, used: Used): Promise<number> {
  const items = chargesOf(pricesFor(hold), used);
  const total = sumOf(items);
  const movementId = total > 0 ? newId('txn') : null;
  const settlement = { items: JSON.stringify(items), totalMicros: total, movementId };
  const wallet = await settleHold(trx, hold, settlement);
  if (wallet && total > 0) await noticeLowBalance(trx, runtime, hold.workspace_id, wallet, total);
  if (wallet && wallet.posted_micros < 0 && total > 0) await auditDebt(trx, hold, wallet.posted_micros);
  return total;
}

async function auditDebt(trx: Trx, { workspace_id: workspaceId, call_id }: Unsettled, postedMicros: number) {
  const changes = { charge: call_id, balance: { ...toMoney(postedMicros) } };
  await auditSystem(trx, workspaceId, { action: 'wallet.overdrawn', targetId: workspaceId, changes });
}

/** Charges at once: a hold that reserves nothing and is settled as it is made. */
async function chargeAtOnce(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  { id, agentId, prices, used }: { id: string; agentId?: string; prices: readonly Price[]; used: Used },
): Promise<number> {
  await store.insertFreeHold(trx, { workspaceId, callId: id, prices: JSON.stringify(prices), agentId });
  return settle(trx, runtime, { workspace_id: workspaceId, call_id: id, prices, held_micros: 0 }, used);
}

/** A call is charged for everything but what follows it; its transfer for nothing else. */
function pricesFor({ call_id: id, prices }: Unsettled): Price[] {
  return prices.filter(({ item }) => (item === 'transfer') === id.startsWith(LEG_PREFIX));
}

/** More than a person needs in a call; each costs the operator whatever its country costs. */
const MOST_MESSAGES = 3;

/**
 * Reserves a text message of a running call before it is sent; the end of the call charges it.
 * @param to whom the operator's carrier is paid for writing to; null for an account of the number's owner
 * @returns how to give the reserve back when it was not sent, or why it must not be sent
 */
export async function reserveSms(
  runtime: Runtime,
  callId: string,
  { segments, to }: { segments: number; to: string | null },
): Promise<{ release(): Promise<void> } | { refused: string }> {
  const { db } = runtime;
  const hold = await store.selectHold(db, callId);
  if (!hold || hold.settled_at) return { refused: 'the call is over' };
  if (hold.sms_count >= MOST_MESSAGES) return { refused: `a call can send at most ${MOST_MESSAGES} messages` };
  const price = (hold.prices as unknown as Price[]).filter(({ item }) => item === 'sms');
  const micros = sumOf(chargesOf(price, { ...NOTHING, smsSegments: segments }));
  const countries = capsOf(runtime, to === null ? [] : [to]);
  try {
    const reserving = store.reserveMessage(db, callId, { segments, micros, most: MOST_MESSAGES, countries });
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
 * Charges at once what was used outside of a call, such as an answer in a chat. Last in the caller's transaction.
 * @param id names the use in the ledger, as a call's id does; never used twice
 * @param agentId whose use it is, where it is an agent's
 * @returns micro-units charged
 */
export async function chargeUse(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  { pricing, ...use }: { id: string; agentId?: string; pricing: PricingKey; used: Used },
): Promise<number> {
  return chargeAtOnce(trx, runtime, workspaceId, { ...use, prices: pricesOf(runtime.rates, pricing) });
}

/** What the models of a minute of talk cost by the published assumptions, whichever of them answers. */
export function reserveForText({ rates }: Runtime, pricing: PricingKey): number {
  const prices = pricesOf(rates, pricing).filter(({ item }) => item.startsWith('llm'));
  return reserveFor(prices, FIRST_SECONDS);
}

/**
 * Whether anything is left to charge such a use to. It reserves nothing: what the wallet does not cover in the end is a debt.
 * @throws Failure `insufficient_funds`
 */
export async function requireFunds(db: Db, runtime: Runtime, workspaceId: string, pricing: PricingKey): Promise<void> {
  const isFree = pricesOf(runtime.rates, pricing).every(({ item, micros }) => !item.startsWith('llm') || micros === 0);
  if (isFree || (await store.hasFunds(db, workspaceId))) return;
  throw await refusal(db, workspaceId, 1);
}

/** Of a call that the caller has found to be the workspace's. Calls of before the wallet have no items. */
export async function callCost(db: Db, callId: string, ended: boolean): Promise<CallCost> {
  const hold = await store.selectHold(db, callId);
  const items = (hold?.items ?? []) as unknown as Charge[];
  return toCallCost(callId, ended, hold, items, await store.selectHold(db, legHoldId(callId)));
}
