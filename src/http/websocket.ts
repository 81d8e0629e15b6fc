// WebSockets beside the operations: the browser's voice line, media streams of carriers. Each is a SocketRoute; server.ts
// mounts them all the same way: handshake by the router → bounds → heartbeat → open. Invariants: a socket that says nothing
// for two heartbeats is gone; a message over the route's bound is refused and never reaches it; nothing outlives the server.
// Absent on purpose: authentication, which is the route's, because browsers see close codes and no HTTP status.
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { addressKey } from '../core/address.ts';
import type { Clock, Timer } from '../core/clock.ts';
import type { Counters } from './memory-counters.ts';
import {
  CLOSE,
  SUBPROTOCOL,
  type ServerSocket,
  type SocketRequest,
  type SocketRoute,
} from '../protocol/server-socket.ts';

export interface SocketSettings {
  clock: Clock;
  counters: Counters;
  /** Refused handshakes an address and a minute. */
  maxRefusals: number;
  onError(error: Error, request: SocketRequest): void;
}

/** Beyond it the library cuts the socket while it reads (1009); below it the route's own bound speaks. */
const HARD_MESSAGE_BYTES = 256 * 1024;
/** A peer that takes nothing: five seconds of audio, then it is as good as gone. */
const MAX_BUFFERED_BYTES = 160 * 1024;
const HEARTBEAT_MS = 5_000;
const LISTEN_MS = 5_000;
const CLOSE_MS = 1_000;
const REFUSALS_MS = 60_000;
/** Addresses that are remembered; more would be an attack, and the oldest are forgotten. */
const MOST_ADDRESSES = 10_000;

export async function mountSockets(
  app: FastifyInstance,
  routes: readonly SocketRoute[],
  settings: SocketSettings,
): Promise<void> {
  const open = new Set<WebSocket>();
  await app.register(websocket, {
    options: {
      maxPayload: HARD_MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
    preClose: (done) => {
      for (const socket of open) closeFirmly(socket, settings.clock, CLOSE.goingAway, 'the server is closing');
      done();
    },
  });
  const gate = createGate(settings);
  for (const route of routes) {
    const atOnce = new Map<string, number>();
    app.get(route.path, { websocket: true }, (raw, request) => {
      open.add(raw);
      raw.once('close', () => open.delete(raw));
      admit(raw, request, { route, settings, gate, atOnce });
    });
  }
}

interface Admission {
  route: SocketRoute;
  settings: SocketSettings;
  gate: Gate;
  /** Open sockets of the route by address. */
  atOnce: Map<string, number>;
}

function admit(raw: WebSocket, incoming: FastifyRequest, { route, settings, gate, atOnce }: Admission): void {
  const request = requestOf(incoming);
  const address = addressKey(request.ip);
  const count = atOnce.get(address) ?? 0;
  if (count >= route.maxPerAddress || gate.isShut(address)) {
    raw.on('message', () => undefined);
    return closeFirmly(raw, settings.clock, CLOSE.tooMany, 'too many');
  }
  atOnce.set(address, count + 1);
  raw.once('close', () => {
    const left = atOnce.get(address)! - 1;
    if (left > 0) atOnce.set(address, left);
    else atOnce.delete(address);
  });
  keepAlive(raw, settings.clock);
  const socket = wrap(raw, route, settings.clock, () => gate.note(address));
  const failed = (error: unknown): void => {
    settings.onError(error as Error, request);
    socket.close(CLOSE.internalError, 'something went wrong on our side');
  };
  try {
    Promise.resolve(route.open(socket, request)).catch(failed);
  } catch (error) {
    failed(error);
  }
}

function requestOf(request: FastifyRequest): SocketRequest {
  const { id, ip, params, query, headers } = request;
  const offered = headers['sec-websocket-protocol'] ?? '';
  return {
    id,
    ip,
    path: params as Record<string, string>,
    query: query as Record<string, unknown>,
    headers,
    protocols: offered.split(',').map((protocol) => protocol.trim()),
  };
}

function wrap(raw: WebSocket, route: SocketRoute, clock: Clock, onRefused: () => void): ServerSocket {
  const close = (code: number, reason = ''): void => closeFirmly(raw, clock, code, reason);
  // Whoever opens may have to ask the database first; until then the peer's bytes stay in the network.
  raw.pause();
  const late = clock.after(LISTEN_MS, () => close(CLOSE.tryLater, 'nobody listens'));
  raw.once('close', () => late.cancel());
  return {
    send(message) {
      if (raw.readyState !== raw.OPEN) return;
      if (raw.bufferedAmount > MAX_BUFFERED_BYTES) raw.terminate();
      else raw.send(message);
    },
    bufferedBytes: () => raw.bufferedAmount,
    onMessage(listener) {
      late.cancel();
      raw.on('message', (data, isBinary) => {
        if (raw.readyState !== raw.OPEN) return;
        const bytes = bytesOf(data);
        if (bytes.byteLength > route.maxMessageBytes) return close(CLOSE.tooLarge, 'the message is too large');
        listener(isBinary ? bytes : bytes.toString('utf8'));
      });
      raw.resume();
    },
    onClose(listener) {
      if (raw.readyState === raw.CLOSED) listener(1006);
      else raw.once('close', (code) => listener(code));
    },
    close,
    refuse(code, reason) {
      onRefused();
      close(code, reason);
    },
  };
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}

/** Says goodbye, and does not wait for an answer for long. */
function closeFirmly(raw: WebSocket, clock: Clock, code: number, reason: string): void {
  if (raw.readyState === raw.CLOSED) return;
  // A paused socket would not read the answer to its own goodbye.
  raw.resume();
  raw.close(code, reason);
  const timer = clock.after(CLOSE_MS, () => raw.terminate());
  raw.once('close', () => timer.cancel());
}

/** Pings, and ends a connection that was silent between two of them: no data, no pong. */
function keepAlive(raw: WebSocket, clock: Clock): void {
  let heard = true;
  let timer: Timer;
  const note = (): void => void (heard = true);
  raw.on('pong', note);
  raw.on('message', note);
  const beat = (): void => {
    // One that is paused has not been read from: its silence says nothing.
    if (!heard && !raw.isPaused) return raw.terminate();
    heard = false;
    if (raw.readyState === raw.OPEN) raw.ping();
    timer = clock.after(HEARTBEAT_MS, beat);
  };
  timer = clock.after(HEARTBEAT_MS, beat);
  raw.once('close', () => timer.cancel());
}

interface Gate {
  isShut(address: string): boolean;
  note(address: string): void;
}

/** Counts refusals by address, in windows of a minute. Whoever was refused too often stays out until the window ends. */
function createGate({ clock, counters, maxRefusals }: SocketSettings): Gate {
  const shut = new Map<string, number>();
  const refused = async (address: string): Promise<void> => {
    const { count, endsInMs } = await counters.add(`sockets:${address}`, REFUSALS_MS, maxRefusals);
    if (count < maxRefusals) return;
    shut.delete(address);
    shut.set(address, clock.monotonic() + endsInMs);
    if (shut.size > MOST_ADDRESSES) shut.delete(shut.keys().next().value!);
  };
  return {
    isShut: (address) => (shut.get(address) ?? -Infinity) > clock.monotonic(),
    // Counters never reject.
    note: (address) => void refused(address),
  };
}
