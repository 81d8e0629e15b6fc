// Bounded maps, and counts of current holders.
import { expect, test } from 'vitest';
import { createHolderCounts, setNewest } from '../../src/core/keyed.ts';

test('a full map drops its oldest entry, and an entry that is set again becomes the newest', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  setNewest(map, 'a', 3, 2);
  setNewest(map, 'c', 4, 2);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

test('a holder counts until it is removed, once, and an idle key is forgotten', () => {
  const holders = createHolderCounts<string>();
  const [first, second] = [holders.add('a'), holders.add('a')];
  first();
  first();
  expect(holders.of('a')).toBe(1);
  second();
  expect([holders.of('a'), holders.counts.size]).toEqual([0, 0]);
});
