// Bounds the work of one turn of the event loop. A socket may deliver thousands of small pieces at once; promises alone would
// process them all before any timer or other socket.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** @returns a function that is awaited after each piece: it waits for the next turn once `most` pieces were processed in one */
export function createTurnShare(most: number): () => Promise<void> {
  let done = 0;
  let next: Promise<void> | null = null;
  return async () => {
    next ??= yieldToEventLoop().then(() => {
      done = 0;
      next = null;
    });
    if (++done >= most) await next;
  };
}
