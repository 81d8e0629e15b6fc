// The wire format of chat completions: maps our requests to JSON, and server-sent chunks to our deltas. Pure.
// Invariant: a tool call is returned whole, however many chunks it arrived in, and everything that a server sends is bounded.
// Source: OpenAI API reference, "Create chat completion", streaming.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { reportedTokens } from '../../../core/token-estimate.ts';
import type { ChatMessage, LlmDelta, LlmRequest } from '../../ports/llm.ts';
import { completeParameters } from './function-schema.ts';
import { reportedError } from './reported-error.ts';
import { createThoughtFilter } from './thoughts.ts';
import { createToolCallReader } from './tool-calls.ts';

interface RequestOptions {
  /** OpenAI's `reasoning_effort`; null: not sent. */
  reasoningEffort: string | null;
  /** Parameters that the model refuses. */
  refused: ReadonlySet<string>;
  /** Tokens in addition to the limit of the answer, for the thoughts of the model. */
  thoughtTokens: number;
}

export function requestBody(
  request: LlmRequest,
  { reasoningEffort, refused, thoughtTokens }: RequestOptions,
): JsonObject {
  const body: JsonObject = {
    model: request.model,
    messages: request.messages.map(toWireMessage),
    stream: true,
  };
  const limit = refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens';
  const optional = {
    stream_options: { include_usage: true },
    temperature: request.temperature,
    [limit]: request.maxTokens === undefined ? undefined : request.maxTokens + thoughtTokens,
    reasoning_effort: reasoningEffort ?? undefined,
  };
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined && !refused.has(name)) body[name] = value;
  }
  if (request.tools.length > 0) {
    body.tools = request.tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: completeParameters(parameters) },
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

/** Collects the chunks of one answer. @throws Error with a plain sentence for an invalid chunk, ProviderError for a reported error */
interface ChunkReader {
  /** Returns the text in this event's data, '' for none, without the thoughts of the model. `[DONE]` ends the answer. */
  read(data: string): string;
  /** True once the server reported that the answer is complete. */
  done(): boolean;
  /** Returns the rest of the text, whole tool calls and the finish, once the answer is complete. */
  rest(promptChars: number): LlmDelta[];
}

type FinishReason = Extract<LlmDelta, { type: 'finish' }>['reason'];

export function createChunkReader(): ChunkReader {
  const calls = createToolCallReader();
  const thoughts = createThoughtFilter();
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
      for (const part of Array.isArray(delta.tool_calls) ? delta.tool_calls : []) calls.add(part);
      const text = typeof delta.content === 'string' ? delta.content : '';
      textChars += text.length;
      return thoughts.push(text);
    },
    done: () => ended || reason !== null,
    rest(promptChars) {
      const toolCalls = calls.all();
      const outputChars = textChars + toolCalls.reduce((sum, call) => sum + call.arguments.length, 0);
      const tokens = {
        inputTokens: reportedTokens(usage?.prompt_tokens, promptChars),
        outputTokens: reportedTokens(usage?.completion_tokens, outputChars),
      };
      // Some servers report "stop" although they called a function.
      const finish: FinishReason = toolCalls.length > 0 && reason !== 'length' ? 'tool_calls' : (reason ?? 'stop');
      const text = thoughts.end();
      return [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
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
  const failure = reportedError('openai', chunk);
  if (failure) throw failure;
  return chunk;
}

function finishReason(reason: string): FinishReason {
  if (reason === 'length') return 'length';
  return reason === 'tool_calls' || reason === 'function_call' ? 'tool_calls' : 'stop';
}
