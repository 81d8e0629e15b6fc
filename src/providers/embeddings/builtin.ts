// Embeddings computed on this machine: the Universal Sentence Encoder (Google, Apache-2) as WebAssembly, in its own thread, so
// that speech never stutters. No key and no network; trained on English.
// Invariant: at most one slice of work is in the thread, so a query of a live call waits for at most 1,200 characters of a
// document, or for one longer text. Queries precede documents, and workspaces take turns. The thread starts with the first text
// (0.2 s, then 110 MB) and ends after IDLE_MS without one. A call that searches keeps it running, because it queries at each turn.
import type { Clock } from '../../core/clock.ts';
import { cutText } from '../../core/cut-text.ts';
import { createWorkerClient, WorkerFailure } from '../../workers/worker-client.ts';
import { type Embedder, type EmbedOptions } from '../embeddings/port.ts';
import { chooseNext, type Waiting } from '../fair-share.ts';
import { ProviderError } from '../ports/errors.ts';
import { toUnitVector } from './vectors.ts';

export interface EmbedSlice {
  texts: readonly string[];
}

/** 0.1 ms per character, so a slice takes 120 ms. */
const SLICE_CHARS = 1_200;
/** A vector of a longer text is too unspecific to be useful. */
const MAX_TEXT_CHARS = 4_000;
/** Thirty times the longest slice, including loading. */
const SLICE_TIMEOUT_MS = 20_000;
/** Longer than a pause in a conversation. */
const IDLE_MS = 60_000;
/** Maximum texts waiting in this process; a batch beyond it is rejected as unavailable. */
const MAX_WAITING = 20_000;
/** The thread has one slice at a time, whose workspace has had its turn. */
const NOTHING_RUNS: ReadonlyMap<string, number> = new Map();

interface Work extends Waiting {
  texts: readonly string[];
  purpose: EmbedOptions['purpose'];
  signal: AbortSignal;
  done: Float32Array[];
  resolve(vectors: Float32Array[]): void;
  reject(error: unknown): void;
}

/** @param workerUrl replaced in tests that need a thread that dies */
export function createBuiltinEmbedder(
  clock: Clock,
  workerUrl: URL = new URL('./builtin-worker.ts', import.meta.url),
): Embedder {
  const queue: Work[] = [];
  /** Last turns of workspaces with work in the queue. */
  const turns = new Map<string, number>();
  let turn = 0;
  const thread = createWorkerClient<EmbedSlice, Float32Array[]>({
    url: workerUrl,
    timeoutMs: SLICE_TIMEOUT_MS,
    startMs: SLICE_TIMEOUT_MS,
    idleMs: IDLE_MS,
    clock,
  });
  let isBusy = false;
  let closed = false;

  const leave = (work: Work): void => {
    const at = queue.indexOf(work);
    if (at >= 0) queue.splice(at, 1);
    if (!queue.some(({ workspaceId }) => workspaceId === work.workspaceId)) turns.delete(work.workspaceId);
  };
  const embedSlice = async (work: Work): Promise<void> => {
    try {
      const vectors = await thread.ask({ texts: sliceOf(work) });
      work.done.push(...vectors.map((vector) => toUnitVector('builtin', vector)));
      if (work.done.length < work.texts.length) return;
      leave(work);
      work.resolve(work.done);
    } catch (error) {
      leave(work);
      work.reject(error instanceof WorkerFailure ? toProviderError(error) : error);
    }
  };
  /** Sends the next slice. One slice is in the thread at a time; queries come first. */
  const next = (): void => {
    if (isBusy || closed) return;
    const queries = queue.filter(({ purpose }) => purpose === 'query');
    const candidates = queries.length > 0 ? queries : queue;
    const work = candidates[chooseNext(candidates, NOTHING_RUNS, turns)];
    if (!work) return;
    turns.set(work.workspaceId, ++turn);
    isBusy = true;
    void embedSlice(work).finally(() => {
      isBusy = false;
      next();
    });
  };
  const embed = (
    texts: readonly string[],
    { purpose, signal, workspaceId = '' }: EmbedOptions,
  ): Promise<Float32Array[]> => {
    if (texts.length === 0) return Promise.resolve([]);
    if (closed) return Promise.reject(new ProviderError('builtin', 'unavailable', 'is closed'));
    const waiting = queue.reduce((sum, work) => sum + work.texts.length, texts.length);
    if (waiting > MAX_WAITING)
      return Promise.reject(new ProviderError('builtin', 'unavailable', 'has too many texts waiting'));
    return new Promise((resolve, reject) => {
      const work: Work = { workspaceId, texts, purpose, signal, done: [], resolve, reject };
      const onAbort = () => {
        leave(work);
        reject(signal.reason as Error);
      };
      if (signal.aborted) return onAbort();
      signal.addEventListener('abort', onAbort, { once: true });
      const settle =
        <T>(act: (value: T) => void) =>
        (value: T) => {
          signal.removeEventListener('abort', onAbort);
          act(value);
        };
      work.resolve = settle(resolve);
      work.reject = settle(reject);
      queue.push(work);
      next();
    });
  };

  return {
    id: 'builtin:universal-sentence-encoder-en:1',
    description: 'Built-in English sentence embeddings, made on this machine.',
    embed,
    async warmUp() {
      await embed(['Hello.'], { purpose: 'query', signal: new AbortController().signal });
    },
    async close() {
      closed = true;
      for (const work of queue.splice(0)) work.reject(new ProviderError('builtin', 'unavailable', 'is closed'));
      await thread.close();
    },
  };
}

function toProviderError(failure: WorkerFailure): ProviderError {
  const kind = failure.kind === 'timeout' ? 'timeout' : failure.kind === 'failed' ? 'protocol' : 'unavailable';
  return new ProviderError('builtin', kind, failure.message, { cause: failure });
}

/** Returns the next texts, at least one. */
function sliceOf({ texts, done }: Work): string[] {
  const slice: string[] = [];
  let chars = 0;
  for (const text of texts.slice(done.length)) {
    const cut = cutText(text, MAX_TEXT_CHARS);
    if (slice.length > 0 && chars + cut.length > SLICE_CHARS) break;
    slice.push(cut);
    chars += cut.length;
  }
  return slice;
}
