// Finds knowledge bases, voices and models that a version of an agent names but that no longer exist. A call on such a version
// continues without the knowledge or with its fallback voice or fallback model, or it fails. Invariant: nothing counts as missing
// because its vendor does not respond.
import type { AgentWarning } from '../../../../generated/types.ts';
import type { ProviderCatalogue } from '../../../providers/directory.ts';
import type { AgentSettings } from '../fields.ts';

/**
 * Call `loadNamedVoices` before.
 * @param bases the knowledge bases of the settings that exist
 */
export function missingWarnings(
  providers: ProviderCatalogue,
  settings: AgentSettings,
  bases: ReadonlySet<string>,
): AgentWarning[] {
  return [
    ...settings.knowledge_base_ids.flatMap((id, i): AgentWarning[] =>
      bases.has(id)
        ? []
        : [
            {
              pointer: `/knowledge_base_ids/${i}`,
              code: 'missing_knowledge_base',
              detail: `The knowledge base ${id} was deleted, so calls get no answers from it.`,
            },
          ],
    ),
    ...(['voice_id', 'fallback_voice_id'] as const).flatMap((field) => missingVoice(providers, settings, field)),
    ...missingModels(providers, settings),
  ];
}

function missingVoice(
  providers: ProviderCatalogue,
  settings: AgentSettings,
  field: 'voice_id' | 'fallback_voice_id',
): AgentWarning[] {
  const id = settings[field];
  if (id === null || id === undefined || providers.voicesMissing(id) !== null) return [];
  if (providers.voices().some(({ voiceId }) => voiceId === id)) return [];
  const detail = `The voice ${id} no longer exists; GET /v1/voices lists the voices.`;
  return [{ pointer: `/${field}`, code: 'unknown_voice', detail }];
}

function missingModels(providers: ProviderCatalogue, { response_engine: engine }: AgentSettings): AgentWarning[] {
  if (engine.type !== 'service-llm') return [];
  const served = new Set(providers.models().map(({ id }) => id));
  return (['model', 'fallback_model'] as const).flatMap((field): AgentWarning[] => {
    const model = engine[field];
    if (model === undefined || served.has(model)) return [];
    const detail = `The model ${model} is no longer available; GET /v1/models lists the models.`;
    return [{ pointer: `/response_engine/${field}`, code: 'unknown_model', detail }];
  });
}
