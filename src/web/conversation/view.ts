// The state of one conversation as its visitor sees it. Pure: every page shares `step`.
// Invariants: phase, turn and microphone are separate, so that "connected" never hides "the microphone is blocked"; words of the
// agent that were not played are never shown; a typed line appears at once and is replaced by the server's own.
import type { RtcServerMessage } from '../../../generated/types.ts';

type CallPhase =
  | { at: 'idle' }
  | { at: 'connecting'; since: number }
  | { at: 'live' }
  | { at: 'reconnecting'; since: number }
  | { at: 'ended'; reason: string; durationMs: number }
  | { at: 'failed'; code: string; detail?: string };

export type TurnWord = Extract<RtcServerMessage, { t: 'turn' }>['turn'];

/** `off` before permission was requested; `insecure` where browsers deny the microphone to pages over plain http. */
export type Microphone = 'off' | 'asking' | 'on' | 'silent' | 'denied' | 'missing' | 'insecure';

/** Who recognizes speech. `typed`: neither the server nor this browser; the visitor types. */
export type SpeechInputKind = 'server' | 'browser' | 'typed';

export interface TranscriptLine {
  id: string;
  role: 'user' | 'agent' | 'note';
  text: string;
  final: boolean;
  /** Milliseconds since the call began; null in a chat. */
  atMs: number | null;
  /** The agent was interrupted here. */
  cut?: boolean;
  /** Milliseconds to the first sound or first word of the response; for a note, the duration of the function. */
  totalMs?: number;
  /** Collapsed details of a note. */
  more?: readonly string[];
  /** Typed, and not yet confirmed by the server. */
  pending?: boolean;
}

export type Latency = Omit<Extract<RtcServerMessage, { t: 'latency' }>, 't'>;

export interface View {
  phase: CallPhase;
  turn: TurnWord;
  turnSince: number;
  microphone: Microphone;
  speechInput: SpeechInputKind;
  muted: boolean;
  lines: readonly TranscriptLine[];
  latencies: readonly Latency[];
  callId: string | null;
  agentName: string | null;
  /** When this call was joined; kept across reconnects. */
  openedAt: number | null;
  /** When the visitor last interrupted the agent. */
  interruptedAt: number | null;
  /** A chat response is in progress. */
  answering: boolean;
}

export type ViewEvent =
  | { t: 'start' }
  | { t: 'microphone'; microphone: Microphone }
  | { t: 'joining'; callId: string }
  | { t: 'speech_input'; speechInput: SpeechInputKind }
  | { t: 'typed'; id: string; text: string }
  | { t: 'muted'; on: boolean }
  | { t: 'lost' }
  | { t: 'hung_up' }
  | { t: 'failed'; code: string; detail?: string }
  | { t: 'server'; message: RtcServerMessage }
  | { t: 'chat_asked'; id: string; text: string }
  | { t: 'chat_answer'; id: string; text: string; final: boolean; totalMs?: number }
  | { t: 'chat_tool'; id: string; name: string; ms?: number | undefined; ok?: boolean | undefined }
  | { t: 'chat_knowledge'; id: string; best: string | null; found: readonly string[] }
  | { t: 'chat_failed'; id: string; text: string; empty: string; unsent?: string | undefined }
  | { t: 'greeting'; text: string };

/** Id of the greeting, shown before the conversation begins. */
export const GREETING = 'greeting';

export const FRESH: View = {
  phase: { at: 'idle' },
  turn: 'listening',
  turnSince: 0,
  microphone: 'off',
  speechInput: 'typed',
  muted: false,
  lines: [],
  latencies: [],
  callId: null,
  agentName: null,
  openedAt: null,
  interruptedAt: null,
  answering: false,
};

/** Returns the state after `event`, which happened at `now` (milliseconds of any monotonic clock). */
export function step(view: View, event: ViewEvent, now: number): View {
  switch (event.t) {
    case 'start':
      return begin(view, now);
    case 'microphone':
      return { ...view, microphone: event.microphone };
    case 'joining':
      return { ...view, callId: event.callId };
    case 'speech_input':
      return { ...view, speechInput: event.speechInput };
    case 'typed':
      return withLine(view, { ...said('user', event), atMs: sinceOpen(view, now), pending: true });
    case 'muted':
      return isUp(view) ? { ...view, muted: event.on } : view;
    case 'lost':
      return view.phase.at === 'live' ? { ...view, phase: { at: 'reconnecting', since: now } } : view;
    case 'hung_up':
      return over(view, { at: 'ended', reason: 'caller_hangup', durationMs: sinceOpen(view, now) ?? 0 });
    case 'failed':
      return over(view, {
        at: 'failed',
        code: event.code,
        ...(event.detail === undefined ? {} : { detail: event.detail }),
      });
    case 'server':
      return fromServer(view, event.message, now);
    default:
      return chatted(view, event);
  }
}

/** Whether a call is active, including while it reconnects. */
export function isUp({ phase }: View): boolean {
  return phase.at === 'live' || phase.at === 'reconnecting';
}

function begin(view: View, now: number): View {
  // Earlier lines stay readable above the new call. A greeting alone is dropped, because the call repeats it.
  const before = view.lines.every(({ id }) => id === GREETING) ? [] : view.lines;
  return {
    ...FRESH,
    lines: before.map((line) => (line.final ? line : { ...line, final: true })),
    agentName: view.agentName,
    answering: view.answering,
    phase: { at: 'connecting', since: now },
    microphone: 'asking',
  };
}

function over(view: View, phase: CallPhase): View {
  // A partial line of the visitor will never be completed.
  const lines = view.lines
    .filter((line) => line.final || line.role === 'agent')
    .map((line) => ({ ...line, final: true }));
  return { ...view, lines, phase, muted: false, microphone: 'off', interruptedAt: null };
}

function fromServer(view: View, message: RtcServerMessage, now: number): View {
  const id = (line: string): string => `${view.callId}/${line}`;
  switch (message.t) {
    case 'open':
      return opened(view, message, now);
    case 'turn':
      return {
        ...view,
        turn: message.turn,
        turnSince: now,
        interruptedAt: message.turn === 'thinking' ? null : view.interruptedAt,
      };
    case 'line': {
      const { role, text, final } = message.line;
      const line: TranscriptLine = { id: id(message.line.id), role, text, final, atMs: sinceOpen(view, now) };
      const total = view.latencies.find((latency) => latency.id === line.id)?.total_ms;
      if (total !== undefined) line.totalMs = total;
      return withLine(role === 'user' && final ? withoutPending(view, text) : view, line);
    }
    case 'cut':
      return {
        ...withLine(view, {
          id: id(message.id),
          role: 'agent',
          text: message.text,
          final: true,
          cut: true,
          atMs: sinceOpen(view, now),
        }),
        interruptedAt: now,
      };
    case 'latency':
      return measured(view, message, message.id === null ? null : id(message.id));
    case 'tool': {
      const text = toolText(message.name, message.ok);
      // Notes are never removed, unlike typed lines.
      const notes = view.lines.filter(({ role }) => role === 'note').length;
      return withLine(view, {
        id: id(`tool${notes}`),
        role: 'note',
        text,
        final: true,
        atMs: null,
        totalMs: message.ms,
      });
    }
    case 'end':
      return over(view, { at: 'ended', reason: message.reason, durationMs: message.duration_ms });
    case 'fail':
      return over(view, { at: 'failed', code: message.code });
  }
}

function opened(view: View, open: Extract<RtcServerMessage, { t: 'open' }>, now: number): View {
  return {
    ...view,
    phase: { at: 'live' },
    callId: open.call_id,
    agentName: open.agent_name,
    openedAt: view.openedAt ?? now,
    // A browser without speech recognition stays `typed` after a reconnect.
    speechInput: open.resumed ? view.speechInput : open.ears,
  };
}

function measured(view: View, latency: Latency, line: string | null): View {
  const { turn, hear_ms, think_ms, speak_ms, total_ms } = latency;
  const others = view.latencies.filter((other) => other.turn !== turn);
  return {
    ...view,
    latencies: [...others, { id: line, turn, hear_ms, think_ms, speak_ms, total_ms }],
    lines: view.lines.map((shown) => (shown.id === line ? { ...shown, totalMs: total_ms } : shown)),
  };
}

function chatted(view: View, event: Extract<ViewEvent, { t: `chat_${string}` | 'greeting' }>): View {
  switch (event.t) {
    case 'greeting':
      return withLine(view, { id: GREETING, role: 'agent', text: event.text, final: true, atMs: null });
    case 'chat_asked':
      return { ...withLine(view, said('user', event)), answering: true };
    case 'chat_answer': {
      const line: TranscriptLine = { id: event.id, role: 'agent', text: event.text, final: event.final, atMs: null };
      if (event.totalMs !== undefined) line.totalMs = event.totalMs;
      return { ...withLine(view, line), answering: !event.final };
    }
    case 'chat_tool': {
      const { id, name, ok = true, ms } = event;
      const line: TranscriptLine = { id, role: 'note', text: toolText(name, ok), final: true, atMs: null };
      return withLine(view, ms === undefined ? line : { ...line, totalMs: ms });
    }
    case 'chat_knowledge': {
      const { id, best, found } = event;
      const text = best === null ? 'Knowledge: nothing related' : `Knowledge: ${best}`;
      return withLine(view, { id, role: 'note', text, final: true, atMs: null, more: found });
    }
    case 'chat_failed': {
      // A message without any response returns to the field where it was typed. A partial response is kept, with the reason below it.
      const sent = view.lines.filter(({ id }) => event.unsent === undefined || id !== `${event.id}/you`);
      const lines = sent.map((line) =>
        line.id === event.id ? { ...line, final: true, text: line.text || event.empty } : line,
      );
      const note: TranscriptLine = {
        id: `${event.id}/failed`,
        role: 'note',
        text: event.text,
        final: true,
        atMs: null,
      };
      return { ...withLine({ ...view, lines }, note), answering: false };
    }
  }
}

function toolText(name: string, ok: boolean): string {
  return `Used ${name}${ok ? '' : ' · failed'}`;
}

function said(role: 'user', { id, text }: { id: string; text: string }): TranscriptLine {
  return { id, role, text, final: true, atMs: null };
}

function sinceOpen({ openedAt }: View, now: number): number | null {
  return openedAt === null ? null : Math.round(now - openedAt);
}

/** Removes the first pending line with this text. */
function withoutPending(view: View, text: string): View {
  const index = view.lines.findIndex((line) => line.pending && line.text.trim() === text.trim());
  return index < 0 ? view : { ...view, lines: view.lines.filter((_, position) => position !== index) };
}

/** Inserts or updates a line; an empty text removes it. Time and figures of an existing line are kept. */
function withLine(view: View, line: TranscriptLine): View {
  const index = view.lines.findIndex(({ id }) => id === line.id);
  if (index < 0) return line.text === '' ? view : { ...view, lines: [...view.lines, line] };
  if (line.text === '') return { ...view, lines: view.lines.filter(({ id }) => id !== line.id) };
  const before = view.lines[index]!;
  const next = { ...before, ...line, atMs: before.atMs ?? line.atMs };
  return { ...view, lines: view.lines.map((shown, at) => (at === index ? next : shown)) };
}
