// The thread of run-search.ts: searches for one run at a time. A refused rule is a result, not an error.
import { Failure } from '../../core/errors.ts';
import { serveRequests } from '../../workers/serve.ts';
import { firstRun, nextRun } from './recurrence.ts';
import type { SearchReply, SearchTask } from './run-search.ts';

serveRequests(({ find, recurrence, from }: SearchTask): SearchReply => {
  try {
    return { run: (find === 'first' ? firstRun : nextRun)(recurrence, from) };
  } catch (error) {
    if (error instanceof Failure) return { refused: error.details };
    throw error;
  }
});
