// Guarantees of every voice activity detector; each adapter's test calls this suite with a factory and recorded speech.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { VoiceActivityDetector } from '../../../src/providers/ports/stt.ts';
import { until } from '../../support/until.ts';
import { frames, whiteNoise } from '../support/sounds.ts';

interface VadFactory {
  create(): VoiceActivityDetector;
  close(): Promise<void>;
}

/** Writes a frame, and waits until a detector with a thread has decided about it. Returns the decision about earlier frames. */
async function hear(vad: VoiceActivityDetector, frame: Int16Array): Promise<boolean> {
  const isSpeech = vad.write(frame);
  await vad.settled?.();
  return isSpeech;
}

/** Feeds frames until the decision is as expected; returns the number of frames. */
async function framesUntil(
  vad: VoiceActivityDetector,
  source: readonly Int16Array[],
  wanted: boolean,
): Promise<number> {
  let count = 0;
  await until(async () => (await hear(vad, source[count++ % source.length]!)) === wanted, {
    what: `speech is ${wanted}`,
  });
  return count;
}

/** Feeds all frames; returns whether speech was ever detected. */
async function everSpeech(vad: VoiceActivityDetector, source: readonly Int16Array[]): Promise<boolean> {
  let speech = false;
  for (const frame of source) if (await hear(vad, frame)) speech = true;
  return speech;
}

export function conformsToVad(name: string, start: () => VadFactory, speech: () => Promise<Int16Array>): void {
  describe(`${name} as a voice-activity detector`, () => {
    let factory: VadFactory;
    let spoken: Int16Array[];
    const silence = Array.from({ length: 150 }, () => new Int16Array(FRAME_SAMPLES));
    beforeAll(async () => {
      factory = start();
      spoken = frames(await speech());
      // Models load while the phone rings; the guarantees hold once the model is loaded.
      const first = factory.create();
      await framesUntil(first, spoken, true);
      first.close();
    });
    afterAll(() => factory.close());

    test('speech is detected within 300 ms, and its end within 700 ms', async () => {
      const vad = factory.create();
      await everSpeech(vad, silence.slice(0, 20));
      expect(await framesUntil(vad, spoken, true)).toBeLessThanOrEqual(15);
      await everSpeech(vad, spoken.slice(15, 80));
      expect(await framesUntil(vad, silence, false)).toBeLessThanOrEqual(35);
      vad.close();
    });

    test('digital silence is never speech', async () => {
      const vad = factory.create();
      expect(await everSpeech(vad, silence)).toBe(false);
      vad.close();
    });

    test('steady noise is never speech', async () => {
      const vad = factory.create();
      expect(await everSpeech(vad, frames(whiteNoise(3_000, 1_500)))).toBe(false);
      vad.close();
    });

    test('two detectors do not affect each other', async () => {
      const [talking, quiet] = [factory.create(), factory.create()];
      let other = false;
      let count = 0;
      await until(() => {
        if (quiet.write(silence[0]!)) other = true;
        return talking.write(spoken[count++ % spoken.length]!);
      });
      expect(other).toBe(false);
      talking.close();
      quiet.close();
    });

    test('closing a detector frees its slot for the next one', async () => {
      for (let call = 0; call < 3; call++) {
        const vad = factory.create();
        await framesUntil(vad, spoken, true);
        vad.close();
      }
    });
  });
}
