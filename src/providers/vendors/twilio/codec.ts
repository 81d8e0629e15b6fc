// Converts the ports' 16 kHz PCM16 to and from the telephone network's 8 kHz µ-law (ITU-T G.711), with one resampler per direction
// and call. Invariant: a frame of 320 samples becomes 160 bytes and vice versa, without drift; the filter keeps its state between
// frames, so that their boundaries are inaudible. A half-band filter of 31 taps: half of them are zero, and the ratio is fixed, so a
// general resampler would only cost more.
// A CommonJS module whose named exports Node cannot detect.
// oxlint-disable-next-line import/default
import alawmulaw from 'alawmulaw';

const { mulaw } = alawmulaw;
const TAPS = 31;
const HALF = (TAPS - 1) / 2;

/** Windowed sinc (Blackman) with its cut-off at 4 kHz; the middle tap is one half, and every second one of the others is zero. */
const FILTER = Float64Array.from({ length: TAPS }, (_, i) => {
  const n = i - HALF;
  const sinc = n === 0 ? 0.5 : Math.sin((Math.PI * n) / 2) / (Math.PI * n);
  const phase = (2 * Math.PI * i) / (TAPS - 1);
  return sinc * (0.42 - 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
});

export interface Encoder {
  /** Halves the number of samples. */
  encode(frame: Int16Array): Uint8Array;
}

export interface Decoder {
  /** Doubles the number of samples. */
  decode(bytes: Uint8Array): Int16Array;
}

export function createEncoder(): Encoder {
  let past = new Float64Array(TAPS - 1);
  return {
    encode(frame) {
      const input = follow(past, frame);
      past = input.slice(input.length - (TAPS - 1));
      const half = new Int16Array(frame.length / 2);
      for (let i = 0; i < half.length; i++) half[i] = clamp(sumAt(input, i * 2, 1));
      return mulaw.encode(half);
    },
  };
}

export function createDecoder(): Decoder {
  let past = new Float64Array(TAPS - 1);
  return {
    decode(bytes) {
      const half = mulaw.decode(bytes);
      const spread = new Int16Array(half.length * 2);
      for (let i = 0; i < half.length; i++) spread[i * 2] = half[i]!;
      const input = follow(past, spread);
      past = input.slice(input.length - (TAPS - 1));
      // Every second input sample is zero, so the filter halves the level; double it.
      return Int16Array.from(spread, (_, i) => clamp(sumAt(input, i, 2)));
    },
  };
}

function follow(past: Float64Array, frame: Int16Array): Float64Array {
  const input = new Float64Array(past.length + frame.length);
  input.set(past);
  input.set(frame, past.length);
  return input;
}

function sumAt(input: Float64Array, at: number, gain: number): number {
  let sum = 0;
  for (let tap = 0; tap < TAPS; tap++) sum += FILTER[tap]! * input[at + tap]!;
  return sum * gain;
}

function clamp(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
}
