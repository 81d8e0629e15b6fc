// Turns a handler's return value into a response. Invariant: a JSON body passes through its schema's serializer, which strips
// undeclared properties.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type {
  ByteStream,
  Operation,
  OperationReply,
  ReplyHeaders,
  ServerSentEvent,
} from '../../generated/operations.ts';
import { entityTagOf, isCurrent, refusalOf, type Preconditions } from '../core/entity-tag.ts';
import { fail } from '../core/errors.ts';
import { eventStream } from './sse.ts';

/** A handler's return value as the router represents it; `ReplyOf` is its typed view. */
export interface HandlerReply {
  status: number;
  headers?: ReplyHeaders;
  body?: unknown;
  stream?: ByteStream;
  contentType?: string;
  events?: AsyncIterable<ServerSentEvent>;
}

/** A complete response, which can be sent twice. */
export interface HttpAnswer {
  status: number;
  contentType: string | null;
  headers: ReplyHeaders;
  body: string;
}

export type Serializers = Record<string, (value: unknown) => string>;

const JSON_CONTENT = 'application/json; charset=utf-8';

/** The response of a JSON or empty reply; null for streams, which can be sent only once. */
export function answerOf(operation: Operation, reply: HandlerReply, serializers: Serializers): HttpAnswer | null {
  if (reply.stream !== undefined || reply.events !== undefined) return null;
  const headers = reply.headers ?? {};
  if (reply.body === undefined) return { status: reply.status, contentType: null, headers, body: '' };
  const name = jsonReply(operation, reply.status)?.serializer;
  const serialize = name ? serializers[name] : undefined;
  if (!serialize)
    throw new Error(`${operation.id} answered ${reply.status} with a body that the contract does not declare`);
  const body = serialize(reply.body);
  if (operation.etag === null) return { status: reply.status, contentType: JSON_CONTENT, headers, body };
  const tagged = { ...headers, etag: entityTagOf(reply.body, operation.etag) };
  return { status: reply.status, contentType: JSON_CONTENT, headers: tagged, body };
}

/** Applies the request's conditional headers to the response of a read: the whole response, 304, or a failure. */
export function applyConditions(answer: HttpAnswer, conditions: Preconditions | undefined): HttpAnswer {
  const { etag } = answer.headers;
  if (conditions === undefined || etag === undefined) return answer;
  const { ifMatch, ifNoneMatch } = conditions;
  const refusal = refusalOf({ ifMatch, ifNoneMatch: undefined }, etag);
  if (refusal !== null) throw fail('precondition_failed', { detail: refusal, etag });
  if (!isCurrent(ifNoneMatch, etag)) return answer;
  return { status: 304, contentType: null, headers: answer.headers, body: '' };
}

function jsonReply(operation: Operation, status: number): OperationReply | undefined {
  for (const reply of operation.replies) if (reply.status === status && reply.kind === 'json') return reply;
  return undefined;
}

export function setHeaders(reply: FastifyReply, headers: ReplyHeaders): void {
  for (const name in headers) reply.header(name, name === 'vary' ? varyOf(reply, headers[name]!) : headers[name]);
}

/** CORS names Origin in Vary. A response for all origins does not vary by it, so one cached copy serves all pages. */
function varyOf(reply: FastifyReply, by: string): string {
  const before = reply.getHeader('vary');
  return before === undefined || reply.getHeader('access-control-allow-origin') === '*'
    ? by
    : `${String(before)}, ${by}`;
}

export function sendAnswer(answer: HttpAnswer, reply: FastifyReply): FastifyReply {
  setHeaders(reply, answer.headers);
  if (answer.contentType === null) return reply.code(answer.status).send();
  return reply.code(answer.status).header('content-type', answer.contentType).send(answer.body);
}

export function sendStream(
  source: HandlerReply,
  reply: FastifyReply,
  options: { heartbeatMs: number; signal: AbortSignal },
): FastifyReply {
  setHeaders(reply, source.headers ?? {});
  reply.code(source.status);
  if (source.events) {
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store');
    // Tells nginx and similar proxies not to buffer events.
    reply.header('x-accel-buffering', 'no');
    return reply.send(bodyFor(reply, eventStream(source.events, options)));
  }
  reply.header('content-type', withCharset(source.contentType ?? 'application/octet-stream'));
  return reply.send(bodyFor(reply, sendable(source.stream ?? '')));
}

/** Replaces a stream by an empty one for HEAD. Fastify would read it to its end and discard it. */
function bodyFor({ request }: FastifyReply, body: string | Buffer | Readable): string | Buffer | Readable {
  if (request.method !== 'HEAD' || !(body instanceof Readable)) return body;
  body.destroy();
  return Readable.from([]);
}

/** Adds a charset. Without one, a browser decodes a script in the encoding of the page that loads it. */
function withCharset(type: string): string {
  return type === 'text/html' || type === 'text/javascript' ? `${type}; charset=utf-8` : type;
}

function sendable(stream: ByteStream): string | Buffer | Readable {
  if (typeof stream === 'string' || stream instanceof Readable) return stream;
  if (stream instanceof Uint8Array) return Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength);
  return Readable.from(stream, { objectMode: false });
}
