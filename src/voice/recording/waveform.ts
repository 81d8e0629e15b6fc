// The waveform of a recording in bounded memory: peaks of equal spans, whose length doubles when there are too many.
// Invariant: at most 2 × MAX_SPANS numbers, however long the call is.
import { peakOf } from '../../core/pcm.ts';
import { msOf } from '../audio.ts';

const WAVEFORM_PEAKS = 400;
const MAX_SPANS = 2 * WAVEFORM_PEAKS;
const FIRST_SPAN_MS = 20;
const FULL_SCALE = 32_768;
const HIGHEST = 31;

interface Waveform {
  add(side: 'user' | 'agent', frame: Int16Array, atMs: number): void;
  /** Returns 400 peaks of the caller, then 400 of the agent, 0..31 on a square-root scale, so that quiet speech is visible. */
  peaks(durationMs: number): number[];
}

export function createWaveform(): Waveform {
  const sides = { user: new Uint16Array(MAX_SPANS), agent: new Uint16Array(MAX_SPANS) };
  let spanMs = FIRST_SPAN_MS;
  const widen = () => {
    for (const spans of [sides.user, sides.agent]) {
      for (let i = 0; i < MAX_SPANS / 2; i++) spans[i] = Math.max(spans[2 * i]!, spans[2 * i + 1]!);
      spans.fill(0, MAX_SPANS / 2);
    }
    spanMs *= 2;
  };
  return {
    add(side, frame, atMs) {
      const middle = Math.max(0, atMs + msOf(frame.length) / 2);
      while (middle / spanMs >= MAX_SPANS) widen();
      const at = Math.floor(middle / spanMs);
      const spans = sides[side];
      spans[at] = Math.max(spans[at]!, peakOf(frame));
    },
    peaks(durationMs) {
      const used = Math.min(MAX_SPANS, Math.max(1, Math.ceil(durationMs / spanMs)));
      return [...outline(sides.user, used), ...outline(sides.agent, used)];
    },
  };
}

function outline(spans: Uint16Array, used: number): number[] {
  return Array.from({ length: WAVEFORM_PEAKS }, (_, i) => {
    const from = Math.floor((i * used) / WAVEFORM_PEAKS);
    const to = Math.max(from + 1, Math.floor(((i + 1) * used) / WAVEFORM_PEAKS));
    let peak = 0;
    for (let at = from; at < to; at++) peak = Math.max(peak, spans[at]!);
    return Math.min(HIGHEST, Math.round(HIGHEST * Math.sqrt(peak / FULL_SCALE)));
  });
}
