// The thread's side of stream-client.ts: runs one generator per stream, one step per request.
import { parentPort } from 'node:worker_threads';
import { STREAMS_ALIVE, STREAMS_READY, type StreamCommand, type StreamReply } from './stream-client.ts';

interface Running<Item> {
  results: AsyncIterator<Item>;
  abort: AbortController;
}

interface ServedStreams<Request, Item, Failure> {
  /** @param signal aborted when the stream ends, fails, or is closed by its consumer */
  open(request: Request, signal: AbortSignal): AsyncIterable<Item>;
  /** Converts an error to a value that can be cloned for the other thread. */
  toFailure(error: unknown): Failure;
  /** Returns buffers of a result to move instead of copying them. */
  transfer?(item: Item): ArrayBuffer[];
}

export function serveStreams<Request, Item, Failure>(served: ServedStreams<Request, Item, Failure>): void {
  const port = parentPort;
  if (!port) throw new Error('serveStreams must run in a worker thread');
  const running = new Map<number, Running<Item>>();

  const reply = (message: StreamReply<Item, Failure>, transfer: ArrayBuffer[] = []): void => {
    if (running.has(message.id)) port.postMessage(message, transfer);
  };
  const step = async (id: number, results: AsyncIterator<Item>): Promise<void> => {
    try {
      const { done, value } = await results.next();
      if (!done) return reply({ id, item: value }, served.transfer?.(value));
      reply({ id, end: true });
    } catch (error) {
      reply({ id, failure: served.toFailure(error) });
    }
    // Closes everything that the stream still has open, such as a connection.
    running.get(id)?.abort.abort();
    running.delete(id);
  };
  port.on('message', (command: StreamCommand<Request>) => {
    if ('ping' in command) return port.postMessage(STREAMS_ALIVE);
    const { id } = command;
    if ('open' in command) {
      const abort = new AbortController();
      const results = served.open(command.open, abort.signal)[Symbol.asyncIterator]();
      running.set(id, { results, abort });
      return void step(id, results);
    }
    const stream = running.get(id);
    if (!stream) return;
    if ('next' in command) return void step(id, stream.results);
    running.delete(id);
    stream.abort.abort();
    // The generator is paused at a result, or in the request that was just aborted. An error at its end no longer matters.
    void stream.results.return?.().catch(() => undefined);
  });
  port.postMessage(STREAMS_READY);
}
