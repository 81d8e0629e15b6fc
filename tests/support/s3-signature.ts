// Verifies AWS Signature Version 4 of a request like a server, written from Amazon's description and independent of the
// client.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
}

interface Scope {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
/** Headers that an attacker could otherwise change. */
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** The claims of the request; null if it is not signed in this way. */
export function scopeOf({ headers }: SignedRequest): Scope | null {
  const found = AUTHORIZATION.exec(headers.authorization ?? '');
  return found && { accessKeyId: found[1]!, date: found[2]!, region: found[3]!, service: found[4]! };
}

export function isSignedWith(secret: string, { method, target, headers }: SignedRequest): boolean {
  const [, , date, region, service, names, signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (!date || !names || !signature) return false;
  const signed = names.split(';');
  if (MUST_BE_SIGNED.some((name) => !signed.includes(name))) return false;
  const [path, query = ''] = target.split('?', 2) as [string, string?];
  const canonical = [
    method,
    path.split('/').map(recoded).join('/'),
    canonicalQuery(query),
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region!, service!, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function canonicalQuery(query: string): string {
  const pairs = query.split('&').filter(Boolean);
  const recodedPairs = pairs.map((pair) => {
    const [name, value = ''] = pair.split('=', 2) as [string, string?];
    return `${recoded(name)}=${recoded(value)}`;
  });
  return recodedPairs.sort().join('&');
}

/** Percent-encodes everything but unreserved characters. */
function recoded(text: string): string {
  const bytes = Buffer.from(decodeURIComponent(text));
  return [...bytes]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}
