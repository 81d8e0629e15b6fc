// Sends requests to a worker thread, one at a time, and returns their results. The thread starts with the first request and does
// not keep the process alive. Invariants: every request settles. A thread that exceeds a deadline, fills its memory or dies is
// terminated and fails only the request in it; the next request starts a new thread. The calling thread never blocks.
// A stream is a sequence of requests to state that the thread keeps. Invariant: it never continues in another thread.
// With `idleMs`, a thread ends when it has been idle for that time, which frees its memory.
// The deadline of a request counts from when the thread is ready, because a slow start on a busy machine is not the request's
// fault.
import { Worker } from 'node:worker_threads';
import { systemClock, type Clock, type Timer } from '../core/clock.ts';
import { workerEnv } from '../core/worker-env.ts';

/** The first message of a thread: its modules are loaded and it accepts requests. */
export const READY = 'ready';

/** The reply of a thread to each request, in order. */
export type WorkerReply<Result> = { result: Result } | { error: string };

/** `failed`: the request's own error; the thread continues. `full`, `closed`: the request never reached the thread. */
export type WorkerFailureKind = 'timeout' | 'died' | 'failed' | 'full' | 'closed';

export class WorkerFailure extends Error {
  readonly kind: WorkerFailureKind;
  constructor(kind: WorkerFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

interface WorkerClientOptions {
  url: URL;
  /** Deadline of one request, from when the thread is ready. */
  timeoutMs: number;
  /** Deadline for a request that waits for the thread to become ready. Default 60 s; loading modules takes a second of CPU time. */
  startMs?: number;
  /** Maximum number of waiting requests, in addition to the one in the thread. Default: no limit. */
  maxWaiting?: number;
  heapMb?: number;
  /** Time without a request after which the thread ends; the next request starts a new one. Default: never. Not for streams. */
  idleMs?: number;
  clock?: Clock;
}

interface WorkerClient<Request, Result> {
  /**
   * @param signal abandons the request: a waiting one is removed, the result of one in the thread is discarded
   * @throws WorkerFailure, or the signal's reason
   */
  ask(request: Request, signal?: AbortSignal): Promise<Result>;
  openStream(): WorkerStream<Request, Result>;
  isRunning(): boolean;
  /** Fails all requests and ends the thread. */
  close(): Promise<void>;
}

interface WorkerStream<Request, Result> {
  /**
   * Sends a request in order. Once the thread that received the first request has ended, every further one fails with `died`.
   * @param transfer buffers of the request to move instead of copying them
   */
  ask(request: Request, transfer?: readonly ArrayBuffer[]): Promise<Result>;
  /** Sends a last request if the thread has state of this stream, without waiting for its result. */
  close(last: Request): void;
}

interface Pending<Request, Result> {
  request: Request;
  transfer: readonly ArrayBuffer[];
  stream: StreamThread | null;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** The thread that keeps the state of a stream; null before its first request. */
interface StreamThread {
  thread: Worker | null;
}

const START_MS = 60_000;
// By default new objects may use 48 MB before the first collection. Threads that compute need little: with this limit the
// embedder uses 40 MB less, and no more CPU time.
const YOUNG_MB = 4;

export function createWorkerClient<Request, Result>({
  url,
  timeoutMs,
  startMs = START_MS,
  maxWaiting = Infinity,
  heapMb,
  idleMs,
  clock = systemClock,
}: WorkerClientOptions): WorkerClient<Request, Result> {
  const waiting: Pending<Request, Result>[] = [];
  let current: Pending<Request, Result> | null = null;
  let thread: Worker | null = null;
  let isReady = false;
  let isClosed = false;
  let timer: Timer | null = null;
  let idleTimer: Timer | null = null;

  const settle = (act: (pending: Pending<Request, Result>) => void): void => {
    timer?.cancel();
    const done = current;
    current = null;
    if (done) act(done);
    next();
  };
  const lose = (lost: Worker, failure: WorkerFailure): void => {
    if (lost !== thread) return;
    thread = null;
    // Not awaited: work that cannot be interrupted, such as compiling a pattern, delays the end of its thread.
    void lost.terminate();
    settle((pending) => pending.reject(failure));
  };
  const startTimer = (asked: Worker): void => {
    timer?.cancel();
    const ms = isReady ? timeoutMs : startMs;
    timer = clock.after(ms, () => lose(asked, new WorkerFailure('timeout', `no result within ${ms} ms`)));
  };
  const take = (started: Worker, message: unknown): void => {
    if (started !== thread) return;
    if (isReady) {
      const reply = message as WorkerReply<Result>;
      if ('result' in reply) settle((pending) => pending.resolve(reply.result));
      else settle((pending) => pending.reject(new WorkerFailure('failed', reply.error)));
      return;
    }
    if (message !== READY) throw new Error(`the thread ${url} sent ${String(message)} before it was ready`);
    isReady = true;
    if (current) startTimer(started);
  };
  const start = (): Worker => {
    const oldGeneration = heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb };
    const started = new Worker(url, {
      env: workerEnv(),
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, ...oldGeneration },
    });
    started.unref();
    isReady = false;
    started.on('message', (message) => take(started, message));
    started.on('error', (cause: Error) => lose(started, new WorkerFailure('died', cause.message, { cause })));
    started.on('exit', (code) => lose(started, new WorkerFailure('died', `the thread ended with code ${code}`)));
    return started;
  };
  const endWhenIdle = (): void => {
    idleTimer?.cancel();
    if (idleMs === undefined || !thread) return;
    idleTimer = clock.after(idleMs, () => {
      const idle = thread;
      thread = null;
      void idle?.terminate();
    });
  };
  const next = (): void => {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) return endWhenIdle();
    idleTimer?.cancel();
    const { request, transfer, stream } = current;
    if (stream?.thread && stream.thread !== thread) return settle((lost) => lost.reject(streamLost()));
    thread ??= start();
    if (stream) stream.thread = thread;
    startTimer(thread);
    thread.postMessage(request, transfer);
  };
  const enqueue = (sent: Pick<Pending<Request, Result>, 'request' | 'transfer' | 'stream'>, signal?: AbortSignal) =>
    new Promise<Result>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      if (isClosed) return reject(new WorkerFailure('closed', 'closed'));
      if (waiting.length >= maxWaiting) return reject(new WorkerFailure('full', 'queue is full'));
      const onAbort = (): void => {
        const at = waiting.indexOf(pending);
        if (at >= 0) waiting.splice(at, 1);
        reject(signal?.reason as Error);
      };
      const settled = (): void => signal?.removeEventListener('abort', onAbort);
      const pending: Pending<Request, Result> = {
        ...sent,
        resolve: (result) => (settled(), resolve(result)),
        reject: (error) => (settled(), reject(error)),
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(pending);
      next();
    });

  return {
    isRunning: () => thread !== null,
    ask: (request, signal) => enqueue({ request, transfer: [], stream: null }, signal),
    openStream() {
      const stream: StreamThread = { thread: null };
      const ask = (request: Request, transfer: readonly ArrayBuffer[] = []) => enqueue({ request, transfer, stream });
      return { ask, close: (last) => void (stream.thread && ask(last).catch(() => undefined)) };
    },
    async close() {
      isClosed = true;
      timer?.cancel();
      idleTimer?.cancel();
      const ending = thread;
      thread = null;
      const left = [...(current ? [current] : []), ...waiting.splice(0)];
      current = null;
      for (const pending of left) pending.reject(new WorkerFailure('closed', 'closed'));
      await ending?.terminate();
    },
  };
}

function streamLost(): WorkerFailure {
  return new WorkerFailure('died', 'the thread that had the state of the stream has ended');
}
