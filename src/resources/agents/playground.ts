// One text turn for those who write a prompt: the agent as it is now, a history of their own, and what every function said.
import type { PlaygroundReply, PlaygroundTurn } from '../../../generated/types.ts';
import type { Context, Runtime } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Variables } from '../../core/template.ts';
import type { Passage } from '../../providers/ports.ts';
import type { SessionAgent } from '../../voice/host.ts';
import type { RunnableFunction } from './functions/run.ts';
import { listFunctions } from './functions/store.ts';
import { toSessionAgent } from './session-agent.ts';
import { requireAgent } from './store.ts';
import { runTextTurn } from './text-turn.ts';
import { stateOfRow } from './versions.ts';

/** An agent that can answer in text, as it is now. */
export interface TextAgent {
  agent: SessionAgent;
  functions: readonly RunnableFunction[];
  /** Of the linked knowledge bases, for these words. */
  passages(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
}

/** @throws Failure `agent_not_found`; `validation_failed` at `pointer` for an agent with an engine that is not ours */
export async function loadTextAgent(
  runtime: Runtime,
  workspaceId: string,
  agentId: string,
  variables: Variables,
  pointer: string,
): Promise<TextAgent> {
  const row = await requireAgent(runtime.db, workspaceId, agentId);
  if (row.settings.response_engine.type === 'custom-llm') {
    throw invalid(pointer, 'engine_not_supported', 'needs an agent with a service-llm engine');
  }
  const functions = await listFunctions(runtime.db, workspaceId, [agentId]);
  const blueprint = { ...stateOfRow(row), functions };
  const agent = toSessionAgent(agentId, blueprint, variables, runtime.providers.defaultModel());
  // The one place where a text turn gets its passages; a call gets them from its host.
  return { agent, functions, passages: async () => [] };
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
  const textAgent = await loadTextAgent(ctx, ctx.actor.workspaceId, agentId, input.variables ?? {}, '/messages');
  const history = input.messages.map(({ role, text }) => ({
    role: role === 'agent' ? ('assistant' as const) : ('user' as const),
    content: text,
  }));
  const reply: PlaygroundReply = {
    text: '',
    functions: [],
    model: textAgent.agent.model,
    latency_ms: 0,
    usage: { input_tokens: 0, output_tokens: 0 },
  };
  const started = ctx.clock.monotonic();
  for await (const event of runTextTurn(ctx, { ...textAgent, history, signal: ctx.signal })) {
    if (event.type === 'text') reply.text += event.text;
    else if (event.type === 'usage') {
      reply.usage.input_tokens += event.inputTokens;
      reply.usage.output_tokens += event.outputTokens;
    } else {
      const { durationMs, ...run } = event.run;
      reply.functions.push({ ...run, duration_ms: durationMs });
    }
  }
  return { ...reply, text: reply.text.trim(), latency_ms: Math.round(ctx.clock.monotonic() - started) };
}
