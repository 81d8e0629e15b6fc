// Estimates the cost of compiling the patterns of a schema without compiling them, because nothing can interrupt a compilation.
// Invariant: a schema that passes compiles within a few hundred milliseconds. The expensive parts of a pattern are wide character
// classes: those beyond U+D7FF represent hundreds of ranges, and repeated ones are compiled several times. One takes up to 1 ms.
// The length of a schema bounds the rest.
import { isObject, pointerSegment, type Json, type JsonObject } from '../core/json.ts';

/** Wide classes in all patterns of one request. Normal schemas have a few dozen. */
export const MAX_CLASSES = 200;

// Escapes are matched whole, so that `\.` does not count as a dot. Dots in brackets count although they are cheap.
const PIECES = /\\[^]|\[\^|\.|[\uD800-\uFFFF]/g;
const CHEAP_ESCAPE = /^\\[^pPuWSD]/;

interface Costs {
  classes: number;
  /** JSON Pointer of the pattern that exceeds the limit; null for none. */
  pointer: string | null;
}

/** Counts the wide classes in every `pattern` and `patternProperties`, up to the first pattern that exceeds `limit`. */
export function findCostlyPattern(schema: JsonObject, limit: number): Costs {
  const costs: Costs = { classes: 0, pointer: null };
  const add = (pattern: string, pointer: string): void => {
    costs.classes += (pattern.match(PIECES) ?? []).filter((piece) => !CHEAP_ESCAPE.test(piece)).length;
    if (costs.classes > limit) costs.pointer ??= pointer;
  };
  const visit = (value: Json, pointer: string): void => {
    if (costs.pointer !== null || value === null || typeof value !== 'object') return;
    for (const [name, member] of Object.entries(value)) {
      const at = `${pointer}/${pointerSegment(name)}`;
      if (name === 'pattern' && typeof member === 'string') add(member, at);
      if (name === 'patternProperties' && isObject(member)) {
        for (const pattern of Object.keys(member)) add(pattern, at);
      }
      visit(member, at);
    }
  };
  visit(schema, '');
  return costs;
}
