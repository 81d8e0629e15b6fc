// The caller's side of the flite thread: a bounded queue, one sentence at a time in the thread.
// Invariant: every accepted sentence settles: with samples, with ProviderError, or with its signal's reason. A thread that
// dies or hangs fails only its current sentence; the next sentence starts a new thread.
import { Worker } from 'node:worker_threads';
import type { Clock, Timer } from '../../../core/clock.ts';
import { ProviderError } from '../../ports.ts';

export interface FliteVoice {
  voice: string;
  /** flite features set as floats, e.g. `int_f0_target_mean` in Hz. */
  features: Readonly<Record<string, number>>;
}

export interface FliteJob extends FliteVoice {
  id: number;
  text: string;
}

export type FliteResult = { id: number; samples: Int16Array<ArrayBuffer> } | { id: number; error: string };

export interface Synthesizer {
  /** One sentence as 16 kHz PCM16. */
  speak(voice: FliteVoice, text: string, signal: AbortSignal): Promise<Int16Array>;
  /** Rejects waiting sentences and ends the thread. */
  close(): Promise<void>;
}

interface Waiting {
  job: FliteJob;
  signal: AbortSignal;
  onAbort: () => void;
  resolve(samples: Int16Array): void;
  reject(error: Error): void;
}

/** At about 50 ms per sentence this is ten seconds of work; a longer queue would answer too late. */
const QUEUE_MAX_JOBS = 200;
/** A sentence takes 5–130 ms, the first one 300 ms more; after this time the thread is considered hung. */
const JOB_TIMEOUT_MS = 15_000;

/** @param workerUrl replaced by tests that need a thread that dies or hangs */
export function createSynthesizer(
  clock: Clock,
  workerUrl: URL = new URL('./worker.ts', import.meta.url),
  jobTimeoutMs: number = JOB_TIMEOUT_MS,
): Synthesizer {
  const queue: Waiting[] = [];
  let running: Waiting | null = null;
  let deadline: Timer | null = null;
  let worker: Worker | null = null;
  let lastId = 0;
  let closed = false;

  function startWorker(): Worker {
    const started = new Worker(workerUrl);
    started.unref();
    started.on('message', (result: FliteResult) => {
      if (running?.job.id !== result.id) return;
      if ('samples' in result) finish((waiting) => waiting.resolve(result.samples));
      else finish((waiting) => waiting.reject(new ProviderError('builtin', 'protocol', result.error)));
    });
    started.on('error', (cause) =>
      lose(started, new ProviderError('builtin', 'unavailable', 'thread died', { cause })),
    );
    started.on('exit', () => lose(started, new ProviderError('builtin', 'unavailable', 'thread ended')));
    return started;
  }

  function lose(lost: Worker, error: ProviderError): void {
    if (worker !== lost) return;
    worker = null;
    void lost.terminate();
    if (running) finish((waiting) => waiting.reject(error));
  }

  function finish(settle: (waiting: Waiting) => void): void {
    const finished = running!;
    running = null;
    deadline?.cancel();
    finished.signal.removeEventListener('abort', finished.onAbort);
    settle(finished);
    next();
  }

  function next(): void {
    const waiting = running ? undefined : queue.shift();
    if (!waiting) return;
    running = waiting;
    worker ??= startWorker();
    const current = worker;
    deadline = clock.after(jobTimeoutMs, () => {
      lose(current, new ProviderError('builtin', 'timeout', `no audio within ${jobTimeoutMs} ms`));
    });
    worker.postMessage(waiting.job);
  }

  // A sentence already in the thread finishes within milliseconds; its samples are dropped.
  function abandon(waiting: Waiting): void {
    const at = queue.indexOf(waiting);
    if (at >= 0) queue.splice(at, 1);
    waiting.reject(waiting.signal.reason as Error);
  }

  return {
    speak(voice, text, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        if (closed) return reject(new ProviderError('builtin', 'unavailable', 'closed'));
        if (queue.length >= QUEUE_MAX_JOBS) return reject(new ProviderError('builtin', 'unavailable', 'queue is full'));
        const job: FliteJob = { id: ++lastId, voice: voice.voice, features: voice.features, text };
        const waiting: Waiting = { job, signal, onAbort: () => abandon(waiting), resolve, reject };
        signal.addEventListener('abort', waiting.onAbort, { once: true });
        queue.push(waiting);
        next();
      });
    },
    async close() {
      closed = true;
      const error = new ProviderError('builtin', 'unavailable', 'closed');
      const ending = worker;
      worker = null;
      deadline?.cancel();
      for (const waiting of [running, ...queue.splice(0)]) {
        waiting?.signal.removeEventListener('abort', waiting.onAbort);
        waiting?.reject(error);
      }
      running = null;
      await ending?.terminate();
    },
  };
}
