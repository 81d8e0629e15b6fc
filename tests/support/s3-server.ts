// An S3 server on loopback for tests: buckets in memory, whole objects, ranges, paged lists and multipart uploads, and
// faults on request. It verifies signatures, body hashes, the region and the clock of its clients (s3-signature.ts).
// Deliberately omitted: versions, permissions by user, and everything else that src/providers/storage/s3 does not use.
import { hash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../src/providers/storage/s3/client.ts';
import { isSignedWith, scopeOf, sha256 } from './s3-signature.ts';

interface S3Asked {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}
/**
 * `cut`: the connection breaks before anything is stored; `cut-after`: after the operation, before the response; `silence`:
 * no response; `half`: an object's content breaks off in the middle.
 */
type S3Fault =
  | 'cut'
  | 'cut-after'
  | 'silence'
  | 'half'
  | { status: number; code: string; message?: string; retryAfter?: number };

interface Upload {
  id: string;
  key: string;
  begunAt: number;
  parts: Map<number, Buffer>;
}
interface Bucket {
  objects: Map<string, Buffer>;
  uploads: Upload[];
}

export interface S3Server {
  settings: S3Settings;
  bucket: Bucket;
  asked: S3Asked[];
  /** Selects the fault of each request; null: none fails. */
  fail: ((request: S3Asked) => S3Fault | null) | null;
  /** Offset of the server's clock from the real one. */
  skewMs: number;
  /** Keys in one page of a list. */
  pageKeys: number;
  /** A default retention by Object Lock, with which every stored body needs a checksum header. */
  isLocked: boolean;
  /** Answers to lists without the token of the next page, like a server that knows only the first version of the operation. */
  listsWithoutToken: boolean;
  port: number;
  close(): Promise<void>;
  /** Listens again on the same port after close(). */
  reopen(): Promise<void>;
}

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const KEY_ID = 'AKIAIOSFODNN7EXAMPLE';
const REGION = 'eu-test-1';
const MAX_SKEW_MS = 900_000;
const MIN_PART = 5 * 1024 * 1024;

/** @param smallestPart minimum size in bytes of each part but the last, as in S3 unless a test has smaller objects */
export async function startS3Server({ smallestPart = MIN_PART } = {}): Promise<S3Server> {
  const bucket: Bucket = { objects: new Map(), uploads: [] };
  let listener: Server;
  const listen = async (port: number): Promise<number> => {
    listener = createServer((request, response) => void handle(state, smallestPart, request, response));
    await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
    return (listener.address() as AddressInfo).port;
  };
  const state: S3Server = {
    settings: {
      bucket: 'parley-test',
      prefix: 'deep/er',
      endpoint: null,
      region: REGION,
      accessKeyId: KEY_ID,
      secretAccessKey: SECRET,
      pathStyle: true,
    },
    bucket,
    asked: [],
    fail: null,
    skewMs: 0,
    pageKeys: 1000,
    isLocked: false,
    listsWithoutToken: false,
    port: 0,
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
    async reopen() {
      await listen(state.port);
    },
  };
  state.port = await listen(0);
  state.settings = { ...state.settings, endpoint: `http://127.0.0.1:${state.port}` };
  return state;
}

async function handle(
  server: S3Server,
  smallestPart: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url!, 'http://server');
  const [, bucket = '', ...path] = decodeURIComponent(url.pathname).split('/');
  const asked: S3Asked = {
    method: request.method!,
    bucket,
    key: path.join('/'),
    query: url.searchParams,
    headers: request.headers,
  };
  server.asked.push(asked);
  const fault = server.fail?.(asked) ?? null;
  if (fault === 'cut') return void request.socket.destroy();
  const body = await bodyOf(request).catch(() => null);
  if (body === null || fault === 'silence') return;
  const refused = fault !== null && typeof fault === 'object' ? fault : refusal(server, asked, request.url!, body);
  if (refused) return sendError(response, asked.method, refused);
  const { pageKeys, listsWithoutToken } = server;
  const answer = answerTo(server.bucket, asked, body, { pageKeys, smallestPart, listsWithoutToken });
  if (fault === 'cut-after') return void request.socket.destroy();
  if ('code' in answer) return sendError(response, asked.method, answer);
  const content = answer.body ?? Buffer.alloc(0);
  response.writeHead(answer.status, {
    ...(answer.status === 204 ? {} : { 'content-length': String(content.length) }),
    ...answer.headers,
  });
  if (fault !== 'half') return void response.end(asked.method === 'HEAD' ? undefined : content);
  response.write(content.subarray(0, content.length / 2), () => setImmediate(() => request.socket.destroy()));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Refusal {
  status: number;
  code: string;
  message?: string;
  more?: string;
  retryAfter?: number;
}

function refusal(server: S3Server, asked: S3Asked, target: string, body: Buffer): Refusal | null {
  const { settings, skewMs } = server;
  const signed = { method: asked.method, target, headers: asked.headers };
  const scope = scopeOf(signed);
  if (!scope) return { status: 403, code: 'AccessDenied' };
  if (scope.accessKeyId !== settings.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (scope.region !== settings.region) {
    return { status: 400, code: 'AuthorizationHeaderMalformed', more: `<Region>${settings.region}</Region>` };
  }
  if (!isSignedWith(settings.secretAccessKey, signed)) return { status: 403, code: 'SignatureDoesNotMatch' };
  const at = Date.parse(String(asked.headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (Math.abs(Date.now() + skewMs - at) > MAX_SKEW_MS) return { status: 403, code: 'RequestTimeTooSkewed' };
  if (sha256(body) !== asked.headers['x-amz-content-sha256']) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  const md5 = asked.headers['content-md5'];
  if (md5 !== undefined && md5 !== hash('md5', body, 'base64')) return { status: 400, code: 'BadDigest' };
  if (server.isLocked && asked.method === 'PUT' && md5 === undefined) return NEEDS_CHECKSUM;
  return asked.bucket === settings.bucket ? null : { status: 404, code: 'NoSuchBucket' };
}

const NEEDS_CHECKSUM: Refusal = {
  status: 400,
  code: 'InvalidRequest',
  message: 'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
};

function sendError(response: ServerResponse, method: string, refused: Refusal): void {
  const { status, code, message = 'as the test says', more = '', retryAfter } = refused;
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more}</Error>`;
  const region = /<Region>(.*)<\/Region>/.exec(more)?.[1];
  response.writeHead(status, {
    ...(region ? { 'x-amz-bucket-region': region } : {}),
    ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer;
}
interface Sizes {
  pageKeys: number;
  smallestPart: number;
  listsWithoutToken: boolean;
}

function answerTo(bucket: Bucket, asked: S3Asked, body: Buffer, sizes: Sizes): Answer | Refusal {
  const { method, key, query } = asked;
  if (query.has('uploads') && method === 'GET') return listUploads(bucket, query);
  if (query.has('uploads')) return beginUpload(bucket, key);
  if (query.has('uploadId')) return ofUpload(bucket, asked, body, sizes.smallestPart);
  if (key === '') return listObjects(bucket, query, sizes);
  if (method === 'PUT') bucket.objects.set(key, body);
  if (method === 'PUT') return { status: 200, headers: { etag: tagOf(body) } };
  if (method === 'DELETE') return (bucket.objects.delete(key), { status: 204 });
  const object = bucket.objects.get(key);
  return object ? read(object, asked.headers) : { status: 404, code: 'NoSuchKey' };
}

function read(object: Buffer, { range, 'if-match': wanted }: IncomingMessage['headers']): Answer | Refusal {
  const etag = tagOf(object);
  if (wanted !== undefined && wanted !== etag) return { status: 412, code: 'PreconditionFailed' };
  if (range === undefined) return { status: 200, headers: { etag }, body: object };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range)!;
  const [start, end] = [Number(from), to === '' ? object.length - 1 : Number(to)];
  if (start >= object.length) return { status: 416, code: 'InvalidRange' };
  const body = object.subarray(start, end + 1);
  const sent = `bytes ${start}-${start + body.length - 1}/${object.length}`;
  return { status: 206, headers: { etag, 'content-range': sent }, body };
}

function listObjects({ objects }: Bucket, query: URLSearchParams, { pageKeys, listsWithoutToken }: Sizes): Answer {
  const after = query.get('continuation-token') ?? '';
  const rest = [...objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = rest.slice(0, pageKeys);
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)!.length}</Size></Contents>`);
  const more = rest.length > page.length;
  const next = more && !listsWithoutToken ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(`<ListBucketResult>${contents.join('')}<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`);
}

function beginUpload(bucket: Bucket, key: string): Answer {
  const id = `${randomBytes(6).toString('hex')}+/=`;
  bucket.uploads.push({ id, key, begunAt: Date.now(), parts: new Map() });
  return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
}

function listUploads({ uploads }: Bucket, query: URLSearchParams): Answer {
  const listed = uploads
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .map(
      ({ id, key, begunAt }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${new Date(begunAt).toISOString()}</Initiated></Upload>`,
    );
  return xml(`<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
}

function ofUpload(
  bucket: Bucket,
  { method, key, query }: S3Asked,
  body: Buffer,
  smallestPart: number,
): Answer | Refusal {
  const upload = bucket.uploads.find(({ id }) => id === query.get('uploadId'));
  if (!upload || upload.key !== key) return { status: 404, code: 'NoSuchUpload' };
  const end = () => void (bucket.uploads = bucket.uploads.filter((one) => one !== upload));
  if (method === 'DELETE') return (end(), { status: 204 });
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: tagOf(body) } };
  }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
  const parts = named.map(([, number]) => upload.parts.get(Number(number)));
  const wrong = named.some(([, , tag], at) => !parts[at] || tagOf(parts[at]) !== tag!.replaceAll('&#34;', '"'));
  if (wrong || parts.length === 0) return { status: 400, code: 'InvalidPart' };
  if (parts.slice(0, -1).some((part) => part!.length < smallestPart)) return { status: 400, code: 'EntityTooSmall' };
  end();
  bucket.objects.set(key, Buffer.concat(parts as Buffer[]));
  return xml('<CompleteMultipartUploadResult/>');
}

function xml(text: string): Answer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: Buffer.from(text) };
}

function tagOf(bytes: Buffer): string {
  return `"${sha256(bytes).slice(0, 32)}"`;
}
