// One call in the browser from its join to its end. Runs in the process that holds the browser's socket, or joins its room:
// whoever joins claims the call there. Called by calls.ts. Invariant: the call was claimed, so nobody else talks on it.
import type { Line } from '../../../providers/ports.ts';
import type { SessionOptions } from '../../../voice/session/session.ts';
import { CallLost } from '../rows/timeline.ts';
import {
  blueprintOf,
  conversationParts,
  converse,
  detailOf,
  failUnanswered,
  letGo,
  type PlacedCall,
} from './run-call.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';

/** What the browser brings. */
export interface Joining extends Pick<SessionOptions, 'view'> {
  /** Asked for once, when the call is claimed. */
  open(signal: AbortSignal): Promise<Line>;
  /** The agent and the providers of its workspace are known; the conversation begins. */
  onAgent?(agent: { name: string; language: string }, providers: WorkspaceProviders): void;
}

/** Resolves when the call is over and written. Never rejects. */
export async function runJoined(placed: PlacedCall, { open, view, onAgent }: Joining): Promise<void> {
  const { runtime, call, signal } = placed;
  let line: Line | null = null;
  try {
    const parts = await conversationParts(placed, await blueprintOf(placed), null);
    try {
      line = await open(signal);
      onAgent?.(parts.agent, parts.providers);
      await converse(parts, { line, ...(view ? { view } : {}), answeredBy: 'human' });
    } finally {
      parts.release();
    }
  } catch (error) {
    await letGo(placed, line);
    if (error instanceof CallLost || signal.aborted) return;
    runtime.log.error({ err: error, callId: call.id }, 'a call in the browser could not begin');
    await failUnanswered(placed, detailOf(error));
  }
}
