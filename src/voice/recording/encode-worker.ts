// The thread that encodes recordings: LAME takes 3 to 6 ms per second of stereo, too much beside 20 ms frames of speech. While a
// telephone call lives it only compands, a tenth of that; what was companded becomes MP3 after the call.
// One thread per process. Each recording is one encoder, named by a number; messages of one recording are answered in order.
// Absent on purpose: storage, time and any knowledge of calls.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import { toFloats } from '../../core/pcm.ts';
import { SAMPLE_RATE } from '../../providers/ports.ts';
import { serveRequests } from '../../workers/serve.ts';
import { compand, COMPANDED_HZ, expand } from './companded.ts';
import { createHalfBand, HALF_BAND_DELAY, type HalfBand } from './half-band.ts';
import type { EncodedBytes, EncodeRequest } from './mp3.ts';

/**
 * Constant 64 kbit/s, at either sampling rate: two separate voices fit without joint stereo bleeding one into the other
 * (recorder.test.ts measures it), and a byte range is a time range.
 */
const BITRATE_KBITS = 64;

/**
 * Encoded samples by which a decoded MP3 lags: 576 of LAME's encoder and 529 of every decoder (LAME technical FAQ, "encoder delay").
 * They are skipped at the start, which keeps the recording in time with the transcript and as long as the call.
 */
const DELAY_SAMPLES = 1105;

/** A recording in the making: MP3 of a rate, or companded pieces without an encoder. */
interface Encoding {
  encoder: WasmMediaEncoder<'audio/mpeg'> | null;
  /** For each side where the rate is halved. */
  halve: readonly [HalfBand, HalfBand] | null;
  /** Samples of what comes in. */
  toSkip: number;
}

const wasmFile = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
/** The bytes at first; from the first encoder on the compiled module, which is shared and saves 20 ms. */
let wasm: Promise<Parameters<typeof createEncoder>[1]> = readFile(wasmFile);
const encodings = new Map<number, Promise<Encoding>>();
/** Of finished recordings, for the next ones: each has a WebAssembly memory, which an idle thread would not give back. */
const spare: WasmMediaEncoder<'audio/mpeg'>[] = [];
const MAX_SPARE = 4;

serveRequests(answer, (bytes) => [bytes.buffer]);

async function answer(request: EncodeRequest): Promise<EncodedBytes> {
  const { id } = request;
  if (request.type === 'encode') {
    const encoding = await opened(id, request.form === 'mp3' ? openMp3 : openCompanded);
    return encode(encoding, request.left, request.right);
  }
  if (request.type === 'recode') {
    const { left, right } = expand(request.piece);
    return toMp3(await opened(id, openRecoded), left, right);
  }
  const encoding = await encodings.get(id);
  encodings.delete(id);
  const encoder = encoding?.encoder;
  // A recording that failed is only closed: its encoder is not used again.
  if (request.type === 'close' || !encoder) return new Uint8Array(0);
  // A view into the encoder's own memory: copied before the encoder is used again.
  const rest = new Uint8Array(encoder.finalize());
  if (spare.length < MAX_SPARE) spare.push(encoder);
  return rest;
}

function opened(id: number, open: () => Promise<Encoding>): Promise<Encoding> {
  const found = encodings.get(id) ?? open();
  encodings.set(id, found);
  return found;
}

const openMp3 = async (): Promise<Encoding> => ({
  encoder: await newEncoder(SAMPLE_RATE),
  halve: null,
  toSkip: DELAY_SAMPLES,
});

const openRecoded = async (): Promise<Encoding> => ({
  encoder: await newEncoder(COMPANDED_HZ),
  halve: null,
  toSkip: DELAY_SAMPLES,
});

const openCompanded = async (): Promise<Encoding> => ({
  encoder: null,
  halve: [createHalfBand(), createHalfBand()],
  toSkip: HALF_BAND_DELAY,
});

async function newEncoder(sampleRate: 8_000 | 16_000): Promise<WasmMediaEncoder<'audio/mpeg'>> {
  const encoder =
    spare.pop() ??
    (await createEncoder('audio/mpeg', await wasm, (module) => {
      wasm = Promise.resolve(module);
    }));
  // Also resets one that was used.
  encoder.configure({ sampleRate, channels: 2, bitrate: BITRATE_KBITS });
  return encoder;
}

function encode(encoding: Encoding, left: Int16Array, right: Int16Array): EncodedBytes {
  if (!encoding.halve) return toMp3(encoding, toFloats(left), toFloats(right));
  const [halveLeft, halveRight] = encoding.halve;
  const skip = skipped(encoding, left.length);
  return compand(halveLeft(left.subarray(skip)), halveRight(right.subarray(skip)));
}

function toMp3(encoding: Encoding, left: Float32Array, right: Float32Array): EncodedBytes {
  const skip = skipped(encoding, left.length);
  // The encoder's answer is a view into its own memory: copy it.
  return new Uint8Array(encoding.encoder!.encode([left.subarray(skip), right.subarray(skip)]));
}

/** How many of the next samples are left out. */
function skipped(encoding: Encoding, length: number): number {
  const skip = Math.min(encoding.toSkip, length);
  encoding.toSkip -= skip;
  return skip;
}
