// Server-sent events (WHATWG HTML, section 9.2): turns an async iterable into a byte stream with backpressure. The iterable is
// not advanced while the client does not read. Invariant: when the client disconnects or the signal aborts, the iterable's
// `return` is called and no timer remains.
import { Readable } from 'node:stream';
import type { ServerSentEvent } from '../../generated/operations.ts';

export function eventStream(
  events: AsyncIterable<ServerSentEvent>,
  options: { heartbeatMs: number; signal: AbortSignal },
): Readable {
  return Readable.from(frames(events, options), { objectMode: false, highWaterMark: 16 * 1024 });
}

async function* frames(
  events: AsyncIterable<ServerSentEvent>,
  { heartbeatMs, signal }: { heartbeatMs: number; signal: AbortSignal },
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  // Sent at once, so that the client gets the headers before the first event.
  yield ': open\n\n';
  try {
    let next = iterator.next();
    while (!signal.aborted) {
      const result = await nextOrPause(next, heartbeatMs, signal);
      if (result === 'aborted') return;
      if (result === 'pause') {
        // A comment keeps proxies from closing a silent connection.
        yield ': keep-alive\n\n';
        continue;
      }
      if (result.done) return;
      yield frameOf(result.value);
      next = iterator.next();
    }
  } finally {
    // Not awaited: an iterator that hangs would keep the connection open.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}

function nextOrPause<T>(next: Promise<T>, pauseMs: number, signal: AbortSignal): Promise<T | 'pause' | 'aborted'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle('pause'), pauseMs);
    const onAbort = () => settle('aborted');
    const settle = (value: T | 'pause' | 'aborted') => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(value);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    next.then(settle, (error: Error) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      reject(error);
    });
  });
}

/** Formats one event. Strings are sent unchanged, everything else as JSON. Line breaks become further data lines. */
export function frameOf({ id, event, data }: ServerSentEvent): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const lines = text.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  const head =
    (id === undefined ? '' : `id: ${oneLine(id)}\n`) + (event === undefined ? '' : `event: ${oneLine(event)}\n`);
  return `${head}${lines.join('')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, ' ');
}
