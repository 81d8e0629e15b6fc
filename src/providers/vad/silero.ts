// Voice-activity detection by the Silero v6 model, in one thread for all calls of the process.
// Invariant: `write` never waits. It returns the thread's last decision, which lags the audio by one model window (32 ms) and a
// few milliseconds.
// Reason for a thread: a window takes 0.05 to 0.1 ms, which is a tenth of a CPU or more for fifty calls with speech.
// Reason for batches: posting a message takes 0.1 ms, copying a frame a thousandth of that. The frames of all calls within
// BATCH_MS are one message.
// Reason for a gate: most of a call is silence, which needs no model.
// Only the model file of @ricky0123/vad-web is used; package.json replaces its 139 MB runtime with an empty package.
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { rms } from '../../core/pcm.ts';
import { workerEnv } from '../../core/worker-env.ts';
import type { VoiceActivityDetector } from '../ports/stt.ts';

/** Passed to the thread as `workerData`: the number of frame messages that it has taken, counted in shared memory. */
export interface VadThreadInput {
  taken: Int32Array<SharedArrayBuffer>;
}

export type VadRequest =
  /** One frame of each of these streams; their samples are concatenated. */
  | { type: 'frames'; streams: number[]; lengths: number[]; samples: Int16Array<ArrayBuffer> }
  | { type: 'release'; stream: number }
  /** Answered when everything before it is decided. */
  | { type: 'settle'; id: number };

export interface VadDecision {
  stream: number;
  speech: boolean;
}

export type VadReply = VadDecision | { settled: number };

export interface VadProvider {
  id: string;
  description: string;
  create(): VoiceActivityDetector;
  close(): Promise<void>;
}

/** A frame with a lower root mean square cannot be speech: about −61 dBFS, the noise floor of a quiet phone line. */
const GATE_RMS = 30;
/** Silence that is still passed to the model after sound, so that it detects the end of speech: 500 ms. */
const HANGOVER_FRAMES = 25;
/** Time that a frame waits for frames of other calls. A frame is 20 ms, a window of the model 32 ms. */
const BATCH_MS = 5;
/**
 * A thread that lags by more messages gets no further frames, so that they do not fill the memory. With many calls, this is one
 * second.
 */
const MAX_BATCHES = 1_000 / BATCH_MS;
/** After this many deaths the thread is not restarted; sound above the gate then counts as speech. */
const MAX_RESTARTS = 3;

/** @param workerUrl replaced in tests that need a thread that dies */
export function createSileroVad(log: Logger, workerUrl: URL = new URL('./worker.ts', import.meta.url)): VadProvider {
  const decisions = new Map<number, (speech: boolean) => void>();
  const settling = new Map<number, () => void>();
  const batch = createBatch((request, samples) => {
    if (!worker) return;
    sent++;
    worker.postMessage(request, [samples]);
  });
  let worker: Worker | null = null;
  let taken = newCounter();
  let sent = 0;
  const isBehind = (): boolean => sent - Atomics.load(taken, 0) > MAX_BATCHES;
  let lastSettle = 0;
  let starts = 0;
  let lastStream = 0;
  let closed = false;

  function thread(): Worker | null {
    if (worker || closed || starts > MAX_RESTARTS) return worker;
    starts++;
    taken = newCounter();
    sent = 0;
    const started = new Worker(workerUrl, { workerData: { taken } satisfies VadThreadInput, env: workerEnv() });
    started.unref();
    started.on('message', (reply: VadReply) => {
      if ('settled' in reply) settled(reply.settled);
      else decisions.get(reply.stream)?.(reply.speech);
    });
    started.on('error', (error) => log.error({ err: error, starts }, 'voice activity thread failed'));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      batch.drop();
      for (const decide of decisions.values()) decide(false);
      settleAll();
    });
    worker = started;
    return worker;
  }

  function settled(id: number): void {
    settling.get(id)?.();
    settling.delete(id);
  }

  function settleAll(): void {
    for (const id of settling.keys()) settled(id);
  }

  return {
    id: 'silero',
    description: 'Silero v6 voice activity detection, run on this machine.',
    create() {
      const stream = ++lastStream;
      thread();
      return createDetector({
        hear(frame) {
          if (!thread() || isBehind()) return false;
          batch.add(stream, frame);
          return true;
        },
        release() {
          batch.send();
          worker?.postMessage({ type: 'release', stream } satisfies VadRequest);
        },
        listen: (decide) => decisions.set(stream, decide),
        forget: () => decisions.delete(stream),
        settle() {
          const running = worker;
          if (!running) return null;
          batch.send();
          return new Promise((resolve) => {
            settling.set(++lastSettle, resolve);
            running.postMessage({ type: 'settle', id: lastSettle } satisfies VadRequest);
          });
        },
      });
    },
    async close() {
      closed = true;
      batch.drop();
      const ending = worker;
      worker = null;
      await ending?.terminate();
      settleAll();
    },
  };
}

function newCounter(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

interface FrameBatch {
  add(stream: number, frame: Int16Array): void;
  /** Sends the added frames, if any. */
  send(): void;
  drop(): void;
}

/** Collects frames and sends them together, at most BATCH_MS after the first of them was added. */
function createBatch(post: (request: VadRequest, samples: ArrayBuffer) => void): FrameBatch {
  let added: { stream: number; frame: Int16Array }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const send = (): void => {
    clearTimeout(timer);
    if (added.length === 0) return;
    const lengths = added.map(({ frame }) => frame.length);
    const samples = new Int16Array(lengths.reduce((sum, length) => sum + length, 0));
    let at = 0;
    for (const { frame } of added) {
      samples.set(frame, at);
      at += frame.length;
    }
    const streams = added.map(({ stream }) => stream);
    added = [];
    post({ type: 'frames', streams, lengths, samples }, samples.buffer);
  };
  return {
    add(stream, frame) {
      if (added.length === 0) timer = setTimeout(send, BATCH_MS);
      // The caller may overwrite its frame.
      added.push({ stream, frame: frame.slice() });
    },
    send,
    drop() {
      clearTimeout(timer);
      added = [];
    },
  };
}

interface DetectorParts {
  /** Returns false if there is no thread, or if it lags too far behind. */
  hear(frame: Int16Array): boolean;
  release(): void;
  listen(decide: (speech: boolean) => void): void;
  forget(): void;
  /** Returns null if there is no thread. */
  settle(): Promise<void> | null;
}

function createDetector({
  hear,
  release: releaseStream,
  listen,
  forget,
  settle,
}: DetectorParts): VoiceActivityDetector {
  let speech = false;
  let quietFrames = HANGOVER_FRAMES;
  let isSettled = true;

  function release(): void {
    speech = false;
    if (quietFrames < HANGOVER_FRAMES) releaseStream();
    quietFrames = HANGOVER_FRAMES;
  }

  // A decision that arrives after the stream was released is about earlier sound.
  listen((decided) => (speech = decided && quietFrames < HANGOVER_FRAMES));
  return {
    write(frame) {
      const loud = rms(frame) >= GATE_RMS;
      if (!loud && quietFrames >= HANGOVER_FRAMES) return speech;
      isSettled = false;
      if (!hear(frame)) return loud;
      if (loud) quietFrames = 0;
      else if (quietFrames === HANGOVER_FRAMES - 1) release();
      else quietFrames++;
      return speech;
    },
    settled() {
      if (isSettled) return null;
      isSettled = true;
      return settle();
    },
    close() {
      release();
      forget();
    },
  };
}
