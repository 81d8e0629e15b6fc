// The conversation as rows: utterances with the response time that led to them, runs of functions and searches of knowledge, in the
// order of the timeline.
import type { CallEvent, TimelineLatency, TimelineSearch, TranscriptItem } from '../../../../../generated/types.ts';

type TranscriptUtterance = Extract<TranscriptItem, { type: 'utterance' }>;
type TranscriptRun = Extract<TranscriptItem, { type: 'tool' }>;

export type Turn =
  | { kind: 'said'; sequence: number; utterance: TranscriptUtterance; latency: TimelineLatency | null }
  | { kind: 'ran'; sequence: number; run: TranscriptRun }
  | { kind: 'searched'; sequence: number; search: TimelineSearch };

/** A response time is written when the agent begins to speak, its utterance when it has ended. */
export function turnsOf(items: readonly TranscriptItem[], events: readonly CallEvent[]): Turn[] {
  const waiting = events
    .filter(({ type }) => type === 'latency')
    .map(({ sequence, data }) => ({ sequence, latency: data as TimelineLatency }));
  const searches = events
    .filter(({ type }) => type === 'knowledge')
    .map(({ sequence, data }): Turn => ({ kind: 'searched', sequence, search: data as TimelineSearch }));
  const rows = items.map((item): Turn => {
    const { sequence } = item;
    if (item.type === 'tool') return { kind: 'ran', sequence, run: item };
    const latency = item.role === 'agent' ? takeBefore(waiting, sequence) : null;
    return { kind: 'said', sequence, utterance: item, latency };
  });
  return [...rows, ...searches].toSorted((one, other) => one.sequence - other.sequence);
}

function takeBefore(
  waiting: { sequence: number; latency: TimelineLatency }[],
  sequence: number,
): TimelineLatency | null {
  if (waiting[0] === undefined || waiting[0].sequence > sequence) return null;
  return waiting.shift()!.latency;
}

/** Seconds. */
export function startOf(turn: Turn): number | null {
  if (turn.kind === 'said') return turn.utterance.start_ms / 1000;
  return turn.kind === 'ran' ? turn.run.start_ms / 1000 : null;
}

/** The utterance that is heard at this moment, or was last. */
export function saidAt(turns: readonly Turn[], seconds: number): number | null {
  let found: number | null = null;
  for (const turn of turns) {
    if (turn.kind === 'said' && turn.utterance.start_ms / 1000 <= seconds) found = turn.sequence;
  }
  return found;
}
