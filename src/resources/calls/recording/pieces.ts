// The recording of a call in storage. While the call runs, pieces of its MP3 stream lie side by side; at its end they become
// one object. Invariant: the whole object is written before a piece is deleted, so a crash at any point loses nothing and
// doing it again gives the same. Absent on purpose: local paths; S3 is to hold the same keys.
import type { Runtime } from '../../../core/context.ts';

export function wholeKey(callId: string): string {
  return `recordings/${callId}.mp3`;
}

export async function storePiece(runtime: Runtime, callId: string, piece: number, bytes: Uint8Array): Promise<void> {
  await runtime.storage.put(`${folder(callId)}${String(piece).padStart(6, '0')}.mp3`, bytes);
}

/** Makes one object of the pieces. Returns its size; null when nothing was recorded. */
export async function assembleRecording(runtime: Runtime, callId: string): Promise<number | null> {
  const { storage } = runtime;
  const pieces = await storage.list(folder(callId));
  let size = await storage.size(wholeKey(callId));
  if (size === null) {
    if (pieces.length === 0) return null;
    await storage.put(wholeKey(callId), oneAfterTheOther(runtime, pieces));
    size = await storage.size(wholeKey(callId));
  }
  await storage.delete(pieces);
  return size;
}

async function* oneAfterTheOther(runtime: Runtime, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* await contentOf(runtime, key);
}

/** @throws Error when there is no such object */
export async function contentOf(
  { storage }: Pick<Runtime, 'storage'>,
  key: string,
): Promise<AsyncIterable<Uint8Array>> {
  const content = await storage.get(key);
  if (!content) throw new Error(`${key} is not in storage`);
  return content;
}

function folder(callId: string): string {
  return `recordings/${callId}/`;
}
