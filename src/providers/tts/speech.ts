// Voices of an OpenAI-compatible speech server (`POST {base}/audio/speech`): a hosted one, or Kokoro, Piper and others that the
// operator runs. With SPEECH_BASE_URL it replaces flite behind the built-in voice names.
// Invariant: it requests PCM, at the sample rate that the operator configured (24 kHz at OpenAI), and rejects what is neither PCM nor
// WAV (speech-audio.ts).
import { integer, list, text, url, WEB } from '../../core/setting-parsers.ts';
import { defineSetting } from '../../core/setting.ts';
import { apiKeySetting, defineServer } from '../declaration.ts';
import type { SpeechRequest, TtsProvider, Voice } from '../ports/tts.ts';
import { bearerHeader, createVendorHttp } from '../vendor-http.ts';
import { speechSamples } from './speech-audio.ts';
import { createVendorTts, requireAudio, type VendorVoice } from './vendor-voices.ts';

const ID = 'builtin';
const TIMEOUT_MS = 10_000;

export const speechServer = defineServer({
  id: 'speech',
  purpose: 'speaks',
  provider: `\`${ID}\` over a speech server`,
  verifiedAgainst: 'a local server of the wire format',
  settings: {
    baseUrl: defineSetting({
      name: 'SPEECH_BASE_URL',
      parse: url(WEB),
      default: null,
      about:
        'Base URL, including the version, of an OpenAI-compatible server that speaks the built-in voices instead of flite.',
      example: 'http://127.0.0.1:8880/v1',
    }),
    apiKey: apiKeySetting('SPEECH_API_KEY', 'Its key, if it requires one.', 'sk-…'),
    model: defineSetting({
      name: 'SPEECH_MODEL',
      parse: text,
      default: 'tts-1',
      about: 'Model of the speech server.',
      example: 'kokoro',
    }),
    rate: defineSetting({
      name: 'SPEECH_RATE',
      parse: integer(16_000, 48_000),
      default: '24000',
      about: 'Sample rate of the PCM that the speech server returns, in hertz. WAV files state theirs.',
      example: '16000',
    }),
    languages: defineSetting({
      name: 'SPEECH_LANGUAGES',
      parse: list,
      default: 'en,en-US,en-GB',
      about: 'Languages of the speech server, BCP 47, separated by commas.',
      example: 'en,en-US,de,fr',
    }),
  },
  enabledBy: 'baseUrl',
});

type SpeechSettings = NonNullable<ReturnType<typeof speechServer.readSettings>>;

/** @param voices the voices of flite, whose names and descriptions are kept */
export function createSpeechTts(settings: SpeechSettings, voices: readonly Voice[]): TtsProvider {
  const http = createVendorHttp(ID);
  const { tts } = createVendorTts({
    id: ID,
    description: `Voices of ${new URL(settings.baseUrl).host} (OpenAI-compatible, ${settings.model}).`,
    voices: voices.map((voice): VendorVoice => {
      const slug = voice.voiceId.slice(ID.length + 1);
      return { slug, name: voice.name, vendorId: slug, gender: voice.gender, description: voice.description };
    }),
    languages: settings.languages,
    speak: (voice, request, signal) => speak(settings, voice, request, signal),
    close: () => http.close(),
  });
  return tts;

  async function* speak(
    { baseUrl, apiKey, model, rate }: SpeechSettings,
    voice: string,
    { text: sentence, speed = 1 }: SpeechRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array> {
    const { headers, body } = await http.send({
      method: 'POST',
      url: `${baseUrl}/audio/speech`,
      headers: { 'content-type': 'application/json', ...bearerHeader(apiKey) },
      body: JSON.stringify({
        model,
        input: sentence,
        voice,
        response_format: 'pcm',
        ...(speed === 1 ? {} : { speed }),
      }),
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    const contentType = String(headers['content-type'] ?? '');
    requireAudio(ID, contentType);
    yield* speechSamples(body as AsyncIterable<Uint8Array>, { provider: ID, contentType, rate });
  }
}
