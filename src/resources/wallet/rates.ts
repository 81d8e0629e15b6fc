// The one table of prices: whatever is charged stands here, and `GET /v1/pricing` publishes it as it is. Pure.
// Invariant: prices are integer micro-units for so many units; a call keeps the prices of the time when it was placed.

export type Item = 'telephony' | 'stt' | 'llm_input' | 'llm_output' | 'tts' | 'platform' | 'sms' | 'transfer';
export type Unit = 'second' | 'token' | 'character' | 'segment';
export type Route = 'loopback' | 'phone' | 'web';

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
  /** Calls over these cost nothing, whatever they use. */
  freeRoutes: readonly Route[];
}

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
  freeRoutes: ['loopback'],
};

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
  'A transferred call ends for the agent; while the carrier connects the two others, that leg is charged by the second from its answer, in a line of its own.',
  'A caller whom no agent can answer and who is connected to the fallback number is charged as such a leg, and for nothing else.',
  'What goes on over a SIP trunk without this service, after a transfer or to a fallback number over LiveKit, is not charged: who owns the trunk pays its carrier.',
  'Each item is price × quantity ÷ per, rounded down to a millionth of the currency; the total is the sum of the items.',
  'Calls are charged at the prices of the time when they were placed.',
  'A warm transfer adds the seconds of its second leg to the telephony, from answer to hang-up; one that is not answered costs nothing.',
  'A call that is handed to another agent is charged, item by item, at the higher price of the two.',
  'Numbers are paid a month ahead; the rest of a month is not given back.',
  'What the wallet cannot cover at the end of a call is taken off as an adjustment and never asked for.',
];

/** What decides the prices of a call. */
export interface Carriage {
  route: Route;
  /** Provider ids. */
  stt: string;
  llm: string;
  /** Of the fallback model, where there is one. */
  fallbackLlm?: string | null;
  tts: string;
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
export function pricesOf(table: RateTable, carriage: Carriage): Price[] {
  const isFree = table.freeRoutes.includes(carriage.route);
  const priceOf = (item: Item, subject: string): Price => {
    const { unit, per, micros } = rateOf(table, item, subject);
    return { item, unit, per, micros: isFree ? 0 : micros };
  };
  const prices = ITEMS.map((item) => priceOf(item, subjectOf(item, carriage)));
  const { fallbackLlm, llm } = carriage;
  if (!fallbackLlm || fallbackLlm === llm) return prices;
  const ofFallback = LLM_ITEMS.map((item): Price => ({ ...priceOf(item, fallbackLlm), by: 'fallback' }));
  return [...prices, ...ofFallback];
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

function subjectOf(item: Item, { route, stt, llm, tts }: Carriage): string {
  if (item === 'stt') return stt;
  if (item === 'tts') return tts;
  return item === 'llm_input' || item === 'llm_output' ? llm : route;
}
