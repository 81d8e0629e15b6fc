// The bounds of TCP connections: how many there may be in all and from one address, and how long one lives that sends or takes
// nothing. Invariant: a connection that holds no complete request and no answer that moves is closed within a fixed time,
// whatever its peer does. Connections of proxies are not counted by address, because many clients share them; WebSockets are
// not either, because their routes have bounds of their own.
// Deliberately absent: limits of requests (rate-limit.ts) and of WebSockets (websocket.ts).
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { errors, type ErrorCode } from '../../generated/errors.ts';
import { addressKey } from '../core/address.ts';
import { fail } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { problemOf } from '../protocol/problem-document.ts';
import type { Proxies } from './proxies.ts';

export interface ConnectionLimits {
  /** Of all addresses together, WebSockets included; null: half of the files that the process may open, at most 10 000. */
  maxConnections: number | null;
  /** HTTP connections from one address, an IPv6 network of 64 bits being one. */
  maxConnectionsPerAddress: number;
}

// Each connection is a file to the process. The other half is for the database, vendors, storage and what is spooled.
const SHARE_OF_FILES = 0.5;
const MOST_CONNECTIONS = 10_000;
// Where the system tells no limit: the usual soft limit of Linux.
const USUAL_FILES = 1024;
/** Time for a peer to read why it is refused, before the connection is destroyed. */
const LINGER_MS = 1_000;
/** A refused connection is logged at most this often. */
const WARN_MS = 60_000;

/** Bounds the connections of a server that does not listen yet. */
export function limitConnections(
  server: Server,
  { maxConnections, maxConnectionsPerAddress }: ConnectionLimits,
  { proxies, log }: { proxies: Proxies; log: Logger },
): void {
  const open = new Map<string, number>();
  const counted = new WeakMap<Socket, string>();
  const warn = createWarning(log);

  const release = (socket: Socket): void => {
    const key = counted.get(socket);
    if (key === undefined) return;
    counted.delete(socket);
    const left = open.get(key)! - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
  server.maxConnections = maxConnections ?? defaultMaxConnections();
  server.on('drop', () => warn('the process has as many connections as MAX_CONNECTIONS allows; new ones are closed'));
  // Before the server's own listener: a refused connection gets no parser.
  server.prependListener('connection', (socket: Socket) => {
    if (proxies.isProxy(socket.remoteAddress)) return;
    const key = addressKey(socket.remoteAddress);
    const count = open.get(key) ?? 0;
    if (count >= maxConnectionsPerAddress) {
      socket.destroy();
      return warn('an address has as many connections as MAX_CONNECTIONS_PER_ADDRESS allows; new ones are closed', key);
    }
    open.set(key, count + 1);
    counted.set(socket, key);
    socket.once('close', () => release(socket));
  });
  server.prependListener('upgrade', (request: IncomingMessage) => release(request.socket));
}

function createWarning(log: Logger): (text: string, address?: string) => void {
  let lastAt = -Infinity;
  return (text, address) => {
    if (performance.now() - lastAt < WARN_MS) return;
    lastAt = performance.now();
    log.warn(address === undefined ? {} : { address }, text);
  };
}

/** Of the limit of open files (`ulimit -n`) that the process runs with. */
function defaultMaxConnections(): number {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork: boolean };
  // Looking up the names of peers may take seconds.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = userLimits?.open_files?.soft;
  const files = soft === 'unlimited' ? Infinity : typeof soft === 'number' ? soft : USUAL_FILES;
  return Math.min(MOST_CONNECTIONS, Math.floor(files * SHARE_OF_FILES));
}

/**
 * Called when a connection with an answer under way was silent for `stalledMs`. An answer that waits for its handler may go
 * on; one of whose bytes the peer took none is cut.
 */
export function cutStalledAnswer(answer: ServerResponse, stalledMs: number): void {
  const { socket } = answer;
  if (socket === null) return;
  if (socket.writableLength > 0) socket.destroy();
  else socket.setTimeout(stalledMs);
}

/**
 * Answers what never became a request, and requests that did not arrive in time, with a problem document. The connection is
 * destroyed after a second: a peer that neither reads nor closes would keep a half-closed one for ever.
 */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // What arrives after the refusal is thrown away until the connection is destroyed.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswerUnderWay(socket)) {
    socket.destroy();
    return;
  }
  const failure = fail(codeOf(error));
  const requestId = newId('req');
  const body = JSON.stringify(problemOf(failure, requestId, '/'));
  const { status } = errors[failure.code];
  socket.end(
    `HTTP/1.1 ${status} ${PHRASES[status] ?? 'Bad Request'}\r\nContent-Type: application/problem+json\r\n` +
      `X-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

const PHRASES: Readonly<Record<number, string>> = {
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function codeOf({ code }: { code?: string }): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request';
}

/** Half an answer cannot be followed by another one. Node keeps the answer under way on the socket. */
function hasAnswerUnderWay(socket: Socket): boolean {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
}
