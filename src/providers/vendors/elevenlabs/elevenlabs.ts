// Voices of ElevenLabs, streamed as PCM, and voice cloning, over its HTTP API.
// Invariant: one request per clause and no retries: the session decides what is tried again.
// Absent on purpose: its SDK, which is 104 MB for the three requests made here. Source: ElevenLabs API reference, v1.
import { isObject } from '../../../core/json.ts';
import { sampleStream } from '../../../core/pcm.ts';
import { toProviderError } from '../../provider-error.ts';
import { createVendorHttp, verifyByGet, type VendorHttp } from '../../vendor-http.ts';
import { ProviderError, type SpeechRequest } from '../../ports.ts';
import { apiKeySetting } from '../../declaration.ts';
import { defineVendor, voicesSetting, type VoiceCloning } from '../define-vendor.ts';
import { defineSetting } from '../../../core/setting.ts';
import { text, url, WEB } from '../../../core/setting-parsers.ts';
import { ELEVENLABS_LANGUAGES, ELEVENLABS_VOICE_ID, listElevenLabsVoices } from './elevenlabs-voices.ts';
import { createVendorTts, requireAudio } from '../../tts/vendor-voices.ts';

const ID = 'elevenlabs';
/** Until the response headers. A session waits less for each chunk. */
const TIMEOUT_MS = 10_000;
/** Cloning uploads minutes of audio. */
const CLONE_TIMEOUT_MS = 60_000;

export const elevenLabs = defineVendor({
  id: ID,
  name: 'ElevenLabs',
  kind: 'tts',
  also: 'cloning',
  hint: 'Natural voices and voice cloning; set ELEVENLABS_API_KEY, or store a key of your own.',
  verifiedAgainst: 'a local server of the wire format',
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
    create(apiKey) {
      const account = { http: createVendorHttp(ID), url: settings.url, headers: { 'xi-api-key': apiKey } };
      const { tts, speakAs } = createVendorTts({
        id: ID,
        description: `Voices of ElevenLabs (${settings.model}), cloned ones too.`,
        voices: settings.voices,
        vendorIds: ELEVENLABS_VOICE_ID,
        languages: ELEVENLABS_LANGUAGES,
        speak: (voice, request, signal) => speak(account, settings.model, voice, request, signal),
        close: () => account.http.close(),
      });
      return { tts, cloning: cloning(account, speakAs), close: tts.close };
    },
    verify: (key, signal) => verifyByGet(ID, `${settings.url}/v1/user`, { 'xi-api-key': key }, signal),
    listVoices: (key, whose, signal) => listElevenLabsVoices(settings.url, key, whose, signal),
  }),
});

interface Account {
  http: VendorHttp;
  url: string;
  headers: Record<string, string>;
}

async function* speak(
  { http, url: base, headers }: Account,
  modelId: string,
  voice: string,
  { text: sentence, language }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const answer = await http.send({
    method: 'POST',
    url: `${base}/v1/text-to-speech/${encodeURIComponent(voice)}/stream?output_format=pcm_16000`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentence, model_id: modelId, language_code: language.split('-')[0]! }),
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  requireAudio(ID, String(answer.headers['content-type'] ?? ''));
  try {
    yield* sampleStream(answer.body as AsyncIterable<Uint8Array>);
  } catch (error) {
    throw toProviderError(ID, error);
  }
}

function cloning({ http, url: base, headers }: Account, speakAs: VoiceCloning['speakAs']): VoiceCloning {
  return {
    speakAs,
    async clone(name, samples, signal) {
      const form = new FormData();
      form.set('name', name);
      for (const { bytes, filename, contentType } of samples) {
        form.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType }), filename);
      }
      const encoded = new Response(form);
      const made = await http.json({
        method: 'POST',
        url: `${base}/v1/voices/add`,
        headers: { ...headers, 'content-type': encoded.headers.get('content-type')! },
        body: new Uint8Array(await encoded.arrayBuffer()),
        signal,
        timeoutMs: CLONE_TIMEOUT_MS,
      });
      const id = isObject(made) ? made['voice_id'] : null;
      if (typeof id === 'string' && id !== '') return id;
      throw new ProviderError(ID, 'protocol', 'created a voice without an id');
    },
    async remove(voice, signal) {
      const address = `${base}/v1/voices/${encodeURIComponent(voice)}`;
      try {
        const { body } = await http.send({ method: 'DELETE', url: address, headers, signal, timeoutMs: TIMEOUT_MS });
        await body.dump();
      } catch (error) {
        signal.throwIfAborted();
        const meaning = toProviderError(ID, error);
        if (meaning.status !== 404) throw meaning;
      }
    },
  };
}
