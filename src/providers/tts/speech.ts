// Voices over an OpenAI-compatible speech server (`POST {base}/audio/speech`): a hosted one, or Kokoro, Piper and others on the
// operator's own machine. With SPEECH_BASE_URL it takes the place of flite behind the built-in voice names.
// Invariant: PCM is asked for and its rate is the operator's word (24 kHz at OpenAI); other answers are refused.
import { createVendorHttp } from '../http.ts';
import type { SpeechRequest, TtsProvider, Voice } from '../ports.ts';
import { createResampler } from './resample.ts';
import { createVendorTts, requireAudio, samplesOf, type VendorVoice } from './vendor-voices.ts';

export interface SpeechSettings {
  /** Up to and including the version. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Hertz of the PCM that the server gives. */
  rate: number;
  languages: readonly string[];
}

const ID = 'builtin';
const TIMEOUT_MS = 10_000;

/** @param voices of flite, whose names and looks stay */
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
    { text }: SpeechRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array> {
    const { headers, body } = await http.send({
      method: 'POST',
      url: `${baseUrl}/audio/speech`,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: text, voice, response_format: 'pcm' }),
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    requireAudio(ID, String(headers['content-type'] ?? ''));
    const resampler = createResampler(rate);
    for await (const samples of samplesOf(body as AsyncIterable<Uint8Array>)) yield resampler.push(samples);
  }
}
