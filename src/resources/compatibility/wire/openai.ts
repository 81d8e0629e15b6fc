// OpenAI's chat completions and models (https://platform.openai.com/docs/api-reference/chat), to the extent that agents support
// them. Pure.
import type {
  AgentModel,
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreate,
  ChatCompletionDelta,
  ChatCompletionMessage,
  ChatCompletionUsage,
} from '../../../../generated/types.ts';
import { invalidFields, type FieldError } from '../../../core/errors.ts';
import type { Variables } from '../../../core/template.ts';
import type { ChatMessage } from '../../../providers/ports/llm.ts';

export interface CompletionHead {
  /** Id of the reply and of its charge. */
  id: string;
  agentId: string;
  /** Seconds since 1970. */
  created: number;
}

export type FinishReason = ChatCompletion['choices'][number]['finish_reason'];

/** Fields that request something that agents do not support. */
const REFUSED: readonly [
  field: keyof ChatCompletionCreate & string,
  asksFor: (body: ChatCompletionCreate) => boolean,
  detail: string,
][] = [
  [
    'tools',
    ({ tools }) => (tools ?? []).length > 0,
    "must be empty: only the agent's own functions run, on the server; add them with POST /v1/agents/{id}/functions",
  ],
  [
    'functions',
    ({ functions }) => (functions ?? []).length > 0,
    "must be empty: only the agent's own functions run, on the server; add them with POST /v1/agents/{id}/functions",
  ],
  ['n', ({ n }) => (n ?? 1) !== 1, 'must be 1: an agent gives one reply'],
  ['logprobs', ({ logprobs }) => logprobs === true, 'must be false: an agent gives no probabilities'],
  [
    'modalities',
    ({ modalities }) => (modalities ?? []).some((kind) => kind !== 'text'),
    'must be ["text"]: for speech, place a call or open one in a browser with POST /v1/rtc/token',
  ],
  [
    'response_format',
    ({ response_format: format }) => (format?.type ?? 'text') !== 'text',
    'must be text: data is extracted from calls with `extraction` of the agent',
  ],
];

/** @throws Failure `validation_failed` for unsupported fields, and if the last message is not the user's */
export function historyOf(body: ChatCompletionCreate): ChatMessage[] {
  const wrong: FieldError[] = REFUSED.flatMap(([field, asksFor, detail]) =>
    asksFor(body) ? [{ pointer: `/${field}`, code: 'not_supported', detail }] : [],
  );
  const messages = body.messages.map((message) => ({ role: roleOf(message), content: textOf(message) }));
  const last = messages.findLastIndex(({ role }) => role !== 'system');
  if (messages[last]?.role !== 'user') {
    const pointer = `/messages/${Math.max(last, 0)}/role`;
    wrong.push({ pointer, code: 'not_allowed', detail: 'must be user: the agent replies to a message of the user' });
  } else if (messages[last].content.trim() === '') {
    wrong.push({ pointer: `/messages/${last}/content`, code: 'required', detail: 'must have a text' });
  }
  if (wrong.length > 0) throw invalidFields(wrong);
  return messages.filter(({ content }) => content !== '');
}

function roleOf({ role }: ChatCompletionMessage): 'system' | 'user' | 'assistant' {
  return role === 'developer' ? 'system' : role;
}

function textOf({ content }: ChatCompletionMessage): string {
  if (Array.isArray(content)) return content.map(({ text }) => text).join('');
  return content ?? '';
}

/** Returns values for the agent's `{{name}}` variables. */
export function variablesOf({ user, metadata }: ChatCompletionCreate): Variables {
  return { ...(typeof user === 'string' ? { user } : {}), ...metadata };
}

export function toUsage(inputTokens: number, outputTokens: number): ChatCompletionUsage {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}

export function toCompletion(
  { id, agentId, created }: CompletionHead,
  reply: { text: string; finishReason: FinishReason; usage: ChatCompletionUsage },
): ChatCompletion {
  const message = { role: 'assistant' as const, content: reply.text, refusal: null };
  return {
    id,
    object: 'chat.completion',
    created,
    model: agentId,
    choices: [{ index: 0, message, finish_reason: reply.finishReason, logprobs: null }],
    usage: reply.usage,
  };
}

/** Returns a chunk of a stream. @param finishReason null until the last chunk */
export function toChunk(
  head: CompletionHead,
  delta: ChatCompletionDelta,
  finishReason: FinishReason | null,
  more: { usage?: null },
): ChatCompletionChunk {
  const choice = { index: 0, delta, logprobs: null, finish_reason: finishReason };
  return { ...chunkHead(head), choices: [choice], ...more };
}

/** Returns the chunk after the reply, which has the usage and no choice. */
export function toUsageChunk(head: CompletionHead, usage: ChatCompletionUsage): ChatCompletionChunk {
  return { ...chunkHead(head), choices: [], usage };
}

function chunkHead({ id, agentId, created }: CompletionHead) {
  return { id, object: 'chat.completion.chunk' as const, created, model: agentId };
}

export function toAgentModel(agent: { id: string; name: string; workspaceId: string; createdAt: Date }): AgentModel {
  return {
    id: agent.id,
    object: 'model',
    created: Math.floor(agent.createdAt.getTime() / 1000),
    owned_by: agent.workspaceId,
    name: agent.name,
  };
}
