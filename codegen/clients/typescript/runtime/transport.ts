// Sends requests: authorization, deadline, retries. An attempt includes reading the response, so that an incomplete body is also
// retried.
//
// Failures that are retried, at most `maxRetries` times:
//   429, 503 with Retry-After        always, because the service did not process the request
//   409 idempotency_in_progress      the first attempt is still running
//   502, 503, 504, lost connections  if the request is idempotent: GET, PUT, DELETE, PATCH without If-Match, POST with a key
// Retry-After (RFC 9110) determines the wait. Without it, the wait doubles from 0.5 to 8 seconds, and is reduced at random by up
// to half.
import type { Credentials } from './credentials.ts';
import { ApiError, ConnectionError, ParleyError, readError, TimeoutError } from './errors.ts';
import { linkedSignal, sleep } from './signals.ts';

/** Options that every method takes as its last argument. */
export interface RequestOptions {
  /** Signal that ends the request. The method then throws the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds for one attempt. For streams and downloads, until the response starts. */
  timeoutMs?: number;
  /** Maximum number of retries. */
  maxRetries?: number;
  /** Idempotency-Key of a POST. Default: a random key for each call of the method. */
  idempotencyKey?: string;
  /** The workspace, for users with several. Default: the client's. */
  workspaceId?: string;
  /** Additional request headers. */
  headers?: Record<string, string>;
}

export interface RequestSpec {
  method: string;
  path: string;
  query?: object | undefined;
  /** Body that `encode` returned. */
  body?: EncodedBody | undefined;
  accept?: string;
  headers?: Record<string, string | undefined>;
  /** Whether the request is a POST whose retries an Idempotency-Key makes safe. */
  keyed?: boolean;
  /** Whether to send no credentials. */
  anonymous?: boolean;
}

/** Body of fetch, declared without DOM types. */
export type BodyData = NonNullable<RequestInit['body']>;

export interface EncodedBody {
  contentType: string | null;
  data: BodyData;
  /** Whether the body can be sent only once, like a stream. */
  once?: boolean;
}

export interface Transport {
  baseUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
  maxRetries: number;
  maxRetryDelayMs: number;
  workspaceId: string | undefined;
  headers: Record<string, string>;
  userAgent: string | null;
  credentials: Credentials;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;

/**
 * Sends a request until it succeeds, and reads the response with `read`.
 * @throws ApiError, ConnectionError, TimeoutError, or the reason of `options.signal`
 */
export async function send<T>(
  transport: Transport,
  spec: RequestSpec,
  options: RequestOptions,
  read: (response: Response) => Promise<T> | T,
): Promise<T> {
  const headers = headersOf(transport, spec, options);
  const limit = spec.body?.once ? 0 : (options.maxRetries ?? transport.maxRetries);
  let renewed = false;
  for (let attempt = 0; ;) {
    options.signal?.throwIfAborted();
    const authorization = spec.anonymous ? null : await transport.credentials.authorization(options.signal);
    try {
      return await once(transport, spec, options, { ...(authorization && { authorization }), ...headers }, read);
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (!renewed && !spec.anonymous && !spec.body?.once && isExpired(error)) {
        renewed = await transport.credentials.renew(authorization, options.signal);
        if (renewed) continue;
      }
      const delay = attempt < limit ? retryDelay(error, attempt, isRepeatable(spec, headers), transport) : null;
      if (delay === null) throw error;
      attempt++;
      await sleep(delay, options.signal);
    }
  }
}

async function once<T>(
  transport: Transport,
  spec: RequestSpec,
  options: RequestOptions,
  headers: Record<string, string>,
  read: (response: Response) => Promise<T> | T,
): Promise<T> {
  const ms = options.timeoutMs ?? transport.timeoutMs;
  const deadline = linkedSignal(options.signal, ms, () => new TimeoutError(`no response within ${ms} ms`));
  let response: Response | null = null;
  try {
    response = await fetchFrom(transport, spec, headers, deadline.signal);
    if (!response.ok && response.status !== 304) throw await readError(response);
    const result = await read(response);
    if (isStream(result)) {
      deadline.stopTimer();
      result.release = deadline.done;
      result.faultOf = (error) => {
        if (options.signal?.aborted) return options.signal.reason;
        return error instanceof ParleyError ? error : lost(spec, error, null);
      };
    } else deadline.done();
    return result;
  } catch (error) {
    deadline.done();
    if (error instanceof ParleyError || options.signal?.aborted) throw error;
    if (deadline.timedOut()) throw new TimeoutError(`no response within ${ms} ms`, { cause: error });
    throw lost(spec, error, response);
  }
}

const MAX_REDIRECTS = 5;

/**
 * Sends the request once and follows redirects. After 301, 302 and 303, fetch replaces a POST by a GET, whose response would be
 * returned as that of the POST. So other methods than GET follow only redirects that keep the method, within the server.
 */
async function fetchFrom(
  transport: Transport,
  spec: RequestSpec,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  let url = urlOf(transport.baseUrl, spec);
  for (let redirects = 0; ; redirects++) {
    const response = await transport.fetch(url, {
      method: spec.method,
      headers,
      signal,
      redirect: spec.method === 'GET' ? 'follow' : 'manual',
      ...(spec.body && { body: spec.body.data }),
      // A stream body requires this option (WHATWG fetch), which lib.dom does not declare.
      ...(spec.body?.once && ({ duplex: 'half' } as object)),
    });
    // Browsers and Node send no credentials to another server. In a page, the address may be relative.
    const isElsewhere = response.redirected && /^https?:/.test(url) && !isSameOrigin(url, response.url);
    if (response.status === 401 && isElsewhere) throw redirected(spec, response.url);
    const next = redirectOf(response, url);
    if (next === null) return response;
    // Its connection can be used again.
    await response.body?.cancel();
    const keepsMethod = response.status === 307 || response.status === 308;
    if (!keepsMethod || spec.body?.once || !isSameOrigin(next, url) || redirects === MAX_REDIRECTS)
      throw redirected(spec, next);
    url = next;
  }
}

/** Target of a redirect that was not followed. Browsers do not disclose it. */
function redirectOf(response: Response, url: string): string | null {
  if (response.type === 'opaqueredirect') return 'another address';
  const location = response.headers.get('location');
  return response.status > 300 && response.status < 400 && location !== null ? new URL(location, url).href : null;
}

function isSameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

/** Not a ConnectionError, because a retry would be redirected again. */
function redirected({ method, path }: RequestSpec, to: string): ParleyError {
  return new ParleyError(`${method} ${path}: the server redirects to ${to}. Change the base URL`);
}

function lost(spec: RequestSpec, error: unknown, response: Response | null): ConnectionError {
  const fault = contentFault(error, response) ?? connectionFault(error as Error);
  return new ConnectionError(`${spec.method} ${spec.path}: ${fault}`, { cause: error });
}

/** Describes a response that another server sent, for example a page; null for other failures. */
function contentFault(error: unknown, response: Response | null): string | null {
  if (!(error instanceof SyntaxError)) return null;
  const type = response?.headers.get('content-type')?.split(';')[0];
  return type === 'text/html' ? `the response is ${type}, not JSON. Check the base URL` : null;
}

function connectionFault({ message, cause }: Error): string {
  const { code, message: why = message } = (cause ?? {}) as { code?: string; message?: string };
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'the server does not speak https: write http:// in its address';
  if (why === 'unknown scheme') return 'the base URL must begin with http:// or https://';
  // The message of fetch contains the address.
  return code === 'ERR_INVALID_URL' ? message : why;
}

/** A result that is read after the method has returned. The given signal can still end it. */
export interface Streaming {
  readonly streaming: true;
  /** Stops listening to the given signal. Call it when the result has been read. */
  release: () => void;
  /** The error to throw for a failure to read the result. */
  faultOf: (error: unknown) => unknown;
}

function isStream(value: unknown): value is Streaming {
  return typeof value === 'object' && value !== null && (value as Partial<Streaming>).streaming === true;
}

function headersOf(transport: Transport, spec: RequestSpec, options: RequestOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: spec.accept ?? 'application/json' };
  if (transport.userAgent) headers['user-agent'] = transport.userAgent;
  if (spec.body?.contentType) headers['content-type'] = spec.body.contentType;
  const workspace = options.workspaceId ?? transport.workspaceId;
  if (workspace !== undefined) headers['x-workspace-id'] = workspace;
  if (spec.keyed) headers['idempotency-key'] = options.idempotencyKey ?? randomKey();
  const further = { ...transport.headers, ...spec.headers, ...options.headers };
  for (const [name, value] of Object.entries(further)) if (value !== undefined) headers[name.toLowerCase()] = value;
  return headers;
}

function urlOf(baseUrl: string, { path, query }: RequestSpec): string {
  // URLs drop such segments together with the segment before, so that the request would be another one.
  if (/\/\.\.?(\/|$)/.test(path)) throw new ParleyError(`${path} contains an id that is "." or ".."`);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, textOf(item));
  }
  const text = search.toString();
  return `${baseUrl}${path}${text && `?${text}`}`;
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Query parameters in the options of a method. */
export function pick(options: object | undefined, names: readonly string[]): Record<string, unknown> {
  const all = (options ?? {}) as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.is('token_expired', 'unauthorized');
}

function isRepeatable(spec: RequestSpec, headers: Record<string, string>): boolean {
  if (spec.method === 'POST') return spec.keyed === true;
  return spec.method !== 'PATCH' || headers['if-match'] === undefined;
}

/** Milliseconds until the next attempt. Null if the error is final. */
function retryDelay(error: unknown, attempt: number, repeatable: boolean, transport: Transport): number | null {
  if (!(error instanceof ApiError)) return error instanceof ConnectionError && repeatable ? backOff(attempt) : null;
  const notBegun =
    error.status === 429 ||
    error.is('idempotency_in_progress') ||
    (error.status === 503 && (repeatable || error.retryAfter !== null));
  if (!notBegun && !(repeatable && (error.status === 502 || error.status === 504))) return null;
  if (error.retryAfter === null) return backOff(attempt);
  const wanted = error.retryAfter * 1000;
  return wanted <= transport.maxRetryDelayMs ? wanted : null;
}

function backOff(attempt: number): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return full * (0.5 + Math.random() / 2);
}

/** 128 random bits. They are not secret, so Math.random is sufficient if Node 18 has no global `crypto`. */
function randomKey(): string {
  const bytes = new Uint8Array(16);
  if (globalThis.crypto) globalThis.crypto.getRandomValues(bytes);
  else for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(Math.random() * 256);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
