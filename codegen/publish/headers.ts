// Declares the response headers that the service sends: the request id and the rate limit in every response, and the headers that
// depend on the status, the method or a conditional request. In openapi.yaml, an operation declares only its specific headers.
// `x-deprecated` of an operation ({ since, sunset }: dates) makes it `deprecated`, with the headers of RFC 9745 and RFC 8594.
import type { OpenApi, ResponseObject } from '../openapi.ts';
import { follow, operationsOf, takesKey, type Place } from './walk.ts';

const HEADERS: Readonly<Record<string, { description: string; example: string | number; type?: 'integer' }>> = {
  RateLimit: {
    description: 'Remaining requests in the window, and seconds until it resets: `"user";r=99;t=60`.',
    example: '"user";r=99;t=60',
  },
  RateLimitPolicy: {
    description: 'Request limit, and length of its window in seconds: `"user";q=100;w=60`.',
    example: '"user";q=100;w=60',
  },
  IdempotentReplayed: {
    description: '`true` if this is the stored response of an earlier request with the same Idempotency-Key.',
    example: 'true',
  },
  ETag: {
    description: 'Entity tag of the returned state, for `If-None-Match` and `If-Match`.',
    example: '"7a1f0c93d5"',
  },
  WwwAuthenticate: { description: 'Authentication scheme: `Bearer`.', example: 'Bearer' },
  Deprecation: {
    description: 'Time since which the operation has been deprecated (RFC 9745).',
    example: '@1798761600',
  },
  Sunset: {
    description: 'Time at which the operation stops working (RFC 8594).',
    example: 'Thu, 01 Jul 2027 00:00:00 GMT',
  },
};

const EVERY = { 'X-Request-Id': 'RequestId', RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' };
const BY_STATUS: Readonly<Record<string, Record<string, string>>> = {
  401: { 'WWW-Authenticate': 'WwwAuthenticate' },
  412: { ETag: 'ETag' },
  416: { 'Content-Range': 'ContentRange' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
};

export function writeHeaders(document: OpenApi): void {
  const components = (document.components ??= {});
  const own = Object.entries(HEADERS).map(([name, { description, example, type = 'string' }]) => [
    name,
    { description, schema: { type }, example },
  ]);
  components['headers'] = { ...components['headers'], ...Object.fromEntries(own) };
  for (const place of operationsOf(document)) {
    if (place.operation['x-deprecated'] !== undefined) place.operation['deprecated'] = true;
    for (const [status, entry] of Object.entries(place.operation.responses ?? {})) {
      const isFailure = /^[45]/.test(status);
      if (isFailure) addTo(follow(document, entry), BY_STATUS[status] ?? {});
      else place.operation.responses![status] = withHeaders(document, entry, successHeaders(document, place, status));
    }
  }
  for (const response of Object.values((components['responses'] ?? {}) as Record<string, ResponseObject>))
    addTo(response, {});
}

function addTo(response: ResponseObject, more: Readonly<Record<string, string>>): void {
  response.headers = { ...references({ ...EVERY, ...more }), ...response.headers };
}

/** Copies a shared response (audio, streams), because its headers depend on the operation. */
function withHeaders(
  document: OpenApi,
  entry: ResponseObject,
  headers: Readonly<Record<string, string>>,
): ResponseObject {
  const response = structuredClone(follow(document, entry));
  addTo(response, headers);
  return response;
}

function successHeaders(document: OpenApi, place: Place, status: string): Record<string, string> {
  const { operation, item } = place;
  const names = [...(operation.parameters ?? []), ...((item['parameters'] as typeof operation.parameters) ?? [])].map(
    (parameter) => (follow(document, parameter) as { name: string }).name,
  );
  const isConditional =
    operation['x-etag'] !== undefined || names.includes('If-Match') || operation.responses?.['304'] !== undefined;
  return {
    ...(takesKey(place) ? { 'Idempotent-Replayed': 'IdempotentReplayed' } : {}),
    ...(isConditional && status !== '204' ? { ETag: 'ETag' } : {}),
    ...(operation['x-deprecated'] === undefined ? {} : { Deprecation: 'Deprecation', Sunset: 'Sunset' }),
  };
}

function references(headers: Readonly<Record<string, string>>): Record<string, { $ref: string }> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]),
  );
}
