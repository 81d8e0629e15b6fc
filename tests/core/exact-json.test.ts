// Detection of integers that JSON.parse would change, with their position, and of nothing else.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { inexactInteger } from '../../src/core/exact-json.ts';
import { size } from '../support/sizes.ts';

test.each([
  ['{"metadata":{"order":9007199254740993}}', '/metadata/order'],
  ['[0, {"a/b~c": -12345678901234567}]', '/1/a~1b~0c'],
  ['12345678901234567', ''],
  [`{"a":\n\t${'9'.repeat(400)}}`, '/a'],
  [`[${'1'.repeat(1_000_000)}]`, '/0'],
  ['{"text":"\\\\\\"","b":[[],{},true,12345678901234567]}', '/b/3'],
  ['{"caf\\u00e9":{"a":false,"b":[{"c":1},{"c":"d","e":12345678901234567}]}}', '/café/b/1/e'],
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

test('finds the integers that a parser with the source of each number finds', () => {
  const number = fc.constantFrom(
    '1',
    '-0',
    '12345678901234567',
    '9007199254740992',
    '-9007199254740993',
    '1e20',
    '1.5E+9',
  );
  const leaf = fc.oneof(number, fc.constantFrom('true', 'null', '""', '"a,12345678901234567"', '"\\\\"', '"\\""'));
  const blank = fc.constantFrom('', ' ', '\n');
  const { json } = fc.letrec<{ json: string }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc
        .tuple(fc.array(tie('json'), { maxLength: 4 }), blank)
        .map(([items, gap]) => `[${items.join(`${gap},${gap}`)}]`),
      fc
        .tuple(
          fc.uniqueArray(fc.constantFrom('a', 'b/~', 'c"', '1e9\\'), { maxLength: 3 }),
          fc.array(tie('json')),
          blank,
        )
        .map(([names, values, gap]) => {
          const members = names.map((name, i) => `${JSON.stringify(name)}${gap}:${gap}${values[i] ?? '1'}`);
          return `{${gap}${members.join(',')}}`;
        }),
    ),
  }));
  fc.assert(
    fc.property(json, (text) => {
      expect(inexactInteger(text)).toBe(inexactByParser(text));
    }),
    { numRuns: size(500, 5_000) },
  );
});

function inexactByParser(text: string): string | null {
  const changed = Symbol('changed');
  const mark = (_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' && /^-?\d+$/.test(source ?? '') && BigInt(source!) !== BigInt(value) ? changed : value;
  const find = (value: unknown): string | null => {
    if (value === changed) return '';
    if (typeof value !== 'object' || value === null) return null;
    for (const [key, part] of Object.entries(value)) {
      const inner = find(part);
      if (inner !== null) return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}${inner}`;
    }
    return null;
  };
  return find(JSON.parse(text, mark as (key: string, value: unknown) => unknown));
}

test('does not parse many numbers again for a long one', () => {
  // A reviver takes a third of a second for these.
  const text = `[${'1,'.repeat(250_000)}9007199254740992]`;
  const parse = vi.spyOn(JSON, 'parse');
  expect(inexactInteger(text)).toBeNull();
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
