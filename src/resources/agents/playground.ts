// One text turn with the real prompt, model and functions: no call, no telephony. Webhook functions are really called;
// what only a call can do (hang up, transfer, press keys) is reported and not done.
import type { PlaygroundReply, PlaygroundTurn } from '../../../generated/types.ts';
import type { Context } from '../../core/context.ts';
import { fail, invalid } from '../../core/errors.ts';
import type { Json } from '../../core/json.ts';
import { ProviderError, type ChatMessage, type Passage, type ToolCall } from '../../providers/ports.ts';
import { systemMessage, withReference } from '../../voice/conversation.ts';
import { intentOf, toolSpecs } from '../../voice/tools.ts';
import { searchKnowledge } from '../knowledge-bases/service.ts';
import { runFunction } from './functions/run.ts';
import { listFunctions, type FunctionRow } from './functions/store.ts';
import { toSessionAgent } from './session-agent.ts';
import { requireAgent } from './store.ts';
import { stateOfRow } from './versions.ts';
import type { SessionAgent } from '../../voice/host.ts';

// As in a call: a model that goes on calling functions must answer at last.
const MAX_ROUNDS = 4;
/** As in a call. */
const PASSAGES = 5;

type Run = PlaygroundReply['functions'][number];

interface Turn {
  ctx: Context;
  agent: SessionAgent;
  rows: readonly FunctionRow[];
  messages: ChatMessage[];
  passages: readonly Passage[];
  runs: Run[];
  usage: { input_tokens: number; output_tokens: number };
}

/** @throws Failure `agent_not_found`, `provider_failed`, `validation_failed` (the last message is not the user's) */
export async function runAgentPlayground(
  ctx: Context,
  agentId: string,
  input: PlaygroundTurn,
): Promise<PlaygroundReply> {
  if (input.messages.at(-1)?.role !== 'user') {
    throw invalid(`/messages/${input.messages.length - 1}/role`, 'not_allowed', 'must be user in the last message');
  }
  const row = await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  if (row.settings.response_engine.type === 'custom-llm') {
    throw invalid('/messages', 'engine_not_supported', 'the playground needs an agent with a service-llm engine');
  }
  const rows = await listFunctions(ctx.db, ctx.actor.workspaceId, [agentId]);
  const blueprint = { ...stateOfRow(row), functions: rows };
  const agent = toSessionAgent(agentId, blueprint, input.variables ?? {}, ctx.providers.defaultModel());
  const messages: ChatMessage[] = input.messages.map(({ role, text }) => ({
    role: role === 'agent' ? 'assistant' : 'user',
    content: text,
  }));
  const started = performance.now();
  const passages = await searchKnowledge(ctx, ctx.actor.workspaceId, row.settings.knowledge_base_ids, {
    query: input.messages.at(-1)!.text,
    limit: PASSAGES,
    signal: ctx.signal,
  });
  const turn: Turn = { ctx, agent, rows, messages, passages, runs: [], usage: { input_tokens: 0, output_tokens: 0 } };
  const text = await answer(turn);
  const latency_ms = Math.round(performance.now() - started);
  const shown = passages.map(toPlaygroundPassage);
  return { text, functions: turn.runs, passages: shown, model: agent.model, latency_ms, usage: turn.usage };
}

function toPlaygroundPassage({ chunkId, sourceId, position, title, text, score }: Passage) {
  return { chunk_id: chunkId ?? '', source_id: sourceId, position: position ?? 0, title: title ?? null, text, score };
}

async function answer(turn: Turn): Promise<string> {
  const spoken: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { text, calls } = await think(turn);
    if (text !== '') spoken.push(text);
    if (calls.length === 0) break;
    turn.messages.push({ role: 'assistant', content: text, toolCalls: calls });
    for (const call of calls) {
      const content = JSON.stringify(await act(turn, call));
      turn.messages.push({ role: 'tool', toolCallId: call.id, content });
    }
    if (turn.runs.some(({ name }) => endsTurn(turn.rows, name))) break;
  }
  return spoken.join(' ');
}

function endsTurn(rows: readonly FunctionRow[], name: string): boolean {
  const type = rows.find((row) => row.name === name)?.type;
  return type === 'end_call' || type === 'transfer_call';
}

async function think({ ctx, agent, messages, passages, usage }: Turn): Promise<{ text: string; calls: ToolCall[] }> {
  let text = '';
  const calls: ToolCall[] = [];
  try {
    const stream = ctx.providers.llm(agent.model).stream({
      model: agent.model,
      messages: withReference([systemMessage(agent), ...messages], passages),
      passages,
      tools: toolSpecs(agent.functions),
      temperature: agent.temperature,
      signal: ctx.signal,
    });
    for await (const delta of stream) {
      if (delta.type === 'text') text += delta.text;
      else if (delta.type === 'tool_call') calls.push(delta.call);
      else {
        usage.input_tokens += delta.usage.inputTokens;
        usage.output_tokens += delta.usage.outputTokens;
      }
    }
  } catch (error) {
    if (error instanceof ProviderError) throw fail('provider_failed', { detail: error.message });
    throw error;
  }
  return { text: text.trim(), calls };
}

async function act({ ctx, agent, rows, runs }: Turn, call: ToolCall): Promise<Json> {
  const intent = intentOf(call, agent.functions);
  const started = performance.now();
  const report = (ok: boolean, result: Json, args: Run['arguments'] = {}): Json => {
    runs.push({ name: call.name, arguments: args, ok, result, duration_ms: Math.round(performance.now() - started) });
    return result;
  };
  if (intent.kind === 'invalid') return report(false, { error: intent.problem });
  const row = rows.find(({ name }) => name === call.name);
  if (intent.fn.type !== 'webhook' || !row) return report(true, { reported: intent.fn.type }, intent.args);
  const { ok, result } = await runFunction(
    ctx,
    row,
    { agentId: agent.agentId, arguments: intent.args, call: null },
    ctx.signal,
  );
  return report(ok, result, intent.args);
}
