// What decides the prices of a call: its way, and the providers of its agent. Used wherever a call is queued or offered.
import type { PhoneNumberRow } from '../../phone-numbers/store.ts';
import { isOnOwnAccount } from '../../phone-numbers/service/route.ts';
import { invalid } from '../../../core/errors.ts';
import { ProviderError } from '../../../providers/ports.ts';
import { engineModel, fallbackModelOf, type AgentRow } from '../../agents/service.ts';
import { carriageOf } from '../../wallet/service/pricing.ts';
import type { ProviderCatalogue } from '../../../providers/directory.ts';

/** Whom the operator's carrier is paid for calling, of numbers that are called from this one. */
export function paidDestinations(number: PhoneNumberRow | undefined, called: readonly (string | null)[]): string[] {
  return number && isOnOwnAccount(number) ? [] : called.filter((to) => to !== null);
}

type Carriage = ReturnType<typeof carriageOf>;

/**
 * @param providers of the agent's workspace
 * @param destinations whom the operator's carrier is paid for calling
 * @param textsTo whom it is paid for writing to: the other side of the call
 * @throws Failure `validation_failed` where its model or voice is not served any more
 */
export function agentCarriage(
  providers: ProviderCatalogue,
  route: Carriage['route'],
  { settings }: Pick<AgentRow, 'settings'>,
  { destinations = [], textsTo = null }: Pick<Carriage, 'destinations' | 'textsTo'> = {},
): Carriage {
  const { response_engine: engine, voice_id: voiceId } = settings;
  const model = engineModel(engine, providers.defaultModel());
  try {
    return {
      ...carriageOf(providers, route, model, voiceId, fallbackModelOf(engine, providers)),
      destinations,
      textsTo,
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw invalid('/agent_id', 'not_served', `names an agent that cannot talk now (${error.message})`);
  }
}
