// Language models of OpenAI, or of any server with its wire format (LLM_BASE_URL).
// Invariant: a workspace's own key is used only at OpenAI itself, even where the platform's models run on another server, or at
// the server that the workspace named with it, through the guarded dispatcher.
import type { Dispatcher } from 'undici';
import type { Clock } from '../../../core/clock.ts';
import { choice, list, url, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting, type ValuesOf } from '../../../core/setting.ts';
import { apiKeySetting } from '../../declaration.ts';
import { ProviderError } from '../../ports/errors.ts';
import { bearerHeader, verifyByGet } from '../../vendor-http.ts';
import { defineVendor, type VendorApi } from '../define-vendor.ts';
import { createOpenAi } from './chat-completions.ts';
import { readOwnServer } from './own-server.ts';

const ID = 'openai';
/** Offered with a workspace's own key where the deployment names no models of OpenAI. */
const DEFAULT_MODELS = ['gpt-4.1-mini', 'gpt-4.1', 'gpt-4o-mini'];

const settings = {
  apiKey: apiKeySetting('OPENAI_API_KEY', 'A real language model replaces the demo responder.', 'sk-…'),
  baseUrl: defineSetting({
    name: 'LLM_BASE_URL',
    parse: url(WEB),
    default: null,
    about: 'Base URL of an OpenAI-compatible server, including the version.',
    example: 'http://127.0.0.1:11434/v1',
  }),
  models: defineSetting({
    name: 'LLM_MODELS',
    parse: list,
    default: 'gpt-4.1-mini',
    about: 'Model names, separated by commas; the first is the default.',
    example: 'llama3.2,qwen3',
  }),
  reasoningEffort: defineSetting({
    name: 'LLM_REASONING_EFFORT',
    parse: choice(['none', 'minimal', 'low', 'medium', 'high']),
    default: null,
    about:
      'How long a reasoning model thinks before it answers, which the caller hears as silence; unset: as the model decides. Models that refuse the value are asked without it.',
    example: 'none',
  }),
  openAiUrl: defineSetting({
    name: 'OPENAI_BASE_URL',
    parse: url(WEB),
    default: 'https://api.openai.com/v1',
    about: 'Base URL of OpenAI itself, for OPENAI_API_KEY and workspaces’ own keys.',
    example: 'https://eu.api.openai.com/v1',
  }),
};

type Values = ValuesOf<typeof settings>;

export const openAi = defineVendor({
  id: ID,
  name: 'OpenAI',
  kind: 'llm',
  also: 'OpenAI-compatible servers',
  hint: 'Language models of an OpenAI-compatible server; set LLM_BASE_URL or OPENAI_API_KEY, or store a key of your own.',
  verifiedAgainst: 'a local server of the wire format',
  settings,
  platformKey: (values) => (hasServer(values) ? (values.apiKey ?? '') : null),
  connect: (values, { call }) =>
    api(
      values,
      { baseUrl: values.baseUrl ?? values.openAiUrl, models: hasServer(values) ? values.models : DEFAULT_MODELS },
      call,
    ),
  connectOwn(values, { call, guarded }) {
    const isOpenAi = hasServer(values) && (values.baseUrl ?? values.openAiUrl) === values.openAiUrl;
    const models = isOpenAi ? values.models : DEFAULT_MODELS;
    const atOpenAi = api(values, { baseUrl: values.openAiUrl, models }, call);
    const at = (secret: string): { api: VendorApi; key: string } => {
      const server = readOwnServer(secret);
      if (!server) return { api: atOpenAi, key: secret };
      if (!guarded) throw new ProviderError(ID, 'refused', 'other servers cannot be reached safely from here');
      return { api: api(values, server, call, guarded), key: server.key };
    };
    return {
      create: (secret) => at(secret).api.create(at(secret).key),
      verify: (secret, signal) => at(secret).api.verify(at(secret).key, signal),
    };
  },
});

/** A server needs no key, and OpenAI needs no address. */
function hasServer({ apiKey, baseUrl }: Values): boolean {
  return apiKey !== null || baseUrl !== null;
}

function api(
  { reasoningEffort }: Values,
  { baseUrl, models }: { baseUrl: string; models: readonly string[] },
  clock: Clock,
  dispatcher?: Dispatcher,
): VendorApi {
  return {
    create(key) {
      const apiKey = key === '' ? null : key;
      const server = { baseUrl, models, apiKey, dispatcher, reasoningEffort: reasoningEffort ?? undefined };
      const llm = createOpenAi(server, clock);
      return { llm, close: llm.close };
    },
    verify(key, signal) {
      return verifyByGet(ID, `${baseUrl.replace(/\/+$/, '')}/models`, bearerHeader(key), signal, dispatcher);
    },
  };
}
