// Sends requests of this process to itself on behalf of a client: the MCP server calls the operations this way. They take the
// same path as external requests, with the client's credentials and address, so each check runs exactly once. Invariants: the
// size of a response that is read is limited; a client that disconnects cancels its request.
import type { Readable } from 'node:stream';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/operations.ts';
import type { Problem } from '../../generated/types.ts';
import { fail } from '../core/errors.ts';
import { Refused, type OperationAnswer, type OperationPort, type OperationRequest } from '../mcp/port.ts';
import { headerValue, urlOf } from '../mcp/requests.ts';

/** The largest pages are some megabytes. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;
/** Maximum read of a text response. Exports are longer than an MCP client would read. */
const MAX_TEXT_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/([\w.+-]+\+)?json\b/;

interface Reply {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  stream: Readable;
  /** Aborts a response that is not read to its end, so that the operation does not continue. */
  leave(): void;
}

export function createOwnRequests(app: FastifyInstance, client: FastifyRequest, signal: AbortSignal): OperationPort {
  const ask = async (
    operation: Operation,
    request: OperationRequest,
    accept: string,
    end: AbortSignal,
  ): Promise<Reply> => {
    const left = new AbortController();
    const hasBody = request.body !== undefined;
    const mediaType = request.mediaType ?? 'application/json';
    const response = await app.inject({
      method: operation.method,
      url: urlOf(operation, request),
      headers: { ...headersOf(client, request), accept, ...(hasBody ? { 'content-type': mediaType } : {}) },
      ...(hasBody ? { payload: mediaType === 'text/csv' ? String(request.body) : JSON.stringify(request.body) } : {}),
      remoteAddress: client.ip,
      signal: AbortSignal.any([end, left.signal]),
      payloadAsStream: true,
    });
    const { statusCode: status, headers } = response;
    return { status, headers, stream: response.stream(), leave: () => left.abort() };
  };
  return {
    async send(operation, request) {
      // Some operations can also respond with a table or a stream.
      const hasJson = operation.replies.some(({ kind }) => kind === 'json');
      return answerOf(await ask(operation, request, hasJson ? 'application/json' : '*/*', signal));
    },
    async *events(operation, request, end) {
      const reply = await ask(operation, request, 'text/event-stream', end);
      if (reply.status >= 400) throw new Refused((await answerOf(reply)).body as Problem);
      try {
        yield* eventsOf(reply.stream);
      } finally {
        reply.leave();
      }
    },
  };
}

/** Copies the client's own headers and those that select the workspace. Origin was checked; forwarded addresses are in `ip`. */
function headersOf({ headers }: FastifyRequest, request: OperationRequest): Record<string, string> {
  const { authorization, host, 'user-agent': agent, 'x-workspace-id': workspace } = headers;
  const given: Record<string, string | string[] | undefined> = {
    authorization,
    host,
    'user-agent': `${agent ?? 'unknown'} (MCP)`,
    'x-workspace-id': workspace,
    'idempotency-key': headerValue(request.idempotencyKey, '/idempotency_key'),
    'if-match': headerValue(request.ifMatch, '/if_match'),
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function answerOf({ status, headers, stream, leave }: Reply): Promise<OperationAnswer> {
  const type = typeof headers['content-type'] === 'string' ? headers['content-type'] : null;
  const isJson = type !== null && JSON_TYPE.test(type);
  const { text, isCut } = await read(stream, isJson ? MAX_JSON_BYTES : MAX_TEXT_BYTES);
  if (isCut) leave();
  const body = text === '' ? undefined : isJson && !isCut ? (JSON.parse(text) as unknown) : text;
  if (status >= 400 && (!isJson || isCut)) throw fail('internal_error');
  return { status, body, isCut, isReplay: headers['idempotent-replayed'] === 'true' };
}

/** Reads the first `maxBytes` of a stream at most. */
async function read(stream: Readable, maxBytes: number): Promise<{ text: string; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop destroys the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes > maxBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
  return { text, isCut: bytes > maxBytes };
}

/** Yields the data of each event. */
async function* eventsOf(stream: Readable): AsyncGenerator<unknown> {
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void read.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const { data } of read.splice(0)) yield JSON.parse(data) as unknown;
  }
}
