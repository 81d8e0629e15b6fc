// Converting sums to series lets other work run, such as speech.
import { expect, test } from 'vitest';
import { NUMBER_MEASURES } from '../../../src/resources/analytics/measures.ts';
import { seriesOf } from '../../../src/resources/analytics/service/series.ts';
import type { Sums } from '../../../src/resources/analytics/store/read.ts';

const DAY_MS = 86_400_000;

function sumsOf(position: number | null, start: Date, calls: number): Sums {
  const zeros = Object.fromEntries(NUMBER_MEASURES.map((name) => [name, 0])) as Record<'calls', number>;
  return { ...zeros, calls, position, start, end_reasons: null, response_times: null } as Sums;
}

test('the points of many series are converted in turns, in the order of keys and buckets', async () => {
  const buckets = Array.from({ length: 100 }, (_, i) => ({ start: new Date(i * DAY_MS) }));
  const rows = [null, 2, 1].flatMap((position) =>
    buckets.slice(1).map(({ start }) => sumsOf(position, start, position ?? 5)),
  );
  let turns = 0;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const series = await seriesOf([1, 2, 3], rows, buckets, ['volume']);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(5);
  expect(series.map(({ position, total }) => [position, total.calls])).toEqual([
    [1, 99],
    [2, 198],
    [3, 0],
    [null, 495],
  ]);
  expect(series.map(({ points }) => points.slice(0, 2).map(({ calls }) => calls))).toEqual([
    [0, 1],
    [0, 2],
    [0, 0],
    [0, 5],
  ]);
  expect((await seriesOf([1], [], buckets, [])).map(({ position }) => position)).toEqual([1]);
});
