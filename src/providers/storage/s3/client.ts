// Requests to an S3 server: signed, bounded in time, and retried while the failure may be temporary.
// Invariant: bodies are signed with their hash, so that a server stores exactly what was sent or nothing. Every request may be
// repeated: objects are written whole, and an upload that was begun twice is aborted later (multipart.ts).
// Source: AWS Signature Version 4, by aws4fetch. Deliberately omitted: presigned URLs, and following redirects, because a
// signature is valid for one region; the error names the correct one instead.
import { createHash, hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, type Dispatcher } from 'undici';
import { sleep, systemClock } from '../../../core/clock.ts';
import { ProviderError } from '../../ports/errors.ts';
import { toProviderError } from '../../provider-error.ts';
import { isTransient, needsMd5, readAnswer, S3, toFailure, type S3Answer } from './failures.ts';

export interface S3Settings {
  bucket: string;
  /** Prefix without leading and trailing slashes; empty: keys begin at the root of the bucket. */
  prefix: string;
  /** Null: Amazon's endpoint for the region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Puts the bucket into the path instead of the host name. */
  pathStyle: boolean;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Key without the prefix of the settings; null: the bucket itself. */
  key: string | null;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

export type S3Response = Dispatcher.ResponseData;

export interface S3Client {
  settings: S3Settings;
  /** Returns a response whose status is 2xx or one of `accepted`. Its body must be read or destroyed. @throws ProviderError */
  send(request: S3Request, accepted?: readonly number[]): Promise<S3Response>;
  /** Like `send`, for a response whose body does not matter. @throws ProviderError */
  done(request: S3Request, accepted?: readonly number[]): Promise<S3Response>;
  /** Reads the body of a response that reports a failure. Never rejects. */
  readRefusal(response: S3Response): Promise<S3Answer>;
  /** Returns the body of the response, at most 4 MiB. @throws ProviderError, also for an error that arrives with status 200 */
  text(request: S3Request): Promise<string>;
  close(): Promise<void>;
}

export interface S3Times {
  /** Time until the response headers, in addition to the time of the upload. */
  answerMs: number;
  /** Longest silence within a body. */
  idleMs: number;
  /** First wait between attempts; later ones grow from it. */
  backoffMs: number;
}

const TIMES: S3Times = { answerMs: 15_000, idleMs: 30_000, backoffMs: 200 };
const ATTEMPTS = 4;
const MAX_BACKOFF_MS = 5_000;
const MAX_RETRY_AFTER_SECONDS = 10;
const CONNECT_MS = 5_000;
/** Rate of the slowest upload that is waited for. */
const BYTES_PER_MS = 128;
const CONNECTIONS = 64;
const MAX_ERROR_BYTES = 16 * 1024;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const NO_BODY = createHash('sha256').digest('hex');

export function createS3Client(settings: S3Settings, times: Partial<S3Times> = {}): S3Client {
  const { answerMs, idleMs, backoffMs } = { ...TIMES, ...times };
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: 0,
    bodyTimeout: idleMs,
  });
  const closing = new AbortController();
  const keys = new Map<string, ArrayBuffer>();
  /** True after the first refusal of a body without a checksum. Deliberately omitted before it: MD5 costs CPU time. */
  let sendsMd5 = false;

  async function attempt(request: S3Request): Promise<S3Response> {
    const { url, headers } = await signed(settings, request, keys);
    const late = new AbortController();
    const withinMs = answerMs + (request.body?.length ?? 0) / BYTES_PER_MS;
    const timer = systemClock.after(withinMs, () =>
      late.abort(new ProviderError(S3, 'timeout', `no answer within ${Math.round(withinMs)} ms`)),
    );
    try {
      return await agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: request.method,
        headers,
        body: request.body ?? null,
        signal: AbortSignal.any([late.signal, closing.signal]),
      });
    } catch (error) {
      throw toProviderError(S3, late.signal.aborted ? late.signal.reason : error);
    } finally {
      timer.cancel();
    }
  }

  async function send(request: S3Request, accepted: readonly number[] = []): Promise<S3Response> {
    for (let count = 1; ; count++) {
      let failure: ProviderError;
      let waitMs = Math.random() * Math.min(backoffMs * 2 ** (count - 1), MAX_BACKOFF_MS);
      try {
        const hasMd5 = sendsMd5;
        const response = await attempt(hasMd5 ? withMd5(request) : request);
        const { statusCode: status } = response;
        if ((status >= 200 && status < 300) || accepted.includes(status)) return response;
        const answer = await readRefusal(response);
        failure = toFailure(answer, settings);
        if (needsMd5(answer) && !hasMd5) {
          sendsMd5 = true;
          continue;
        }
        if (!isTransient(answer)) throw new Final(failure);
        waitMs = Math.max(waitMs, retryAfterMs(response));
      } catch (error) {
        if (error instanceof Final) throw error.failure;
        if (closing.signal.aborted) throw new ProviderError(S3, 'unavailable', 'was closed', { cause: error });
        failure = toProviderError(S3, error);
      }
      if (count === ATTEMPTS) throw failure;
      await sleep(systemClock, waitMs, closing.signal);
    }
  }

  async function readRefusal(response: S3Response): Promise<S3Answer> {
    // A response that breaks off has no code.
    const text = await readUpTo(response, MAX_ERROR_BYTES, answerMs).catch(() => '');
    return readAnswer(response.statusCode, response.headers, text);
  }

  return {
    settings,
    send,
    readRefusal,
    async done(request, accepted) {
      const response = await send(request, accepted);
      await discard(response, answerMs);
      return response;
    },
    async text(request) {
      const response = await send(request);
      const text = await readUpTo(response, MAX_TEXT_BYTES, answerMs + MAX_TEXT_BYTES / BYTES_PER_MS);
      // Long operations return 200 at once and report the failure in the body.
      if (!text.includes('<Error>')) return text;
      throw toFailure(readAnswer(500, response.headers, text), settings);
    },
    async close() {
      closing.abort(new ProviderError(S3, 'unavailable', 'was closed'));
      await agent.destroy();
    },
  };
}

/** Buckets with a retention by Object Lock demand it of every object and part, in addition to the signed hash of the body. */
function withMd5(request: S3Request): S3Request {
  const { body, headers } = request;
  return body ? { ...request, headers: { ...headers, 'content-md5': hash('md5', body, 'base64') } } : request;
}

/** A failure that a retry cannot change. */
class Final {
  readonly failure: ProviderError;
  constructor(failure: ProviderError) {
    this.failure = failure;
  }
}

async function signed(
  settings: S3Settings,
  { method, key, query, headers, body }: S3Request,
  cache: Map<string, ArrayBuffer>,
) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const bodyHash = body ? createHash('sha256').update(body).digest('hex') : NO_BODY;
  const signer = new AwsV4Signer({
    method,
    url: addressOf(settings, key, query),
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    cache,
  });
  const { url, headers: all } = await signer.sign();
  return { url, headers: Object.fromEntries(all) };
}

function addressOf(settings: S3Settings, key: string | null, query: Readonly<Record<string, string>> = {}): string {
  const { bucket, prefix, endpoint, region, pathStyle } = settings;
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  const base = url.pathname.replace(/\/$/, '');
  const path = key === null ? [] : [prefix, key].filter(Boolean);
  if (!pathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = [base, ...(pathStyle ? [bucket] : []), ...path].join('/') || '/';
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** @throws ProviderError for a longer body, or one that is not complete in time */
async function readUpTo({ body }: S3Response, mostBytes: number, withinMs: number): Promise<string> {
  const late = () => body.destroy(new ProviderError(S3, 'timeout', `no complete answer within ${withinMs} ms`));
  const timer = systemClock.after(withinMs, late);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) throw new ProviderError(S3, 'protocol', `an answer has more than ${mostBytes} bytes`);
    }
  } finally {
    timer.cancel();
  }
  return Buffer.concat(chunks).toString();
}

/** Reads a short body, after which the connection can be used again. Closes the connection for a longer or slower one. */
async function discard({ body }: S3Response, withinMs: number): Promise<void> {
  const timer = systemClock.after(withinMs, () => body.destroy());
  await body.dump({ limit: MAX_ERROR_BYTES });
  timer.cancel();
}

function retryAfterMs({ headers }: S3Response): number {
  const seconds = Number(headers['retry-after'] ?? 0);
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER_SECONDS) * 1_000 : 0;
}
