// Reads the audio of an OpenAI-compatible speech server. It was asked for PCM without a header. Some servers ignore that and send
// a WAV file, whose header is read here, or compressed audio, which is refused: played as PCM it is loud noise.
// Invariant: the result is mono at 16 kHz, at whatever rate a header states.
import { sampleStream } from '../../core/pcm.ts';
import { ProviderError } from '../ports/errors.ts';
import { createResampler } from './resample.ts';

interface Received {
  provider: string;
  contentType: string;
  /** Hertz of PCM whose rate nothing states. */
  rate: number;
}

interface WavHeader {
  rate: number;
  /** Where the samples begin and end. A server that streams does not know their end. */
  from: number;
  to: number;
}

const [MIN_RATE, MAX_RATE] = [16_000, 48_000];
/** Enough to recognize a format. */
const SNIFFED_BYTES = 12;
/** A WAV file may have further chunks before the samples. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Formats of the chunk `fmt ` that contain PCM: plain, and extensible. */
const PCM_FORMATS = [0x0001, 0xfffe];
/** Streaming encoders write a size from here on when they do not know it. */
const UNKNOWN_SIZE = 0x7fff_0000;

/** @throws ProviderError `protocol` for anything but mono PCM of 16 bits */
export async function* speechSamples(body: AsyncIterable<Uint8Array>, received: Received): AsyncGenerator<Int16Array> {
  const parts = body[Symbol.asyncIterator]();
  try {
    let head = await readUntil(parts, Buffer.alloc(0), (bytes) => bytes.length >= SNIFFED_BYTES);
    const compressed = compressionOf(head, received.contentType);
    if (compressed !== null) throw refusal(received, `sent ${compressed} instead of PCM`);
    let header: WavHeader | null = null;
    if (isWav(head)) {
      head = await readUntil(parts, head, (bytes) => {
        header = wavHeader(bytes, received);
        return header !== null || bytes.length > MAX_HEADER_BYTES;
      });
      if (header === null) throw refusal(received, 'sent a WAV file without samples');
    }
    const { rate, from, to } = header ?? { rate: statedRate(received), from: 0, to: Number.POSITIVE_INFINITY };
    if (rate < MIN_RATE || rate > MAX_RATE) throw refusal(received, `sent audio at ${rate} Hz`);
    const resampler = createResampler(rate);
    for await (const samples of sampleStream(between(head, parts, from, to))) yield resampler.push(samples);
  } finally {
    await parts.return?.();
  }
}

function refusal({ provider }: Received, what: string): ProviderError {
  const remedy = 'the server must support response_format "pcm", or send WAV: mono, 16 bits, 16 to 48 kHz';
  return new ProviderError(provider, 'protocol', `${what}; ${remedy}`);
}

/** Returns the first bytes, as soon as `enough` accepts them or the body ends. */
async function readUntil(
  parts: AsyncIterator<Uint8Array>,
  first: Buffer,
  enough: (bytes: Buffer) => boolean,
): Promise<Buffer> {
  let bytes = first;
  while (!enough(bytes)) {
    const { value, done } = await parts.next();
    if (done === true) return bytes;
    bytes = Buffer.concat([bytes, value]);
  }
  return bytes;
}

async function* between(
  head: Buffer,
  parts: AsyncIterator<Uint8Array>,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array> {
  yield head.subarray(from, to);
  let at = head.length;
  // What follows the samples of a file, such as a title, is not audio.
  while (at < to) {
    const { value, done } = await parts.next();
    if (done === true) return;
    yield value.subarray(0, to - at);
    at += value.length;
  }
}

const MAGIC: readonly (readonly [string, string])[] = [
  ['ID3', 'MP3'],
  ['OggS', 'Ogg'],
  ['fLaC', 'FLAC'],
  ['\u001a\u0045\u00df\u00a3', 'WebM'],
];

/** Returns the name of a compressed format, by its first bytes: servers also label PCM with other types. */
function compressionOf(head: Buffer, contentType: string): string | null {
  const start = head.toString('latin1');
  const known = MAGIC.find(([magic]) => start.startsWith(magic));
  if (known) return known[1];
  if (start.slice(4, 8) === 'ftyp') return 'MP4';
  // Quiet PCM may begin with the first bits of an MPEG frame, so the type decides.
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;
  return isFrame && /^audio\/(mpeg|mp3|aac)/i.test(contentType) ? 'MP3 or AAC' : null;
}

function isWav(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE';
}

/** Returns null while the samples have not begun. */
function wavHeader(bytes: Buffer, received: Received): WavHeader | null {
  let rate = 0;
  for (let at = SNIFFED_BYTES; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const from = at + 8;
    if (name === 'data') {
      const isUnknown = size === 0 || size >= UNKNOWN_SIZE;
      return { rate, from, to: isUnknown ? Number.POSITIVE_INFINITY : from + size };
    }
    if (name === 'fmt ') {
      if (from + 16 > bytes.length) return null;
      const [format, channels, bits] = [from, from + 2, from + 14].map((offset) => bytes.readUInt16LE(offset));
      if (!PCM_FORMATS.includes(format!) || channels !== 1 || bits !== 16) {
        throw refusal(received, `sent WAV with ${channels} channels of ${bits} bits (format ${format})`);
      }
      rate = bytes.readUInt32LE(from + 4);
    }
    // Chunks begin at even positions.
    at = from + size + (size % 2);
  }
  return null;
}

/** Some servers state the rate of PCM: `audio/pcm;rate=16000`. */
function statedRate({ contentType, rate }: Received): number {
  const stated = /;\s*rate=(\d+)/i.exec(contentType)?.[1];
  return stated === undefined ? rate : Number(stated);
}
