// A file as it is served: the same bytes for all clients, compressed for clients that accept it. Each encoding has its own strong
// ETag (RFC 9110 section 8.8.3.3). Pure.
import { hash } from 'node:crypto';

type Coding = 'br' | 'gzip';

export interface WebFile {
  content: Uint8Array;
  /** Compressed copies. */
  copies: Partial<Record<Coding, Uint8Array>>;
  /** Hash of the content. */
  digest: string;
}

export function webFile(content: Uint8Array, copies: WebFile['copies']): WebFile {
  return { content, copies, digest: hash('sha256', content, 'base64url').slice(0, 22) };
}

interface Copy {
  content: Uint8Array;
  /** Headers of a response with this copy, and of a 304. */
  headers: { etag: string; vary: string };
  /** Headers of a response with this copy only. */
  encoding: { 'content-encoding'?: Coding };
}

/** Returns the copy for a client with this Accept-Encoding header. */
export function selectCopy(file: WebFile, acceptEncoding: string | string[] | undefined): Copy {
  const coding = codingOf(file, String(acceptEncoding ?? ''));
  const vary = 'Accept-Encoding';
  if (coding === null) return { content: file.content, headers: { etag: `"${file.digest}"`, vary }, encoding: {} };
  const headers = { etag: `"${file.digest}-${coding}"`, vary };
  return { content: file.copies[coding]!, headers, encoding: { 'content-encoding': coding } };
}

/** Returns the smallest accepted encoding (RFC 9110 section 12.5.3); null: not compressed. */
function codingOf({ copies }: WebFile, acceptEncoding: string): Coding | null {
  const accepted = new Map<string, boolean>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, Number(quality.replace(/^q=/, '')) > 0);
  }
  const has = (coding: Coding) => copies[coding] !== undefined && (accepted.get(coding) ?? accepted.get('*') ?? false);
  return has('br') ? 'br' : has('gzip') ? 'gzip' : null;
}
