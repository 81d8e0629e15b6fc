// Detects the tone at the end of an answering machine's greeting.
// Invariant: speech does not trigger it. A beep is one steady frequency for 200 ms; the pitch and spectrum of a voice change.
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../providers/ports/audio.ts';

const TONE_MS = 200;
/** Range of beep frequencies; 440 and 1,000 Hz are the most common. */
const LOWEST_HZ = 350;
const HIGHEST_HZ = 2500;
/** Peak below which a frame is silence. */
const QUIET_PEAK = 600;
/** The number of zero crossings may differ by one, depending on where in the wave a frame begins. */
const JITTER_CROSSINGS = 1;
/** Intervals between zero crossings vary by a sample or two in a pure tone, and by far more in speech. */
const MAX_SPREAD_SAMPLES = 2;

/** Returns a detector that returns true once, for the frame in which the tone reaches its minimum length. */
export function createBeepDetector(): (frame: Int16Array) => boolean {
  let toneMs = 0;
  let crossings = 0;
  let reported = false;
  return (frame) => {
    const tone = toneOf(frame);
    const steady = tone !== null && (toneMs === 0 || Math.abs(tone - crossings) <= JITTER_CROSSINGS);
    toneMs = tone === null ? 0 : steady ? toneMs + FRAME_MS : FRAME_MS;
    if (tone !== null) crossings = tone;
    if (reported || toneMs < TONE_MS) return false;
    reported = true;
    return true;
  };
}

/** Returns the number of upward zero crossings when the frame is a pure tone, otherwise null. */
function toneOf(frame: Int16Array): number | null {
  let peak = 0;
  let count = 0;
  let last = -1;
  let shortest = FRAME_SAMPLES;
  let longest = 0;
  for (let i = 1; i < frame.length; i++) {
    const value = frame[i]!;
    if (value > peak) peak = value;
    if (value < 0 || frame[i - 1]! >= 0) continue;
    if (last >= 0) {
      shortest = Math.min(shortest, i - last);
      longest = Math.max(longest, i - last);
    }
    last = i;
    count++;
  }
  if (peak < QUIET_PEAK || count < 3 || longest - shortest > MAX_SPREAD_SAMPLES) return null;
  const hertz = (count * SAMPLE_RATE) / frame.length;
  return hertz >= LOWEST_HZ && hertz <= HIGHEST_HZ ? count : null;
}
