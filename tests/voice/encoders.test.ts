// Encoders of recordings are reused: a recording has the same bytes whatever was encoded before it, at either sample rate.
import { expect, test } from 'vitest';
import { compand } from '../../src/voice/recording/companded.ts';
import { openPieces } from '../../src/voice/recording/mp3.ts';
import { mp3From } from '../support/recording.ts';

const tone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.4 * Math.sin((2 * Math.PI * hz * i) / rate));
const whole = (samples: Float32Array) => Int16Array.from(samples, (one) => one * 32_767);

async function recorded(hz: number): Promise<Buffer> {
  const stream = openPieces('mp3');
  const first = await stream.encode(whole(tone(hz, 16_000, 1)), whole(tone(2 * hz, 16_000, 1)));
  return Buffer.concat([first, await stream.finish()]);
}

const recoded = (hz: number): Promise<Uint8Array> => mp3From([compand(tone(hz, 8_000, 1), tone(2 * hz, 8_000, 1))]);

test('a recording does not depend on what its encoder encoded before', async () => {
  const fresh = await recorded(440);
  const telephone = Buffer.from(await recoded(440));
  expect(fresh.length).toBeGreaterThan(7_000);
  expect(telephone.equals(fresh)).toBe(false);
  for (const hz of [300, 440, 300, 440]) {
    const again = [await recorded(hz), Buffer.from(await recoded(hz))];
    if (hz === 440) expect(again.map((one, i) => one.equals([fresh, telephone][i]!))).toEqual([true, true]);
  }
});

test('a recording that is aborted leaves no audio in the next one', async () => {
  const fresh = await recorded(440);
  for (let i = 0; i < 6; i++) {
    const stream = openPieces('mp3');
    await stream.encode(whole(tone(700, 16_000, 1)), whole(tone(900, 16_000, 1)));
    stream.close();
  }
  const together = await Promise.all(Array.from({ length: 6 }, () => recorded(440)));
  expect(together.every((one) => one.equals(fresh))).toBe(true);
});
