// Whether a refused call is refused because of its contact: then the others need not wait for it.
import type { Failure } from '../../core/errors.ts';

/** E.g. a number that no carrier reaches, of a country that is not allowed, or without a price. */
export function isAboutContact({ details }: Failure): boolean {
  return details.errors?.some(({ pointer }) => pointer === '/to_number') ?? false;
}
