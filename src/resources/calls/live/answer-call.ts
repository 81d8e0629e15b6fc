// One inbound telephone call from the moment that its audio has come to its end. Runs in the process that the audio came to.
// Called by calls.ts. Invariant: the call was offered, accepted and claimed before, so nobody else talks on it.
import type { Line } from '../../../providers/ports.ts';
import { CallLost } from '../rows/timeline.ts';
import {
  blueprintOf,
  carriageFor,
  conversationParts,
  converse,
  detailOf,
  failUnanswered,
  letGo,
  prepareFor,
  type PlacedCall,
} from './run-call.ts';

/**
 * Resolves when the call is over and written, or was lost to somebody else. Never rejects.
 * @param open takes the line; called once, before anything else is looked at
 */
export async function runAnswered(placed: PlacedCall, open: (signal: AbortSignal) => Promise<Line>): Promise<void> {
  const { runtime, call, signal } = placed;
  const opening = open(signal);
  // Null where the caller has gone; why is seen below, when the agent is known.
  const opened = opening.catch(() => null);
  try {
    const carriage = await carriageFor(placed);
    const parts = await conversationParts(placed, await blueprintOf(placed), carriage);
    try {
      const prepared = prepareFor(parts);
      await converse(parts, { line: await opening, answeredBy: 'human', prepared });
    } finally {
      parts.release();
    }
  } catch (error) {
    await letGo(placed, await opened);
    if (error instanceof CallLost || signal.aborted) return;
    runtime.log.error({ err: error, callId: call.id }, 'an inbound call could not be answered');
    await failUnanswered(placed, detailOf(error));
  }
}
