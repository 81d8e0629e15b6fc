// Limits TCP connections: in total, per address, and by the time without progress. Invariant: a connection with neither a
// complete request nor a response in progress is closed within a fixed time, whatever the peer does. Connections of proxies are
// not counted by address, because many clients share them. Nor are WebSockets, once the limits of their route apply. Deliberately
// omitted: limits on requests (rate-limit.ts) and on WebSockets (websocket.ts).
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { errors, type ErrorCode } from '../../generated/errors.ts';
import { addressKey } from '../core/address.ts';
import { fail, Failure } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { createHolderCounts } from '../core/keyed.ts';
import { problemOf } from '../protocol/problem-document.ts';
import type { Proxies } from './proxies.ts';

export interface ConnectionLimits {
  /** Total limit, WebSockets included. Null: half of the process's file descriptors, at most 10,000. */
  maxConnections: number | null;
  /** HTTP connections from one address. An IPv6 /64 network counts as one address. */
  maxConnectionsPerAddress: number;
}

// Each connection uses a file descriptor. The other half is for the database, vendors, storage and spooled bodies.
const SHARE_OF_FILES = 0.5;
const MAX_CONNECTIONS = 10_000;
// Assumed when the system reports no limit: the usual soft limit of Linux.
const USUAL_FILES = 1024;
/** How long a refused peer may take to read the response before the connection is destroyed. */
const LINGER_MS = 1_000;
/** A refused connection is logged at most this often. */
const WARN_MS = 60_000;

export interface LimitedConnections {
  /** Ends the counting of a connection by its address. */
  release(connection: Socket): void;
  /** Closes connections that have sent nothing. Browsers and load balancers open some in advance. */
  closeSilent(): void;
}

/** Call before the server listens. */
export function limitConnections(
  server: Server,
  { maxConnections, maxConnectionsPerAddress }: ConnectionLimits,
  { proxies, log }: { proxies: Proxies; log: Logger },
): LimitedConnections {
  const open = createHolderCounts<string>();
  const releases = new WeakMap<Socket, () => void>();
  const sockets = new Set<Socket>();
  const warn = createWarning(log);

  server.maxConnections = maxConnections ?? defaultMaxConnections();
  server.on('drop', () => warn('MAX_CONNECTIONS reached; closing new connections'));
  // Runs before the server's own listener, so that a refused connection gets no parser.
  server.prependListener('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (proxies.isProxy(socket.remoteAddress)) return;
    const key = addressKey(socket.remoteAddress);
    if (open.of(key) >= maxConnectionsPerAddress) {
      socket.destroy();
      return warn('MAX_CONNECTIONS_PER_ADDRESS reached by one address; closing its new connections', key);
    }
    const release = open.add(key);
    releases.set(socket, release);
    socket.once('close', release);
  });
  return {
    release: (connection) => releases.get(connection)?.(),
    closeSilent() {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

function createWarning(log: Logger): (text: string, address?: string) => void {
  let lastAt = -Infinity;
  return (text, address) => {
    if (performance.now() - lastAt < WARN_MS) return;
    lastAt = performance.now();
    log.warn(address === undefined ? {} : { address }, text);
  };
}

let openFiles: number | null = null;

/** Derived from the process's limit of open files (`ulimit -n`). Read once, because the report of a large process takes 30 ms. */
function defaultMaxConnections(): number {
  openFiles ??= openFilesLimit();
  return Math.min(MAX_CONNECTIONS, Math.floor(openFiles * SHARE_OF_FILES));
}

function openFilesLimit(): number {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork: boolean };
  // Resolving peer names may take seconds.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = userLimits?.open_files?.soft;
  return soft === 'unlimited' ? Infinity : typeof soft === 'number' ? soft : USUAL_FILES;
}

/**
 * Handles a connection whose response in progress was silent for `stalledMs`. A response that still waits for its handler may
 * continue. A response whose bytes the peer does not accept is cut.
 */
export function cutStalledAnswer(answer: ServerResponse, stalledMs: number): void {
  const { socket } = answer;
  if (socket === null) return;
  if (socket.writableLength > 0) socket.destroy();
  else socket.setTimeout(stalledMs);
}

/**
 * Sends a problem document for data that never became a request, and for requests that did not arrive in time. The connection is
 * destroyed after a second, because a peer that neither reads nor closes would keep it half-closed forever.
 */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket, base: string): void {
  // Data that arrives after the refusal is discarded until the connection is destroyed.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswerUnderWay(socket)) {
    socket.destroy();
    return;
  }
  const failure = error instanceof Failure ? error : fail(codeOf(error));
  const requestId = newId('req');
  const body = JSON.stringify(problemOf(failure, requestId, '/', base));
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

/** Detects a response in progress, because a second response cannot follow half of a first one. Node keeps it on the socket. */
function hasAnswerUnderWay(socket: Socket): boolean {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
}
