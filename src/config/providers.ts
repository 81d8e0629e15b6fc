// Settings of the vendors: keys, addresses, models, voices. Part of config.ts, which alone reads the environment and hands
// its readers in. An address has a default, so that a key alone is enough; voices are listed as `Name:vendor-id`.
import type { Setting } from './settings.ts';
import type { ProviderSettings } from '../providers/registry.ts';
import { readVoice } from '../providers/tts/voice-list.ts';

const row = (name: string, fallback: string, about: string, example: string): Setting => ({
  name,
  fallback,
  about,
  example,
});

export const providerSettingRows: readonly Setting[] = [
  row(
    'OPENAI_BASE_URL',
    'https://api.openai.com/v1',
    'OpenAI itself: where OPENAI_API_KEY and workspaces’ own keys lead.',
    'https://eu.api.openai.com/v1',
  ),
  row(
    'LLM_FALLBACK_MODEL',
    'unset',
    'Answers when the model of an agent that names no `fallback_model` fails twice before its first word; one of the models that are served.',
    'gpt-4.1-nano',
  ),
  row('DEEPGRAM_API_KEY', 'unset', 'Deepgram hears every line.', '3f9c…'),
  row('DEEPGRAM_URL', 'wss://api.deepgram.com', 'Address of Deepgram.', 'wss://deepgram.internal'),
  row('DEEPGRAM_MODEL', 'nova-3', 'Its model.', 'nova-2-phonecall'),
  row(
    'TRANSCRIPTION_BASE_URL',
    'unset',
    'An OpenAI-compatible transcription server hears every line, utterance by utterance; version included.',
    'http://127.0.0.1:8000/v1',
  ),
  row('TRANSCRIPTION_API_KEY', 'unset', 'Its key, where it wants one.', 'sk-…'),
  row('TRANSCRIPTION_MODEL', 'whisper-1', 'Its model.', 'Systran/faster-whisper-small'),
  row(
    'SHERPA_MODEL_DIR',
    'unset',
    'A streaming transducer model for sherpa-onnx (tokens.txt, encoder, decoder, joiner) hears every line on this machine.',
    '/var/lib/parley/zipformer-en',
  ),
  row(
    'SHERPA_LANGUAGES',
    'en',
    'Languages of that model, BCP 47, with commas; `en` is that of every region.',
    'en,en-US,zh',
  ),
  row(
    'SPEECH_BASE_URL',
    'unset',
    'An OpenAI-compatible speech server speaks the built-in voices instead of flite; version included.',
    'http://127.0.0.1:8880/v1',
  ),
  row('SPEECH_API_KEY', 'unset', 'Its key, where it wants one.', 'sk-…'),
  row('SPEECH_MODEL', 'tts-1', 'Its model.', 'kokoro'),
  row('SPEECH_RATE', '24000', 'Hertz of the PCM that it gives.', '16000'),
  row('SPEECH_LANGUAGES', 'en,en-US,en-GB', 'Languages that it speaks, BCP 47, with commas.', 'en,en-US,de,fr'),
  row('ELEVENLABS_API_KEY', 'unset', 'Voices of ElevenLabs, and cloning.', 'sk_…'),
  row(
    'ELEVENLABS_URL',
    'https://api.elevenlabs.io',
    'Address of ElevenLabs.',
    'https://api.eu.residency.elevenlabs.io',
  ),
  row('ELEVENLABS_MODEL', 'eleven_flash_v2_5', 'Its model.', 'eleven_turbo_v2_5'),
  row(
    'ELEVENLABS_VOICES',
    'unset',
    'Further names for its voices, `Name:vendor-id` with commas; these need no list.',
    'Rachel:21m00Tcm4TlvDq8ikWAM',
  ),
  row('CARTESIA_API_KEY', 'unset', 'Voices of Cartesia.', 'sk_car_…'),
  row('CARTESIA_URL', 'https://api.cartesia.ai', 'Address of Cartesia.', 'https://cartesia.internal'),
  row('CARTESIA_MODEL', 'sonic-3', 'Its model.', 'sonic-2'),
  row(
    'CARTESIA_VOICES',
    'unset',
    'Further names for its voices, `Name:vendor-id` with commas; these need no list.',
    'Brooke:e07c00bc-4134-4eae-9ea4-1a55fb45746b',
  ),
  row('HUME_API_KEY', 'unset', 'Voices of Hume.', 'hk_…'),
  row('HUME_URL', 'https://api.hume.ai', 'Address of Hume.', 'https://hume.internal'),
  row(
    'HUME_VOICES',
    'unset',
    'Further names for voices of its library, `Name:vendor-id` with commas; these need no list.',
    'Kora:5bb7de05-c8fe-426a-8fcc-ba4fc4ce9f9c',
  ),
  row(
    'PROVIDER_CONCURRENCY',
    '100',
    'Requests at once to one vendor with one key; workspaces share them fairly.',
    '20',
  ),
  row(
    'RECOGNISER_CONNECTIONS',
    '100',
    'Connections at once to a recogniser with one key, of each process; one lasts as long as its call. Calls beyond wait in the queue, workspaces in turn.',
    '50',
  ),
];

export interface Readers {
  text(name: string): string | null;
  /** An address of one of these protocols, without a slash at its end. */
  url(name: string, protocols: readonly string[]): string | null;
  integer(name: string, fallback: number, min: number, max: number): number;
  list(value: string | null): string[];
  refuse(name: string, why: string): never;
}

const SOCKETS = ['ws:', 'wss:'];
const WEB = ['http:', 'https:'];

export type VendorSettings = Omit<ProviderSettings, 'llm' | 'embeddings' | 'testNumbersForSale'>;

export function readProviders(readers: Readers): VendorSettings {
  const { text, url, integer } = readers;
  const address = (name: string, fallback: string) => url(name, WEB) ?? fallback;
  return {
    openAiUrl: address('OPENAI_BASE_URL', 'https://api.openai.com/v1'),
    fallbackModel: text('LLM_FALLBACK_MODEL'),
    concurrency: integer('PROVIDER_CONCURRENCY', 100, 1, 10_000),
    connections: integer('RECOGNISER_CONNECTIONS', 100, 1, 10_000),
    deepgram: {
      apiKey: text('DEEPGRAM_API_KEY'),
      url: url('DEEPGRAM_URL', SOCKETS) ?? 'wss://api.deepgram.com',
      model: text('DEEPGRAM_MODEL') ?? 'nova-3',
    },
    ...servers(readers),
    elevenlabs: {
      apiKey: text('ELEVENLABS_API_KEY'),
      url: address('ELEVENLABS_URL', 'https://api.elevenlabs.io'),
      model: text('ELEVENLABS_MODEL') ?? 'eleven_flash_v2_5',
      voices: voices(readers, 'ELEVENLABS_VOICES'),
    },
    cartesia: {
      apiKey: text('CARTESIA_API_KEY'),
      url: address('CARTESIA_URL', 'https://api.cartesia.ai'),
      model: text('CARTESIA_MODEL') ?? 'sonic-3',
      voices: voices(readers, 'CARTESIA_VOICES'),
    },
    hume: {
      apiKey: text('HUME_API_KEY'),
      url: address('HUME_URL', 'https://api.hume.ai'),
      voices: voices(readers, 'HUME_VOICES'),
    },
  };
}

/** What hears and speaks on machines of the operator's own. */
function servers({ text, url, integer, list }: Readers): Pick<ProviderSettings, 'transcription' | 'sherpa' | 'speech'> {
  const hears = url('TRANSCRIPTION_BASE_URL', WEB);
  const speaks = url('SPEECH_BASE_URL', WEB);
  const directory = text('SHERPA_MODEL_DIR');
  return {
    transcription:
      hears === null
        ? null
        : {
            baseUrl: hears,
            apiKey: text('TRANSCRIPTION_API_KEY'),
            model: text('TRANSCRIPTION_MODEL') ?? 'whisper-1',
          },
    sherpa: directory === null ? null : { directory, languages: list(text('SHERPA_LANGUAGES') ?? 'en') },
    speech:
      speaks === null
        ? null
        : {
            baseUrl: speaks,
            apiKey: text('SPEECH_API_KEY'),
            model: text('SPEECH_MODEL') ?? 'tts-1',
            rate: integer('SPEECH_RATE', 24_000, 16_000, 48_000),
            languages: list(text('SPEECH_LANGUAGES') ?? 'en,en-US,en-GB'),
          },
  };
}

function voices({ text, list, refuse }: Readers, name: string) {
  return list(text(name)).map(
    (item) => readVoice(item) ?? refuse(name, `holds "${item}", which is not Name:vendor-id`),
  );
}
