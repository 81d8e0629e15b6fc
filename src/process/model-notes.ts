// What the banner says about model servers: that the configured one does not answer or lacks its model, or, in development without
// one, which servers run on this machine and what to type to use one.
// Invariant: loopback is searched in development only; each server is asked once, all at the same time, with a short deadline, so
// that the start waits for none of them long.
import type { Config } from '../config.ts';
import { listModels } from '../providers/llm/model-list.ts';
import { ProviderError } from '../providers/ports.ts';

export interface LocalServer {
  name: string;
  baseUrl: string;
}

/** The default addresses of programs that run models on one's own machine. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];

/** A server on this machine answers in milliseconds, or in a second while it loads a model. A port without one refuses at once. */
const SEARCH_MS = 1_000;
/** A server across the world answers in half of it. */
const CHECK_MS = 2_000;
const NAMED_MAX = 5;
const EMBEDS = /embed|minilm|\bbge\b|rerank/i;

type ModelConfig = Pick<Config, 'development' | 'port'> & { providers: Pick<Config['providers'], 'vendors'> };

/** Sentences for the operator. Never rejects. */
export async function modelNotes(
  { development, port, providers }: ModelConfig,
  servers: readonly LocalServer[] = LOCAL_SERVERS,
  searchMs = SEARCH_MS,
): Promise<string[]> {
  const { apiKey, baseUrl, openAiUrl, models } = providers.vendors.openai;
  if (baseUrl !== null || apiKey !== null) {
    const server = { baseUrl: baseUrl ?? openAiUrl, apiKey, models, isOpenAi: baseUrl === null };
    return checkServer(server);
  }
  if (!development) return [];
  const others = servers.filter((server) => new URL(server.baseUrl).port !== String(port));
  return (await Promise.all(others.map((server) => findServer(server, searchMs)))).flat();
}

async function findServer({ name, baseUrl }: LocalServer, searchMs: number): Promise<string[]> {
  const models = await listModels(baseUrl, null, searchMs).catch(() => null);
  if (models === null) return [];
  const talking = models.filter((model) => !EMBEDS.test(model)).map(shortName);
  const [first] = talking;
  if (first === undefined) return [`Found ${name} without a model${name === 'Ollama' ? ': ollama pull llama3.2' : ''}`];
  const use = `LLM_BASE_URL=${baseUrl} LLM_MODELS=${quoted(first)} npm start`;
  return [`Found ${name} with ${listed(talking)}. Use it:  ${use}`];
}

interface ConfiguredServer {
  baseUrl: string;
  apiKey: string | null;
  models: readonly string[];
  isOpenAi: boolean;
}

async function checkServer(server: ConfiguredServer): Promise<string[]> {
  const { baseUrl, apiKey, models } = server;
  const { host } = new URL(baseUrl);
  try {
    const served = (await listModels(baseUrl, apiKey, CHECK_MS)).map(shortName);
    const missing = models.filter((model) => !served.includes(shortName(model)));
    if (missing.length === 0) return [];
    const has = served.length === 0 ? 'It has none' : `It has ${listed(served)}`;
    return [
      `The model server at ${host} does not list ${missing.join(', ')}. ${has}. Set LLM_MODELS to one of its models.`,
    ];
  } catch (error) {
    return whyUnusable(error as Error, server, host);
  }
}

/** Nothing for a server that answers but has no list of models. */
function whyUnusable(error: Error, { baseUrl, isOpenAi }: ConfiguredServer, host: string): string[] {
  const { kind, status } = error instanceof ProviderError ? error : { kind: 'unavailable', status: undefined };
  const setting = isOpenAi ? 'OPENAI_BASE_URL' : 'LLM_BASE_URL';
  if (kind === 'auth') return [`The model server at ${host} refuses the key. Correct OPENAI_API_KEY.`];
  if (status === 404 && new URL(baseUrl).pathname === '/') {
    return [`The model server at ${host} has no list of models at ${baseUrl}/models. Set ${setting}=${baseUrl}/v1`];
  }
  if (status !== undefined || kind === 'refused' || kind === 'protocol') return [];
  const reason = error.message.replace(/^openai: /, '');
  return [
    `The model server at ${host} does not answer (${reason}). Start it, or correct ${setting}; agents cannot answer until then.`,
  ];
}

/** Ollama lists `llama3.2:latest`, and takes `llama3.2`. */
function shortName(model: string): string {
  return model.replace(/:latest$/, '');
}

function listed(models: readonly string[]): string {
  const more = models.length - NAMED_MAX;
  return `${models.slice(0, NAMED_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** As a word of a shell. */
function quoted(model: string): string {
  return /^[\w./:@+-]+$/.test(model) ? model : `'${model.replaceAll("'", "'\\''")}'`;
}
