// The thread that encodes recordings: LAME takes about 5 ms per second of stereo, too much beside 20 ms frames of speech.
// One thread per process. Each recording is one encoder, named by a number; messages of one recording are answered in order.
// Absent on purpose: storage, time and any knowledge of calls.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from '../../providers/ports.ts';
import { serveRequests } from '../../workers/serve.ts';
import type { EncodedBytes, EncodeRequest } from './mp3.ts';

/**
 * Constant 64 kbit/s: at 16 kHz two separate voices fit without joint stereo bleeding one into the other
 * (recorder.test.ts measures it), and a byte range is a time range.
 */
const BITRATE_KBITS = 64;

/**
 * Samples by which a decoded MP3 lags: 576 of LAME's encoder and 529 of every decoder (LAME technical FAQ, "encoder delay").
 * They are skipped at the start, which keeps the recording in time with the transcript and as long as the call.
 */
const DELAY_SAMPLES = 1105;

interface Encoding {
  encoder: WasmMediaEncoder<'audio/mpeg'>;
  toSkip: number;
}

const wasmFile = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
/** The bytes at first; from the first encoder on the compiled module, which is shared and saves 20 ms. */
let wasm: Promise<Parameters<typeof createEncoder>[1]> = readFile(wasmFile);
const encodings = new Map<number, Promise<Encoding>>();

serveRequests(answer, (bytes) => [bytes.buffer]);

async function answer(request: EncodeRequest): Promise<EncodedBytes> {
  const { id } = request;
  if (request.type === 'close') {
    encodings.delete(id);
    return new Uint8Array(0);
  }
  let opening = encodings.get(id);
  if (!opening) encodings.set(id, (opening = open()));
  const encoding = await opening;
  // The encoder's answer is a view into its own memory: copy it.
  if (request.type === 'encode') return new Uint8Array(encode(encoding, request.left, request.right));
  encodings.delete(id);
  return new Uint8Array(encoding.encoder.finalize());
}

async function open(): Promise<Encoding> {
  const encoder = await createEncoder('audio/mpeg', await wasm, (module) => {
    wasm = Promise.resolve(module);
  });
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: BITRATE_KBITS });
  return { encoder, toSkip: DELAY_SAMPLES };
}

function encode(encoding: Encoding, left: Int16Array, right: Int16Array): Uint8Array {
  const skip = Math.min(encoding.toSkip, left.length);
  encoding.toSkip -= skip;
  return encoding.encoder.encode([floats(left.subarray(skip)), floats(right.subarray(skip))]);
}

function floats(samples: Int16Array): Float32Array {
  const out = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) out[i] = samples[i]! / 32_768;
  return out;
}
