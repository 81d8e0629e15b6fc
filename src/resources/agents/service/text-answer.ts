// One text reply of an agent to an owner's request: opens the engine, runs the turn within its deadline, and charges it.
// Invariant: usage is charged once, even if the turn fails or its consumer stops early, because the model costs the same.
// Deliberately omitted: storing the conversation. Widgets store their own conversations (widgets/service/chat.ts).
import { fail } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChatMessage } from '../../../providers/ports/llm.ts';
import type { Context } from '../../../runtime.ts';
import type { TextAgent, TextEngine } from './text-agent.ts';
import { chargeText, countTokens, noTokens } from './text-bill.ts';
import type { TextPrivacy } from './text-privacy.ts';
import { runTextTurn, type TextTurnEvent, type TurnUsage } from './text-turn.ts';

interface TextAnswer {
  textAgent: TextAgent;
  /** Oldest first. */
  history: readonly ChatMessage[];
  privacy: TextPrivacy;
  /** Id of the charge in the ledger; must be unique. */
  messageId: string;
  /** Details that a customer's own server receives. */
  about: { call_type: string; metadata: JsonObject };
  timeoutMs: number;
  onUsage?(usage: TurnUsage): void;
}

/** The last event reports the usage of the whole turn. */
type TextAnswerEvent = TextTurnEvent | { type: 'charged'; micros: number; inputTokens: number; outputTokens: number };

/** @throws Failure `provider_failed`; text written before that was already yielded */
export async function* answerInText(
  ctx: Context,
  { textAgent, messageId, ...answer }: TextAnswer,
): AsyncGenerator<TextAnswerEvent> {
  const used = noTokens();
  let micros = 0;
  try {
    const onUsage = (usage: TurnUsage): void => {
      countTokens(used, usage);
      answer.onUsage?.(usage);
    };
    yield* turn(ctx, textAgent, { ...answer, onUsage });
  } finally {
    const charge = { messageId, textAgent, used };
    micros = await inTransaction(ctx.db, (trx) => chargeText(trx, ctx, ctx.actor.workspaceId, charge));
  }
  yield { type: 'charged', micros, inputTokens: used.llmInputTokens, outputTokens: used.llmOutputTokens };
}

async function* turn(
  ctx: Context,
  textAgent: TextAgent,
  { history, privacy, about, timeoutMs, onUsage }: Required<Omit<TextAnswer, 'textAgent' | 'messageId'>>,
): AsyncGenerator<TextTurnEvent> {
  const id = newId('call', ctx.clock.now());
  const late = new AbortController();
  const timer = ctx.clock.after(timeoutMs, () => late.abort(new Error('the engine took too long')));
  const signal = AbortSignal.any([ctx.signal, late.signal]);
  let engine: TextEngine | null = null;
  try {
    engine = await textAgent.open(id, { ...about, call_id: id }, signal);
    yield* runTextTurn(ctx, { ...textAgent, ...engine, history, privacy, signal, onUsage });
  } catch (error) {
    if (ctx.signal.aborted)
      throw fail('unavailable', { detail: 'The client disconnected or the service is shutting down.' });
    if (!late.signal.aborted) throw error;
    throw fail('provider_failed', { detail: `The engine did not answer within ${timeoutMs / 1000} s.` });
  } finally {
    timer.cancel();
    engine?.close();
  }
}
