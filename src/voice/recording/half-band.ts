// Halves a sampling rate: applies a low-pass filter and keeps every second sample. In a half-band filter every second coefficient
// except the middle one is zero, so that one output sample costs ten multiplications. Pure.
// Up to 3.4 kHz (at 16 kHz) it passes within 0.03 dB; from 4.6 kHz it attenuates by more than 50 dB (half-band.test.ts).

/** Coefficients on each side of the middle. */
const PAIRS = 10;
/** Samples by which the output lags behind the input. */
export const HALF_BAND_DELAY = 2 * PAIRS - 1;
const TAPS = 2 * HALF_BAND_DELAY + 1;
/** Shape parameter of the Kaiser window, for 50 dB. */
const BETA = 4.55;
/** The middle coefficient; converts integers to floats of -1 to 1. */
const MIDDLE = 0.5 / 32_768;
const WEIGHTS = weights();

/** Filters consecutive samples of one side. @returns the samples that are complete so far, -1 to 1 */
export type HalfBand = (samples: Int16Array) => Float32Array;

export function createHalfBand(): HalfBand {
  let past = new Int16Array(TAPS - 1);
  let odd = 0;
  return (samples) => {
    const line = new Int16Array(past.length + samples.length);
    line.set(past);
    line.set(samples, past.length);
    const out = filter(line, odd, Math.max(0, Math.ceil((samples.length - odd) / 2)));
    odd += 2 * out.length - samples.length;
    past = line.slice(samples.length);
    return out;
  };
}

/** Returns every second filtered sample from `odd` on. Deliberately unrolled: a loop over the weights takes twice as long. */
function filter(line: Int16Array, odd: number, length: number): Float32Array {
  const out = new Float32Array(length);
  const near = new Float64Array(length + 2 * PAIRS - 1);
  for (let i = 0, at = odd; i < near.length; i++, at += 2) near[i] = line[at]!;
  const [w0, w1, w2, w3, w4, w5, w6, w7, w8, w9] = WEIGHTS;
  for (let i = 0, middle = odd + HALF_BAND_DELAY; i < length; i++, middle += 2) {
    out[i] =
      MIDDLE * line[middle]! +
      w0 * (near[i + 9]! + near[i + 10]!) +
      w1 * (near[i + 8]! + near[i + 11]!) +
      w2 * (near[i + 7]! + near[i + 12]!) +
      w3 * (near[i + 6]! + near[i + 13]!) +
      w4 * (near[i + 5]! + near[i + 14]!) +
      w5 * (near[i + 4]! + near[i + 15]!) +
      w6 * (near[i + 3]! + near[i + 16]!) +
      w7 * (near[i + 2]! + near[i + 17]!) +
      w8 * (near[i + 1]! + near[i + 18]!) +
      w9 * (near[i]! + near[i + 19]!);
  }
  return out;
}

type Weights = [number, number, number, number, number, number, number, number, number, number];

/**
 * Returns a windowed sinc for a quarter of the sampling rate, at odd distances from its middle, scaled to unit
 * gain for a constant.
 */
function weights(): Weights {
  const window = (away: number) => bessel(BETA * Math.sqrt(1 - (away / (HALF_BAND_DELAY + 1)) ** 2)) / bessel(BETA);
  const raw = Array.from({ length: PAIRS }, (_, pair) => {
    const away = 2 * pair + 1;
    return (window(away) * Math.sin((Math.PI * away) / 2)) / (Math.PI * away);
  });
  const sum = raw.reduce((total, weight) => total + 2 * weight, 0);
  return raw.map((weight) => (MIDDLE * weight) / sum) as Weights;
}

/** The modified Bessel function of the first kind of order zero, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-9 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
