// The line between a session and one participant of a LiveKit room. Made by ../livekit.ts for a callee behind a SIP trunk and
// for a caller in a browser. Invariant: one frame of the other side per 20 ms, silence where the room brought none; after
// either side left nothing moves. Knows no SDK: what talks to the room is behind RoomMedia (room.ts), so that this part runs
// on a virtual clock.
import { sleep, type Clock, type Timer } from '../../../core/clock.ts';
import { FRAME_SAMPLES, ProviderError, type Caption, type Line, type LineClosed } from '../../ports.ts';
import { everyTick } from '../../../core/ticker.ts';

/** What the line does to the room. */
export interface RoomMedia {
  /** Plays a frame after those before it. */
  play(frame: Int16Array): void;
  /** Milliseconds of audio that were handed over and not yet sent. */
  queuedMs(): number;
  clear(): void;
  sendDigit(digit: string): Promise<void>;
  sendText(caption: Caption): void;
  /** Leaves the room. Idempotent. */
  leave(): Promise<void>;
}

/** What the room does to the line. */
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

/** The room's own jitter buffer evens out the network; these two even out threads and timers of this process. */
const START_FRAMES = 2;
/** 200 ms: whatever waits longer would make every later word late. */
const WAITING_MAX_FRAMES = 10;
/** How far ahead the session writes, so that the network never waits for a timer of ours. */
const BUFFER_MS = 60;
const DIGIT_MS = 120;
const SILENCE = new Int16Array(FRAME_SAMPLES);

interface Mark {
  timer: Timer;
  settle(played: boolean): void;
}

/** @param hangUp ends the call at the carrier, beside leaving the room */
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
  const heard = createWaiting();
  const unsubscribe = everyTick(clock, () => onFrame(heard.next()));

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
    unsubscribe();
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
      if (!closed) media.play(frame);
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
      if (!/^[0-9A-D*#]{1,32}$/.test(digits)) throw new ProviderError('livekit', 'refused', 'not DTMF digits');
      for (const digit of digits) {
        over.signal.throwIfAborted();
        await media.sendDigit(digit);
        await sleep(clock, DIGIT_MS, over.signal);
      }
    },
    sendCaption(caption) {
      if (!closed) media.sendText(caption);
    },
    async close() {
      end('by_us');
      // Also when the other side has gone: the agent is still in the room.
      left ??= Promise.all([media.leave(), hangUp()]);
      await left;
    },
  };

  function settlePlayed(mark: Mark): void {
    marks.delete(mark);
    mark.settle(true);
  }

  const listener: RoomListener = {
    frame: heard.add,
    caption: (caption) => void (closed || onCaption(caption)),
    digit: (digit) => void (closed || onDtmf(digit)),
    gone: (reason) => void (end(reason) && onClose(reason)),
  };
  return { line, listener, isOpen: () => closed === null };
}

/** A short queue between the room's beat and ours. It starts to flow once two frames are there, and again after it ran dry. */
function createWaiting() {
  const queue: Int16Array[] = [];
  let flows = false;
  return {
    add(frame: Int16Array): void {
      queue.push(frame);
      if (queue.length > WAITING_MAX_FRAMES) queue.shift();
      flows ||= queue.length >= START_FRAMES;
    },
    next(): Int16Array {
      const frame = flows ? queue.shift() : undefined;
      flows = frame !== undefined;
      return frame ?? SILENCE;
    },
  };
}
