// Parses phone numbers as users write them to E.164, so that each number has one spelling. Every possible number is accepted,
// because fictional and newly assigned ranges are not "valid" in any table.
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  type CountryCode,
} from 'libphonenumber-js/max';
import { invalid } from '../errors.ts';
import { E164 } from './e164.ts';
import { parseNumber } from './parse.ts';

export type { CountryCode } from 'libphonenumber-js/max';

const MAX_CODE_DIGITS = 3;

/**
 * Returns the E.164 form, or null if the text cannot be a phone number. Without `country` only international
 * spellings are parsed.
 */
export function toE164(text: string, country?: CountryCode): string | null {
  if (E164.test(text) && isPlain(text)) return text;
  const number = parseNumber(text, country);
  return number?.isPossible() ? number.number : null;
}

/** Like toE164, but null for a number with an extension, which a call cannot dial: it would reach the switchboard. */
export function toDialable(text: string, country?: CountryCode): string | null {
  if (E164.test(text) && isPlain(text)) return text;
  const number = parseNumber(text, country);
  return number?.isPossible() && number.ext === undefined ? number.number : null;
}

/** Properties common to all countries of a calling code. */
interface Plan {
  lengths: ReadonlySet<number>;
  /** National prefixes of some of these countries, which the library strips. */
  prefixes: readonly RegExp[];
}

let plans: ReadonlyMap<string, Plan> | null = null;

/**
 * Whether this E.164 number is possible in every country of its calling code, without a prefix to strip. The library returns the
 * same answer 50 times more slowly, which matters for a file of 100,000 numbers.
 */
function isPlain(text: string): boolean {
  plans ??= readPlans();
  for (let end = 2; end <= MAX_CODE_DIGITS + 1; end++) {
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
    // The library's type declares only half of its methods.
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

/** @throws Failure `validation_failed` for an unknown country (ISO 3166-1 alpha-2) */
export function countryOf(code: string | undefined, pointer: string): CountryCode | undefined {
  if (code === undefined || isSupportedCountry(code)) return code;
  throw invalid(pointer, 'unknown_country', 'must be the ISO 3166-1 code of a country with phone numbers');
}
