// What text turns used, and its charge: tokens of models, no line, no ears, no voice. The playground and the chats of widgets
// come through here; both charge what was used also when nobody waits for the answer any more.
import type { Runtime } from '../../runtime.ts';
import type { ModelUsage } from '../../voice/host.ts';
import { chargeUse, requireFunds, reserveForText } from '../wallet/service/holds.ts';
import { pricingKeyOf } from '../wallet/service/pricing.ts';
import { served, type TextAgent } from './text-agent.ts';
import type { TextTurnEvent } from './text-turn.ts';
import type { Trx } from '../../database/transaction.ts';

const NO_SPEECH = { durationMs: 0, sttMs: 0, ttsCharacters: 0 };

/** Whether the wallet has anything left for an answer. @throws Failure `insufficient_funds`, `provider_failed` */
export async function requireTextFunds(runtime: Runtime, workspaceId: string, textAgent: TextAgent): Promise<void> {
  await requireFunds(runtime.db, runtime, workspaceId, pricingKeyOfText(textAgent));
}

/** What an answer is assumed to cost at most, by the published assumptions of a minute of talk. */
export function answerReserve(runtime: Runtime, textAgent: TextAgent): number {
  return reserveForText(runtime, pricingKeyOfText(textAgent));
}

export function noTokens(): ModelUsage {
  return { llmInputTokens: 0, llmOutputTokens: 0, fallbackInputTokens: 0, fallbackOutputTokens: 0 };
}

/** Adds one request of a turn. */
export function countTokens(used: ModelUsage, event: Extract<TextTurnEvent, { type: 'usage' }>): void {
  used.llmInputTokens += event.inputTokens;
  used.llmOutputTokens += event.outputTokens;
  if (!event.isFallback) return;
  used.fallbackInputTokens += event.inputTokens;
  used.fallbackOutputTokens += event.outputTokens;
}

/**
 * Charges an answer. Last in the caller's transaction: the wallet's row stays locked until the commit.
 * @param messageId names it in the ledger; never used twice
 * @returns micro-units charged
 */
export async function chargeText(
  trx: Trx,
  runtime: Runtime,
  workspaceId: string,
  { messageId, textAgent, used }: { messageId: string; textAgent: TextAgent; used: ModelUsage },
): Promise<number> {
  const { agentId } = textAgent.agent;
  const pricing = pricingKeyOfText(textAgent);
  return chargeUse(trx, runtime, workspaceId, { id: messageId, agentId, pricing, used: { ...NO_SPEECH, ...used } });
}

function pricingKeyOfText({ agent, providers, fallbackModel }: TextAgent) {
  return served(() => pricingKeyOf(providers, 'web', agent.model, agent.voiceId, fallbackModel));
}
