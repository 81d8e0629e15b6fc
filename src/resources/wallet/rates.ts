// The one table of prices: whatever is charged stands here, and `GET /v1/pricing` publishes it as it is. Pure.
// Invariant: prices are integer micro-units for so many units; a call keeps the prices of the time when it was placed.

import type { Config } from '../../config.ts';
import { vendors } from '../../providers/vendors/index.ts';
import { DESTINATIONS, destinationPrice, TEXT_DESTINATIONS, withOwn, type DestinationRate } from './destinations.ts';

export type Item = 'telephony' | 'stt' | 'llm_input' | 'llm_output' | 'tts' | 'platform' | 'sms' | 'transfer';
export type Unit = 'second' | 'token' | 'character' | 'segment';
export type PriceRoute = 'loopback' | 'phone' | 'web';

export interface Rate {
  item: Item;
  /** A route for telephony, platform, sms and transfer, a provider for the others; `*` for all without a rate of their own. */
  appliesTo: string;
  unit: Unit;
  /** The price is for so many units. */
  per: number;
  micros: number;
}

/** Rent of a number for a month, by its kind. Numbers of the test network and imported ones cost nothing. */
export interface NumberRent {
  type: 'local' | 'toll_free' | 'mobile';
  micros: number;
}

export interface RateTable {
  rates: readonly Rate[];
  numberRents: readonly NumberRent[];
  /** Of telephony by where a call goes; left out: one price for all. */
  destinations?: readonly DestinationRate[];
  /** Of text messages by where they go; left out: one price for all. */
  texts?: readonly DestinationRate[];
  /**
   * What a workspace may spend a day on calls and messages to a country (ISO 3166-1 alpha-2), micro-units; null: as much as it
   * has. `*` holds for countries without a cap of their own; left out: no caps.
   */
  countryCaps?: ReadonlyMap<string, number | null>;
  /** Calls over these cost nothing, whatever they use. */
  freeRoutes: readonly PriceRoute[];
}

/** Prices that vendors declare for themselves, e.g. for a voice that costs more than the others. */
const VENDOR_RATES = vendors.flatMap(({ id, prices }) => prices.map((price): Rate => ({ ...price, appliesTo: id })));

export const RATES: RateTable = {
  rates: [
    { item: 'telephony', appliesTo: 'loopback', unit: 'second', per: 60, micros: 0 },
    // A call in the browser has no carrier.
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

/** The table of a deployment: ours, with the prices and caps of its operator. */
export function ratesOf({
  callPrices,
  textPrices,
  countryCaps,
}: Pick<Config, 'callPrices' | 'textPrices' | 'countryCaps'>): RateTable {
  return {
    ...RATES,
    destinations: withOwn(callPrices, DESTINATIONS),
    texts: withOwn(textPrices, TEXT_DESTINATIONS),
    countryCaps,
  };
}

export const ITEMS: readonly Item[] = [
  'telephony',
  'stt',
  'llm_input',
  'llm_output',
  'tts',
  'platform',
  'sms',
  'transfer',
];

const LLM_ITEMS: readonly Item[] = ['llm_input', 'llm_output'];

/** How much is said in a minute: generous, because reservations are made by it; charged is what was used. */
export const ASSUMPTIONS = { llmInputTokens: 6_000, llmOutputTokens: 200, ttsCharacters: 500 };

export const ROUNDING: readonly string[] = [
  'Calls are charged by the second from answer to hang-up; a begun second counts as a whole one.',
  'Calls that are not answered cost nothing.',
  'A text message counts by its segments (3GPP TS 23.040).',
  'A transferred call ends for the agent; while the carrier connects the two others, that leg is charged by the second from its answer, in a line of its own, at the prices of the time of the transfer.',
  'Before such a leg, and before a caller is connected to a fallback number, as much is reserved as the wallet covers, up to MAX_TRANSFER_SECONDS; the carrier ends the leg when that is used up. What cannot be reserved for a minute is not connected.',
  'A caller whom no agent can answer and who is connected to the fallback number is charged as such a leg, and for nothing else.',
  'What goes on over a SIP trunk of its owner without this service, after a cold transfer over LiveKit, is not charged: who owns the trunk pays its carrier.',
  'Each item is price × quantity ÷ per, rounded down to a millionth of the currency; the total is the sum of the items.',
  'Calls are charged at the prices of the time when they were placed.',
  'A warm transfer adds the seconds of its second leg to the telephony, from answer to hang-up; one that is not answered costs nothing.',
  'Telephony to a number costs what its longest prefix among the destinations says. A transferred leg costs its own destination and what the call that goes on costs beyond the rate; a warm transfer to a dearer destination raises the telephony of the whole call.',
  'A segment of a text message costs what the longest prefix of its number among the text destinations says.',
  'A call that is handed to another agent is charged, item by item, at the higher price of the two.',
  'Numbers are paid a month ahead; the rest of a month is not given back.',
  'What was used is charged in full. What the balance does not cover is owed: nothing that costs money begins until the wallet is topped up.',
];

/** What decides the prices of a call. */
export interface PricingKey {
  route: PriceRoute;
  /** Provider ids. */
  stt: string;
  llm: string;
  /** Of the fallback model, where there is one. */
  fallbackLlm?: string | null;
  tts: string;
  /** Numbers that the operator's carrier is paid for calling: of the call, and of the one it is connected to. */
  destinations?: readonly string[];
  /** Number that the operator's carrier is paid for writing to: the other side of the call. */
  textsTo?: string | null;
}

/** A line of the snapshot that a call keeps. */
export interface Price {
  item: Item;
  unit: Unit;
  per: number;
  micros: number;
  /** Of the fallback model's tokens. Without such a line all tokens have one price. */
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
  const { fallbackLlm, llm } = pricing;
  if (!fallbackLlm || fallbackLlm === llm) return prices;
  const ofFallback = LLM_ITEMS.map((item): Price => ({ ...priceOf(item, fallbackLlm), by: 'fallback' }));
  return [...prices, ...ofFallback];
}

/** What destinations cost beyond the rate itself. */
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

/** Item by item the higher price: what nobody can get cheaper by changing horses. */
export function higherOf(before: readonly Price[], after: readonly Price[]): Price[] {
  return before.map((price) => {
    const other = after.find(({ item }) => item === price.item);
    return other && other.micros / other.per > price.micros / price.per ? other : price;
  });
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
