// A WebSocket to a vendor or to a user's own server, with limits that the library does not set: message size, bytes waiting to be
// sent, time to connect, time to close. With a guarded `connect` it reaches only permitted addresses.
// Invariant: `onClosed` is called once, last, with the reason, unless `close` was called before; after `close` no event is reported.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, type ClientOptions } from 'ws';
import { createBucket, type BucketRate } from '../core/bucket.ts';
import { systemClock } from '../core/clock.ts';
import { cutText } from '../core/cut-text.ts';
import { bytesOf, closeFirmly, keepAlive, limitControlFrames, sendWithin } from '../protocol/socket-limits.ts';
import { ProviderError, type ProviderErrorKind } from './ports/errors.ts';

export interface SocketOptions {
  headers?: Record<string, string>;
  /** Subprotocols to offer (RFC 6455, 1.9). */
  protocols?: readonly string[];
  connectTimeoutMs?: number;
  /** Ping interval (RFC 6455, 5.5.2). The socket is closed if neither a pong nor a message arrives before the next ping. */
  heartbeatMs?: number;
  /** Opens the TCP or TLS connection. Default: the library opens it. */
  connect?: (options: { host: string; port: number; servername?: string }) => Duplex;
  /** The header in which a vendor repeats why it refuses an upgrade. */
  errorHeader?: string;
  /** Limits for servers of users. Default: only the message size is limited, because vendors send audio. */
  limits?: SocketLimits;
}

/** Limits on what the other side may send. A bucket starts with the burst and is refilled at the rate. */
export interface SocketLimits {
  messageBytes: number;
  /** Of one message (RFC 6455, 5.4). */
  fragments: number;
  messages: BucketRate;
  bytes: BucketRate;
}

/**
 * Why a socket closed. `status` is the HTTP status that refused the upgrade, `code` the close code (RFC 6455, 7.4). The reason
 * contains a vendor's answer to the upgrade. The answer of a user's own server is not read.
 */
export interface SocketEnd {
  status: number | null;
  code: number | null;
  reason: string;
  cause?: Error;
}

export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  onBinary?(bytes: Buffer): void;
  onClosed(end: SocketEnd): void;
}

export interface Socket {
  /**
   * Sends a message. Returns false if the socket is not open, or if too much waits to be sent for a live conversation; in that
   * case it is closed.
   */
  send(message: string | Uint8Array): boolean;
  isOpen(): boolean;
  /** Starts the closing handshake; the transport is closed if the other side does not answer. */
  close(): void;
}

const CONNECT_TIMEOUT_MS = 3_000;
/** Limit for one message; a second of audio as base64 is 43 kB. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** 30 s of audio at 16 kHz. If more is buffered, the connection is considered dead. */
const MAX_WAITING_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 200;
/** Informational responses to a handshake. The library reads them until its deadline. */
const MAX_INFORMATIONAL = 20;
/** Maximum characters of the answer to a refused upgrade. */
const MAX_REFUSAL_CHARS = 300;
const REFUSAL_TIMEOUT_MS = 500;
/** RFC 6455, 7.4.1. */
const POLICY_VIOLATION = 1008;
const TOO_LARGE = 1009;

export function openSocket(url: string, options: SocketOptions, events: SocketEvents): Socket {
  const ws = new WebSocket(url, [...(options.protocols ?? [])], clientOptions(options));
  let isOver = false;
  let failed: { status: number | null; error: Error } | null = null;
  const end = (why: SocketEnd) => {
    if (isOver) return;
    isOver = true;
    events.onClosed(why);
  };
  const cutOff = (reason: string) => {
    end({ status: null, code: null, reason });
    ws.terminate();
  };
  if (options.heartbeatMs !== undefined)
    keepAlive(ws, systemClock, options.heartbeatMs, () => cutOff('the other side does not answer pings'));
  const sentTooMuch = () => end({ status: null, code: POLICY_VIOLATION, reason: 'the other side sends too much' });
  limitControlFrames(ws, systemClock, sentTooMuch);
  ws.on('open', () => {
    if (!isOver) events.onOpen();
  });
  const mayReceive = options.limits && createIntake(options.limits);
  ws.on('message', (bytes, isBinary) => {
    if (isOver) return;
    if (mayReceive && !mayReceive(bytesOf(bytes).byteLength)) {
      sentTooMuch();
      return ws.terminate();
    }
    if (isBinary) events.onBinary?.(bytesOf(bytes));
    else events.onText(bytesOf(bytes).toString('utf8'));
  });
  ws.on('unexpected-response', (request, response) => {
    const status = response.statusCode ?? null;
    const refuse = (text: string) => {
      response.destroy();
      request.destroy();
      const words = text === '' ? '' : `: ${text}`;
      end({ status, code: null, reason: `the upgrade was answered with ${status}${words}` });
    };
    if (options.limits) refuse('');
    else readRefusal(response, options.errorHeader, refuse);
  });
  ws.on('error', (error) => (failed ??= { status: null, error }));
  ws.on('close', (code, reason) => {
    const text = failed?.error.message || reason.toString('utf8').slice(0, MAX_REASON_CHARS) || `closed with ${code}`;
    // The library reports a message that is too large as an error, and closes without a code.
    const isTooLarge =
      failed !== null && 'code' in failed.error && failed.error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
    end({
      status: null,
      code: isTooLarge ? TOO_LARGE : code,
      reason: text,
      ...(failed ? { cause: failed.error } : {}),
    });
  });
  return {
    send(message) {
      const outcome = isOver ? 'closed' : sendWithin(ws, message, MAX_WAITING_BYTES);
      if (outcome === 'stuck') cutOff('the other side does not read');
      return outcome === 'sent';
    },
    isOpen: () => !isOver && ws.readyState === WebSocket.OPEN,
    close() {
      isOver = true;
      if (ws.readyState === WebSocket.CONNECTING) return ws.terminate();
      closeFirmly(ws, systemClock, 1000);
    },
  };
}

/** Reads the beginning of the answer: as much as arrives in half a second, or the header if the body is empty. */
function readRefusal(response: IncomingMessage, errorHeader: string | undefined, onText: (text: string) => void): void {
  let text = '';
  const finish = () => {
    timer.cancel();
    response.removeAllListeners();
    response.on('error', () => undefined);
    const header = errorHeader === undefined ? undefined : response.headers[errorHeader];
    onText(cutText((text.trim() || String(header ?? '')).replaceAll(/\s+/g, ' '), MAX_REFUSAL_CHARS));
  };
  const timer = systemClock.after(REFUSAL_TIMEOUT_MS, finish);
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
    if (text.length > MAX_REFUSAL_CHARS) finish();
  });
  response.on('end', finish);
  response.on('error', finish);
}

function createIntake({ messages, bytes }: SocketLimits): (size: number) => boolean {
  const mayCount = createBucket(systemClock, messages);
  const mayWeigh = createBucket(systemClock, bytes);
  return (size) => mayCount() && mayWeigh(size);
}

function clientOptions({ headers, connectTimeoutMs, connect, limits }: SocketOptions): ClientOptions {
  return {
    headers: headers ?? {},
    handshakeTimeout: connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    maxPayload: limits?.messageBytes ?? MAX_MESSAGE_BYTES,
    ...(limits ? { maxFragments: limits.fragments } : {}),
    // Messages are small and frequent: compression costs more memory than it saves.
    perMessageDeflate: false,
    followRedirects: false,
    finishRequest(request) {
      let informational = 0;
      request.on('information', () => {
        if (++informational > MAX_INFORMATIONAL) request.destroy(new Error('the response was not HTTP'));
      });
      request.end();
    },
    ...(connect === undefined ? {} : { createConnection: connect as unknown as ClientOptions['createConnection'] }),
  } as ClientOptions;
}

/** Maps the end of a socket to a ProviderError. */
export function socketError(provider: string, { status, code, reason, cause }: SocketEnd): ProviderError {
  const options = { ...(status === null ? {} : { status }), ...(cause ? { cause } : {}) };
  return new ProviderError(provider, kindOfEnd(status, code, reason), reason, options);
}

function kindOfEnd(status: number | null, code: number | null, reason: string): ProviderErrorKind {
  if (status !== null) return kindOfStatus(status);
  if (/timed? ?out/i.test(reason)) return 'timeout';
  // Policy violation, unsupported data, invalid payload, message too big: a retry would fail the same way.
  return code !== null && [1003, 1007, 1008, 1009].includes(code) ? 'refused' : 'unavailable';
}

/** Maps a vendor's HTTP status to a kind of ProviderError. */
export function kindOfStatus(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return status < 400 ? 'protocol' : 'refused';
}
