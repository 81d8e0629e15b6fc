// Notes of the banner about model servers: the configured one does not respond or lacks its model; or, in development without
// one, the servers found on this machine and the settings that use them. Invariant: loopback is searched only in development;
// each server is queried once, all at the same time, with a short deadline, so that the start never waits long.
import type { Config } from '../config.ts';
import { listModels } from '../providers/llm/model-list.ts';
import { ProviderError } from '../providers/ports/errors.ts';

interface LocalServer {
  name: string;
  baseUrl: string;
}

/** Default addresses of programs that run models locally. */
const LOCAL_SERVERS: readonly LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];

/**
 * A server on this machine responds in milliseconds, or in a second while it loads a model. A port without a server refuses
 * immediately.
 */
const SEARCH_MS = 1_000;
/** Twice the time in which a server on another continent responds. */
const CHECK_MS = 2_000;
const NAMED_MAX = 5;
const EMBEDS = /embed|minilm|\bbge\b|rerank/i;

type ModelConfig = Pick<Config, 'development' | 'port'> & { providers: Pick<Config['providers'], 'vendors'> };

/** Returns sentences for the operator. Never rejects. */
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

/** Returns nothing for a server that responds but has no list of models. */
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

/** Removes the default tag: Ollama lists `llama3.2:latest`, and accepts `llama3.2`. */
function shortName(model: string): string {
  return model.replace(/:latest$/, '');
}

function listed(models: readonly string[]): string {
  const more = models.length - NAMED_MAX;
  return `${models.slice(0, NAMED_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Quotes a word for a shell. */
function quoted(model: string): string {
  return /^[\w./:@+-]+$/.test(model) ? model : `'${model.replaceAll("'", "'\\''")}'`;
}
