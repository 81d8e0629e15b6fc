// Embeddings of any server that speaks OpenAI's wire format (POST /embeddings with `dimensions`). Called through the registry.
// Invariant: every wait has a bound; a request is tried again, at most twice, only when the cause may pass. A server that
// does not keep to 512 dimensions is refused: cutting its vectors would be another space.
import { Pool, type Dispatcher } from 'undici';
import { sleep, type Clock } from '../../core/clock.ts';
import { toProviderError } from '../http.ts';
import {
  EMBEDDING_DIMENSIONS,
  ProviderError,
  type Embedder,
  type EmbedOptions,
  type ProviderErrorKind,
} from '../ports.ts';
import { kindOfStatus } from '../socket.ts';
import { toUnitVector } from './vectors.ts';

export interface OpenAiEmbedderSettings {
  /** Up to and including the version. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  limits?: Partial<EmbedderLimits>;
}

export interface EmbedderLimits {
  /** A caller hears silence meanwhile. */
  queryTimeoutMs: number;
  passageTimeoutMs: number;
  retryPauseMs: number;
}

const DEFAULT_LIMITS: EmbedderLimits = { queryTimeoutMs: 2_000, passageTimeoutMs: 30_000, retryPauseMs: 500 };
const RETRIES = 2;
/** The least that servers of this format take in one request. */
const BATCH_TEXTS = 64;
const TEXT_MAX_CHARS = 8_000;
const CONNECTIONS_MAX = 16;
const CONNECT_TIMEOUT_MS = 3_000;
/** 64 vectors as JSON have 700 KB. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;
const ERROR_SHOWN_CHARS = 300;

interface Server {
  settings: OpenAiEmbedderSettings;
  limits: EmbedderLimits;
  clock: Clock;
  pool: Pool;
  path: string;
}

export function createOpenAiEmbedder(settings: OpenAiEmbedderSettings, clock: Clock): Embedder {
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/embeddings`);
  const connect = { timeout: CONNECT_TIMEOUT_MS };
  // One deadline of our own covers the whole request.
  const pool = new Pool(url.origin, { connections: CONNECTIONS_MAX, connect, headersTimeout: 0, bodyTimeout: 0 });
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const server: Server = { settings, limits, clock, pool, path: `${url.pathname}${url.search}` };
  return {
    id: `openai:${url.host}:${settings.model}:${EMBEDDING_DIMENSIONS}`,
    description: `Embeddings of ${settings.model} at ${url.host} (OpenAI-compatible).`,
    async embed(texts, options) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += BATCH_TEXTS) {
        vectors.push(...(await embedBatch(server, texts.slice(at, at + BATCH_TEXTS), options)));
      }
      return vectors;
    },
    warmUp: () => Promise.resolve(),
    close: () => pool.destroy(),
  };
}

async function embedBatch(server: Server, texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(server, texts, options);
    } catch (error) {
      options.signal.throwIfAborted();
      // Who waits for a query has waited long enough with one time-out.
      const again = error instanceof ProviderError && error.retryable && error.kind !== 'timeout' && attempt < RETRIES;
      if (!again) throw error;
      await sleep(server.clock, server.limits.retryPauseMs * 2 ** attempt, options.signal);
    }
  }
}

async function ask(
  { settings, limits, clock, pool, path }: Server,
  texts: readonly string[],
  { purpose, signal }: EmbedOptions,
): Promise<Float32Array[]> {
  const timeoutMs = purpose === 'query' ? limits.queryTimeoutMs : limits.passageTimeoutMs;
  const late = new AbortController();
  const timer = clock.after(timeoutMs, () => late.abort(problem('timeout', `no vectors within ${timeoutMs} ms`)));
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (settings.apiKey !== null) headers.authorization = `Bearer ${settings.apiKey}`;
  const input = texts.map((text) => text.slice(0, TEXT_MAX_CHARS));
  const body = JSON.stringify({
    model: settings.model,
    input,
    dimensions: EMBEDDING_DIMENSIONS,
    encoding_format: 'float',
  });
  try {
    const response = await pool.request({
      method: 'POST',
      path,
      headers,
      body,
      signal: AbortSignal.any([signal, late.signal]),
    });
    const text = await read(response);
    if (response.statusCode !== 200) throw refusal(response.statusCode, text);
    return vectorsIn(text, texts.length);
  } catch (error) {
    signal.throwIfAborted();
    throw toProviderError('openai', late.signal.aborted ? late.signal.reason : error);
  } finally {
    timer.cancel();
  }
}

async function read({ body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) throw problem('protocol', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** In the order of the request: the wire has an index for each. */
function vectorsIn(text: string, count: number): Float32Array[] {
  const { data } = parse(text);
  if (!Array.isArray(data) || data.length !== count) throw problem('protocol', `did not answer ${count} vectors`);
  const vectors: Float32Array[] = [];
  for (const [place, item] of data.entries()) {
    const { index = place, embedding } = (item ?? {}) as { index?: number; embedding?: unknown };
    if (!Array.isArray(embedding)) throw problem('protocol', 'answered something else than numbers');
    vectors[index] = toUnitVector('openai', embedding as number[]);
  }
  if (vectors.length !== count || vectors.includes(undefined as never)) throw problem('protocol', 'left a vector out');
  return vectors;
}

function parse(text: string): { data?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as { data?: unknown };
  } catch (cause) {
    throw new ProviderError('openai', 'protocol', 'did not answer JSON', { cause });
  }
}

function refusal(status: number, text: string): ProviderError {
  return new ProviderError('openai', kindOfStatus(status), `answered ${status}: ${text.slice(0, ERROR_SHOWN_CHARS)}`, {
    status,
  });
}

function problem(kind: ProviderErrorKind, message: string): ProviderError {
  return new ProviderError('openai', kind, message);
}
