// Searches the agent's words for the patterns of expectations. In a thread, because the words of a long conversation take 0.2 s
// for each pattern at worst, and a case has up to 50. Workspaces take turns.
import { createFairLimiter } from '../../core/limiter.ts';
import { createWorkerClient } from '../../workers/worker-client.ts';

export interface PatternSearch {
  /** RE2, without duplicates. */
  patterns: readonly string[];
  texts: readonly string[];
}

/** The texts in which a pattern matches, by pattern. */
type PatternMatches = ReadonlyMap<string, ReadonlySet<string>>;

/** Six times the longest search. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;

const thread = createWorkerClient<PatternSearch, number[][]>({
  url: new URL('./pattern-worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  idleMs: IDLE_MS,
});
const turns = createFairLimiter(1, Infinity, Infinity);

/** @throws WorkerFailure if the search takes too long */
export async function searchPatterns(workspaceId: string, search: PatternSearch): Promise<PatternMatches> {
  const { patterns, texts } = search;
  if (patterns.length === 0) return new Map();
  const found = await turns.run(workspaceId, () => thread.ask(search));
  return new Map(patterns.map((pattern, i) => [pattern, new Set(found[i]!.map((at) => texts[at]!))]));
}
