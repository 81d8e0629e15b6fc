// Merge patches, values that are costly to read, and text that no database column can store, which is replaced before it gets there.
import { expect, test } from 'vitest';
import {
  compactJson,
  hasTooManyContainers,
  MAX_CONTAINERS,
  mergePatch,
  parseJson,
  parseStoredJson,
  toStorable,
} from '../../src/core/json.ts';
import { findUnstorable } from '../../src/protocol/validate.ts';

// Examples of RFC 7396, appendix A, and its section 3.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c', d: 'e' } }, { a: { b: 'd', c: null } }, { a: { b: 'd', d: 'e' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ a: 'foo' }, { a: { b: 'c' } }, { a: { b: 'c' } }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j merged with the patch %j is %j', (target, patch, merged) => {
  expect(mergePatch(target, patch)).toEqual(merged);
});

test('JSON to be stored with too many objects and lists is not parsed, because reading it again takes too long', () => {
  const textOf = (lists: number) => `{"a":[${Array.from({ length: lists - 2 }, () => '[]').join(',')}]}`;
  expect(parseStoredJson(textOf(MAX_CONTAINERS), 10)).toEqual(JSON.parse(textOf(MAX_CONTAINERS)));
  expect(parseStoredJson(textOf(MAX_CONTAINERS + 1), 10)).toBeUndefined();
  // Messages that are not stored may be long, such as the pages that a tool of the MCP server returns.
  expect(parseJson(textOf(MAX_CONTAINERS + 1), 10)).toEqual(JSON.parse(textOf(MAX_CONTAINERS + 1)));
  expect(hasTooManyContainers(Array.from({ length: 100_000 }, (_, i) => i))).toBe(false);
});

test('NUL and halves of surrogate pairs become replacement characters, in keys and values', () => {
  const held = toStorable({ 'a\0': ['b\ud83d', { c: '\udc00d' }], n: 1 });
  expect(held).toEqual({ 'a\ufffd': ['b\ufffd', { c: '\ufffdd' }], n: 1 });
  expect(findUnstorable(held)).toBeNull();
});

test('storable text is unchanged, including text that only looks like an escape', () => {
  for (const value of ['\\u0000', '\\\\ud800', 'C:\\new', '😀 \n "quoted"', '']) expect(toStorable(value)).toBe(value);
  expect(toStorable('\\\0')).toBe('\\\ufffd');
});

test('the text of jsonb is compacted outside of strings', () => {
  const value = { 'a, b: ': ['c: "d", \\', { e: [1, -2.5, null] }], '': [[], {}] };
  const text = JSON.stringify(value, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/([[{]) | ([\]}])/g, '$1$2');
  expect(text).toContain('": [');
  expect(compactJson(text)).toBe(JSON.stringify(value));
  const long = JSON.stringify({ a: `${'x, '.repeat(1_000_000)}"` });
  expect(compactJson(long)).toBe(long);
});
