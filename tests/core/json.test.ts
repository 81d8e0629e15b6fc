// Text that no database column can store is replaced before it gets there.
import { expect, test } from 'vitest';
import { toStorable } from '../../src/core/json.ts';
import { findUnstorable } from '../../src/protocol/validate.ts';

test('NUL and halves of surrogate pairs become replacement characters, in keys and values', () => {
  const held = toStorable({ 'a\0': ['b\ud83d', { c: '\udc00d' }], n: 1 });
  expect(held).toEqual({ 'a\ufffd': ['b\ufffd', { c: '\ufffdd' }], n: 1 });
  expect(findUnstorable(held)).toBeNull();
});

test('storable text is unchanged, including text that only looks like an escape', () => {
  for (const value of ['\\u0000', '\\\\ud800', 'C:\\new', '😀 \n "quoted"', '']) expect(toStorable(value)).toBe(value);
  expect(toStorable('\\\0')).toBe('\\\ufffd');
});
