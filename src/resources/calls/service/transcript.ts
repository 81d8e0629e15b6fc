// The transcript of a call as items and as text. In the text, the agent of the call is `Agent`. An agent that took over in a
// handoff also has its name, so the lines of a call with a single agent never change.
import type { TranscriptItem } from '../../../../generated/types.ts';
import type { Db } from '../../../database/transaction.ts';
import { agentNames } from '../../agents/service.ts';
import type { CallRow } from '../rows/calls.ts';
import { readTimeline } from '../rows/timeline.ts';
import { MAX_ITEMS, readTranscript, transcriptText } from '../rows/transcript.ts';

interface ConversationOfCall {
  items: readonly TranscriptItem[];
  /** The utterances as lines of text. */
  text: string;
}

export async function conversationOfCall(db: Db, call: CallRow): Promise<ConversationOfCall> {
  const items = await readTranscript(db, call.id, call.agent_id);
  const others = new Set(items.flatMap((item) => (item.type === 'utterance' && item.agent_id ? [item.agent_id] : [])));
  others.delete(call.agent_id);
  const names = others.size === 0 ? new Map<string, string>() : await agentNames(db, call.workspace_id, [...others]);
  return { items, text: transcriptText(items, names) };
}

/**
 * Returns the sequence numbers of runs that never reached their function, because the model named another function or gave invalid
 * arguments. Their arguments are not recorded.
 */
export async function refusedRunsOf(db: Db, callId: string): Promise<ReadonlySet<number>> {
  const rows = await readTimeline(db, callId, 0, MAX_ITEMS, ['tool']);
  const refused = rows.filter(
    ({ data }) => data['ok'] === false && data['kind'] === 'webhook' && data['function_id'] === null,
  );
  return new Set(refused.map(({ sequence }) => sequence));
}
