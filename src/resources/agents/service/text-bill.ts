// Usage and charge of text turns, in the playground and in widget chats: model tokens, but no line and no speech. Usage is
// charged even if the client has disconnected.
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { ModelUsage } from '../../../voice/host.ts';
import { chargeUse, requireModelFunds, reserveForText } from '../../wallet/service/holds.ts';
import { pricingKeyOf } from '../../wallet/service/pricing.ts';
import { speakableVoice } from './speakable-voice.ts';
import { requireAvailable, type TextAgent } from './text-agent.ts';
import type { TurnUsage } from './text-turn.ts';

/** Checks that the wallet balance is enough for a reply. @throws Failure `insufficient_funds`, `provider_failed` */
export async function requireTextFunds(
  runtime: Uses<'db' | 'rates'>,
  workspaceId: string,
  textAgent: TextAgent,
): Promise<void> {
  await requireModelFunds(runtime.db, runtime, workspaceId, pricingKeyOfText(textAgent));
}

/** Maximum assumed cost of a reply, in micro-units, from the published assumptions about a minute of conversation. */
export function answerReserve(runtime: Uses<'rates'>, textAgent: TextAgent): number {
  return reserveForText(runtime, pricingKeyOfText(textAgent));
}

export function noTokens(): ModelUsage {
  return { llmInputTokens: 0, llmOutputTokens: 0, fallbackInputTokens: 0, fallbackOutputTokens: 0 };
}

/** Adds the tokens of one request of a turn. */
export function countTokens(used: ModelUsage, usage: TurnUsage): void {
  used.llmInputTokens += usage.inputTokens;
  used.llmOutputTokens += usage.outputTokens;
  if (!usage.isFallback) return;
  used.fallbackInputTokens += usage.inputTokens;
  used.fallbackOutputTokens += usage.outputTokens;
}

/**
 * Charges a reply. Call it last in a transaction, because the wallet's row is locked until the commit.
 * @param messageId id of the charge in the ledger; must be unique
 * @returns micro-units charged
 */
export async function chargeText(
  trx: Trx,
  runtime: Uses<'log' | 'rates'>,
  workspaceId: string,
  { messageId, textAgent, used }: { messageId: string; textAgent: TextAgent; used: ModelUsage },
): Promise<number> {
  const { agentId } = textAgent.agent;
  const pricing = pricingKeyOfText(textAgent);
  return chargeUse(trx, runtime, workspaceId, { id: messageId, agentId, pricing, used });
}

function pricingKeyOfText({ agent, providers, fallbackModel }: TextAgent) {
  const { voiceId } = speakableVoice(providers, agent);
  return requireAvailable(() => pricingKeyOf(providers, 'web', agent.model, voiceId, { fallbackModel }));
}
