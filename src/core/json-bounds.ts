// Finds JSON that is too expensive to parse. JSON.parse takes 0.3 s for a megabyte of brackets, and a list of empty objects needs 70
// times its size in memory. Makes one pass over the bytes, about 1 ms per MiB. Deliberately omitted: a check of the syntax. The
// parser refuses invalid JSON.
import { pointerSegment } from './json.ts';

export interface JsonBounds {
  /** Maximum nesting of objects and lists. */
  levels: number;
  /** Maximum number of objects and lists. */
  containers: number;
  /** Maximum number of members and items. */
  values: number;
}

/** The exceeded bound. For `levels`, `pointer` is the JSON pointer of the top-level member that is too deep. */
type JsonExcess = { bound: 'levels'; pointer: string } | { bound: 'containers' | 'values' };

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Returns the first bound that the JSON exceeds, or null.
 * @param json UTF-8
 */
export function jsonExcess(json: Uint8Array, bounds: JsonBounds): JsonExcess | null {
  let depth = 0;
  let containers = 0;
  let values = 0;
  // The last string and the number of commas directly within the root.
  let name: readonly [number, number] = [0, 0];
  let index = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      const begin = at;
      at = endOfString(json, begin);
      if (depth === 1) name = [begin, at + 1];
    } else if (byte === COMMA) {
      if (depth === 1) index++;
      if (++values > bounds.values) return { bound: 'values' };
    } else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      if (++depth > bounds.levels) return { bound: 'levels', pointer: pointerOf(json, name, index) };
      // The first value of a container has no comma before it.
      if (++values > bounds.values) return { bound: 'values' };
      if (++containers > bounds.containers) return { bound: 'containers' };
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) depth--;
  }
  return null;
}

/** Returns the index of the closing quote, or the length of the text if there is none. */
function endOfString(json: Uint8Array, begin: number): number {
  let at = begin + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

function pointerOf(json: Uint8Array, [begin, end]: readonly [number, number], index: number): string {
  if (end === 0) return `/${index}`;
  const text = Buffer.from(json.subarray(begin, end)).toString('utf8');
  try {
    return `/${pointerSegment(String(JSON.parse(text)))}`;
  } catch {
    // JSON.parse throws only SyntaxError: the name is not JSON.
    return '';
  }
}
