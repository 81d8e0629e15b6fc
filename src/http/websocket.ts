// WebSockets in addition to the operations: the browser's voice connection and carriers' media streams. All routes are mounted in
// the same way: handshake by the router → limits → heartbeat → open. Invariants: a socket that sends nothing for two heartbeats
// is closed; a message over the route's limit is refused and never reaches the route; no socket outlives the server; only a
// handshake for one of the routes is accepted. Deliberately omitted: authentication. Routes do it themselves, because browsers see
// close codes but no HTTP status.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../core/address.ts';
import type { Clock } from '../core/clock.ts';
import { createHolderCounts, setNewest, type HolderCounts } from '../core/keyed.ts';
import {
  CLOSE,
  SUBPROTOCOL,
  type ServerSocket,
  type SocketRequest,
  type SocketRoute,
} from '../protocol/server-socket.ts';
import { bytesOf, closeFirmly, keepAlive, limitControlFrames, sendWithin } from '../protocol/socket-limits.ts';
import type { Counters } from './memory-counters.ts';

interface SocketSettings {
  clock: Clock;
  counters: Counters;
  /** Maximum refused handshakes per address and minute. */
  maxRefusals: number;
  /** Called when the limits of its route apply to a connection. */
  onAdmitted(connection: Socket): void;
  onError(error: Error, request: SocketRequest): void;
}

/** Above this size, the library closes the socket while reading (1009); below it, the route's own limit applies. */
const HARD_MESSAGE_BYTES = 256 * 1024;
/** Each fragment of a message costs time, also one without a byte (1008). Browsers send messages whole. */
const MAX_FRAGMENTS = 128;
/** Five seconds of audio. A peer that accepts none of it counts as disconnected. */
const MAX_BUFFERED_BYTES = 160 * 1024;
const HEARTBEAT_MS = 5_000;
const LISTEN_MS = 5_000;
const REFUSALS_MS = 60_000;
/** Maximum remembered addresses. More would be an attack; the oldest are dropped. */
const MAX_ADDRESSES = 10_000;

/**
 * Returns whether a request opens a WebSocket of one of these routes. Any other offer of an upgrade is ignored, and the request is
 * served normally (RFC 9110 section 7.8): the plugin would accept it and leave the connection to its peer for half a minute.
 */
export function createUpgradeTest(
  routes: readonly SocketRoute[],
): (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean {
  const paths = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}(?:[?#]|$)`));
  return ({ headers, url = '' }) =>
    headers.upgrade?.toLowerCase() === 'websocket' && paths.some((path) => path.test(url));
}

export async function mountSockets(
  app: FastifyInstance,
  routes: readonly SocketRoute[],
  settings: SocketSettings,
): Promise<void> {
  const open = new Set<WebSocket>();
  await app.register(websocket, {
    options: {
      maxPayload: HARD_MESSAGE_BYTES,
      maxFragments: MAX_FRAGMENTS,
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
    const atOnce = createHolderCounts<string>();
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
  atOnce: HolderCounts<string>;
}

function admit(raw: WebSocket, incoming: FastifyRequest, { route, settings, gate, atOnce }: Admission): void {
  const request = requestOf(incoming);
  const address = addressKey(request.ip);
  if (atOnce.of(address) >= route.maxPerAddress || gate.isShut(address)) {
    raw.on('message', () => undefined);
    return closeFirmly(raw, settings.clock, CLOSE.tooMany, 'too many sockets');
  }
  // Postgres stores no NUL characters, so no row can match.
  if (Object.values(request.path).some((value) => value.includes('\0'))) {
    gate.recordRefusal(address);
    return closeFirmly(raw, settings.clock, CLOSE.notFound, 'unknown address');
  }
  raw.once('close', atOnce.add(address));
  settings.onAdmitted(incoming.raw.socket);
  keepAlive(raw, settings.clock, HEARTBEAT_MS, () => raw.terminate());
  limitControlFrames(raw, settings.clock, () => gate.recordRefusal(address));
  const socket = wrap(raw, route, settings.clock, () => gate.recordRefusal(address));
  const failed = (error: unknown): void => {
    settings.onError(error as Error, request);
    socket.close(CLOSE.internalError, 'internal error');
  };
  try {
    Promise.resolve(route.open(socket, request)).catch(failed);
  } catch (error) {
    failed(error);
  }
}

function requestOf(request: FastifyRequest): SocketRequest {
  const { id, ip, params, headers } = request;
  const offered = headers['sec-websocket-protocol'] ?? '';
  return {
    id,
    ip,
    path: params as Record<string, string>,
    protocols: offered.split(',').map((protocol) => protocol.trim()),
  };
}

function wrap(raw: WebSocket, route: SocketRoute, clock: Clock, onRefused: () => void): ServerSocket {
  const close = (code: number, reason?: string): void => closeFirmly(raw, clock, code, reason);
  // The route may query the database before it listens; until then, the peer's data waits in the network buffers.
  raw.pause();
  const late = clock.after(LISTEN_MS, () => close(CLOSE.tryLater, 'the route did not listen in time'));
  raw.once('close', () => late.cancel());
  return {
    send(message) {
      if (sendWithin(raw, message, MAX_BUFFERED_BYTES) === 'stuck') raw.terminate();
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

interface Gate {
  isShut(address: string): boolean;
  recordRefusal(address: string): void;
}

/** Counts refusals per address and minute. An address over the limit is refused until its window ends. */
function createGate({ clock, counters, maxRefusals }: SocketSettings): Gate {
  const shut = new Map<string, number>();
  const refused = async (address: string): Promise<void> => {
    const { count, endsInMs } = await counters.add(`sockets:${address}`, REFUSALS_MS, maxRefusals);
    if (count < maxRefusals) return;
    setNewest(shut, address, clock.monotonic() + endsInMs, MAX_ADDRESSES);
  };
  return {
    isShut: (address) => (shut.get(address) ?? -Infinity) > clock.monotonic(),
    // Counters never reject.
    recordRefusal: (address) => void refused(address),
  };
}
