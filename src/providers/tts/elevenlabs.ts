// Voices of ElevenLabs, streamed as PCM through its official SDK, and voices cloned there. Sessions get it through the registry
// once a key is set. Invariant: one request a clause, no retries of the SDK's own: the session decides what is tried again.
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { toProviderError, verifyByGet } from '../http.ts';
import { ProviderError, type SpeechRequest } from '../ports.ts';
import { kindOfStatus } from '../socket.ts';
import type { Vendor, VoiceCloning, VoiceSample } from '../vendor.ts';
import { ELEVENLABS_LANGUAGES, ELEVENLABS_VOICE_ID, listElevenLabsVoices } from './elevenlabs/voices.ts';
import { createVendorTts, requireAudio, samplesOf, type VendorVoice } from './vendor-voices.ts';

export interface ElevenLabsSettings {
  apiKey: string | null;
  /** Without the version, e.g. `https://api.elevenlabs.io`. */
  url: string;
  model: string;
  /** Under names of the operator's, beside those that it lists. */
  voices: readonly VendorVoice[];
}

const ID = 'elevenlabs';
/** To the head of the answer. A session waits less for each chunk. */
const TIMEOUT_S = 10;
/** A clone is made of minutes of audio. */
const CLONE_TIMEOUT_S = 60;

export function elevenLabsVendor(settings: ElevenLabsSettings): Vendor {
  const { url, apiKey: platformKey } = settings;
  return {
    id: ID,
    kind: 'tts',
    hint: 'Natural voices and voice cloning; set ELEVENLABS_API_KEY, or store a key of your own.',
    platformKey,
    create(apiKey) {
      const client = lazyClient(url, apiKey);
      const voices = createVendorTts({
        id: ID,
        description: `Voices of ElevenLabs (${settings.model}), cloned ones too.`,
        voices: settings.voices,
        vendorIds: ELEVENLABS_VOICE_ID,
        languages: ELEVENLABS_LANGUAGES,
        speak: (voice, request, signal) => speak(client, settings.model, voice, request, signal),
        close: async () => undefined,
      });
      return { tts: voices.tts, cloning: cloning(client, voices.speakAs), close: voices.tts.close };
    },
    verify: (key, signal) => verifyByGet(ID, `${url}/v1/user`, { 'xi-api-key': key }, signal),
    listVoices: (key, whose, signal) => listElevenLabsVoices(url, key, whose, signal),
  };
}

type Client = () => Promise<ElevenLabsClient>;

/** The SDK takes two thirds of a second to load: not before somebody speaks. */
function lazyClient(baseUrl: string, apiKey: string): Client {
  let client: Promise<ElevenLabsClient> | null = null;
  return () =>
    (client ??= import('@elevenlabs/elevenlabs-js').then(
      (sdk) => new sdk.ElevenLabsClient({ apiKey, baseUrl, maxRetries: 0 }),
    ));
}

async function* speak(
  client: Client,
  modelId: string,
  voice: string,
  { text, language }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const { textToSpeech } = await client();
  const request = { text, modelId, languageCode: language.split('-')[0]!, outputFormat: 'pcm_16000' as const };
  try {
    const { data, rawResponse } = await textToSpeech
      .stream(voice, request, { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 })
      .withRawResponse();
    requireAudio(ID, rawResponse.headers.get('content-type'));
    yield* samplesOf(data as unknown as AsyncIterable<Uint8Array>);
  } catch (error) {
    throw meaningOf(error);
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
        throw meaningOf(error);
      }
      throw new ProviderError(ID, 'protocol', 'made a voice without an id');
    },
    async remove(voice, signal) {
      const { voices } = await client();
      try {
        await voices.delete(voice, { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 });
      } catch (error) {
        signal.throwIfAborted();
        const meaning = meaningOf(error);
        if (meaning.status !== 404) throw meaning;
      }
    },
  };
}

function toFile({ bytes, filename, contentType }: VoiceSample) {
  return { data: bytes, filename, contentType };
}

/** The SDK tells a status in a field, and everything else in words. */
function meaningOf(error: unknown): ProviderError {
  const { statusCode, message, name } = error as { statusCode?: number; message?: string; name?: string };
  if (error instanceof ProviderError) return error;
  if (statusCode === undefined) {
    if (name === 'ElevenLabsTimeoutError')
      return new ProviderError(ID, 'timeout', 'no answer in time', { cause: error });
    return toProviderError(ID, error);
  }
  const text = (message ?? '').slice(0, 300);
  return new ProviderError(ID, kindOfStatus(statusCode), text, { status: statusCode, cause: error });
}
