// Response-time histograms in the format of the database's response_times(): four stages of 48 slots, the first for at most 40
// ms, each further one 15 % wider, the last for more than 24.8 s. Histograms of different calls can be added. Invariant: a
// percentile is within 7 % of the exact one, from 40 ms to 24.8 s.

const SLOTS = 48;
const FIRST_MS = 40;
const GROWTH = 1.15;

/** Stages in the order of the vector: end of speech to transcript, to the model's first text, to the first audio; and their total. */
const STAGES = ['hear', 'think', 'speak', 'total'] as const;
export type Stage = (typeof STAGES)[number];

/** Counts by slot, for all stages. */
export type Histogram = readonly number[];

/** @param text a sparse vector such as `{8:2,13:1}/192`; null if there was no turn */
export function readHistogram(text: string | null): Histogram | null {
  if (text === null) return null;
  const counts = Array<number>(STAGES.length * SLOTS).fill(0);
  for (const [, slot, count] of text.matchAll(/(\d+):([^,}]+)/g)) counts[Number(slot) - 1] = Number(count);
  return counts;
}

export function addHistograms(one: Histogram | null, other: Histogram | null): Histogram | null {
  if (one === null || other === null) return one ?? other;
  return one.map((count, i) => count + other[i]!);
}

/** Number of turns. Every turn is counted once in each stage. */
export function turnsOf(histogram: Histogram): number {
  return histogram.slice(0, SLOTS).reduce((sum, count) => sum + count, 0);
}

/** Nearest rank, whole milliseconds. @param share 0.95 for p95 */
export function percentileMs(histogram: Histogram, stage: Stage, share: number): number {
  const from = STAGES.indexOf(stage) * SLOTS;
  const counts = histogram.slice(from, from + SLOTS);
  let left = Math.max(1, Math.ceil(counts.reduce((sum, count) => sum + count, 0) * share));
  const slot = counts.findIndex((count) => (left -= count) <= 0);
  return slot <= 0 ? FIRST_MS : Math.round(FIRST_MS * GROWTH ** slot * (2 / (GROWTH + 1)));
}
