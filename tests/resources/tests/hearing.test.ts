// Simulated recognition errors in the caller's words: their rate, and that the seed alone determines them.
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/providers/telephony/loopback/sound.ts';
import { createHearing } from '../../../src/resources/tests/simulation/hearing.ts';

const SAID = 'Please look up my order, the number is 4512, thank you.';
const WORDS = SAID.split(' ');

/** Minimum number of substitutions, deletions and insertions between two word lists. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [i, word] of one.entries()) {
    const next = [i + 1];
    for (const [j, heard] of other.entries()) {
      next.push(Math.min(row[j]! + (word === heard ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

test.each([5, 20, 50])('of a hundred words, %i are substituted, deleted or inserted', (percent) => {
  const hear = createHearing(percent, seededRandom(`rate ${percent}`));
  let wrong = 0;
  for (let n = 0; n < 2_000; n++) wrong += distance(WORDS, hear(SAID).split(' '));
  const rate = (100 * wrong) / (2_000 * WORDS.length);
  expect(Math.abs(rate - percent)).toBeLessThan(percent / 10);
});

test('the seed determines the errors; at an error rate of zero every word is recognized', () => {
  const heard = (seed: string) => {
    const hear = createHearing(30, seededRandom(seed));
    return Array.from({ length: 5 }, () => hear(SAID));
  };
  expect(heard('one')).toEqual(heard('one'));
  expect(heard('one')).not.toEqual(heard('two'));
  expect(createHearing(0, seededRandom('one'))(SAID)).toBe(SAID);
});

test('at least one word is recognized, and a digit is replaced by another digit', () => {
  const hear = createHearing(50, seededRandom('short'));
  const all = Array.from({ length: 500 }, () => hear('7.'));
  expect(all.every((text) => /^\d\.( \d\.)?$/.test(text))).toBe(true);
  expect(new Set(all).size).toBeGreaterThan(8);
  const letters = createHearing(50, seededRandom('short'));
  for (const word of ['y', 'Ja', 'はい', '!']) {
    for (let n = 0; n < 50; n++) expect(letters(word)).not.toBe('');
  }
});
