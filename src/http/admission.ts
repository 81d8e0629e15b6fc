// Which requests are answered at all, by what stands in their heads: version, Host and Origin. On a developer's machine the
// service has no password before it, so a page from elsewhere must not drive it: such origins and host names that are not this
// machine's (DNS rebinding) are refused. Elsewhere credentials travel in a header that no foreign page has, and every origin may ask.
// Invariant: a request without an Origin (programs, other servers) is never refused for its origin.
import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../core/address.ts';
import { fail, type Failure } from '../core/errors.ts';
import type { HttpSettings } from './http-settings.ts';

export interface Admission {
  /** Why the request is not answered, or null. */
  refusal(request: FastifyRequest): Failure | null;
  /** Whether pages of the origin may call what has no rule of its own about origins. */
  allows(origin: string): boolean;
}

// Widgets live on pages of other origins; which of them may, each widget says itself.
export const VISITED = /^\/v1\/widgets\/[^/?]+\/(config|chat|sessions)\b/;
// A script is loaded without naming an origin and then, as the audio thread, with one: one cached answer must serve both.
export const SCRIPT = /^\/v1\/widgets\/[^/?]+\/embed\.js/;
// Files of the widget, the same for everybody; and the voice line of its visitors, whose token is proof enough.
const FOR_PAGES = /^\/(assets|rtc)\//;

type AdmissionSettings = Pick<HttpSettings, 'localOnly' | 'ownUrls' | 'corsOrigins'>;

export function createAdmission({ localOnly, ownUrls, corsOrigins }: AdmissionSettings): Admission {
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
        const detail = `The service runs for this machine only and was asked as ${host}. Set PUBLIC_URL to the address that clients use.`;
        return fail('misdirected_request', { detail });
      }
      const { url } = request;
      if (origin === undefined || allows(origin) || VISITED.test(url) || SCRIPT.test(url) || FOR_PAGES.test(url)) {
        return null;
      }
      const detail = `The service runs for this machine only. Add ${origin} to CORS_ORIGINS to let its pages call it.`;
      return fail('origin_not_allowed', { detail });
    },
  };
}

/** What proxies and this service may read differently (RFC 9112, section 3.2): nothing is guessed. */
function brokenHead({ raw }: FastifyRequest): Failure | null {
  if (raw.httpVersionMajor < 1) return fail('bad_request', { detail: 'Use HTTP/1.1; HTTP/0.9 is not spoken.' });
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? fail('bad_request', { detail: 'The request has more than one Host header.' }) : null;
}
