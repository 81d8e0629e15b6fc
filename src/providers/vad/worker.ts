// The thread that runs Silero: frames of all calls in, one message out per changed decision.
// Invariant: a stream owns its detector from its first frame to its release. Released detectors are reset and reused, so the process
// holds as many (8 MB each) as calls ever had sound at the same time.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { toFloats } from '../../core/pcm.ts';
import { SAMPLE_RATE } from '../ports.ts';
import type { VadDecision, VadReply, VadRequest, VadThreadData } from './silero.ts';

// The used part of sherpa-onnx-node; the package has JSDoc types only.
interface SherpaVad {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  pop(): void;
  flush(): void;
  reset(): void;
}

interface Sherpa {
  Vad: new (config: object, bufferSeconds: number) => SherpaVad;
}

interface Stream {
  vad: SherpaVad;
  speech: boolean;
  samplesSinceFlush: number;
  /** Since the detector's last "yes". */
  samplesOfSilence: number;
}

const WINDOW_SAMPLES = 512;
/** Sherpa keeps the samples of a segment until it ends; flushing each second keeps its buffer at this size. */
const FLUSH_SAMPLES = SAMPLE_RATE;
const BUFFER_SECONDS = 4;
/**
 * Sherpa subtracts this silence from the end of a segment. After a flush the segment may be only two windows long (64 ms): with more
 * silence its length became negative, and the library printed "Invalid n". The rest of the pause that ends speech is HOLD_SAMPLES.
 */
const MIN_SILENCE_SECONDS = 0.06;
const HOLD_SAMPLES = 2 * WINDOW_SAMPLES;

const require = createRequire(import.meta.url);
const sherpa = require('sherpa-onnx-node') as Sherpa;
const modelPath = require.resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx');
const { taken } = workerData as VadThreadData;
const streams = new Map<number, Stream>();
const spare: SherpaVad[] = [createVad()];

function createVad(): SherpaVad {
  const sileroVad = {
    model: modelPath,
    threshold: 0.5,
    minSpeechDuration: 0.03,
    minSilenceDuration: MIN_SILENCE_SECONDS,
    windowSize: WINDOW_SAMPLES,
  };
  const config = { sileroVad, sampleRate: SAMPLE_RATE, numThreads: 1, provider: 'cpu', debug: 0 };
  return new sherpa.Vad(config, BUFFER_SECONDS);
}

function hearAll({ streams, lengths, samples }: Extract<VadRequest, { type: 'frames' }>): void {
  let at = 0;
  for (const [i, stream] of streams.entries()) {
    hear(stream, samples.subarray(at, at + lengths[i]!));
    at += lengths[i]!;
  }
}

function hear(id: number, frame: Int16Array): void {
  let stream = streams.get(id);
  if (!stream) {
    stream = { vad: spare.pop() ?? createVad(), speech: false, samplesSinceFlush: 0, samplesOfSilence: 0 };
    streams.set(id, stream);
  }
  if (stream.samplesSinceFlush >= FLUSH_SAMPLES) {
    stream.vad.flush();
    while (!stream.vad.isEmpty()) stream.vad.pop();
    stream.samplesSinceFlush = 0;
  }
  stream.vad.acceptWaveform(toFloats(frame));
  stream.samplesSinceFlush += frame.length;
  // Right after a flush sherpa returns "no" until the next whole window, so keep the previous decision until then.
  if (stream.samplesSinceFlush < WINDOW_SAMPLES) return;
  const detected = stream.vad.isDetected();
  stream.samplesOfSilence = detected ? 0 : stream.samplesOfSilence + frame.length;
  decide(id, stream, detected || (stream.speech && stream.samplesOfSilence <= HOLD_SAMPLES));
}

function decide(id: number, stream: Stream, speech: boolean): void {
  if (stream.speech === speech) return;
  stream.speech = speech;
  parentPort!.postMessage({ stream: id, speech } satisfies VadDecision);
}

function release(id: number): void {
  const stream = streams.get(id);
  if (!stream) return;
  streams.delete(id);
  stream.vad.reset();
  while (!stream.vad.isEmpty()) stream.vad.pop();
  spare.push(stream.vad);
}

parentPort!.on('message', (request: VadRequest) => {
  if (request.type === 'frames') {
    hearAll(request);
    Atomics.add(taken, 0, 1);
  } else if (request.type === 'release') release(request.stream);
  else if (request.type === 'settle') parentPort!.postMessage({ settled: request.id } satisfies VadReply);
  else parentPort!.close();
});
