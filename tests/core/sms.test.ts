// Segment counts of text messages, by the tables of the standard.
import { expect, test } from 'vitest';
import { smsSegments } from '../../src/core/phone/sms-segments.ts';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['Ünïcode'.replace('ï', 'i') + 'ä'.repeat(150), 1],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['–'.repeat(70), 1],
  ['–'.repeat(71), 2],
  [`${'a'.repeat(69)}ç`, 1],
  [`${'a'.repeat(70)}ç`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('%j takes %i segments', (text, segments) => expect(smsSegments(text)).toBe(segments));
