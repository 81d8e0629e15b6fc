// The search for the runs of a rule, in a thread: one that never matches takes the library half a second, and speech must not
// wait for that. The thread is started by the first search, kept, and replaced when it ends. Used by plan.ts and runs.ts.
import { Worker } from 'node:worker_threads';
import { fail, type FailureDetails } from '../../core/errors.ts';
import type { Recurrence } from './recurrence.ts';

export interface SearchTask {
  id: number;
  /** `first`: checked as well, for a rule that somebody gives. */
  find: 'first' | 'next';
  recurrence: Recurrence;
  /** The first run from here on, or the next one after it. */
  from: Date;
}

export type SearchReply = { id: number } & ({ run: Date | null } | { refused: FailureDetails } | { failed: string });

export interface RunSearch {
  /** @throws Failure `validation_failed` when there is none, or they come too fast */
  first(recurrence: Recurrence, now: Date): Promise<Date>;
  /** Null when there is none, or none within the bounds of the search. */
  next(recurrence: Recurrence, after: Date): Promise<Date | null>;
}

/** `workerUrl` is replaced by tests that need a thread that dies. */
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
    // It does not keep the process alive.
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

// What is due must not wait behind rules that somebody tries out.
/** For rules that requests give. */
export const givenRules = createRunSearch();
/** For rules that are followed. */
export const followedRules = createRunSearch();
