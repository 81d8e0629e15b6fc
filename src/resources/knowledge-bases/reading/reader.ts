// Reads documents in a thread of its own, with a bound on memory and on time: a PDF or zip bomb ends the thread, fails its
// source with a reason, and harms nothing else. One reader serves one ingestion; the next document after a failure gets a
// new thread. Invariant: what the thread holds outside of its heap (inflated archives) is watched too, because
// resourceLimits count the heap alone.
import { Worker } from 'node:worker_threads';
import type { Clock, Timer } from '../../../core/clock.ts';
import type { Chunk, Chunking } from './chunks.ts';
import type { DocumentType } from './documents.ts';

export interface ReadTask {
  id: number;
  type: DocumentType;
  bytes: Uint8Array;
  contentType: string | null;
  /** What its owner calls it; null: what it calls itself. */
  title: string | null;
  /** Of a page, whose links are wanted too. */
  url: string | null;
  chunking: Chunking;
}

export interface ReadPiece extends Chunk {
  /** What is turned into a vector: title and headings belong to the meaning. */
  embedded: string;
  /** Of `embedded`. */
  hash: string;
}

export interface ReadResult {
  title: string | null;
  links: string[];
  pieces: ReadPiece[];
  textHash: string;
}

export type ReadFailure = 'too_large' | 'unreadable' | 'too_complex';

export type ReadReply = ({ id: number } & ReadResult) | { id: number; failed: ReadFailure; detail: string };

export interface ReadLimits {
  timeoutMs: number;
  heapMb: number;
  /** Buffers outside of the heap. */
  bufferMb: number;
}

export interface Reader {
  /** @throws Unreadable; an abort with its reason */
  read(task: Omit<ReadTask, 'id'>, signal: AbortSignal): Promise<ReadResult>;
  close(): Promise<void>;
}

export class Unreadable extends Error {
  readonly code: ReadFailure;
  constructor(code: ReadFailure, detail: string) {
    super(detail);
    this.code = code;
  }
}

// The largest upload has 25 MiB; as UTF-16 with its chunks that is 150 MB of heap.
const LIMITS: ReadLimits = { timeoutMs: 60_000, heapMb: 512, bufferMb: 256 };
// An archive inflates some 100 MB a second.
const WATCH_MS = 50;

interface Underway {
  id: number;
  resolve(result: ReadResult): void;
  reject(error: unknown): void;
}

export function createReader(clock: Clock, limits: ReadLimits = LIMITS): Reader {
  let worker: Worker | null = null;
  let underway: Underway | null = null;
  let lastId = 0;

  const end = async (error?: unknown): Promise<void> => {
    const ending = worker;
    worker = null;
    const lost = underway;
    underway = null;
    await ending?.terminate();
    lost?.reject(error);
  };
  const failed = (detail: string) => void end(new Unreadable('too_complex', detail));
  const onDeath = (error: unknown): void => {
    const outOfMemory = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    failed(outOfMemory ? `It takes more than ${limits.heapMb} MB to read.` : `Its reader failed: ${String(error)}`);
  };
  const take = (reply: ReadReply): void => {
    if (underway?.id !== reply.id) return;
    const { resolve, reject } = underway;
    underway = null;
    if ('failed' in reply) reject(new Unreadable(reply.failed, reply.detail));
    else resolve(reply);
  };
  const thread = (): Worker => {
    if (worker) return worker;
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 64 },
      // What a parser has to say about a stranger's document is no line of our log.
      stdout: true,
      stderr: true,
    });
    started.stdout.resume();
    started.stderr.resume();
    started.unref();
    started.on('message', take);
    started.on('error', (error) => started === worker && onDeath(error));
    started.on('exit', () => started === worker && failed('Its reader ended.'));
    return (worker = started);
  };
  const watch = (started: Worker): Timer => {
    const look = async (): Promise<void> => {
      if (started !== worker || !underway) return;
      const usage = await started.getHeapStatistics().catch(() => null);
      if (usage && usage.external_memory + usage.malloced_memory > limits.bufferMb * 1e6) {
        return failed(`It takes more than ${limits.bufferMb} MB to unpack.`);
      }
      timer = clock.after(WATCH_MS, () => void look());
    };
    let timer = clock.after(WATCH_MS, () => void look());
    return { cancel: () => timer.cancel() };
  };

  return {
    async read(task, signal) {
      signal.throwIfAborted();
      if (underway) throw new Error('a reader reads one document at a time');
      const id = ++lastId;
      const started = thread();
      const result = new Promise<ReadResult>((resolve, reject) => (underway = { id, resolve, reject }));
      const timers = [clock.after(limits.timeoutMs, () => failed(`It takes too long to read.`)), watch(started)];
      const onAbort = () => void end(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      started.postMessage({ ...task, id } satisfies ReadTask);
      try {
        return await result;
      } finally {
        for (const timer of timers) timer.cancel();
        signal.removeEventListener('abort', onAbort);
      }
    },
    close: () => end(new Error('the reader was closed')),
  };
}
