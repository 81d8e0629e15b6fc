// Checks a row of contacts for definite errors before it is uploaded. Pure. Invariant: the service also rejects every row that is
// rejected here (tests/web/contacts.test.ts), so that no valid contact is held back. Only the service knows all numbering plans;
// rows that it rejects are returned to be corrected in the same place.
import type { RefusedContactRow } from '../../../../../generated/types.ts';
import { columnPlaces, variableName } from '../../../../core/contact-columns.ts';

type Reason = RefusedContactRow['reason'];
interface Fault {
  reason: Reason;
  /** The column to correct. */
  at: number;
  words: string;
}

export interface ContactColumns {
  numberAt: number;
  /** -1 if there is none. */
  zoneAt: number;
  /** The columns to upload. */
  used: readonly number[];
}

const MAX_CELL = 4_096;
const MAX_VARIABLES = 100;
const MAX_NAME = 64;
/** Spreadsheets put an apostrophe before text that would otherwise be a formula. */
const QUOTED_FORMULA = /^'(?=[=+\-@\t\r])/;
/** Human spellings: digits and separators. Other spellings are left to the service. */
const PLAIN = /^\s*\+?[\d\s().\-/]*$/;
/** National numbers can be as short as two digits. */
const MIN_DIGITS = { abroad: 5, national: 2 };
const MAX_DIGITS = 17;

/** The columns of a header as the service reads them. */
export function columnsOf(header: readonly string[]): ContactColumns {
  const { numberAt, zoneAt } = columnPlaces(header);
  const used = header.flatMap((name, at) => (at === numberAt || variableName(name) !== '' ? [at] : []));
  return { numberAt, zoneAt, used };
}

/** Returns why the columns cannot be uploaded, or null. */
export function columnFault(header: readonly string[], { numberAt, zoneAt, used }: ContactColumns): string | null {
  if (numberAt < 0) return 'Choose the column that has the phone numbers.';
  const variables = used.filter((at) => at !== numberAt && at !== zoneAt).map((at) => variableName(header[at] ?? ''));
  if (variables.length > MAX_VARIABLES) return `At most ${MAX_VARIABLES} columns can be variables. Leave some out.`;
  const long = variables.find((name) => name.length > MAX_NAME);
  if (long !== undefined) return `The name “${long.slice(0, 80)}” has more than ${MAX_NAME} characters. Leave it out.`;
  const again = variables.find((name, i) => variables.indexOf(name) < i);
  return again === undefined ? null : `Two columns are the variable {{${again}}}. Leave one of them out.`;
}

/** @param hasCountry whether numbers without a country code are read as numbers of a chosen country */
export function faultOf(cells: readonly string[], columns: ContactColumns, hasCountry: boolean): Fault | null {
  const { numberAt, zoneAt, used } = columns;
  const given = cells[numberAt] ?? '';
  const number = given.startsWith("'") ? given.replace(QUOTED_FORMULA, '') : given;
  const wrong = numberFault(number, hasCountry);
  if (wrong !== null) {
    return { reason: number.trim() === '' ? 'empty' : 'invalid_number', at: numberAt, words: wrong };
  }
  const zone = zoneAt < 0 ? '' : (cells[zoneAt] ?? '').trim();
  if (zone !== '' && !isZone(zone)) {
    return { reason: 'invalid_time_zone', at: zoneAt, words: 'not a time zone, such as Europe/Berlin' };
  }
  const long = used.find((at) => (cells[at] ?? '').length > MAX_CELL);
  return long === undefined ? null : { reason: 'too_long', at: long, words: 'too long' };
}

/** Numbers as programs write them. Numbers of North America are counted below. */
const USUAL = /^\+(?!1)\d{7,15}$|^\+1\d{10}$/;

/** Returns the definite error of the number in a few words, or null. */
export function numberFault(text: string, hasCountry: boolean): string | null {
  if (USUAL.test(text)) return null;
  if (text.trim() === '') return 'no number';
  if (!hasCountry && !/[+＋]/.test(text)) return 'no country code, such as +1';
  if (!PLAIN.test(text)) return /\d/.test(text) ? null : 'no number';
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < MIN_DIGITS[text.includes('+') ? 'abroad' : 'national']) return 'too short';
  if (digits.length > MAX_DIGITS) return 'too long';
  // North America: ten digits after the code.
  const american = /^\s*\+\s*1/.test(text) ? digits.replace(/^1+/, '') : null;
  if (american === null || american.length === 10) return null;
  return `${american.length} digits after +1 instead of 10`;
}

const zones = new Map<string, boolean>();
const MAX_ZONES = 1_000;

function isZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    isKnown = false;
  }
  if (zones.size < MAX_ZONES) zones.set(name, isKnown);
  return isKnown;
}

/** Texts for the service's reasons. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  empty: 'no number',
  invalid_number: 'not a possible phone number',
  invalid_time_zone: 'not a time zone, such as Europe/Berlin',
  invalid_text: 'characters that cannot be stored',
  too_long: 'a cell is too long',
  too_many_cells: 'more cells than the header',
  duplicate: 'is in the campaign already',
  dnc: 'is on the do-not-call list',
};

/** The same number in another spelling is the same contact. */
export function numberKey(text: string): string {
  return text.replaceAll(/[^\d+]/g, '');
}
