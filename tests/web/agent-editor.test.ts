// The editor of an agent: sample arguments, merge patches, differences of texts, pieces of a prompt.
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../src/web/dashboard/pages/agent/functions/sample-of.ts';
import { patchOf } from '../../src/web/dashboard/pages/agent/patch.ts';
import { piecesOf, variablesIn } from '../../src/web/dashboard/pages/agent/prompt-pieces.ts';
import { differences } from '../../src/web/dashboard/parts/differences.ts';

test('sample arguments match the schema: its defaults and choices, and a value of each type', () => {
  const line = { type: 'object', properties: { price: { type: 'number' } } };
  const properties = {
    number: { type: 'string' },
    urgent: { type: 'boolean' },
    count: { type: 'integer', default: 2 },
    state: { enum: ['open', 'closed'] },
    lines: { type: 'array', items: line },
  };
  expect(sampleOf({ type: 'object', properties })).toEqual({
    number: '',
    urgent: false,
    count: 2,
    state: 'open',
    lines: [{ price: 0 }],
  });
});

test('a merge patch names each field once, by its path', () => {
  const patch = patchOf([
    ['greeting', null],
    ['interruption.min_ms', 300],
    ['interruption.enabled', true],
  ]);
  expect(patch).toEqual({ greeting: null, interruption: { min_ms: 300, enabled: true } });
});

test('a variable with a dot in its name is one field', () => {
  expect(patchOf([['variables.shop.name', 'Northwind']])).toEqual({ variables: { 'shop.name': 'Northwind' } });
});

describe('the difference of two texts', () => {
  const shown = (one: string, other: string): string =>
    differences(one, other)
      .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'del' ? '-' : '+'}[${text}]`))
      .join('');

  test('contains the words of the changed lines, and no other line', () => {
    expect(shown('a\nWe open at six.\nc', 'a\nWe open at seven.\nc')).toBe('We open at -[six]+[seven].');
    expect(shown('a', 'a\na')).toBe('+[a]');
    expect(shown('the same', 'the same')).toBe('');
    expect(shown('One moment, please hold.', 'One short moment.')).toBe('One +[short ]moment-[, please hold].');
  });

  test('joins adjacent words, and shows whole texts that have little in common', () => {
    expect(shown('Say the big red number twice.', 'Say the new blue number twice.')).toBe(
      'Say the -[big red]+[new blue] number twice.',
    );
    expect(shown('Be brief.', 'You are Ada of Northwind')).toBe('-[Be brief.]+[You are Ada of Northwind]');
  });

  test('reproduces both texts, whatever they are', () => {
    const words = ['we', 'open', ' ', '\n', 'at', '.', 'sieben', 'ü', '{{name}}'];
    let seed = 7;
    const some = () =>
      Array.from({ length: 12 }, () => words[(seed = (seed * 16_807) % 2_147_483_647) % words.length]).join('');
    for (let i = 0; i < 200; i++) {
      const [one, other] = [`x${some()}`, `y${some()}`];
      const pieces = differences(one, other);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(one.startsWith(without('ins')), JSON.stringify([one, other])).toBe(true);
      expect(other.startsWith(without('del')), JSON.stringify([one, other])).toBe(true);
    }
  });
});

test('a prompt has variables as the service reads them, functions by name, and braces that name nothing', () => {
  const prompt = 'You are {{ shop.name }}. Call look_up, not look_ups. {{order number}} {{größe}}';
  expect(piecesOf(prompt, ['look_up']).filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'variable', text: '{{ shop.name }}', name: 'shop.name' },
    { kind: 'function', text: 'look_up' },
    { kind: 'broken', text: '{{' },
    { kind: 'variable', text: '{{größe}}', name: 'größe' },
  ]);
  expect(
    piecesOf(prompt, ['look_up'])
      .map(({ text }) => text)
      .join(''),
  ).toBe(prompt);
  expect(variablesIn(prompt)).toEqual(['shop.name', 'größe']);
});
