// A jitter buffer: accepts a caller's frames as the network delivers them and releases one per tick. Pure.
// Invariants: at most MAX_FRAMES wait. Older frames are dropped, so that nothing is played late. After a stall of the network, the
// delay of the frames that arrived at once does not remain: frames of the caller's next pauses are skipped.
import { peakOf } from './pcm.ts';

/** Frames buffered before playback resumes after a gap: 40 ms cover the jitter of a busy sender. */
const START_FRAMES = 2;
/** At this level the sender's clock runs fast, or a burst arrived. */
const HIGH_FRAMES = 4;
/** A quarter of a second; more delay would disturb a conversation. */
const MAX_FRAMES = 12;
/** A frame is a part of a pause if its peak is below this, or below this share of the loudest recent one: 18 dB less. */
const QUIET_PEAK = 400;
const QUIET_SHARE = 1 / 8;
/** What remains of the loudest peak after a frame. Half of it remains after 7 seconds. Only frames at a high level count. */
const DECAY = 0.998;

interface JitterBuffer {
  bufferFrame(frame: Int16Array): void;
  /** Returns the frame for this tick, or null in a gap. */
  nextFrame(): Int16Array | null;
  clear(): void;
}

/** @param startFrames frames buffered before playback resumes after a gap */
export function createJitterBuffer(startFrames = START_FRAMES): JitterBuffer {
  const queue: Int16Array[] = [];
  let flowing = false;
  let loudest = 0;
  const isQuiet = (frame: Int16Array): boolean => {
    const peak = peakOf(frame);
    loudest = Math.max(peak, loudest * DECAY);
    return peak < Math.max(QUIET_PEAK, loudest * QUIET_SHARE);
  };
  return {
    bufferFrame(frame) {
      queue.push(frame);
      if (queue.length > MAX_FRAMES) queue.shift();
    },
    nextFrame() {
      flowing = queue.length > 0 && (flowing || queue.length >= startFrames);
      if (!flowing) return null;
      const frame = queue.shift()!;
      return queue.length >= HIGH_FRAMES && isQuiet(frame) ? queue.shift()! : frame;
    },
    clear() {
      queue.length = 0;
      flowing = false;
    },
  };
}
