// Stereo PCM in, one MP3 stream out, encoded by a worker thread that all recordings of a process share.
// Invariant: bytes come in the order of the samples. A thread that ends fails every stream in it.
import { createWorkerClient } from '../../workers/worker-client.ts';

export type EncodeRequest =
  | { type: 'encode'; id: number; left: Int16Array<ArrayBuffer>; right: Int16Array<ArrayBuffer> }
  | { type: 'finish' | 'close'; id: number };

export type EncodedBytes = Uint8Array<ArrayBuffer>;

export interface Mp3Stream {
  /** Resolves with the bytes that are complete so far, perhaps none. Takes ownership of the samples. */
  encode(left: Int16Array<ArrayBuffer>, right: Int16Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resolves with the rest and closes the stream. */
  finish(): Promise<Uint8Array>;
  /** Drops the stream without its rest. */
  close(): void;
}

/** A request takes some ten milliseconds; on a stalled machine more. */
const TIMEOUT_MS = 60_000;

const encoder = createWorkerClient<EncodeRequest, EncodedBytes>({
  url: new URL('./encode-worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
});
let nextId = 1;

export function openMp3(): Mp3Stream {
  const id = nextId++;
  const stream = encoder.openStream();
  return {
    encode: (left, right) => stream.ask({ type: 'encode', id, left, right }, [left.buffer, right.buffer]),
    finish: () => stream.ask({ type: 'finish', id }),
    close: () => stream.close({ type: 'close', id }),
  };
}
