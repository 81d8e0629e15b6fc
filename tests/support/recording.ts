// The MP3 of a recording, assembled from the segments that a recorder stored.
import { mp3Of } from '../../src/voice/recording/mp3.ts';

export async function mp3From(pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  async function* each() {
    yield* pieces;
  }
  const parts: Uint8Array[] = [];
  for await (const part of mp3Of(each())) parts.push(part);
  return Buffer.concat(parts);
}
