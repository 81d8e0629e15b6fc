// WebSockets to users' own servers. Opened only to addresses that the guard permits, checked in the step that resolves the name,
// as for every other outgoing connection. Plain ws:// is allowed only to networks that the operator lists.
import { connect as connectTcp, isIP, type LookupFunction, type Socket as TcpSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { openSocket, type Socket, type SocketEvents, type SocketOptions } from '../socket.ts';
import type { AddressGuard } from './addresses.ts';
import { failure } from './failure.ts';

export interface SocketGuard {
  guard: AddressGuard;
  lookup: LookupFunction;
  ca: string | undefined;
}

export function openGuardedSocket(
  url: URL,
  { guard, lookup, ca }: SocketGuard,
  options: SocketOptions,
  events: SocketEvents,
): Socket {
  const isPlain = url.protocol === 'ws:';
  return openSocket(
    url.href,
    {
      ...options,
      connect({ host, port }) {
        const socket = isPlain
          ? connectTcp({ host, port, lookup })
          : connectTls({ host, port, lookup, servername: isIP(host) ? '' : host, ...(ca === undefined ? {} : { ca }) });
        socket.once('connect', () => refuseForbidden(socket, guard, isPlain));
        return socket;
      },
    },
    events,
  );
}

/**
 * Checks the address that the socket has connected to, before the WebSocket handshake: over wss:// only the ClientHello of TLS may have
 * been sent. Names were checked before, when they were resolved.
 */
function refuseForbidden(socket: TcpSocket, guard: AddressGuard, isPlain: boolean): void {
  const address = socket.remoteAddress ?? '';
  if (isPlain ? guard.isException(address) : guard.permits(address)) return;
  socket.destroy(failure('private_address'));
}
