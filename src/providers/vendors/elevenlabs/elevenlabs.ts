// Voices of ElevenLabs, streamed as PCM through its official SDK, and voice cloning.
import { text, url, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting } from '../../../core/setting.ts';
import { apiKeySetting } from '../../declaration.ts';
import { createVendorTts } from '../../tts/vendor-voices.ts';
import { verifyByGet } from '../../vendor-http.ts';
import { defineVendor, voicesSetting, type VoiceCloning } from '../define-vendor.ts';
import { elevenLabsError, isMissingPermission, isMissingVoice } from './elevenlabs-errors.ts';
import { ELEVENLABS_LANGUAGES, ELEVENLABS_VOICE_ID, listElevenLabsVoices } from './elevenlabs-voices.ts';
import * as sdk from './sdk.ts';
import { ID, type SdkAccount } from './sdk.ts';

export const elevenLabs = defineVendor({
  id: ID,
  name: 'ElevenLabs',
  kind: 'tts',
  also: 'cloning',
  hint: 'Natural voices and voice cloning; set ELEVENLABS_API_KEY, or store a key of your own.',
  verifiedAgainst: 'official SDK against a local server of the wire format',
  settings: {
    apiKey: apiKeySetting('ELEVENLABS_API_KEY', 'Voices of ElevenLabs, and cloning.', 'sk_…'),
    /** URL without the version. */
    url: defineSetting({
      name: 'ELEVENLABS_URL',
      parse: url(WEB),
      default: 'https://api.elevenlabs.io',
      about: 'Base URL of the ElevenLabs API.',
      example: 'https://api.eu.residency.elevenlabs.io',
    }),
    model: defineSetting({
      name: 'ELEVENLABS_MODEL',
      parse: text,
      default: 'eleven_flash_v2_5',
      about: 'ElevenLabs model.',
      example: 'eleven_multilingual_v2',
    }),
    voices: voicesSetting('ELEVENLABS_VOICES', 'Rachel:21m00Tcm4TlvDq8ikWAM'),
  },
  connect: (settings) => ({
    loadSdk: sdk.loadSdk,
    create(apiKey) {
      const account = { baseUrl: settings.url, apiKey };
      const { tts, speakAs } = createVendorTts({
        id: ID,
        description: `Voices of ElevenLabs (${settings.model}), cloned ones too.`,
        voices: settings.voices,
        vendorIds: ELEVENLABS_VOICE_ID,
        languages: ELEVENLABS_LANGUAGES,
        speak: (voiceId, { text: sentence, language, speed = 1 }, signal) => {
          const languageCode = languageCodeOf(settings.model, language);
          const spoken = { voiceId, modelId: settings.model, text: sentence, languageCode, speed };
          return sdk.streamSpeech({ ...account, kind: 'speak', ...spoken }, signal);
        },
        close: async () => undefined,
      });
      return { tts, cloning: cloning(account, speakAs), close: tts.close };
    },
    verify: (key, signal) => verify(settings.url, key, signal),
    listVoices: (key, whose, signal) => listElevenLabsVoices(settings.url, key, whose, signal),
    hasVoice: (key, voiceId, signal) => hasVoice(`${settings.url}/v1/voices/${voiceId}`, key, signal),
  }),
});

/** A key that may speak and not read its user is valid. Whether it may speak is known when it does. */
async function verify(url: string, key: string, signal: AbortSignal): Promise<void> {
  try {
    await verifyByGet(ID, `${url}/v1/user`, { 'xi-api-key': key }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!isMissingPermission(error)) throw elevenLabsError(ID, error);
  }
}

async function hasVoice(url: string, key: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    await verifyByGet(ID, url, { 'xi-api-key': key }, signal);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (isMissingPermission(error)) return null;
    const meaning = elevenLabsError(ID, error);
    if (meaning.status !== 404 && !isMissingVoice(error)) throw meaning;
    return false;
  }
}

/**
 * Returns the language to enforce; null lets the model detect it from the text. For a language that the model does not speak, its
 * documentation says that it is ignored, and its users report 400. Other models than these detect it always.
 */
function languageCodeOf(model: string, language: string): string | null {
  const code = language.split('-')[0]!;
  if (model.startsWith('eleven_v3')) return code;
  return model.endsWith('_v2_5') && ELEVENLABS_LANGUAGES.includes(code) ? code : null;
}

function cloning(account: SdkAccount, speakAs: VoiceCloning['speakAs']): VoiceCloning {
  return {
    speakAs,
    clone: (name, samples, signal) => sdk.cloneVoice({ ...account, kind: 'clone', name, samples }, signal),
    remove: (voiceId, signal) => sdk.removeVoice({ ...account, kind: 'remove', voiceId }, signal),
  };
}
