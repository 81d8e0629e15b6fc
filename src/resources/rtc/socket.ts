// The websocket of a browser call: checks the token, joins the call in this process, and lets a browser that lost its connection
// resume. Only processes of the voice role serve it. Invariants: a token joins only its own call; a call is on one socket at a
// time; a failure is reported to the browser as a close code.
import type { RtcEars, RtcServerMessage } from '../../../generated/types.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { readMessage } from '../../protocol/contract.ts';
import type { CredentialWatch } from '../../protocol/credentials.ts';
import {
  CLOSE,
  SUBPROTOCOL,
  type ServerSocket,
  type SocketRequest,
  type SocketRoute,
} from '../../protocol/server-socket.ts';
import { createReceiver } from '../../protocol/socket-receiver.ts';
import type { Uses } from '../../runtime.ts';
import { createBrowserLine, FRAME_BYTES, type BrowserLine } from '../../voice/lines/browser/browser-line.ts';
import { createBrowserView, type BrowserView } from '../../voice/lines/browser/browser-view.ts';
import type { JoinReservation, LiveCalls } from '../calls/live-calls.ts';
import type { Joining } from '../calls/live/join-call.ts';
import { stageOfCall } from '../calls/service.ts';
import { speechInputOf, endForLostAccess, redeemToken } from './service.ts';

const RESUME_PREFIX = 'rtr_';
/** Longest permitted text with every character escaped in JSON. All other messages are shorter. */
const MAX_MESSAGE_BYTES = 32 * 1024;
/** High enough for an office whose browsers share one address. */
const MAX_PER_ADDRESS = 100;
const ENDED = 'the key or session that requested the token has ended';
/** Close codes that a browser sends when its page ends the call or is closed. */
const LEFT = new Set([1000, 1001, 1005]);

interface Joined {
  line: BrowserLine;
  view: BrowserView;
  agent: (Parameters<NonNullable<Joining['onAgent']>>[0] & { ears: RtcEars }) | null;
  resumeHash: Buffer | null;
  /** Of the token with which the browser resumed, until it has shown that it received the next one. */
  usedHash: Buffer | null;
  /** Whether the key or session that requested the token has ended. */
  hasLostAccess: boolean;
}

/** @param live null while the process starts */
export function createRtcRoute(
  runtime: Uses<'db' | 'voiceClock' | 'log'>,
  live: () => LiveCalls | null,
  access: CredentialWatch,
): SocketRoute {
  const calls = new Map<string, Joined>();

  const resume = async (socket: ServerSocket, callId: string, token: string): Promise<void> => {
    const joined = calls.get(callId);
    const hash = hashToken(token);
    if (joined && [joined.resumeHash, joined.usedHash].some((known) => known?.equals(hash))) {
      joined.usedHash = hash;
      connect(runtime, joined, socket);
      return greet(callId, joined, true);
    }
    if (joined) return socket.refuse(CLOSE.unauthorized, 'the token is invalid or already used');
    if ((await stageOfCall(runtime.db, callId)) !== 'open') return socket.refuse(CLOSE.notFound, 'the call is over');
    // The call is in another process. A load balancer that routes by path reaches it.
    return socket.close(CLOSE.tryLater, 'not here');
  };

  const join = async (socket: ServerSocket, callId: string, token: string): Promise<void> => {
    const host = live();
    if (!host) return socket.close(CLOSE.tryLater, 'starting');
    const reservation = host.reserveJoin();
    // The token remains valid for another process.
    if (!reservation) return socket.close(CLOSE.tryLater, 'stopping');
    await joinBy(reservation, host, socket, callId, token).finally(reservation.release);
  };

  const joinBy = async (
    reservation: JoinReservation,
    host: LiveCalls,
    socket: ServerSocket,
    callId: string,
    token: string,
  ) => {
    const redeemed = await redeemToken(runtime, callId, token);
    if (!redeemed) return socket.refuse(CLOSE.unauthorized, 'the token is invalid, expired or already used');
    const { holding } = redeemed;
    if (holding && !(await access.isLive(holding))) return socket.refuse(CLOSE.unauthorized, ENDED);
    const joined = newJoined(runtime);
    calls.set(callId, joined);
    connect(runtime, joined, socket);
    const onAgent: NonNullable<Joining['onAgent']> = (agent, own) => {
      joined.agent = { ...agent, ears: speechInputOf(own) };
      greet(callId, joined, false);
    };
    const onLost = () => {
      joined.hasLostAccess = true;
      endForLostAccess(host.sessionOf(callId), () => joined.line.receive({ t: 'end' }));
    };
    const stopWatching = holding && access.watch(holding, onLost);
    try {
      sendResult(joined, await reservation.join(callId, { open: async () => joined.line, view: joined.view, onAgent }));
    } catch (error) {
      runtime.log.error({ err: error, callId }, 'a browser call could not be joined');
      fail(joined.line, 'internal_error', CLOSE.internalError);
    } finally {
      stopWatching?.();
      joined.view.stop();
      await joined.line.close();
      calls.delete(callId);
    }
  };

  return {
    path: '/rtc/:call_id',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    maxPerAddress: MAX_PER_ADDRESS,
    async open(socket: ServerSocket, { path, protocols }: SocketRequest) {
      const token = protocols.find((protocol) => protocol !== SUBPROTOCOL) ?? '';
      const callId = path['call_id']!;
      if (!protocols.includes(SUBPROTOCOL))
        return socket.refuse(CLOSE.unauthorized, `offer ${SUBPROTOCOL} and a token`);
      return isToken(RESUME_PREFIX, token) ? resume(socket, callId, token) : join(socket, callId, token);
    },
  };
}

function newJoined({ voiceClock }: Uses<'voiceClock'>): Joined {
  const line = createBrowserLine(voiceClock);
  const view = createBrowserView(voiceClock, line.sendMessage);
  line.onClear(view.cleared);
  return { line, view, agent: null, resumeHash: null, usedHash: null, hasLostAccess: false };
}

/** Attaches the line to this socket. A browser sends something only after it has received `open`, and with it the next token. */
function connect({ voiceClock }: Uses<'voiceClock'>, joined: Joined, socket: ServerSocket): void {
  const { line } = joined;
  line.attach(socket);
  const received = (): void => {
    if (line.isOn(socket)) joined.usedHash = null;
  };
  socket.onClose((code) => {
    if (LEFT.has(code) && line.isOn(socket)) line.receive({ t: 'end' });
    line.detach(socket);
  });
  socket.onMessage(
    createReceiver({
      clock: voiceClock,
      frameBytes: FRAME_BYTES,
      read: (text) => readMessage('RtcClientMessage', text),
      textOf(message) {
        if (message.t === 'text') return { text: message.text, final: true };
        return message.t === 'caption' ? message : null;
      },
      onMessage(message) {
        received();
        line.receive(message);
      },
      onAudio(bytes) {
        received();
        line.receiveAudio(bytes);
      },
      onAbuse: (code, reason) => socket.refuse(code, reason),
    }),
  );
}

/** Sends `open` to a browser that has joined. A browser that resumes also gets the messages that it missed. */
function greet(callId: string, joined: Joined, resumed: boolean): void {
  const { line, view, agent } = joined;
  // A browser that resumes before the agent is known is greeted later.
  if (!agent) return;
  const token = newToken(RESUME_PREFIX);
  joined.resumeHash = hashToken(token);
  line.sendMessage({
    t: 'open',
    call_id: callId,
    ears: agent.ears,
    resumed,
    agent_name: agent.name,
    language: agent.language,
    resume_token: token,
  });
  for (const message of resumed ? view.replay() : []) line.sendMessage(message);
}

function sendResult({ line, hasLostAccess }: Joined, result: Awaited<ReturnType<JoinReservation['join']>>): void {
  if (result === 'over') return line.disconnect(CLOSE.notFound, 'the call is over');
  if (result === 'full') return fail(line, 'concurrency_limited', CLOSE.tooMany);
  if (result === 'unfunded') return fail(line, 'insufficient_funds', CLOSE.tooMany);
  const { end, durationMs } = result;
  if (end.status === 'failed') line.sendMessage({ t: 'fail', code: end.reason });
  const last: RtcServerMessage = { t: 'end', reason: end.reason, duration_ms: durationMs };
  line.sendMessage(last);
  if (hasLostAccess) line.disconnect(CLOSE.unauthorized, ENDED);
  else line.disconnect(CLOSE.ended, 'the call is over');
}

function fail(line: BrowserLine, code: string, closeCode: number): void {
  line.sendMessage({ t: 'fail', code });
  line.disconnect(closeCode, code);
}
