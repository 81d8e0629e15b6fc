// Chooses the brand of an account page: that of the host name under which it was opened; under the service's own name, that of the verified
// domain that a link in a mail names. Anybody may name one: it changes how the page looks, and nothing that it does.
import type { FastifyRequest } from 'fastify';
import type { Branding } from '../../generated/types.ts';

/** The brand of a verified domain; null for every other name. */
export type BrandOf = (host: string) => Promise<Branding | null>;

const MAX_CHARS = 253;

export async function brandOfPage(brandOf: BrandOf, request: FastifyRequest): Promise<Branding | null> {
  const own = await brandOf(request.hostname);
  const { brand } = request.query as Record<string, unknown>;
  return own ?? (typeof brand === 'string' && brand.length <= MAX_CHARS ? brandOf(brand) : null);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
