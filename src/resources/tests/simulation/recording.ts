// The recording of a sample on an audio line: both sides as they were heard, at 8 kHz in µ-law, which costs little time compared
// with the conversation itself. Converted to a WAV file on request. Invariant: limited length; further audio is omitted. Pure.
import { wavHeader } from '../../../core/wav.ts';
import { FRAME_SAMPLES } from '../../../providers/ports/audio.ts';
import { compand, expand } from '../../../voice/recording/companded.ts';
import { createHalfBand } from '../../../voice/recording/half-band.ts';

export interface TestRecorder {
  /** Adds one tick of the line. @param agent null: silence */
  heard(caller: Int16Array, agent: Int16Array | null): void;
  /** Returns a sound file; null without any frame. */
  finish(): Uint8Array | null;
}

/** Maximum length: 3 minutes of 20 ms frames, 2.9 MB. */
const MAX_FRAMES = 9_000;
const SILENCE = new Int16Array(FRAME_SAMPLES);
const HZ = 8_000;
const CHANNELS = 2;
const SAMPLE_BYTES = 2;
const HIGHEST = 32_767;

export function createTestRecorder(): TestRecorder {
  const sides = [createSide(), createSide()] as const;
  let frames = 0;
  return {
    heard(caller, agent) {
      if (frames++ >= MAX_FRAMES) return;
      sides[0].take(caller);
      sides[1].take(agent ?? SILENCE);
    },
    finish: () => (frames === 0 ? null : compand(sides[0].all(), sides[1].all(), HZ)),
  };
}

function createSide() {
  const halve = createHalfBand();
  const parts: Float32Array[] = [];
  return {
    take: (frame: Int16Array) => void parts.push(halve(frame)),
    all(): Float32Array {
      const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  };
}

/** Converts a stored recording to RIFF WAVE, 16-bit PCM in stereo. */
export function toWav(recording: Uint8Array): Buffer {
  const { left, right, hz } = expand(recording);
  const dataBytes = left.length * CHANNELS * SAMPLE_BYTES;
  const samples = Buffer.alloc(dataBytes);
  for (let i = 0, at = 0; i < left.length; i++, at += CHANNELS * SAMPLE_BYTES) {
    samples.writeInt16LE(pcmOf(left[i]!), at);
    samples.writeInt16LE(pcmOf(right[i]!), at + SAMPLE_BYTES);
  }
  return Buffer.concat([wavHeader({ hz, channels: CHANNELS }, dataBytes), samples]);
}

function pcmOf(value: number): number {
  return Math.max(-HIGHEST, Math.min(HIGHEST, Math.round(value * HIGHEST)));
}
