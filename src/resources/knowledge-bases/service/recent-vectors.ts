// The vectors of the questions that were asked last: callers ask the same few things, and the built-in model takes more processor time
// for one than the rest of the search. Pure, but for what is kept.
// Invariants: bounded; a workspace finds only what it asked itself, so that no answer, nor how fast it came, tells what others ask.
// Deliberately omitted: the words of a question, which may not be kept in some calls. Its key is a hash.
import { createHash } from 'node:crypto';

/** 2 KiB each. */
const MAX_KEPT = 1_000;

export interface RecentVectors {
  find(workspaceId: string, question: string): Float32Array | null;
  /** Forgets the question that was not asked for longest when there are too many. */
  keep(workspaceId: string, question: string, vector: Float32Array): void;
}

export function createRecentVectors(most = MAX_KEPT): RecentVectors {
  // A Map keeps the order of its entries: the first was not asked for longest.
  const kept = new Map<string, Float32Array>();
  const put = (key: string, vector: Float32Array): void => {
    kept.delete(key);
    kept.set(key, vector);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  return {
    find(workspaceId, question) {
      const key = keyOf(workspaceId, question);
      const vector = kept.get(key);
      if (vector === undefined) return null;
      put(key, vector);
      return vector;
    },
    keep: (workspaceId, question, vector) => put(keyOf(workspaceId, question), vector),
  };
}

function keyOf(workspaceId: string, question: string): string {
  return createHash('sha256').update(`${workspaceId}\n${question}`).digest('base64');
}
