// The headers that tell browsers what our answers are not: a place for scripts, a frame, a guess at a content type.
// Called by server.ts for every answer. A constant table and not helmet: that plugin computes fifteen headers anew for each
// request, most of them for browsers long gone.
import type { FastifyReply } from 'fastify';

/** What OWASP's REST cheat sheet asks of an API; pages that show something set a policy of their own over it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Recordings and widget scripts are used by pages of other origins.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const ENTRIES = Object.entries(SECURITY_HEADERS);
// Ignored by browsers over plain HTTP; a year, as preload lists ask. Other hosts of the operator's domain may lack https, so
// that including them is the operator's choice.
const HSTS = 'max-age=31536000';

export function setSecurityHeaders(reply: FastifyReply, { hstsSubdomains }: { hstsSubdomains: boolean }): void {
  for (const [name, value] of ENTRIES) reply.header(name, value);
  reply.header('strict-transport-security', hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS);
}
