// Records a simulated conversation: its events with their times, the speaker and turn of each text, and a hash of everything.
import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '../../../core/json.ts';
import type { SessionEnd, SessionEvent, SessionSummary, ToolRun, TurnLatency } from '../../../voice/host.ts';

export interface Said {
  role: 'agent' | 'user';
  text: string;
  /** Turn of the caller to which it belongs, from 1; 0 before the first. */
  turn: number;
  startMs: number;
  endMs: number;
  interrupted: boolean;
}

export interface Ran extends Pick<ToolRun, 'name' | 'arguments' | 'ok' | 'startMs' | 'endMs'> {
  turn: number;
}

/** A finished conversation in the form that expectations read. Milliseconds since the audio opened. */
export interface Conversation {
  spoken: readonly Said[];
  ran: readonly Ran[];
  transfers: readonly { to: string; turn: number; atMs: number }[];
  latencies: readonly TurnLatency[];
  missingMocks: readonly { name: string; atMs: number }[];
  /** Times at which the agent had finished and began to wait for the caller. */
  listened: readonly number[];
  /** Turns of the caller after whose words the agent said nothing. */
  unanswered: readonly number[];
  end: SessionEnd;
  summary: SessionSummary;
  /** Number of turns that the caller took. */
  turns: number;
  costMicros: number;
}

export interface Timeline {
  add(event: SessionEvent, atMs: number): void;
  turnBegan(turn: number, atMs: number): void;
  turnUnanswered(turn: number): void;
  agentListens(atMs: number): void;
  /** Returns everything that was added, sorted by time where it matters. */
  finish(): Pick<Conversation, 'spoken' | 'ran' | 'transfers' | 'latencies' | 'listened' | 'unanswered'>;
  /** Returns the first events, as on the timeline of a call. */
  events(): readonly { type: string; data: JsonObject }[];
  hash(end: SessionEnd): string;
}

const MAX_EVENTS = 500;
/** A caller's words are known slightly before its turn counts as taken. */
const TURN_SLACK_MS = 1;

export function createTimeline(): Timeline {
  const all: { event: SessionEvent; atMs: number }[] = [];
  const turnStarts: number[] = [];
  const listened: number[] = [];
  const unanswered: number[] = [];
  const turnAt = (ms: number): number => turnStarts.filter((start) => start <= ms + TURN_SLACK_MS).length;
  return {
    add: (event, atMs) => void all.push({ event, atMs: Math.round(atMs) }),
    turnBegan: (_turn, atMs) => void turnStarts.push(Math.round(atMs)),
    turnUnanswered: (turn) => void unanswered.push(turn),
    agentListens: (atMs) => void listened.push(Math.round(atMs)),
    finish() {
      const spoken = all.flatMap(({ event }): Said[] => {
        if (event.type !== 'utterance') return [];
        const { role, text, startMs, endMs, interrupted } = event.utterance;
        const [start, end] = [Math.round(startMs), Math.round(endMs)];
        return [{ role, text, turn: turnAt(start), startMs: start, endMs: end, interrupted }];
      });
      spoken.sort((a, b) => a.startMs - b.startMs);
      const ran = all.flatMap(({ event }): Ran[] => {
        if (event.type !== 'tool') return [];
        const { name, arguments: args, ok, startMs, endMs } = event.run;
        return [{ name, arguments: args, ok, startMs, endMs, turn: turnAt(startMs) }];
      });
      const transfers = all.flatMap(({ event, atMs }) =>
        event.type === 'transfer' ? [{ to: event.to, turn: turnAt(atMs), atMs }] : [],
      );
      const latencies = all.flatMap(({ event }) => latencyOf(event));
      return { spoken, ran, transfers, latencies, listened, unanswered };
    },
    events: () => all.slice(0, MAX_EVENTS).map(({ event, atMs }) => toEvent(event, atMs)),
    hash(end) {
      const hash = createHash('sha256');
      for (const { event, atMs } of all) hash.update(JSON.stringify(toEvent(event, atMs))).update('\n');
      return hash.update(JSON.stringify(end)).digest('hex');
    },
  };
}

function latencyOf(event: SessionEvent): TurnLatency[] {
  return event.type === 'latency' ? [event.latency] : [];
}

function toEvent(event: SessionEvent, atMs: number): { type: string; data: JsonObject } {
  return { type: event.type, data: { at_ms: atMs, ...fieldsOf(event) } };
}

function fieldsOf(event: SessionEvent): JsonObject {
  switch (event.type) {
    case 'utterance': {
      const { role, text, startMs, endMs, interrupted } = event.utterance;
      return { role, text, start_ms: Math.round(startMs), end_ms: Math.round(endMs), interrupted };
    }
    case 'tool': {
      const { name, kind, arguments: args, ok, result, startMs, endMs } = event.run;
      return { name, kind, arguments: args, ok, result, start_ms: Math.round(startMs), end_ms: Math.round(endMs) };
    }
    case 'latency': {
      const { turn, hearMs, thinkMs, speakMs, totalMs } = event.latency;
      const times = { hear_ms: Math.round(hearMs), think_ms: Math.round(thinkMs), speak_ms: Math.round(speakMs) };
      return { turn, ...times, total_ms: Math.round(totalMs) };
    }
    case 'knowledge':
      return { query: event.query, passages: event.passages.map(({ text }): Json => text) };
    case 'interrupted':
      return { stop_ms: Math.round(event.stopMs) };
    case 'dtmf':
      return { digit: event.digit, by: event.by };
    case 'transfer':
      return { transfer_to: event.to, mode: event.mode };
    case 'transfer_progress':
      return { transfer_to: event.to, state: event.state, reason: event.reason };
    case 'agent_changed':
      return { from_agent_id: event.from, to_agent_id: event.to };
    case 'language_changed':
      return { from_language: event.from, to_language: event.to };
    case 'monitor':
      return { what: event.action.what };
    case 'warning':
    case 'error':
      return { code: event.code, detail: event.detail };
  }
}
