// The body of an object as a stream that continues after a broken connection: the rest is requested from the first missing byte.
// Invariant: the reader receives each byte once, from one version of the object (If-Match), or an error.
import { Readable } from 'node:stream';
import { ProviderError } from '../../ports/errors.ts';
import { toProviderError } from '../../provider-error.ts';
import type { S3Response } from './client.ts';
import { S3 } from './failures.ts';

/** Maximum number of broken connections without a byte in between. */
const MAX_BREAKS = 3;

/** @param resume requests the object from this byte on, counted from the first byte of `first` */
export function resumingStream(
  first: S3Response,
  resume: (from: number, etag: string) => Promise<S3Response>,
): Readable {
  const etag = String(first.headers['etag'] ?? '');
  let body = withoutErrorEvents(first);
  let isClosed = false;
  async function* read(): AsyncGenerator<Buffer> {
    let received = 0;
    let breaks = 0;
    let chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      let next: IteratorResult<Buffer>;
      try {
        next = await chunks.next();
      } catch (error) {
        if (isClosed || ++breaks > MAX_BREAKS || etag === '') throw toProviderError(S3, error);
        body = withoutErrorEvents(await resume(received, etag));
        chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
        continue;
      }
      if (next.done) return;
      received += next.value.length;
      breaks = 0;
      yield next.value;
    }
  }
  const stream = Readable.from(read(), { objectMode: false });
  // Also applies when reading has not begun.
  stream.once('close', () => {
    isClosed = true;
    body.destroy();
  });
  return stream;
}

/** Ignores errors of the body here; the reader receives them from its iterator. */
function withoutErrorEvents({ body }: S3Response): S3Response['body'] {
  body.on('error', () => undefined);
  return body;
}

/**
 * Requires that the server sends the range from `start` on, and no byte after `end` (null: the last one), because the reader counts
 * on both. Undici compares the body with its length.
 */
export function requirePartial(response: S3Response, start: number, end: number | null): S3Response {
  const { statusCode: status, headers } = response;
  const sent = /^bytes (\d+)-(\d+)\//.exec(String(headers['content-range']));
  const last = Number(sent?.[2]);
  const isAsked = Number(sent?.[1]) === start && (end === null || last <= end);
  if (status === 206 && isAsked && Number(headers['content-length']) === last - start + 1) return response;
  response.body.on('error', () => undefined).destroy();
  const what = status === 206 ? 'another range' : `status ${status}`;
  throw new ProviderError(S3, 'protocol', `the server answered a range request with ${what}`);
}
