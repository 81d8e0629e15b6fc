// Countries, models, languages and providers → API objects.
import type { Country, Language, Model, Provider } from '../../../generated/types.ts';
import type { Country as PhoneCountry } from '../../core/phone/countries.ts';
import type { ProviderStatus } from '../../providers/directory.ts';
import type { Model as ProviderModel } from '../../providers/ports/llm.ts';
import type { Language as ProviderLanguage } from '../../providers/registry/languages.ts';

export function toModel(model: ProviderModel, standard: string): Model {
  return {
    id: model.id,
    name: model.name,
    provider: model.provider,
    context_tokens: model.contextTokens,
    default: model.id === standard,
  };
}

export function toCountry({ code, name, callingCode }: PhoneCountry): Country {
  return { code, name, calling_code: callingCode };
}

export function toLanguage(language: ProviderLanguage): Language {
  return {
    code: language.code,
    name: language.name,
    stt: [...language.stt],
    tts: [...language.tts],
    voices: language.voiceIds.length,
  };
}

export function toProvider(status: ProviderStatus): Provider {
  return {
    id: status.id,
    kind: status.kind,
    configured: status.configured,
    source: status.source,
    accepts_key: status.acceptsKey,
    description: status.description,
    health: status.health,
    detail: status.detail,
    last_checked_at: status.lastCheckAt === null ? null : new Date(status.lastCheckAt).toISOString(),
  };
}
