// Settings of what transcribes, answers, speaks and embeds: the vendors' (vendors/index.ts), and those of servers and models on the
// operator's own machines. An address has a default, so that setting a key is enough.
import { defineSetting, readGroup, type Environment } from '../core/setting.ts';
import { integer, list, text, url, WEB } from '../core/setting-parsers.ts';
import type { OpenAiEmbedderSettings } from './embeddings/openai.ts';
import type { SherpaSettings } from './stt/sherpa.ts';
import type { TranscriptionSettings } from './stt/transcription.ts';
import type { SpeechSettings } from './tts/speech.ts';
import { apiKeySetting } from './vendors/define-vendor.ts';
import { readVendorSettings, type VendorSettings } from './vendors/index.ts';

export interface ProviderSettings {
  vendors: VendorSettings;
  /** An OpenAI-compatible server; null: embeddings are computed on this machine. */
  embeddings: OpenAiEmbedderSettings | null;
  /** True: the test network sells numbers, for free. */
  testNumbersForSale?: boolean;
  /** Answers when an agent's model fails; must be one of the models that are served. */
  fallbackModel: string | null;
  /** Maximum concurrent requests with one key. */
  concurrency: number;
  /** Maximum concurrent connections to a recognizer with one key. */
  connections: number;
  transcription: TranscriptionSettings | null;
  sherpa: SherpaSettings | null;
  /** Speaks the built-in voices instead of flite. */
  speech: SpeechSettings | null;
}

export const sharingSettings = {
  fallbackModel: defineSetting({
    name: 'LLM_FALLBACK_MODEL',
    parse: text,
    default: null,
    about:
      'Answers when the model of an agent without a `fallback_model` fails twice before its first word; must be one of the models that are served.',
    example: 'gpt-4.1-nano',
  }),
  concurrency: defineSetting({
    name: 'PROVIDER_CONCURRENCY',
    parse: integer(1, 10_000),
    default: '100',
    about: 'Maximum concurrent requests to one vendor with one key; workspaces share them fairly.',
    example: '20',
  }),
  connections: defineSetting({
    name: 'RECOGNISER_CONNECTIONS',
    parse: integer(1, 10_000),
    default: '100',
    about:
      'Maximum concurrent connections of each process to a recognizer with one key; each lasts as long as its call. Further calls wait in the queue, and workspaces take turns.',
    example: '50',
  }),
};

export const transcriptionSettings = {
  baseUrl: defineSetting({
    name: 'TRANSCRIPTION_BASE_URL',
    parse: url(WEB),
    default: null,
    about:
      'An OpenAI-compatible transcription server transcribes every line, utterance by utterance; version included.',
    example: 'http://127.0.0.1:8000/v1',
  }),
  apiKey: apiKeySetting('TRANSCRIPTION_API_KEY', 'Its key, if it requires one.', 'sk-…'),
  model: defineSetting({
    name: 'TRANSCRIPTION_MODEL',
    parse: text,
    default: 'whisper-1',
    about: 'Its model.',
    example: 'Systran/faster-whisper-small',
  }),
};

export const sherpaSettings = {
  directory: defineSetting({
    name: 'SHERPA_MODEL_DIR',
    parse: text,
    default: null,
    about:
      'Directory of a streaming transducer model for sherpa-onnx (tokens.txt, encoder, decoder, joiner), which transcribes every line on this machine.',
    example: '/var/lib/parley/zipformer-en',
  }),
  languages: defineSetting({
    name: 'SHERPA_LANGUAGES',
    parse: list,
    default: 'en',
    about: 'Languages of that model, BCP 47, separated by commas; `en` covers every region.',
    example: 'en,en-US,zh',
  }),
};

export const speechSettings = {
  baseUrl: defineSetting({
    name: 'SPEECH_BASE_URL',
    parse: url(WEB),
    default: null,
    about: 'An OpenAI-compatible speech server speaks the built-in voices instead of flite; version included.',
    example: 'http://127.0.0.1:8880/v1',
  }),
  apiKey: apiKeySetting('SPEECH_API_KEY', 'Its key, if it requires one.', 'sk-…'),
  model: defineSetting({
    name: 'SPEECH_MODEL',
    parse: text,
    default: 'tts-1',
    about: 'Its model.',
    example: 'kokoro',
  }),
  rate: defineSetting({
    name: 'SPEECH_RATE',
    parse: integer(16_000, 48_000),
    default: '24000',
    about: 'Sample rate of its PCM, in hertz.',
    example: '16000',
  }),
  languages: defineSetting({
    name: 'SPEECH_LANGUAGES',
    parse: list,
    default: 'en,en-US,en-GB',
    about: 'Languages that it speaks, BCP 47, separated by commas.',
    example: 'en,en-US,de,fr',
  }),
};

export const embeddingsSettings = {
  baseUrl: defineSetting({
    name: 'EMBEDDINGS_BASE_URL',
    parse: url(WEB),
    default: null,
    about:
      'An OpenAI-compatible server for embeddings of 512 dimensions, version included; unset: computed on this machine, for English. Changing the embedder embeds all knowledge bases again.',
    example: 'https://api.openai.com/v1',
  }),
  apiKey: apiKeySetting('EMBEDDINGS_API_KEY', 'Its key.', 'sk-…'),
  model: defineSetting({
    name: 'EMBEDDINGS_MODEL',
    parse: text,
    default: 'text-embedding-3-small',
    about: 'Its model.',
    example: 'text-embedding-3-large',
  }),
};

/** @throws SettingError */
export function readProviderSettings(environment: Environment): ProviderSettings {
  const transcription = readGroup(transcriptionSettings, environment);
  const sherpa = readGroup(sherpaSettings, environment);
  const speech = readGroup(speechSettings, environment);
  const embeddings = readGroup(embeddingsSettings, environment);
  return {
    vendors: readVendorSettings(environment),
    ...readGroup(sharingSettings, environment),
    transcription: withAddress(transcription),
    sherpa: sherpa.directory === null ? null : { ...sherpa, directory: sherpa.directory },
    speech: withAddress(speech),
    embeddings: withAddress(embeddings),
  };
}

/** Null: the server is not configured. */
function withAddress<T extends { baseUrl: string | null }>(server: T): (T & { baseUrl: string }) | null {
  const { baseUrl } = server;
  return baseUrl === null ? null : { ...server, baseUrl };
}
