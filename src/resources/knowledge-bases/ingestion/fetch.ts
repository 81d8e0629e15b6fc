// Fetches a page through the guarded connection. Follows a few redirects and checks each hop like the first. Time and bytes, also
// after decompression, are limited.
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Clock } from '../../../core/clock.ts';
import type { OutgoingResponse, GuardedConnection } from '../../../providers/connection.ts';
import { MAX_URL_CHARS, type DocumentType } from '../reading/documents.ts';
import { SourceFailure } from './failure.ts';

export interface Fetched {
  /** The URL after redirects. */
  url: string;
  status: number;
  contentType: string | null;
  /** From `Retry-After` in seconds; null without one. */
  retryAfterMs: number | null;
  bytes: Uint8Array;
}

interface FetchOptions {
  clock: Pick<Clock, 'monotonic'>;
  maxBytes: number;
  /** Time limit of all hops together, without the time of `permit`. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Runs before every hop; throws when the URL may not be fetched. */
  permit?: (url: string) => Promise<void>;
}

/** The product token that robots.txt files may name (RFC 9309 section 2.2.1). */
export const USER_AGENT = 'ParleyBot';
const REDIRECTS_MAX = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const HEADERS = {
  'user-agent': `${USER_AGENT}/1.0`,
  accept: 'text/html,application/xhtml+xml,text/markdown,text/plain,application/pdf;q=0.9,*/*;q=0.1',
  'accept-encoding': 'gzip, br, deflate',
};
const DECODERS: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/** @throws SourceFailure, ConnectionFailure */
export async function fetchPage(connection: GuardedConnection, start: string, options: FetchOptions): Promise<Fetched> {
  const { clock, maxBytes, signal } = options;
  let url = start;
  let leftMs = options.timeoutMs;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    await options.permit?.(url);
    const asked = clock.monotonic();
    const request = { method: 'GET', headers: HEADERS, timeoutMs: leftMs, maxBytes, signal } as const;
    const answer = await connection.request(url, request);
    leftMs = Math.max(1, leftMs - (clock.monotonic() - asked));
    const location = headerOf(answer, 'location');
    if (!REDIRECTS.has(answer.status) || location === null) return fetchedOf(url, answer, maxBytes);
    if (!URL.canParse(location, url)) throw new SourceFailure('invalid_url', `${url} redirects to an invalid URL.`);
    url = new URL(location, url).href;
    if (url.length > MAX_URL_CHARS) {
      throw new SourceFailure(
        'invalid_url',
        `${start} redirects to an address of more than ${MAX_URL_CHARS} characters.`,
      );
    }
  }
  throw new SourceFailure('too_many_redirects', `${start} leads on and on.`);
}

async function fetchedOf(url: string, answer: OutgoingResponse, maxBytes: number): Promise<Fetched> {
  if (answer.truncated) throw tooLarge(url, maxBytes);
  const bytes = await decompress(url, answer, maxBytes);
  const seconds = headerOf(answer, 'retry-after') ?? '';
  return {
    url,
    status: answer.status,
    contentType: headerOf(answer, 'content-type'),
    retryAfterMs: /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : null,
    bytes: new Uint8Array(bytes),
  };
}

async function decompress(url: string, answer: OutgoingResponse, maxBytes: number): Promise<Buffer> {
  const encoding = headerOf(answer, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || answer.body.length === 0) return answer.body;
  const decode = DECODERS[encoding];
  if (!decode) throw new SourceFailure('unsupported_type', `${url} answers in the encoding ${encoding.slice(0, 40)}.`);
  try {
    return await decode(answer.body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(url, maxBytes);
    throw new SourceFailure(
      'unreadable',
      `The response of ${url} does not match its content encoding: ${(error as Error).message}`,
    );
  }
}

function tooLarge(url: string, maxBytes: number): SourceFailure {
  return new SourceFailure('too_large', `${url} has more than ${Math.floor(maxBytes / 1024)} KiB.`);
}

function headerOf(answer: OutgoingResponse, name: string): string | null {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

const TYPES_BY_MEDIA: Readonly<Record<string, DocumentType>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
const TYPES_BY_ENDING: Readonly<Record<string, DocumentType>> = {
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  csv: 'csv',
  pdf: 'pdf',
  docx: 'docx',
};

export function typeOfMedia(contentType: string | null): DocumentType | null {
  return TYPES_BY_MEDIA[contentType?.split(';', 1)[0]!.trim().toLowerCase() ?? ''] ?? null;
}

/** The document type by the extension of a file name or URL. */
export function typeOfName(name: string): DocumentType | null {
  return TYPES_BY_ENDING[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}
