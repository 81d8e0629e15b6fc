// Streams of results from a worker thread, any number at once; for a library that takes seconds to load, so that the calling thread
// stays free for calls. The thread starts with the first stream or `load`, does not keep the process alive, and is replaced after it died.
// A result is sent when it is asked for, so a consumer that stops reads no further ahead than one result.
// Invariant: every stream ends, fails, or is closed by its consumer; a thread that dies fails the streams that are in it.
import { Worker } from 'node:worker_threads';
import { WorkerFailure } from './worker-client.ts';

/** To the thread: begin a stream and send its first result; send the next one; stop it. */
export type StreamCommand<Request> =
  | { id: number; open: Request }
  | { id: number; next: true }
  | { id: number; close: true };

/** From the thread, once for each `open` and `next`. */
export type StreamReply<Item, Failure> =
  | { id: number; item: Item }
  | { id: number; end: true }
  | { id: number; failure: Failure };

/** The first message of a thread: its modules are loaded. */
export const STREAMS_READY = 'ready';

export interface StreamClientOptions<Failure> {
  url: URL;
  /** The error of a stream that failed in the thread. */
  toError(failure: Failure): Error;
}

export interface StreamClient<Request, Item> {
  /** Resolves when the thread has loaded its modules. @throws WorkerFailure `died` */
  load(): Promise<void>;
  /**
   * @throws WorkerFailure `died`, what `toError` makes of the failure of the stream, or the signal's reason
   */
  open(request: Request, signal: AbortSignal): AsyncGenerator<Item, void, undefined>;
  /** Fails all streams and ends the thread. The next stream starts another one. */
  close(): Promise<void>;
}

interface Thread<Item, Failure> {
  worker: Worker;
  ready: PromiseWithResolvers<void>;
  /** Streams that wait for a reply. */
  waiting: Map<number, PromiseWithResolvers<StreamReply<Item, Failure>>>;
}

export function createStreamClient<Request, Item, Failure>({
  url,
  toError,
}: StreamClientOptions<Failure>): StreamClient<Request, Item> {
  type Reply = StreamReply<Item, Failure>;
  let current: Thread<Item, Failure> | null = null;
  let lastId = 0;

  const start = (): Thread<Item, Failure> => {
    const worker = new Worker(url);
    worker.unref();
    const started = { worker, ready: Promise.withResolvers<void>(), waiting: new Map() } satisfies Thread<
      Item,
      Failure
    >;
    started.ready.promise.catch(() => undefined);
    const lose = (failure: WorkerFailure): void => {
      if (current === started) current = null;
      started.ready.reject(failure);
      for (const reply of started.waiting.values()) reply.reject(failure);
      started.waiting.clear();
    };
    worker.on('message', (message: Reply | typeof STREAMS_READY) => {
      if (message === STREAMS_READY) return started.ready.resolve();
      started.waiting.get(message.id)?.resolve(message);
      started.waiting.delete(message.id);
    });
    worker.on('error', (cause: Error) => lose(new WorkerFailure('died', cause.message, { cause })));
    worker.on('exit', (code) => lose(new WorkerFailure('died', `the thread ended with code ${code}`)));
    return started;
  };

  async function* open(request: Request, signal: AbortSignal): AsyncGenerator<Item, void, undefined> {
    signal.throwIfAborted();
    const thread = (current ??= start());
    const id = ++lastId;
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
      if (!isOver && thread === current) send({ id, close: true });
    }
  }

  return {
    load: () => (current ??= start()).ready.promise,
    open,
    async close() {
      await current?.worker.terminate();
    },
  };
}
