// Detection of changes in the analytics: a difference counts if it is larger than chance explains for this many calls.
import { expect, test } from 'vitest';
import { changesOf } from '../../src/web/dashboard/pages/analytics/changes.ts';

const figures = (calls: number, answered: number, reasons: Record<string, number> = {}, p95 = 800) => ({
  calls,
  answered_calls: answered,
  end_reasons: reasons,
  response_times: { total: { p50_ms: 400, p95_ms: p95 } } as never,
});
const textOf = (now: ReturnType<typeof figures>, before: ReturnType<typeof figures>) =>
  changesOf(now, before).map(({ kind, link, rest }) => `${kind}: ${link}${rest}`);

test('the same day twice shows no change, and neither does a single additional call', () => {
  expect(textOf(figures(100, 80), figures(100, 80))).toEqual([]);
  expect(textOf(figures(101, 80), figures(100, 80))).toEqual([]);
  expect(textOf(figures(0, 0), figures(0, 0))).toEqual([]);
});

test('a new failure is named with its current and its previous count', () => {
  const found = changesOf(figures(100, 80, { tts_error: 3 }), figures(90, 72, {}));
  expect(found).toEqual([
    {
      kind: 'bad',
      link: '3 calls',
      rest: ' failed because the voice did; 0 of 90 before.',
      filters: { end_reason: 'tts_error' },
    },
  ]);
});

test('a significant fall of the answer rate is bad, and a significant rise is good', () => {
  expect(textOf(figures(100, 50), figures(100, 80))).toEqual([
    'bad: 50 calls of 100 were answered, 50 %; 80 % before.',
  ]);
  expect(textOf(figures(100, 90), figures(100, 60))).toEqual([
    'good: 90 calls of 100 were answered, 90 %; 60 % before.',
  ]);
  expect(textOf(figures(100, 76), figures(100, 80))).toEqual([]);
  expect(textOf(figures(4, 0), figures(4, 4))).toEqual([]);
});

test('responses that take a tenth longer are reported as slower', () => {
  expect(textOf(figures(50, 40, {}, 1310), figures(50, 40, {}, 800))).toEqual([
    'bad: One answer in twenty takes more than 1310 ms, 64 % slower: 800 ms before.',
  ]);
  expect(textOf(figures(50, 40, {}, 850), figures(50, 40, {}, 800))).toEqual([]);
});

test('a significant rise in calls is reported without a verdict', () => {
  expect(textOf(figures(200, 160), figures(100, 80))).toEqual(['plain: 200 calls, more than the 100 before.']);
});
