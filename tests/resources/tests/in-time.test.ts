// Providers on the virtual clock of a test: no network, no database.
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { TtsProvider } from '../../../src/providers/ports/tts.ts';
import { ttsInTime } from '../../../src/resources/tests/simulation/in-time.ts';

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

test('a sentence that was spoken before at another speed is spoken again', async () => {
  const clock = createVirtualClock();
  const voice = ttsInTime({ virtual: clock, real: systemClock }, VOICE);
  const { signal } = new AbortController();
  const samples = async (speed?: number): Promise<number> => {
    let count = 0;
    const request = { voiceId: 'builtin-ada', text: 'One moment.', language: 'en', signal };
    for await (const chunk of voice.synthesize({ ...request, ...(speed === undefined ? {} : { speed }) }))
      count += chunk.length;
    return count;
  };
  expect([await samples(), await samples(0.8), await samples(1), await samples(0.8)]).toEqual([
    16_000, 20_000, 16_000, 20_000,
  ]);
});
