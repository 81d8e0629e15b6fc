// Selects the passage of a search that is worth showing. Pure. The model receives all passages, and which ones it used is
// unknown, so the best one stands for the response if it is related at all, and the rest can be expanded.

export interface FoundPassage {
  title: string | null;
  score: number;
  /** Cosine similarity; null while the passage waits to be embedded again. */
  similarity: number | null;
}

/** The score of a passage that ranks high both by meaning and by words. */
const AGREED = 0.9;
/** Related text has at least about this similarity with the built-in embedder, according to the contract. */
const RELATED = 0.4;
const UNTITLED = 'untitled';

/** Returns null if none is related. */
export function bestPassage<P extends FoundPassage>(passages: readonly P[]): P | null {
  const best = passages.toSorted((a, b) => b.score - a.score)[0];
  return best && (best.score >= AGREED || (best.similarity ?? 0) >= RELATED) ? best : null;
}

/** `Opening hours · 0.71` */
export function passageText({ title, similarity }: FoundPassage): string {
  return similarity === null ? (title ?? UNTITLED) : `${title ?? UNTITLED} · ${similarity.toFixed(2)}`;
}
