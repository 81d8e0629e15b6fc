// Audio of one side of a call that has no final words yet. After a lost connection, the next connection transcribes it again.
// Invariant: bounded. When it is full, the oldest audio is dropped, and times remain times of the line's audio clock.
import { FRAME_MS } from '../ports/audio.ts';

/** 15 seconds, half a megabyte. */
const DEFAULT_FRAMES = 750;

interface Replay {
  /** Milliseconds of audio written so far. */
  nowMs(): number;
  push(frame: Int16Array): void;
  /** Audio before this time has final words and is dropped. */
  settle(untilMs: number): void;
  /** The audio to transcribe (again), and the time when it starts. */
  pending(): { frames: readonly Int16Array[]; fromMs: number };
}

export function createReplay(maxFrames = DEFAULT_FRAMES): Replay {
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
      // In steps, so that a full buffer is not copied for each frame.
      if (frames.length >= maxFrames + 50) drop(frames.length - maxFrames);
    },
    settle: (untilMs) => drop(Math.min(frames.length, Math.floor((untilMs - fromMs) / FRAME_MS))),
    pending: () => ({
      frames: frames.slice(-maxFrames),
      fromMs: fromMs + Math.max(0, frames.length - maxFrames) * FRAME_MS,
    }),
  };
}
