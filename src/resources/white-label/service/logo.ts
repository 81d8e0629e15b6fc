// Validates a logo in a data URL and returns its bytes. Pure. Invariant: only raster images pass, so that no served file is
// executed.
import { invalid } from '../../../core/errors.ts';
import { readImageHeader, type ImageHeader } from '../../../core/image.ts';

const MAX_BYTES = 128 * 1024;
const MIN_PIXELS = 16;
const MAX_PIXELS = 1024;

/** @throws Failure `validation_failed` */
export function parseLogo(dataUrl: string): { media_type: ImageHeader['mediaType']; content: Buffer } {
  const [head, text = ''] = dataUrl.split(',', 2);
  const content = Buffer.from(text, 'base64');
  if (content.length > MAX_BYTES) throw invalid('/logo', 'too_large', 'must be an image of at most 128 KiB');
  const info = readImageHeader(content);
  if (info === null || head !== `data:${info.mediaType};base64`) {
    throw invalid('/logo', 'wrong_format', 'must be a PNG, JPEG or WebP image, as its media type says');
  }
  const { width, height } = info;
  if (Math.min(width, height) < MIN_PIXELS || Math.max(width, height) > MAX_PIXELS) {
    const range = `${MIN_PIXELS} to ${MAX_PIXELS} pixels`;
    throw invalid('/logo', 'wrong_size', `must be ${range} wide and high; it is ${width} × ${height}`);
  }
  return { media_type: info.mediaType, content };
}
