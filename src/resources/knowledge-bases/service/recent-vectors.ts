// Caches the vectors of recent questions. Callers ask similar things, and the built-in model uses more CPU time for one vector
// than the rest of the search. Pure except for the cache. Invariants: limited size; a workspace finds only its own questions, so
// that neither a response nor its speed reveals other workspaces' questions. Deliberately omitted: the words of a question, which
// may not be stored in some calls. The key is a hash.
import { hash } from 'node:crypto';
import { setNewest } from '../../../core/keyed.ts';

/** Maximum vectors, 2 KiB each. */
const MAX_KEPT = 1_000;

export interface RecentVectors {
  find(workspaceId: string, question: string): Float32Array | null;
  /** Evicts the least recently used question if there are too many. */
  keep(workspaceId: string, question: string, vector: Float32Array): void;
}

export function createRecentVectors(most = MAX_KEPT): RecentVectors {
  // A Map preserves insertion order, so the first entry is the least recently used.
  const kept = new Map<string, Float32Array>();
  return {
    find(workspaceId, question) {
      const key = keyOf(workspaceId, question);
      const vector = kept.get(key);
      if (vector === undefined) return null;
      setNewest(kept, key, vector, most);
      return vector;
    },
    keep: (workspaceId, question, vector) => setNewest(kept, keyOf(workspaceId, question), vector, most),
  };
}

function keyOf(workspaceId: string, question: string): string {
  return hash('sha256', `${workspaceId}\n${question}`, 'base64');
}
