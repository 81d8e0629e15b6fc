// A supervisor whose call lives in another process: two sockets back to back. Called by socket.ts once the token is taken.
// Invariants: either end closes the other with the code that it got; a supervisor that is slow loses frames here, so that nothing
// waits in between. Absent on purpose: reading what he sends, which is bounded where the call is.
import type { Runtime } from '../../../runtime.ts';
import { CLOSE, SUBPROTOCOL, type ServerSocket } from '../../../protocol/server-socket.ts';
import { openSocket } from '../../../providers/socket.ts';
import { createPatientAudio } from './monitor-audio.ts';
import { monitorUrl, writeNote, type Grant } from '../service/monitor.ts';

/** Within the time that a socket waits for somebody to listen. */
const CONNECT_TIMEOUT_MS = 3_000;
const HEARTBEAT_MS = 5_000;

/** @param url of the other process, as it has told; the note is worth nothing to anybody but one of ours */
export function relay(runtime: Runtime, socket: ServerSocket, url: string, grant: Grant): void {
  const audio = createPatientAudio(socket);
  const options = {
    protocols: [SUBPROTOCOL, writeNote(runtime, grant)],
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
      runtime.log.warn({ callId: grant.callId, url, reason }, 'the process that carries a call was not reached');
      socket.close(CLOSE.tryLater, 'the process that carries the call cannot be reached');
    },
  });
  socket.onClose(() => onward.close());
}

/** What a peer may close with (RFC 6455, 7.4.1): the rest is for those who see no close at all. */
function isSendable(code: number): boolean {
  return code === 1000 || (code >= 1007 && code <= 1014) || code >= 4000;
}
