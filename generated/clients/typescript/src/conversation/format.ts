// Formats figures for display. Pure.

/** `0:42`, `61:05`. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the median; for an even count, the mean of the middle two. Null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? Math.round((sorted[middle - 1]! + sorted[middle]!) / 2)
    : sorted[Math.floor(middle)]!;
}

/** Height of each bar of the meter, 0.14 to 1, from the root mean square of 20 ms of sound (0 to 1). */
export function bars(rms: number): number[] {
  const height = Math.sqrt(4 * rms);
  return SHAPE.map((part) => Math.min(1, Math.max(0.14, height * part)));
}

const SHAPE = [0.5, 0.8, 1, 0.8, 0.5];

/** Splits text into bare links and the text between them. Trailing punctuation of a sentence is not part of a link. */
export function pieces(text: string): { text: string; link: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])/)
    .map((piece, index) => ({ text: piece, link: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
