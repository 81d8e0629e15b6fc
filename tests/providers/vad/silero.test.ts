// Silero on the speech of a built-in voice, and its behavior when its thread dies.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { concatSamples } from '../../../src/core/pcm.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { createSileroVad } from '../../../src/providers/vad/silero.ts';
import { until } from '../../support/until.ts';
import { conformsToVad } from '../conformance/vad.ts';
import { collect, frames, silentLog } from '../support/sounds.ts';

async function speech(): Promise<Int16Array> {
  const tts = createBuiltinTts(systemClock);
  const text = 'Good morning, I would like to make an appointment for Tuesday afternoon, if that is possible at all.';
  const { signal } = new AbortController();
  const samples = concatSamples(
    await collect(tts.synthesize({ voiceId: 'builtin-onyx', text, language: 'en', signal })),
  );
  await tts.close();
  return samples;
}

conformsToVad('silero', () => createSileroVad(silentLog), speech);

describe('silero thread', () => {
  test('closing it while its model loads ends the thread and not the process', async () => {
    for (let i = 0; i < 5; i++) {
      const vad = createSileroVad(silentLog);
      const detector = vad.create();
      detector.write(new Int16Array(FRAME_SAMPLES).fill(5_000));
      await vad.close();
      expect(detector.write(new Int16Array(FRAME_SAMPLES))).toBe(false);
    }
  });

  test('a pause inside a sentence counts as speech, and a longer pause does not', async () => {
    const vad = createSileroVad(silentLog);
    const detector = vad.create();
    // Each write returns the decision for the frames before it.
    const changes: [frame: number, speech: boolean][] = [];
    let [frame, last] = [0, false];
    const hear = async (heard: readonly Int16Array[]): Promise<void> => {
      for (const each of heard) {
        const now = detector.write(each);
        await detector.settled?.();
        if (now !== last) changes.push([frame, now]);
        last = now;
        frame++;
      }
    };
    const spoken = frames(await speech()).slice(5, 60);
    const pause = (ms: number): Int16Array[] => Array.from({ length: ms / 20 }, () => new Int16Array(FRAME_SAMPLES));
    await hear([...spoken, ...pause(100), ...spoken, ...pause(400)]);
    await vad.close();
    expect(changes.map(([, now]) => now)).toEqual([true, false]);
    expect(changes[1]![0] - 2 * spoken.length - 5).toBeLessThanOrEqual(15);
  });

  test('closing it resolves pending decisions', async () => {
    const vad = createSileroVad(silentLog, new URL('../support/stalled-vad.mjs', import.meta.url));
    const detector = vad.create();
    detector.write(new Int16Array(FRAME_SAMPLES).fill(5_000));
    const settled = detector.settled!();
    await vad.close();
    await settled;
  });

  test('while it is far behind it receives no further frames, and loudness decides', async () => {
    const vad = createSileroVad(silentLog, new URL('../support/stalled-vad.mjs', import.meta.url));
    const detector = vad.create();
    const loud = new Int16Array(FRAME_SAMPLES).fill(5_000);
    // One frame per batch.
    while (!detector.write(loud)) await sleep(6);
    expect(detector.write(new Int16Array(FRAME_SAMPLES))).toBe(false);
    await vad.close();
  });

  test('after it has died four times loudness decides, and the call continues', async () => {
    const vad = createSileroVad(silentLog, new URL('../support/dying-vad.mjs', import.meta.url));
    const detector = vad.create();
    const loud = new Int16Array(FRAME_SAMPLES).fill(5_000);
    await until(() => detector.write(loud));
    expect(detector.write(new Int16Array(FRAME_SAMPLES))).toBe(false);
    await vad.close();
  });
});
