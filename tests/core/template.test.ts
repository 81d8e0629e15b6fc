// Placeholders in texts: how a value is filled in, and what happens when it is missing.
import { expect, test } from 'vitest';
import { fillIn, readPlaceholders } from '../../src/core/template.ts';

test.each([
  ['Hello {{name}}, welcome.', { name: 'Ada' }, 'Hello Ada, welcome.'],
  ['Hello {{ name }}, welcome.', {}, 'Hello, welcome.'],
  ['Hello {{name}}, welcome.', { name: '' }, 'Hello, welcome.'],
  ['You owe {{amount}} {{currency}}.', { amount: 0, currency: 'euros' }, 'You owe 0 euros.'],
  ['{{name}}? It is {{ready}}.', { ready: false }, '? It is false.'],
  ['{{first}}{{last}}', { first: '{{last}}', last: '$& $1' }, '{{last}}$& $1'],
  ['{{toString}} {{__proto__}} {{größe.x-1}}', { 'größe.x-1': 'M' }, ' M'],
  ['{{ not closed, {{two words}}', { two: 'x' }, '{{ not closed, {{two words}}'],
])('fills in %s with %j', (text, variables, filled) => {
  expect(fillIn(text, variables)).toBe(filled);
});

test('a text with many placeholders and a long value stays bounded', () => {
  const text = `${'{{a}}'.repeat(19_000)} Stay polite.`;
  const filled = fillIn(text, { a: 'x'.repeat(20_000) });
  expect(filled).toHaveLength(200_000 + ' Stay polite.'.length);
  expect(filled.endsWith('x Stay polite.')).toBe(true);
});

test('a long value is filled in whole up to the limit, and never ends in half a character', () => {
  const value = 'y'.repeat(199_999);
  expect(fillIn('About {{a}}!', { a: value })).toBe(`About ${value}!`);
  expect(fillIn('{{a}}{{b}}!', { a: value, b: '😀' })).toBe(`${value}!`);
});

test('placeholders of a text are listed: those that a value replaces, and braces that remain', () => {
  const { names, malformed, unclosed, tags } = readPlaceholders(
    '{{a}} {{ a }}{{größe.x-1}} {{two words}} {{}} {% if vip %}Sir{% endif %} 5 {%, {{b {{c}} and {{d',
  );
  expect([...names]).toEqual(['a', 'größe.x-1', 'c']);
  expect([malformed, unclosed]).toEqual([
    ['{{two words}}', '{{}}'],
    ['{{b ', '{{d'],
  ]);
  expect(tags).toEqual(['{% if vip %}', '{% endif %}']);
});

test('a tag begins at the last opening before its end', () => {
  expect(readPlaceholders('{% if {% endif %}').tags).toEqual(['{% endif %}']);
});
