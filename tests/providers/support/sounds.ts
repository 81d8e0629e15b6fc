// Test signals, and measurements of audio.
import { pino } from 'pino';
import { rms } from '../../../src/core/pcm.ts';
import { SAMPLE_RATE, FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { SpeechRequest, TtsProvider } from '../../../src/providers/ports/tts.ts';

export const silentLog = pino({ level: 'silent' });

export function sine(hertz: number, ms: number, peak = 8_000): Int16Array {
  return Int16Array.from({ length: (SAMPLE_RATE * ms) / 1000 }, (_, i) =>
    Math.round(Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE) * peak),
  );
}

/** White noise from a fixed seed. */
export function whiteNoise(ms: number, peak: number): Int16Array {
  let state = 1;
  return Int16Array.from({ length: (SAMPLE_RATE * ms) / 1000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.round((state / 0x7fffffff - 0.5) * 2 * peak);
  });
}

export function frames(samples: Int16Array): Int16Array[] {
  const count = Math.floor(samples.length / FRAME_SAMPLES);
  return Array.from({ length: count }, (_, i) => samples.slice(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES));
}

export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of stream) all.push(each);
  return all;
}

/** Median fundamental frequency in Hz of the voiced parts, by autocorrelation over 64 ms windows. */
export function medianPitchHz(samples: Int16Array): number {
  const found: number[] = [];
  for (let at = 0; at + 1024 < samples.length; at += 512) {
    const window = samples.subarray(at, at + 1024);
    if (rms(window) < 500) continue;
    const best = bestLag(window);
    if (best.correlation > 0.5) found.push(SAMPLE_RATE / best.lag);
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? 0;
}

function bestLag(window: Int16Array): { lag: number; correlation: number } {
  let best = { lag: 0, correlation: 0 };
  for (let lag = 40; lag < 270; lag++) {
    const early = window.subarray(0, window.length - lag);
    const late = window.subarray(lag);
    let product = 0;
    for (let i = 0; i < late.length; i++) product += early[i]! * late[i]!;
    const correlation = product / (rms(early) * rms(late) * late.length);
    if (correlation > best.correlation + 0.02) best = { lag, correlation };
  }
  return best;
}

/** Synthesizes immediately: a plain tone of 60 ms per character, for tests of what happens to speech. */
export const toneTts: TtsProvider = {
  id: 'tone',
  description: 'A tone for each text.',
  voices: () => [],
  async *synthesize({ text, signal }: SpeechRequest) {
    signal.throwIfAborted();
    yield sine(200, text.length * 60);
  },
  close: async () => undefined,
};
