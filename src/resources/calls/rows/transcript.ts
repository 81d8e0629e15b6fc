// The transcript of a call, derived from its timeline: what both sides said, what supervisors said in the agent's place, and function
// runs in between.
import type { TranscriptItem } from '../../../../generated/types.ts';
import { readTimeline, type TimelineRow } from './timeline.ts';
import type { Db } from '../../../database/transaction.ts';

// An hour of quick talk has about 1 500 utterances.
const MOST_ITEMS = 10_000;

export async function readTranscript(db: Db, callId: string): Promise<TranscriptItem[]> {
  const rows = await readTimeline(db, callId, 0, MOST_ITEMS, ['utterance', 'tool', 'monitor']);
  return rows.filter(isSaidOrDone).map(toItem).sort(byStart);
}

const SPEAKER = { agent: 'Agent', user: 'User', supervisor: 'Supervisor' } as const;

/** One line per utterance: `Agent: …`, `User: …` or `Supervisor: …`. */
export function transcriptText(items: readonly TranscriptItem[]): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.type === 'utterance') lines.push(`${SPEAKER[item.role]}: ${item.text}`);
  }
  return lines.join('\n');
}

/** Of a supervisor's actions only what is said to the caller belongs to the transcript. */
function isSaidOrDone({ type, data }: TimelineRow): boolean {
  return type !== 'monitor' || data['what'] === 'said';
}

function toItem({ type, sequence, data }: TimelineRow): TranscriptItem {
  if (type === 'monitor') {
    const end_ms = data['at_ms'] as number;
    const start_ms = (data['start_ms'] as number | undefined) ?? end_ms;
    const text = data['text'] as string;
    return { type: 'utterance', sequence, role: 'supervisor', text, start_ms, end_ms, interrupted: false };
  }
  const times = { start_ms: data['start_ms'] as number, end_ms: data['end_ms'] as number };
  if (type === 'utterance') {
    return {
      type: 'utterance',
      sequence,
      role: data['role'] as 'agent' | 'user',
      text: data['text'] as string,
      ...times,
      interrupted: data['interrupted'] as boolean,
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

/** By start time: an utterance is written when it is over, which may be after its interruption began. */
function byStart(a: TranscriptItem, b: TranscriptItem): number {
  return a.start_ms - b.start_ms || a.sequence - b.sequence;
}
