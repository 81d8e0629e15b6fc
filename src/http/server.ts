// The HTTP server: plugins, the pages around the API (/openapi.json, /docs, /llms.txt, /health, /ready, /metrics), the
// operations, and graceful shutdown. Invariant: every response has an X-Request-Id; every failure is a problem document.
import type { Socket } from 'node:net';
import { join } from 'node:path';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { fail } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Callback } from '../protocol/callback.ts';
import type { CredentialWatch, Principals } from '../protocol/credentials.ts';
import { interfaceOf } from '../protocol/problem-document.ts';
import type { SocketRoute } from '../protocol/server-socket.ts';
import type { TalkSubject } from '../protocol/talk-subject.ts';
import type { Runtime, Uses } from '../runtime.ts';
import { mountAccountPages } from './account-pages.ts';
import { TOKEN_AUDIENCE } from './authenticate.ts';
import { mountBrowserSession, type BrowserSessionOptions } from './browser-session.ts';
import { mountCallbacks } from './callbacks.ts';
import { cutStalledAnswer, limitConnections, refuseBrokenRequest, type LimitedConnections } from './connections.ts';
import { mountDemoFunctions, type DemoFunctionOptions } from './demo-functions.ts';
import { mountDocsPages } from './docs/mount.ts';
import { mountOpenApiFile } from './docs/openapi-file.ts';
import type { HttpSettings } from './http-settings.ts';
import { createIdempotencyStore } from './idempotency.ts';
import { createIncomingRequest, discardRest } from './incoming-request.ts';
import { mountMcp } from './mcp.ts';
import { createMemoryCounters, type Counters } from './memory-counters.ts';
import { mountOperations, type AnyHandler, type GeneratedContract, type RequestsInProgress } from './mount.ts';
import { createNearestOperation } from './nearest-operation.ts';
import { createObserver, type Observer } from './observe.ts';
import { createOriginPolicy, SCRIPT, VISITED, type OriginPolicy } from './origin-policy.ts';
import type { BrandOf } from './page-brand.ts';
import { mountProbes, type Probes } from './probes.ts';
import { problemCodeOf, sendError, sendFailure } from './problem.ts';
import { cleanForwardedFor, createProxies, warnOfCount, type Proxies } from './proxies.ts';
import { counterStoreOf, createLimiters, type RateLimiter, type RateLimiters } from './rate-limit.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createUnauthenticatedGate } from './unauthenticated-gate.ts';
import { mountPages } from './web-pages.ts';
import { createUpgradeTest, mountSockets } from './websocket.ts';

export interface ServerOptions {
  settings: HttpSettings;
  runtime: Runtime;
  contract: GeneratedContract & { openapi: object };
  handlers: Readonly<Record<string, AnyHandler>>;
  principals: Principals;
  /** Store of the rate limits. Default: the memory of this process. */
  counters?: Counters;
  /** Ends streams whose credential was revoked. */
  credentialWatch: CredentialWatch;
  /** Callbacks of providers. Default: none. */
  callbacks?: readonly Callback[];
  /** Checks of /ready by name. Each rejects when its dependency is not usable. */
  probes: Probes;
  /** Check of /health: returns null, or the reason why the process must be restarted. */
  stuck?: () => string | null;
  /**
   * Counts each response of an operation with its status and error code; 504 for a client that disconnected
   * before the first byte.
   */
  measured?: {
    observe(status: number, code: string | undefined): void;
    /** Minimum wait before a disconnected client counts. */
    lateMs: number;
  };
  sockets?: readonly SocketRoute[];
  /** Refreshes browser sessions. Default: none, and pages offer no sign-in. */
  refresh?: BrowserSessionOptions['refresh'];
  /** Looks up the brand shown on account pages. Default: no brand. */
  brandOf?: BrandOf;
  /** The MCP server. Default: none. */
  mcp?: { version: string };
  /** The agent of the talk page, and its functions. */
  demo?: { subject: (host: string) => Promise<TalkSubject>; answer: DemoFunctionOptions['answer'] };
}

export interface HttpServer {
  /** The Fastify app, for further routes (widgets, pages) before `listen`, and for `inject` in tests. */
  app: FastifyInstance;
  /** Registry for metrics of other parts of the process. */
  registry: Observer['registry'];
  /** Starts listening. Returns the URL that clients use: PUBLIC_URL, or the actual host and port. */
  listen(): Promise<string>;
  /** URL of the server as this machine reaches it. */
  localUrl(): string;
  /** Makes /ready report draining while requests are still served. Each response closes its connection, so that none is cut later. */
  announceEnd(): void;
  /**
   * Makes /ready report draining, gives responses in progress `drainMs`, or less if `leftMs` is shorter, then cuts them. May be
   * called twice.
   */
  close(leftMs?: number): Promise<void>;
}

// Domains and encoded ids are longer than the router's default of 100. None of our paths needs more than this.
const MAX_PATH_PARAMETER_LENGTH = 512;
const SWEEP_MS = 50;
/** At the end of the server, a request on a connection without one must arrive within this time. */
const SILENT_MS = 500;
const ROOT = join(import.meta.dirname, '..', '..');

export async function createServer(options: ServerOptions): Promise<HttpServer> {
  const { settings, runtime } = options;
  const observer = createObserver(runtime.log);
  const inProgress: RequestsInProgress = { answers: new Set(), streams: new Set() };
  let closing: Promise<void> | null = null;
  let isEnding = false;
  const proxies = createProxies(settings.trustProxy);
  warnOfCount(settings.trustProxy, runtime.log);
  const originPolicy = createOriginPolicy(settings);
  const setSecurityHeaders = createSecurityHeaders(settings);
  const isUpgraded = createUpgradeTest(options.sockets ?? []);
  const app = createApp(settings, runtime, { proxies, isUpgraded });
  const connections = limitConnections(app.server, settings, { proxies, log: runtime.log });

  app.addHook('onRequest', (request, reply, done) => {
    if (proxies.isProxy(request.socket.remoteAddress)) cleanForwardedFor(request.raw.headers);
    reply.raw.on('timeout', () => cutStalledAnswer(reply.raw, settings.stalledMs));
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      countUnanswered(options, request, reply);
      // The response of an upgraded request is its socket, and closes with it.
      if (!isUpgraded(request.raw)) observer.observeCut(request, reply);
    });
    reply.header('x-request-id', request.id);
    setSecurityHeaders(request, reply);
    if (isEnding) reply.header('connection', 'close');
    const refusal = originPolicy.refusal(request);
    if (!refusal) return done();
    // The WebSocket plugin closes only the handshakes that reach it; this request ends earlier.
    if (isUpgraded(request.raw)) reply.raw.once('finish', () => request.raw.socket.destroy());
    void sendFailure(refusal, request, reply);
  });
  app.addHook('onResponse', (request, reply, done) => {
    discardRest(request.raw);
    observer.observe(request, reply);
    if (request.routeOptions.config.operation) options.measured?.observe(reply.statusCode, problemCodeOf(request));
    done();
  });
  const counters = options.counters ?? createMemoryCounters(runtime.clock);
  await registerPlugins(app, settings, originPolicy, counters);
  const limiters = createLimiters(app, settings);
  const pageLimiter = limiters.forClass('pages', true);
  const nearestOperation = createNearestOperation(Object.values(options.contract.operations));
  app.setNotFoundHandler(async (request, reply) => {
    await pageLimiter.count(request, reply);
    const meant = nearestOperation(request.method, request.url);
    const other = interfaceOf(request.url.split('?', 1)[0]!)?.detail;
    const sentences = [other, meant && `Did you mean ${meant}?`, 'The page /docs lists all operations.'];
    const detail = sentences.filter(Boolean).join(' ');
    return sendFailure(fail('not_found', { detail }), request, reply);
  });
  await mountSockets(app, options.sockets ?? [], {
    clock: runtime.clock,
    counters,
    maxRefusals: settings.failedAuthentication.max,
    onAdmitted: connections.release,
    onError: (error, { id }) => runtime.log.error({ err: error, requestId: id }, 'a WebSocket could not be opened'),
  });
  const { probes, stuck } = options;
  mountProbes(app, { probes, stuck, isClosing: () => isEnding, observer, settings, limiters });
  await mountDocuments(app, options, pageLimiter);
  const brandOf = options.brandOf ?? (() => Promise.resolve(null));
  mountAccountPages(app, pageLimiter, brandOf);
  const isSecure = () => publicUrl(app, settings).startsWith('https:');
  const { refresh } = options;
  if (refresh) {
    const { idleDays } = runtime.config.sessions;
    const failures = limiters.failedAuthentication;
    await mountBrowserSession(app, { refresh, isSecure, idleDays, limiter: pageLimiter, failures });
  }
  await mountPages(app, {
    files: runtime.web,
    subject: options.demo?.subject ?? (() => Promise.reject(fail('demo_not_found'))),
    subjectLimiter: limiters.forClass('demo', true),
    fileLimiter: pageLimiter,
    brandOf,
  });
  if (options.demo) mountDemoFunctions(app, { ...options.demo, limiter: pageLimiter });
  mountApi(app, options, { limiters, inProgress, pageLimiter });
  mountCallbacks(app, { callbacks: options.callbacks ?? [], runtime, limiters, inProgress });

  return {
    app,
    registry: observer.registry,
    async listen() {
      await app.listen({ host: settings.host, port: settings.port });
      return publicUrl(app, settings);
    },
    localUrl: () => localUrl(app, settings),
    announceEnd() {
      isEnding = true;
    },
    close(leftMs = Infinity) {
      isEnding = true;
      return (closing ??= drain(app, { inProgress, connections }, Math.min(leftMs, settings.drainMs)));
    },
  };
}

/** Mounts the operations, and the MCP server whose tools call them. */
function mountApi(
  app: FastifyInstance,
  options: ServerOptions,
  parts: { limiters: RateLimiters; inProgress: RequestsInProgress; pageLimiter: RateLimiter },
): void {
  const { settings, runtime, contract, handlers, principals, credentialWatch, mcp } = options;
  const gate = createUnauthenticatedGate(runtime.clock, settings.failedAuthentication.max);
  const idempotency = createIdempotencyStore({
    db: runtime.db,
    vault: runtime.vault,
    hours: settings.idempotencyHours,
    leaseSeconds: settings.idempotencyLeaseSeconds,
    onError: (error) => runtime.log.error({ err: error }, 'the lease of an Idempotency-Key could not be renewed'),
  });
  const shared = { runtime, principals, settings, gate, ...parts };
  mountOperations(app, { ...shared, contract, handlers, credentialWatch, idempotency });
  if (mcp) mountMcp(app, { ...shared, ...mcp, openapi: contract.openapi });
}

async function mountDocuments(app: FastifyInstance, options: ServerOptions, limiter: RateLimiter): Promise<void> {
  const { contract, settings, runtime } = options;
  await mountOpenApiFile(app, contract.openapi, () => publicUrl(app, settings), limiter);
  mountDocsPages(app, { openapi: contract.openapi, root: ROOT, template: runtime.web.docs, limiter });
}

/** Counts requests that end without a response. Sent responses are counted when they finish. */
function countUnanswered({ measured }: ServerOptions, request: FastifyRequest, reply: FastifyReply): void {
  if (!measured || reply.raw.headersSent || reply.elapsedTime < measured.lateMs) return;
  if (request.routeOptions.config.operation) measured.observe(504, undefined);
}

interface AppOptions {
  proxies: Proxies;
  isUpgraded: ReturnType<typeof createUpgradeTest>;
}

function createApp(settings: HttpSettings, runtime: Uses<'log'>, { proxies, isUpgraded }: AppOptions): FastifyInstance {
  const refuse = (error: Error, connection: Socket): void =>
    refuseBrokenRequest(error, connection, pagesUrl(app, settings));
  const app: FastifyInstance = fastify({
    loggerInstance: runtime.log as FastifyBaseLogger,
    // observe.ts writes one line per response. Fastify's two lines would include the query, which may hold a token.
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines about a request carry its id as a field; a child logger per request would cost more than the line.
    childLoggerFactory: (log) => log,
    genReqId: () => newId('req'),
    requestIdHeader: false,
    trustProxy: proxies.trusts,
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: settings.requestTimeoutMs,
    keepAliveTimeout: settings.keepAliveMs,
    connectionTimeout: settings.stalledMs,
    // During shutdown, requests on open connections are still served; /ready tells the load balancer to stop sending them.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER_LENGTH },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      return sendError(error, request as FastifyRequest, reply as FastifyReply) as never;
    },
    clientErrorHandler: refuse,
    // Some clients offer HTTP/2 (`h2c`) with each request, and get the response of HTTP/1.1.
    http: {
      shouldUpgradeCallback: isUpgraded,
      IncomingMessage: createIncomingRequest(refuse),
      headersTimeout: settings.headersTimeoutMs,
      connectionsCheckingInterval: settings.connectionCheckMs,
    },
  }) as unknown as FastifyInstance;
  app.decorate('publicUrl', () => pagesUrl(app, settings));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return app;
}

type CorsCallback = (error: Error | null, options: FastifyCorsOptions) => void;

const CORS: FastifyCorsOptions = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  // Programs send OPTIONS without the headers of a preflight. The plugin would refuse them with a plain text.
  strictPreflight: false,
  exposedHeaders: [
    'X-Request-Id',
    'ETag',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'Idempotent-Replayed',
    'Content-Range',
    'Mcp-Session-Id',
  ],
  maxAge: 600,
};
async function registerPlugins(
  app: FastifyInstance,
  settings: HttpSettings,
  originPolicy: OriginPolicy,
  counters: Counters,
): Promise<void> {
  await app.register(cors, () => (request: FastifyRequest, callback: CorsCallback) => {
    const any = settings.corsOrigins === '*' || SCRIPT.test(request.url);
    const { origin = '' } = request.headers;
    callback(null, { ...CORS, origin: any ? '*' : VISITED.test(request.url) || originPolicy.allows(origin) });
  });
  await app.register(jwt, {
    secret: settings.jwtSecret,
    sign: { algorithm: 'HS256', aud: TOKEN_AUDIENCE },
    verify: { algorithms: ['HS256'], allowedAud: TOKEN_AUDIENCE, requiredClaims: ['aud', 'exp'] },
  });
  await app.register(rateLimit, { global: false, store: counterStoreOf(counters) });
}

function publicUrl(app: FastifyInstance, settings: HttpSettings): string {
  return settings.publicUrl ?? urlOf(settings.host, portOf(app, settings));
}

/** Base URL of the service's pages for browsers. */
function pagesUrl(app: FastifyInstance, settings: HttpSettings): string {
  return settings.publicUrl ?? localUrl(app, settings);
}

function localUrl(app: FastifyInstance, settings: HttpSettings): string {
  const isAnywhere = settings.host === '0.0.0.0' || settings.host === '::';
  return urlOf(isAnywhere ? 'localhost' : settings.host, portOf(app, settings));
}

function portOf(app: FastifyInstance, settings: HttpSettings): number {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : settings.port;
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function drain(
  app: FastifyInstance,
  { inProgress, connections }: { inProgress: RequestsInProgress; connections: LimitedConnections },
  drainMs: number,
): Promise<void> {
  for (const stream of inProgress.streams) stream.abort(new Error('the server is closing'));
  const late = setTimeout(() => {
    for (const answer of inProgress.answers) answer.abort(new Error('the server is closing'));
    app.server.closeAllConnections();
  }, drainMs);
  const silent = setTimeout(connections.closeSilent, SILENT_MS);
  // Connections that become idle after close() began would otherwise delay it by the keep-alive time.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(late);
    clearTimeout(silent);
    clearInterval(sweep);
  }
}
