// Encodes stereo PCM into the pieces of a recording, and the pieces of telephone calls into MP3. One worker thread, shared by all
// recordings of a process, does the work. Invariant: bytes arrive in the order of the samples. When the thread ends, every stream
// in it fails.
import { createWorkerClient } from '../../workers/worker-client.ts';
import { isCompanded } from './companded.ts';

export type EncodeRequest =
  /** Samples at SAMPLE_RATE. `form`: MP3 at the same rate, or a companded piece (companded.ts). */
  | { type: 'encode'; id: number; form: PieceForm; left: Int16Array<ArrayBuffer>; right: Int16Array<ArrayBuffer> }
  /** Encodes a companded piece as MP3 at its rate. */
  | { type: 'recode'; id: number; piece: Uint8Array<ArrayBuffer> }
  | { type: 'finish'; id: number }
  | { type: 'close'; id: number };

export type PieceForm = 'mp3' | 'companded';

export type EncodedBytes = Uint8Array<ArrayBuffer>;

export interface PieceStream {
  /** Resolves with the bytes that are complete so far, possibly none. Takes ownership of the samples. */
  encode(left: Int16Array<ArrayBuffer>, right: Int16Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resolves with the rest and closes the stream. */
  finish(): Promise<Uint8Array>;
  /** Drops the stream, including bytes that are not complete yet. */
  close(): void;
}

/** A request takes about ten milliseconds; on a stalled machine more. */
const TIMEOUT_MS = 60_000;

const encoder = createWorkerClient<EncodeRequest, EncodedBytes>({
  url: new URL('./encode-worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
});
let nextId = 1;

export function openPieces(form: PieceForm): PieceStream {
  const id = nextId++;
  const stream = encoder.openStream();
  return {
    encode: (left, right) => stream.ask({ type: 'encode', id, form, left, right }, [left.buffer, right.buffer]),
    finish: () => stream.ask({ type: 'finish', id }),
    close: () => stream.close({ type: 'close', id }),
  };
}

/** Yields the MP3 stream of a whole recording: joins MP3 pieces and encodes companded ones. A piece is one item. */
export async function* mp3Of(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const id = nextId++;
  let stream: ReturnType<typeof encoder.openStream> | null = null;
  try {
    for await (const bytes of pieces) {
      if (!isCompanded(bytes)) {
        yield bytes;
        continue;
      }
      stream ??= encoder.openStream();
      // The thread gets a copy: a piece may be a view of a larger buffer.
      const piece = new Uint8Array(bytes);
      yield await stream.ask({ type: 'recode', id, piece }, [piece.buffer]);
    }
    if (stream) yield await stream.ask({ type: 'finish', id });
  } finally {
    stream?.close({ type: 'close', id });
  }
}
