// Evens out what a network delivers in bursts: frames of a microphone in, one a beat out. Used by ../browser.ts. Pure.
// Invariant: never more than MOST_FRAMES wait; what is older is dropped and counted, so that nothing is heard late.
import { peakOf } from '../../audio.ts';

/** After a gap so many must be there before it goes on: 40 ms cover the jitter of a browser that is busy. */
const START_FRAMES = 2;
/** Above this the other side's clock runs ahead, or a burst came: caught up where nobody speaks. */
const HIGH_FRAMES = 4;
/** A quarter of a second behind is the most that a conversation bears. */
const MOST_FRAMES = 12;
const QUIET_PEAK = 400;

export interface JitterBuffer {
  bufferFrame(frame: Int16Array): void;
  /** The frame of this beat, or null for a gap. */
  nextFrame(): Int16Array | null;
  clear(): void;
  dropped(): number;
}

export function createJitterBuffer(): JitterBuffer {
  const queue: Int16Array[] = [];
  let flowing = false;
  let dropped = 0;
  return {
    bufferFrame(frame) {
      queue.push(frame);
      if (queue.length <= MOST_FRAMES) return;
      queue.shift();
      dropped++;
    },
    nextFrame() {
      flowing = queue.length > 0 && (flowing || queue.length >= START_FRAMES);
      if (!flowing) return null;
      const frame = queue.shift()!;
      if (queue.length >= HIGH_FRAMES && peakOf(frame) < QUIET_PEAK) {
        dropped++;
        return queue.shift()!;
      }
      return frame;
    },
    clear() {
      queue.length = 0;
      flowing = false;
    },
    dropped: () => dropped,
  };
}
