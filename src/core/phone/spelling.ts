// What is wrong with the spelling of a phone number, as a predicate, with the right spelling where it can be found. For error
// messages only: a number is never dialed as this file guesses it.
import type { CountryCode } from 'libphonenumber-js/max';
import { parseNumber } from './parse.ts';

export const E164_PATTERN = '^\\+[1-9][0-9]{6,14}$';

/** Emergency numbers of most countries (ITU-T E.161.1 and national plans), alone or after a country code. */
const EMERGENCY = /^(?:\+\d{1,3})?0*(?:112|911|999|110|000|119|118|113|100|101|102|108|190|192|193)$/;
/** Countries tried, in this order, for a number without a country code. */
const LIKELY: readonly CountryCode[] = ['US', 'GB', 'DE'];
/** A longer text is not a phone number. */
const MAX_CHARS = 40;
const GENERAL = 'must be a phone number in E.164: a plus, the country code and the number, such as +12025550100';

export function spellingFault(text: string): string {
  if (text.length > MAX_CHARS) return GENERAL;
  const digits = text.replaceAll(/[^+\d]/g, '');
  if (EMERGENCY.test(digits)) return 'must not be an emergency number; those are never dialed';
  const abroad = international(digits);
  if (abroad !== null) return `must be written in E.164, as ${abroad}`;
  for (const country of LIKELY) {
    const number = parseNumber(text, country);
    // The ranges of fiction are possible, not valid.
    const isLikely = country === 'US' ? number?.isPossible() : number?.isValid();
    if (number?.country === country || (country === 'US' && number?.countryCallingCode === '1')) {
      if (isLikely)
        return `must be written in E.164, with the country code: as ${number!.number} if it is in ${country}`;
    }
  }
  return GENERAL;
}

/** Finds the E.164 form of `+49 (0)30 …`, `0049…`, `01149…` and `49…`; null where the text has no country code. */
function international(digits: string): string | null {
  const spellings = digits.startsWith('+') ? [digits] : [digits.replace(/^(?:00|011)(?=[1-9])/, '+'), `+${digits}`];
  for (const spelling of spellings) {
    const number = spelling.startsWith('+') ? parseNumber(spelling) : undefined;
    // Ten digits could be a number of North America without its code.
    const isSure = spelling === digits || digits.startsWith('0') ? number?.isPossible() : number?.isValid();
    if (isSure) return number!.number;
  }
  return null;
}
