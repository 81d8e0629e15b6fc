// Compands stereo PCM into the pieces of a recording, and encodes the pieces as MP3 after the call. One worker thread, shared by
// all recordings of a process, does the work. Invariant: bytes arrive in the order of the samples. When the thread ends, every
// stream in it fails.
import { createWorkerClient } from '../../workers/worker-client.ts';
import { isCompanded, type CompandedHz } from './companded.ts';

export type EncodeRequest =
  /** Compands samples at SAMPLE_RATE into a piece at this rate (companded.ts). */
  | { type: 'compand'; id: number; hz: CompandedHz; left: Int16Array<ArrayBuffer>; right: Int16Array<ArrayBuffer> }
  /** Encodes a companded piece as MP3 at its rate. */
  | { type: 'encode'; id: number; piece: Uint8Array<ArrayBuffer> }
  /** Returns the rest of the MP3 stream. */
  | { type: 'finish'; id: number }
  | { type: 'close'; id: number };

export type EncodedBytes = Uint8Array<ArrayBuffer>;

interface PieceStream {
  /** Resolves with a piece; with no bytes for no samples. Takes ownership of the samples. */
  compand(left: Int16Array<ArrayBuffer>, right: Int16Array<ArrayBuffer>): Promise<Uint8Array>;
  close(): void;
}

/** A request takes about ten milliseconds; on a stalled machine more. */
const TIMEOUT_MS = 60_000;

const encoder = createWorkerClient<EncodeRequest, EncodedBytes>({
  url: new URL('./encode-worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
});
let nextId = 1;

export function openPieces(hz: CompandedHz): PieceStream {
  const id = nextId++;
  const stream = encoder.openStream();
  return {
    compand: (left, right) => stream.ask({ type: 'compand', id, hz, left, right }, [left.buffer, right.buffer]),
    close: () => stream.close({ type: 'close', id }),
  };
}

/**
 * Yields the MP3 stream of a whole recording. A piece is one item. Pieces that are MP3 already, which earlier versions stored
 * during calls of browsers, are joined unchanged.
 */
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
      yield await stream.ask({ type: 'encode', id, piece }, [piece.buffer]);
    }
    if (stream) yield await stream.ask({ type: 'finish', id });
  } finally {
    stream?.close({ type: 'close', id });
  }
}
