// One turn of a text conversation, in the playground and in widget chats: the agent's reply to a history, streamed, with its
// real prompt, model, functions and knowledge. Webhook functions are really called; functions that need a call (hang up,
// transfer, press keys) are only reported.
// A model that fails before its first word is replaced as in a call (voice/session/model-stream.ts).
// Invariant: a turn always ends: after MAX_ROUNDS of function calls, by the signal, or by a failure of the provider.
import { cutText } from '../../../core/cut-text.ts';
import { fail } from '../../../core/errors.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { ChatMessage, LlmProvider, Passage, ToolCall } from '../../../providers/ports/llm.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import { searchQuery, systemMessage, withReference } from '../../../voice/session/chat-history.ts';
import type { TokenCount } from '../../../voice/session/counted-answer.ts';
import { streamModel, type FallbackModel } from '../../../voice/session/model-stream.ts';
import { intentOf, toolSpecs } from '../../../voice/session/tools.ts';
import type { McpTools } from '../functions/service/mcp.ts';
import { runFunction, type RunnableFunction } from '../functions/service/run.ts';
import type { TextPrivacy } from './text-privacy.ts';

// As in a call: limits a model that keeps calling functions.
const MAX_ROUNDS = 4;
// Readers tolerate a longer wait than listeners, but the fallback model needs some of the turn's time.
const FIRST_DELTA_TIMEOUT_MS = 10_000;
/** Without a fallback model, the deadline of the turn ends the request first. */
const DELTA_TIMEOUT_MS = 60_000;
/** More than models write in one reply; text beyond it is dropped. */
const MAX_REPLY_CHARS = 64 * 1024;

export interface FunctionRun {
  name: string;
  arguments: JsonObject;
  ok: boolean;
  result: Json;
  durationMs: number;
}

interface TextTurn {
  agent: SessionAgent;
  functions: readonly RunnableFunction[];
  llm: LlmProvider;
  /** Replies when `llm` fails before its first word. */
  fallback: FallbackModel | null;
  privacy: TextPrivacy;
  /** MCP tools; they are among the functions of `agent`. */
  mcp: McpTools;
  /** Oldest first; the last message is the user's. */
  history: readonly ChatMessage[];
  /** Passages of the linked knowledge bases for this text; empty without knowledge bases. */
  passages(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
  signal: AbortSignal;
  /** Called once for each request that a model began to answer, even if the turn ends early. */
  onUsage(usage: TurnUsage): void;
}

export interface TurnUsage extends TokenCount {
  /** The model that replied. */
  model: string;
  isFallback: boolean;
}

export type TextTurnEvent =
  /** The first event, if the agent has knowledge. */
  | { type: 'passages'; passages: readonly Passage[] }
  | { type: 'text'; text: string }
  | { type: 'function'; run: FunctionRun };

interface Round {
  messages: ChatMessage[];
  passages: readonly Passage[];
}

/** @throws Failure `provider_failed` when the model fails; text written before that was already yielded */
export async function* runTextTurn(
  runtime: Uses<'db' | 'clock' | 'log' | 'vault' | 'connection'>,
  turn: TextTurn,
): AsyncGenerator<TextTurnEvent> {
  const { agent, history, privacy, signal } = turn;
  const query = searchQuery(privacy.forModel(history));
  const passages = agent.hasKnowledge ? await turn.passages(query, signal) : [];
  if (agent.hasKnowledge) yield { type: 'passages', passages };
  const round: Round = { messages: [...history], passages };
  let wrote = false;
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds++) {
    const { calls, text, events } = think(runtime, turn, round);
    for await (const event of events) {
      // Text before and after a function call is two sentences.
      if (event.type === 'text' && wrote && text() === event.text) yield { type: 'text', text: ' ' };
      if (event.type === 'text') wrote = true;
      yield event;
    }
    if (calls.length === 0) return;
    round.messages.push({ role: 'assistant', content: text().trim(), toolCalls: calls });
    let isOver = false;
    for (const call of calls) {
      const run = await act(runtime, turn, call);
      isOver ||= run.ok && endsTurn(agent, call.name);
      yield { type: 'function', run };
      round.messages.push({ role: 'tool', toolCallId: call.id, content: JSON.stringify(run.result) });
    }
    if (isOver) return;
  }
}

/** Requests the next reply of the engine. `calls` and `text` are complete once `events` has ended. */
function think(
  runtime: Uses<'clock' | 'log'>,
  { agent, llm, fallback, privacy, signal, onUsage }: TextTurn,
  { messages, passages }: Round,
) {
  let text = '';
  const calls: ToolCall[] = [];
  async function* events(): AsyncGenerator<Extract<TextTurnEvent, { type: 'text' }>> {
    try {
      signal.throwIfAborted();
      const written = streamModel({
        clock: runtime.clock,
        llm,
        fallback,
        request: {
          model: agent.model,
          messages: withReference([systemMessage(agent), ...privacy.forModel(messages)], passages),
          tools: toolSpecs(agent.functions),
          temperature: agent.temperature,
          passages,
        },
        signal,
        firstMs: fallback ? FIRST_DELTA_TIMEOUT_MS : DELTA_TIMEOUT_MS,
        nextMs: DELTA_TIMEOUT_MS,
        onWarning: (code, detail) =>
          runtime.log.warn({ agentId: agent.agentId, code, detail: privacy.forLog(code, detail) }, 'a model failed'),
        onUsage: (usage, isFallback) =>
          onUsage({ ...usage, isFallback, model: isFallback ? fallback!.model : agent.model }),
      });
      for await (const delta of written) {
        if (delta.type === 'tool_call') calls.push(delta.call);
        // In text there are no keys to press and nothing to interrupt.
        else if (delta.type === 'text' && delta.text !== '' && text.length < MAX_REPLY_CHARS) {
          const kept = cutText(delta.text, MAX_REPLY_CHARS - text.length);
          text += kept;
          yield { type: 'text', text: kept };
        }
      }
      // An aborted stream ends without an error; the turn must throw.
      signal.throwIfAborted();
    } catch (error) {
      if (error instanceof ProviderError) throw fail('provider_failed', { detail: error.message });
      throw error;
    }
  }
  return { calls, text: () => text, events: events() };
}

/** A customer's own server calls these functions by type. */
function endsTurn({ functions }: SessionAgent, name: string): boolean {
  const type = functions.find((fn) => fn.name === name)?.type ?? name;
  return type === 'end_call' || type === 'transfer_call';
}

async function act(
  runtime: Uses<'db' | 'clock' | 'log' | 'vault' | 'connection'>,
  { agent, functions, mcp, privacy, signal }: TextTurn,
  call: ToolCall,
): Promise<FunctionRun> {
  const intent = intentOf(call, agent.functions);
  const started = runtime.clock.monotonic();
  const done = (ok: boolean, result: Json, args: JsonObject = {}): FunctionRun => {
    const durationMs = Math.round(runtime.clock.monotonic() - started);
    return { name: call.name, arguments: args, ok, result, durationMs };
  };
  if (intent.kind === 'invalid') return done(false, { error: intent.problem });
  if (intent.kind === 'refused') {
    const detail = privacy.forLog('transfer_refused', intent.warning);
    runtime.log.warn({ agentId: agent.agentId, function: call.name, detail }, 'a transfer was refused');
    return done(false, { error: intent.problem }, intent.args);
  }
  const tool = mcp.run(intent.fn, intent.args, signal);
  if (tool) {
    const { ok, result } = await tool;
    return done(ok, result, intent.args);
  }
  const runnable = functions.find(({ name }) => name === call.name);
  if (intent.fn.type !== 'webhook' || !runnable) return done(true, { reported: intent.fn.type }, intent.args);
  const asCall = { agentId: agent.agentId, arguments: intent.args, call: null };
  const { ok, result } = await runFunction(runtime, runnable, asCall, signal);
  return done(ok, result, intent.args);
}
