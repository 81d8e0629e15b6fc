// The thread that stores the audio of recordings. LAME takes 3 to 6 ms per second of stereo, which would delay 20 ms frames of
// speech. During a call the thread only compands, at a tenth of the cost; the companded pieces are encoded as MP3 after the call.
// A process has one thread. Each recording has one encoder, identified by a number; messages of one recording are answered in
// order.
// Deliberately omitted: storage, time and any knowledge of calls.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import { toFloats } from '../../core/pcm.ts';
import { SAMPLE_RATE } from '../../providers/ports/audio.ts';
import { serveRequests } from '../../workers/serve.ts';
import { compand, expand, MP3_DELAY_SAMPLES, MP3_KBITS, type CompandedHz } from './companded.ts';
import { createHalfBand, HALF_BAND_DELAY, type HalfBand } from './half-band.ts';
import type { EncodedBytes, EncodeRequest } from './mp3.ts';

/** The sides of a call that is being recorded. */
interface Companding {
  /** Filters of the two sides, where the rate is halved. */
  halve: readonly [HalfBand, HalfBand] | null;
  /** Number of input samples still to skip. */
  toSkip: number;
}

/** The MP3 stream of an ended call. */
interface Encoding {
  encoder: WasmMediaEncoder<'audio/mpeg'>;
  /** Number of input samples still to skip. */
  toSkip: number;
}

const wasmFile = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
/** The bytes at first. From the first encoder on, the compiled module, which is shared and saves 20 ms. */
let wasm: Promise<Parameters<typeof createEncoder>[1]> = readFile(wasmFile);
const compandings = new Map<number, Companding>();
const encodings = new Map<number, Promise<Encoding>>();
/** Encoders of finished recordings, reused for later ones. Each has a WebAssembly memory that an idle thread would not release. */
const spare: WasmMediaEncoder<'audio/mpeg'>[] = [];
const MAX_SPARE = 4;

serveRequests(answer, (bytes) => [bytes.buffer]);

async function answer(request: EncodeRequest): Promise<EncodedBytes> {
  const { id } = request;
  if (request.type === 'compand') return companded(request);
  if (request.type === 'encode') {
    const { left, right, hz } = expand(request.piece);
    const encoding = encodings.get(id) ?? openEncoding(hz);
    encodings.set(id, encoding);
    return encode(await encoding, left, right);
  }
  const encoder = (await encodings.get(id))?.encoder;
  encodings.delete(id);
  compandings.delete(id);
  // A recording that failed is only closed; its encoder is not reused.
  if (request.type === 'close' || !encoder) return new Uint8Array(0);
  // A view into the encoder's own memory: copied before the encoder is used again.
  const rest = new Uint8Array(encoder.finalize());
  if (spare.length < MAX_SPARE) spare.push(encoder);
  return rest;
}

function companded({ id, hz, left, right }: Extract<EncodeRequest, { type: 'compand' }>): EncodedBytes {
  let companding = compandings.get(id);
  if (!companding) {
    const halves = hz !== SAMPLE_RATE;
    companding = {
      halve: halves ? [createHalfBand(), createHalfBand()] : null,
      toSkip: halves ? HALF_BAND_DELAY : 0,
    };
    compandings.set(id, companding);
  }
  if (!companding.halve) return compand(toFloats(left), toFloats(right), hz);
  const [halveLeft, halveRight] = companding.halve;
  const skip = takeSkip(companding, left.length);
  return compand(halveLeft(left.subarray(skip)), halveRight(right.subarray(skip)), hz);
}

async function openEncoding(hz: CompandedHz): Promise<Encoding> {
  return { encoder: await newEncoder(hz), toSkip: MP3_DELAY_SAMPLES };
}

async function newEncoder(sampleRate: CompandedHz): Promise<WasmMediaEncoder<'audio/mpeg'>> {
  const encoder =
    spare.pop() ??
    (await createEncoder('audio/mpeg', await wasm, (module) => {
      wasm = Promise.resolve(module);
    }));
  // Also resets an encoder that was used before.
  encoder.configure({ sampleRate, channels: 2, bitrate: MP3_KBITS });
  return encoder;
}

function encode(encoding: Encoding, left: Float32Array, right: Float32Array): EncodedBytes {
  const skip = takeSkip(encoding, left.length);
  // The encoder returns a view into its own memory, so copy it.
  return new Uint8Array(encoding.encoder.encode([left.subarray(skip), right.subarray(skip)]));
}

/** Returns how many of the next samples to skip. */
function takeSkip(stream: { toSkip: number }, length: number): number {
  const skip = Math.min(stream.toSkip, length);
  stream.toSkip -= skip;
  return skip;
}
