// Schemas that users write: what they say about a value, and what they can do to the process.
import { describe, expect, test } from 'vitest';
import { explainMismatch, requireSchema } from '../../src/core/json-schema.ts';
import type { JsonObject } from '../../src/core/json.ts';

/** Takes longer than the universe has existed when the value nearly fits. */
const SLOW_PATTERN = '^(a+)+$';
const NEARLY = `${'a'.repeat(60)}!`;

/** Each definition refers twice to the one before. */
function doubling(levels: number): JsonObject {
  const $defs: JsonObject = { d0: { type: 'string' } };
  for (let i = 1; i <= levels; i++) {
    const before = { $ref: `#/$defs/d${i - 1}` };
    $defs[`d${i}`] = { allOf: [before, before] };
  }
  return { $defs, $ref: `#/$defs/d${levels}` };
}

describe('a schema', () => {
  test('says in words what does not fit, and where', () => {
    const schema = { type: 'object', properties: { day: { type: 'string', pattern: '^\\p{L}+$' } }, required: ['day'] };
    expect(explainMismatch(schema, { day: 'Lundi' })).toBeNull();
    expect(explainMismatch(schema, {})).toBe("the value must have required property 'day'");
    expect(explainMismatch(schema, { day: 1 })).toBe('/day must be string');
  });

  test.each([
    ['a pattern that backtracks', { type: 'string', pattern: SLOW_PATTERN } as JsonObject, NEARLY],
    ['references that double', doubling(60), 'text'],
  ])('with %s is cut off, and after a few times not applied any more', (_what, schema, value) => {
    requireSchema('/parameters', schema);
    const tookMs = Array.from({ length: 5 }, () => {
      const began = performance.now();
      expect(explainMismatch(schema, value)).toBe('the value cannot be checked in time against its schema');
      return performance.now() - began;
    });
    expect(tookMs[0]).toBeGreaterThan(10);
    expect(Math.min(tookMs[3]!, tookMs[4]!)).toBeLessThan(10);
  });

  test('is not cut off because the machine had no time for it', () => {
    let stalls = 2;
    const value = {
      get day() {
        if (stalls-- > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        return 'Monday';
      },
    };
    expect(explainMismatch({ type: 'object', properties: { day: { type: 'string' } } }, value)).toBeNull();
  });

  test('that refers to itself without end fits nothing', () => {
    expect(explainMismatch({ $ref: '#' }, 1)).toMatch(/without end$/);
  });
});
