// The last seconds of one side of a call, kept until the recogniser has said its final word about them: what a lost
// connection had not finished is heard again by the next one. Pure memory; used by the recognisers that stream.
// Invariant: bounded; when it is full the oldest audio goes, and times stay those of the line's audio clock.
import { FRAME_MS } from '../ports.ts';

/** A quarter of a minute, half a megabyte. */
const FRAMES_MAX = 750;

export interface Replay {
  /** Milliseconds of audio written so far. */
  nowMs(): number;
  push(frame: Int16Array): void;
  /** All before this needs no second hearing. */
  settle(untilMs: number): void;
  /** What must be heard (again), and when it began. */
  pending(): { frames: readonly Int16Array[]; fromMs: number };
}

export function createReplay(): Replay {
  let frames: Int16Array[] = [];
  let fromMs = 0;
  const drop = (count: number) => {
    if (count <= 0) return;
    frames = frames.slice(count);
    fromMs += count * FRAME_MS;
  };
  return {
    nowMs: () => fromMs + frames.length * FRAME_MS,
    push(frame) {
      frames.push(frame);
      // In strides, so that a full buffer is not copied for each frame.
      if (frames.length >= FRAMES_MAX + 50) drop(frames.length - FRAMES_MAX);
    },
    settle: (untilMs) => drop(Math.min(frames.length, Math.floor((untilMs - fromMs) / FRAME_MS))),
    pending: () => ({
      frames: frames.slice(-FRAMES_MAX),
      fromMs: fromMs + Math.max(0, frames.length - FRAMES_MAX) * FRAME_MS,
    }),
  };
}
