// MCP over standard input and output, for clients that start their servers as programs. Forwards messages to /mcp of a Parley
// service and returns its responses, so that both transports expose the same tools, in the version that the service runs.
// Invariants: every request gets a response, even if the service is unreachable or a stream breaks; only messages are written to
// the output. Deliberately omitted: local tools, and state other than the session id.
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { INEXACT_DETAIL } from '../core/exact-json.ts';
import { isObject, parseJson, type Json, type JsonObject } from '../core/json.ts';
import { exactLines } from './exact-lines.ts';
import { refusedNumber } from './messages.ts';

interface StdioOptions {
  /** URL of the service, without /mcp. */
  url: string;
  /** Returns the credential of a request: an API key or the access token of a session. */
  credential(): Promise<string>;
  /** Value of X-Workspace-Id, for session credentials. */
  workspaceId?: string;
  input: Readable;
  output: Writable;
  /** Prints a line for people. The output belongs to the protocol. */
  report(line: string): void;
  /** Ends the bridge. */
  signal: AbortSignal;
}

type Id = string | number;

/** JSON-RPC reserves -32000 to -32099 for servers. */
const UNREACHABLE = -32_000;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const MAX_LEVELS = 200;
/** Maximum time for responses after the input has ended. Clients of the official SDKs end the process two seconds after its input. */
const GRACE_MS = 1_500;

/** Runs until the input has ended and its requests have responses, or until the signal aborts. */
export async function serveStdio(options: StdioOptions): Promise<void> {
  const { input, output, signal } = options;
  const refuse = (message: Json, pointer: string): void => {
    options.report(`${pointer} ${INEXACT_DETAIL}.`);
    if (!isObject(message) || !('method' in message) || !('id' in message)) return;
    const answer = refusedNumber(pointer === '/id' ? null : requestIdOf(message), pointer);
    void near.send(answer as unknown as JSONRPCMessage);
  };
  const lines = exactLines(refuse);
  const near = new StdioServerTransport(lines, output);
  const end = new AbortController();
  const pending = new Set<Promise<void>>();
  const far = createFarSide({ ...options, signal: AbortSignal.any([signal, end.signal]) });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  // The protocol's transport does not notice the end of its input.
  input.once('error', resolve);
  // After its regular end, the lines that are still to be read end later.
  input.once('close', () => input.readableEnded || resolve());
  for (const event of ['end', 'close']) lines.once(event, resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  near.onmessage = (message) => {
    const passing = far
      .pass(message as unknown as JsonObject, (answer) => near.send(answer as unknown as JSONRPCMessage))
      .finally(() => pending.delete(passing));
    pending.add(passing);
  };
  near.onerror = (error) => {
    const fault = lineFault(error);
    options.report(fault?.message ?? error.message);
    // The id of such a line is not known.
    if (fault !== null) void near.send({ jsonrpc: '2.0', id: null, error: fault } as unknown as JSONRPCMessage);
  };
  await near.start();
  input.pipe(lines);
  if (signal.aborted || input.readableEnded) resolve();
  await ended;
  await settled(pending, signal);
  // Other requests end with the client that waited for them.
  end.abort();
  await near.close();
  input.unpipe(lines).pause();
}

/** Waits for the responses to a program that has written its messages and closed the input, at most GRACE_MS. */
async function settled(pending: ReadonlySet<Promise<void>>, signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(GRACE_MS)]);
  if (pending.size === 0 || limit.aborted) return;
  await Promise.race([Promise.all(pending), once(limit, 'abort')]);
}

/** Returns the error (JSON-RPC 2.0, section 5.1) for a line that the SDK could not read; null for other errors. */
function lineFault({ name, message }: Error): { code: number; message: string } | null {
  if (name === 'SyntaxError') return { code: PARSE_ERROR, message: `The line is not JSON: ${message}.` };
  if (name !== 'ZodError' && name !== '$ZodError') return null;
  return { code: INVALID_REQUEST, message: 'Send one message of JSON-RPC 2.0 per line; batches are not supported.' };
}

interface FarSide {
  /** Forwards a message. Never rejects: a failure becomes the response to the message. */
  pass(message: JsonObject, answer: (message: JsonObject) => Promise<void>): Promise<void>;
}

function createFarSide(options: StdioOptions): FarSide {
  let sessionId: string | null = null;
  let version: string | null = null;
  const post = async (message: JsonObject): Promise<Response> => {
    const response = await fetch(`${options.url}/mcp`, {
      method: 'POST',
      redirect: 'error',
      signal: options.signal,
      headers: {
        authorization: `Bearer ${await options.credential()}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(options.workspaceId === undefined ? {} : { 'x-workspace-id': options.workspaceId }),
        ...(sessionId === null ? {} : { 'mcp-session-id': sessionId }),
        ...(version === null ? {} : { 'mcp-protocol-version': version }),
      },
      body: JSON.stringify(message),
    });
    if (message['method'] === 'initialize') sessionId = response.headers.get('mcp-session-id');
    return response;
  };
  return {
    async pass(message, answer) {
      const id = requestIdOf(message);
      if (message['method'] === 'initialize') [sessionId, version] = [null, null];
      let isAnswered = false;
      const forward = async (received: JsonObject): Promise<void> => {
        if (id !== null && received['id'] === id && !('method' in received)) isAnswered = true;
        version = negotiatedVersion(message, received) ?? version;
        await answer(received);
      };
      const fault = await exchange(() => post(message), forward);
      if (options.signal.aborted || isAnswered) return;
      const reason = fault ?? (id === null ? null : 'The service ended the answer before it was complete.');
      if (reason === null) return;
      options.report(reason);
      if (id !== null) await answer({ jsonrpc: '2.0', id, error: { code: UNREACHABLE, message: reason } });
    },
  };
}

/** Sends one message and forwards the response. @returns the failure as a sentence, or null */
async function exchange(
  post: () => Promise<Response>,
  forward: (message: JsonObject) => Promise<void>,
): Promise<string | null> {
  try {
    const response = await post();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.ok && isStream) {
      for await (const message of messagesOf(response.body!)) await forward(message);
      return null;
    }
    const body = parseJson(await response.text(), MAX_LEVELS);
    if (isObject(body) && body['jsonrpc'] === '2.0' && (response.ok || body['id'] !== null)) await forward(body);
    return response.ok ? null : refusalOf(response.status, body);
  } catch (error) {
    const { cause, message } = error as Error;
    return `The service cannot be reached: ${cause instanceof Error && cause.message !== '' ? cause.message : message}`;
  }
}

async function* messagesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<JsonObject> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const { data } of events.splice(0)) {
      const message = parseJson(data, MAX_LEVELS);
      if (isObject(message)) yield message;
    }
  }
}

/** Returns a problem document, or a protocol error without an id, as one sentence. */
function refusalOf(status: number, body: unknown): string {
  if (!isObject(body)) return `The service answered ${status}.`;
  const { code, detail, title, error } = body;
  const text = detail ?? title ?? (isObject(error) ? error['message'] : undefined) ?? '';
  return `The service answered ${status}${typeof code === 'string' ? ` ${code}` : ''}. ${String(text)}`.trim();
}

function requestIdOf({ method, id }: JsonObject): Id | null {
  return typeof method === 'string' && (typeof id === 'string' || typeof id === 'number') ? id : null;
}

function negotiatedVersion({ method }: JsonObject, { result }: JsonObject): string | null {
  const found = method === 'initialize' && isObject(result) ? result['protocolVersion'] : undefined;
  return typeof found === 'string' ? found : null;
}
