// Which questions depend on the preceding sentence.
import { expect, test } from 'vitest';
import { isFollowUp, withContext } from '../../src/core/follow-up.ts';

test.each([
  ['And for eight?', true],
  ['How much does that cost?', true],
  ['Until when?', true],
  ['why?', true],
  ['What about Sunday?', true],
  ['And where can I park?', false],
  ['Where can I park my car?', false],
  ['How much is it if I come with seven friends?', false],
  ['???', false],
])('%j depends on the preceding sentence: %j', (said, expected) => {
  expect(isFollowUp(said)).toBe(expected);
});

test('the context starts at the last self-contained sentence, at most four sentences earlier', () => {
  expect(withContext(['Do you bake?', 'Do you deliver?', 'On Sunday too?', 'Why?'])).toBe(
    'Do you deliver? On Sunday too? Why?',
  );
  expect(withContext(['Do you deliver?', 'Where can I park?'])).toBe('Where can I park?');
  expect(withContext(['Do you deliver?', 'Why?', 'Why?', 'Why?', 'Why?'])).toBe('Why? Why? Why? Why?');
  expect(withContext([])).toBe('');
});
