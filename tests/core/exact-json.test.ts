// Detection of integers that JSON.parse would change, with their position, and of nothing else.
import { expect, test } from 'vitest';
import { inexactInteger } from '../../src/core/exact-json.ts';

test.each([
  ['{"metadata":{"order":9007199254740993}}', '/metadata/order'],
  ['[0, {"a/b~c": -12345678901234567}]', '/1/a~1b~0c'],
  ['12345678901234567', ''],
  [`{"a":\n\t${'9'.repeat(400)}}`, '/a'],
  [`[${'1'.repeat(1_000_000)}]`, '/0'],
  ['{"__proto__x":{"constructor":12345678901234567}}', '/__proto__x/constructor'],
])('%.60s contains an integer that would be changed', (text, pointer) => {
  expect(inexactInteger(text)).toBe(pointer);
});

test.each([
  '{"order":9007199254740991,"negative":-9007199254740991}',
  '{"exact":9007199254740992,"power":10000000000000000000000}',
  '{"text":"12345678901234567","quoted":"a: 12345678901234567, [12345678901234567"}',
  '[12345678901234567.5, 0.12345678901234567, 1234567890123456789e3, 1E400]',
  '{"12345678901234567":1}',
  'null',
])('%s contains none', (text) => {
  expect(inexactInteger(text)).toBeNull();
});
