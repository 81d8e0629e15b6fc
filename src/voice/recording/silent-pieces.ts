// Builds silent pieces that replace stored pieces with content that must not be kept. Pure. Companded pieces (companded.ts) are
// silenced byte by byte. For MP3:
// In a stream of constant bit rate, a byte position is a time: 64 kbit/s are 8 bytes per millisecond, across all pieces of a
// recording. A silent frame is a header, empty side information and no main data, so that it refers to nothing before it (ISO/IEC
// 13818-3, layer III).
// A piece may begin and end within a frame, so silence is written by the position in the stream. The frames at the edges of a
// piece may be heard as a click of 36 ms, because they refer to data that was removed.

import { compandedMs, isCompanded, silentPiece } from './companded.ts';

const BYTES_PER_MS = 8;
/** An MPEG-2 layer III frame has 576 samples: 36 ms at 16 kHz. */
const FRAME_BYTES = 36 * BYTES_PER_MS;
export const HEADER_BYTES = 4;
/** The encoder and its look-ahead hold back up to this much. */
const LAG_MS = 5 * 36;

export interface StoredPiece {
  piece: number;
  bytes: number;
}

/**
 * Returns silent replacements, of the same length, for the pieces that contain part of this span.
 * @param header the first bytes of the first piece
 */
export function silencedPieces(
  stored: readonly StoredPiece[],
  header: Uint8Array,
  startMs: number,
  endMs: number,
): { index: number; silent: Uint8Array }[] {
  const out: { index: number; silent: Uint8Array }[] = [];
  const lagMs = isCompanded(header) ? 0 : LAG_MS;
  const lengthMs = (bytes: number) => (isCompanded(header) ? compandedMs(bytes) : bytes / BYTES_PER_MS);
  let at = 0;
  let atMs = 0;
  for (const { piece, bytes } of stored) {
    const from = atMs - lagMs;
    const to = atMs + lengthMs(bytes) + lagMs;
    const silent = () => (isCompanded(header) ? silentPiece(bytes) : silence(at, bytes, header));
    if (from < endMs && startMs < to) out.push({ index: piece, silent: silent() });
    at += bytes;
    atMs += lengthMs(bytes);
  }
  return out;
}

/** @param at position of the first byte in the stream */
function silence(at: number, bytes: number, header: Uint8Array): Uint8Array {
  const frame = new Uint8Array(FRAME_BYTES);
  frame.set(header.subarray(0, HEADER_BYTES));
  // Marks the frame as having no checksum, so that empty side information is valid.
  frame[1]! |= 1;
  return Uint8Array.from({ length: bytes }, (_, i) => frame[(at + i) % FRAME_BYTES]!);
}
