// Finds integers of a JSON text that JSON.parse changes. Numbers of JavaScript are doubles: above 2^53 they skip integers, so that
// an order number of 17 digits would be stored as its neighbor. Texts without a number of 16 digits, which is nearly all of them, are
// not parsed again. Absent on purpose: fractions and exponents, whose readers expect the nearest double.
import { isObject } from './json.ts';

// A number of JSON stands at the beginning, or after a colon, a comma, a bracket or white space; in strings this may match, too.
// Nothing repeats without a bound, so a text is searched in linear time: a millisecond for a megabyte of prose, four for one of digits.
const LONG_NUMBER = /(?:^|[:,[\s])-?\d{16}/;
const INTEGER = /^-?\d+$/;
/** The largest double has 309 digits. */
const MAX_DIGITS = 310;

/** Stands for such an integer until it is found. */
const CHANGED = Symbol('changed');

/**
 * The JSON pointer of an integer that is not read exactly; null if there is none.
 * @param text valid JSON whose nesting is bounded: it is walked with recursion
 */
export function inexactInteger(text: string): string | null {
  if (!LONG_NUMBER.test(text)) return null;
  let isFound = false;
  const marked = (_key: string, value: unknown, { source }: { source?: string }): unknown => {
    if (typeof value !== 'number' || source === undefined || isExact(source, value)) return value;
    isFound = true;
    return CHANGED;
  };
  // The third argument is of ES2026: the text of a number, string or literal.
  const value: unknown = JSON.parse(text, marked as (key: string, value: unknown) => unknown);
  return isFound ? pointerOf(value) : null;
}

export const INEXACT_DETAIL = 'is an integer beyond ±2^53, which would be rounded; send it as a string';

function isExact(source: string, value: number): boolean {
  if (Number.isSafeInteger(value) || !INTEGER.test(source)) return true;
  return source.length <= MAX_DIGITS && Number.isFinite(value) && BigInt(source) === BigInt(value);
}

function pointerOf(value: unknown): string | null {
  if (value === CHANGED) return '';
  if (!Array.isArray(value) && !isObject(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    const inner = pointerOf(part);
    if (inner !== null) return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}${inner}`;
  }
  return null;
}
