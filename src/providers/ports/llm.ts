// The port of language models.
import type { JsonObject } from '../../core/json.ts';

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: JsonObject;
}

export interface ToolCall {
  id: string;
  name: string;
  /** Raw JSON text as the model wrote it; the caller parses and validates it. */
  arguments: string;
}

/** Time span in which a message was spoken, in milliseconds since the audio opened. */
export interface SpokenSpan {
  startMs: number;
  endMs: number;
}

export type ChatMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; spoken?: SpokenSpan }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[]; spoken?: SpokenSpan }
  | { role: 'tool'; toolCallId: string; content: string };

export interface LlmRequest {
  model: string;
  messages: readonly ChatMessage[];
  tools: readonly ToolSpec[];
  temperature?: number | undefined;
  maxTokens?: number;
  /**
   * Maximum wait for the first and for each further part of the answer. Default: the provider's limits for a live call, in which the
   * caller hears the wait as silence.
   */
  waitMs?: number;
  /**
   * Passages of the linked knowledge bases, best first. The messages already quote them; this field is for
   * providers without a model.
   */
  passages?: readonly Passage[];
  /**
   * Language of the conversation, if the agent speaks several. The messages state it too; this field is for
   * servers with a prompt of their own.
   */
  language?: string | undefined;
  /** True: the caller is silent, and the answer should prompt them to speak. */
  reminder?: boolean;
  /**
   * Id of an unsolicited message of the custom LLM server, as reported by `EngineObserver.speaks`. The stream
   * returns that message.
   */
  unsolicitedMessage?: number;
  signal: AbortSignal;
}

export type LlmDelta =
  | { type: 'text'; text: string }
  | { type: 'tool_call'; call: ToolCall }
  /** Telephone keys to press. */
  | { type: 'keys'; digits: string }
  /** The caller cannot interrupt this answer. */
  | { type: 'uninterruptible' }
  | { type: 'finish'; reason: 'stop' | 'tool_calls' | 'length'; usage: { inputTokens: number; outputTokens: number } };

export interface Model {
  id: string;
  provider: string;
  name: string;
  contextTokens: number;
}

/** Observes unsolicited activity of a custom LLM server in a call. */
export interface EngineObserver {
  /** The server begins an unsolicited message. `stream` with this id as `unsolicitedMessage` returns it. */
  speaks(id: number): void;
  /** A function that the server ran itself has returned. */
  ranFunction(run: { name: string; arguments: string; result: string; ms: number }): void;
}

export interface LlmProvider {
  id: string;
  description: string;
  models(): readonly Model[];
  /** Fails with ProviderError; never retries after the first delta. */
  stream(request: LlmRequest): AsyncIterable<LlmDelta>;
  /** Sends the conversation so far without requesting an answer, for servers that keep their own state of a call. */
  update?(messages: readonly ChatMessage[], language?: string): void;
  /** False: requests cost no tokens of an account here, such as requests to a customer's own server. Default: true. */
  usesTokens?: boolean;
  /** For servers that keep their own state of a call. Also reports earlier activity. */
  observe?(observer: EngineObserver): void;
}

export interface Passage {
  text: string;
  /** 0..1, best 1. A rank among the results, not a measure of relevance. */
  score: number;
  /** Cosine similarity of question and passage, -1..1; null if there are no comparable vectors. */
  similarity?: number | null;
  sourceId: string;
  title?: string;
  /** Headings above the text, outermost first. */
  heading?: string;
  chunkId?: string;
  knowledgeBaseId?: string;
  /** Index within its source, from 0. */
  position?: number;
}
