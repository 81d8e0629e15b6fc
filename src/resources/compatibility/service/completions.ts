// Chat completions of an agent in OpenAI's format: the same turn as in the playground, with the published version. Invariants:
// nothing of the conversation is stored; a stream that fails before its first word is an error with a status, and later an event;
// a client that disconnects stops the model, and the usage so far is charged.
import type { ServerSentEvent } from '../../../../generated/operations.ts';
import type { ChatCompletion, ChatCompletionCreate, ChatCompletionUsage } from '../../../../generated/types.ts';
import { fail, Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import { startAtOnce } from '../../../core/start-at-once.ts';
import { problemOf, shapeProblem } from '../../../protocol/problem-document.ts';
import type { ChatMessage } from '../../../providers/ports/llm.ts';
import type { Context } from '../../../runtime.ts';
import { findAgent } from '../../agents/service/find-agent.ts';
import { goodbyeOf, loadTextAgent, type TextAgent } from '../../agents/service/text-agent.ts';
import { answerInText } from '../../agents/service/text-answer.ts';
import { countTokens, noTokens, requireTextFunds } from '../../agents/service/text-bill.ts';
import { createTextPrivacy } from '../../agents/service/text-privacy.ts';
import type { TurnUsage } from '../../agents/service/text-turn.ts';
import {
  historyOf,
  toChunk,
  toCompletion,
  toUsage,
  toUsageChunk,
  variablesOf,
  type CompletionHead,
  type FinishReason,
} from '../wire/openai.ts';

/** Includes function calls. */
const ANSWER_MS = 60_000;
/** Longest reply, in characters; stops a model that repeats itself. */
const MAX_CHARACTERS = 16_000;

interface Begun {
  head: CompletionHead;
  textAgent: TextAgent;
  history: readonly ChatMessage[];
  metadata: JsonObject;
}

type Piece = { text: string } | { finishReason: FinishReason; usage: ChatCompletionUsage };

/** @throws Failure of the contract's x-errors */
export async function createChatCompletion(ctx: Context, body: ChatCompletionCreate): Promise<ChatCompletion> {
  const begun = await begin(ctx, body);
  let text = '';
  for await (const piece of pieces(ctx, begun)) {
    if ('text' in piece) text += piece.text;
    else return toCompletion(begun.head, { text: text.trim(), ...piece });
  }
  throw new Error('a reply ended without its usage');
}

/** @throws Failure also for a model that fails before its first word */
export async function streamChatCompletion(
  ctx: Context,
  body: ChatCompletionCreate,
): Promise<AsyncIterable<ServerSentEvent>> {
  const begun = await begin(ctx, body);
  // If a client disconnects before it reads, nothing else would end the reply, which is charged at its end.
  const reply = startAtOnce(pieces(ctx, begun), ctx.signal);
  await reply.first;
  return events(ctx, begun, reply.all, body.stream_options?.include_usage === true);
}

async function* events(
  ctx: Context,
  { head }: Begun,
  reply: AsyncGenerator<Piece>,
  withUsage: boolean,
): AsyncGenerator<ServerSentEvent> {
  const usageLater = withUsage ? { usage: null } : {};
  try {
    yield { data: toChunk(head, { role: 'assistant', content: '' }, null, usageLater) };
    for await (const piece of reply) {
      if ('text' in piece) yield { data: toChunk(head, { content: piece.text }, null, usageLater) };
      else {
        yield { data: toChunk(head, {}, piece.finishReason, usageLater) };
        if (withUsage) yield { data: toUsageChunk(head, piece.usage) };
      }
    }
    yield { data: '[DONE]' };
  } catch (error) {
    if (!(error instanceof Failure)) {
      ctx.log.error({ err: error, requestId: ctx.requestId }, 'a chat completion failed while it was being streamed');
    }
    const failure = error instanceof Failure ? error : fail('internal_error');
    const problem = problemOf(failure, ctx.requestId, '/v1/chat/completions', ctx.publicUrl());
    yield { data: shapeProblem('openai', problem) };
  }
}

/** Runs all checks. */
async function begin(ctx: Context, body: ChatCompletionCreate): Promise<Begun> {
  const { workspaceId } = ctx.actor;
  const history = historyOf(body);
  const agent = await findAgent(ctx, body.model, '/model');
  const textAgent = await loadTextAgent(ctx, workspaceId, agent.id, variablesOf(body));
  await requireTextFunds(ctx, workspaceId, textAgent);
  const head = { id: newId('msg'), agentId: agent.id, created: Math.floor(ctx.clock.now() / 1000) };
  return { head, textAgent, history, metadata: body.metadata ?? {} };
}

async function* pieces(ctx: Context, { head, textAgent, history, metadata }: Begun): AsyncGenerator<Piece> {
  const about = { call_type: 'chat_completion', metadata };
  const privacy = createTextPrivacy(ctx, textAgent.agent.privacy);
  const used = noTokens();
  const onUsage = (usage: TurnUsage): void => countTokens(used, usage);
  const asked = { textAgent, history, privacy, about, messageId: head.id, timeoutMs: ANSWER_MS, onUsage };
  const called: string[] = [];
  let written = '';
  for await (const event of answerInText(ctx, asked)) {
    if (event.type === 'function') called.push(event.run.name);
    else if (event.type === 'text') {
      // Model output may start with line breaks and spaces.
      const text = written === '' ? event.text.trimStart() : event.text;
      if (text === '') continue;
      written += text;
      yield { text };
      // Leaving the loop ends the turn, which counts its usage.
      if (written.length > MAX_CHARACTERS) break;
    } else if (event.type === 'charged') {
      if (written === '') yield { text: goodbyeOf(textAgent, called) };
      yield { finishReason: 'stop', usage: toUsage(used.llmInputTokens, used.llmOutputTokens) };
      return;
    }
  }
  yield { finishReason: 'length', usage: toUsage(used.llmInputTokens, used.llmOutputTokens) };
}
