// Limits that the library `ws` does not set, for both client and server sockets: bytes waiting to be sent, silence, pings and
// pongs, time to close.
// Deliberately omitted: how a socket begins (the server's upgrade, a client's guarded connection), and reporting its end.
import type { RawData, WebSocket } from 'ws';
import { createBucket } from '../core/bucket.ts';
import type { Clock, Timer } from '../core/clock.ts';

const CLOSE_MS = 1_000;
/** Pings and pongs of a peer, of which a usual one sends one in seconds. Unlike messages, they never reach a route. */
const CONTROL_FRAMES = { perSecond: 10, burst: 100 };

/**
 * @returns `closed` if the socket is not open; `stuck` if more than `maxWaitingBytes` wait for a peer that does not read. Nothing
 * is sent in either case
 */
export function sendWithin(
  raw: WebSocket,
  message: string | Uint8Array,
  maxWaitingBytes: number,
): 'sent' | 'closed' | 'stuck' {
  if (raw.readyState !== raw.OPEN) return 'closed';
  if (raw.bufferedAmount > maxWaitingBytes) return 'stuck';
  raw.send(message);
  return 'sent';
}

/** Closes, and terminates a peer that does not answer the close within a second. */
export function closeFirmly(raw: WebSocket, clock: Clock, code: number, reason = ''): void {
  if (raw.readyState === raw.CLOSED) return;
  // A paused socket would not read the peer's close frame.
  raw.resume();
  raw.close(code, reason);
  const timer = clock.after(CLOSE_MS, () => raw.terminate());
  raw.once('close', () => timer.cancel());
}

/**
 * Sends a ping every `everyMs` (RFC 6455, 5.5.2).
 * @param onSilence called once, when the peer sent neither a message nor a pong between two pings
 */
export function keepAlive(raw: WebSocket, clock: Clock, everyMs: number, onSilence: () => void): void {
  let isActive = true;
  let timer: Timer;
  const onActivity = (): void => void (isActive = true);
  raw.on('pong', onActivity);
  raw.on('message', onActivity);
  const ping = (): void => {
    if (raw.readyState === raw.OPEN) {
      // A paused socket is not read, so its silence means nothing.
      if (!isActive && !raw.isPaused) return onSilence();
      isActive = false;
      raw.ping();
    }
    timer = clock.after(everyMs, ping);
  };
  timer = clock.after(everyMs, ping);
  raw.once('close', () => timer.cancel());
}

/** Terminates a peer that sends too many pings and pongs, which use the time of the process. @param onExcess called once, after that */
export function limitControlFrames(raw: WebSocket, clock: Clock, onExcess: () => void): void {
  const mayReceive = createBucket(clock, CONTROL_FRAMES);
  const onFrame = (): void => {
    if (mayReceive()) return;
    // More of them may have been read already.
    raw.off('ping', onFrame);
    raw.off('pong', onFrame);
    raw.terminate();
    onExcess();
  };
  raw.on('ping', onFrame);
  raw.on('pong', onFrame);
}

export function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
