// Embeddings from any server with OpenAI's wire format (POST /embeddings with `dimensions`).
// Invariant: every wait is bounded. A request is retried at most twice, and only if the cause may be temporary. A server that
// does not return 512 dimensions is rejected, because truncated vectors would be in another space. A request that a server refuses is
// sent again with half of the texts, because servers limit their number and the sum of their tokens differently.
import { sleep, type Clock } from '../../core/clock.ts';
import { cutText } from '../../core/cut-text.ts';
import { isObject, type Json } from '../../core/json.ts';
import { text, url as webUrl, WEB } from '../../core/setting-parsers.ts';
import { defineSetting } from '../../core/setting.ts';
import { apiKeySetting, defineServer } from '../declaration.ts';
import { EMBEDDING_DIMENSIONS, type Embedder, type EmbedOptions } from '../embeddings/port.ts';
import { ProviderError } from '../ports/errors.ts';
import { bearerHeader, createVendorHttp, retryPauseMs, VendorRefusal, type VendorHttp } from '../vendor-http.ts';
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
/** Texts in the first request. Hugging Face's server accepts 32 by default, DashScope 10. */
const BATCH_TEXTS = 64;
/** Longest pause that a server may demand before the request is repeated: OpenAI's limits are per minute. */
const MAX_PAUSE_MS = { query: 1_000, passage: 30_000 } as const;
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
  /** Texts that the server accepts in one request. */
  batchTexts: number;
  /** False after the server refused the parameter and returned 512 dimensions without it. */
  sendsDimensions: boolean;
}

export function createOpenAiEmbedder(settings: OpenAiEmbedderSettings, clock: Clock): Embedder {
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/embeddings`);
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const http = createVendorHttp(ID, { clock, connections: MAX_CONNECTIONS });
  const server: Server = {
    settings,
    limits,
    clock,
    http,
    url: url.href,
    batchTexts: BATCH_TEXTS,
    sendsDimensions: true,
  };
  return {
    id: `${ID}:${url.host}:${settings.model}:${EMBEDDING_DIMENSIONS}`,
    description: `Embeddings of ${settings.model} at ${url.host} (OpenAI-compatible).`,
    embed: (texts, options) => embedAll(server, texts, options),
    warmUp: () => Promise.resolve(),
    close: () => http.close(),
  };
}

/** Keeps a smaller batch for later only if all texts were accepted: a single invalid text is refused in a batch of any size. */
async function embedAll(server: Server, texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  let { batchTexts } = server;
  while (vectors.length < texts.length) {
    const batch = texts.slice(vectors.length, vectors.length + batchTexts);
    try {
      vectors.push(...(await embedBatch(server, batch, options)));
    } catch (error) {
      if (batch.length === 1 || !isInvalid(error)) throw error;
      batchTexts = Math.ceil(batch.length / 2);
    }
  }
  server.batchTexts = Math.min(server.batchTexts, batchTexts);
  return vectors;
}

async function embedBatch(server: Server, texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
  let { sendsDimensions } = server;
  for (let attempt = 0; ; attempt++) {
    try {
      const vectors = vectorsIn(await ask(server, texts, sendsDimensions, options), texts.length);
      server.sendsDimensions = sendsDimensions;
      return vectors;
    } catch (error) {
      options.signal.throwIfAborted();
      if (sendsDimensions && isInvalid(error) && DIMENSIONS_REFUSED.test(error.text)) {
        sendsDimensions = false;
        continue;
      }
      const pauseMs = retryPauseMs(error, attempt, {
        retries: RETRIES,
        firstPauseMs: server.limits.retryPauseMs,
        maxDemandedMs: MAX_PAUSE_MS[options.purpose],
      });
      if (pauseMs === null) throw error;
      await sleep(server.clock, pauseMs, options.signal);
    }
  }
}

/** vLLM refuses the parameter for a model that cannot shorten its vectors, also if it asks for their own length. */
const DIMENSIONS_REFUSED = /\bdimensions?\b|matryoshka/i;

/** Whether the server refused the content of a request. */
function isInvalid(error: unknown): error is VendorRefusal {
  return error instanceof VendorRefusal && [400, 413, 422].includes(error.status!);
}

function ask(
  { settings, limits, http, url }: Server,
  texts: readonly string[],
  sendsDimensions: boolean,
  options: EmbedOptions,
): Promise<Json> {
  return http.json({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...bearerHeader(settings.apiKey) },
    body: JSON.stringify({
      model: settings.model,
      input: texts.map((text) => cutText(text, MAX_TEXT_CHARS)),
      ...(sendsDimensions ? { dimensions: EMBEDDING_DIMENSIONS } : {}),
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
