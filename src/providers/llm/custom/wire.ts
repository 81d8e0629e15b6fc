// The messages between Parley and a user's own language-model server. Pure.
// Source: Retell's public LLM WebSocket protocol, so that servers written for it work unchanged.
import { isObject, parseObject, type JsonObject } from '../../../core/json.ts';
import { parseKeys } from '../../ports/dtmf.ts';
import type { ChatMessage, SpokenSpan } from '../../ports/llm.ts';

/** Also has `words` for spoken text: {word, start, end}[], in seconds since the audio opened. */
interface Spoken extends JsonObject {
  role: 'agent' | 'user';
  content: string;
}

/** A part of a server message. */
export interface Part {
  content: string;
  complete: boolean;
  endCall: boolean;
  transferTo: string | null;
  digits: string | null;
  uninterruptible: boolean;
}

/** A function that the server ran itself. */
export interface OwnCall {
  id: string;
  name: string;
  arguments: string;
  /** Null until it has returned. */
  result: string | null;
  /** Number of lines spoken before it was called. */
  afterLines: number;
}

/** The server's messages that a call needs. */
export type FromServer =
  | { type: 'response'; responseId: number; part: Part }
  /** Unsolicited words, which answer no request. */
  | { type: 'interrupt'; interruptId: number; part: Part }
  | { type: 'tool_call'; id: string; name: string; arguments: string }
  | { type: 'tool_result'; id: string; result: string }
  | { type: 'ping' }
  | { type: 'config'; autoReconnect: boolean; callDetails: boolean; toolCalls: boolean }
  /** A valid message that a call does not need. */
  | { type: 'other' };

/** Omits the prompt and the functions: the server has its own. */
export function transcriptOf(messages: readonly ChatMessage[]): Spoken[] {
  return messages.flatMap((message): Spoken[] => {
    if (message.content === '' || (message.role !== 'user' && message.role !== 'assistant')) return [];
    const { content, spoken } = message;
    const role = message.role === 'user' ? 'user' : 'agent';
    return [spoken === undefined ? { role, content } : { role, content, words: wordsOf(content, spoken) }];
  });
}

/** Approximates the times of words, as the protocol allows: the duration of the line is divided by the length of its words. */
function wordsOf(content: string, { startMs, endMs }: SpokenSpan): { word: string; start: number; end: number }[] {
  const words = content.split(/\s+/).filter((word) => word !== '');
  const total = words.reduce((sum, word) => sum + word.length, 0);
  const seconds = (chars: number) => Math.round(startMs + ((endMs - startMs) * chars) / total) / 1000;
  let chars = 0;
  return words.map((word) => {
    const start = seconds(chars);
    chars += word.length;
    return { word, start, end: seconds(chars) };
  });
}

/** Returns the transcript with the server's requests to Parley, their results, and the functions that the server ran itself. */
export function transcriptWithCalls(messages: readonly ChatMessage[], ownCalls: readonly OwnCall[]): JsonObject[] {
  let lines = 0;
  const waiting = [...ownCalls];
  const dueNow = (): JsonObject[] => {
    const due = waiting.filter(({ afterLines }) => afterLines <= lines);
    waiting.splice(0, due.length);
    return due.flatMap(ownCallMessages);
  };
  const woven = messages.flatMap((message): JsonObject[] => {
    if (message.role === 'tool') {
      return [{ role: 'tool_call_result', tool_call_id: message.toolCallId, content: message.content }];
    }
    const before = dueNow();
    const spoken = transcriptOf([message]);
    lines += spoken.length;
    const calls = message.role === 'assistant' ? (message.toolCalls ?? []) : [];
    return [...before, ...spoken, ...calls.map(invocation)];
  });
  return [...woven, ...waiting.flatMap(ownCallMessages)];
}

function ownCallMessages(call: OwnCall): JsonObject[] {
  const result =
    call.result === null ? [] : [{ role: 'tool_call_result', tool_call_id: call.id, content: call.result }];
  return [invocation(call), ...result];
}

function invocation(call: { id: string; name: string; arguments: string }): JsonObject {
  return { role: 'tool_call_invocation', tool_call_id: call.id, name: call.name, arguments: call.arguments };
}

/** @returns null for an invalid message */
export function readServerMessage(text: string): FromServer | null {
  const message = parseObject(text);
  if (message === null) return null;
  switch (message['response_type']) {
    // Servers of the protocol's first version send responses without a type.
    case undefined:
    case 'response':
      return readResponse(message);
    case 'ping_pong':
      return { type: 'ping' };
    case 'agent_interrupt': {
      const { interrupt_id: id } = message;
      const part = readPart(message);
      return typeof id === 'number' && part ? { type: 'interrupt', interruptId: id, part } : null;
    }
    case 'tool_call_invocation':
    case 'tool_call_result':
      return readToolMessage(message);
    case 'config': {
      const config = isObject(message['config']) ? message['config'] : {};
      return {
        type: 'config',
        autoReconnect: config['auto_reconnect'] === true,
        callDetails: config['call_details'] === true,
        toolCalls: config['transcript_with_tool_calls'] === true,
      };
    }
    default:
      return { type: 'other' };
  }
}

function readResponse(message: JsonObject): FromServer | null {
  const { response_id: id } = message;
  const part = readPart(message);
  return typeof id === 'number' && part ? { type: 'response', responseId: id, part } : null;
}

function readPart(message: JsonObject): Part | null {
  const { content, transfer_number: to, digit_to_press: digits } = message;
  if (content !== undefined && typeof content !== 'string') return null;
  return {
    content: content ?? '',
    complete: message['content_complete'] === true,
    endCall: message['end_call'] === true,
    transferTo: typeof to === 'string' && to !== '' ? to : null,
    digits: typeof digits === 'string' && parseKeys(digits) !== null ? digits : null,
    uninterruptible: message['no_interruption_allowed'] === true,
  };
}

function readToolMessage(message: JsonObject): FromServer | null {
  const { tool_call_id: id, name, arguments: args, content } = message;
  if (typeof id !== 'string') return null;
  if (message['response_type'] === 'tool_call_result') {
    return typeof content === 'string' ? { type: 'tool_result', id, result: content } : null;
  }
  const isWhole = typeof name === 'string' && (args === undefined || typeof args === 'string');
  return isWhole ? { type: 'tool_call', id, name, arguments: args ?? '' } : null;
}
