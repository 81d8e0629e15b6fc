// The client of the flite thread: a bounded queue with one sentence at a time in the thread.
// Invariant: every accepted sentence settles: with samples, with ProviderError, or with its signal's reason. A thread that
// dies or hangs fails only the sentence in it; the next sentence starts a new thread.
import type { Clock } from '../../../core/clock.ts';
import { createWorkerClient, WorkerFailure, type WorkerFailureKind } from '../../../workers/worker-client.ts';
import { ProviderError } from '../../ports.ts';

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
  /** One sentence as 16 kHz PCM16. */
  speak(voice: FliteVoice, text: string, signal: AbortSignal): Promise<Int16Array>;
  /** Rejects waiting sentences and ends the thread. */
  close(): Promise<void>;
}

/** At about 50 ms per sentence this is ten seconds of work; a later sentence would come too late to be useful. */
const QUEUE_MAX_JOBS = 200;
/** A sentence takes 5–130 ms, the first one 300 ms more; past this the thread hangs. */
const JOB_TIMEOUT_MS = 15_000;

const KINDS: Readonly<Record<WorkerFailureKind, 'timeout' | 'protocol' | 'unavailable'>> = {
  timeout: 'timeout',
  failed: 'protocol',
  died: 'unavailable',
  full: 'unavailable',
  closed: 'unavailable',
};

/** `workerUrl` is replaced by tests that need a thread that dies or hangs. */
export function createSynthesizer(
  clock: Clock,
  workerUrl: URL = new URL('./worker.ts', import.meta.url),
  jobTimeoutMs: number = JOB_TIMEOUT_MS,
): Synthesizer {
  const thread = createWorkerClient<FliteJob, FliteSamples>({
    url: workerUrl,
    timeoutMs: jobTimeoutMs,
    startMs: jobTimeoutMs,
    maxWaiting: QUEUE_MAX_JOBS,
    clock,
  });
  return {
    async speak({ voice, features }, text, signal) {
      try {
        return await thread.ask({ voice, features, text }, signal);
      } catch (cause) {
        if (!(cause instanceof WorkerFailure)) throw cause;
        throw new ProviderError('builtin', KINDS[cause.kind], cause.message, { cause });
      }
    },
    close: () => thread.close(),
  };
}
