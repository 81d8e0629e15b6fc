// Phone numbers as people write them → E.164, so that one number has one spelling. Called by services that store or compare
// numbers. Possible numbers are enough: fictional and freshly assigned ranges are not "valid" in any table.
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import { E164 } from './e164.ts';
import { invalid } from '../errors.ts';

export type { CountryCode } from 'libphonenumber-js/max';

const MOST_CODE_DIGITS = 3;

/** E.164, or null when it cannot be a phone number. Without `country` only international spellings are read. */
export function toE164(text: string, country?: CountryCode): string | null {
  if (E164.test(text) && isPlain(text)) return text;
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() ? number.number : null;
}

/** What all countries of a calling code have in common. */
interface Plan {
  lengths: ReadonlySet<number>;
  /** What some of them write before a number at home; the library takes it off. */
  prefixes: readonly RegExp[];
}

let plans: ReadonlyMap<string, Plan> | null = null;

/**
 * Whether this spelling of E.164 is possible whatever country it belongs to, with nothing to take off: then the library
 * would say the same, 50 times slower, which a file of 100 000 numbers feels.
 */
function isPlain(text: string): boolean {
  plans ??= readPlans();
  for (let end = 2; end <= MOST_CODE_DIGITS + 1; end++) {
    const plan = plans.get(text.slice(1, end));
    if (!plan) continue;
    const national = text.slice(end);
    return plan.lengths.has(national.length) && !plan.prefixes.some((prefix) => prefix.test(national));
  }
  return false;
}

function readPlans(): Map<string, Plan> {
  const metadata = new Metadata();
  const found = new Map<string, Plan>();
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    metadata.selectNumberingPlan(country);
    // The type knows half of what is there.
    const plan = metadata.numberingPlan as unknown as {
      possibleLengths(): number[];
      nationalPrefixForParsing(): string | undefined;
    };
    const before = found.get(code);
    const prefix = plan.nationalPrefixForParsing();
    found.set(code, {
      lengths: new Set(plan.possibleLengths().filter((length) => before?.lengths.has(length) ?? true)),
      prefixes: [...(before?.prefixes ?? []), ...(prefix ? [new RegExp(`^(?:${prefix})`)] : [])],
    });
  }
  return found;
}

/** @throws Failure `validation_failed` when nothing is known about the country (ISO 3166-1 alpha-2) */
export function countryOf(code: string | undefined, pointer: string): CountryCode | undefined {
  if (code === undefined || isSupportedCountry(code)) return code;
  throw invalid(pointer, 'unknown_country', 'is no country with phone numbers');
}
