// The file named by PRICES_FILE: an operator's own prices, in the format of the response of GET /v1/pricing. Omitted parts keep
// their defaults. Pure except for reading the file. Invariant: an invalid file is refused with the position (a JSON pointer), the
// fault and the allowed values. A misspelled name is never ignored, since it would leave an incorrect price in force.
import { readFileSync } from 'node:fs';
import { parseMicros } from '../core/money.ts';
import type { Parse } from '../core/setting.ts';
import { vendors } from '../providers/vendors/index.ts';
import type { PrefixPrice } from './money-settings.ts';

type Item = 'telephony' | 'stt' | 'llm_input' | 'llm_output' | 'tts' | 'platform' | 'sms' | 'transfer';
type Unit = 'second' | 'token' | 'character' | 'segment';
type Route = 'loopback' | 'phone' | 'web';

interface OwnRate {
  item: Item;
  appliesTo: string;
  unit: Unit;
  per: number;
  micros: number;
}

interface OwnPrices {
  rates: readonly OwnRate[];
  numberRents: readonly { type: 'local' | 'toll_free' | 'mobile'; micros: number }[];
  destinations: readonly PrefixPrice[];
  texts: readonly PrefixPrice[];
  /** Null for the default routes. */
  freeRoutes: readonly Route[] | null;
}

type Refuse = (reason: string) => never;
type Fields = Readonly<Record<string, unknown>>;

const ROUTES: readonly Route[] = ['loopback', 'phone', 'web'];
const RENTED = ['local', 'toll_free', 'mobile'] as const;
const PREFIX = /^\+[1-9]\d{0,14}$/;
const MAX_PER = 1_000_000_000;

const vendorsOf = (wanted: string) => vendors.filter(({ kind }) => kind === wanted).map(({ id }) => id);
const MODELS = [...vendorsOf('llm'), 'builtin', 'custom-llm'];
/** Allowed subjects of each item's price, its unit, and the number of units of a price without `per`. */
const ITEMS: Readonly<Record<Item, { subjects: readonly string[]; unit: Unit; per: number }>> = {
  telephony: { subjects: ROUTES, unit: 'second', per: 60 },
  stt: { subjects: [...vendorsOf('stt'), 'captions', 'sherpa-onnx', 'transcription'], unit: 'second', per: 60 },
  llm_input: { subjects: MODELS, unit: 'token', per: 1_000_000 },
  llm_output: { subjects: MODELS, unit: 'token', per: 1_000_000 },
  tts: { subjects: [...vendorsOf('tts'), 'builtin', 'speech', 'sherpa-onnx'], unit: 'character', per: 1_000 },
  platform: { subjects: ROUTES, unit: 'second', per: 60 },
  sms: { subjects: ROUTES, unit: 'segment', per: 1 },
  transfer: { subjects: ROUTES, unit: 'second', per: 60 },
};

/** Fields of the file. `currency`, `rounding` and `assumptions` are in responses of GET /v1/pricing but are not prices. */
const FIELDS = ['rates', 'number_rents', 'destinations', 'text_destinations', 'free_routes'];
const COPIED = ['currency', 'rounding', 'assumptions'];

/** Reads PRICES_FILE: a path, relative to the working directory. */
export const pricesFile: Parse<OwnPrices> = (path, refuse) => {
  const wrong: Refuse = (reason) => refuse(`names ${path}, ${reason}`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return wrong(`which cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return wrong(`which is not JSON: ${(error as Error).message}`);
  }
  return parsePrices(value, (reason) => wrong(`in which ${reason}`));
};

/** @param refuse throws; receives the position and the reason, e.g. `/rates/0/price is "x"; …` */
function parsePrices(value: unknown, refuse: Refuse): OwnPrices {
  const file = fieldsOf(value, '', [...FIELDS, ...COPIED], refuse);
  if ((file['currency'] ?? 'USD') !== 'USD') refuse(`/currency is ${shown(file['currency'])}; prices are in USD`);
  const byPrefix = (name: string, price: string) =>
    unique(
      listOf(file, name, refuse, (entry, at) => prefixPrice(entry, at, price, refuse)),
      ({ prefix }) => prefix,
      `/${name}`,
      refuse,
    );
  return {
    rates: unique(
      listOf(file, 'rates', refuse, (entry, at) => rateOf(entry, at, refuse)),
      ({ item, appliesTo }) => `${item} of ${appliesTo}`,
      '/rates',
      refuse,
    ),
    numberRents: unique(
      listOf(file, 'number_rents', refuse, (entry, at) => rentOf(entry, at, refuse)),
      ({ type }) => type,
      '/number_rents',
      refuse,
    ),
    destinations: byPrefix('destinations', 'per_minute'),
    texts: byPrefix('text_destinations', 'per_segment'),
    freeRoutes:
      file['free_routes'] === undefined
        ? null
        : listOf(file, 'free_routes', refuse, (entry, at) => oneOf(entry, ROUTES, at, refuse)),
  };
}

function rateOf(entry: unknown, at: string, refuse: Refuse): OwnRate {
  const fields = fieldsOf(entry, at, ['item', 'applies_to', 'unit', 'per', 'price'], refuse);
  const item = oneOf(fields['item'], Object.keys(ITEMS) as Item[], `${at}/item`, refuse);
  const { subjects, unit, per } = ITEMS[item];
  const appliesTo = oneOf(fields['applies_to'] ?? '*', [...subjects, '*'], `${at}/applies_to`, refuse);
  oneOf(fields['unit'] ?? unit, [unit], `${at}/unit`, refuse);
  const units = fields['per'] ?? per;
  if (!Number.isInteger(units) || Number(units) < 1 || Number(units) > MAX_PER) {
    refuse(`${at}/per is ${shown(units)}; it must be a whole number from 1 to ${MAX_PER}`);
  }
  return { item, appliesTo, unit, per: Number(units), micros: microsOf(fields['price'], `${at}/price`, refuse) };
}

function rentOf(entry: unknown, at: string, refuse: Refuse): OwnPrices['numberRents'][number] {
  const fields = fieldsOf(entry, at, ['type', 'per_month'], refuse);
  const type = oneOf(fields['type'], RENTED, `${at}/type`, refuse);
  return { type, micros: microsOf(fields['per_month'], `${at}/per_month`, refuse) };
}

function prefixPrice(entry: unknown, at: string, price: string, refuse: Refuse): PrefixPrice {
  const fields = fieldsOf(entry, at, ['prefix', price], refuse);
  const { prefix } = fields;
  if (typeof prefix !== 'string' || !PREFIX.test(prefix)) {
    return refuse(`${at}/prefix is ${shown(prefix)}; it must be the beginning of a number in E.164, like "+44"`);
  }
  return { prefix, micros: microsOf(fields[price], `${at}/${price}`, refuse) };
}

/** Parses text, a number, or money as in the API. */
function microsOf(value: unknown, at: string, refuse: Refuse): number {
  const isMoney = typeof value === 'object' && value !== null;
  const { amount, currency = 'USD' } = isMoney
    ? fieldsOf(value, at, ['amount', 'currency'], refuse)
    : { amount: value };
  if (currency !== 'USD') refuse(`${at}/currency is ${shown(currency)}; prices are in USD`);
  const micros = typeof amount === 'string' || typeof amount === 'number' ? parseMicros(String(amount)) : null;
  if (micros !== null) return micros;
  return refuse(`${at} is ${shown(amount)}; it must be USD with at most six decimal places, like "0.014"`);
}

function listOf<T>(file: Fields, name: string, refuse: Refuse, entryOf: (entry: unknown, at: string) => T): T[] {
  const value = file[name] ?? [];
  if (!Array.isArray(value)) return refuse(`/${name} is ${shown(value)}; it must be a list`);
  return value.map((entry, i) => entryOf(entry, `/${name}/${i}`));
}

function fieldsOf(value: unknown, at: string, allowed: readonly string[], refuse: Refuse): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`${at === '' ? 'the whole' : at} is ${shown(value)}; it must be an object`);
  }
  for (const name of Object.keys(value)) {
    if (!allowed.includes(name)) refuse(`${at}/${name} is not known; allowed are ${allowed.join(', ')}`);
  }
  return value as Fields;
}

function oneOf<const T extends string>(value: unknown, among: readonly T[], at: string, refuse: Refuse): T {
  return (
    among.find((one) => one === value) ?? refuse(`${at} is ${shown(value)}; it must be one of ${among.join(', ')}`)
  );
}

/** Refuses two prices for the same thing, because one of them would be ignored. */
function unique<T>(entries: readonly T[], keyOf: (entry: T) => string, at: string, refuse: Refuse): readonly T[] {
  const seen = new Map<string, number>();
  entries.forEach((entry, i) => {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (first !== undefined) refuse(`${at}/${i} repeats ${key}, which ${at}/${first} has; remove one of them`);
    seen.set(key, i);
  });
  return entries;
}

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60));
