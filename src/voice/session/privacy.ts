// Redacts everything that leaves a session: events, views and, with `redactModel`, messages for the model. The timeline,
// webhooks, streams, supervisors and logs therefore see the same marks.
// Invariants: the order is kept; nothing is passed on unredacted. Words of the caller that end in digits are held, with
// everything that follows, until the next words show whether the number continues, for at most HOLD_MS.
// With `noStore`, spoken content is not passed to the host. Views still receive it, because they store nothing.
import type { Clock, Timer } from '../../core/clock.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { createRedactor, type Redactor } from '../../core/redaction/redactor.ts';
import type { ChatMessage } from '../../providers/ports/llm.ts';
import type { TimedWord } from '../../providers/ports/stt.ts';
import type { SessionAgent, SessionEvent, Utterance } from '../host.ts';
import type { TurnState } from '../vocabulary.ts';
import { createHeardWords } from './heard-words.ts';

/** Longest pause within a dictated number, including the agent's "yes" in between. */
const HOLD_MS = 12_000;
/** Maximum number of turns over which one number may extend. */
export const MAX_NUMBER_TURNS = 8;
/** Silenced before and after the time of a key: its tone, and the delay that the line adds. */
const KEY_BEFORE_MS = 300;
const KEY_AFTER_MS = 500;
/** An utterance that is shorter for its text has wrong times: nobody speaks so fast. */
const MIN_MS_PER_CHARACTER = 30;
/** Rate of a slow speaker, and the delay of words after their audio. */
const SLOW_MS_PER_CHARACTER = 120;
const LATE_WORDS_MS = 2_000;
const KEY_MARK = '[key]';

export type SessionPrivacySettings = SessionAgent['privacy'];
/** Receives a span of one side's audio, in milliseconds since the audio opened, that contains something redacted. */
type SpanListener = (role: 'agent' | 'user', startMs: number, endMs: number) => void;

export interface SessionPrivacy {
  record(event: SessionEvent): void;
  /** Releases held text. Call it before the final write. */
  flush(): void;
  onSpan(listener: SpanListener): void;
  /** Adds final words of the caller with their times. In an utterance that consists of them, only the redacted words are silenced. */
  heardWords(words: readonly TimedWord[]): void;
  /** Another agent takes over: its redaction settings apply in addition from now on. */
  extend(settings: SessionPrivacySettings): void;
  /** Redacts messages for a model. */
  forModel(messages: ChatMessage[]): ChatMessage[];
  /** Redacts the words of a search. */
  textForModel(text: string): string;
  /** Redacts a turn for views. */
  turnForViews(turn: TurnState): TurnState;
  textForViews(text: string): string;
  utteranceForViews(utterance: Utterance): Utterance;
}

interface SessionPrivacyOptions {
  clock: Clock;
  settings: SessionPrivacySettings;
  toViews(event: SessionEvent): void;
  toHost(event: SessionEvent): void;
}

export function createSessionPrivacy({ clock, settings, toViews, toHost }: SessionPrivacyOptions): SessionPrivacy {
  const redactor = createRedactor(settings, () => new Date(clock.now()).getUTCFullYear());
  const listeners: SpanListener[] = [];
  const words = createHeardWords();
  let { redactModel, noStore } = settings;
  let held: SessionEvent[] = [];
  let timer: Timer | null = null;

  const give = (event: SessionEvent): void => {
    toViews(event);
    const kept = noStore ? withoutContent(event) : event;
    if (kept) toHost(kept);
  };
  const flush = (): void => {
    timer?.cancel();
    timer = null;
    const events = held;
    held = [];
    const said = redactor.redactAll(userTexts(events));
    for (const event of events) {
      if (event.type !== 'utterance' || event.utterance.role !== 'user') {
        give(redactEvent(redactor, event, listeners));
        continue;
      }
      const { text, parts } = said.shift()!;
      const { utterance } = event;
      const times = words.take(utterance, parts) ?? (parts.length > 0 ? [spokenSpan(utterance)] : []);
      for (const { startMs, endMs } of times) for (const listener of listeners) listener('user', startMs, endMs);
      give({ ...event, utterance: { ...utterance, text } });
    }
  };
  return {
    record(event) {
      if (!redactor.isActive) return give(event);
      const isSaid = event.type === 'utterance' && event.utterance.role === 'user';
      if (held.length === 0 && !isSaid) return give(redactEvent(redactor, event, listeners));
      held.push(event);
      if (!isSaid) return;
      const texts = userTexts(held);
      if (texts.length >= MAX_NUMBER_TURNS || !redactor.isOpen(texts)) return flush();
      timer?.cancel();
      timer = clock.after(HOLD_MS, flush);
    },
    flush,
    heardWords: (heard) => {
      if (redactor.isActive) words.add(heard);
    },
    onSpan: (listener) => void listeners.push(listener),
    extend(more) {
      redactor.extend(more);
      redactModel ||= more.redactModel;
      noStore ||= more.noStore;
    },
    forModel(messages) {
      return redactModel && redactor.isActive ? redactMessages(redactor, messages) : messages;
    },
    textForModel: (text) => (redactModel ? redactor.redact(text).text : text),
    turnForViews(turn) {
      if (!redactor.isActive) return turn;
      const { final, partial } = turn.input;
      const text = redactor.redactUnfinished([final, partial].filter((part) => part !== '').join(' '), final.length);
      // No view shows the other words of a turn.
      const language = { ...turn.language, begun: null };
      const phase = turn.phase.name === 'listening' ? { ...turn.phase, preemptive: null } : turn.phase;
      const input = { ...turn.input, final: text, partial: '', languages: [], digits: '', answered: null };
      return { ...turn, language, phase, input };
    },
    textForViews: (text) => redactor.redactUnfinished(text),
    utteranceForViews: (utterance) =>
      redactor.isActive ? { ...utterance, text: redactor.redact(utterance.text).text } : utterance,
  };
}

function userTexts(events: readonly SessionEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'utterance' && event.utterance.role === 'user' ? [event.utterance.text] : [],
  );
}

/**
 * Returns the span of an utterance. Words whose audio was not recognized as speech (it arrived in pieces, or long before them)
 * have only their arrival time, and their audio precedes it.
 */
function spokenSpan({ text, startMs, endMs }: Pick<Utterance, 'text' | 'startMs' | 'endMs'>): {
  startMs: number;
  endMs: number;
} {
  if (endMs - startMs >= text.length * MIN_MS_PER_CHARACTER) return { startMs, endMs };
  const earliestMs = endMs - LATE_WORDS_MS - text.length * SLOW_MS_PER_CHARACTER;
  return { startMs: Math.max(0, Math.min(startMs, earliestMs)), endMs };
}

function redactEvent(redactor: Redactor, event: SessionEvent, listeners: readonly SpanListener[]): SessionEvent {
  const textOf = (text: string) => redactor.redact(text).text;
  switch (event.type) {
    case 'utterance': {
      const { utterance } = event;
      const { text, isChanged } = redactor.redact(utterance.text);
      if (isChanged) for (const listener of listeners) listener(utterance.role, utterance.startMs, utterance.endMs);
      return { ...event, utterance: { ...utterance, text } };
    }
    case 'tool': {
      const { run } = event;
      const args = redactor.redactJson<JsonObject>(run.arguments);
      return { ...event, run: { ...run, arguments: args, result: redactor.redactJson<Json>(run.result) } };
    }
    case 'dtmf':
      for (const listener of listeners) listener(event.by, event.atMs - KEY_BEFORE_MS, event.atMs + KEY_AFTER_MS);
      return { ...event, digit: KEY_MARK };
    case 'knowledge':
      return { ...event, query: textOf(event.query) };
    case 'monitor': {
      const { what, text: said, atMs, startMs = atMs } = event.action;
      if (said === undefined) return event;
      const { text, isChanged } = redactor.redact(said);
      if (isChanged && what === 'said') {
        // The caller, and the recording, hear a supervisor instead of the agent.
        const span = spokenSpan({ text: said, startMs, endMs: atMs });
        for (const listener of listeners) listener('agent', span.startMs, span.endMs);
      }
      return { ...event, action: { ...event.action, text } };
    }
    case 'warning':
    case 'error':
      return { ...event, detail: textOf(event.detail) };
    default:
      return event;
  }
}

/** Returns null for events with spoken, function or key content. Details of errors are removed, because they can quote it. */
function withoutContent(event: SessionEvent): SessionEvent | null {
  switch (event.type) {
    case 'utterance':
    case 'tool':
    case 'dtmf':
    case 'knowledge':
      return null;
    case 'monitor': {
      const { text, ...action } = event.action;
      return text === undefined
        ? event
        : action.what === 'said' || action.what === 'whispered'
          ? null
          : { ...event, action };
    }
    case 'warning':
    case 'error':
      return { ...event, detail: event.code };
    default:
      return event;
  }
}

/** Redacts a whole conversation: a number that was said over several turns is found in all of them. */
export function redactMessages(redactor: Redactor, messages: readonly ChatMessage[]): ChatMessage[] {
  const said = messages.filter(({ role }) => role === 'user').slice(-MAX_NUMBER_TURNS);
  redactor.redactAll(said.map(({ content }) => content));
  return messages.map((message) => redactMessage(redactor, message));
}

function redactMessage(redactor: Redactor, message: ChatMessage): ChatMessage {
  // The agent's own instructions are not words of a caller.
  if (message.role === 'system') return message;
  const content = redactor.redact(message.content).text;
  if (message.role !== 'assistant' || !message.toolCalls) return { ...message, content };
  const toolCalls = message.toolCalls.map((call) => ({ ...call, arguments: redactor.redact(call.arguments).text }));
  return { ...message, content, toolCalls };
}
