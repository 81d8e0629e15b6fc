// Phone numbers as people write them → E.164, so that one number has one spelling. Called by services that store or compare
// numbers. Possible numbers are enough: fictional and freshly assigned ranges are not "valid" in any table.
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { invalid } from './errors.ts';

export type { CountryCode } from 'libphonenumber-js/max';

/** E.164, or null when it cannot be a phone number. Without `country` only international spellings are read. */
export function toE164(text: string, country?: CountryCode): string | null {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() ? number.number : null;
}

/** @throws Failure `validation_failed` when nothing is known about the country (ISO 3166-1 alpha-2) */
export function countryOf(code: string | undefined, pointer: string): CountryCode | undefined {
  if (code === undefined || isSupportedCountry(code)) return code;
  throw invalid(pointer, 'unknown_country', 'is no country with phone numbers');
}
