// The line to a browser: frames in both directions over a socket that may break and be replaced.
// Invariants: one inbound frame every 20 ms, with silence in gaps. Nothing is played late, so audio sent before a break is
// dropped. A browser that does not return within RECONNECT_MS is lost.
// Deliberately omitted: authorization and the message format; both are checked before a message arrives here.
import type { RtcClientMessage, RtcServerMessage } from '../../../../generated/types.ts';
import type { Clock, Timer } from '../../../core/clock.ts';
import { createJitterBuffer } from '../../../core/jitter-buffer.ts';
import { toSamples } from '../../../core/pcm.ts';
import { everyTick } from '../../../core/ticker.ts';
import { CLOSE } from '../../../protocol/server-socket.ts';
import { FRAME_SAMPLES } from '../../../providers/ports/audio.ts';
import type { Line, LineClosed } from '../../../providers/ports/carrier.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import { createPlayout } from './playout.ts';

/** The part of a socket that the line needs. */
export interface BrowserPeer {
  send(message: string | Uint8Array): void;
  bufferedBytes(): number;
  close(code: number, reason?: string): void;
}

export interface BrowserLine extends Line {
  /** Gives the line to this browser. A browser that had it before is disconnected with CLOSE.elsewhere. */
  attach(peer: BrowserPeer): void;
  isOn(peer: BrowserPeer): boolean;
  /** The connection was lost. The line is lost unless another peer attaches within RECONNECT_MS. */
  detach(peer: BrowserPeer): void;
  receive(message: RtcClientMessage): void;
  /** Receives 640 bytes of microphone audio. */
  receiveAudio(bytes: Uint8Array): void;
  sendMessage(message: RtcServerMessage): void;
  /** Called when the agent was stopped and its unplayed audio must be dropped. */
  onClear(listener: () => void): void;
  /** Closes the connection to the browser, after `close`. */
  disconnect(code: number, reason: string): void;
}

export const FRAME_BYTES = FRAME_SAMPLES * 2;
/** Time that a call waits for a browser that lost its connection. */
const RECONNECT_MS = 10_000;
/** Lead with which frames are sent, so that the browser's own 60 ms buffer does not run dry. */
const BUFFER_MS = 60;
/** One second of audio that the network has not accepted. Further frames could only arrive late. */
const MAX_BACKLOG_BYTES = 50 * FRAME_BYTES;

interface Listeners {
  frame: (frame: Int16Array) => void;
  caption: Parameters<Line['onCaption']>[0];
  dtmf: (digit: string) => void;
  text: (text: string) => void;
  interrupt: () => void;
  clear: () => void;
  close: (reason: LineClosed) => void;
}

export function createBrowserLine(clock: Clock): BrowserLine {
  const nothing = () => undefined;
  const on: Listeners = {
    frame: nothing,
    caption: nothing,
    dtmf: nothing,
    text: nothing,
    interrupt: nothing,
    clear: nothing,
    close: nothing,
  };
  const jitter = createJitterBuffer();
  const playout = createPlayout(clock);
  let peer: BrowserPeer | null = null;
  let away: Timer | null = null;
  let muted = false;
  let closed: LineClosed | 'by_us' | null = null;

  const stopTicks = everyTick(clock, () => on.frame(jitter.nextFrame() ?? SILENCE));
  const end = (by: LineClosed | 'by_us'): void => {
    if (closed) return;
    closed = by;
    stopTicks();
    away?.cancel();
    playout.cleared();
    if (by !== 'by_us') on.close(by);
  };
  const sendMessage = (message: RtcServerMessage): void => peer?.send(JSON.stringify(message));

  return {
    bufferMs: BUFFER_MS,
    onFrame: (listener) => void (on.frame = listener),
    onCaption: (listener) => void (on.caption = listener),
    onDtmf: (listener) => void (on.dtmf = listener),
    onText: (listener) => void (on.text = listener),
    onInterrupt: (listener) => void (on.interrupt = listener),
    onClear: (listener) => void (on.clear = listener),
    onClose(listener) {
      on.close = listener;
      if (closed && closed !== 'by_us') listener(closed);
    },
    write(frame) {
      if (closed || !peer || peer.bufferedBytes() > MAX_BACKLOG_BYTES) return false;
      playout.sent();
      peer.send(bytesOf(frame));
      return true;
    },
    clear() {
      playout.cleared();
      on.clear();
    },
    mark: () => (closed || !peer ? Promise.resolve(false) : playout.mark()),
    async sendDtmf() {
      throw new ProviderError('browser', 'refused', 'a browser has no keys to press');
    },
    // The view already shows the agent's words while it speaks.
    sendCaption: nothing,
    async close() {
      end('by_us');
    },
    attach(next) {
      away?.cancel();
      const before = peer;
      peer = next;
      before?.close(CLOSE.elsewhere, 'joined elsewhere');
      jitter.clear();
      playout.restart();
    },
    isOn: (one) => peer === one,
    detach(gone) {
      if (peer !== gone) return;
      peer = null;
      jitter.clear();
      playout.restart();
      if (!closed) away = clock.after(RECONNECT_MS, () => end('lost'));
    },
    receive(message) {
      if (closed) return;
      switch (message.t) {
        case 'text':
          return on.text(message.text);
        case 'caption':
          return on.caption({ text: message.text, final: message.final });
        case 'mute':
          muted = message.on;
          return jitter.clear();
        case 'interrupt':
          return on.interrupt();
        case 'dtmf':
          for (const digit of message.digits) on.dtmf(digit);
          return;
        case 'played':
          return playout.acknowledged(message.frames);
        case 'end':
          return end('hangup');
      }
    },
    receiveAudio(bytes) {
      if (!closed && !muted) jitter.bufferFrame(toSamples(bytes.subarray(0, FRAME_BYTES)));
    },
    sendMessage,
    disconnect(code, reason) {
      peer?.close(code, reason);
      peer = null;
    },
  };
}

const SILENCE = new Int16Array(FRAME_SAMPLES);

/** Little-endian, as is every machine that Parley runs on. */
function bytesOf(frame: Int16Array): Uint8Array {
  return new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength);
}
