// The messages between Parley and a user's own language-model server. Pure.
// Source: Retell's public LLM WebSocket protocol, so that servers written for it work unchanged.
import { isObject, parseObject, type JsonObject } from '../../../core/json.ts';
import type { ChatMessage } from '../../ports.ts';

export interface Spoken {
  [key: string]: string;
  role: 'agent' | 'user';
  content: string;
}

/** The server's messages, as far as a call needs them. */
export type FromServer =
  | {
      type: 'response';
      responseId: number;
      content: string;
      complete: boolean;
      endCall: boolean;
      transferTo: string | null;
    }
  | { type: 'ping' }
  | { type: 'config'; autoReconnect: boolean }
  /** A valid message that a call does not need. */
  | { type: 'other' };

/** Leaves out the prompt and the functions: the server has its own. */
export function transcriptOf(messages: readonly ChatMessage[]): Spoken[] {
  return messages.flatMap((message): Spoken[] => {
    if (message.content === '' || (message.role !== 'user' && message.role !== 'assistant')) return [];
    return [{ role: message.role === 'user' ? 'user' : 'agent', content: message.content }];
  });
}

/** The transcript with the server's requests and their results; null: there were none. */
export function transcriptWithCalls(messages: readonly ChatMessage[]): JsonObject[] | null {
  if (!messages.some(({ role }) => role === 'tool')) return null;
  return messages.flatMap((message): JsonObject[] => {
    if (message.role === 'tool') {
      return [{ role: 'tool_call_result', tool_call_id: message.toolCallId, content: message.content }];
    }
    const calls = message.role === 'assistant' ? (message.toolCalls ?? []) : [];
    return [
      ...transcriptOf([message]),
      ...calls.map((call) => {
        return { role: 'tool_call_invocation', tool_call_id: call.id, name: call.name, arguments: call.arguments };
      }),
    ];
  });
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
    case 'config': {
      const config = isObject(message['config']) ? message['config'] : {};
      return { type: 'config', autoReconnect: config['auto_reconnect'] === true };
    }
    default:
      return { type: 'other' };
  }
}

function readResponse(message: JsonObject): FromServer | null {
  const { response_id: id, content, content_complete: complete, end_call: end, transfer_number: to } = message;
  if (typeof id !== 'number' || (content !== undefined && typeof content !== 'string')) return null;
  return {
    type: 'response',
    responseId: id,
    content: content ?? '',
    complete: complete === true,
    endCall: end === true,
    transferTo: typeof to === 'string' && to !== '' ? to : null,
  };
}
