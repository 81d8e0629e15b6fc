// Converts the sums of a response to series of points. Pure. A response may have thousands of points with a histogram each, which
// take a third of a second, so the event loop runs in between.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { AnalyticsFigures, AnalyticsMetric } from '../../../../generated/types.ts';
import type { Bucket, Sums } from '../store/read.ts';
import { addCounts, NOTHING, readMeasures, toFigures, type Counted } from '../wire.ts';

/** Reading a row takes up to 30 µs, and converting it as long. */
const POINTS_PER_TURN = 100;

export interface Series {
  /** Position of its key, from 1; null for all other calls. */
  position: number | null;
  total: Counted;
  points: AnalyticsFigures[];
}

/**
 * @param positions positions of the keys, in order
 * @param rows sums by position and, if there are buckets, by start
 */
export async function seriesOf(
  positions: readonly number[],
  rows: readonly Sums[],
  buckets: readonly Pick<Bucket, 'start'>[],
  metrics: readonly AnalyticsMetric[],
): Promise<Series[]> {
  let done = 0;
  const rest = async (): Promise<void> => {
    if (++done % POINTS_PER_TURN === 0) await yieldToEventLoop();
  };
  const byPosition = Map.groupBy(rows, ({ position }) => position);
  const found: Series[] = [];
  for (const position of [...positions, null]) {
    const own = byPosition.get(position) ?? [];
    // The series of remaining calls exists only if there are any.
    if (position === null && own.every(({ calls }) => calls === 0)) continue;
    const byStart = new Map<number | undefined, Counted>();
    let total = NOTHING;
    for (const row of own) {
      await rest();
      const sums = readMeasures(row);
      byStart.set(row.start?.getTime(), sums);
      total = addCounts(total, sums);
    }
    const points: AnalyticsFigures[] = [];
    for (const { start } of buckets) {
      await rest();
      points.push(toFigures(byStart.get(start.getTime()) ?? NOTHING, metrics));
    }
    found.push({ position, total, points });
  }
  return found;
}
