// Chooses the brand of an account page: the brand of the host name under which it was opened. Under the service's own name, it is
// the brand of the verified domain that a link in a mail names. Anyone may name a domain: it changes the page's look, not its
// behavior.
import type { FastifyRequest } from 'fastify';
import type { Branding } from '../../generated/types.ts';

/** Returns the brand of a verified domain; null for other names. */
export type BrandOf = (host: string) => Promise<Branding | null>;

const MAX_CHARS = 253;

export async function brandOfPage(brandOf: BrandOf, request: FastifyRequest): Promise<Branding | null> {
  const own = await brandOf(request.hostname);
  const { brand } = request.query as Record<string, unknown>;
  return own ?? (typeof brand === 'string' && brand.length <= MAX_CHARS ? brandOf(brand) : null);
}
