// Mounts every operation of the contract with the same steps: authenticate → rate limit → scope → media type → body → validate →
// idempotency → handler → serialize. Invariant: refusals are checked in the order 401, 429, 403, then 415, 413, 400, 422, then
// the handler's own. Exception: after a body that arrived slowly, the credential and its scope are checked again (readmit), so 401
// and 403 may follow 422. Handlers are wrapped: a cursor is valid only for the list that issued it (list-cursors.ts), and a failed
// reference states the kind of the id (id-hints.ts).
// Deliberately omitted: Fastify's schemas. Compiling them takes seconds at boot; codegen precompiles ours.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/operations.ts';
import type { OperationValidators } from '../../generated/validators.cjs';
import type { Actor, Scope } from '../core/context.ts';
import type { Preconditions, TagRule } from '../core/entity-tag.ts';
import { fail, Failure } from '../core/errors.ts';
import { openGrantOf, scopeSuffices, type CredentialWatch, type Principals } from '../protocol/credentials.ts';
import type { Runtime, Context, Allowance } from '../runtime.ts';
import { authenticate, bearerOf } from './authenticate.ts';
import { credentialHint } from './credential-hints.ts';
import type { HttpSettings } from './http-settings.ts';
import { withKindOfId } from './id-hints.ts';
import type { IdempotencyStore } from './idempotency.ts';
import { createIdempotentRunner, type HandlerOutcome } from './idempotent-run.ts';
import { markCursor, ownCursor } from './list-cursors.ts';
import { createUploads, type Uploads } from './multipart.ts';
import type { RateLimiters } from './rate-limit.ts';
import { answerOf, applyConditions, sendAnswer, sendStream, type HandlerReply, type Serializers } from './reply.ts';
import { createJsonParser, readInput, requireMediaType, type Input } from './request.ts';
import type { UnauthenticatedGate } from './unauthenticated-gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before authentication and on public operations. */
    actor: Actor | null;
    /** Null until the request is counted. */
    allowance: Allowance | null;
    /** When all checks before the body had passed, by the monotonic clock. */
    admittedMs: number;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** A handler as the router calls it. `Handlers` of generated/operations is the typed view of the same functions. */
export type AnyHandler = (ctx: Context, input: Input) => Promise<HandlerReply>;

/** The output of codegen for one contract. Tests pass a small one. */
export interface GeneratedContract {
  operations: Readonly<Record<string, Operation>>;
  validators: Readonly<Record<string, OperationValidators>>;
  serializers: Serializers;
}

export interface Mounting {
  contract: GeneratedContract;
  handlers: Readonly<Record<string, AnyHandler>>;
  runtime: Runtime;
  principals: Principals;
  credentialWatch: CredentialWatch;
  limiters: RateLimiters;
  gate: UnauthenticatedGate;
  idempotency: IdempotencyStore;
  settings: HttpSettings;
  inProgress: RequestsInProgress;
}

/** Requests in progress, which a closing server aborts: streams immediately, other responses after a deadline. */
export interface RequestsInProgress {
  answers: Set<AbortController>;
  streams: Set<AbortController>;
}

const SECOND_FACTOR_NEEDED =
  'This workspace requires a second factor. This session may enroll one (POST /v1/auth/second-factor); if you have one, log in again with it. ' +
  'X-Workspace-Id names another workspace of yours.';
/** Body limit of operations without credentials. Their largest fields are a message and a state of a sign-in, of some KiB. */
const PUBLIC_BODY_LIMIT_BYTES = 64 * 1024;
/** Bodies usually arrive with their headers. */
const SLOW_BODY_MS = 1_000;
const JSON_BODY = /^application\/([\w.+-]+\+)?json\b/i;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export function mountOperations(app: FastifyInstance, mounting: Mounting): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('allowance', null);
  app.decorateRequest('admittedMs', 0);
  // Bodies arrive as bytes. request.ts parses them once the operation is known to accept them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const uploads = createUploads(mounting.settings);
  const operations = Object.values(mounting.contract.operations);
  for (const operation of operations)
    if (operation.parts === null && !operation.spooled) mountOperation(app, operation, mounting, uploads);
  // Registered in its own scope; otherwise the plugin's hooks would run for every request.
  app.register(async (scope) => {
    await scope.register(multipart);
    for (const operation of operations)
      if (operation.parts !== null && !operation.spooled) mountOperation(scope, operation, mounting, uploads);
  });
  app.register(async (scope) => {
    await scope.register(multipart);
    takeStreams(scope);
    for (const operation of operations) if (operation.spooled) mountOperation(scope, operation, mounting, uploads);
  });
  const methods = new Map<string, Set<string>>();
  for (const { method, path, aliases } of operations) {
    for (const url of [path, ...aliases]) methods.set(url, (methods.get(url) ?? new Set()).add(method));
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known);
}

/** Makes bodies other than JSON arrive as streams. */
function takeStreams(scope: FastifyInstance): void {
  scope.removeContentTypeParser('*');
  scope.addContentTypeParser(JSON_BODY, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

function mountOperation(app: FastifyInstance, operation: Operation, mounting: Mounting, uploads: Uploads): void {
  const handler = handlerOf(app, operation, mounting, uploads);
  const guard = guardOf(app, operation, mounting);
  const bodyLimit = bodyLimitOf(operation, mounting.settings);
  for (const url of [operation.path, ...operation.aliases]) {
    app.route({ method: operation.method, url, onRequest: guard, bodyLimit, config: { operation }, handler });
  }
}

/** Files have limits of their own; the limit of their operation is not the limit of its JSON. */
function bodyLimitOf({ scope, parts, spooled, maxBodyBytes }: Operation, { bodyLimitBytes }: HttpSettings): number {
  const usual = scope === 'public' ? Math.min(PUBLIC_BODY_LIMIT_BYTES, bodyLimitBytes) : bodyLimitBytes;
  return parts === null && !spooled ? (maxBodyBytes ?? usual) : usual;
}

/** 405 with Allow (RFC 9110 section 15.5.6) for the methods that a path does not have. */
export function refuseOtherMethods(app: FastifyInstance, url: string, known: Set<string>): void {
  const allow = [...known, ...(known.has('GET') ? ['HEAD'] : [])].sort().join(', ');
  app.route({
    method: METHODS.filter((method) => !known.has(method)),
    url,
    handler: (_request, reply) => {
      reply.header('allow', allow);
      throw fail('method_not_allowed', { detail: `This path supports ${allow}.` });
    },
  });
}

/** Runs all checks that precede reading the body. */
function guardOf(app: FastifyInstance, operation: Operation, mounting: Mounting) {
  const isPublic = operation.scope === 'public';
  const limiter = mounting.limiters.forClass(operation.rateClass, isPublic);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (operation.deprecation !== null) reply.headers(operation.deprecation);
    if (!isPublic) request.actor = await actorOf(app, operation, mounting, request, reply);
    request.allowance = await limiter.count(request, reply);
    if (request.actor) requireScope(operation, request.actor);
    requireMediaType(operation, request, reply);
    request.admittedMs = mounting.runtime.clock.monotonic();
  };
}

/** @throws Failure with status 401, or 429 after too many failed attempts */
export async function actorOf(
  app: FastifyInstance,
  operation: Pick<Operation, 'id' | 'queryToken'>,
  mounting: Pick<Mounting, 'principals' | 'limiters' | 'gate'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor> {
  const { principals, limiters, gate } = mounting;
  const token = operation.queryToken ? (request.query as { token?: unknown }).token : undefined;
  const found =
    typeof token === 'string' && request.headers.authorization === undefined
      ? await principals.byQueryToken(token, {
          operationId: operation.id,
          path: request.params as Record<string, string>,
        })
      : await authenticate(app, mounting, request, operation.id);
  if (typeof found !== 'string') return found;
  try {
    await limiters.failedAuthentication.count(request, reply);
  } catch (error) {
    if (error instanceof Failure) gate.close(request, error.details.retryAfter ?? 1);
    throw error;
  }
  const hint = credentialHint(found, request.headers, typeof token === 'string');
  throw fail(found, hint === null ? {} : { detail: hint });
}

function requireScope(operation: Operation, actor: Actor): void {
  if (operation.principal === 'user' && actor.kind !== 'user') throw fail('user_session_required');
  if (actor.scope === 'enroll') {
    if (operation.withoutSecondFactor) return;
    throw fail('workspace_requires_second_factor', { detail: SECOND_FACTOR_NEEDED });
  }
  const required = operation.scope as Scope;
  if (scopeSuffices(actor.scope, required)) return;
  throw fail('forbidden_scope', {
    detail: `The operation requires the scope ${required}. These credentials have the scope ${actor.scope}.`,
    members: { required_scope: required, actual_scope: actor.scope },
  });
}

function handlerOf(app: FastifyInstance, operation: Operation, mounting: Mounting, uploads: Uploads) {
  const { contract, runtime, settings, inProgress } = mounting;
  const handlerOfOperation = mounting.handlers[operation.id];
  if (!handlerOfOperation) throw new Error(`${operation.id} has no handler`);
  const handler: AnyHandler = async (ctx, input) => {
    try {
      return markCursor(operation.id, input, await handlerOfOperation(ctx, ownCursor(operation.id, input)));
    } catch (error) {
      throw withKindOfId(error, input);
    }
  };
  const validators = contract.validators[operation.id] ?? {};
  const reading = { operation, validators, parseJson: createJsonParser(app), uploads };
  const runIdempotent = createIdempotentRunner(operation, handler, mounting);
  const takesKey = operation.method === 'POST' && operation.scope !== 'public';

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Caches must not store tokens and secrets (RFC 6749 section 5.1).
    if (operation.secretReply) reply.header('cache-control', 'no-store');
    const input = await readInput(reading, request, reply);
    await readmit(operation, mounting, request);
    const leave = followClient(reply, inProgress);
    const conditions = operation.etag === null ? undefined : preconditionsOf(request, operation.etag);
    const ctx = contextOf(runtime, request, leave.signal, conditions);
    const key = takesKey ? request.headers['idempotency-key'] : undefined;
    const outcome =
      typeof key === 'string'
        ? await runIdempotent(key, ctx, input, request, reply)
        : outcomeOf(operation, await handler(ctx, input), contract.serializers);
    if ('answer' in outcome && operation.method === 'GET')
      return sendAnswer(applyConditions(outcome.answer, conditions), reply);
    if ('answer' in outcome) return sendAnswer(outcome.answer, reply);
    if (outcome.stream.events) keepOpen(operation, request, reply, leave, mounting);
    return sendStream(outcome.stream, reply, { heartbeatMs: settings.sseHeartbeatMs, signal: leave.signal });
  };
}

/** Keeps a stream open while its credential is valid and the server runs. */
function keepOpen(
  operation: Operation,
  { actor, ip }: FastifyRequest,
  reply: FastifyReply,
  leave: AbortController,
  { inProgress, credentialWatch }: Mounting,
): void {
  if (leave.signal.aborted) return;
  inProgress.streams.add(leave);
  const grant = actor && openGrantOf(actor, operation.scope as Scope);
  if (!grant) return;
  const stop = credentialWatch.watch({ ...grant, ip }, () =>
    leave.abort(new Error('the API key or session is no longer valid')),
  );
  reply.raw.once('close', stop);
}

function outcomeOf(operation: Operation, result: HandlerReply, serializers: Serializers): HandlerOutcome {
  const answer = answerOf(operation, result, serializers);
  return answer ? { answer } : { stream: result };
}

/**
 * Authenticates again after a slow body. Otherwise a client could hold requests open, each with an incomplete body, and use a key or
 * session after its revocation, for example to create another key.
 * @throws Failure with the code of the refusal
 */
async function readmit(
  operation: Operation,
  { principals, credentialWatch, runtime }: Mounting,
  request: FastifyRequest,
): Promise<void> {
  const { actor, ip, admittedMs } = request;
  if (actor === null || actor.kind === 'token') return;
  if (runtime.clock.monotonic() - admittedMs <= SLOW_BODY_MS) return;
  const grant = openGrantOf(actor, operation.scope as Scope)!;
  // Not byKey unless it refuses, because it counts a use of the key.
  if (actor.kind === 'key' && (await credentialWatch.isLive({ ...grant, ip }))) return;
  const found =
    actor.kind === 'key'
      ? await principals.byKey(bearerOf(request)!, ip)
      : await principals.bySession({ sub: actor.userId, sid: actor.sessionId, wsp: actor.workspaceId }, undefined, ip);
  if (typeof found === 'string') throw fail(found);
  requireScope(operation, found);
  request.actor = found;
}

/** Public operations get the same object. The type of their handlers hides `actor`, which is null. */
function contextOf(
  runtime: Runtime,
  request: FastifyRequest,
  signal: AbortSignal,
  preconditions: Preconditions | undefined,
): Context {
  const { id: requestId, ip, headers, allowance } = request;
  return {
    ...runtime,
    requestId,
    ip,
    origin: headers.origin ?? null,
    bearer: bearerOf(request) ?? null,
    accept: headers.accept ?? '',
    signal,
    actor: request.actor as Actor,
    ...(headers['user-agent'] === undefined ? {} : { userAgent: headers['user-agent'] }),
    ...(allowance === null ? {} : { allowance }),
    ...(preconditions === undefined ? {} : { preconditions }),
  };
}

/** Returns a request's conditional headers, which a handler evaluates in its transaction; undefined if it has none. */
function preconditionsOf({ headers }: FastifyRequest, rule: TagRule): Preconditions | undefined {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  return ifMatch === undefined && ifNoneMatch === undefined ? undefined : { ifMatch, ifNoneMatch, rule };
}

/**
 * @returns a controller that aborts when the client disconnects or the drain deadline passes, and after the response to HEAD,
 * which ends no stream of the handler
 */
export function followClient(reply: FastifyReply, inProgress: RequestsInProgress): AbortController {
  const leave = new AbortController();
  const disconnect = () => leave.abort(new Error('the client disconnected'));
  // The client disconnected during authentication: 'close' was already emitted.
  if (reply.raw.closed) {
    disconnect();
    return leave;
  }
  inProgress.answers.add(leave);
  reply.raw.once('close', () => {
    inProgress.answers.delete(leave);
    inProgress.streams.delete(leave);
    if (!reply.raw.writableFinished || reply.request.method === 'HEAD') disconnect();
  });
  return leave;
}
