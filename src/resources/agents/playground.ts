// One text turn for people who write prompts: the current agent, a given history, and the result of every function.
// It is charged like a reply in a chat, even if the client has disconnected: the model costs the same.
import type { PlaygroundReply, PlaygroundTurn } from '../../../generated/types.ts';
import type { Context } from '../../runtime.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { toMoney } from '../../core/money.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ChatMessage, Passage } from '../../providers/ports.ts';
import { checkDraft } from './service/draft.ts';
import { loadTextAgent, type TextAgent, type TextEngine } from './service/text-agent.ts';
import { chargeText, countTokens, noTokens, requireTextFunds } from './service/text-bill.ts';
import { runTextTurn } from './service/text-turn.ts';
import { requireAgent } from './store.ts';
import { withWarnings } from './service/warnings.ts';

const TURN_TIMEOUT_MS = 30_000;

/** @throws Failure `agent_not_found`, `provider_failed`, `insufficient_funds`, `validation_failed` (the last message is not the user's) */
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
  const reply: PlaygroundReply = {
    text: '',
    functions: [],
    passages: [],
    model: textAgent.agent.model,
    latency_ms: 0,
    usage: { input_tokens: 0, output_tokens: 0 },
    cost: toMoney(0),
  };
  const used = noTokens();
  const started = ctx.clock.monotonic();
  try {
    for await (const event of answer(ctx, textAgent, history)) {
      if (event.type === 'text') reply.text += event.text;
      else if (event.type === 'usage') {
        reply.model = event.model;
        countTokens(used, event);
      } else if (event.type === 'passages') reply.passages = event.passages.map(toPlaygroundPassage);
      else {
        const { durationMs, ...run } = event.run;
        reply.functions.push({ ...run, duration_ms: durationMs });
      }
    }
    reply.latency_ms = Math.round(ctx.clock.monotonic() - started);
  } finally {
    const charge = { messageId: newId('msg'), textAgent, used };
    reply.cost = toMoney(await inTransaction(ctx.db, (trx) => chargeText(trx, ctx, workspaceId, charge)));
  }
  const usage = { input_tokens: used.llmInputTokens, output_tokens: used.llmOutputTokens };
  return { ...reply, text: reply.text.trim(), usage, ...withWarnings(draft.warnings) };
}

async function* answer(ctx: Context, textAgent: TextAgent, history: readonly ChatMessage[]) {
  const id = newId('call', ctx.clock.now());
  const late = new AbortController();
  const timer = ctx.clock.after(TURN_TIMEOUT_MS, () => late.abort(new Error('the engine took too long')));
  const signal = AbortSignal.any([ctx.signal, late.signal]);
  let engine: TextEngine | null = null;
  try {
    engine = await textAgent.open(id, { call_type: 'playground', call_id: id, metadata: {} }, signal);
    yield* runTextTurn(ctx, { ...textAgent, ...engine, history, signal });
  } catch (error) {
    if (!late.signal.aborted) throw error;
    throw fail('provider_failed', { detail: `The engine did not answer within ${TURN_TIMEOUT_MS / 1000} s.` });
  } finally {
    timer.cancel();
    engine?.close();
  }
}

function toPlaygroundPassage({ chunkId, sourceId, position, title, text, score, similarity }: Passage) {
  const place = { source_id: sourceId, position: position ?? 0, title: title ?? null };
  return { chunk_id: chunkId ?? '', ...place, text, score, similarity: similarity ?? null };
}
