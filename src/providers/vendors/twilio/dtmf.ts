// Telephone keys as audio (ITU-T Q.23), two tones per key. Pure.
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../ports/audio.ts';

const ROWS = [697, 770, 852, 941];
const COLUMNS = [1209, 1336, 1477, 1633];
const KEYS = '123A456B789C*0#D';
const DIGITS = /^[0-9A-D*#wW,]{1,64}$/;

/** Q.24 requires at least 40 ms of tone and pause; longer ones are safer with bad detectors. */
const TONE_FRAMES = 6;
const GAP_FRAMES = 4;
/** `w` and `,` wait half a second. */
const PAUSE_FRAMES = 25;
const PEAK = 7_000;

/** Returns 20 ms frames at 16 kHz; null if the text contains anything but keys and pauses. */
export function dtmfFrames(digits: string): Int16Array[] | null {
  if (!DIGITS.test(digits)) return null;
  return [...digits].flatMap((digit) => {
    const key = KEYS.indexOf(digit);
    if (key < 0) return silence(PAUSE_FRAMES);
    return [...tone(ROWS[Math.floor(key / 4)]!, COLUMNS[key % 4]!), ...silence(GAP_FRAMES)];
  });
}

function tone(low: number, high: number): Int16Array[] {
  return Array.from({ length: TONE_FRAMES }, (_, frame) =>
    Int16Array.from({ length: FRAME_SAMPLES }, (_sample, i) => {
      const turn = (2 * Math.PI * (frame * FRAME_SAMPLES + i)) / SAMPLE_RATE;
      return Math.round(PEAK * (Math.sin(turn * low) + Math.sin(turn * high)));
    }),
  );
}

function silence(frames: number): Int16Array[] {
  return Array.from({ length: frames }, () => new Int16Array(FRAME_SAMPLES));
}
