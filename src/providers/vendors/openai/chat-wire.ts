// The wire format of chat completions: maps our requests to JSON, and server-sent chunks to our deltas. Pure.
// Invariant: a tool call is returned whole, however many chunks it arrived in, and everything that a server sends is bounded.
// Source: OpenAI API reference, "Create chat completion", streaming.
import { cutText } from '../../../core/cut-text.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { reportedTokens } from '../../../core/token-estimate.ts';
import type { ChatMessage, LlmDelta, LlmRequest, ToolCall } from '../../ports/llm.ts';

/** Longer arguments of one function count as a failure of the model. */
const MAX_ARGUMENTS_CHARS = 64 * 1024;
const MAX_TOOL_CALLS = 16;
/** Twice the longest name that the contract permits for a function. */
const MAX_NAME_CHARS = 128;
const MAX_ID_CHARS = 256;

export function requestBody(request: LlmRequest): JsonObject {
  const body: JsonObject = {
    model: request.model,
    messages: request.messages.map(toWireMessage),
    stream: true,
    stream_options: { include_usage: true },
  };
  if (request.temperature !== undefined) body.temperature = request.temperature;
  if (request.maxTokens !== undefined) body.max_tokens = request.maxTokens;
  if (request.tools.length > 0) {
    body.tools = request.tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    }));
  }
  return body;
}

function toWireMessage(message: ChatMessage): JsonObject {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (message.role !== 'assistant' || !message.toolCalls?.length) {
    return { role: message.role, content: message.content };
  }
  const toolCalls = message.toolCalls.map((call) => ({
    id: call.id,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }));
  return { role: 'assistant', content: message.content || null, tool_calls: toolCalls };
}

/** Collects the chunks of one answer. @throws Error with a plain sentence for an invalid chunk */
interface ChunkReader {
  /** Returns the text in this event's data, '' for none. `[DONE]` ends the answer. */
  read(data: string): string;
  /** True once the server reported that the answer is complete. */
  done(): boolean;
  /** Returns whole tool calls and the finish, once the answer is complete. */
  rest(promptChars: number): LlmDelta[];
}

type FinishReason = Extract<LlmDelta, { type: 'finish' }>['reason'];

export function createChunkReader(): ChunkReader {
  const calls: ToolCall[] = [];
  let reason: FinishReason | null = null;
  let ended = false;
  let usage: JsonObject | null = null;
  let textChars = 0;

  return {
    read(data) {
      if (data === '[DONE]') {
        ended = true;
        return '';
      }
      const chunk = parseChunk(data);
      if (isObject(chunk.usage)) usage = chunk.usage;
      const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
      if (!isObject(choice)) return '';
      if (typeof choice.finish_reason === 'string') reason = finishReason(choice.finish_reason);
      const delta = isObject(choice.delta) ? choice.delta : {};
      for (const part of Array.isArray(delta.tool_calls) ? delta.tool_calls : []) addToolPart(calls, part);
      const text = typeof delta.content === 'string' ? delta.content : '';
      textChars += text.length;
      return text;
    },
    done: () => ended || reason !== null,
    rest(promptChars) {
      const outputChars = textChars + calls.reduce((sum, call) => sum + call.arguments.length, 0);
      const tokens = {
        inputTokens: reportedTokens(usage?.prompt_tokens, promptChars),
        outputTokens: reportedTokens(usage?.completion_tokens, outputChars),
      };
      const toolCalls = calls.filter((call) => call.name);
      // Some servers report "stop" although they called a function.
      const finish: FinishReason = toolCalls.length > 0 && reason !== 'length' ? 'tool_calls' : (reason ?? 'stop');
      return [
        ...toolCalls.map((call): LlmDelta => ({ type: 'tool_call', call })),
        { type: 'finish', reason: finish, usage: tokens },
      ];
    },
  };
}

function parseChunk(data: string): JsonObject {
  let chunk: Json;
  try {
    chunk = JSON.parse(data) as Json;
  } catch (cause) {
    throw new Error('sent a chunk that is not JSON', { cause });
  }
  if (!isObject(chunk)) throw new Error('sent a chunk that is not an object');
  if (isObject(chunk.error)) throw new Error(`failed during the answer: ${cutText(String(chunk.error.message), 200)}`);
  return chunk;
}

function finishReason(reason: string): FinishReason {
  if (reason === 'length') return 'length';
  return reason === 'tool_calls' || reason === 'function_call' ? 'tool_calls' : 'stop';
}

// The first part of a call contains its id and name, later ones more of its arguments; `index` identifies the call.
function addToolPart(calls: ToolCall[], part: Json): void {
  if (!isObject(part)) return;
  const index = typeof part.index === 'number' ? part.index : calls.length;
  if (!Number.isInteger(index) || index < 0 || index >= MAX_TOOL_CALLS) throw new Error('sent too many tool calls');
  while (calls.length <= index) calls.push({ id: `call_${calls.length}`, name: '', arguments: '' });
  const call = calls[index]!;
  const fn = isObject(part.function) ? part.function : {};
  if (typeof part.id === 'string' && part.id) call.id = part.id;
  if (typeof fn.name === 'string') call.name += fn.name;
  if (call.name.length > MAX_NAME_CHARS || call.id.length > MAX_ID_CHARS)
    throw new Error('sent a tool call with a name or id that is too long');
  if (typeof fn.arguments === 'string') call.arguments += fn.arguments;
  if (call.arguments.length > MAX_ARGUMENTS_CHARS) throw new Error('sent arguments that are too long');
}
