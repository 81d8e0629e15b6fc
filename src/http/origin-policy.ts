// Rejects requests whose HTTP version, Host or Origin is not allowed. A service on a developer's machine has no password in front
// of it, so pages of other origins must not control it: foreign origins and host names (DNS rebinding) are refused. A deployed
// service accepts every origin, because credentials travel in a header that a foreign page does not have. Invariant: a request
// without an Origin (a program, another server) is never refused for its origin.
import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../core/address.ts';
import { fail, type Failure } from '../core/errors.ts';
import type { HttpSettings } from './http-settings.ts';

export interface OriginPolicy {
  /** The failure that refuses the request, or null. */
  refusal(request: FastifyRequest): Failure | null;
  /** Whether pages of the origin may call operations that have no origin rule of their own. */
  allows(origin: string): boolean;
}

// Widgets are embedded in pages of other origins; each widget lists the origins that may use it.
export const VISITED = /^\/v1\/widgets\/[^/?]+\/(config|chat|sessions)\b/;
// A page loads the script without an Origin, and again with one as an audio worklet. One cached response must serve both. The
// same applies to brands and their logos, which widgets fetch.
export const SCRIPT = /^\/v1\/(?:widgets\/[^/?]+\/embed\.js|branding\/)/;
// Files of the widget are public. Sockets of visitors authenticate with a token.
const FOR_PAGES = /^\/(assets|rtc)\//;

type OriginPolicySettings = Pick<HttpSettings, 'localOnly' | 'ownUrls' | 'corsOrigins'>;

export function createOriginPolicy({ localOnly, ownUrls, corsOrigins }: OriginPolicySettings): OriginPolicy {
  const own = ownUrls.map((url) => new URL(url));
  const hosts = new Set(own.map(({ hostname }) => hostname));
  const origins = new Set([...own.map(({ origin }) => origin), ...(corsOrigins === '*' ? [] : corsOrigins)]);
  const isOwnHost = (host: string): boolean => {
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    return isLoopbackName(name) || hosts.has(name);
  };
  const allows = (origin: string): boolean => {
    if (corsOrigins === '*' || origins.has(origin)) return true;
    return localOnly && /^https?:/.test(origin) && URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);
  };

  return {
    allows,
    refusal(request) {
      const broken = brokenHead(request);
      if (broken || !localOnly) return broken;
      const { host, origin } = request.headers;
      if (host !== undefined && !isOwnHost(host)) {
        const detail = `The service accepts requests for this machine only, not for ${host}. Set PUBLIC_URL to the address that clients use.`;
        return fail('misdirected_request', { detail });
      }
      const { url } = request;
      if (origin === undefined || allows(origin) || VISITED.test(url) || SCRIPT.test(url) || FOR_PAGES.test(url)) {
        return null;
      }
      const detail = `The service accepts requests from pages of this machine only. Add ${origin} to CORS_ORIGINS to allow its pages.`;
      return fail('origin_not_allowed', { detail });
    },
  };
}

/** Rejects what proxies and this service could interpret differently (RFC 9112, section 3.2). */
function brokenHead({ raw }: FastifyRequest): Failure | null {
  if (raw.httpVersionMajor < 1) return fail('bad_request', { detail: 'HTTP/0.9 is not supported. Use HTTP/1.1.' });
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? fail('bad_request', { detail: 'The request has more than one Host header.' }) : null;
}
