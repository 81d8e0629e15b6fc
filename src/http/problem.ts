// Builds every error response: application/problem+json (RFC 9457) with a code of the contract, or an HTML page for browsers.
// Invariant: statuses come only from generated/errors. An unexpected error is a 500: the client gets its request id, and the log
// gets the details.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../generated/errors.ts';
import { Failure, fail, tooLarge } from '../core/errors.ts';
import { interfaceOf, problemOf, shapeProblem, type Problem } from '../protocol/problem-document.ts';
import { sendPage } from './plain-page.ts';
import { isPageVisit, problemPage } from './problem-page.ts';
import type { HttpAnswer } from './reply.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** URL of the service, as clients reach it. */
    publicUrl(): string;
  }
}

const MEDIA_TYPE = 'application/problem+json; charset=utf-8';
// A restarting database is back within seconds; earlier retries only add load.
const UNAVAILABLE_RETRY_SECONDS = 5;

/**
 * Maps an error to a failure; null for an unexpected error.
 * @param bodyLimitBytes the limit of the route, for the text of 413
 */
export function failureOf(error: unknown, bodyLimitBytes?: number): Failure | null {
  if (error instanceof Failure) return error;
  if (isDatabaseDown(error)) return fail('unavailable', { retryAfter: UNAVAILABLE_RETRY_SECONDS });
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(bodyLimitBytes);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fail('unsupported_media_type');
  // Fastify's own errors: a wrong content length, an invalid escape in the path, a truncated body.
  if (typeof code === 'string' && code.startsWith('FST_ERR_') && typeof statusCode === 'number' && statusCode < 500) {
    return fail('bad_request', { detail: (error as Error).message });
  }
  return fileFailureOf(error);
}

/** Maps errors of the plugin that serves files. It marks client errors with `expose` (http-errors) or its own codes. */
function fileFailureOf(error: unknown): Failure | null {
  const { code, statusCode, expose } = (error ?? {}) as { code?: unknown; statusCode?: unknown; expose?: unknown };
  if (expose !== true && !(typeof code === 'string' && code.startsWith('FST_STATIC_'))) return null;
  if (statusCode === 403 || statusCode === 404) return fail('not_found');
  if (statusCode === 412) return fail('precondition_failed');
  if (statusCode === 416) return fail('range_not_satisfiable');
  return typeof statusCode === 'number' && statusCode < 500 ? fail('bad_request') : null;
}

/** Sends the problem, and logs server errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error, request.routeOptions?.bodyLimit) ?? fail('internal_error');
  // A request that matched no route has no options.
  const operation = request.routeOptions?.config?.operation?.id;
  const fields = { err: error, requestId: request.id, operation };
  if (failure.code === 'internal_error') request.log.error(fields, 'request failed');
  // A request whose client has disconnected is aborted, which is no failure of the service.
  else if (failure.code === 'unavailable') request.log[reply.raw.closed ? 'debug' : 'warn'](fields, 'unavailable');
  return sendFailure(failure, request, reply);
}

export function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.sent) return reply;
  const answer = problemAnswer(failure, request);
  if (isPageVisit(request)) {
    const page = problemPage(JSON.parse(answer.body) as Problem);
    return sendPage(reply.code(answer.status).headers(answer.headers), page);
  }
  return reply.code(answer.status).headers(answer.headers).header('content-type', MEDIA_TYPE).send(answer.body);
}

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** Returns the code of the problem that answers the request; undefined if none does. */
export function problemCodeOf(request: FastifyRequest): ErrorCode | undefined {
  return codes.get(request);
}

/** The problem as a complete response. */
export function problemAnswer(failure: Failure, request: FastifyRequest): HttpAnswer {
  codes.set(request, failure.code);
  const path = pathOf(request.url);
  const plain = problemOf(failure, request.id, path, request.server.publicUrl());
  // A request that matched no route has no options.
  const operation = request.routeOptions?.config?.operation;
  const problem = shapeProblem(operation ? operation.errorShape : (interfaceOf(path)?.shape ?? null), plain);
  const headers: Record<string, string> = {};
  if (failure.details.retryAfter !== undefined) headers['retry-after'] = String(failure.details.retryAfter);
  const { wholeBytes } = failure.details;
  if (wholeBytes !== undefined) headers['content-range'] = `bytes */${wholeBytes}`;
  if (failure.details.etag !== undefined) headers['etag'] = failure.details.etag;
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer';
  return { status: problem.status, contentType: MEDIA_TYPE, headers, body: JSON.stringify(problem) };
}

/** Omits the query, which may hold a token. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
// Class 08 connection exceptions, class 53 insufficient resources, class 58 system errors; 57P01–57P05 shutdown, start-up,
// dropped database and idle session; 25006 read-only; 25P03 and 25P04 timeouts of transactions, 55P03 of locks, 57014 of
// statements; 40001 and 40P01 serialization failures and deadlocks, which succeed when retried.
const SQL_STATES = /^(08...|53...|58...|57P0[1-5]|57014|25006|25P0[34]|55P03|40001|40P01)$/;
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client was closed|pool after calling end|is not queryable|Query read timeout|^timeout expired$/;

/** Whether the database is unavailable or overloaded, as opposed to rejecting this statement. */
function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, address } = error as { code?: unknown; syscall?: unknown; address?: unknown };
  if (typeof code === 'string' && SQL_STATES.test(code) && 'severity' in error) return true;
  // Vendor sockets fail with the same codes; adapters wrap those in ProviderError, which has no syscall.
  if (typeof code === 'string' && SOCKET_ERRORS.has(code)) return syscall !== undefined || address !== undefined;
  return POOL_MESSAGES.test(error.message);
}
