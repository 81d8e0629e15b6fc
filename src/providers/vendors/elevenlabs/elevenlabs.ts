// Voices of ElevenLabs, streamed as PCM through its official SDK, and voice cloning.
// Invariant: one request per clause and no retries by the SDK: the session decides what is tried again.
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { sampleStream } from '../../../core/pcm.ts';
import { toProviderError } from '../../provider-error.ts';
import { verifyByGet } from '../../vendor-http.ts';
import { ProviderError, type SpeechRequest } from '../../ports.ts';
import { apiKeySetting } from '../../declaration.ts';
import { defineVendor, voicesSetting, type VoiceCloning, type VoiceSample } from '../define-vendor.ts';
import { defineSetting } from '../../../core/setting.ts';
import { text, url, WEB } from '../../../core/setting-parsers.ts';
import { ELEVENLABS_LANGUAGES, ELEVENLABS_VOICE_ID, listElevenLabsVoices } from './elevenlabs-voices.ts';
import { createVendorTts, requireAudio } from '../../tts/vendor-voices.ts';

const ID = 'elevenlabs';
/** Until the response headers. A session waits less for each chunk. */
const TIMEOUT_S = 10;
/** Cloning uploads minutes of audio. */
const CLONE_TIMEOUT_S = 60;

export const elevenLabs = defineVendor({
  id: ID,
  name: 'ElevenLabs',
  kind: 'tts',
  also: 'cloning',
  hint: 'Natural voices and voice cloning; set ELEVENLABS_API_KEY, or store a key of your own.',
  verifiedAgainst: 'official SDK against a local server of the wire format',
  settings: {
    apiKey: apiKeySetting('ELEVENLABS_API_KEY', 'Voices of ElevenLabs, and cloning.', 'sk_…'),
    /** Without the version. */
    url: defineSetting({
      name: 'ELEVENLABS_URL',
      parse: url(WEB),
      default: 'https://api.elevenlabs.io',
      about: 'Address of ElevenLabs.',
      example: 'https://api.eu.residency.elevenlabs.io',
    }),
    model: defineSetting({
      name: 'ELEVENLABS_MODEL',
      parse: text,
      default: 'eleven_flash_v2_5',
      about: 'Its model.',
      example: 'eleven_turbo_v2_5',
    }),
    voices: voicesSetting('ELEVENLABS_VOICES', 'Rachel:21m00Tcm4TlvDq8ikWAM'),
  },
  connect: (settings) => ({
    loadSdk: importSdk,
    create(apiKey) {
      const client = lazyClient(settings.url, apiKey);
      const { tts, speakAs } = createVendorTts({
        id: ID,
        description: `Voices of ElevenLabs (${settings.model}), cloned ones too.`,
        voices: settings.voices,
        vendorIds: ELEVENLABS_VOICE_ID,
        languages: ELEVENLABS_LANGUAGES,
        speak: (voice, request, signal) => speak(client, settings.model, voice, request, signal),
        close: async () => undefined,
      });
      return { tts, cloning: cloning(client, speakAs), close: tts.close };
    },
    verify: (key, signal) => verifyByGet(ID, `${settings.url}/v1/user`, { 'xi-api-key': key }, signal),
    listVoices: (key, whose, signal) => listElevenLabsVoices(settings.url, key, whose, signal),
  }),
});

type Client = () => Promise<ElevenLabsClient>;

/** More than a second of CPU time. */
const importSdk = () => import('@elevenlabs/elevenlabs-js');

function lazyClient(baseUrl: string, apiKey: string): Client {
  let client: Promise<ElevenLabsClient> | null = null;
  return () => (client ??= importSdk().then((sdk) => new sdk.ElevenLabsClient({ apiKey, baseUrl, maxRetries: 0 })));
}

async function* speak(
  client: Client,
  modelId: string,
  voice: string,
  { text: sentence, language }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const { textToSpeech } = await client();
  const request = {
    text: sentence,
    modelId,
    languageCode: language.split('-')[0]!,
    outputFormat: 'pcm_16000' as const,
  };
  try {
    const { data, rawResponse } = await textToSpeech
      .stream(voice, request, { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 })
      .withRawResponse();
    requireAudio(ID, rawResponse.headers.get('content-type'));
    yield* sampleStream(data as unknown as AsyncIterable<Uint8Array>);
  } catch (error) {
    throw toProviderError(ID, error);
  }
}

function cloning(client: Client, speakAs: VoiceCloning['speakAs']): VoiceCloning {
  return {
    speakAs,
    async clone(name, samples, signal) {
      const { voices } = await client();
      try {
        const request = { name, files: samples.map(toFile) };
        const made = await voices.ivc.create(request, {
          abortSignal: signal,
          timeoutInSeconds: CLONE_TIMEOUT_S,
          maxRetries: 0,
        });
        if (made.voiceId) return made.voiceId;
      } catch (error) {
        signal.throwIfAborted();
        throw toProviderError(ID, error);
      }
      throw new ProviderError(ID, 'protocol', 'created a voice without an id');
    },
    async remove(voice, signal) {
      const { voices } = await client();
      try {
        await voices.delete(voice, { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 });
      } catch (error) {
        signal.throwIfAborted();
        const meaning = toProviderError(ID, error);
        if (meaning.status !== 404) throw meaning;
      }
    },
  };
}

function toFile({ bytes, filename, contentType }: VoiceSample) {
  return { data: bytes, filename, contentType };
}
