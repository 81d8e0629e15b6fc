// Bounded maps and counts of what is held.
import { expect, test } from 'vitest';
import { createHolds, setNewest } from '../../src/core/keyed.ts';

test('a full map drops its oldest entry, and an entry that is set again is the newest', () => {
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

test('a hold counts until it is released, once, and an idle key is forgotten', () => {
  const holds = createHolds<string>();
  const [first, second] = [holds.hold('a'), holds.hold('a')];
  first();
  first();
  expect(holds.of('a')).toBe(1);
  second();
  expect([holds.of('a'), holds.counts.size]).toEqual([0, 0]);
});
