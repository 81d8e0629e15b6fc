// The soft ringback that a caller hears while a human is being called.
// Invariants: the line is never silent for longer than PAUSE_MS. After stopping, nothing more is heard of it. A line that fails ends
// only its own session, because the timer of the frames serves all calls.
import type { Clock } from '../../core/clock.ts';
import { every20Ms } from '../../core/ticker.ts';
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../providers/ports/audio.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { AudioTaps } from '../session/observers.ts';

/** The ringback frequency of most countries (ITU-T E.180), at −37 dBFS: audible, and at least ten decibels below speech. */
const HERTZ = 425;
const PEAK = 650;
const TONE_MS = 1000;
const PAUSE_MS = 2500;
/** Maximum number of frames that a late timer catches up on; older ones would only be heard late. */
const CATCH_UP_FRAMES = 3;
/** Samples over which the tone fades in and out, so that nothing clicks. */
const RAMP = SAMPLE_RATE * 0.02;

interface RingbackOptions {
  clock: Clock;
  line: Line;
  taps: Pick<AudioTaps, 'agentFrame' | 'agentCut'>;
  /** The line refused a frame, so it is lost. */
  onLineLost(error: Error): void;
}

/** Starts with a pause. Returns the function that stops it, which may be called again. */
export function startRingback({ clock, line, taps, onLineLost }: RingbackOptions): () => void {
  const startedAt = clock.monotonic();
  let next = 0;
  let isStopped = false;
  const unlessLost = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      stopTicks();
      onLineLost(error as Error);
    }
  };
  const writeDueFrames = (): void => {
    const due = Math.floor((clock.monotonic() - startedAt + line.bufferMs) / FRAME_MS);
    for (next = Math.max(next, due - CATCH_UP_FRAMES); next < due; next++) {
      const frame = frameAt(next * FRAME_MS);
      if (frame && line.write(frame)) taps.agentFrame(frame, startedAt + next * FRAME_MS);
    }
  };
  const stopTicks = every20Ms(clock, () => unlessLost(writeDueFrames));
  return () => {
    if (isStopped) return;
    isStopped = true;
    stopTicks();
    unlessLost(() => line.clear());
    taps.agentCut();
  };
}

/** Returns 20 ms of the tone, or null in a pause. */
function frameAt(ms: number): Int16Array | null {
  const phase = (ms % (PAUSE_MS + TONE_MS)) - PAUSE_MS;
  if (phase < 0) return null;
  const [from, length] = [(phase * SAMPLE_RATE) / 1000, (TONE_MS * SAMPLE_RATE) / 1000];
  return Int16Array.from({ length: FRAME_SAMPLES }, (_, i) => {
    const at = from + i;
    const gain = Math.min(1, at / RAMP, (length - at) / RAMP);
    return Math.round(Math.sin((2 * Math.PI * HERTZ * at) / SAMPLE_RATE) * PEAK * gain);
  });
}
