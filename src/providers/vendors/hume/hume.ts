// Voices of Hume (Octave), streamed through its official SDK. Hume sends 48 kHz audio, which is resampled to 16 kHz here. Hume
// ended its speech API on 13 November 2026. The adapter is off, unless HUME_URL names another server with the same wire format.
// Invariant: one request per clause and no retries by the SDK; the session decides about retries.
import type { HumeClient } from 'hume';
import { sampleStream } from '../../../core/pcm.ts';
import { url, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting } from '../../../core/setting.ts';
import { apiKeySetting } from '../../declaration.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { SpeechRequest } from '../../ports/tts.ts';
import { toProviderError } from '../../provider-error.ts';
import { createResampler } from '../../tts/resample.ts';
import { createVendorTts } from '../../tts/vendor-voices.ts';
import { verifyByGet } from '../../vendor-http.ts';
import { defineVendor, voicesSetting } from '../define-vendor.ts';
import { HUME_LANGUAGES, HUME_VOICE_ID, humeVoice, listHumeVoices } from './hume-voices.ts';

const ID = 'hume';
const TIMEOUT_S = 10;
const RATE = 48_000;
const VENDOR_URL = 'https://api.hume.ai';
const ENDED =
  'Hume ended its speech API on 13 November 2026. Choose a voice of another provider, or set HUME_URL to a server that speaks its API.';

export const hume = defineVendor({
  id: ID,
  name: 'Hume',
  kind: 'tts',
  hint: 'Expressive voices in eleven languages; set HUME_API_KEY, or store a key of your own.',
  ended: ({ url: address }) => (address === VENDOR_URL ? ENDED : null),
  verifiedAgainst:
    'official SDK against a local server of the wire format; ended by Hume on 13 November 2026, off by default',
  settings: {
    apiKey: apiKeySetting('HUME_API_KEY', 'Voices of Hume.', 'hk_…'),
    /** URL without the version. */
    url: defineSetting({
      name: 'HUME_URL',
      parse: url(WEB),
      default: VENDOR_URL,
      about:
        'Base URL of a server that implements the speech API of Hume. Hume itself ended it on 13 November 2026, so the provider is off at its own address.',
      example: 'https://hume.internal',
    }),
    voices: voicesSetting('HUME_VOICES', 'Kora:5bb7de05-c8fe-426a-8fcc-ba4fc4ce9f9c'),
  },
  connect: (settings) => ({
    loadSdk: importSdk,
    create(apiKey) {
      let client: Promise<HumeClient> | null = null;
      const load = () =>
        (client ??= importSdk().then(
          (sdk) => new sdk.HumeClient({ apiKey, environment: environment(settings.url), maxRetries: 0 }),
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
      verifyByGet(ID, `${settings.url}/v0/tts/voices?provider=HUME_AI&page_size=1`, { 'X-Hume-Api-Key': key }, signal),
    listVoices: (key, whose, signal) => listHumeVoices(settings.url, key, whose, signal),
  }),
});

const importSdk = () => import('hume');

function environment(base: string) {
  const sockets = base.replace(/^http/, 'ws');
  return { base, evi: `${sockets}/v0/evi`, tts: `${sockets}/v0/tts`, stream: `${sockets}/v0/stream` };
}

async function* speak(
  load: () => Promise<HumeClient>,
  vendorId: string,
  { text, speed = 1 }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const { tts } = await load();
  const resampler = createResampler(RATE);
  try {
    const stream = await tts.synthesizeJsonStreaming(
      {
        utterances: [{ text, voice: humeVoice(vendorId), ...(speed === 1 ? {} : { speed }) }],
        format: { type: 'pcm' },
        stripHeaders: true,
        instantMode: true,
      },
      { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 },
    );
    for await (const samples of sampleStream(audioOf(stream))) yield resampler.push(samples);
  } catch (error) {
    throw toProviderError(ID, error);
  }
}

async function* audioOf(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const { type, audio } = chunk as { type?: string; audio?: unknown };
    if (type === 'audio' && typeof audio === 'string') yield Buffer.from(audio, 'base64');
    else if (type !== 'timestamp') throw new ProviderError(ID, 'protocol', 'sent something that is not audio');
  }
}
