// The countries and territories that have a telephone code.
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** English name. */
  name: string;
  /** Without `+`. */
  callingCode: string;
}

let all: readonly Country[] | null = null;

/** Returns the countries, ordered by name. */
export function countries(): readonly Country[] {
  all ??= readCountries();
  return all;
}

function readCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
