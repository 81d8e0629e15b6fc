// The base of the generated groups of methods, and the configuration of a client.
import { anonymous, keyCredentials, sessionCredentials, type Credentials, type SessionTokens } from './credentials.ts';
import { ParleyError } from './errors.ts';
import { FileResponse } from './files.ts';
import { ApiPromise, PagePromise, type PageData } from './promises.ts';
import { plainStream, resumingStream, type EventStream, type NamedEvent } from './streams.ts';
import { send, type RequestOptions, type RequestSpec, type Transport } from './transport.ts';

export interface ParleyOptions {
  /** URL of the service. Default: the environment variable PARLEY_BASE_URL, or http://127.0.0.1:3000. */
  baseUrl?: string | undefined;
  /** An API key, or a function that returns the current one. Default: the environment variable PARLEY_API_KEY. */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /** A session instead of a key: its tokens, or email address and password. It is refreshed automatically. */
  session?: SessionTokens | { email: string; password: string } | undefined;
  /** Called with each new pair of tokens of the session. */
  onSession?: ((tokens: SessionTokens) => void) | undefined;
  /** The workspace, for users with several. */
  workspaceId?: string | undefined;
  /** Milliseconds for one attempt of a request. Default: 60,000. */
  timeoutMs?: number | undefined;
  /** Maximum number of retries of a failed request. Default: 2. */
  maxRetries?: number | undefined;
  /** Longest Retry-After to wait for, in milliseconds. Default: 60,000. */
  maxRetryDelayMs?: number | undefined;
  /** Headers of all requests. */
  headers?: Record<string, string> | undefined;
  /** Another implementation of fetch. */
  fetch?: typeof fetch | undefined;
}

export interface StreamOptions extends RequestOptions {
  /** Id of the event after which the stream continues. */
  lastEventId?: string | number;
  /** Number of consecutive failures to reconnect after which the error is thrown. Default: 10. */
  maxReconnects?: number;
  /** Milliseconds without a byte after which the client reconnects. The service sends one every 15 s. Default: 60,000. */
  idleMs?: number;
}

declare const process: { env?: Record<string, string | undefined>; versions?: { node?: string } } | undefined;

export function createTransport(options: ParleyOptions, version: string): Transport {
  const env = (typeof process === 'object' && process.env) || {};
  const { apiKey, session, ...rest } = options;
  if (apiKey !== undefined && session) throw new ParleyError('pass apiKey or session, not both');
  const given = rest.baseUrl ?? env['PARLEY_BASE_URL'] ?? 'http://127.0.0.1:3000';
  // Every path begins with the version, which is often copied with the address.
  const baseUrl = given.replace(/\/+$/, '').replace(/\/v1$/, '');
  const transport: Transport = {
    baseUrl,
    // Called on the global object, because browsers reject it as a method of another object.
    fetch: rest.fetch ?? ((...input) => globalThis.fetch(...input)),
    timeoutMs: rest.timeoutMs ?? 60_000,
    maxRetries: rest.maxRetries ?? 2,
    maxRetryDelayMs: rest.maxRetryDelayMs ?? 60_000,
    workspaceId: rest.workspaceId,
    headers: rest.headers ?? {},
    // A browser sends its own User-Agent.
    userAgent: typeof process === 'object' && process.versions?.node ? `parley-typescript/${version}` : null,
    credentials: anonymous,
  };
  const key = apiKey ?? (session ? undefined : env['PARLEY_API_KEY']);
  if (session) transport.credentials = sessionOf(transport, session, rest.onSession);
  else if (key) transport.credentials = keyCredentials(key);
  return transport;
}

function sessionOf(
  transport: Transport,
  session: NonNullable<ParleyOptions['session']>,
  onSession: ParleyOptions['onSession'],
): Credentials {
  const post = (path: string, body: object, repeatable: boolean): Promise<SessionTokens> => {
    const data = JSON.stringify(body);
    const spec = { method: 'POST', path, body: { contentType: 'application/json', data }, anonymous: true };
    // A refresh that is sent twice within seconds returns the same tokens, so the request is repeated after a lost response.
    return send(transport, { ...spec, keyed: repeatable }, {}, (response) => response.json() as Promise<SessionTokens>);
  };
  return sessionCredentials({
    tokens: 'access_token' in session ? session : null,
    login:
      'email' in session
        ? () => post('/v1/auth/login', { email: session.email, password: session.password }, false)
        : null,
    refresh: (refresh_token) => post('/v1/auth/refresh', { refresh_token, rotate: true }, true),
    onSession,
  });
}

/** A group of methods. */
export abstract class Resource {
  protected readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  protected json<T>(spec: RequestSpec, options: RequestOptions = {}): ApiPromise<T> {
    return ApiPromise.of(() =>
      send(this.transport, spec, options, async (response) => ({
        data: (response.status === 204 || response.status === 304 ? undefined : await response.json()) as T,
        response,
      })),
    );
  }

  protected none(spec: RequestSpec, options: RequestOptions = {}): ApiPromise<void> {
    return ApiPromise.of(() =>
      send(this.transport, spec, options, async (response) => {
        await response.arrayBuffer();
        return { data: undefined, response };
      }),
    );
  }

  protected page<T, P extends PageData<T>>(spec: RequestSpec, options: RequestOptions = {}): PagePromise<T, P> {
    return PagePromise.ofPages<T, P>((cursor) => {
      const query = cursor === undefined ? spec.query : { ...spec.query, cursor };
      return send(this.transport, { ...spec, query }, options, (response) => response.json() as Promise<P>);
    });
  }

  protected file(spec: RequestSpec, options: RequestOptions = {}): ApiPromise<FileResponse> {
    return ApiPromise.of(async () => {
      const data = await send(this.transport, spec, options, (response) => new FileResponse(response));
      return { data, response: data.response };
    });
  }

  protected resumable<T>(
    spec: RequestSpec,
    options: StreamOptions = {},
    isLast: (event: T) => boolean,
  ): EventStream<T> {
    const { lastEventId, maxReconnects = 10, idleMs, ...request } = options;
    return resumingStream<T>(lastEventId === undefined ? null : String(lastEventId), {
      open: (last) => {
        const headers = { ...spec.headers, ...(last !== null && { 'last-event-id': last }) };
        return this.open({ ...spec, headers }, request);
      },
      isLast,
      signal: request.signal,
      idleMs,
      maxFailures: maxReconnects,
    });
  }

  protected reply<T extends NamedEvent = NamedEvent>(spec: RequestSpec, options: RequestOptions = {}): EventStream<T> {
    return plainStream<T>(() => this.open(spec, options));
  }

  private open(spec: RequestSpec, options: RequestOptions): Promise<FileResponse> {
    const accept = 'text/event-stream';
    return send(this.transport, { ...spec, accept }, options, (response) => new FileResponse(response));
  }
}
