// Encoders of recordings are reused: a recording has the same bytes whatever was encoded before it, at either sample rate.
import { expect, test } from 'vitest';
import { compand, expand, type CompandedHz } from '../../src/voice/recording/companded.ts';
import { mp3Of, openPieces } from '../../src/voice/recording/mp3.ts';
import { mp3From } from '../support/recording.ts';

const tone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.4 * Math.sin((2 * Math.PI * hz * i) / rate));
const whole = (samples: Float32Array) => Int16Array.from(samples, (one) => one * 32_767);

const recorded = (hz: number, rate: CompandedHz = 16_000): Promise<Uint8Array> =>
  mp3From([compand(tone(hz, rate, 1), tone(2 * hz, rate, 1), rate)]);

test('a recording does not depend on what its encoder encoded before', async () => {
  const fresh = Buffer.from(await recorded(440));
  const telephone = Buffer.from(await recorded(440, 8_000));
  expect(fresh.length).toBeGreaterThan(7_000);
  expect(telephone.equals(fresh)).toBe(false);
  for (const hz of [300, 440, 300, 440]) {
    const again = [await recorded(hz), await recorded(hz, 8_000)].map((one) => Buffer.from(one));
    if (hz === 440) expect(again.map((one, i) => one.equals([fresh, telephone][i]!))).toEqual([true, true]);
  }
});

test('a recording that is abandoned leaves no audio in the next one', async () => {
  const fresh = Buffer.from(await recorded(440));
  async function* endless() {
    for (;;) yield compand(tone(700, 16_000, 1), tone(900, 16_000, 1), 16_000);
  }
  for (let i = 0; i < 6; i++) for await (const part of mp3Of(endless())) if (part.length > 0) break;
  const together = await Promise.all(Array.from({ length: 6 }, () => recorded(440)));
  expect(together.every((one) => Buffer.from(one).equals(fresh))).toBe(true);
});

test('two recordings at once keep their audio apart', async () => {
  const [low, high] = [openPieces(8_000), openPieces(16_000)];
  const silence = () => new Int16Array(16_000);
  const loud = () => whole(tone(440, 16_000, 1));
  const pieces = await Promise.all([low.compand(loud(), silence()), high.compand(silence(), loud())]);
  const power = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
  const sides = pieces.map((piece) => expand(piece)).map(({ left, right, hz }) => [power(left), power(right), hz]);
  expect(sides).toEqual([
    [expect.closeTo(0.08, 2), 0, 8_000],
    [0, expect.closeTo(0.08, 2), 16_000],
  ]);
  low.close();
  high.close();
});
