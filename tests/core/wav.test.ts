// The header of sound files, byte by byte, and a file of a recognizer.
import { expect, test } from 'vitest';
import { wavHeader } from '../../src/core/wav.ts';
import { toWav } from '../../src/providers/stt/transcription.ts';

const hexOf = (...parts: readonly string[]) => parts.join('').replaceAll(' ', '');

test.each([
  [16_000, 1, 640, ['01000100 803e0000 007d0000 0200 1000', '80020000', 'a4020000']],
  [8_000, 2, 70_000, ['01000200 401f0000 007d0000 0400 1000', '70110100', '94110100']],
] as const)('of %i Hz and %i channels names the format and the sizes', (hz, channels, bytes, [format, size, rest]) => {
  expect(wavHeader({ hz, channels }, bytes).toString('hex')).toBe(
    hexOf('52494646', rest, '57415645', '666d7420 10000000', format, '64617461', size),
  );
});

test('a file has the samples of all frames in order, little-endian', () => {
  const file = toWav([Int16Array.of(1, -2), Int16Array.of(0x1234)]);
  expect(file.subarray(0, 44)).toEqual(wavHeader({ hz: 16_000, channels: 1 }, 6));
  expect(file.subarray(44).toString('hex')).toBe('0100feff3412');
});
