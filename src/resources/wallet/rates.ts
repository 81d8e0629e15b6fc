// The table of prices: defaults, which an operator overrides with PRICES_FILE. Every charge is based on it, and `GET /v1/pricing`
// publishes it. Pure. Invariant: a price is an integer number of micro-units per `per` units; a call keeps the prices at the time
// when it was placed.

import type { Config } from '../../config.ts';
import { vendors } from '../../providers/vendors/index.ts';
import { DESTINATIONS, destinationPrice, TEXT_DESTINATIONS, mergeRates, type DestinationRate } from './destinations.ts';

export type Item = 'telephony' | 'stt' | 'llm_input' | 'llm_output' | 'tts' | 'platform' | 'sms' | 'transfer';
type Unit = 'second' | 'token' | 'character' | 'segment';
export type PriceRoute = 'loopback' | 'phone' | 'web';

interface Rate {
  item: Item;
  /** A route for telephony, platform, sms and transfer; a provider id for the others; `*` for all without their own rate. */
  appliesTo: string;
  unit: Unit;
  /** Number of units covered by the price. */
  per: number;
  micros: number;
}

/** Monthly rent of a number by type. Test numbers and imported numbers are free. */
export interface NumberRent {
  type: 'local' | 'toll_free' | 'mobile';
  micros: number;
}

export interface RateTable {
  rates: readonly Rate[];
  numberRents: readonly NumberRent[];
  /** Telephony prices by destination; default: the same price for all. */
  destinations?: readonly DestinationRate[];
  /** Text message prices by destination; default: the same price for all. */
  texts?: readonly DestinationRate[];
  /**
   * A workspace's daily cap on calls and messages to a country (ISO 3166-1 alpha-2), micro-units; null: no cap. `*` applies to
   * countries without their own cap. Default: no caps.
   */
  countryCaps?: ReadonlyMap<string, number | null>;
  /** Calls over these routes are free. */
  freeRoutes: readonly PriceRoute[];
}

/** Prices that vendors declare, e.g. for a provider that costs more than the others. */
const VENDOR_RATES = vendors.flatMap(({ id, prices }) => prices.map((price): Rate => ({ ...price, appliesTo: id })));

export const RATES: RateTable = {
  rates: [
    { item: 'telephony', appliesTo: 'loopback', unit: 'second', per: 60, micros: 0 },
    // A browser call has no carrier.
    { item: 'telephony', appliesTo: 'web', unit: 'second', per: 60, micros: 0 },
    { item: 'telephony', appliesTo: '*', unit: 'second', per: 60, micros: 14_000 },
    { item: 'stt', appliesTo: 'captions', unit: 'second', per: 60, micros: 0 },
    { item: 'stt', appliesTo: '*', unit: 'second', per: 60, micros: 6_000 },
    { item: 'llm_input', appliesTo: 'builtin', unit: 'token', per: 1_000_000, micros: 0 },
    { item: 'llm_input', appliesTo: 'custom-llm', unit: 'token', per: 1_000_000, micros: 0 },
    { item: 'llm_input', appliesTo: '*', unit: 'token', per: 1_000_000, micros: 400_000 },
    { item: 'llm_output', appliesTo: 'builtin', unit: 'token', per: 1_000_000, micros: 0 },
    { item: 'llm_output', appliesTo: 'custom-llm', unit: 'token', per: 1_000_000, micros: 0 },
    { item: 'llm_output', appliesTo: '*', unit: 'token', per: 1_000_000, micros: 1_600_000 },
    ...VENDOR_RATES,
    { item: 'tts', appliesTo: 'builtin', unit: 'character', per: 1_000, micros: 0 },
    // Synthesized on the operator's own machine.
    { item: 'tts', appliesTo: 'sherpa-onnx', unit: 'character', per: 1_000, micros: 0 },
    { item: 'tts', appliesTo: '*', unit: 'character', per: 1_000, micros: 15_000 },
    { item: 'platform', appliesTo: '*', unit: 'second', per: 60, micros: 10_000 },
    { item: 'sms', appliesTo: '*', unit: 'segment', per: 1, micros: 8_000 },
    { item: 'transfer', appliesTo: '*', unit: 'second', per: 60, micros: 14_000 },
  ],
  numberRents: [
    { type: 'local', micros: 1_500_000 },
    { type: 'toll_free', micros: 3_000_000 },
    { type: 'mobile', micros: 6_000_000 },
  ],
  destinations: DESTINATIONS,
  texts: TEXT_DESTINATIONS,
  freeRoutes: ['loopback'],
};

/** Returns the rate table of a deployment: the default rates with the operator's prices and caps. */
export function ratesOf({
  ownPrices,
  callPrices,
  textPrices,
  countryCaps,
}: Pick<Config, 'ownPrices' | 'callPrices' | 'textPrices' | 'countryCaps'>): RateTable {
  const own = ownPrices ?? { rates: [], numberRents: [], destinations: [], texts: [], freeRoutes: null };
  return {
    rates: override(RATES.rates, own.rates, ({ item, appliesTo }) => `${item} ${appliesTo}`),
    numberRents: override(RATES.numberRents, own.numberRents, ({ type }) => type),
    freeRoutes: own.freeRoutes ?? RATES.freeRoutes,
    destinations: mergeRates(callPrices, mergeRates(own.destinations, DESTINATIONS)),
    texts: mergeRates(textPrices, mergeRates(own.texts, TEXT_DESTINATIONS)),
    countryCaps,
  };
}

/** Returns the default entries, each replaced by the operator's entry with the same key, followed by the operator's other entries. */
function override<T>(entries: readonly T[], own: readonly T[], keyOf: (entry: T) => string): T[] {
  const left = new Map(own.map((entry) => [keyOf(entry), entry]));
  const replaced = entries.map((entry) => {
    const key = keyOf(entry);
    const mine = left.get(key);
    left.delete(key);
    return mine ?? entry;
  });
  return [...replaced, ...left.values()];
}

const ITEMS: readonly Item[] = ['telephony', 'stt', 'llm_input', 'llm_output', 'tts', 'platform', 'sms', 'transfer'];

const LLM_ITEMS: readonly Item[] = ['llm_input', 'llm_output'];

/** Assumed usage per minute. Generous, because reserves are based on it; charges are based on actual usage. */
export const ASSUMPTIONS = { llmInputTokens: 6_000, llmOutputTokens: 200, ttsCharacters: 500 };

/** Rules of how usage is charged, as published. */
export const PRICING_RULES: readonly string[] = [
  'Calls are charged per second from answer to hang-up; a second that has begun counts as a whole second.',
  'Calls that are not answered cost nothing.',
  'Text messages are charged per segment (3GPP TS 23.040).',
  'A transferred call ends for the agent. While the carrier connects the caller with the destination, that leg is charged per second from its answer, in a line of its own, at the prices of the time of the transfer.',
  'Before such a leg, and before a caller is connected to a fallback number, as much is reserved as the wallet covers, up to MAX_TRANSFER_SECONDS. The carrier ends the leg when the reserve is used up. A leg is not connected if the wallet does not cover one minute.',
  'If no agent can answer and the caller is connected to the fallback number, only that leg is charged.',
  "A call that continues over the owner's SIP trunk after a cold transfer over LiveKit is not charged. The owner pays the carrier of the trunk.",
  'Each item is price × quantity ÷ per, rounded down to a millionth of the currency; the total is the sum of the items.',
  'Calls are charged at the prices of the time at which they were placed.',
  'The model reports the number of tokens. In an answer that is cut off before this report, four characters count as one token.',
  'The first analysis of a call costs nothing. The tokens of another one are charged.',
  'A preview of a voice is charged by the characters of its text.',
  'A conversation of a test is charged for tokens and, on an audio line, for the characters of both sides.',
  'The use of a fallback model or a fallback recognizer is charged at its own price.',
  'The prices are the same if the workspace uses its own key of a provider.',
  'A warm transfer adds the seconds of its second leg to the telephony, from answer to hang-up. A leg that is not answered costs nothing.',
  'The price of telephony to a number is that of its longest matching prefix among the destinations. A transferred leg costs the price of its own destination plus the amount by which the price of the continuing call exceeds the rate. A warm transfer to a more expensive destination raises the price of telephony for the whole call.',
  'The price of a segment of a text message is that of the longest matching prefix of its number among the text destinations.',
  'For a call that is handed to another agent, each item is charged at the higher of the two prices.',
  'Numbers are paid one month in advance. The rest of a month is not refunded.',
  'Usage is charged in full. If it exceeds the balance, the rest is owed, and nothing that costs money begins until the wallet is topped up.',
];

/** Parameters that determine the prices of a call. */
export interface PricingKey {
  route: PriceRoute;
  /** Provider ids. */
  stt: string;
  /** Provider id of the fallback recognizer, if there is one. */
  fallbackStt?: string | null;
  llm: string;
  /** Provider id of the fallback model, if there is one. */
  fallbackLlm?: string | null;
  tts: string;
  /** Called numbers for which the operator pays a carrier: of the call, and of the leg it is connected to. */
  destinations?: readonly string[];
  /** Messaged number for which the operator pays a carrier: the other side of the call. */
  textsTo?: string | null;
}

/** A line of a call's price snapshot. */
export interface Price {
  item: Item;
  unit: Unit;
  per: number;
  micros: number;
  /**
   * Marks the price of what a fallback uses: tokens of a model, or seconds of a recognizer. Without such a line
   * all have the same price.
   */
  by?: 'fallback';
}

/** @throws Error when the table has no rate for an item */
export function pricesOf(table: RateTable, pricing: PricingKey): Price[] {
  const isFree = table.freeRoutes.includes(pricing.route);
  const priceOf = (item: Item, subject: string): Price => {
    const { unit, per, micros } = rateOf(table, item, subject);
    const more = surcharge(table, pricing, item, { micros, per });
    return { item, unit, per, micros: isFree ? 0 : micros + more };
  };
  const prices = ITEMS.map((item) => priceOf(item, subjectOf(item, pricing)));
  const ofFallback = (items: readonly Item[], own: string, fallback: string | null | undefined): Price[] =>
    !fallback || fallback === own ? [] : items.map((item) => ({ ...priceOf(item, fallback), by: 'fallback' }));
  const { stt, fallbackStt, llm, fallbackLlm } = pricing;
  return [...prices, ...ofFallback(['stt'], stt, fallbackStt), ...ofFallback(LLM_ITEMS, llm, fallbackLlm)];
}

/** Returns the cost of the destinations above the base rate. */
function surcharge(
  { destinations: priced = [], texts = [] }: RateTable,
  { destinations = [], textsTo = null }: PricingKey,
  item: Item,
  { micros, per }: Pick<Rate, 'micros' | 'per'>,
): number {
  const beyond: number[] = [];
  if (item === 'telephony' || item === 'transfer') {
    beyond.push(...destinations.map((to) => ((destinationPrice(priced, to) ?? 0) * per) / 60 - micros));
  }
  if (item === 'sms' && textsTo !== null) beyond.push((destinationPrice(texts, textsTo) ?? 0) * per - micros);
  return beyond.reduce((sum, one) => sum + Math.max(0, Math.ceil(one)), 0);
}

/**
 * Returns the higher price of each item, so that a handoff between agents cannot make a call cheaper. A line of a fallback is
 * compared with the other agent's line; without one, the whole item has the same price.
 */
export function higherOf(before: readonly Price[], after: readonly Price[]): Price[] {
  const isNew = (price: Price): boolean => isOfFallback(price) && !before.some((one) => isSameLine(one, price));
  return [...before, ...after.filter(isNew)].map((line) => {
    const [price = line, other] = [priceFor(before, line), priceFor(after, line)];
    const higher = other && other.micros / other.per > price.micros / price.per ? other : price;
    return isOfFallback(line) ? { ...higher, by: 'fallback' } : higher;
  });
}

function priceFor(prices: readonly Price[], line: Price): Price | undefined {
  const ofItem = prices.filter(({ item }) => item === line.item);
  return ofItem.find((price) => isSameLine(price, line)) ?? ofItem.find((price) => !isOfFallback(price));
}

function isSameLine(one: Price, other: Price): boolean {
  return one.item === other.item && one.by === other.by;
}

/** Whether it is the price of what a fallback uses. */
export function isOfFallback({ by }: Pick<Price, 'by'>): boolean {
  return by === 'fallback';
}

function rateOf({ rates }: RateTable, item: Item, subject: string): Rate {
  const ofItem = rates.filter((rate) => rate.item === item);
  const rate =
    ofItem.find(({ appliesTo }) => appliesTo === subject) ?? ofItem.find(({ appliesTo }) => appliesTo === '*');
  if (!rate) throw new Error(`no rate for ${item} of ${subject}`);
  return rate;
}

function subjectOf(item: Item, { route, stt, llm, tts }: PricingKey): string {
  if (item === 'stt') return stt;
  if (item === 'tts') return tts;
  return item === 'llm_input' || item === 'llm_output' ? llm : route;
}
