// The socket of a supervisor: checks the token and joins the call, either here or through a socket to the process that carries
// the call (monitor-relay.ts). Mounted in every process that serves the API or carries calls.
// Invariants: a token opens only its own call; a supervisor never delays a call; a refusal is a close code.
import { sleep } from '../../../core/clock.ts';
import { toSamples } from '../../../core/pcm.ts';
import { readMessage } from '../../../protocol/contract.ts';
import type { CredentialWatch } from '../../../protocol/credentials.ts';
import {
  CLOSE,
  SUBPROTOCOL,
  type ServerSocket,
  type SocketRequest,
  type SocketRoute,
} from '../../../protocol/server-socket.ts';
import { createReceiver } from '../../../protocol/socket-receiver.ts';
import { FRAME_SAMPLES } from '../../../providers/ports/audio.ts';
import type { Uses } from '../../../runtime.ts';
import type { Session } from '../../../voice/session/session.ts';
import type { SupervisorSeat } from '../../../voice/supervision/supervision.ts';
import type { LiveCalls } from '../live-calls.ts';
import type { MonitorGrant } from '../rows/monitor-tokens.ts';
import { selectProcessOf } from '../rows/voice-processes.ts';
import { stageOfCall } from '../service.ts';
import { openVoucher, redeemMonitorToken } from '../service/monitor.ts';
import { createLossyAudio } from './monitor-audio.ts';
import { relayMonitor } from './monitor-relay.ts';

/** Longest permitted text with every character escaped in JSON. All other messages are shorter. */
const MAX_MESSAGE_BYTES = 32 * 1024;
/** Supervisors in one office share an address, and all connections relayed by another process of ours come from one address. */
const MAX_PER_ADDRESS = 200;
const FRAME_BYTES = FRAME_SAMPLES * 2;
// A call is answered some hundred milliseconds before its conversation begins.
const BEGINNING_MS = 2_000;
const POLL_INTERVAL_MS = 50;
const ENDED = 'the key or session that requested the token has ended';

/** @param live null in a process that carries no calls, and while it starts */
export function createMonitorRoute(
  runtime: Uses<'db' | 'clock' | 'voiceClock' | 'log' | 'vault'>,
  live: () => LiveCalls | null,
  access: CredentialWatch,
): SocketRoute {
  return {
    path: '/monitor/:call_id',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    maxPerAddress: MAX_PER_ADDRESS,
    async open(socket: ServerSocket, { path, protocols }: SocketRequest) {
      const callId = path['call_id']!;
      if (!protocols.includes(SUBPROTOCOL)) {
        return socket.refuse(CLOSE.unauthorized, `offer ${SUBPROTOCOL} and a token`);
      }
      const text = protocols.find((protocol) => protocol !== SUBPROTOCOL) ?? '';
      const relayed = openVoucher(runtime, callId, text);
      const redeemed = relayed ? null : await redeemMonitorToken(runtime, callId, text);
      const grant = relayed ?? redeemed?.grant;
      if (!grant) return socket.refuse(CLOSE.unauthorized, 'the token is invalid, expired or already used');
      // For a relayed supervisor, the process with the supervisor's own socket checks this.
      const createdBy = redeemed?.createdBy;
      if (createdBy) {
        if (!(await access.isLive(createdBy))) return socket.refuse(CLOSE.unauthorized, ENDED);
        socket.onClose(access.watch(createdBy, () => socket.close(CLOSE.unauthorized, ENDED)));
      }
      const session = await findSession(runtime, live(), callId);
      if (session) return attachSupervisor(runtime, socket, session, grant, relayed !== null);
      // A relayed supervisor is not relayed again: the call was here and has ended.
      const url = relayed ? undefined : await selectProcessOf(runtime.db, callId);
      if (url) return relayMonitor(runtime, socket, url, grant);
      if ((await stageOfCall(runtime.db, callId)) !== 'open') return socket.close(CLOSE.notFound, 'the call is over');
      return socket.close(CLOSE.tryLater, 'the process that carries the call cannot be reached');
    },
  };
}

/** Returns null when the call is not here. Waits for the session of a call that has just been answered. */
async function findSession({ clock }: Uses<'clock'>, live: LiveCalls | null, callId: string): Promise<Session | null> {
  const deadline = clock.monotonic() + BEGINNING_MS;
  for (;;) {
    const found = live?.sessionOf(callId) ?? 'not here';
    if (found === 'not here') return null;
    if (found !== 'beginning') return found;
    if (clock.monotonic() >= deadline) return null;
    await sleep(clock, POLL_INTERVAL_MS);
  }
}

/** @param isRelayed the socket's address belongs to one of our processes, which must not be banned for relayed messages */
function attachSupervisor(
  runtime: Uses<'voiceClock'>,
  socket: ServerSocket,
  session: Session,
  grant: MonitorGrant,
  isRelayed: boolean,
): void {
  const { callId, mode, initialMode, by } = grant;
  const audio = createLossyAudio(socket);
  const sendMessage = (message: object): void => socket.send(JSON.stringify(message));
  const { name, language } = session.agent();
  const opened = (about: { mode: MonitorGrant['mode']; transcribes: boolean; atMs: number }): void =>
    sendMessage({
      type: 'open',
      call_id: callId,
      mode: about.mode,
      allowed: mode,
      ears: about.transcribes,
      agent_name: name,
      language,
      at_ms: about.atMs,
    });
  const seat = session.supervise(
    { by, allowed: mode, onSeated: opened, sendAudio: audio.send, sendMessage },
    initialMode,
  );
  if (seat === 'over') return socket.close(CLOSE.notFound, 'the call is over');
  if (seat === 'full') return socket.close(CLOSE.tooMany, 'the call has the maximum number of supervisors');
  socket.onClose(() => seat.leave());
  listen(runtime, socket, seat, (code, reason) => {
    seat.leave();
    if (isRelayed) socket.close(code, reason);
    else socket.refuse(code, reason);
  });
  void session.done.then(({ end, summary }) => {
    sendMessage({ type: 'end', reason: end.reason, duration_ms: summary.durationMs });
    socket.close(CLOSE.ended, 'the call is over');
  });
}

function listen(
  { voiceClock }: Uses<'voiceClock'>,
  socket: ServerSocket,
  seat: SupervisorSeat,
  onAbuse: (code: number, reason: string) => void,
): void {
  const receive = createReceiver({
    clock: voiceClock,
    frameBytes: FRAME_BYTES,
    read: (text) => readMessage('MonitorClientMessage', text),
    textOf: (message) => (message.type === 'mode' ? null : { text: message.text, final: true }),
    onMessage(message) {
      if (message.type === 'mode') seat.setMode(message.mode);
      else if (message.type === 'whisper') seat.whisper(message.text);
      else seat.sayAsText(message.text);
    },
    onAudio: (bytes) => seat.pushFrame(toSamples(bytes.subarray(0, FRAME_BYTES))),
    onAbuse,
  });
  socket.onMessage(receive);
}
