// Which of the passages that a search found is worth showing. Pure. The model receives all of them; which ones it used nobody knows, so
// the best one stands for the answer if it is related at all, and the rest can be unfolded.

export interface FoundPassage {
  title: string | null;
  score: number;
  /** Cosine; null while the passage waits to be embedded again. */
  similarity: number | null;
}

/** The score of a passage that is among the first both by meaning and by words. */
const AGREED = 0.9;
/** Related text has about this similarity or more with the built-in embedder, as the contract says. */
const RELATED = 0.4;
const UNTITLED = 'untitled';

/** Null if none is related. */
export function bestPassage<P extends FoundPassage>(passages: readonly P[]): P | null {
  const best = passages.toSorted((a, b) => b.score - a.score)[0];
  return best && (best.score >= AGREED || (best.similarity ?? 0) >= RELATED) ? best : null;
}

/** `Opening hours · 0.71` */
export function passageText({ title, similarity }: FoundPassage): string {
  return similarity === null ? (title ?? UNTITLED) : `${title ?? UNTITLED} · ${similarity.toFixed(2)}`;
}
