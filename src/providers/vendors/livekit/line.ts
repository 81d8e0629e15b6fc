// The line between a session and one participant of a LiveKit room: a callee behind a SIP trunk, or a caller in a browser.
// Invariant: one frame of the other side per 20 ms, silence if the room sent none. After either side leaves nothing is sent.
// Knows no SDK: the room is behind RoomMedia (room.ts), so that this part runs on a virtual clock.
import type { Clock, Timer } from '../../../core/clock.ts';
import { createJitterBuffer } from '../../../core/jitter-buffer.ts';
import { everyTick } from '../../../core/ticker.ts';
import { FRAME_SAMPLES } from '../../ports/audio.ts';
import type { Line, LineClosed } from '../../ports/carrier.ts';
import { pressInOrder, requireKeys } from '../../ports/dtmf.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { Caption } from '../../ports/stt.ts';

/** The line's interface to the room. */
export interface RoomMedia {
  /** Queues a frame for playing. */
  play(frame: Int16Array): void;
  /** Milliseconds of queued audio that was not sent yet. */
  queuedMs(): number;
  clear(): void;
  sendDigit(digit: string): Promise<void>;
  sendText(caption: Caption): void;
  /** Leaves the room. Idempotent. */
  leave(): Promise<void>;
}

/** The room's interface to the line. */
export interface RoomListener {
  frame(frame: Int16Array): void;
  digit(digit: string): void;
  caption(caption: Caption): void;
  gone(reason: LineClosed): void;
}

export interface RoomLine {
  line: Line;
  listener: RoomListener;
  isOpen(): boolean;
}

/** Lead with which the session writes, so that the network never waits for a timer. */
const BUFFER_MS = 60;
const DIGIT_MS = 120;
const SILENCE = new Int16Array(FRAME_SAMPLES);

interface Mark {
  timer: Timer;
  settle(played: boolean): void;
}

/** @param hangUp ends the call at the carrier, in addition to leaving the room */
export function createRoomLine(clock: Clock, media: RoomMedia, hangUp: () => Promise<void>): RoomLine {
  const silent = () => undefined;
  let onFrame: (frame: Int16Array) => void = silent;
  let onCaption: (caption: Caption) => void = silent;
  let onDtmf: (digit: string) => void = silent;
  let onClose: (reason: LineClosed) => void = silent;
  let closed: LineClosed | 'by_us' | null = null;
  let left: Promise<unknown> | null = null;
  const over = new AbortController();
  const marks = new Set<Mark>();
  // The client's jitter buffer absorbs network jitter; this one absorbs jitter of threads and timers in this process.
  const heard = createJitterBuffer();
  const stopTicks = everyTick(clock, () => onFrame(heard.nextFrame() ?? SILENCE));

  function forgetMarks(): void {
    for (const mark of marks) {
      mark.timer.cancel();
      mark.settle(false);
    }
    marks.clear();
  }

  function end(by: LineClosed | 'by_us'): boolean {
    if (closed) return false;
    closed = by;
    stopTicks();
    forgetMarks();
    over.abort(new ProviderError('livekit', 'unavailable', 'the line is closed'));
    return true;
  }

  const line: Line = {
    bufferMs: BUFFER_MS,
    onFrame: (listener) => void (onFrame = listener),
    onCaption: (listener) => void (onCaption = listener),
    onDtmf: (listener) => void (onDtmf = listener),
    onClose(listener) {
      onClose = listener;
      if (closed && closed !== 'by_us') listener(closed);
    },
    write(frame) {
      if (closed) return false;
      media.play(frame);
      return true;
    },
    clear() {
      media.clear();
      forgetMarks();
    },
    mark() {
      if (closed) return Promise.resolve(false);
      return new Promise((settle) => {
        const mark: Mark = { settle, timer: clock.after(media.queuedMs(), () => settlePlayed(mark)) };
        marks.add(mark);
      });
    },
    async sendDtmf(digits) {
      const steps = requireKeys('livekit', digits);
      await pressInOrder({ clock, over: over.signal, keyMs: DIGIT_MS }, steps, media.sendDigit);
    },
    sendCaption(caption) {
      if (!closed) media.sendText(caption);
    },
    async close() {
      end('by_us');
      // Also needed if the other side has left, because the agent is still in the room.
      left ??= Promise.all([media.leave(), hangUp()]);
      await left;
    },
  };

  function settlePlayed(mark: Mark): void {
    marks.delete(mark);
    mark.settle(true);
  }

  const listener: RoomListener = {
    frame: heard.bufferFrame,
    caption: (caption) => void (closed || onCaption(caption)),
    digit: (digit) => void (closed || onDtmf(digit)),
    gone: (reason) => void (end(reason) && onClose(reason)),
  };
  return { line, listener, isOpen: () => closed === null };
}
