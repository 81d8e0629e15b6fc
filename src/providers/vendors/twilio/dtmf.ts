// Telephone keys as audio (ITU-T Q.23), two tones per key. Pure.
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../ports/audio.ts';
import type { KeyStep } from '../../ports/dtmf.ts';

const ROWS = [697, 770, 852, 941];
const COLUMNS = [1209, 1336, 1477, 1633];
const KEYS = '123A456B789C*0#D';

/** Q.24 requires at least 40 ms of tone and pause; longer ones are safer with bad detectors. */
const TONE_FRAMES = 6;
const GAP_FRAMES = 4;
const PEAK = 7_000;

/** Returns 20 ms frames at 16 kHz. */
export function dtmfFrames(steps: readonly KeyStep[]): Int16Array[] {
  return steps.flatMap((step) => {
    if (!('key' in step)) return silence(step.pauseMs / FRAME_MS);
    const key = KEYS.indexOf(step.key);
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
