// Distinguishes refusals that concern only one contact, so that other contacts need not wait.
import type { Failure } from '../../core/errors.ts';

/**
 * Returns whether the refusal is about the contact, for example a number that no carrier reaches, of a country that is not
 * allowed, or without a price.
 */
export function isAboutContact({ details }: Failure): boolean {
  return details.errors?.some(({ pointer }) => pointer === '/to_number') ?? false;
}
