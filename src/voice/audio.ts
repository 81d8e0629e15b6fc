// Arithmetic over 16 kHz mono PCM16. Pure.
import { SAMPLE_RATE } from '../providers/ports/audio.ts';

export function msOf(samples: number): number {
  return (samples * 1000) / SAMPLE_RATE;
}

export function samplesOf(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}
