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
