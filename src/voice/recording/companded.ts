// Pieces of a recording during its call: stereo in µ-law (ITU-T G.711), caller left, agent right. Telephone calls have 8 kHz, as
// the telephone network carries them, other calls 16 kHz. Companding costs a tenth of MP3 encoding, which is postponed until the
// call has ended. Its noise is 37 dB below a voice, the noise of the MP3 that follows 26 dB: together 25.9 dB.
// Each piece is a complete AU sound file (RFC 2586 describes its audio/basic) with a 24-byte header that describes the format.
// Pure.
// The import is a CommonJS module whose named exports Node cannot detect.
// oxlint-disable-next-line import/default
import alawmulaw from 'alawmulaw';

const { mulaw } = alawmulaw;
/** Samples per second of each side. */
export type CompandedHz = 8_000 | 16_000;
/**
 * Bit rate of the MP3, constant at either sampling rate. Two separate voices fit without joint stereo leaking one into the other
 * (recorder.test.ts measures it), and a byte range is a time range.
 */
export const MP3_KBITS = 64;
/**
 * Delay of a decoded MP3, in samples: 576 of LAME's encoder and 529 of every decoder (LAME technical FAQ, "encoder delay"). They
 * are skipped at the start, which keeps a recording aligned with the transcript and as long as the call.
 */
export const MP3_DELAY_SAMPLES = 1105;
const CHANNELS = 2;
const MAGIC = 0x2e736e64;
const HEADER_BYTES = 24;
const ENCODING_MULAW = 1;
const UNKNOWN_LENGTH = 0xffff_ffff;
/** Position of the sampling rate in the header. */
const RATE_AT = 16;
/** The µ-law byte of silence. */
const SILENCE = 0xff;

const HEADERS = { 8_000: headerBytes(8_000), 16_000: headerBytes(16_000) };
/** The µ-law byte of each sample value, from the lowest on. A look-up takes a third of the time of a conversion. */
const BYTES = mulaw.encode(Int16Array.from({ length: 65_536 }, (_, i) => i - 32_768));
/** The sample of each µ-law byte, as a float. */
const FLOATS = Float32Array.from(
  mulaw.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  (one) => one / 32_768,
);

/** Whether a piece is companded, judged by its first bytes. */
export function isCompanded(piece: Uint8Array): boolean {
  return HEADERS[8_000].subarray(0, 4).every((byte, i) => byte === piece[i]);
}

/** Compands an equal number of samples of both sides into one piece. Returns no bytes for no samples. @param left -1 to 1 */
export function compand(left: Float32Array, right: Float32Array, hz: CompandedHz): Uint8Array<ArrayBuffer> {
  if (left.length === 0) return new Uint8Array(0);
  const piece = new Uint8Array(HEADER_BYTES + CHANNELS * left.length);
  piece.set(HEADERS[hz]);
  for (let i = 0, at = HEADER_BYTES; i < left.length; i++, at += CHANNELS) {
    piece[at] = byteOf(left[i]!);
    piece[at + 1] = byteOf(right[i]!);
  }
  return piece;
}

/** Decodes a piece. */
export function expand(piece: Uint8Array): { left: Float32Array; right: Float32Array; hz: CompandedHz } {
  const length = Math.floor((piece.length - HEADER_BYTES) / CHANNELS);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (let i = 0, at = HEADER_BYTES; i < length; i++, at += CHANNELS) {
    left[i] = FLOATS[piece[at]!]!;
    right[i] = FLOATS[piece[at + 1]!]!;
  }
  return { left, right, hz: hzOf(piece) };
}

/** Duration of a piece of this many bytes. */
export function compandedMs(bytes: number, hz: CompandedHz): number {
  return ((bytes - HEADER_BYTES) * 1000) / (hz * CHANNELS);
}

/** Returns the size that a piece will have as MP3. */
export function mp3BytesOf(piece: Uint8Array): number {
  return Math.round((compandedMs(piece.length, hzOf(piece)) * MP3_KBITS) / 8);
}

/** Returns a piece of the same length that is silent on both sides. */
export function silentPiece(bytes: number, hz: CompandedHz): Uint8Array {
  const piece = new Uint8Array(bytes).fill(SILENCE);
  piece.set(HEADERS[hz]);
  return piece;
}

function hzOf(piece: Uint8Array): CompandedHz {
  return new DataView(piece.buffer, piece.byteOffset).getUint32(RATE_AT) === 16_000 ? 16_000 : 8_000;
}

function byteOf(sample: number): number {
  // `| 0` rounds, because the index is never negative.
  const place = (sample * 32_768 + 32_768.5) | 0;
  return BYTES[place < 0 ? 0 : place > 65_535 ? 65_535 : place]!;
}

function headerBytes(hz: CompandedHz): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES));
  const fields = [MAGIC, HEADER_BYTES, UNKNOWN_LENGTH, ENCODING_MULAW, hz, CHANNELS];
  for (const [i, field] of fields.entries()) view.setUint32(4 * i, field);
  return new Uint8Array(view.buffer);
}
