// Patterns of expectations are searched in a thread, so that a long conversation delays no call of the process.
import { expect, test } from 'vitest';
import { searchPatterns } from '../../../src/resources/tests/patterns.ts';

test('finds the texts that match, ignoring case, and keeps the process free meanwhile', async () => {
  const texts = ['this is a sentence of the agent that goes on and on '.repeat(500), 'ORDER 4512 has shipped'];
  const slow = '([a-z ]*[aeiou ]){1,60}[0-9]{30}';
  let turns = 0;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const found = await searchPatterns('wsp_1', { patterns: [slow, 'order \\d+', 'that goes'], texts });
  clearImmediate(next);
  expect([...found].map(([pattern, matched]) => [pattern, [...matched]])).toEqual([
    [slow, []],
    ['order \\d+', [texts[1]]],
    ['that goes', [texts[0]]],
  ]);
  expect(turns).toBeGreaterThan(10);
});

test('without patterns nothing is searched', async () => {
  expect(await searchPatterns('wsp_1', { patterns: [], texts: ['Hello.'] })).toEqual(new Map());
});
