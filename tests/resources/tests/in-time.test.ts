// Voices of a test on its virtual clock: no network, no database.
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { TtsProvider } from '../../../src/providers/ports/tts.ts';
import { ttsInTime } from '../../../src/resources/tests/simulation/in-time.ts';
import { silentVoice } from '../../../src/resources/tests/simulation/text-line.ts';

/** A built-in voice that speaks for a second at the natural speed. */
const VOICE: TtsProvider = {
  id: 'builtin',
  description: 'fake',
  voices: () => [],
  async *synthesize({ speed = 1 }) {
    yield new Int16Array(Math.round(16_000 / speed));
  },
  close: async () => undefined,
};

/** Returns the number of samples. */
async function spoken(voice: TtsProvider, speed: { speed?: number }): Promise<number> {
  const { signal } = new AbortController();
  const request = { voiceId: 'builtin-ada', text: 'One moment, please.', language: 'en', signal, ...speed };
  let count = 0;
  for await (const chunk of voice.synthesize(request)) count += chunk.length;
  return count;
}

test('a sentence that was spoken before at another speed is spoken again', async () => {
  const voice = ttsInTime({ virtual: createVirtualClock(), real: systemClock }, VOICE);
  const lengths: number[] = [];
  for (const speed of [{}, { speed: 0.8 }, { speed: 1 }, { speed: 0.8 }]) lengths.push(await spoken(voice, speed));
  expect(lengths).toEqual([16_000, 20_000, 16_000, 20_000]);
});

test('the voice of a text line takes longer at a lower speed', async () => {
  const [natural, slow] = [await spoken(silentVoice, {}), await spoken(silentVoice, { speed: 0.8 })];
  expect(slow / natural).toBeCloseTo(1.25, 3);
});
