// Fills a function's arguments from the caller's words, using only the function's JSON Schema. Pure; chrono-node parses dates.
// Invariant: a value conforms to its property's type and enum, and was said. Deliberately omitted: nested objects and arrays; a
// responder that guessed at them would call functions with nonsense.
import * as chrono from 'chrono-node/en';
import { cutStart } from '../../../core/cut-text.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { digitsOfWords, keywords, splitWords, isFiller } from './words.ts';

/** Maximum characters that are searched, from the end. */
const MAX_SAID_CHARS = 1000;

/** What kind of value a property wants, from its name and description. */
export type Kind =
  | 'email'
  | 'phone'
  | 'date'
  | 'time'
  | 'people'
  | 'money'
  | 'id'
  | 'name'
  | 'place'
  | 'text'
  | 'thing';

interface Options {
  /** Reference time for "tomorrow". */
  now: Date;
  /** The properties that the agent has just asked for. A bare answer ("Sam", "4512") is the value of one of them. */
  asked?: readonly string[];
}

/** The values that the words hold, by property. Never throws; a property without a value is absent. */
export function findArguments(schema: JsonObject, whole: string, options: Options): JsonObject {
  const said = cutStart(whole, MAX_SAID_CHARS);
  const found: JsonObject = {};
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const value = findValue(name, property, said, options);
    if (value !== undefined) found[name] = value;
  }
  return withoutDoubles(schema, found, options.asked ?? []);
}

// "For six" may mean people or an hour, but not both: the one that was asked for, and people if both were.
function withoutDoubles(schema: JsonObject, found: JsonObject, asked: readonly string[]): JsonObject {
  const properties = propertiesOf(schema);
  const nameOf = (kind: Kind): string | undefined =>
    Object.keys(found).find((name) => kindOf(name, properties[name]!) === kind);
  const people = nameOf('people');
  const time = nameOf('time');
  if (people === undefined || time === undefined || String(found[people]) !== found[time]) return found;
  const dropped = asked.includes(time) && !asked.includes(people) ? people : time;
  return Object.fromEntries(Object.entries(found).filter(([name]) => name !== dropped));
}

/**
 * Returns the value of a property that the caller states without being asked: its form identifies it (an e-mail address, a date),
 * or the words name it. Never a boolean, a free text or a bare number, which would be a guess.
 */
export function findStated(name: string, schema: JsonObject, whole: string, now: Date): Json | undefined {
  const said = cutStart(whole, MAX_SAID_CHARS);
  const value = findValue(name, schema, said, { now });
  if (value === undefined || typeof value === 'boolean') return undefined;
  const kind = kindOf(name, schema);
  if (Array.isArray(schema.enum) || SELF_EVIDENT.has(kind)) return value;
  if (kind === 'text' || kind === 'thing') return undefined;
  const about = new Set(keywords(name.replace(/_/g, ' ')));
  return keywords(said).some((word) => about.has(word)) ? value : undefined;
}

const SELF_EVIDENT: ReadonlySet<Kind> = new Set(['email', 'phone', 'date', 'time', 'name', 'place', 'money']);

/** Returns the properties of an object schema that are schemas themselves. */
export function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonObject] => isObject(entry[1])),
  );
}

/** Returns the required properties that have no value yet. */
export function missingArguments(schema: JsonObject, found: JsonObject): string[] {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return required.filter((name) => !(name in found));
}

function findValue(name: string, schema: JsonObject, said: string, options: Options): Json | undefined {
  const asked = options.asked?.includes(name) ?? false;
  if (Array.isArray(schema.enum)) return findOption(schema.enum, said);
  if (schema.type === 'boolean') return findDecision(name, said, asked);
  const kind = kindOf(name, schema);
  if (schema.type === 'integer' || schema.type === 'number') return findNumber(kind, schema.type, said, asked);
  return schema.type === 'string' ? findString(kind, schema, said, asked, options.now) : undefined;
}

function findOption(options: readonly Json[], said: string): Json | undefined {
  const words = new Set(keywords(said));
  return options.find((option) => {
    const wanted = keywords(String(option).replace(/_/g, ' '));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
}

// A yes or no belongs to a property only if the agent asked for it or the words name it.
function findDecision(name: string, said: string, asked: boolean): boolean | undefined {
  const words = new Set(keywords(said));
  const named = keywords(name.replace(/_/g, ' ')).some((word) => words.has(word));
  if (!asked && !named) return undefined;
  if (/\b(no|not|nope|don't|never|without)\b/i.test(said)) return false;
  return named || /\b(yes|yeah|yep|please|sure|okay|ok)\b/i.test(said) ? true : undefined;
}

// ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const CURRENCY = /^\s*(?:€|\$|£|%|percent|euros?|dollars?|pounds?|usd|eur|gbp|cents?)/i;
const CLOCK = /^\s*(?:am|pm|a\.m\.|p\.m\.|o'clock|:\d{2})/i;
const OF_PEOPLE = /^\s*(?:people|persons?|guests?|of us|adults?|pax|seats?)\b/i;

interface Spoken {
  text: string;
  before: string;
  after: string;
}

function numbersIn(said: string): Spoken[] {
  const written = digitsOfWords(said);
  return [...written.matchAll(/-?(?<![\d.,:])\d+(?:\.\d+)?/g)].map((match) => ({
    text: match[0],
    before: written.slice(0, match.index),
    after: written.slice(match.index + match[0].length),
  }));
}

function findNumber(kind: Kind, type: string, said: string, asked: boolean): number | undefined {
  const numbers = numbersIn(said);
  const pick =
    kind === 'money'
      ? (numbers.find(isMoney) ?? numbers[0])
      : kind === 'people'
        ? (numbers.find(({ after, before }) => OF_PEOPLE.test(after) || /\b(?:for|of)\s+$/i.test(before)) ??
          numbers.find(isPlain))
        : numbers.find(isPlain);
  if (!pick) return asked && kind === 'people' ? peopleIn(said) : undefined;
  return type === 'integer' ? Math.trunc(Number(pick.text)) : Number(pick.text);
}

const isMoney = ({ before, after }: Spoken): boolean => CURRENCY.test(after) || /[€$£]\s*$/.test(before);
const isPlain = (one: Spoken): boolean =>
  !isMoney(one) &&
  !CLOCK.test(one.after) &&
  !/\bat\s+$|\d[:.]$/i.test(one.before) &&
  !/^(?:st|nd|rd|th)\b/i.test(one.after);

function peopleIn(said: string): number | undefined {
  if (/\b(just me|only me|myself|alone)\b/i.test(said)) return 1;
  return /\b(a couple|both of us|my (wife|husband|partner) and (i|me))\b/i.test(said) ? 2 : undefined;
}

// ── strings ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['email', /e-?mail/],
  ['phone', /phone|number_to|to_number|mobile|callback/],
  ['people', /guests?|people|persons|party|seats|covers|attendees/],
  ['money', /amount|price|budget|total|cost/],
  ['id', /\bid\b|_id$|order|reference|code|number|ticket|invoice/],
  ['date', /\bdate|_date|date_|\bday/],
  ['time', /\btime|_time|hour/],
  ['name', /name/],
  ['place', /city|place|location|town|address/],
  ['text', /query|question|message|text|topic|reason|notes?$|request|details|comment|summary|subject/],
];

/** Determines the kind by the name; if the name is inconclusive, by the description. */
export function kindOf(name: string, schema: JsonObject): Kind {
  if (schema.format === 'email') return 'email';
  if (schema.format === 'date' || schema.format === 'date-time') return 'date';
  if (schema.format === 'time') return 'time';
  const about = typeof schema.description === 'string' ? schema.description.toLowerCase() : '';
  const find = (text: string) => KINDS.find(([, pattern]) => pattern.test(text))?.[0];
  return find(name.toLowerCase()) ?? find(about) ?? 'thing';
}

// The look-behind lets each run of characters be tried from its beginning only.
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /\+?\d[\d ()-]{5,}\d/;
const ID = /\b(?=[\w-]*\d)[\w-]{2,}\b/g;
const TIME = /\b\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\b\d{1,2}:\d{2}\b|\b(?:noon|midnight)\b/i;
const NAME =
  /(?<=\b(?:name is|name's|i am|i'm|this is|it's|it is|under|for) )(?!I\b)\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)*/u;
const PLACE = /(?<=\b(?:in|at|to|from) )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/u;

function findString(kind: Kind, schema: JsonObject, said: string, asked: boolean, now: Date): string | undefined {
  switch (kind) {
    case 'email':
      return said.match(EMAIL)?.[0];
    case 'phone':
      return digitsOfWords(said).match(PHONE)?.[0];
    case 'people':
    case 'money': {
      const value = findNumber(kind, 'number', said, asked);
      return value === undefined ? undefined : String(value);
    }
    case 'id':
      return findId(said, now);
    case 'date':
      return findDate(schema, said, now);
    case 'time':
      return findTime(said, asked);
    case 'name':
      return findName(said, asked, now);
    case 'place':
      return said.match(PLACE)?.[0] ?? (asked ? bareAnswer(said) : undefined);
    case 'thing':
      return asked ? bareAnswer(said) : findThing(said);
    case 'text':
      return said.trim() || undefined;
  }
}

// A reference contains a digit, and is neither money nor a time nor part of a date.
function findId(said: string, now: Date): string | undefined {
  const written = digitsOfWords(said);
  const dates = datesIn(written, now);
  const candidates = [...written.matchAll(ID)].filter(({ 0: text, index }) => {
    const one = { text, before: written.slice(0, index), after: written.slice(index + text.length) };
    const inDate = dates.some((date) => index >= date.index && index < date.index + date.text.length);
    return !isMoney(one) && !inDate && !CLOCK.test(one.after) && !OF_PEOPLE.test(one.after);
  });
  // Prefer the longest: in "2 parcels of order 4512" it is the order. Prefer the last of equals, because callers correct
  // themselves.
  return candidates
    .map(([text]) => text)
    .toSorted((a, b) => a.length - b.length)
    .at(-1);
}

function datesIn(text: string, now: Date) {
  return chrono.parse(text, now, { forwardDate: true }).filter(({ start }) => {
    return start.isCertain('day') || start.isCertain('weekday');
  });
}

/** Returns the words of the date; with `format: date` or `date-time`, the date itself. */
function findDate(schema: JsonObject, said: string, now: Date): string | undefined {
  const iso = said.match(/\b\d{4}-\d{2}-\d{2}\b/)?.[0];
  const [date] = datesIn(said, now);
  if (!date) return iso;
  if (schema.format === 'date') return localDate(date.date());
  if (schema.format === 'date-time') return date.date().toISOString();
  return iso ?? dayWords(date.text);
}

/** Removes the time from "Friday at 7 pm", because it is a separate argument. */
const dayWords = (text: string): string =>
  text
    .replace(/^on\s+/i, '')
    .replace(/[\s,]*(?:\bat\s+)?\d{1,2}(?::\d{2})?\s*(?:am|pm|o'clock)\b.*$/i, '')
    .replace(/\s+at\s+\d.*$/i, '')
    .trim() || text;

function localDate(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function findTime(said: string, asked: boolean): string | undefined {
  const written = digitsOfWords(said);
  const exact = written.match(TIME)?.[0];
  if (exact) return exact.trim();
  // "Seven thirty pm" is transcribed as 730 pm.
  const joined = written.match(/\b(\d{1,2})([0-5]\d) ?(am|pm)\b/i);
  if (joined) return `${joined[1]}:${joined[2]} ${joined[3]!.toLowerCase()}`;
  const half = written.match(/\bhalf past (\d{1,2})\b/i)?.[1];
  if (half) return `${half}:30`;
  const hour = written.match(/\bat (\d{1,2})\b(?!\s*(?:people|guests|persons))/i)?.[1];
  if (hour) return hour;
  return asked
    ? numbersIn(said).find((one) => isPlain(one) && !OF_PEOPLE.test(one.after) && one.text.length <= 2)?.text
    : undefined;
}

const NO_NAME = /^(?:yes|no|sorry|hello|hi|okay|ok|sure|nothing|none|never mind)$/i;

function findName(said: string, asked: boolean, now: Date): string | undefined {
  const named = said.match(NAME)?.[0];
  if (named && !isDay(named)) return named;
  // Speech recognition may transcribe names in lower case.
  const introduced = said.match(/\b(?:name is|name's|under the name(?: of)?)\s+([\p{L}'-]+)/iu)?.[1];
  if (introduced && !isFiller(introduced)) return capitalize(introduced);
  if (!asked) return undefined;
  const words = bareAnswer(withoutTimes(said, now))?.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (words.length === 0 || words.length > 3 || NO_NAME.test(words.join(' '))) return undefined;
  if (words.some((word) => /\d/.test(digitsOfWords(word)))) return undefined;
  return words.map(capitalize).join(' ');
}

/** Reduces "At 5 pm, Miller" to "Miller". */
function withoutTimes(said: string, now: Date): string {
  const rest = chrono.parse(said, now).reduce((text, date) => text.replace(date.text, ' '), said);
  return rest
    .replace(TIME, ' ')
    .replace(/^[\s,.]*(?:(?:at|on|for|and)\b[\s,.]*)+|[\s,.]*\b(?:at|on|for|and)[\s,.]*$/gi, '');
}

const isDay = (text: string): boolean => /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.test(text);
const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the thing that follows "do you have", "is there", "how many", without its article. */
function findThing(said: string): string | undefined {
  const match = said.match(
    /\b(?:have|got|sell|stock of|any|how many|is there|are there|for|some)\s+(?:any |some |more |an? |the )*([\p{L}][\p{L} '-]*?)(?=\s+(?:are|is|left|in stock|available|today|tomorrow|now|do you|are there|have you|please)\b|[?.!,]|$)/iu,
  )?.[1];
  const thing = match?.replace(/^(?:any|some|more|an?|the)\s+/i, '').trim();
  return thing && !splitWords(thing).every(isFiller) ? thing : undefined;
}

/** Removes the opening of an answer: "it is the blue one" becomes "blue one". */
function bareAnswer(said: string): string | undefined {
  const bare = said
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/^(?:(?:well|um|uh|so|okay|ok|yes|sure|no|sorry|actually|please),?\s+)+/i, '')
    .replace(/^(?:(?:it is|it's|that is|that's|that would be|i would like|i'd like|i want|make it|the|an?)\s+)+/i, '')
    .replace(/,?\s+please$/i, '')
    .trim();
  return bare || undefined;
}
