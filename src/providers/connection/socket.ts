// WebSockets to users' own servers. Opened only to addresses that the guard permits, checked in the step that resolves the name,
// as for every other outgoing connection. Plain ws:// is allowed only to networks that the operator lists.
import { connect as connectTcp, isIP, type LookupFunction, type Socket as TcpSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { openSocket, type Socket, type SocketEvents, type SocketLimits, type SocketOptions } from '../socket.ts';
import type { AddressGuard } from './addresses.ts';
import { connectionFailure } from './failure.ts';

/**
 * What a user's own server may send: more than a model writes, which is 100 messages of a word per second. Reading JSON takes 60
 * ns for each byte at worst, so the bytes of a second take 15 ms.
 */
const USER_LIMITS: SocketLimits = {
  messageBytes: 128 * 1024,
  fragments: 256,
  messages: { perSecond: 300, burst: 3000 },
  bytes: { perSecond: 256 * 1024, burst: 512 * 1024 },
};

interface SocketGuard {
  guard: AddressGuard;
  lookup: LookupFunction;
}

export function openGuardedSocket(
  url: URL,
  { guard, lookup }: SocketGuard,
  options: SocketOptions,
  events: SocketEvents,
): Socket {
  const isPlain = url.protocol === 'ws:';
  return openSocket(
    url.href,
    {
      ...options,
      limits: USER_LIMITS,
      connect({ host, port }) {
        const socket = isPlain
          ? connectTcp({ host, port, lookup })
          : connectTls({ host, port, lookup, servername: isIP(host) ? '' : host });
        socket.once('connect', () => refuseForbidden(socket, guard, isPlain));
        return socket;
      },
    },
    events,
  );
}

/**
 * Checks the address that the socket has connected to, before the WebSocket handshake: over wss:// only the ClientHello of TLS
 * may have been sent. Names were checked before, when they were resolved.
 */
function refuseForbidden(socket: TcpSocket, guard: AddressGuard, isPlain: boolean): void {
  const address = socket.remoteAddress ?? '';
  if (isPlain ? guard.isException(address) : guard.permits(address)) return;
  socket.destroy(connectionFailure('private_address'));
}
