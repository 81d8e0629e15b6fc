// One text turn for prompt authors: the current agent, a given history, and the result of every function. If the agent redacts,
// the reply contains marks, as in the timeline of a call. The turn is charged like a chat reply, even if the client has
// disconnected, because the model costs the same.
import type { PlaygroundReply, PlaygroundTurn } from '../../../generated/types.ts';
import { invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { toMoney } from '../../core/money.ts';
import type { Passage } from '../../providers/ports/llm.ts';
import type { Context } from '../../runtime.ts';
import { checkDraft } from './service/draft.ts';
import { loadTextAgent } from './service/text-agent.ts';
import { answerInText } from './service/text-answer.ts';
import { requireTextFunds } from './service/text-bill.ts';
import { createTextPrivacy } from './service/text-privacy.ts';
import type { TurnUsage } from './service/text-turn.ts';
import { withWarnings } from './service/warnings.ts';
import { requireAgent } from './store.ts';

const TURN_TIMEOUT_MS = 30_000;

/**
 * @throws Failure `agent_not_found`, `provider_failed`, `insufficient_funds`, `validation_failed` (the last
 * message is not the user's)
 */
export async function runAgentPlayground(
  ctx: Context,
  agentId: string,
  input: PlaygroundTurn,
): Promise<PlaygroundReply> {
  if (input.messages.at(-1)?.role !== 'user') {
    throw invalid(`/messages/${input.messages.length - 1}/role`, 'not_allowed', 'must be user in the last message');
  }
  const { workspaceId } = ctx.actor;
  const draft = await checkDraft(ctx, await requireAgent(ctx.db, workspaceId, agentId), input.draft);
  const textAgent = await loadTextAgent(ctx, workspaceId, agentId, input.variables ?? {}, draft.settings);
  await requireTextFunds(ctx, workspaceId, textAgent);
  const history = input.messages.map(({ role, text }) => ({
    role: role === 'agent' ? ('assistant' as const) : ('user' as const),
    content: text,
  }));
  const privacy = createTextPrivacy(ctx, textAgent.agent.privacy);
  privacy.remember(history);
  const reply: PlaygroundReply = {
    text: '',
    functions: [],
    passages: [],
    model: textAgent.agent.model,
    latency_ms: 0,
    usage: { input_tokens: 0, output_tokens: 0 },
    cost: toMoney(0),
  };
  const started = ctx.clock.monotonic();
  const about = { call_type: 'playground', metadata: {} };
  const asked = { textAgent, history, privacy, about, messageId: newId('msg'), timeoutMs: TURN_TIMEOUT_MS };
  const onUsage = ({ model }: TurnUsage): void => void (reply.model = model);
  for await (const event of answerInText(ctx, { ...asked, onUsage })) {
    if (event.type === 'text') reply.text += event.text;
    else if (event.type === 'passages') reply.passages = event.passages.map(toPlaygroundPassage);
    else if (event.type === 'function') {
      const { durationMs, ...run } = privacy.redactRun(event.run);
      reply.functions.push({ ...run, duration_ms: durationMs });
    } else {
      reply.cost = toMoney(event.micros);
      reply.usage = { input_tokens: event.inputTokens, output_tokens: event.outputTokens };
    }
  }
  reply.latency_ms = Math.round(ctx.clock.monotonic() - started);
  return { ...reply, text: privacy.redact(reply.text.trim()), ...withWarnings(draft.warnings) };
}

function toPlaygroundPassage({
  chunkId,
  sourceId,
  knowledgeBaseId,
  position,
  title,
  heading,
  text,
  score,
  similarity,
}: Passage) {
  const place = {
    knowledge_base_id: knowledgeBaseId ?? null,
    source_id: sourceId,
    position: position ?? 0,
    title: title ?? null,
    heading: heading ?? null,
  };
  return { chunk_id: chunkId ?? '', ...place, text, score, similarity: similarity ?? null };
}
