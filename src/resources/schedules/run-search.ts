// Searches for the runs of a rule in a thread, because a rule that never matches takes half a second, which would interrupt speech.
// The first search starts the thread; it stays, and is replaced if it ends.
import { Worker } from 'node:worker_threads';
import { fail, type FailureDetails } from '../../core/errors.ts';
import type { Recurrence } from './recurrence.ts';

export interface SearchTask {
  id: number;
  /** `first` also validates the rule, for requests. */
  find: 'first' | 'next';
  recurrence: Recurrence;
  /** Search from this time: `first` includes it, `next` does not. */
  from: Date;
}

export type SearchReply = { id: number } & ({ run: Date | null } | { refused: FailureDetails } | { failed: string });

export interface RunSearch {
  /** @throws Failure `validation_failed` when there is no run or runs are too frequent */
  first(recurrence: Recurrence, now: Date): Promise<Date>;
  /** Null when there is no run within the bounds of the search. */
  next(recurrence: Recurrence, after: Date): Promise<Date | null>;
}

/** `workerUrl` is an option so that a test can use a thread that dies. */
export function createRunSearch(workerUrl: URL = new URL('./run-search-worker.ts', import.meta.url)): RunSearch {
  const waiting = new Map<number, PromiseWithResolvers<Date | null>>();
  let thread: Worker | null = null;
  let lastId = 0;

  const take = (reply: SearchReply): void => {
    const search = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('run' in reply) search?.resolve(reply.run);
    else search?.reject('refused' in reply ? fail('validation_failed', reply.refused) : new Error(reply.failed));
  };
  const lose = (reason: string): void => {
    thread = null;
    for (const search of waiting.values()) search.reject(new Error(`the search for runs failed: ${reason}`));
    waiting.clear();
  };
  const running = (): Worker => {
    if (thread) return thread;
    const started = new Worker(workerUrl);
    // The thread does not keep the process alive.
    started.unref();
    started.on('message', take);
    started.on('error', (error) => started === thread && lose(error.message));
    started.on('exit', (code) => started === thread && lose(`its thread ended with ${code}`));
    return (thread = started);
  };
  const search = (find: SearchTask['find'], recurrence: Recurrence, from: Date): Promise<Date | null> => {
    const asked = running();
    const id = ++lastId;
    const result = Promise.withResolvers<Date | null>();
    waiting.set(id, result);
    asked.postMessage({ id, find, recurrence, from } satisfies SearchTask);
    return result.promise;
  };
  return {
    first: async (recurrence, now) => (await search('first', recurrence, now))!,
    next: (recurrence, after) => search('next', recurrence, after),
  };
}

// Due schedules must not wait behind rules of requests.
/** For rules in requests. */
export const givenRules = createRunSearch();
/** For stored rules. */
export const followedRules = createRunSearch();
