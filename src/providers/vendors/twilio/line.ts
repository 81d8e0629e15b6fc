// The line of one call over Twilio's media streams (https://www.twilio.com/docs/voice/media-streams/websocket-messages): 20 ms of
// µ-law in each direction, in JSON, over a socket that may break and reopen.
// Invariants: one frame every 20 ms, gaps are silence; audio is never played late. Every mark is resolved by Twilio, by `clear`,
// by a break or by the end. `onClose` is called at most once, and never after our own hang-up.
import type { Clock, Timer } from '../../../core/clock.ts';
import { createJitterBuffer } from '../../../core/jitter-buffer.ts';
import { everyTick } from '../../../core/ticker.ts';
import type { ServerSocket } from '../../../protocol/server-socket.ts';
import { FRAME_SAMPLES } from '../../ports/audio.ts';
import type { Leg, Line, LineClosed } from '../../ports/carrier.ts';
import { requireKeys } from '../../ports/dtmf.ts';
import { ProviderError } from '../../ports/errors.ts';
import { createDecoder, createEncoder } from './codec.ts';
import { dtmfFrames } from './dtmf.ts';
import type { StreamMessage } from './messages.ts';

/** The part of a socket that the line needs. */
type StreamSocket = Pick<ServerSocket, 'send' | 'bufferedBytes' | 'close'>;

export interface TwilioLine extends Line {
  /** Moves the stream to this socket. */
  attach(socket: StreamSocket, streamSid: string): void;
  /** The connection was lost. If no other one opens in time, the line is lost. */
  detach(socket: StreamSocket): void;
  /** Messages of an older socket are ignored. */
  receive(message: StreamMessage, from: StreamSocket): void;
  /** Reports from the carrier's callbacks. */
  reportLeg(leg: Leg): void;
  /** The leg was transferred: closes this line, does not hang up the leg, and does not call `onClose`. */
  handOver(): void;
  isOpen(): boolean;
}

interface LineParts {
  clock: Clock;
  /** Ends the call at Twilio. Never rejects. */
  hangUp(): Promise<void>;
  /** The line has ended. */
  onEnd(): void;
}

/** Time that a call waits for a broken stream: Twilio requests instructions within a second and opens another one. */
const RECONNECT_MS = 6_000;
/** Lead with which audio is sent, so that network jitter is inaudible; Twilio plays its buffer in real time. */
const BUFFER_MS = 100;
/** Two seconds of unsent audio; anything after that would be late. */
const MAX_BACKLOG_BYTES = 32 * 1024;
/** Twilio absorbs the jitter of the telephone network; a frame is passed on at once. */
const START_FRAMES = 1;

export function createTwilioLine({ clock, hangUp, onEnd }: LineParts): TwilioLine {
  const nothing = (): void => undefined;
  const on = {
    frame: nothing as (frame: Int16Array) => void,
    dtmf: nothing as (digit: string) => void,
    close: nothing as (reason: LineClosed) => void,
    answeredBy: nothing as (by: 'human' | 'machine') => void,
  };
  const [encoder, decoder] = [createEncoder(), createDecoder()];
  const marks = createMarks();
  const heard = createJitterBuffer(START_FRAMES);
  let socket: StreamSocket | null = null;
  let streamSid = '';
  let away: Timer | null = null;
  let closed: LineClosed | 'by_us' | null = null;
  let answeredBy: Leg['answeredBy'] = null;

  const stopTicks = everyTick(clock, () => {
    if (!closed) on.frame(heard.nextFrame() ?? new Int16Array(FRAME_SAMPLES));
  });
  const send = (event: string, more: object): void => socket?.send(JSON.stringify({ event, streamSid, ...more }));
  const play = (frame: Int16Array): void => {
    const payload = Buffer.from(encoder.encode(frame)).toString('base64');
    send('media', { media: { payload } });
  };
  const end = (by: LineClosed | 'by_us'): boolean => {
    if (closed) return false;
    closed = by;
    stopTicks();
    away?.cancel();
    marks.clear();
    socket?.close(1000);
    onEnd();
    if (by !== 'by_us') on.close(by);
    return true;
  };

  return {
    bufferMs: BUFFER_MS,
    isNarrowband: true,
    onFrame: (listener) => void (on.frame = listener),
    onCaption: nothing,
    onDtmf: (listener) => void (on.dtmf = listener),
    onAnsweredBy(listener) {
      on.answeredBy = listener;
      if (answeredBy) listener(answeredBy);
    },
    onClose(listener) {
      on.close = listener;
      if (closed && closed !== 'by_us') listener(closed);
    },
    write(frame) {
      if (closed || !socket || socket.bufferedBytes() > MAX_BACKLOG_BYTES) return false;
      play(frame);
      return true;
    },
    clear() {
      marks.clear();
      send('clear', {});
    },
    mark() {
      if (closed || !socket) return Promise.resolve(false);
      const { name, played } = marks.open();
      send('mark', { mark: { name } });
      return played;
    },
    /** Sent as tones in the audio, because Twilio's own method interrupts the stream while it plays them. */
    async sendDtmf(digits) {
      const frames = dtmfFrames(requireKeys('twilio', digits));
      if (closed || !socket) throw new ProviderError('twilio', 'unavailable', 'the line is closed');
      for (const frame of frames) play(frame);
      const { name, played } = marks.open();
      send('mark', { mark: { name } });
      if (!(await played)) throw new ProviderError('twilio', 'unavailable', 'the keys were cut off');
    },
    sendCaption: nothing,
    isOpen: () => closed === null,
    async close() {
      if (end('by_us')) await hangUp();
    },
    handOver: () => void end('by_us'),
    attach(next, sid) {
      if (closed) return next.close(1000);
      away?.cancel();
      const before = socket;
      socket = next;
      // The new stream replaces one that still seemed open; its marks will not be answered.
      marks.clear();
      before?.close(1000);
      streamSid = sid;
      heard.clear();
    },
    detach(gone) {
      if (socket !== gone) return;
      socket = null;
      marks.clear();
      if (!closed) away = clock.after(RECONNECT_MS, () => end('lost'));
    },
    receive(message, from) {
      if (closed || socket !== from) return;
      switch (message.event) {
        case 'media':
          for (const frame of framesOf(decoder.decode(Buffer.from(message.media.payload, 'base64')))) {
            heard.bufferFrame(frame);
          }
          return;
        case 'mark':
          return marks.played(message.mark.name);
        case 'dtmf':
          return on.dtmf(message.dtmf.digit);
        case 'stop':
          return void end('hangup');
      }
    },
    reportLeg(leg) {
      if (leg.status === 'over') end('hangup');
      if (!leg.answeredBy || answeredBy) return;
      answeredBy = leg.answeredBy;
      on.answeredBy(answeredBy);
    },
  };
}

/** Twilio sends 20 ms at a time. A longer message is split into frames; a remainder shorter than a frame is dropped. */
function framesOf(samples: Int16Array): Int16Array[] {
  const frames: Int16Array[] = [];
  for (let at = 0; at + FRAME_SAMPLES <= samples.length; at += FRAME_SAMPLES) {
    frames.push(samples.subarray(at, at + FRAME_SAMPLES));
  }
  return frames;
}

/** Marks by name, in order: an echo resolves its own mark and all before it. */
function createMarks() {
  const open = new Map<number, (played: boolean) => void>();
  let last = 0;
  return {
    open(): { name: string; played: Promise<boolean> } {
      const number = ++last;
      return { name: String(number), played: new Promise((resolve) => open.set(number, resolve)) };
    },
    played(name: string): void {
      for (const [number, settle] of open) {
        if (number > Number(name)) return;
        open.delete(number);
        settle(true);
      }
    },
    clear(): void {
      for (const settle of open.values()) settle(false);
      open.clear();
    },
  };
}
