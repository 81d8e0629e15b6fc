// Type and size of images, from headers as programs write them.
import { describe, expect, test } from 'vitest';
import { readImageHeader } from '../../src/core/image.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOosXpLEmIY1TCqYfhqAABPn6MQ2bsByAAAAABJRU5ErkJggg==',
  'base64',
);
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
// APP0, a table, then the frame: 32 high, 64 wide.
const jpeg = hex('ffd8 ffe0 0004 0000 ffc4 0004 0000 ffc0 0011 08 0020 0040 03 000000');
const riff = (kind: string, rest: string) =>
  Buffer.concat([Buffer.from('RIFF'), hex('00000000'), Buffer.from(`WEBP${kind}`), hex(rest)]);

test.each([
  ['PNG', png, { mediaType: 'image/png', width: 16, height: 16 }],
  ['JPEG', jpeg, { mediaType: 'image/jpeg', width: 64, height: 32 }],
  ['lossy WebP', riff('VP8 ', '00000000 000000 9d012a 4000 2000'), { mediaType: 'image/webp', width: 64, height: 32 }],
  ['lossless WebP', riff('VP8L', '00000000 2f 3fc00700 00'), { mediaType: 'image/webp', width: 64, height: 32 }],
  [
    'extended WebP',
    riff('VP8X', '0a000000 00000000 3f0000 1f0000'),
    { mediaType: 'image/webp', width: 64, height: 32 },
  ],
])('reads %s', (_name, bytes, info) => expect(readImageHeader(bytes)).toEqual(info));

describe('readImageHeader returns null for', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html>')],
    ['a JPEG without a frame', hex('ffd8 ffe0 0004 0000 ffd9')],
    ['a JPEG whose segment has no length', hex('ffd8 ffe0 0000 ffe0 0000')],
  ])('%s', (_name, bytes) => expect(readImageHeader(bytes)).toBeNull());

  test('a header that is cut off anywhere', () => {
    for (const whole of [png.subarray(0, 24), jpeg.subarray(0, 23), riff('VP8X', '0a000000 00000000 3f0000 1f0000')]) {
      for (let length = 0; length < whole.length; length++)
        expect(readImageHeader(whole.subarray(0, length))).toBeNull();
    }
  });
});
