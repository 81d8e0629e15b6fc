// Text that no database column can store is replaced before it gets there.
import { expect, test } from 'vitest';
import { storable } from '../../src/core/json.ts';
import { unstorable } from '../../src/protocol/validate.ts';

test('NUL and halves of surrogate pairs become replacement characters, in keys and values', () => {
  const held = storable({ 'a\0': ['b\ud83d', { c: '\udc00d' }], n: 1 });
  expect(held).toEqual({ 'a\ufffd': ['b\ufffd', { c: '\ufffdd' }], n: 1 });
  expect(unstorable(held)).toBeNull();
});

test('storable text is unchanged, including text that only looks like an escape', () => {
  for (const value of ['\\u0000', '\\\\ud800', 'C:\\new', '😀 \n "quoted"', '']) expect(storable(value)).toBe(value);
  expect(storable('\\\0')).toBe('\\\ufffd');
});
