// The pure parts of the pages: figures, links, colors, and the reader of event streams.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { accentPair, contrast } from '../../src/core/color.ts';
import { bars, median, minutes, pieces } from '../../src/web/conversation/format.ts';
import { REFUSALS } from '../../src/web/conversation/refusals.ts';
import { failure } from '../../src/web/conversation/words.ts';

test.each([
  [0, '0:00'],
  [42_400, '0:42'],
  [3_665_000, '61:05'],
  [-5, '0:00'],
])('%d ms is shown as %s', (ms, words) => expect(minutes(ms)).toBe(words));

test.each([
  [[], null],
  [[712], 712],
  [[712, 655], 684],
  [[3, 1, 2], 2],
])('the median of %j is %j', (values, middle) => expect(median(values)).toBe(middle));

test('the meter is at zero in silence, and at most full at the loudest', () => {
  expect(bars(0)).toEqual([0.14, 0.14, 0.14, 0.14, 0.14]);
  expect(Math.max(...bars(1))).toBe(1);
});

describe('links in texts', () => {
  test('bare URLs become links without the period after them', () => {
    expect(pieces('See https://example.com/a. Bye').filter(({ link }) => link)).toEqual([
      { text: 'https://example.com/a', link: true },
    ]);
  });
  test('only http and https become links, and no text is lost', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = pieces(`javascript:alert(1) ${text} data:text/html,x`);
        expect(found.map((piece) => piece.text).join('')).toBe(`javascript:alert(1) ${text} data:text/html,x`);
        expect(found.every((piece) => !piece.link || /^https?:\/\//.test(piece.text))).toBe(true);
      }),
    );
  });
});

test('every accent color is readable on both backgrounds, and so is text on it', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (accent) => {
      const { light, onLight, dark, onDark } = accentPair(accent);
      for (const [a, b] of [
        [light, '#ffffff'],
        [dark, '#0e1414'],
        [light, onLight],
        [dark, onDark],
      ] as const) {
        expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('every error code that a visitor can get has its own sentence', () => {
  const met = ['getWidgetConfig', 'sendWidgetMessage', 'createWidgetSession', 'startDemo'] as const;
  const codes = new Set([
    'rate_limited',
    'validation_failed',
    ...met.flatMap((id) => operations[id].errors as readonly string[]),
  ]);
  // About API keys, which chat for others; a page has none.
  for (const code of ['forbidden_scope', 'ip_not_allowed']) expect(codes.delete(code)).toBe(true);
  expect([...codes].filter((code) => REFUSALS[code] === undefined && failure(code).includes(`(${code})`))).toEqual([]);
});
