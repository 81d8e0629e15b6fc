// Relays a supervisor to the process that carries the call, over two sockets.
// Invariants: when one socket closes, the other is closed with the same code; frames for a slow supervisor are dropped here, so
// that nothing accumulates in between. Deliberately omitted: reading the supervisor's messages. The process that carries the call
// limits them.
import { CLOSE, SUBPROTOCOL, type ServerSocket } from '../../../protocol/server-socket.ts';
import { openSocket } from '../../../providers/socket.ts';
import type { Uses } from '../../../runtime.ts';
import type { MonitorGrant } from '../rows/monitor-tokens.ts';
import { monitorUrl, sealVoucher } from '../service/monitor.ts';
import { createLossyAudio } from './monitor-audio.ts';

/** Shorter than the time for which a socket without a listener stays open, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
const HEARTBEAT_MS = 5_000;

/** @param url URL of the other process, as it has reported it. Only our own processes can open the voucher that is sent to it. */
export function relayMonitor(
  runtime: Uses<'clock' | 'log' | 'vault'>,
  socket: ServerSocket,
  url: string,
  grant: MonitorGrant,
): void {
  const audio = createLossyAudio(socket);
  const options = {
    protocols: [SUBPROTOCOL, sealVoucher(runtime, grant)],
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    heartbeatMs: HEARTBEAT_MS,
  };
  const onward = openSocket(`${monitorUrl(url)}/${grant.callId}`, options, {
    onOpen: () => socket.onMessage((message) => void onward.send(message)),
    onText: socket.send,
    onBinary: audio.send,
    onClosed({ code, reason }) {
      if (code === CLOSE.tooLarge || code === CLOSE.tooMany) return socket.refuse(code, reason);
      if (code !== null && isSendable(code)) return socket.close(code, reason);
      runtime.log.warn(
        { callId: grant.callId, url, reason },
        'the process that carries a call could not be reached; the supervisor may try again',
      );
      socket.close(CLOSE.tryLater, 'the process that carries the call cannot be reached');
    },
  });
  socket.onClose(() => onward.close());
}

/**
 * Returns whether a peer may send this close code (RFC 6455, section 7.4.1). The other codes only report that
 * no close frame arrived.
 */
function isSendable(code: number): boolean {
  return code === 1000 || (code >= 1007 && code <= 1014) || code >= 4000;
}
