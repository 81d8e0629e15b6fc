// The MCP server at POST /mcp (streamable HTTP of the Model Context Protocol). It is not an operation of the contract: its
// messages are JSON-RPC, and tools/list describes its tools. Invariants: requests are authenticated like those of operations;
// tools call the operations with the client's credentials (own-requests.ts), so scopes, limits, idempotency and audit apply; no
// process keeps session state (mcp/session.ts, mcp-mailbox.ts). Pages of foreign origins are refused even if CORS_ORIGINS allows
// all origins, because the protocol requires it against DNS rebinding. Deliberately omitted: GET and DELETE, since the server
// sends nothing unrequested and stores nothing; batches, which the protocol dropped; an authorization server, because clients
// send an API key or an access token.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '../../generated/operations.ts';
import { isLoopbackName } from '../core/address.ts';
import type { Actor } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import { INEXACT_DETAIL, inexactInteger } from '../core/exact-json.ts';
import { isDeeperThan, isObject, type JsonObject } from '../core/json.ts';
import { createHolderCounts } from '../core/keyed.ts';
import { keepKnownMembers, paramsFault, refusedNumber, refusedParams } from '../mcp/messages.ts';
import { createSessionIds, newSession, type ClientSession, type SessionIds } from '../mcp/session.ts';
import type { Runtime } from '../runtime.ts';
import type { HttpSettings } from './http-settings.ts';
import { createMailbox, type McpMailbox } from './mcp-mailbox.ts';
import { actorOf, followClient, refuseOtherMethods, type Mounting } from './mount.ts';
import { createOwnRequests } from './own-requests.ts';
import { limitedSubject, type RateLimiter } from './rate-limit.ts';
import { BODY_BOUNDS, createJsonParser, refuseCostly } from './request.ts';

const MCP_PATH = '/mcp';
const METADATA_PATH = '/.well-known/oauth-protected-resource';
/** Maximum MCP requests in progress per user in this process. Each uses a connection. */
const MAX_AT_ONCE = 64;
/** Greater than the allowed depth of a tool's arguments plus their message. */
const MAX_LEVELS = 110;
/**
 * Arguments that are too deep are refused as such, so that the model reads why; far deeper ones are refused
 * before they are parsed.
 */
const MESSAGE_BOUNDS = { ...BODY_BOUNDS, levels: 10_000 };
/** Headers that the SDK reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const;

interface McpMounting extends Pick<
  Mounting,
  'principals' | 'limiters' | 'gate' | 'inProgress' | 'settings' | 'runtime'
> {
  openapi: object;
  version: string;
  pageLimiter: RateLimiter;
}

/** Dependencies of a request to the MCP server. */
interface McpServerDeps extends McpMounting {
  app: FastifyInstance;
  mailbox: McpMailbox;
  sessionIds: SessionIds;
  running: ReturnType<typeof createHolderCounts<string>>;
  parse(text: string): unknown;
}

/** Call after mountOperations, which makes bodies arrive as bytes. */
export function mountMcp(app: FastifyInstance, mounting: McpMounting): void {
  const { settings, runtime, limiters } = mounting;
  const limiter = limiters.forClass('mcp', false);
  const deps: McpServerDeps = {
    ...mounting,
    app,
    mailbox: createMailbox(runtime.notifications, runtime.db, runtime.log),
    sessionIds: createSessionIds(settings.jwtSecret),
    running: createHolderCounts<string>(),
    parse: createJsonParser(app),
  };
  app.addHook('onClose', async () => deps.mailbox.close());
  app.route({
    method: 'POST',
    url: MCP_PATH,
    bodyLimit: settings.bodyLimitBytes,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      requireKnownOrigin(request, settings);
      request.actor = await actorOf(app, { id: 'mcp', queryToken: false }, mounting, request, reply);
      request.allowance = await limiter.count(request, reply);
    },
    onSend: async (request, reply) => {
      if (reply.statusCode === 401) reply.header('www-authenticate', challenge(request, runtime));
    },
    handler: (request, reply) => answer(deps, request, reply),
  });
  refuseOtherMethods(app, MCP_PATH, new Set(['POST']));
  for (const url of [METADATA_PATH, METADATA_PATH + MCP_PATH]) {
    app.get(url, async (request, reply) => {
      await mounting.pageLimiter.count(request, reply);
      return reply.send(resourceMetadata(runtime.publicUrl()));
    });
  }
}

/** Refuses foreign origins, and host names that another page resolved to this machine (DNS rebinding). */
function requireKnownOrigin({ headers: { origin } }: FastifyRequest, settings: HttpSettings): void {
  if (origin === undefined) return;
  const { ownUrls, corsOrigins, localOnly } = settings;
  const known = [...ownUrls.map((url) => new URL(url).origin), ...(corsOrigins === '*' ? [] : corsOrigins)];
  const isLocal = localOnly && URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);
  if (isLocal || known.includes(origin)) return;
  const detail = `Pages of ${origin.slice(0, 200)} may not use ${MCP_PATH}. Programs send no Origin; CORS_ORIGINS lists pages that may.`;
  throw fail('origin_not_allowed', { detail });
}

/** Returns the WWW-Authenticate value of RFC 6750 section 3, with the metadata URL of RFC 9728 section 5.1. */
function challenge({ headers }: FastifyRequest, { publicUrl }: Pick<Runtime, 'publicUrl'>): string {
  const error = headers.authorization === undefined ? '' : ', error="invalid_token"';
  return `Bearer realm="Parley"${error}, resource_metadata="${publicUrl()}${METADATA_PATH}${MCP_PATH}"`;
}

/** Resource metadata (RFC 9728). It names no authorization server, because keys are created with POST /v1/api-keys. */
function resourceMetadata(url: string): object {
  return {
    resource: url + MCP_PATH,
    resource_name: 'Parley',
    bearer_methods_supported: ['header'],
    scopes_supported: ['read-only', 'write', 'admin'],
    resource_documentation: `${url}/docs`,
  };
}

async function answer(deps: McpServerDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const actor = request.actor!;
  const { message, inexact } = messageOf(deps, request);
  const session = sessionOf(deps, request, message, actor);
  const owner = `${session?.nonce ?? ''} ${actor.workspaceId} ${actor.userId}`;
  if (!isRequest(message)) {
    // Without a session nothing of it can be in progress.
    if (session !== null) await deps.mailbox.post(owner, keepKnownMembers(message));
    return reply.code(202).send();
  }
  if (inexact !== null) return reply.send(refusedNumber(message.id, inexact));
  const fault = paramsFault(message);
  if (fault !== null) return reply.send(refusedParams(message.id, fault));
  const release = acquireSlot(deps, limitedSubject(actor));
  const closing = new AbortController();
  // Aborts immediately when the server closes, as streams do. The response itself may still be sent.
  deps.inProgress.streams.add(closing);
  const forget = (): void => {
    release();
    deps.inProgress.streams.delete(closing);
  };
  // The client disconnected during authentication: 'close' was already emitted.
  if (reply.raw.closed) forget();
  else reply.raw.once('close', forget);
  const leave = followClient(reply, deps.inProgress);
  const { answerMcpMessage } = await import('./mcp-exchange.ts');
  const response = await answerMcpMessage({
    message: { ...keepKnownMembers(message), id: message.id, method: message.method },
    owner,
    version: deps.version,
    operations,
    contract: deps.openapi as JsonObject,
    headers: Object.fromEntries(
      HEADERS.map((name) => [name, String(request.headers[name] ?? '')]).filter(([, value]) => value),
    ),
    newSessionId: message.method === 'initialize' && session !== null ? deps.sessionIds.seal(session, actor) : null,
    sessionId: session?.nonce ?? null,
    elicits: session?.elicits ?? false,
    closing: closing.signal,
    mailbox: deps.mailbox,
    keepAliveMs: deps.settings.sseHeartbeatMs,
    port: (signal) => createOwnRequests(deps.app, request, AbortSignal.any([signal, leave.signal])),
    onError(error) {
      deps.runtime.log.error({ err: error, requestId: request.id }, 'an MCP tool failed');
      return request.id;
    },
    leave: ended(reply, leave.signal),
  });
  return send(response, reply);
}

/**
 * Returns one message, and the pointer of an integer in it that was not read exactly.
 * @throws Failure `bad_request`, `payload_too_large`, `validation_failed`
 */
function messageOf({ parse }: McpServerDeps, request: FastifyRequest): { message: JsonObject; inexact: string | null } {
  const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
  refuseCostly(bytes, MESSAGE_BOUNDS);
  const text = bytes.toString('utf8');
  const message = parse(text);
  if (Array.isArray(message))
    throw fail('bad_request', { detail: 'Send one JSON-RPC message; batches are not supported.' });
  if (!isObject(message) || message['jsonrpc'] !== '2.0') {
    throw fail('bad_request', { detail: 'The body must be a JSON-RPC 2.0 message of the Model Context Protocol.' });
  }
  // As a notification it would get no response, and its client would wait.
  if ('method' in message && 'id' in message && !isRequest(message))
    throw fail('bad_request', { detail: 'The id of a request must be a string or an integer.' });
  // Deeper arguments are refused by the tool.
  const inexact = isDeeperThan(message, MAX_LEVELS) ? null : inexactInteger(text);
  // Only a request with a valid id can be answered with a protocol error.
  if (inexact !== null && (inexact === '/id' || !isRequest(message)))
    throw fail('bad_request', { detail: `${inexact} ${INEXACT_DETAIL}.` });
  return { message, inexact };
}

function isRequest(message: JsonObject): message is JsonObject & { id: string | number; method: string } {
  const { id, method } = message;
  return typeof method === 'string' && (typeof id === 'string' || Number.isInteger(id));
}

/** Returns null for clients that keep no session. @throws Failure `not_found`, which makes a client initialize again */
function sessionOf(
  { sessionIds }: McpServerDeps,
  { headers }: FastifyRequest,
  message: JsonObject,
  actor: Actor,
): ClientSession | null {
  if (message['method'] === 'initialize') {
    const { params } = message;
    return newSession(isObject(params) ? params['capabilities'] : undefined);
  }
  const id = headers['mcp-session-id'];
  if (typeof id !== 'string') return null;
  const session = sessionIds.open(id, actor);
  if (session !== null) return session;
  throw fail('not_found', { detail: 'The Mcp-Session-Id is not one of this user. Begin again with initialize.' });
}

/** @throws Failure `rate_limited` */
function acquireSlot({ running }: McpServerDeps, subject: string): () => void {
  if (running.of(subject) >= MAX_AT_ONCE) {
    const detail = `This user has ${MAX_AT_ONCE} MCP requests in progress. Wait until one has ended.`;
    throw fail('rate_limited', { detail, retryAfter: 1 });
  }
  return running.add(subject);
}

/** Aborts when the response was sent or can no longer be sent. */
function ended(reply: FastifyReply, leave: AbortSignal): AbortSignal {
  const end = new AbortController();
  const stop = (): void => end.abort();
  if (reply.raw.closed || leave.aborted) stop();
  reply.raw.once('close', stop);
  leave.addEventListener('abort', stop, { once: true });
  return end.signal;
}

function send(response: Response, reply: FastifyReply): FastifyReply {
  reply.code(response.status).header('cache-control', 'no-store');
  for (const name of ['content-type', 'mcp-session-id', 'x-accel-buffering']) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send(response.body === null ? undefined : Readable.fromWeb(response.body as ReadableStream));
}
