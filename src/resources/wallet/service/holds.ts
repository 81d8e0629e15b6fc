// What a call may spend: reserved before it is dialed, extended while it runs, settled once in the transaction of its end.
// Called by calls. Invariants: a charge is the sum of its items and the line in the ledger; nothing is charged that the
// wallet does not hold; free calls never touch the wallet's row.
import type { Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import type { CallCost } from '../../../../generated/types.ts';
import type { Runtime } from '../../../core/context.ts';
import { fail } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { toMoney } from '../../../core/money.ts';
import { adjustment, chargesOf, NOTHING, reserveFor, sumOf, type Charge, type Used } from '../charges.ts';
import { higherOf, pricesOf, type Carriage, type Price } from '../rates.ts';
import * as store from '../store.ts';
import { settleHold } from '../store/settlement.ts';
import { toCallCost } from '../wire.ts';
import { noticeLowBalance } from './alerts.ts';

/** In the wallet the leg after a transfer is a charge of its own, named after its call: there is one at most. So is a forward. */
const LEG_PREFIX = 'leg_';
const legIdOf = (callId: string) => LEG_PREFIX + callId.slice(callId.indexOf('_') + 1);

/** Of a call that none of ours took part in. */
const NO_AGENT: Carriage = { route: 'phone', stt: 'captions', llm: 'builtin', tts: 'builtin' };

/** Reserved before a call is dialed. */
export const FIRST_SECONDS = 60;

/**
 * Reserves the first minute of a call and keeps the prices of now for it. Last in the caller's transaction: the wallet's row
 * stays locked until the commit.
 * @throws Failure `insufficient_funds`
 */
export async function holdForCall(
  trx: Kysely<DB>,
  runtime: Runtime,
  workspaceId: string,
  callId: string,
  carriage: Carriage,
): Promise<void> {
  const prices = pricesOf(runtime.rates, carriage);
  const micros = reserveFor(prices, FIRST_SECONDS);
  const hold = { workspaceId, callId, prices: JSON.stringify(prices), micros };
  if (!(await store.insertHold(trx, hold))) throw await refusal(trx, workspaceId, micros);
}

async function refusal(db: Kysely<DB>, workspaceId: string, micros: number): Promise<Error> {
  const wallet = await store.findWallet(db, workspaceId);
  const available = wallet ? wallet.posted_micros - wallet.held_micros : 0;
  const provisional = wallet?.provisional_now_micros ?? null;
  const spent = (wallet?.today_micros ?? 0) + (wallet?.held_micros ?? 0);
  if (available < micros) {
    const detail = `The call reserves ${toMoney(micros).amount} USD, and ${toMoney(available).amount} USD are available.`;
    return fail('insufficient_funds', { detail });
  }
  const isNew = provisional !== null && spent + micros > provisional;
  const cap = isNew
    ? `The daily cap of new workspaces (${toMoney(provisional).amount} USD)`
    : 'A spend cap of the wallet';
  return fail('insufficient_funds', { detail: `${cap} leaves no room to reserve ${toMoney(micros).amount} USD.` });
}

/** Prices and reserve of a call that is about to be watched; null when it is free or over. */
export async function findPaidHold(
  db: Kysely<DB>,
  callId: string,
): Promise<{ prices: Price[]; heldMicros: number } | null> {
  const hold = await store.findHold(db, callId);
  if (!hold || hold.settled_at) return null;
  const prices = hold.prices as unknown as Price[];
  return prices.some(({ micros }) => micros > 0) ? { prices, heldMicros: hold.held_micros } : null;
}

/** A running call goes on with another agent: each item has the higher price. In the caller's transaction. */
export async function raisePrices(
  trx: Kysely<DB>,
  runtime: Runtime,
  callId: string,
  carriage: Carriage,
): Promise<void> {
  const hold = await store.lockHold(trx, callId);
  if (!hold || hold.settled_at) return;
  const raised = higherOf(hold.prices as unknown as Price[], pricesOf(runtime.rates, carriage));
  await store.setPrices(trx, callId, JSON.stringify(raised));
}

/**
 * Charges what the call used at the prices of its start and gives the rest of the reserve back. A second time changes
 * nothing. Last in the caller's transaction, as holdForCall.
 * @param used null when the call was not answered
 * @returns micro-units charged
 */
export async function settleCall(
  trx: Kysely<DB>,
  runtime: Runtime,
  callId: string,
  used: Used | null,
): Promise<number> {
  const hold = await store.lockHold(trx, callId);
  if (!hold) return 0;
  if (hold.settled_at) return hold.total_micros ?? 0;
  return settle(trx, runtime, { ...hold, prices: hold.prices as unknown as Price[] }, used ?? NOTHING);
}

type Unsettled = Pick<store.OpenHold, 'workspace_id' | 'call_id' | 'held_micros'> & { prices: readonly Price[] };

/** @param hold locked, or inserted in this transaction */
async function settle(trx: Kysely<DB>, runtime: Runtime, hold: Unsettled, used: Used): Promise<number> {
  const items = chargesOf(pricesFor(hold), used);
  const shortfall = await shortfallOf(trx, hold, sumOf(items));
  if (shortfall > 0) items.push(adjustment(shortfall));
  const total = sumOf(items);
  const movementId = total > 0 ? newId('txn') : null;
  const settlement = { items: JSON.stringify(items), totalMicros: total, movementId };
  const wallet = await settleHold(trx, hold, settlement);
  if (wallet && total > 0) await noticeLowBalance(trx, runtime, hold.workspace_id, wallet, total);
  return total;
}

/** Charges at once: a hold that reserves nothing and is settled as it is made. */
async function chargeAtOnce(
  trx: Kysely<DB>,
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

/**
 * Charges the leg that went on at the carrier after a transfer, at the prices of the call. A second time changes nothing. Last
 * in the caller's transaction.
 * @param seconds from its answer to its end
 */
export async function chargeTransfer(
  trx: Kysely<DB>,
  runtime: Runtime,
  callId: string,
  seconds: number,
): Promise<void> {
  // Locked, so that two callbacks do not both find nothing.
  const hold = await store.lockHold(trx, callId);
  if (!hold || (await store.findHold(trx, legIdOf(callId)))) return;
  const prices = hold.prices as unknown as Price[];
  const used = { ...NOTHING, transferSeconds: seconds };
  await chargeAtOnce(trx, runtime, hold.workspace_id, { id: legIdOf(callId), prices, used });
}

/**
 * Charges the leg of a caller who was forwarded because no agent could answer, at the prices of now. A second time changes
 * nothing. Last in the caller's transaction.
 * @param ref the carrier's own name of the call, which is none of ours
 * @param seconds from its answer to its end
 */
export async function chargeForward(
  trx: Kysely<DB>,
  runtime: Runtime,
  workspaceId: string,
  ref: string,
  seconds: number,
): Promise<void> {
  const id = LEG_PREFIX + ref;
  // Locked, so that two callbacks do not both find nothing.
  await store.lockWallet(trx, workspaceId);
  if (await store.findHold(trx, id)) return;
  const used = { ...NOTHING, transferSeconds: seconds };
  await chargeUse(trx, runtime, workspaceId, { id, carriage: NO_AGENT, used });
}

/** Whether the wallet has what so many segments cost, beside what is reserved. */
export async function coversSms(db: Kysely<DB>, callId: string, segments: number): Promise<boolean> {
  const hold = await store.findHold(db, callId);
  const price = ((hold?.prices ?? []) as unknown as Price[]).find(({ item }) => item === 'sms');
  if (!hold || !price || price.micros === 0) return true;
  const micros = sumOf(chargesOf([price], { ...NOTHING, smsSegments: segments }));
  return store.hasFunds(db, hold.workspace_id, micros);
}

/**
 * Charges at once what was used outside of a call, such as an answer in a chat. Last in the caller's transaction.
 * @param id names the use in the ledger, as a call's id does; never used twice
 * @param agentId whose use it is, where it is an agent's
 * @returns micro-units charged
 */
export async function chargeUse(
  trx: Kysely<DB>,
  runtime: Runtime,
  workspaceId: string,
  { carriage, ...use }: { id: string; agentId?: string; carriage: Carriage; used: Used },
): Promise<number> {
  return chargeAtOnce(trx, runtime, workspaceId, { ...use, prices: pricesOf(runtime.rates, carriage) });
}

/**
 * Whether anything is left to charge such a use to. It reserves nothing: what the wallet does not cover in the end is taken
 * off.
 * @throws Failure `insufficient_funds`
 */
export async function requireFunds(
  db: Kysely<DB>,
  runtime: Runtime,
  workspaceId: string,
  carriage: Carriage,
): Promise<void> {
  const isFree = pricesOf(runtime.rates, carriage).every(({ item, micros }) => !item.startsWith('llm') || micros === 0);
  if (isFree || (await store.hasFunds(db, workspaceId))) return;
  throw await refusal(db, workspaceId, 1);
}

/** What of the cost neither the reserve nor the rest of the wallet covers. Most calls stay below their reserve. */
async function shortfallOf(trx: Kysely<DB>, hold: Unsettled, costMicros: number): Promise<number> {
  const beyond = costMicros - hold.held_micros;
  if (beyond <= 0) return 0;
  const wallet = await store.lockWallet(trx, hold.workspace_id);
  if (!wallet) return costMicros;
  const { posted_micros: posted, held_micros: held, daily_cap_micros: daily, monthly_cap_micros: monthly } = wallet;
  const rooms = [posted - held];
  if (daily !== null) rooms.push(daily - wallet.today_micros - held);
  const { provisional_now_micros: provisional } = wallet;
  if (provisional !== null) rooms.push(provisional - wallet.today_micros - held);
  if (monthly !== null) rooms.push(monthly - wallet.month_micros - held);
  return Math.max(0, beyond - Math.max(0, Math.min(...rooms)));
}

/** Of a call that the caller has found to be the workspace's. Calls of before the wallet have no items. */
export async function callCost(db: Kysely<DB>, callId: string, ended: boolean): Promise<CallCost> {
  const hold = await store.findHold(db, callId);
  const items = (hold?.items ?? []) as unknown as Charge[];
  return toCallCost(callId, ended, hold, items, await store.findHold(db, legIdOf(callId)));
}
