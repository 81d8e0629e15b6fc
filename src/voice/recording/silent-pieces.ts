// Finds the stored pieces of a recording whose content must not be kept, and their silent replacements. Pure.
import { compandedMs, silentPiece, type CompandedHz } from './companded.ts';

export interface StoredPiece {
  /** Number of the piece. */
  piece: number;
  bytes: number;
}

/** Returns silent replacements, of the same length, for the pieces that contain part of this span. */
export function silencedPieces(
  stored: readonly StoredPiece[],
  hz: CompandedHz,
  startMs: number,
  endMs: number,
): { piece: number; silent: Uint8Array }[] {
  const out: { piece: number; silent: Uint8Array }[] = [];
  let fromMs = 0;
  for (const { piece, bytes } of stored) {
    const toMs = fromMs + compandedMs(bytes, hz);
    if (fromMs < endMs && startMs < toMs) out.push({ piece, silent: silentPiece(bytes, hz) });
    fromMs = toMs;
  }
  return out;
}
