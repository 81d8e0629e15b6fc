// A provider's voice → API object.
import type { Voice } from '../../../generated/types.ts';
import type { Voice as ProviderVoice } from '../../providers/ports/tts.ts';

export function toVoice(voice: ProviderVoice): Voice {
  return {
    voice_id: voice.voiceId,
    name: voice.name,
    provider: voice.provider,
    gender: voice.gender,
    supported_languages: [...voice.languages],
    description: voice.description,
    preview_url: voice.previewUrl ?? null,
  };
}
