// The cache of the vectors of recent questions: per workspace, and bounded.
import { expect, test } from 'vitest';
import { createRecentVectors } from '../../../src/resources/knowledge-bases/service/recent-vectors.ts';

const vector = (value: number) => Float32Array.of(value);

test('a question is found by the workspace that asked it, and by no other', () => {
  const recent = createRecentVectors();
  recent.keep('wsp_one', 'When do you open?', vector(1));
  expect(recent.find('wsp_one', 'When do you open?')).toEqual(vector(1));
  expect(recent.find('wsp_one', 'When do you close?')).toBeNull();
  expect(recent.find('wsp_two', 'When do you open?')).toBeNull();
});

test('when there are too many, the least recently asked question is evicted', () => {
  const recent = createRecentVectors(3);
  for (const [value, question] of ['one', 'two', 'three'].entries()) recent.keep('wsp', question, vector(value));
  recent.find('wsp', 'one');
  recent.keep('wsp', 'four', vector(3));
  expect(['one', 'two', 'three', 'four'].filter((question) => recent.find('wsp', question) !== null)).toEqual([
    'one',
    'three',
    'four',
  ]);
});
