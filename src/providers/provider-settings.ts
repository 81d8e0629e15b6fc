// Settings for transcription, language models, speech and embeddings: the settings of vendors (vendors/index.ts); the
// settings of servers and models that the operator runs, which are declared with their adapters; and how workspaces share them.
import { choice, integer, text } from '../core/setting-parsers.ts';
import { defineSetting, readGroup, type Environment, type ValuesOf } from '../core/setting.ts';
import { readDeclared, type SettingsById } from './declaration.ts';
import { embeddingsServer } from './embeddings/openai.ts';
import { SHERPA_ID, sherpaModel } from './stt/sherpa.ts';
import { TRANSCRIPTION_ID, transcriptionServer } from './stt/transcription.ts';
import { sherpaVoice } from './tts/sherpa.ts';
import { speechServer } from './tts/speech.ts';
import { readVendorSettings, vendors, type VendorSettings } from './vendors/index.ts';

/** Servers and models that the operator runs. */
export const servers = [transcriptionServer, sherpaModel, speechServer, sherpaVoice, embeddingsServer] as const;

export const sharingSettings = {
  fallbackModel: defineSetting({
    name: 'LLM_FALLBACK_MODEL',
    parse: text,
    default: null,
    about:
      'Model used when the model of an agent without a `fallback_model` fails twice before its first word; must be a served model.',
    example: 'gpt-4.1-nano',
  }),
  sttFallback: defineSetting({
    name: 'STT_FALLBACK',
    parse: choice([...vendors.filter(({ kind }) => kind === 'stt').map(({ id }) => id), SHERPA_ID, TRANSCRIPTION_ID]),
    default: null,
    about:
      'Recognizer that takes over a call when the recognizer of the call fails or is unreachable for 1.5 seconds; must be configured. The call keeps its price.',
    example: 'transcription',
  }),
  concurrency: defineSetting({
    name: 'PROVIDER_CONCURRENCY',
    parse: integer(1, 10_000),
    default: '100',
    about: 'Maximum concurrent requests to one vendor with one key; workspaces share them fairly.',
    example: '20',
  }),
  connections: defineSetting({
    // Existing deployments have set it, so the name keeps its spelling.
    name: 'RECOGNISER_CONNECTIONS',
    parse: integer(1, 10_000),
    default: '100',
    about:
      'Maximum concurrent connections of each process to a recognizer with one key; each lasts as long as its call. Further calls wait in the queue, and workspaces take turns.',
    example: '50',
  }),
};

/** The settings of a server are null unless it is enabled. */
export interface ProviderSettings extends SettingsById<(typeof servers)[number]>, ValuesOf<typeof sharingSettings> {
  vendors: VendorSettings;
  /** True: the test network sells numbers, for free. */
  testNumbersForSale?: boolean;
}

/** @throws SettingError */
export function readProviderSettings(environment: Environment): ProviderSettings {
  return {
    vendors: readVendorSettings(environment),
    ...readGroup(sharingSettings, environment),
    ...readDeclared(servers, environment),
  };
}
