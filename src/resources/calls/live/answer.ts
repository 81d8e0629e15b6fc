// One inbound telephone call from the moment that its audio has come to its end. Runs in the process that the audio came to.
// Called by calls.ts. Invariant: the call was offered, accepted and claimed before, so nobody else talks on it.
import type { Line } from '../../../providers/ports.ts';
import { CallLost } from '../timeline.ts';
import { findCarriage } from './carriage.ts';
import { blueprintOf, conversationParts, converse, failUnanswered, prepareFor, type PlacedCall } from './place.ts';

/** Resolves when the call is over and written, or was lost to somebody else. Never rejects. */
export async function runAnswered(placed: PlacedCall, line: Line): Promise<void> {
  const { runtime, call, signal } = placed;
  try {
    const carriage = await findCarriage(runtime, call);
    const parts = await conversationParts(placed, await blueprintOf(placed), carriage);
    try {
      await converse(parts, { line, answeredBy: 'human', prepared: prepareFor(parts) });
    } finally {
      parts.release();
    }
  } catch (error) {
    await line.close();
    if (error instanceof CallLost || signal.aborted) return;
    runtime.log.error({ err: error, callId: call.id }, 'an inbound call could not be answered');
    await failUnanswered(placed, (error as Error).message);
  }
}
