// How the loudness of speech is measured, and the caller's usual loudness.
import { describe, expect, test } from 'vitest';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../src/providers/ports/audio.ts';
import { createLoudnessMeter } from '../../src/voice/in/loudness.ts';
import { hearLoudness, learnLoudness, NO_LOUDNESS, usualLoudness } from '../../src/voice/turn/loudness.ts';
import type { CallerLoudness } from '../../src/voice/vocabulary.ts';

const NEAR = -20;
const FAR = -40;

/** Twenty harmonics of a rising 120 Hz, loudest near 700 and 1,800 Hz, that swell four times per second. */
function vowel(length: number): Int16Array {
  let phase = 0;
  return Int16Array.from({ length }, (_, i) => {
    phase += (2 * Math.PI * (120 + (40 * i) / length)) / SAMPLE_RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 20; harmonic++) {
      sum += Math.sin(harmonic * phase) / (1 + Math.min(Math.abs(harmonic - 6), Math.abs(harmonic - 15)));
    }
    return 3_000 * sum * (0.6 + 0.4 * Math.sin((2 * Math.PI * 4 * i) / SAMPLE_RATE));
  });
}

function loudnessOf(samples: Int16Array): number {
  const meanSquare = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(meanSquare / 32_768 ** 2);
}

describe('the loudness of speech', () => {
  const frame = (db: number) => new Int16Array(FRAME_SAMPLES).fill(Math.round(32_768 * 10 ** (db / 20)));
  /** Returns the reports as [frame, dB]. */
  const measure = (...frames: [count: number, db: number, isSpeech: boolean][]) => {
    const meter = createLoudnessMeter();
    const reports: [number, number][] = [];
    let at = 0;
    for (const [count, db, isSpeech] of frames) {
      for (let i = 0; i < count; i++, at++) {
        const report = meter(frame(db), isSpeech);
        if (report !== null) reports.push([at, Math.round(report)]);
      }
    }
    return reports;
  };

  test('is reported with the start of speech, then every half second', () => {
    expect(measure([20, -30, true])).toEqual([
      [2, -32],
      [4, -30],
    ]);
    expect(measure([60, -30, true]).slice(2)).toEqual([
      [24, -30],
      [49, -30],
    ]);
  });

  test('contains the sound before the detector called it speech, so that a short word is not too quiet', () => {
    expect(measure([8, -20, false], [6, -60, true])).toEqual([[10, -20]]);
  });

  test('that rises is reported at once, and that falls after half a second', () => {
    const reports = measure([25, -40, true], [10, -20, true], [65, -40, true]);
    const rise = reports.find(([, db]) => db > -30)!;
    expect(rise[0]).toBeLessThanOrEqual(26);
    const fall = reports.find(([at, db]) => at > 35 && db < -35)!;
    expect(fall[0]).toBe(74);
  });

  test('of a voice is that of all its samples', () => {
    const meter = createLoudnessMeter();
    const samples = vowel(25 * FRAME_SAMPLES);
    const reports = Array.from({ length: 25 }, (_, i) =>
      meter(samples.subarray(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES), true),
    );
    const windows = Array.from({ length: 21 }, (_, i) =>
      loudnessOf(samples.subarray(i * FRAME_SAMPLES, (i + 5) * FRAME_SAMPLES)),
    );
    expect(Math.abs(reports.at(-1)! - Math.max(...windows))).toBeLessThan(0.2);
  });

  test('of silence and of clicks is not reported', () => {
    expect(measure([50, -30, false])).toEqual([]);
    expect(measure([2, -10, true], [20, -70, false], [3, -40, true])).toEqual([[24, -42]]);
  });
});

describe('the usual loudness', () => {
  const learned = (...turns: [db: number, ms: number][]): CallerLoudness => {
    let loudness = NO_LOUDNESS;
    for (const [loudestDb, ms] of turns) loudness = learnLoudness(loudness, { loudestDb, sinceMs: 0, lastMs: ms });
    return loudness;
  };

  test('is unknown until two seconds of speech were answered', () => {
    expect(usualLoudness(learned([NEAR, 1900]))).toBe(null);
    expect(usualLoudness(learned([NEAR, 1900], [NEAR, 100]))).toBe(NEAR);
    expect(hearLoudness(learned([NEAR, 1900]), -90, 5000)).toMatchObject({ nearMs: 5000, backgroundMs: null });
  });

  test('is not changed by one louder or quieter turn, and follows the caller after two turns', () => {
    const usual: [number, number] = [NEAR, 2000];
    expect(usualLoudness(learned(usual, usual, [-3, 900]))).toBe(NEAR);
    expect(usualLoudness(learned(usual, usual, usual, [-45, 900]))).toBe(NEAR);
    expect(usualLoudness(learned(usual, usual, usual, [-45, 900], [-45, 900]))).toBe(-45);
  });

  test('separates speech that is 15 dB quieter, but not while the caller has just spoken', () => {
    const known = learned([NEAR, 2000]);
    expect(hearLoudness(known, NEAR - 15, 9000)).toMatchObject({ nearMs: 9000, backgroundMs: null });
    expect(hearLoudness(known, NEAR - 16, 9000)).toMatchObject({ nearMs: null, backgroundMs: 9000 });
    expect(hearLoudness({ ...known, nearMs: 8100 }, FAR, 9000)).toMatchObject({ backgroundMs: null });
  });
});
