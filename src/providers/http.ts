// Plain HTTP to a vendor's own API, for what needs no SDK: the question whether a key is good, speech and transcription of
// OpenAI-compatible servers. Bounded in time and size; every failure is a ProviderError. The addresses are the operator's.
import { Agent, type Dispatcher } from 'undici';
import type { Json } from '../core/json.ts';
import { ProviderError } from './ports.ts';
import { kindOfStatus } from './socket.ts';

export interface VendorRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  signal: AbortSignal;
  /** Until the head of the answer. */
  timeoutMs: number;
}

export type VendorAnswer = Dispatcher.ResponseData;

export interface VendorHttp {
  /** The answer with a status of 2xx. @throws ProviderError, or the signal's reason */
  send(request: VendorRequest): Promise<VendorAnswer>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3_000;
const CONNECTIONS_MAX = 128;
const ERROR_MAX_CHARS = 300;
const JSON_MAX_BYTES = 8 * 1024 * 1024;

export function createVendorHttp(provider: string): VendorHttp {
  const agent = new Agent({
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // Whoever reads a body has a deadline of its own between two chunks.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    send: (request) => send(provider, agent, request),
    close: () => agent.destroy(new ProviderError(provider, 'unavailable', 'was closed')),
  };
}

async function send(provider: string, agent: Agent, request: VendorRequest): Promise<VendorAnswer> {
  const { url, method, headers, body, signal, timeoutMs } = request;
  signal.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new ProviderError(provider, 'timeout', `no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  const { origin, pathname, search } = new URL(url);
  try {
    const answer = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method,
      headers: headers ?? {},
      body: body ?? null,
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (answer.statusCode >= 200 && answer.statusCode < 300) return answer;
    throw await refusal(provider, answer);
  } catch (error) {
    signal.throwIfAborted();
    throw toProviderError(provider, late.signal.aborted ? late.signal.reason : error);
  } finally {
    clearTimeout(timer);
  }
}

async function refusal(provider: string, { statusCode, body }: VendorAnswer): Promise<ProviderError> {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length > ERROR_MAX_CHARS) break;
  }
  const message = `answered ${statusCode}: ${text.slice(0, ERROR_MAX_CHARS)}`;
  return new ProviderError(provider, kindOfStatus(statusCode), message, { status: statusCode });
}

/** What a library threw, as what it means. */
export function toProviderError(provider: string, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new ProviderError(provider, /TIMEOUT/.test(code) ? 'timeout' : 'unavailable', message, { cause: error });
}

/** Asks for JSON of a few MiB at most. @throws ProviderError, or the signal's reason */
export async function readJson(
  provider: string,
  http: VendorHttp,
  request: Omit<VendorRequest, 'method' | 'body'>,
): Promise<Json> {
  const { body } = await http.send({ ...request, method: 'GET' });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength;
      if (bytes > JSON_MAX_BYTES)
        throw new ProviderError(provider, 'protocol', `answered over ${JSON_MAX_BYTES} bytes`);
      parts.push(part);
    }
  } catch (error) {
    request.signal.throwIfAborted();
    throw toProviderError(provider, error);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as Json;
  } catch (error) {
    throw new ProviderError(provider, 'protocol', 'answered what is no JSON', { cause: error });
  }
}

/** Asks an address that only a good key may read; the body is of no interest. */
export async function verifyByGet(
  provider: string,
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const http = createVendorHttp(provider);
  try {
    const { body } = await http.send({ method: 'GET', url, headers, signal, timeoutMs: VERIFY_TIMEOUT_MS });
    await body.dump();
  } finally {
    await http.close();
  }
}

/** Somebody waits for the answer at a screen. */
const VERIFY_TIMEOUT_MS = 5_000;
