// Segments of recordings: the decoded audio is within one step of µ-law, and other programs can play a segment.
import { expect, test } from 'vitest';
import {
  compand,
  compandedMs,
  expand,
  isCompanded,
  mp3BytesOf,
  silentPiece,
} from '../../src/voice/recording/companded.ts';

test('a segment keeps both sides within a step of µ-law, and clips what is too loud', () => {
  const left = Float32Array.from({ length: 4_001 }, (_, i) => (i - 2_000) / 2_000);
  const right = Float32Array.from({ length: 4_001 }, (_, i) => 0.01 * Math.sin(i));
  const out = expand(compand(left, right, 8_000));
  for (let i = 0; i < left.length; i++) {
    // Half of the widest step of a µ-law segment is a 32nd of the value; below, 8 of 32 768.
    expect(Math.abs(out.left[i]! - left[i]!)).toBeLessThan(Math.abs(left[i]!) / 30 + 0.0003);
    expect(Math.abs(out.right[i]! - right[i]!)).toBeLessThan(Math.abs(right[i]!) / 30 + 0.0003);
  }
  const loud = expand(compand(Float32Array.from([3, -3]), Float32Array.from([0, 0]), 8_000));
  expect([loud.left[0]! > 0.97, loud.left[1]! < -0.97, [...loud.right]]).toEqual([true, true, [0, 0]]);
});

test.each([8_000, 16_000] as const)('a segment of %i Hz is an AU sound file, and silence has its length', (hz) => {
  const piece = compand(new Float32Array(2 * hz), new Float32Array(2 * hz), hz);
  const header = new DataView(piece.buffer);
  expect([0, 4, 8, 12, 16, 20].map((at) => header.getUint32(at))).toEqual([0x2e736e64, 24, 0xffffffff, 1, hz, 2]);
  expect([isCompanded(piece), isCompanded(Uint8Array.from([0xff, 0xf3, 0, 0])), compandedMs(piece.length, hz)]).toEqual(
    [true, false, 2_000],
  );
  expect(silentPiece(piece.length, hz)).toEqual(piece);
  expect([expand(piece).hz, mp3BytesOf(piece)]).toEqual([hz, 16_000]);
  expect(compand(new Float32Array(0), new Float32Array(0), hz)).toHaveLength(0);
});
