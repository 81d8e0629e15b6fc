// Voices of an OpenAI-compatible speech server (`POST {base}/audio/speech`): a hosted one, or Kokoro, Piper and others on the
// operator's own machine. With SPEECH_BASE_URL it replaces flite behind the built-in voice names.
// Invariant: it requests PCM at the sample rate that the operator configured (24 kHz at OpenAI) and rejects other responses.
import { sampleStream } from '../../core/pcm.ts';
import { bearer, createVendorHttp } from '../vendor-http.ts';
import type { SpeechRequest, TtsProvider, Voice } from '../ports.ts';
import { createResampler } from './resample.ts';
import { createVendorTts, requireAudio, type VendorVoice } from './vendor-voices.ts';

export interface SpeechSettings {
  /** Up to and including the version. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Sample rate of the server's PCM, hertz. */
  rate: number;
  languages: readonly string[];
}

const ID = 'builtin';
const TIMEOUT_MS = 10_000;

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
    { text }: SpeechRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array> {
    const { headers, body } = await http.send({
      method: 'POST',
      url: `${baseUrl}/audio/speech`,
      headers: { 'content-type': 'application/json', ...bearer(apiKey) },
      body: JSON.stringify({ model, input: text, voice, response_format: 'pcm' }),
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    requireAudio(ID, String(headers['content-type'] ?? ''));
    const resampler = createResampler(rate);
    for await (const samples of sampleStream(body as AsyncIterable<Uint8Array>)) yield resampler.push(samples);
  }
}
