// Uploads of objects that arrive as a stream: up to one part is a single request, more is a multipart upload. One part is in
// memory at a time.
// Invariant: an object appears whole, with the last request, or not at all. An upload that fails is aborted; an upload whose
// process died is aborted a day later by the next process that begins one.
import { ProviderError } from '../../ports/errors.ts';
import type { Content } from '../port.ts';
import type { S3Client } from './client.ts';
import { S3 } from './failures.ts';
import { elementsOf, escapeXml, textOf } from './xml.ts';

/** S3 accepts 10,000 parts: 80 GiB. */
const PART_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 10_000;
/** No upload takes this long, so older ones were left by a process that died. */
const LEFT_MS = 86_400_000;

/** Marks errors of the content, which the caller receives unchanged. */
export class ContentFailed {
  readonly cause: unknown;
  constructor(cause: unknown) {
    this.cause = cause;
  }
}

/** @throws ProviderError, or ContentFailed */
export async function uploadContent(
  client: S3Client,
  key: string,
  content: Content,
  partBytes = PART_BYTES,
): Promise<void> {
  const parts = partsOf(content, partBytes);
  try {
    await uploadParts(client, key, parts, partBytes);
  } finally {
    // Closes content that was not read to its end.
    await parts.return(undefined);
  }
}

async function uploadParts(
  client: S3Client,
  key: string,
  parts: AsyncGenerator<Buffer, void>,
  partBytes: number,
): Promise<void> {
  const first = await parts.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  const second = head.length < partBytes ? null : await parts.next();
  if (second === null || second.done) return putWhole(client, key, head);
  const uploadId = required(await client.text({ method: 'POST', key, query: { uploads: '' } }), 'UploadId');
  const tags: string[] = [];
  const send = async (body: Uint8Array): Promise<void> => {
    if (tags.length === MAX_PARTS) throw new ProviderError(S3, 'refused', `${key} has more than ${MAX_PARTS} parts`);
    const query = { partNumber: String(tags.length + 1), uploadId };
    const response = await client.done({ method: 'PUT', key, query, body });
    tags.push(String(response.headers['etag']));
  };
  try {
    await send(head);
    await send(second.value);
    for await (const part of parts) await send(part);
    await complete(client, key, uploadId, tags);
  } catch (error) {
    // An upload that cannot be aborted now is aborted a day later.
    await abort(client, key, uploadId).catch(() => undefined);
    throw error;
  }
}

/** Parts of the content, all of the same length except the last one. */
async function* partsOf(content: Content, partBytes: number): AsyncGenerator<Buffer, void> {
  if (content instanceof Uint8Array) {
    for (let at = 0; at < content.length; at += partBytes) yield Buffer.from(content.subarray(at, at + partBytes));
    return;
  }
  let part: Uint8Array[] = [];
  let missing = partBytes;
  const pieces = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.resolve(pieces.next()).catch((error: unknown) =>
        Promise.reject(new ContentFailed(error)),
      );
      if (next.done) break;
      for (let rest = next.value; rest.length > 0;) {
        const taken = rest.subarray(0, missing);
        rest = rest.subarray(taken.length);
        part.push(taken);
        missing -= taken.length;
        if (missing > 0) continue;
        yield Buffer.concat(part);
        part = [];
        missing = partBytes;
      }
    }
    if (part.length > 0) yield Buffer.concat(part);
  } finally {
    await pieces.return?.();
  }
}

async function putWhole(client: S3Client, key: string, body: Uint8Array): Promise<void> {
  await client.done({ method: 'PUT', key, body });
}

async function complete(client: S3Client, key: string, uploadId: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  try {
    await client.text({ method: 'POST', key, query: { uploadId }, body });
  } catch (error) {
    // The response to an earlier attempt was lost: the upload no longer exists because the object does.
    const isGone = error instanceof ProviderError && error.status === 404;
    if (!isGone || !(await exists(client, key))) throw error;
  }
}

async function exists(client: S3Client, key: string): Promise<boolean> {
  const { statusCode } = await client.done({ method: 'HEAD', key }, [404]);
  return statusCode !== 404;
}

async function abort(client: S3Client, key: string, uploadId: string): Promise<void> {
  await client.done({ method: 'DELETE', key, query: { uploadId } }, [404]);
}

/** Aborts uploads under the prefix of the settings that were begun more than a day ago. @throws ProviderError */
export async function abortLeftovers(client: S3Client): Promise<void> {
  const { prefix } = client.settings;
  const folder = prefix && `${prefix}/`;
  const listed = await client.text({ method: 'GET', key: null, query: { uploads: '', prefix: folder } });
  for (const each of elementsOf(listed, 'Upload')) {
    const key = required(each, 'Key');
    if (Date.now() - Date.parse(required(each, 'Initiated')) < LEFT_MS || !key.startsWith(folder)) continue;
    await abort(client, key.slice(folder.length), required(each, 'UploadId'));
  }
}

function required(xml: string, name: string): string {
  const text = textOf(xml, name);
  if (text === null) throw new ProviderError(S3, 'protocol', `an answer has no ${name}`);
  return text;
}
