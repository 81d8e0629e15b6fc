// Relays a supervisor to the process that carries the call: two sockets back to back.
// Invariants: either end closes the other with the code that it got; frames for a slow supervisor are dropped here, so that nothing
// queues in between. Absent on purpose: reading what the supervisor sends, which is bounded where the call is.
import type { Uses } from '../../../runtime.ts';
import { CLOSE, SUBPROTOCOL, type ServerSocket } from '../../../protocol/server-socket.ts';
import type { MonitorGrant } from '../rows/monitor-tokens.ts';
import { openSocket } from '../../../providers/socket.ts';
import { createLossyAudio } from './monitor-audio.ts';
import { monitorUrl, sealVoucher } from '../service/monitor.ts';

/** Shorter than the time for which a socket without a listener stays open. */
const CONNECT_TIMEOUT_MS = 3_000;
const HEARTBEAT_MS = 5_000;

/** @param url of the other process, as it has reported it; only our own processes can open the voucher that it gets */
export function relay(
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

/** Codes that a peer may send (RFC 6455, 7.4.1); the others only report that no close frame came. */
function isSendable(code: number): boolean {
  return code === 1000 || (code >= 1007 && code <= 1014) || code >= 4000;
}
