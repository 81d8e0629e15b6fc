// The filter before recordings at 8 kHz: its pass band, its stop band, and seamless joins between chunks.
import { describe, expect, test } from 'vitest';
import { createHalfBand, HALF_BAND_DELAY } from '../../src/voice/recording/half-band.ts';

const RATE = 16_000;
const tone = (hertz: number, samples = RATE) =>
  Int16Array.from({ length: samples }, (_, i) => 20_000 * Math.sin((2 * Math.PI * hertz * i) / RATE));

/** Gain of the filter for a tone in decibels. */
function gain(hertz: number): number {
  // Without the beginning, while the filter fills.
  const out = createHalfBand()(tone(hertz)).subarray(100);
  const power = out.reduce((sum, sample) => sum + sample * sample, 0) / out.length;
  return 10 * Math.log10((2 * power) / (20_000 / 32_768) ** 2);
}

describe('the half-band filter', () => {
  test.each([50, 300, 1000, 2500, 3400])('passes %i Hz', (hertz) => {
    expect(Math.abs(gain(hertz))).toBeLessThan(0.03);
  });

  test.each([4600, 5200, 6500, 7900])('removes %i Hz, which would alias to another tone', (hertz) => {
    expect(gain(hertz)).toBeLessThan(-50);
  });

  test('gives the same samples for one chunk and for many, also of odd lengths', () => {
    const samples = tone(440, 4001);
    const inPieces = createHalfBand();
    const parts = [0, 1, 320, 321, 2000, 4000].map((from, i, all) => inPieces(samples.subarray(from, all[i + 1])));
    const joined = Float32Array.from(parts.flatMap((part) => [...part]));
    expect(joined).toEqual(createHalfBand()(samples));
    expect(joined).toHaveLength(2001);
  });

  test('delays the signal by its stated delay', () => {
    const samples = new Int16Array(200);
    samples[101] = 32_767;
    const out = createHalfBand()(samples);
    const loudest = out.reduce((best, sample, i) => (sample > out[best]! ? i : best), 0);
    expect(2 * loudest).toBe(101 + HALF_BAND_DELAY);
  });
});
