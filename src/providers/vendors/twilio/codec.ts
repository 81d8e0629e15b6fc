// Converts the ports' 16 kHz PCM16 to and from the telephone network's 8 kHz µ-law (ITU-T G.711), with one resampler per
// direction and call. Invariant: a frame of 320 samples becomes 160 bytes and vice versa, without drift. The filter keeps its
// state between frames, so that their boundaries are inaudible.
// The filter is a half-band filter of 31 taps: its middle tap is one half, every second one of the others is zero, and the rest
// is symmetric, so an output sample costs eight multiplications. A call computes 24,000 output samples per second.
// The import is a CommonJS module whose named exports Node cannot detect.
// oxlint-disable-next-line import/default
import alawmulaw from 'alawmulaw';

const { mulaw } = alawmulaw;
const TAPS = 31;
const MIDDLE = (TAPS - 1) / 2;

/** Windowed sinc (Blackman) with its cut-off at 4 kHz: the taps 0, 2, … 14, which equal the taps 30, 28, … 16. */
const SIDE = Float64Array.from({ length: (MIDDLE + 1) / 2 }, (_, i) => {
  const n = 2 * i - MIDDLE;
  const phase = (2 * Math.PI * 2 * i) / (TAPS - 1);
  return (Math.sin((Math.PI * n) / 2) / (Math.PI * n)) * (0.42 - 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
});

interface Encoder {
  /** Halves the number of samples. */
  encode(frame: Int16Array): Uint8Array;
}

interface Decoder {
  /** Doubles the number of samples. */
  decode(bytes: Uint8Array): Int16Array;
}

export function createEncoder(): Encoder {
  const input = createWindow(TAPS - 1);
  return {
    encode(frame) {
      const samples = input.follow(frame);
      const half = new Int16Array(frame.length / 2);
      for (let i = 0; i < half.length; i++) {
        const at = 2 * i;
        let sum = 0.5 * samples[at + MIDDLE]!;
        for (let tap = 0; tap < SIDE.length; tap++) {
          sum += SIDE[tap]! * (samples[at + 2 * tap]! + samples[at + TAPS - 1 - 2 * tap]!);
        }
        half[i] = clamp(sum);
      }
      return mulaw.encode(half);
    },
  };
}

/**
 * Doubles the rate: inserts a zero between two telephone samples, which the filter replaces; the samples themselves pass through
 * the middle tap.
 */
export function createDecoder(): Decoder {
  const input = createWindow(MIDDLE);
  return {
    decode(bytes) {
      const samples = input.follow(mulaw.decode(bytes));
      const out = new Int16Array(bytes.length * 2);
      for (let i = 0; i < bytes.length; i++) {
        let sum = 0;
        for (let tap = 0; tap < SIDE.length; tap++)
          sum += SIDE[tap]! * (samples[i + tap]! + samples[i + MIDDLE - tap]!);
        // Every second sample of the filter's input is zero, which halves the level; double it.
        out[2 * i] = clamp(2 * sum);
        out[2 * i + 1] = samples[i + (MIDDLE + 1) / 2]!;
      }
      return out;
    },
  };
}

/** Returns the samples of a frame, preceded by the last `past` ones before it, in a buffer that the next frame overwrites. */
function createWindow(past: number) {
  let samples = new Float64Array(past);
  let used = past;
  return {
    follow(frame: Int16Array): Float64Array {
      const longer = samples.length < past + frame.length ? new Float64Array(past + frame.length) : samples;
      longer.set(samples.subarray(used - past, used));
      longer.set(frame, past);
      samples = longer;
      used = past + frame.length;
      return samples;
    },
  };
}

function clamp(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
}
