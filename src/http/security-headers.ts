// Response headers that keep browsers from running scripts in a response, framing it, or guessing its content type. A constant
// table instead of helmet, which computes fifteen headers per request, most of them for obsolete browsers.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpSettings } from './http-settings.ts';

/** Headers from OWASP's REST cheat sheet. HTML pages override the policy. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Pages of other origins use recordings and widget scripts.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const ENTRIES = Object.entries(SECURITY_HEADERS);
// Browsers ignore it over plain HTTP. One year, as preload lists require. Other hosts of the operator's domain may lack https, so
// including them is the operator's choice. It does not apply to the domains of workspaces, which have other owners.
const HSTS = 'max-age=31536000';

type SecuritySettings = Pick<HttpSettings, 'hstsSubdomains' | 'ownUrls'>;

/** Returns the function that sets the headers of a response. */
export function createSecurityHeaders({ hstsSubdomains, ownUrls }: SecuritySettings) {
  const own = new Set(ownUrls.map((url) => new URL(url).hostname));
  return (request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of ENTRIES) reply.header(name, value);
    const isIncluding = hstsSubdomains && (own.size === 0 || own.has(request.hostname));
    reply.header('strict-transport-security', isIncluding ? `${HSTS}; includeSubDomains` : HSTS);
  };
}
