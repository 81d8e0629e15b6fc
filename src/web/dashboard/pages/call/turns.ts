// The conversation as rows: utterances with the response time that preceded them, function runs and knowledge searches, in
// timeline order.
import type { CallEvent, TimelineLatency, TimelineSearch, TranscriptItem } from '../../../../../generated/types.ts';

type TranscriptUtterance = Extract<TranscriptItem, { type: 'utterance' }>;
type TranscriptRun = Extract<TranscriptItem, { type: 'tool' }>;

export interface SaidTurn {
  kind: 'said';
  sequence: number;
  utterance: TranscriptUtterance;
  latency: TimelineLatency | null;
  /** The agent that speaks; for other speakers, the agent that spoke next or, if none did, last. */
  agentId: string;
  /** A different agent than before begins to speak. */
  takesOver: boolean;
}

/** Returns the display name of the speaker. */
export type NameOf = (turn: SaidTurn) => string;

export type Turn =
  | SaidTurn
  | { kind: 'ran'; sequence: number; run: TranscriptRun }
  | { kind: 'searched'; sequence: number; search: TimelineSearch };

/**
 * Builds the rows. A response time is recorded when the agent begins to speak, its utterance when the agent has finished. A
 * search for a preemptive reply is recorded before the utterance that it answers, which may still continue; its row is placed
 * after that utterance.
 * @param agentId the agent of the call
 */
export function turnsOf(items: readonly TranscriptItem[], events: readonly CallEvent[], agentId: string): Turn[] {
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
    return { kind: 'said', sequence, utterance: item, latency, agentId, takesOver: false };
  });
  const turns = moveSearchesBehindSpeech(
    [...rows, ...searches].toSorted((one, other) => one.sequence - other.sequence),
  );
  nameAgents(turns.filter((turn) => turn.kind === 'said'));
  return turns;
}

/** Moves searches between an utterance of the agent and the caller's next utterance behind the latter. */
function moveSearchesBehindSpeech(turns: readonly Turn[]): Turn[] {
  const ordered: Turn[] = [];
  let early: Turn[] = [];
  let last: string | null = null;
  for (const turn of turns) {
    if (turn.kind === 'searched' && last !== 'user') {
      early.push(turn);
      continue;
    }
    const isCaller = turn.kind === 'said' && turn.utterance.role === 'user';
    ordered.push(...(isCaller ? [turn, ...early] : [...early, turn]));
    early = [];
    if (turn.kind === 'said') last = turn.utterance.role;
  }
  return [...ordered, ...early];
}

function nameAgents(turns: readonly SaidTurn[]): void {
  const named = turns.filter(({ utterance }) => utterance.agent_id !== undefined);
  let next = named.at(-1)?.utterance.agent_id;
  for (const turn of turns.toReversed()) {
    next = turn.utterance.agent_id ?? next;
    turn.agentId = next ?? turn.agentId;
  }
  named.forEach((turn, i) => (turn.takesOver = i > 0 && named[i - 1]!.agentId !== turn.agentId));
}

/** Returns the caller's lines to the agent of a line, up to that line; before a handoff, lines were for another agent. */
export function saysUpTo(turns: readonly Turn[], { sequence, agentId }: SaidTurn): string[] {
  const said = turns.filter((turn) => turn.kind === 'said');
  const before = said.filter(({ utterance, sequence: at }) => utterance.role === 'user' && at <= sequence);
  const since = before.findLastIndex((turn) => turn.agentId !== agentId) + 1;
  return before.slice(since).map(({ utterance }) => utterance.text);
}

function takeBefore(
  waiting: { sequence: number; latency: TimelineLatency }[],
  sequence: number,
): TimelineLatency | null {
  if (waiting[0] === undefined || waiting[0].sequence > sequence) return null;
  return waiting.shift()!.latency;
}

/** Returns the start in seconds. */
export function startOf(turn: Turn): number | null {
  if (turn.kind === 'said') return turn.utterance.start_ms / 1000;
  return turn.kind === 'ran' ? turn.run.start_ms / 1000 : null;
}

/** Returns the utterance at this moment, or the last one before it. */
export function saidAt(turns: readonly Turn[], seconds: number): number | null {
  let found: number | null = null;
  for (const turn of turns) {
    if (turn.kind === 'said' && turn.utterance.start_ms / 1000 <= seconds) found = turn.sequence;
  }
  return found;
}
