// One text turn for those who write a prompt: the agent as it is now, a history of their own, and what every function said.
import type { PlaygroundReply, PlaygroundTurn } from '../../../generated/types.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { loadTextAgent } from './text-agent.ts';
import { runTextTurn } from './text-turn.ts';

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
