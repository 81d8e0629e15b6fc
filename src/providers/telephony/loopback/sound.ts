// Sounds other than speech: the noise floor of a phone line and the tone of an answering machine. Also the seeded random numbers
// that vary the pauses of each call. Pure.
// Invariant: the same seed produces the same sounds and pauses.
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../ports/audio.ts';

/** A number in 0..1, like Math.random. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain), seeded by a text such as a call id (FNV-1a). */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** About −66 dBFS: audible as an open line, far below the threshold of any speech detector. */
const NOISE_PEAK = 28;
const NOISE_SECONDS = 2;

const noise = (() => {
  const random = seededRandom('noise');
  return Int16Array.from({ length: SAMPLE_RATE * NOISE_SECONDS }, () => Math.round((random() * 2 - 1) * NOISE_PEAK));
})();

/** Adds a frame of speech (zeros if there is none) to the noise floor; `tick` selects the piece of noise. */
export function addNoise(speech: Int16Array, tick: number): Int16Array {
  const frame = new Int16Array(FRAME_SAMPLES);
  const offset = (tick * FRAME_SAMPLES) % noise.length;
  for (let i = 0; i < FRAME_SAMPLES; i++) {
    frame[i] = Math.max(-32768, Math.min(32767, (speech[i] ?? 0) + noise[offset + i]!));
  }
  return frame;
}

/** Returns a sine of the given length with 5 ms ramps, at a third of full scale. */
export function sineTone(hertz: number, ms: number): Int16Array {
  const length = (SAMPLE_RATE * ms) / 1000;
  const ramp = SAMPLE_RATE * 0.005;
  return Int16Array.from({ length }, (_, i) => {
    const gain = Math.min(1, i / ramp, (length - i) / ramp);
    return Math.round(Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE) * 11_000 * gain);
  });
}
