// Selects the current voice of an agent. Invariant: a voice that no provider of this deployment can speak, because its vendor
// ended the API or the account was removed, is replaced by the agent's fallback voice, with the reason. Without a fallback voice
// it is kept, and using it fails.
import type { ProviderCatalogue } from '../../../providers/directory.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';

interface Voices {
  voiceId: string;
  fallbackVoiceId: string | null;
}

interface SpeakableVoice extends Voices {
  /** Reason why the agent's own voice was replaced; null: it was not. */
  replaced: string | null;
}

export function speakableVoice(providers: ProviderCatalogue, { voiceId, fallbackVoiceId }: Voices): SpeakableVoice {
  const refusal = fallbackVoiceId === null ? null : refusalOf(providers, voiceId);
  if (refusal === null || fallbackVoiceId === null) return { voiceId, fallbackVoiceId, replaced: null };
  return { voiceId: fallbackVoiceId, fallbackVoiceId: null, replaced: `${refusal}; ${fallbackVoiceId} speaks instead` };
}

function refusalOf(providers: ProviderCatalogue, voiceId: string): string | null {
  try {
    providers.voiceProvider(voiceId);
    return null;
  } catch (error) {
    if (error instanceof ProviderError) return error.message;
    throw error;
  }
}
