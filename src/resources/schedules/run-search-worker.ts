// The thread of run-search.ts. Answers searches in the order in which they arrive.
import { parentPort } from 'node:worker_threads';
import { Failure } from '../../core/errors.ts';
import { firstRun, nextRun } from './recurrence.ts';
import type { SearchReply, SearchTask } from './run-search.ts';

parentPort!.on('message', (task: SearchTask) => parentPort!.postMessage(answerTo(task)));

function answerTo({ id, find, recurrence, from }: SearchTask): SearchReply {
  try {
    return { id, run: (find === 'first' ? firstRun : nextRun)(recurrence, from) };
  } catch (error) {
    if (error instanceof Failure) return { id, refused: error.details };
    return { id, failed: (error as Error).message };
  }
}
