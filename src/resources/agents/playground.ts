// One text turn with the real prompt, model and functions: no call, no telephony. Webhook functions are really called;
// what only a call can do (hang up, transfer, press keys) is reported and not done.
import type { PlaygroundReply, PlaygroundTurn } from '../../../generated/types.ts';
import type { Context } from '../../core/context.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Json } from '../../core/json.ts';
import { CUSTOM_LLM } from '../../providers/llm/custom.ts';
import { ProviderError, type ChatMessage, type LlmProvider, type ToolCall } from '../../providers/ports.ts';
import { systemMessage } from '../../voice/conversation.ts';
import { intentOf, toolSpecs } from '../../voice/tools.ts';
import { withOwnProviders } from '../voices/service.ts';
import { openEngine } from './engine.ts';
import { openMcpTools, type McpTools } from './functions/mcp.ts';
import { runFunction } from './functions/run.ts';
import { listFunctions, type FunctionRow } from './functions/store.ts';
import { toSessionAgent } from './session-agent.ts';
import { requireAgent } from './store.ts';
import { stateOfRow } from './versions.ts';
import type { SessionAgent } from '../../voice/host.ts';

// As in a call: a model that goes on calling functions must answer at last.
const MAX_ROUNDS = 4;
const TURN_TIMEOUT_MS = 30_000;

type Run = PlaygroundReply['functions'][number];

interface Turn {
  ctx: Context;
  signal: AbortSignal;
  llm: LlmProvider;
  mcp: McpTools;
  agent: SessionAgent;
  rows: readonly FunctionRow[];
  messages: ChatMessage[];
  runs: Run[];
  usage: { input_tokens: number; output_tokens: number };
}

/** @throws Failure `agent_not_found`, `provider_failed`, `validation_failed` (the last message is not the user's) */
export async function runAgentPlayground(
  asker: Context,
  agentId: string,
  input: PlaygroundTurn,
): Promise<PlaygroundReply> {
  if (input.messages.at(-1)?.role !== 'user') {
    throw invalid(`/messages/${input.messages.length - 1}/role`, 'not_allowed', 'must be user in the last message');
  }
  const ctx = await withOwnProviders(asker, asker.actor.workspaceId);
  const row = await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  const rows = await listFunctions(ctx.db, ctx.actor.workspaceId, [agentId]);
  const blueprint = { ...stateOfRow(row), functions: rows };
  const base = toSessionAgent(agentId, blueprint, input.variables ?? {}, ctx.providers.defaultModel());
  const mcp = await openMcpTools(ctx, base.model === CUSTOM_LLM ? [] : rows, ctx.signal, (detail) =>
    ctx.log.warn({ agentId, detail }, 'an MCP server could not be used'),
  );
  const agent = { ...base, functions: [...base.functions, ...mcp.functions] };
  const messages: ChatMessage[] = input.messages.map(({ role, text }) => ({
    role: role === 'agent' ? 'assistant' : 'user',
    content: text,
  }));
  const id = newId('call', ctx.clock.now());
  const details = {
    call_type: 'playground',
    call_id: id,
    agent_id: agentId,
    metadata: {},
    retell_llm_dynamic_variables: input.variables ?? {},
  };
  const engine = openEngine(ctx, row.settings.response_engine, { id, details, clock: ctx.clock });
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(TURN_TIMEOUT_MS)]);
  const turn: Turn = {
    ctx,
    signal,
    llm: engine.llm,
    mcp,
    agent,
    rows,
    messages,
    runs: [],
    usage: { input_tokens: 0, output_tokens: 0 },
  };
  const started = performance.now();
  const text = await answer(turn).finally(() => {
    engine.close();
    mcp.close();
  });
  const latency_ms = Math.round(performance.now() - started);
  return { text, functions: turn.runs, model: agent.model, latency_ms, usage: turn.usage };
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

/** A server of the owner's own names these by their types. */
function endsTurn(rows: readonly FunctionRow[], name: string): boolean {
  const type = rows.find((row) => row.name === name)?.type ?? name;
  return type === 'end_call' || type === 'transfer_call';
}

async function think({ ctx, signal, llm, agent, messages, usage }: Turn): Promise<{ text: string; calls: ToolCall[] }> {
  let text = '';
  const calls: ToolCall[] = [];
  try {
    const stream = llm.stream({
      model: agent.model,
      messages: [systemMessage(agent), ...messages],
      tools: toolSpecs(agent.functions),
      temperature: agent.temperature,
      signal,
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
    if (signal.aborted && !ctx.signal.aborted)
      throw fail('provider_failed', { detail: 'the engine did not answer in time' });
    throw error;
  }
  return { text: text.trim(), calls };
}

async function act({ ctx, mcp, agent, rows, runs }: Turn, call: ToolCall): Promise<Json> {
  const intent = intentOf(call, agent.functions);
  const started = performance.now();
  const report = (ok: boolean, result: Json, args: Run['arguments'] = {}): Json => {
    runs.push({ name: call.name, arguments: args, ok, result, duration_ms: Math.round(performance.now() - started) });
    return result;
  };
  if (intent.kind === 'invalid') return report(false, { error: intent.problem });
  const tool = mcp.run(intent.fn, intent.args, ctx.signal);
  if (tool) {
    const { ok, result } = await tool;
    return report(ok, result, intent.args);
  }
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
