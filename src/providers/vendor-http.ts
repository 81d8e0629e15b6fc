// The HTTP client for all vendors whose API needs no SDK: chat completions, embeddings, speech, transcription, voice lists and
// key checks. Bounded in time and size; every failure is a ProviderError.
// Invariant: URLs come from the operator's settings. Users' URLs go through connection.ts, whose dispatcher guards them.
// Deliberately omitted: retries. Only the caller knows whether part of a response was used.
import { Agent, type Dispatcher } from 'undici';
import { systemClock, type Clock } from '../core/clock.ts';
import { cutText } from '../core/cut-text.ts';
import type { Json } from '../core/json.ts';
import { ProviderError, type ProviderErrorKind } from './ports/errors.ts';
import { toProviderError } from './provider-error.ts';
import { kindOfStatus } from './socket.ts';

interface VendorRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  signal: AbortSignal;
  /** Deadline for the response headers, or, for `json`, for the last byte. Null: the signal is the only deadline. */
  timeoutMs: number | null;
}

export type VendorResponse = Dispatcher.ResponseData;

export interface VendorHttp {
  /** Returns the response if its status is 2xx. @throws ProviderError (VendorRefusal for a status), or the signal's reason */
  send(request: VendorRequest): Promise<VendorResponse>;
  /** Returns when the response has a 2xx status, without reading its body: a server may never end it. @throws like `send` */
  expectSuccess(request: VendorRequest): Promise<void>;
  /** Returns the body as JSON, at most 8 MiB. @throws ProviderError, or the signal's reason */
  json(request: VendorRequest): Promise<Json>;
  close(): Promise<void>;
}

interface VendorHttpOptions {
  clock?: Clock;
  connectTimeoutMs?: number;
  /** Maximum open connections to one origin. */
  connections?: number;
  /** For users' URLs: the guarded dispatcher of connection.ts, which stays open. */
  dispatcher?: Dispatcher | undefined;
}

/** An HTTP status other than 2xx. */
export class VendorRefusal extends ProviderError {
  /** Parsed from `Retry-After`; null without a usable value. */
  readonly retryAfterMs: number | null;
  /** The beginning of the response. */
  readonly text: string;
  constructor(
    provider: string,
    kind: ProviderErrorKind,
    message: string,
    details: { status: number; retryAfterMs: number | null; text: string },
  ) {
    super(provider, kind, message, { status: details.status });
    this.retryAfterMs = details.retryAfterMs;
    this.text = details.text;
  }
}

const CONNECT_TIMEOUT_MS = 3_000;
/** One connection per request in progress; enough for more than fifty calls. */
const MAX_CONNECTIONS = 128;
const MAX_ERROR_CHARS = 300;
const MAX_REFUSAL_CHARS = 4_000;
const MAX_JSON_BYTES = 8 * 1024 * 1024;
/** A user waits for the result. */
const VERIFY_TIMEOUT_MS = 5_000;

export function createVendorHttp(provider: string, options: VendorHttpOptions = {}): VendorHttp {
  const { clock = systemClock, connectTimeoutMs = CONNECT_TIMEOUT_MS, connections = MAX_CONNECTIONS } = options;
  const own = options.dispatcher
    ? null
    : new Agent({
        connections,
        connect: { timeout: connectTimeoutMs },
        // Callers set tighter deadlines and know what they wait for.
        headersTimeout: 0,
        bodyTimeout: 0,
      });
  const agent = options.dispatcher ?? own!;

  /** Fails with a timeout after `timeoutMs`, with the signal's reason when it is aborted, otherwise with a ProviderError. */
  async function withinDeadline<T>(request: VendorRequest, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal, timeoutMs } = request;
    signal.throwIfAborted();
    const late = new AbortController();
    const abortLate = () => late.abort(new ProviderError(provider, 'timeout', `no answer within ${timeoutMs} ms`));
    const timer = timeoutMs === null ? null : clock.after(timeoutMs, abortLate);
    try {
      return await run(AbortSignal.any([signal, late.signal]));
    } catch (error) {
      signal.throwIfAborted();
      throw toProviderError(provider, late.signal.aborted ? late.signal.reason : error);
    } finally {
      timer?.cancel();
    }
  }

  async function request({ url, method, headers, body }: VendorRequest, signal: AbortSignal): Promise<VendorResponse> {
    const { origin, pathname, search } = new URL(url);
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method,
      headers: headers ?? {},
      body: body ?? null,
      signal,
    });
    if (response.statusCode >= 200 && response.statusCode < 300) return response;
    throw await refusal(provider, response, clock);
  }

  return {
    send: (wanted) => withinDeadline(wanted, (signal) => request(wanted, signal)),
    async expectSuccess(wanted) {
      const { body } = await withinDeadline(wanted, (signal) => request(wanted, signal));
      // Closing an unread body is reported as its error.
      body.on('error', () => undefined);
      body.destroy();
    },
    json: (wanted) => withinDeadline(wanted, async (signal) => readJson(provider, await request(wanted, signal))),
    close: async () => own?.destroy(new ProviderError(provider, 'unavailable', 'was closed')),
  };
}

interface RetryRule {
  retries: number;
  /** Pause before the first retry, unless the server demands another. It doubles with each further retry. */
  firstPauseMs: number;
  /** If the server demands a longer pause, the request is not retried. */
  maxDemandedMs: number;
}

/**
 * Returns the milliseconds until the next attempt; null: no further attempt. A timeout is not retried, because the caller has
 * already waited that long.
 * @param attempt number of earlier retries
 */
export function retryPauseMs(error: unknown, attempt: number, rule: RetryRule): number | null {
  if (!(error instanceof ProviderError) || !error.retryable || error.kind === 'timeout') return null;
  if (attempt >= rule.retries) return null;
  const demanded = error instanceof VendorRefusal ? error.retryAfterMs : null;
  if (demanded === null) return rule.firstPauseMs * 2 ** attempt;
  return demanded <= rule.maxDemandedMs ? demanded : null;
}

async function refusal(provider: string, response: VendorResponse, clock: Clock): Promise<VendorRefusal> {
  const { statusCode: status, headers, body } = response;
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length > MAX_REFUSAL_CHARS) break;
  }
  const message = `answered ${status}: ${cutText(text, MAX_ERROR_CHARS)}`;
  const details = {
    status,
    retryAfterMs: retryAfterMs(headers['retry-after'], clock),
    text: cutText(text, MAX_REFUSAL_CHARS),
  };
  return new VendorRefusal(provider, kindOfStatus(status), message, details);
}

/** Converts seconds or an HTTP date (RFC 9110, 10.2.3) to milliseconds from now; null without a usable value. */
function retryAfterMs(header: string | string[] | undefined, clock: Clock): number | null {
  if (typeof header !== 'string') return null;
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - clock.now());
}

async function readJson(provider: string, { body }: VendorResponse): Promise<Json> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > MAX_JSON_BYTES) throw new ProviderError(provider, 'protocol', `answered over ${MAX_JSON_BYTES} bytes`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as Json;
  } catch (error) {
    throw new ProviderError(provider, 'protocol', 'answered with something that is not JSON', { cause: error });
  }
}

/** Requests a URL that requires a valid key, and ignores the body. @throws ProviderError */
export async function verifyByGet(
  provider: string,
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  dispatcher?: Dispatcher,
): Promise<void> {
  const http = createVendorHttp(provider, { dispatcher });
  try {
    await http.expectSuccess({ method: 'GET', url, headers, signal, timeoutMs: VERIFY_TIMEOUT_MS });
  } finally {
    await http.close();
  }
}

/** Returns the authorization header; no header for a server without a key. */
export function bearerHeader(key: string | null): Record<string, string> {
  return key === null || key === '' ? {} : { authorization: `Bearer ${key}` };
}
