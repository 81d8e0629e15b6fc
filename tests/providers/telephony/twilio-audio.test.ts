// Conversion between the engine's frames and Twilio's µ-law, and DTMF tones.
import { describe, expect, test } from 'vitest';
import { rms } from '../../../src/core/pcm.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import { parseKeys } from '../../../src/providers/ports/dtmf.ts';
import { createDecoder, createEncoder } from '../../../src/providers/vendors/twilio/codec.ts';
import { dtmfFrames } from '../../../src/providers/vendors/twilio/dtmf.ts';
import { sine } from '../support/sounds.ts';

describe('audio of Twilio', () => {
  const through = (samples: Int16Array): Int16Array => {
    const [encoder, decoder] = [createEncoder(), createDecoder()];
    const out: number[] = [];
    for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
      const bytes = encoder.encode(samples.subarray(at, at + FRAME_SAMPLES));
      expect(bytes.length).toBe(FRAME_SAMPLES / 2);
      out.push(...decoder.decode(bytes));
    }
    return Int16Array.from(out);
  };

  test('speech passes unchanged, and frequencies above the telephone band are removed', () => {
    const loud = rms(sine(1_000, 1_000));
    expect(rms(through(sine(1_000, 1_000)).subarray(1_000)) / loud).toBeCloseTo(1, 1);
    expect(rms(through(sine(6_000, 1_000)).subarray(1_000)) / loud).toBeLessThan(0.02);
  });

  test('frames join without a click', () => {
    const out = through(sine(400, 1_000)).subarray(640);
    const steps = Array.from(out.subarray(1), (sample, i) => Math.abs(sample - out[i]!));
    // The steepest step of the sine itself, plus the quantization step of µ-law.
    expect(Math.max(...steps)).toBeLessThan(8_000 * ((2 * Math.PI * 400) / 16_000) + 600);
  });

  test('silence remains silence', () => expect(rms(through(new Int16Array(FRAME_SAMPLES * 10)))).toBeLessThan(5));

  test('each key is sent as two tones, and a pause as silence', () => {
    expect(dtmfFrames(parseKeys('12w')!)).toHaveLength(10 + 10 + 25);
  });
});
