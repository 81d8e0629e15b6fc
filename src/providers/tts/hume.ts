// Voices of Hume (Octave), streamed through its official SDK. Sessions get it through the registry once a key is set.
// Hume gives 48 kHz; it is brought down to 16 kHz here. Invariant: as that of elevenlabs.ts: one request, no retries.
import type { HumeClient } from 'hume';
import { toProviderError, verifyByGet } from '../http.ts';
import { ProviderError, type SpeechRequest } from '../ports.ts';
import { kindOfStatus } from '../socket.ts';
import type { Vendor } from '../vendor.ts';
import { HUME_LANGUAGES, HUME_VOICE_ID, humeVoice, listHumeVoices } from './hume/voices.ts';
import { createResampler } from './resample.ts';
import { createVendorTts, samplesOf, type VendorVoice } from './vendor-voices.ts';

export interface HumeSettings {
  apiKey: string | null;
  /** Without the version, e.g. `https://api.hume.ai`. */
  url: string;
  /** Under names of the operator's, beside those that it lists. */
  voices: readonly VendorVoice[];
}

const ID = 'hume';
const TIMEOUT_S = 10;
const RATE = 48_000;

export function humeVendor(settings: HumeSettings): Vendor {
  const { url, apiKey: platformKey } = settings;
  return {
    id: ID,
    kind: 'tts',
    hint: 'Expressive voices in eleven languages; set HUME_API_KEY, or store a key of your own.',
    platformKey,
    create(apiKey) {
      let client: Promise<HumeClient> | null = null;
      const load = () =>
        (client ??= import('hume').then(
          (sdk) => new sdk.HumeClient({ apiKey, environment: environment(url), maxRetries: 0 }),
        ));
      const { tts } = createVendorTts({
        id: ID,
        description: 'Expressive voices of Hume (Octave).',
        voices: settings.voices,
        vendorIds: HUME_VOICE_ID,
        languages: HUME_LANGUAGES,
        speak: (voice, request, signal) => speak(load, voice, request, signal),
        close: async () => undefined,
      });
      return { tts, close: tts.close };
    },
    verify: (key, signal) =>
      verifyByGet(ID, `${url}/v0/tts/voices?provider=HUME_AI&page_size=1`, { 'X-Hume-Api-Key': key }, signal),
    listVoices: (key, whose, signal) => listHumeVoices(url, key, whose, signal),
  };
}

function environment(base: string) {
  const sockets = base.replace(/^http/, 'ws');
  return { base, evi: `${sockets}/v0/evi`, tts: `${sockets}/v0/tts`, stream: `${sockets}/v0/stream` };
}

async function* speak(
  load: () => Promise<HumeClient>,
  vendorId: string,
  { text }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const { tts } = await load();
  const resampler = createResampler(RATE);
  try {
    const stream = await tts.synthesizeJsonStreaming(
      {
        utterances: [{ text, voice: humeVoice(vendorId) }],
        format: { type: 'pcm' },
        stripHeaders: true,
        instantMode: true,
      },
      { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 },
    );
    for await (const samples of samplesOf(audioOf(stream))) yield resampler.push(samples);
  } catch (error) {
    throw meaningOf(error);
  }
}

async function* audioOf(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const { type, audio } = chunk as { type?: string; audio?: unknown };
    if (type === 'audio' && typeof audio === 'string') yield Buffer.from(audio, 'base64');
    else if (type !== 'timestamp') throw new ProviderError(ID, 'protocol', 'sent something that is no audio');
  }
}

function meaningOf(error: unknown): ProviderError {
  const { statusCode, message, name } = error as { statusCode?: number; message?: string; name?: string };
  if (error instanceof ProviderError) return error;
  if (name === 'HumeTimeoutError') return new ProviderError(ID, 'timeout', 'no answer in time', { cause: error });
  if (statusCode === undefined) return toProviderError(ID, error);
  const text = (message ?? '').slice(0, 300);
  return new ProviderError(ID, kindOfStatus(statusCode), text, { status: statusCode, cause: error });
}
