// Embeddings from any server with OpenAI's wire format (POST /embeddings with `dimensions`).
// Invariant: every wait is bounded. A request is retried at most twice, and only if the cause may be temporary. A server that
// does not return 512 dimensions is rejected, because truncated vectors would be in another space.
import { sleep, type Clock } from '../../core/clock.ts';
import { cutText } from '../../core/cut-text.ts';
import { isObject, type Json } from '../../core/json.ts';
import { text, url as webUrl, WEB } from '../../core/setting-parsers.ts';
import { defineSetting } from '../../core/setting.ts';
import { apiKeySetting, defineServer } from '../declaration.ts';
import { EMBEDDING_DIMENSIONS, type Embedder, type EmbedOptions } from '../embeddings/port.ts';
import { ProviderError } from '../ports/errors.ts';
import { bearerHeader, createVendorHttp, type VendorHttp } from '../vendor-http.ts';
import { toUnitVector } from './vectors.ts';

interface EmbedderLimits {
  /** The caller hears silence during this time. */
  queryTimeoutMs: number;
  passageTimeoutMs: number;
  retryPauseMs: number;
}

const DEFAULT_LIMITS: EmbedderLimits = { queryTimeoutMs: 2_000, passageTimeoutMs: 30_000, retryPauseMs: 500 };
const ID = 'openai';
const RETRIES = 2;
/** Every server of this format accepts this many in one request. */
const BATCH_TEXTS = 64;
const MAX_TEXT_CHARS = 8_000;
const MAX_CONNECTIONS = 16;

export const embeddingsServer = defineServer({
  id: 'embeddings',
  purpose: 'searches',
  provider: 'an OpenAI-compatible embeddings server',
  verifiedAgainst: 'a local server of the wire format',
  settings: {
    baseUrl: defineSetting({
      name: 'EMBEDDINGS_BASE_URL',
      parse: webUrl(WEB),
      default: null,
      about:
        'Base URL, including the version, of an OpenAI-compatible server for embeddings of 512 dimensions. Unset: computed on this machine, for English. Changing the embedder embeds all knowledge bases again.',
      example: 'https://api.openai.com/v1',
    }),
    apiKey: apiKeySetting('EMBEDDINGS_API_KEY', 'Its key.', 'sk-…'),
    model: defineSetting({
      name: 'EMBEDDINGS_MODEL',
      parse: text,
      default: 'text-embedding-3-small',
      about: 'Model of the embeddings server.',
      example: 'text-embedding-3-large',
    }),
  },
  enabledBy: 'baseUrl',
});

export interface OpenAiEmbedderSettings extends NonNullable<ReturnType<typeof embeddingsServer.readSettings>> {
  limits?: Partial<EmbedderLimits>;
}

interface Server {
  settings: OpenAiEmbedderSettings;
  limits: EmbedderLimits;
  clock: Clock;
  http: VendorHttp;
  url: string;
}

export function createOpenAiEmbedder(settings: OpenAiEmbedderSettings, clock: Clock): Embedder {
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/embeddings`);
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const http = createVendorHttp(ID, { clock, connections: MAX_CONNECTIONS });
  const server: Server = { settings, limits, clock, http, url: url.href };
  return {
    id: `${ID}:${url.host}:${settings.model}:${EMBEDDING_DIMENSIONS}`,
    description: `Embeddings of ${settings.model} at ${url.host} (OpenAI-compatible).`,
    async embed(texts, options) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += BATCH_TEXTS) {
        vectors.push(...(await embedBatch(server, texts.slice(at, at + BATCH_TEXTS), options)));
      }
      return vectors;
    },
    warmUp: () => Promise.resolve(),
    close: () => http.close(),
  };
}

async function embedBatch(server: Server, texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return vectorsIn(await ask(server, texts, options), texts.length);
    } catch (error) {
      options.signal.throwIfAborted();
      // After one timeout, a query has waited long enough.
      const again = error instanceof ProviderError && error.retryable && error.kind !== 'timeout' && attempt < RETRIES;
      if (!again) throw error;
      await sleep(server.clock, server.limits.retryPauseMs * 2 ** attempt, options.signal);
    }
  }
}

function ask({ settings, limits, http, url }: Server, texts: readonly string[], options: EmbedOptions): Promise<Json> {
  return http.json({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...bearerHeader(settings.apiKey) },
    body: JSON.stringify({
      model: settings.model,
      input: texts.map((text) => cutText(text, MAX_TEXT_CHARS)),
      dimensions: EMBEDDING_DIMENSIONS,
      encoding_format: 'float',
    }),
    signal: options.signal,
    timeoutMs: options.purpose === 'query' ? limits.queryTimeoutMs : limits.passageTimeoutMs,
  });
}

/** Returns the vectors in the order of the request: each item of the response contains its index. */
function vectorsIn(response: Json, count: number): Float32Array[] {
  const data = isObject(response) ? response['data'] : undefined;
  if (!Array.isArray(data) || data.length !== count) throw protocolError(`did not answer with ${count} vectors`);
  const vectors: Float32Array[] = [];
  for (const [position, item] of data.entries()) {
    const { index = position, embedding } = (item ?? {}) as { index?: number; embedding?: unknown };
    if (!Array.isArray(embedding)) throw protocolError('answered with something other than numbers');
    vectors[index] = toUnitVector(ID, embedding as number[]);
  }
  if (vectors.length !== count || vectors.includes(undefined as never)) throw protocolError('omitted a vector');
  return vectors;
}

function protocolError(message: string): ProviderError {
  return new ProviderError(ID, 'protocol', message);
}
