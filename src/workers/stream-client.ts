// Streams of results from a worker thread, any number at once. For a library that takes seconds to load, so that the calling
// thread stays free for calls. The thread starts with the first stream or `load`, does not keep the process alive, and is
// replaced after it died.
// A result is sent on request, so a consumer that stops reading causes at most one result to be read ahead.
// Invariant: every stream ends, fails, or is closed by its consumer. A thread that dies or hangs (liveness.ts) fails its streams,
// and the next stream starts a new thread. A thread that hangs repeatedly is not restarted for a while, because each start takes
// seconds of CPU time from the calls.
import { Worker } from 'node:worker_threads';
import { systemClock, type Clock } from '../core/clock.ts';
import { workerEnv } from '../core/worker-env.ts';
import { createLiveness, HUNG_MS, type Liveness } from './liveness.ts';
import { WorkerFailure } from './worker-client.ts';

/** Messages to the thread: begin a stream and send its first result; send the next one; stop it. */
export type StreamCommand<Request> =
  | { id: number; open: Request }
  | { id: number; next: true }
  | { id: number; close: true }
  | { ping: true };

/** Messages from the thread, one for each `open` and `next`. */
export type StreamReply<Item, Failure> =
  | { id: number; item: Item }
  | { id: number; end: true }
  | { id: number; failure: Failure };

/** The first message of a thread: its modules are loaded. */
export const STREAMS_READY = 'ready';

/** The answer to a ping. */
export const STREAMS_ALIVE = 'alive';

/** Deadline for loading the modules, which takes seconds of CPU time on a machine that may be busy. */
const START_MS = 60_000;
/** Number of threads that may hang within `HANGS_MS`. After that, no new thread is started. */
const MAX_HANGS = 3;
const HANGS_MS = 60_000;

interface StreamClientOptions<Failure> {
  url: URL;
  /** Converts the failure of a stream in the thread to an error. */
  toError(failure: Failure): Error;
  clock?: Clock;
}

interface StreamClient<Request, Item> {
  /** Resolves when the thread has loaded its modules. @throws WorkerFailure `died`, `timeout` */
  load(): Promise<void>;
  /**
   * @throws WorkerFailure `died`, or `timeout` for a thread that hangs; the stream's failure as converted by `toError`; or the
   * signal's reason
   */
  open(request: Request, signal: AbortSignal): AsyncGenerator<Item, void, undefined>;
  /** Fails all streams and ends the thread. The next stream starts a new one. */
  close(): Promise<void>;
}

interface Thread<Item, Failure> {
  worker: Worker;
  ready: PromiseWithResolvers<void>;
  /** Streams that await a reply. */
  waiting: Map<number, PromiseWithResolvers<StreamReply<Item, Failure>>>;
  /** Number of streams that are neither over nor closed. */
  open: number;
  isReady: boolean;
  liveness: Liveness;
}

export function createStreamClient<Request, Item, Failure>({
  url,
  toError,
  clock = systemClock,
}: StreamClientOptions<Failure>): StreamClient<Request, Item> {
  type Reply = StreamReply<Item, Failure>;
  let current: Thread<Item, Failure> | null = null;
  let lastId = 0;
  /** Times at which threads hung, by the monotonic clock. */
  let hangs: number[] = [];

  const requireRest = (): void => {
    hangs = hangs.filter((at) => clock.monotonic() - at < HANGS_MS);
    if (hangs.length < MAX_HANGS) return;
    const detail = `the thread hung ${MAX_HANGS} times within ${HANGS_MS / 1000} s; it is started again after a minute`;
    throw new WorkerFailure('timeout', detail);
  };
  const start = (): Thread<Item, Failure> => {
    requireRest();
    const worker = new Worker(url, { env: workerEnv() });
    worker.unref();
    const hang = (ms: number): void => {
      hangs.push(clock.monotonic());
      lose(new WorkerFailure('timeout', `the thread did not answer within ${ms / 1000} s and was ended`));
      // Not awaited: it interrupts a loop, and work that cannot be interrupted delays no other stream.
      void worker.terminate();
    };
    const ping = (): void => worker.postMessage({ ping: true } satisfies StreamCommand<Request>);
    const started: Thread<Item, Failure> = {
      worker,
      ready: Promise.withResolvers<void>(),
      waiting: new Map(),
      open: 0,
      isReady: false,
      liveness: createLiveness(clock, ping, () => hang(HUNG_MS)),
    };
    const loading = clock.after(START_MS, () => hang(START_MS));
    started.ready.promise.then(
      () => {
        loading.cancel();
        started.isReady = true;
        started.liveness.watch(started.open > 0);
      },
      () => loading.cancel(),
    );
    const lose = (failure: WorkerFailure): void => {
      if (current === started) current = null;
      started.liveness.stop();
      started.ready.reject(failure);
      for (const reply of started.waiting.values()) reply.reject(failure);
      started.waiting.clear();
    };
    worker.on('message', (message: Reply | typeof STREAMS_READY | typeof STREAMS_ALIVE) => {
      if (message === STREAMS_READY) return started.ready.resolve();
      if (message === STREAMS_ALIVE) return started.liveness.answered();
      started.waiting.get(message.id)?.resolve(message);
      started.waiting.delete(message.id);
    });
    worker.on('error', (cause: Error) => lose(new WorkerFailure('died', cause.message, { cause })));
    worker.on('exit', (code) => lose(new WorkerFailure('died', `the thread ended with code ${code}`)));
    return started;
  };
  /** @param by change in the number of streams */
  const count = (thread: Thread<Item, Failure>, by: 1 | -1): void => {
    thread.open += by;
    if (thread.isReady) thread.liveness.watch(thread.open > 0);
  };

  async function* open(request: Request, signal: AbortSignal): AsyncGenerator<Item, void, undefined> {
    signal.throwIfAborted();
    const thread = (current ??= start());
    const id = ++lastId;
    count(thread, 1);
    const send = (command: StreamCommand<Request>): void => thread.worker.postMessage(command);
    const ask = async (command: StreamCommand<Request>): Promise<Reply> => {
      const reply = Promise.withResolvers<Reply>();
      thread.waiting.set(id, reply);
      const onAbort = (): void => reply.reject(signal.reason as Error);
      signal.addEventListener('abort', onAbort, { once: true });
      send(command);
      return reply.promise.finally(() => signal.removeEventListener('abort', onAbort));
    };
    let isOver = false;
    try {
      for (let command: StreamCommand<Request> = { id, open: request }; ; command = { id, next: true }) {
        signal.throwIfAborted();
        if (thread !== current) throw new WorkerFailure('died', 'the thread of the stream has ended');
        const reply = await ask(command);
        if ('item' in reply) {
          yield reply.item;
          continue;
        }
        isOver = true;
        if ('failure' in reply) throw toError(reply.failure);
        return;
      }
    } finally {
      thread.waiting.delete(id);
      count(thread, -1);
      if (!isOver && thread === current) send({ id, close: true });
    }
  }

  return {
    load: async () => (current ??= start()).ready.promise,
    open,
    async close() {
      await current?.worker.terminate();
    },
  };
}
