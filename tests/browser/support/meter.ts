// The delay of an on-screen meter relative to the speaker's audio: both are read in every frame, then correlated. Needs the
// probes of spies.ts in the page.
import type { Page } from 'playwright-core';
import type { Spied } from './spies.ts';

interface Seen {
  atMs: number;
  /** Value that the meter should show for the current audio, 0 to 1. */
  heard: number;
  shown: number;
}

const WATCH_MS = 3_000;
const GRID_MS = 10;
const MAX_LAG_MS = 500;
/** The loudness probe averages the last 2 048 samples at 48 kHz, so its value is on average half as old. */
const PROBE_MS = 21;

export function followMeter(page: Page): Promise<Seen[]> {
  return page.evaluate(
    (watchMs) =>
      new Promise<Seen[]>((resolve) => {
        const bar = document.querySelectorAll('.level i')[1]!;
        const seen: Seen[] = [];
        const look = (): void => {
          const atMs = performance.now();
          const { loudness } = (globalThis as unknown as { spied(): Spied }).spied();
          const shown = new DOMMatrix(getComputedStyle(bar).transform).a;
          seen.push({ atMs, heard: Math.min(1, Math.sqrt(4 * loudness)), shown });
          if (atMs - seen[0]!.atMs < watchMs) requestAnimationFrame(look);
          else resolve(seen);
        };
        requestAnimationFrame(look);
      }),
    WATCH_MS,
  );
}

/** The shift with the highest correlation of meter and sound. */
export function lagMs(seen: readonly Seen[]): number {
  const heard = onGrid(seen, 'heard');
  const shown = onGrid(seen, 'shown');
  let best = { lag: 0, likeness: -Infinity };
  for (let lag = 0; lag <= MAX_LAG_MS / GRID_MS; lag++) {
    const likeness = correlation(heard.slice(0, heard.length - lag), shown.slice(lag));
    if (likeness > best.likeness) best = { lag, likeness };
  }
  return best.lag * GRID_MS + PROBE_MS;
}

/** The newest value at each point in time. */
function onGrid(seen: readonly Seen[], key: 'heard' | 'shown'): number[] {
  const first = seen[0]!.atMs;
  const values: number[] = [];
  let index = 0;
  for (let atMs = first; atMs <= seen.at(-1)!.atMs; atMs += GRID_MS) {
    while (index + 1 < seen.length && seen[index + 1]!.atMs <= atMs) index++;
    values.push(seen[index]![key]);
  }
  return values;
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [both, varianceX, varianceY] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, ys[index]! - meanY];
    both += dx * dy;
    varianceX += dx * dx;
    varianceY += dy * dy;
  }
  return both / Math.sqrt(varianceX * varianceY);
}
