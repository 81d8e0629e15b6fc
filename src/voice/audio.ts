// Arithmetic over 16 kHz mono PCM16. Pure.
import { SAMPLE_RATE } from '../providers/ports/audio.ts';

export function msOf(samples: number): number {
  return (samples * 1000) / SAMPLE_RATE;
}

export function samplesOf(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}

/** Largest absolute sample, 0..32768. */
export function peakOf(samples: Int16Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    const size = value < 0 ? -value : value;
    if (size > peak) peak = size;
  }
  return peak;
}
