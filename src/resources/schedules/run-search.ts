// Searches for the runs of a rule in a thread, because a rule that never matches takes half a second, which would interrupt speech.
import { fail, type FailureDetails } from '../../core/errors.ts';
import { createWorkerClient } from '../../workers/worker-client.ts';
import type { Recurrence } from './recurrence.ts';

export interface SearchTask {
  /** `first` also validates the rule, for requests. */
  find: 'first' | 'next';
  recurrence: Recurrence;
  /** Search from this time: `first` includes it, `next` does not. */
  from: Date;
}

export type SearchReply = { run: Date | null } | { refused: FailureDetails };

interface RunSearch {
  /** @throws Failure `validation_failed` when there is no run or runs are too frequent */
  first(recurrence: Recurrence, now: Date): Promise<Date>;
  /** Returns null when there is no run within the bounds of the search. */
  next(recurrence: Recurrence, after: Date): Promise<Date | null>;
}

/** Far longer than any search. The thread is then terminated. */
const TIMEOUT_MS = 30_000;

/** @param workerUrl a test can pass a thread that dies */
export function createRunSearch(workerUrl: URL = new URL('./run-search-worker.ts', import.meta.url)): RunSearch {
  const thread = createWorkerClient<SearchTask, SearchReply>({ url: workerUrl, timeoutMs: TIMEOUT_MS });
  const search = async (find: SearchTask['find'], recurrence: Recurrence, from: Date): Promise<Date | null> => {
    const reply = await thread.ask({ find, recurrence, from });
    if ('refused' in reply) throw fail('validation_failed', reply.refused);
    return reply.run;
  };
  return {
    first: async (recurrence, now) => (await search('first', recurrence, now))!,
    next: (recurrence, after) => search('next', recurrence, after),
  };
}

// Separate searches, so that due schedules do not wait for rules in requests.
/** Search for rules in requests. */
export const givenRules = createRunSearch();
/** Search for stored rules. */
export const followedRules = createRunSearch();
