// Objects in a bucket of any S3-compatible store, so that processes on several machines need no shared disk.
// Invariant: every operation fails with ProviderError and a sentence for the operator, except that an error of the content is
// passed on.
// Deliberately omitted: locks, and batch deletions, which not every compatible store supports.
import { Readable } from 'node:stream';
import { createFairLimiter } from '../../../core/limiter.ts';
import { ProviderError } from '../../ports/errors.ts';
import { isKey, requireKey, requirePrefix, requireRange } from '../keys.ts';
import type { Storage, StoredObject } from '../port.ts';
import { createS3Client, type S3Client, type S3Response, type S3Settings, type S3Times } from './client.ts';
import { requirePartial, resumingStream } from './download.ts';
import { S3, toFailure } from './failures.ts';
import { abortLeftovers, ContentFailed, uploadContent } from './multipart.ts';
import { elementsOf, textOf } from './xml.ts';

const SWEEP_MS = 86_400_000;
const DELETIONS_AT_ONCE = 16;

export interface S3Storage extends Storage {
  close(): Promise<void>;
}

interface S3Options {
  times?: Partial<S3Times>;
  partBytes?: number;
}

export function createS3Storage(settings: S3Settings, { times, partBytes }: S3Options = {}): S3Storage {
  const client = createS3Client(settings, times);
  let sweptAt = Number.NEGATIVE_INFINITY;
  /** Some stores cannot list uploads, and some keys may not. In those cases the store's own lifecycle rule has to remove them. */
  const sweep = async (): Promise<void> => {
    if (performance.now() - sweptAt < SWEEP_MS) return;
    sweptAt = performance.now();
    await abortLeftovers(client).catch(() => undefined);
  };
  return {
    id: S3,
    async put(key, content) {
      requireKey(S3, key);
      await sweep();
      await uploadContent(client, key, content, partBytes).catch((error: unknown) => {
        throw error instanceof ContentFailed ? error.cause : error;
      });
    },
    async get(key, range) {
      requireKey(S3, key);
      requireRange(S3, range);
      return download(client, key, range);
    },
    async size(key) {
      const { statusCode, headers } = await client.done({ method: 'HEAD', key: requireKey(S3, key) }, [404]);
      if (statusCode === 404) return null;
      const length = headers['content-length'];
      if (length === undefined) throw new ProviderError(S3, 'protocol', `the answer to HEAD ${key} has no length`);
      return Number(length);
    },
    async list(prefix) {
      const keys: string[] = [];
      for await (const page of pagesOf(client, prefix)) for (const { key } of page) keys.push(key);
      return keys.sort();
    },
    pages: (prefix) => pagesOf(client, prefix),
    async delete(keys) {
      for (const key of keys) requireKey(S3, key);
      await deleteAll(client, keys);
    },
    close: () => client.close(),
  };
}

async function download(
  client: S3Client,
  key: string,
  range: { start: number; end: number } | undefined,
): Promise<Readable | null> {
  const { start, end } = range ?? { start: 0, end: null };
  const rangeFrom = (from: number) => ({ range: `bytes=${from}-${end ?? ''}` });
  const first = await client.send({ method: 'GET', key, headers: range ? rangeFrom(start) : {} }, [404, 416]);
  if (first.statusCode === 404 || first.statusCode === 416) {
    const answer = await client.readRefusal(first);
    // A bucket that does not exist is not reported as a missing object.
    if (answer.code === 'NoSuchBucket') throw toFailure(answer, client.settings);
    // A range beyond the end has no bytes.
    return first.statusCode === 416 ? Readable.from([]) : null;
  }
  if (range) requirePartial(first, start, end);
  return resumingStream(first, async (received, etag): Promise<S3Response> => {
    const headers = { ...rangeFrom(start + received), 'if-match': etag };
    return requirePartial(await client.send({ method: 'GET', key, headers }), start + received, end);
  });
}

/** Yields the store's own pages, which are ascending. Objects under the prefix that are not Parley's are omitted. */
async function* pagesOf(client: S3Client, prefix: string): AsyncGenerator<StoredObject[]> {
  requirePrefix(S3, prefix);
  const folder = client.settings.prefix && `${client.settings.prefix}/`;
  let after: string | null = null;
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix: `${folder}${prefix}` };
    if (after !== null) query['continuation-token'] = after;
    const answer: string = await client.text({ method: 'GET', key: null, query });
    const page = elementsOf(answer, 'Contents').map((each) => ({
      key: (textOf(each, 'Key') ?? '').slice(folder.length),
      bytes: Number(textOf(each, 'Size')),
    }));
    const own = page.filter(({ key }) => isKey(key));
    if (own.length > 0) yield own;
    after = nextToken(answer, after);
  } while (after !== null);
}

/**
 * Returns null after the last page. A page without a token must not pass for the last one: objects of an erased call would remain.
 * @throws ProviderError for a server that ignores `list-type=2`, such as old versions of Ceph
 */
function nextToken(answer: string, last: string | null): string | null {
  if (textOf(answer, 'IsTruncated') !== 'true') return null;
  const token = textOf(answer, 'NextContinuationToken');
  if (token === last && token !== null) throw new ProviderError(S3, 'protocol', 'a list repeats the token of its page');
  if (token) return token;
  throw new ProviderError(S3, 'protocol', 'a list is cut off without a token of its next page (ListObjectsV2)');
}

async function deleteAll(client: S3Client, keys: readonly string[]): Promise<void> {
  const limiter = createFairLimiter(DELETIONS_AT_ONCE, keys.length, keys.length);
  const outcomes = await Promise.allSettled(
    keys.map((key) =>
      limiter.run('', async () => {
        await client.done({ method: 'DELETE', key }, [404]);
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
