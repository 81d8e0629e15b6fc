// The line between a session and a callee of the loopback network: frames, captions and digits in both directions, on one ticker.
// Invariant: each tick plays at most one written frame and delivers one frame of the callee on average (a delayed frame is
// delivered with the next one). After either side hangs up nothing is sent. Deliberately omitted: loss and echo, which personas
// do not notice.
import type { Clock } from '../../../core/clock.ts';
import { everyTick } from '../../../core/ticker.ts';
import type { Line, LineClosed } from '../../ports/carrier.ts';
import { pressInOrder, requireKeys } from '../../ports/dtmf.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { Caption } from '../../ports/stt.ts';
import type { Random } from './sound.ts';

/** A callee on its side of the line. */
export interface Callee {
  /** Processes one tick: receives the frame that the session's side played (null for none) and returns the callee's frame. */
  tick(heard: Int16Array | null): Int16Array;
  hearCaption(caption: Caption): void;
  hearDigit(digit: string): void;
  /** The session's side hung up or was transferred: stops at once. */
  stop(): void;
}

/** The actions of a callee on the session's side. */
export interface CalleeLine {
  caption(caption: Caption): void;
  digit(digit: string): void;
  hangUp(reason: LineClosed): void;
}

/** One second. A session that writes further ahead is faulty, and its audio would be late. */
const MAX_QUEUE_FRAMES = 50;
/** One frame in 200 is 20 ms late and arrives together with the next: the jitter of a good network. */
const HOLD_BACK_CHANCE = 1 / 200;
const DIGIT_MS = 120;

export interface LoopbackLine extends Line {
  isOpen(): boolean;
}

interface Listeners {
  frame: (frame: Int16Array) => void;
  caption: (caption: Caption) => void;
  dtmf: (digit: string) => void;
}

export function createLoopbackLine(
  parts: { clock: Clock; random: Random },
  answer: (line: CalleeLine) => Callee,
): LoopbackLine {
  const { clock, random } = parts;
  const silent = () => undefined;
  const listeners: Listeners = { frame: silent, caption: silent, dtmf: silent };
  const playout = createPlayout();
  const hungUp = new AbortController();
  let closed: LineClosed | 'by_us' | null = null;
  let onClose: (reason: LineClosed) => void = silent;
  let held: Int16Array | null = null;

  const callee = answer({
    caption(caption) {
      if (!closed) listeners.caption(caption);
    },
    digit(digit) {
      if (!closed) listeners.dtmf(digit);
    },
    hangUp(reason) {
      if (end(reason)) onClose(reason);
    },
  });

  function end(by: LineClosed | 'by_us'): boolean {
    if (closed) return false;
    closed = by;
    stopTicks();
    playout.clear();
    callee.stop();
    hungUp.abort(new ProviderError('loopback', 'unavailable', 'the line is closed'));
    return true;
  }

  const stopTicks = everyTick(clock, () => {
    const frame = callee.tick(playout.next());
    if (closed) return;
    if (held) listeners.frame(held);
    held = !held && random() < HOLD_BACK_CHANCE ? frame : null;
    if (!held) listeners.frame(frame);
  });

  return {
    bufferMs: 0,
    onFrame: (listener) => void (listeners.frame = listener),
    onCaption: (listener) => void (listeners.caption = listener),
    onDtmf: (listener) => void (listeners.dtmf = listener),
    onClose(listener) {
      onClose = listener;
      if (closed && closed !== 'by_us') listener(closed);
    },
    write: (frame) => !closed && playout.write(frame),
    clear: playout.clear,
    mark: () => (closed ? Promise.resolve(false) : playout.mark()),
    async sendDtmf(digits) {
      const steps = requireKeys('loopback', digits);
      await pressInOrder({ clock, over: hungUp.signal, keyMs: DIGIT_MS }, steps, (key) => callee.hearDigit(key));
    },
    sendCaption(caption) {
      if (!closed) callee.hearCaption(caption);
    },
    isOpen: () => closed === null,
    async close() {
      end('by_us');
    },
  };
}

interface Playout {
  /** Returns false if the queue is full. */
  write(frame: Int16Array): boolean;
  next(): Int16Array | null;
  clear(): void;
  mark(): Promise<boolean>;
}

function createPlayout(): Playout {
  const queue: Int16Array[] = [];
  let marks: { afterFrame: number; settle: (played: boolean) => void }[] = [];
  let written = 0;
  let played = 0;
  return {
    write(frame) {
      if (queue.length >= MAX_QUEUE_FRAMES) return false;
      queue.push(frame);
      written++;
      return true;
    },
    // A frame lasts 20 ms, so it counts as played one tick after it was taken.
    next() {
      while (marks[0] && marks[0].afterFrame <= played) marks.shift()!.settle(true);
      const frame = queue.shift() ?? null;
      if (frame) played++;
      return frame;
    },
    clear() {
      queue.length = 0;
      played = written;
      for (const { settle } of marks) settle(false);
      marks = [];
    },
    mark: () => new Promise((resolve) => marks.push({ afterFrame: written, settle: resolve })),
  };
}
