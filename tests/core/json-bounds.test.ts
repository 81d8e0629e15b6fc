// What counts against the bounds of JSON that is not yet parsed.
import { expect, test } from 'vitest';
import { jsonExcess } from '../../src/core/json-bounds.ts';
import { processorMs } from '../support/busy.ts';

const found = (text: string, bounds: Partial<Parameters<typeof jsonExcess>[1]> = {}) =>
  jsonExcess(Buffer.from(text), { levels: 3, containers: 4, values: 8, ...bounds });

test('brackets and commas in strings do not count, with any escapes', () => {
  const text = JSON.stringify({ a: '[[[[[[{{{{,,,,,,,,,,', 'b"[[[[\\\\': '\\"[[[[[[[[', c: ['"', '\\'] });
  expect(found(text)).toBeNull();
});

test.each([
  ['[[[]]]', null],
  ['[[[[]]]]', '/0'],
  ['[1,2,[[[]]]]', '/2'],
  ['{"a":[],"b":[[[]]]}', '/b'],
  ['{"a":{"x":"y"},"b/~":{"c":{"d":{}}}}', '/b~1~0'],
  ['{"\\u0061":[[[', '/a'],
  ['{"\n":[[[', ''],
])('nesting of %s: %j', (text, pointer) => {
  expect(found(text)).toEqual(pointer === null ? null : { bound: 'levels', pointer });
});

test('containers and values are counted over the whole text', () => {
  expect(found('[{},[],{}]')).toBeNull();
  expect(found('[{},[],{},[]]')).toEqual({ bound: 'containers' });
  expect(found('[1,2,3,4,5,6,7,8]')).toBeNull();
  expect(found('[1,2,3,4,5,6,7,8,9]')).toEqual({ bound: 'values' });
  expect(found('{"a":1,"b":2,"c":3,"d":4,"e":[5,6,7,8]}')).toEqual({ bound: 'values' });
});

test.each(['', '"', '"\\', '[', ']]]]', '{"a', '\u0000', 'nothing'])(
  'invalid JSON is left to the parser: %j',
  (text) => {
    expect(found(text)).toBeNull();
  },
);

test('the time is linear in the bytes: at most some milliseconds per MiB', () => {
  const bounds = { levels: 100, containers: 50_000, values: 1e9 };
  for (const piece of ['"', '\\"', '""', '",', ',', 'a'])
    expect(
      processorMs(() => found(piece.repeat(4 * 1024 * 1024), bounds)),
      piece,
    ).toBeLessThan(1000);
});
