// The socket of a call, which survives lost connections: it reconnects while the server keeps the call, queues typed text
// meanwhile, and drops sound.
// Invariant: `onGone` is called at most once, and no callback follows it.
import type { RtcClientMessage, RtcServerMessage, RtcToken } from '../../../generated/types.ts';

export interface CallSocket {
  /** Queues text while disconnected; other messages are dropped, because they are only valid at the moment. */
  send(message: RtcClientMessage): void;
  sendFrame(frame: ArrayBuffer): void;
  close(): void;
}

interface SocketListener {
  onMessage(message: RtcServerMessage): void;
  onFrame(frame: ArrayBuffer): void;
  /** The connection broke; reconnecting. */
  onLost(): void;
  /** The call is permanently lost; the code states why. */
  onGone(code: string): void;
}

/** The server keeps a disconnected call for ten seconds. */
const GIVE_UP_MS = 10_000;
const OPEN_MS = 4_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 2_000;
/** Two seconds of unsent sound: more would arrive too late. */
const MAX_BUFFERED_BYTES = 64_000;
/** A network that accepts no sound for this long is gone, although the browser still considers the connection open. */
const STUCK_MS = 1_500;
/** More than a visitor types in ten seconds. */
const MAX_WAITING = 20;

/** Close codes after which a reconnect is useless. */
const FINAL: Record<number, string> = {
  4401: 'socket_refused',
  4404: 'connection_lost',
  4409: 'elsewhere',
  4413: 'internal_error',
  4429: 'rate_limited',
};

export function openSocket(grant: RtcToken, listener: SocketListener): CallSocket {
  let token = grant.token;
  let socket: WebSocket | null = null;
  let opened = false;
  let ready = false;
  let finished = false;
  let brokenSince = performance.now();
  let waitMs = FIRST_WAIT_MS;
  /** Of the next attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stuckSince: number | null = null;
  const waiting: RtcClientMessage[] = [];

  const finish = (code?: string): void => {
    if (finished) return;
    finished = true;
    removeEventListener('online', replace);
    clearTimeout(timer);
    socket?.close(1000);
    if (code !== undefined) listener.onGone(code);
  };
  const received = (message: RtcServerMessage): void => {
    if (message.t === 'open') {
      token = message.resume_token;
      opened = ready = true;
      waitMs = FIRST_WAIT_MS;
      for (const text of waiting.splice(0)) socket!.send(JSON.stringify(text));
    }
    listener.onMessage(message);
  };
  const broke = (code: number): void => {
    if (finished) return;
    const final = FINAL[code];
    // 4404 before the first `open` means a token without a call, not a lost connection.
    if (final) return finish(code === 4404 && !opened ? 'socket_refused' : final);
    if (ready) {
      brokenSince = performance.now();
      listener.onLost();
    }
    ready = false;
    if (performance.now() - brokenSince + waitMs > GIVE_UP_MS) return finish(opened ? 'connection_lost' : 'socket');
    timer = setTimeout(connect, waitMs);
    waitMs = Math.min(MAX_WAIT_MS, waitMs * 2);
  };
  const connect = (): void => {
    timer = undefined;
    const mine = new WebSocket(grant.url, ['parley.v1', token]);
    socket = mine;
    mine.binaryType = 'arraybuffer';
    const late = setTimeout(() => mine.close(), OPEN_MS);
    mine.onopen = () => clearTimeout(late);
    mine.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (finished) return;
      if (typeof data === 'string') received(JSON.parse(data) as RtcServerMessage);
      else listener.onFrame(data);
    };
    mine.onclose = ({ code }) => {
      clearTimeout(late);
      broke(code);
    };
  };
  /** Connects again, without waiting for the browser to notice that the present connection is dead. */
  const replace = (): void => {
    // A token works once. An attempt in progress may have used it, and the next one arrives with `open`.
    if (!ready && timer === undefined) return;
    const old = socket!;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    clearTimeout(timer);
    waitMs = FIRST_WAIT_MS;
    stuckSince = null;
    broke(1006);
  };
  // The connection belongs to the network that was left.
  addEventListener('online', replace);
  connect();

  return {
    send(message) {
      if (ready && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      else if (message.t === 'text' && waiting.length < MAX_WAITING) waiting.push(message);
    },
    sendFrame(frame) {
      if (!ready || socket?.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount < MAX_BUFFERED_BYTES) {
        stuckSince = null;
        return socket.send(frame);
      }
      stuckSince ??= performance.now();
      if (performance.now() - stuckSince > STUCK_MS) replace();
    },
    close: () => finish(),
  };
}
