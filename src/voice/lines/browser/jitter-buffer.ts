// A jitter buffer: accepts microphone frames as the network delivers them and releases one per tick. Pure.
// Invariant: at most MAX_FRAMES wait. Older frames are dropped, so that nothing is played late.
import { peakOf } from '../../audio.ts';

/** Frames buffered before playback resumes after a gap: 40 ms cover the jitter of a busy browser. */
const START_FRAMES = 2;
/** At this level the sender's clock runs fast, or a burst arrived. Quiet frames are skipped to catch up. */
const HIGH_FRAMES = 4;
/** A quarter of a second; more delay would disturb a conversation. */
const MAX_FRAMES = 12;
const QUIET_PEAK = 400;

interface JitterBuffer {
  bufferFrame(frame: Int16Array): void;
  /** Returns the frame for this tick, or null in a gap. */
  nextFrame(): Int16Array | null;
  clear(): void;
}

export function createJitterBuffer(): JitterBuffer {
  const queue: Int16Array[] = [];
  let flowing = false;
  return {
    bufferFrame(frame) {
      queue.push(frame);
      if (queue.length > MAX_FRAMES) queue.shift();
    },
    nextFrame() {
      flowing = queue.length > 0 && (flowing || queue.length >= START_FRAMES);
      if (!flowing) return null;
      const frame = queue.shift()!;
      return queue.length >= HIGH_FRAMES && peakOf(frame) < QUIET_PEAK ? queue.shift()! : frame;
    },
    clear() {
      queue.length = 0;
      flowing = false;
    },
  };
}
