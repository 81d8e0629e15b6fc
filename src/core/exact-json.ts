// Finds integers in a JSON text that JSON.parse changes. JavaScript numbers are doubles, which skip integers above 2^53, so an
// order number of 17 digits would be stored as its neighbor. Nearly all texts have no number of 16 digits; they are not parsed
// again. Deliberately omitted: fractions and exponents, whose readers expect the nearest double.
import { isObject, pointerSegment } from './json.ts';

// A JSON number stands at the beginning, or after a colon, a comma, a bracket or white space. This may also match within strings.
// No repetition is unbounded, so the search is linear: one millisecond for a megabyte of prose, four for a megabyte of digits.
const LONG_NUMBER = /(?:^|[:,[\s])-?\d{16}/;
const INTEGER = /^-?\d+$/;
/** The largest double has 309 digits. */
const MAX_DIGITS = 310;

/** Replaces such an integer until its pointer is found. */
const CHANGED = Symbol('changed');

/**
 * Returns the JSON Pointer of an integer that is not read exactly, or null if there is none.
 * @param text valid JSON with bounded nesting, because the walk is recursive
 */
export function inexactInteger(text: string): string | null {
  if (!LONG_NUMBER.test(text)) return null;
  let isFound = false;
  const marked = (_key: string, value: unknown, { source }: { source?: string }): unknown => {
    if (typeof value !== 'number' || source === undefined || isExact(source, value)) return value;
    isFound = true;
    return CHANGED;
  };
  // The third argument is new in ES2026: the source text of a number, string or literal.
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
    if (inner !== null) return `/${pointerSegment(key)}${inner}`;
  }
  return null;
}
