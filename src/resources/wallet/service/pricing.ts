// Published prices, and the pricing key of a call. It has no tables; rates.ts is the source.
import type { PriceEstimate, Pricing } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';
import type { ProviderCatalogue } from '../../../providers/directory.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom/answer.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Uses } from '../../../runtime.ts';
import { assumedFor, chargesOf, NOTHING, sumOf, type Used } from '../charges.ts';
import { destinationPrice } from '../destinations.ts';
import { pricesOf, type PricingKey, type PriceRoute } from '../rates.ts';
import { toPriceEstimate, toPricing } from '../wire.ts';

interface MoreProviders {
  /** The model that answers if the first fails. */
  fallbackModel?: string | null | undefined;
  /** The languages of the agent, its own first; they decide which recognizers are used. Default: any. */
  languages?: readonly [string, ...string[]];
}

/**
 * @throws ProviderError for a model or voice that no provider here has
 */
export function pricingKeyOf(
  providers: ProviderCatalogue,
  route: PriceRoute,
  model: string,
  voiceId: string,
  { fallbackModel = null, languages }: MoreProviders = {},
): PricingKey {
  const llm = model === CUSTOM_LLM ? CUSTOM_LLM : providers.modelProvider(model).id;
  const fallbackLlm = fallbackModel === null ? null : providers.modelProvider(fallbackModel).id;
  const { stt, fallbackStt } = languages
    ? providers.recognizersFor(...languages)
    : { stt: providers.recognizer().id, fallbackStt: null };
  return { route, stt, fallbackStt, llm, fallbackLlm, tts: providers.voiceProvider(voiceId).id };
}

/** The test numbers are free; all other carriers have one price. */
export function routeOf(carrierId: string): PriceRoute {
  return carrierId === 'loopback' ? 'loopback' : 'phone';
}

export function getPricing({ rates }: Uses<'rates'>): Pricing {
  return toPricing(rates);
}

/** Whether a call to the number has a price. */
export function isPriced({ rates }: Uses<'rates'>, to: string): boolean {
  return !rates.destinations || destinationPrice(rates.destinations, to) !== null;
}

/** Whether a text message to the number has a price. */
export function isTextPriced({ rates }: Uses<'rates'>, to: string): boolean {
  return !rates.texts || destinationPrice(rates.texts, to) !== null;
}

interface EstimateQuery {
  route?: PriceRoute | undefined;
  model?: string | undefined;
  voiceId?: string | undefined;
}

/** @throws Failure `validation_failed` for a model or voice that is not in a catalogue */
export function estimatePrice(
  { providers: { operator: providers }, rates }: Uses<'providers' | 'rates'>,
  query: EstimateQuery,
): PriceEstimate {
  const route = query.route ?? 'phone';
  const model = query.model ?? providers.defaultModel();
  const voiceId = query.voiceId ?? providers.voices()[0]!.voiceId;
  if (!providers.models().some(({ id }) => id === model)) {
    throw invalid('/query/model', 'unknown_model', 'must be a model of this deployment; see GET /v1/models');
  }
  if (!isSpoken(providers, voiceId)) {
    throw invalid('/query/voice_id', 'unknown_voice', 'must be a voice of this deployment; see GET /v1/voices');
  }
  const prices = pricesOf(rates, pricingKeyOf(providers, route, model, voiceId));
  return toPriceEstimate({ route, model, voiceId }, chargesOf(prices, assumedFor(60)));
}

/** Prices depend on the provider only, so an unauthenticated request must not make us query a vendor for its voices. */
function isSpoken(providers: ProviderCatalogue, voiceId: string): boolean {
  try {
    return providers.voiceProvider(voiceId) !== undefined;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}

/** Returns the cost of a conversation with this usage, in micro-units. Charges nothing. */
export function costOfUse({ rates }: Uses<'rates'>, pricing: PricingKey, used: Partial<Used>): number {
  return sumOf(chargesOf(pricesOf(rates, pricing), { ...NOTHING, ...used }));
}
