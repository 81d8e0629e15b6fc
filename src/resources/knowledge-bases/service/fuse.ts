// Reciprocal rank fusion (Cormack, Clarke, Büttcher 2009): merges the rankings of several searches without comparing their
// scores. Pure.

// The paper's constant: one first rank does not beat two good ranks.
const K = 60;

interface Fused {
  id: string;
  /** Score from 0 to 1; 1 if first in every list. */
  score: number;
}

/** Best first; ties keep the order of the first list. */
export function fuseRankings(rankings: readonly (readonly string[])[]): Fused[] {
  const sums = new Map<string, number>();
  for (const ranking of rankings) {
    for (const [rank, id] of ranking.entries()) sums.set(id, (sums.get(id) ?? 0) + 1 / (K + rank + 1));
  }
  const best = rankings.length / (K + 1);
  const scored = [...sums].map(([id, sum]) => ({ id, score: Math.round((sum / best) * 10_000) / 10_000 }));
  return scored.toSorted((a, b) => b.score - a.score);
}
