// The transcript of a call, derived from its timeline: utterances of both sides, utterances of supervisors, and function runs in
// between.
import type { TranscriptItem } from '../../../../generated/types.ts';
import type { Db } from '../../../database/transaction.ts';
import { readTimeline, type TimelineRow } from './timeline.ts';

// An hour of fast conversation has about 1 500 utterances.
export const MAX_ITEMS = 10_000;

/** @param firstAgentId the agent that speaks until another one takes over */
export async function readTranscript(db: Db, callId: string, firstAgentId: string): Promise<TranscriptItem[]> {
  const rows = await readTimeline(db, callId, 0, MAX_ITEMS, ['utterance', 'tool', 'monitor', 'agent_changed']);
  const items: TranscriptItem[] = [];
  let agentId = firstAgentId;
  for (const row of rows) {
    if (row.type === 'agent_changed') agentId = row.data['to_agent_id'] as string;
    else if (isSaidOrDone(row)) items.push(toItem(row, agentId));
  }
  return items.sort(byStart);
}

const SPEAKER = { agent: 'Agent', user: 'User', supervisor: 'Supervisor' } as const;

/**
 * Returns one line per utterance: `Agent: …`, `User: …` or `Supervisor: …`.
 * @param names names of agents by id; a named agent appears as `Agent (Ben): …`
 */
export function transcriptText(items: readonly TranscriptItem[], names: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.type !== 'utterance') continue;
    const name = names.get(item.agent_id ?? '');
    lines.push(`${SPEAKER[item.role]}${name === undefined ? '' : ` (${name})`}: ${item.text}`);
  }
  return lines.join('\n');
}

/** Excludes a supervisor's actions, except words said to the caller. */
function isSaidOrDone({ type, data }: TimelineRow): boolean {
  return type !== 'monitor' || data['what'] === 'said';
}

/**
 * @param agentId the agent that had the call. An agent's utterance is stored before another agent takes over. This also holds for
 * older releases, which did not store the agent.
 */
function toItem({ type, sequence, data }: TimelineRow, agentId: string): TranscriptItem {
  if (type === 'monitor') {
    const end_ms = data['at_ms'] as number;
    const start_ms = (data['start_ms'] as number | undefined) ?? end_ms;
    const text = data['text'] as string;
    return { type: 'utterance', sequence, role: 'supervisor', text, start_ms, end_ms, interrupted: false };
  }
  const times = { start_ms: data['start_ms'] as number, end_ms: data['end_ms'] as number };
  if (type === 'utterance') {
    const role = data['role'] as 'agent' | 'user';
    return {
      type: 'utterance',
      sequence,
      role,
      ...(role === 'agent' ? { agent_id: agentId } : {}),
      text: data['text'] as string,
      ...times,
      interrupted: data['interrupted'] as boolean,
      ...(data['language'] === undefined ? {} : { language: data['language'] as string }),
    };
  }
  return {
    type: 'tool',
    sequence,
    name: data['name'] as string,
    arguments: data['arguments'] as Record<string, unknown>,
    ok: data['ok'] as boolean,
    result: data['result'],
    ...times,
  };
}

/** Orders items by start time. An utterance is stored when it ends, which may be after its interruption began. */
function byStart(a: TranscriptItem, b: TranscriptItem): number {
  return a.start_ms - b.start_ms || a.sequence - b.sequence;
}
