// Pieces of silence, to be stored in the place of pieces that hold what must not be kept. Pure.
// An MP3 stream of constant bit rate is time: 64 kbit/s are 8 bytes a millisecond, over all pieces of a recording. A silent frame is a
// header, empty side information and no main data, so that it refers to nothing before it (ISO/IEC 13818-3, layer III).
// A piece may begin and end within a frame, so silence is written by the position in the stream. The frames at the edges of a piece
// may be heard as a click, 36 ms, because they refer to data that is gone.

/** MPEG-2 layer III, 16 kHz, 64 kbit/s: 144 · 64 000 / 16 000 / 2 bytes for 576 samples. */
const FRAME_BYTES = 288;
const BYTES_PER_MS = 8;
export const HEADER_BYTES = 4;
/** The encoder and its look-ahead hold back up to this much. */
const LAG_MS = 150;

export interface StoredPiece {
  piece: number;
  bytes: number;
}

/**
 * The pieces that hold a part of this span of the stream, as silence of the same length.
 * @param header the first bytes of the stream
 */
export function silencedPieces(
  stored: readonly StoredPiece[],
  header: Uint8Array,
  startMs: number,
  endMs: number,
): { index: number; silent: Uint8Array }[] {
  const out: { index: number; silent: Uint8Array }[] = [];
  let at = 0;
  for (const { piece, bytes } of stored) {
    const from = at / BYTES_PER_MS - LAG_MS;
    const to = (at + bytes) / BYTES_PER_MS + LAG_MS;
    if (from < endMs && startMs < to) out.push({ index: piece, silent: silence(at, bytes, header) });
    at += bytes;
  }
  return out;
}

/** @param at position of the first byte in the stream */
function silence(at: number, bytes: number, header: Uint8Array): Uint8Array {
  const frame = new Uint8Array(FRAME_BYTES);
  frame.set(header.subarray(0, HEADER_BYTES));
  // Without a checksum, so that empty side information is valid.
  frame[1]! |= 1;
  return Uint8Array.from({ length: bytes }, (_, i) => frame[(at + i) % FRAME_BYTES]!);
}
