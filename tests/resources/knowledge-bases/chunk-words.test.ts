// The words of Chinese chunks are separated in the process that may carry calls.
import { expect, test } from 'vitest';
import { withWords } from '../../../src/resources/knowledge-bases/ingestion/chunk-words.ts';

const CHINESE = '我们的面包店每天早上七点开门，晚上六点关门。';

const chunk = (text: string) => {
  const place = { id: 'chk_1', position: 0, title: null, heading: null, url: null };
  return { ...place, text, hash: 'x', vector: 'chk_0' };
};

test('the process does other work between any two chunks, each of which has its words', async () => {
  let turns = 0;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const all = await withWords([...Array.from({ length: 10 }, () => chunk(CHINESE)), chunk('We open at seven.')]);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(all[0]!.searched).toContain('面包 ');
  expect(all[10]!.searched).toBe('We open at seven');
});
