// The client of the flite thread: a bounded queue with one sentence at a time in the thread.
// Invariant: every accepted sentence settles with samples, with ProviderError, or with its signal's reason. A thread that dies or
// hangs fails only the sentence in it; the next sentence starts a new thread.
import type { Clock } from '../../../core/clock.ts';
import { createWorkerClient, WorkerFailure, type WorkerFailureKind } from '../../../workers/worker-client.ts';
import { ProviderError } from '../../ports/errors.ts';

export interface FliteVoice {
  voice: string;
  /** flite features set as floats, e.g. `int_f0_target_mean` in Hz. */
  features: Readonly<Record<string, number>>;
}

export interface FliteJob extends FliteVoice {
  text: string;
}

export type FliteSamples = Int16Array<ArrayBuffer>;

export interface Synthesizer {
  /** Synthesizes one sentence as 16 kHz PCM16. */
  speak(voice: FliteVoice, text: string, signal: AbortSignal): Promise<Int16Array>;
  /** Starts the thread and compiles its code, if it is not running. */
  load(voice: FliteVoice): Promise<void>;
  /** Rejects waiting sentences and ends the thread. */
  close(): Promise<void>;
}

/** At about 50 ms per sentence this is ten seconds of work; a later sentence would be too late to be useful. */
const MAX_QUEUE_JOBS = 200;
/** A sentence takes 5–130 ms, the first one 300 ms more. After this time the thread is considered hung. */
const JOB_TIMEOUT_MS = 15_000;

const WORKER = new URL('./worker.ts', import.meta.url);

const KINDS: Readonly<Record<WorkerFailureKind, 'timeout' | 'protocol' | 'unavailable'>> = {
  timeout: 'timeout',
  failed: 'protocol',
  died: 'unavailable',
  full: 'unavailable',
  closed: 'unavailable',
};

interface SynthesizerOptions {
  /** Replaced in tests that need a thread that dies or hangs. */
  workerUrl?: URL;
  /** Time without a sentence after which the thread ends. Default: never. */
  idleMs?: number;
}

export function createSynthesizer(clock: Clock, { workerUrl = WORKER, idleMs }: SynthesizerOptions = {}): Synthesizer {
  const thread = createWorkerClient<FliteJob, FliteSamples>({
    url: workerUrl,
    timeoutMs: JOB_TIMEOUT_MS,
    startMs: JOB_TIMEOUT_MS,
    maxWaiting: MAX_QUEUE_JOBS,
    ...(idleMs === undefined ? {} : { idleMs }),
    clock,
  });
  const speak: Synthesizer['speak'] = async ({ voice, features }, text, signal) => {
    try {
      return await thread.ask({ voice, features, text }, signal);
    } catch (cause) {
      if (!(cause instanceof WorkerFailure)) throw cause;
      throw new ProviderError('builtin', KINDS[cause.kind], cause.message, { cause });
    }
  };
  return {
    speak,
    async load(voice) {
      if (!thread.isRunning()) await speak(voice, 'Hello.', new AbortController().signal);
    },
    close: () => thread.close(),
  };
}
