// Finds integers in a JSON text that JSON.parse changes. JavaScript numbers are doubles, which skip integers above 2^53, so an
// order number of 17 digits would be stored as its neighbor. Nearly all texts have no number of 16 digits; they are not read again.
// Others are read character by character, about 5 ms per MiB: JSON.parse with a reviver takes a hundred times as long for a list of
// short numbers. Deliberately omitted: fractions and exponents, whose readers expect the nearest double.
import { pointerSegment } from './json.ts';

// A JSON number stands at the beginning, or after a colon, a comma, a bracket or white space. This may also match within strings.
// No repetition is unbounded, so the search is linear: one millisecond for a megabyte of prose, four for a megabyte of digits.
const LONG_NUMBER = /(?:^|[:,[\s])-?\d{16}/;
const INTEGER = /^-?\d+$/;
const MIN_CHARS = 16;
/** The largest double has 309 digits. */
const MAX_DIGITS = 310;

const PLUS = 0x2b;
const COMMA = 0x2c;
const NINE = 0x39;
const SLASH = 0x2f;
const LARGE_E = 0x45;
const SMALL_E = 0x65;

/** An open object or list. `place` is the index of the item, or where the name of the member begins in the text. */
interface Container {
  isList: boolean;
  place: number;
}

/**
 * Returns the JSON Pointer of the first integer that is not read exactly, or null if there is none.
 * @param text valid JSON
 */
export function inexactInteger(text: string): string | null {
  if (!LONG_NUMBER.test(text)) return null;
  const open: Container[] = [];
  let isNameNext = false;
  for (let at = 0; at < text.length; at++) {
    const inner = open.at(-1);
    const char = text[at];
    if (char === '"') {
      if (isNameNext) inner!.place = at;
      isNameNext = false;
      at = endOfString(text, at);
    } else if (char === ',') {
      if (inner!.isList) inner!.place++;
      else isNameNext = true;
    } else if (char === '{' || char === '[') {
      open.push({ isList: char === '[', place: 0 });
      isNameNext = char === '{';
    } else if (char === '}' || char === ']') {
      open.pop();
      isNameNext = false;
    } else if (char === '-' || isNumeral(text.charCodeAt(at))) {
      const begin = at;
      while (isNumeral(text.charCodeAt(at + 1))) at++;
      if (at + 1 - begin >= MIN_CHARS && !isExact(text.slice(begin, at + 1))) return pointerOf(text, open);
    }
  }
  return null;
}

export const INEXACT_DETAIL = 'is an integer beyond ±2^53, which would be rounded; send it as a string';

/** Whether the character occurs in numbers. In literals only "e" does, which is no number. */
function isNumeral(code: number): boolean {
  return (code >= PLUS && code <= NINE && code !== SLASH && code !== COMMA) || code === LARGE_E || code === SMALL_E;
}

/** Returns the index of the closing quote. */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function isExact(source: string): boolean {
  if (!INTEGER.test(source)) return true;
  const value = Number(source);
  if (Number.isSafeInteger(value)) return true;
  return source.length <= MAX_DIGITS && Number.isFinite(value) && BigInt(source) === BigInt(value);
}

function pointerOf(text: string, open: readonly Container[]): string {
  const segments = open.map(({ isList, place }) =>
    isList ? String(place) : String(JSON.parse(text.slice(place, endOfString(text, place) + 1))),
  );
  return segments.map((segment) => `/${pointerSegment(segment)}`).join('');
}
