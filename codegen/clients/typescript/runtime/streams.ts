// Event streams (WHATWG HTML, section 9.2) as async iterators that reconnect after a lost connection.
// Invariant: each event is yielded once and in order. After a reconnect, the request contains the `id` of the last event as
// Last-Event-ID, and events whose numeric id is not greater are skipped.
// The stream ends when the service responds with 204 (section 9.2.3) or closes it after an event for which `isLast` is true.
// A connection without a byte for `idleMs` counts as lost, because a client that leaves a network is not notified.
import { ApiError, ConnectionError } from './errors.ts';
import type { FileResponse } from './files.ts';
import { after, sleep } from './signals.ts';

export interface RawEvent {
  id: string | null;
  event: string;
  data: string;
}

/** Events of the service. To close the connection, break out of the loop or abort the signal. */
export class EventStream<T> implements AsyncIterable<T> {
  /** Id of the last event that was yielded. Pass it as `lastEventId` to continue later. */
  lastEventId: string | null;
  private readonly run: (stream: EventStream<T>) => AsyncGenerator<T>;

  constructor(lastEventId: string | null, run: (stream: EventStream<T>) => AsyncGenerator<T>) {
    this.lastEventId = lastEventId;
    this.run = run;
  }

  [Symbol.asyncIterator](): AsyncGenerator<T> {
    return this.run(this);
  }
}

export interface StreamSource<T> {
  /** Opens the stream after the given event. A response without a body ends it. */
  open(lastEventId: string | null): Promise<FileResponse>;
  isLast(event: T): boolean;
  signal: AbortSignal | undefined;
  idleMs: number | undefined;
  /** Number of consecutive failures to open the stream, or to receive an event, after which the error is thrown. */
  maxFailures: number;
}

/** The service sends a comment every 15 seconds. */
const IDLE_MS = 60_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 8_000;

export function resumingStream<T>(lastEventId: string | null, source: StreamSource<T>): EventStream<T> {
  return new EventStream<T>(lastEventId, async function* (stream) {
    for (let failures = 0, last = false; !last;) {
      let opened: FileResponse | null = null;
      try {
        opened = await source.open(stream.lastEventId);
        const { status, body } = opened.response;
        if (status === 204 || !body) return;
        for await (const raw of parseEvents(body, source.idleMs)) {
          if (isOld(raw.id, stream.lastEventId)) continue;
          if (raw.id !== null) stream.lastEventId = raw.id;
          failures = 0;
          const event = JSON.parse(raw.data) as T;
          last ||= source.isLast(event);
          yield event;
        }
        if (last) return;
        failures++;
      } catch (error) {
        if (source.signal?.aborted) throw source.signal.reason;
        // After the last event, a lost connection and a closed stream are equivalent.
        if (last) return;
        if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
        if (++failures > source.maxFailures) throw error;
      } finally {
        opened?.release();
      }
      if (failures > source.maxFailures) throw new ConnectionError('the event stream closes without events');
      await sleep(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures, 10)), source.signal);
    }
  });
}

/** An event of a stream with several kinds. */
export interface NamedEvent {
  event: string;
  data: unknown;
}

/** A stream that is the response to one request and cannot be resumed. */
export function plainStream<T extends NamedEvent>(open: () => Promise<FileResponse>): EventStream<T> {
  return new EventStream<T>(null, async function* () {
    const opened = await open();
    try {
      const { body } = opened.response;
      for await (const { event, data } of body ? parseEvents(body) : []) {
        yield { event, data: JSON.parse(data) as unknown } as T;
      }
    } catch (error) {
      throw opened.faultOf(error);
    } finally {
      opened.release();
    }
  });
}

function isOld(id: string | null, last: string | null): boolean {
  return id !== null && last !== null && /^\d+$/.test(id) && /^\d+$/.test(last) && Number(id) <= Number(last);
}

/** Events of a byte stream. Leaving the loop cancels it. An event without its final empty line is not yielded. */
async function* parseEvents(body: ReadableStream<Uint8Array>, idleMs = IDLE_MS): AsyncGenerator<RawEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let event = '';
  let data: string[] = [];
  let id: string | null = null;
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, idleMs);
      if (done) return;
      text += decoder.decode(value, { stream: true });
      // A CR at the end may be the first half of CR LF.
      for (let match; (match = /\r\n|\n|\r(?!$)/.exec(text));) {
        const line = text.slice(0, match.index);
        text = text.slice(match.index + match[0].length);
        if (line === '') {
          if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
          event = '';
          data = [];
          id = null;
          continue;
        }
        const colon = line.indexOf(':');
        if (colon === 0) continue;
        const field = colon < 0 ? line : line.slice(0, colon);
        const content = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'event') event = content;
        else if (field === 'data') data.push(content);
        else if (field === 'id' && !content.includes('\0')) id = content;
      }
    }
  } finally {
    // The reader may have a pending read that never ends.
    void reader.cancel().catch(() => undefined);
  }
}

/** @throws ConnectionError if no data arrives */
async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = after(ms, () => reject(new ConnectionError(`nothing was received for ${ms} ms`)));
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The text at a dotted path of an event. Empty if there is none. */
export function textAt(event: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], event);
  return typeof value === 'string' ? value : '';
}
