// The thread that runs Silero: receives frames of all calls and sends one message per changed decision.
// Invariant: a stream has its own state from its first frame to its release; the weights are shared.
import { parentPort, workerData } from 'node:worker_threads';
import { createVadNetwork, WINDOW_SAMPLES, type NetworkState } from './network.ts';
import type { VadDecision, VadReply, VadRequest, VadThreadInput } from './silero.ts';

interface Stream {
  state: NetworkState;
  window: Float32Array;
  /** Number of samples in `window`. */
  filled: number;
  speech: boolean;
  /** Number of consecutive speech windows while the stream is silent. */
  speechWindows: number;
  /** Number of windows since the first silent one while the stream is speech. */
  silenceWindows: number;
}

/** Above this probability a window is speech, below SILENCE it is silence; between them nothing changes. The model's own defaults. */
const SPEECH = 0.5;
const SILENCE = SPEECH - 0.15;
/** 64 ms: one window alone may be a click. */
const WINDOWS_TO_SPEECH = 2;
/** 160 ms; shorter pauses occur between the sounds of a word. */
const WINDOWS_TO_SILENCE = 5;

const { taken } = workerData as VadThreadInput;
const network = createVadNetwork();
const streams = new Map<number, Stream>();

function hearAll({ streams: ids, lengths, samples }: Extract<VadRequest, { type: 'frames' }>): void {
  let at = 0;
  for (const [i, id] of ids.entries()) {
    hear(id, samples.subarray(at, at + lengths[i]!));
    at += lengths[i]!;
  }
}

function hear(id: number, frame: Int16Array): void {
  let stream = streams.get(id);
  if (!stream) {
    stream = newStream();
    streams.set(id, stream);
  }
  for (const sample of frame) {
    stream.window[stream.filled++] = sample / 32_768;
    if (stream.filled < WINDOW_SAMPLES) continue;
    stream.filled = 0;
    decide(id, stream, network.probability(stream.state, stream.window));
  }
}

function newStream(): Stream {
  return {
    state: network.newState(),
    window: new Float32Array(WINDOW_SAMPLES),
    filled: 0,
    speech: false,
    speechWindows: 0,
    silenceWindows: 0,
  };
}

function decide(id: number, stream: Stream, probability: number): void {
  if (!stream.speech) {
    stream.speechWindows = probability > SPEECH ? stream.speechWindows + 1 : 0;
    if (stream.speechWindows >= WINDOWS_TO_SPEECH) change(id, stream, true);
    return;
  }
  if (probability > SPEECH) stream.silenceWindows = 0;
  else if (probability < SILENCE || stream.silenceWindows > 0) stream.silenceWindows++;
  if (probability < SILENCE && stream.silenceWindows >= WINDOWS_TO_SILENCE) change(id, stream, false);
}

function change(id: number, stream: Stream, speech: boolean): void {
  Object.assign(stream, { speech, speechWindows: 0, silenceWindows: 0 });
  parentPort!.postMessage({ stream: id, speech } satisfies VadDecision);
}

parentPort!.on('message', (request: VadRequest) => {
  if (request.type === 'frames') {
    hearAll(request);
    Atomics.add(taken, 0, 1);
  } else if (request.type === 'release') streams.delete(request.stream);
  else parentPort!.postMessage({ settled: request.id } satisfies VadReply);
});
