// Builds the pricing key of a call: its route, the providers of its agent, and the numbers that the operator pays a carrier for.
import { invalid } from '../../../core/errors.ts';
import type { ProviderCatalogue } from '../../../providers/directory.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import { engineModel, fallbackModelOf } from '../../agents/service/engine.ts';
import { speakableVoice } from '../../agents/service/speakable-voice.ts';
import type { AgentRow } from '../../agents/store.ts';
import { isOnCustomerAccount } from '../../phone-numbers/service/route.ts';
import type { PhoneNumberRow } from '../../phone-numbers/store.ts';
import type { PricingKey } from '../../wallet/rates.ts';
import { pricingKeyOf } from '../../wallet/service/pricing.ts';

/** Returns the called numbers for which the operator's carrier charges when they are called from `number`. */
export function paidDestinations(number: PhoneNumberRow | undefined, called: readonly (string | null)[]): string[] {
  return number && isOnCustomerAccount(number) ? [] : called.filter((to) => to !== null);
}

/**
 * @param providers providers of the agent's workspace
 * @param destinations numbers that the operator's carrier charges for calling
 * @param textsTo the other party's number, if the operator's carrier charges for messages to it
 * @throws Failure `validation_failed` when the agent's model or voice is no longer served
 */
export function agentPricing(
  providers: ProviderCatalogue,
  route: PricingKey['route'],
  { settings }: Pick<AgentRow, 'settings'>,
  { destinations = [], textsTo = null }: Pick<PricingKey, 'destinations' | 'textsTo'> = {},
): PricingKey {
  const { response_engine: engine } = settings;
  const { voice_id: own, fallback_voice_id: fallbackVoiceId } = settings;
  const { voiceId } = speakableVoice(providers, { voiceId: own, fallbackVoiceId });
  const model = engineModel(engine, providers.defaultModel());
  try {
    return {
      ...pricingKeyOf(providers, route, model, voiceId, {
        fallbackModel: fallbackModelOf(engine, providers),
        languages: [settings.language, ...(settings.other_languages ?? [])],
      }),
      destinations,
      textsTo,
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw invalid('/agent_id', 'not_served', `names an agent that cannot talk now (${error.message})`);
  }
}
