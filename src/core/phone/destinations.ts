// Decides where a paid call or message may go: when a number is saved, before a call is accepted, and again before the request to
// the carrier, because toll fraud costs the operator real money within minutes. Pure.
// Invariant: a number outside every known numbering plan is refused. A range that was opened yesterday can wait for the next
// release of the tables; a range that was opened to profit from stolen credentials must not be reachable.
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { costlyReason } from './costly-ranges.ts';
import { parseNumber } from './parse.ts';

interface DestinationRefusal {
  code: 'emergency_number' | 'not_in_plan' | 'premium_number' | 'country_not_allowed';
  detail: string;
}

/** Numbers whose caller pays extra, or pays a third party. */
const PREMIUM: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'VOICEMAIL',
]);

/**
 * Widely used emergency numbers (ITU-T E.161.1). A number that begins with one and is in no plan is treated as
 * an emergency number.
 */
const EMERGENCY = /^0*(112|911|999|110|000)/;
/** A national number this short is a service, not a subscriber: ambulance, directory, network codes. */
const MAX_SHORT_DIGITS = 4;

/** Country of a number, ISO 3166-1 alpha-2; null for numbers without one (satellite, international services, test numbers). */
export function countryOfNumber(number: string): CountryCode | null {
  return parseNumber(number)?.country ?? null;
}

/** Kind of a number, which determines its rent. A fixed-line-or-mobile number counts as local. */
export function typeOfNumber(number: string): 'local' | 'toll_free' | 'mobile' {
  const type = parseNumber(number)?.getType();
  if (type === 'TOLL_FREE') return 'toll_free';
  return type === 'MOBILE' ? 'mobile' : 'local';
}

/** @param allowed countries; an empty set allows none */
export function destinationRefusal(to: string, allowed: ReadonlySet<string>): DestinationRefusal | null {
  const number = parseNumber(to);
  if (isEmergency(to, number))
    return { code: 'emergency_number', detail: 'is an emergency or short service number; those are never dialed' };
  const type = number?.isValid() ? number.getType() : undefined;
  if (!number || !type) return { code: 'not_in_plan', detail: 'must be a number of a known numbering plan' };
  // Prices and caps depend on the digits, so an extra digit must not make a call cheaper.
  if (number.number !== to) return { code: 'not_in_plan', detail: `must be written ${number.number}` };
  if (PREMIUM.has(type)) return { code: 'premium_number', detail: 'is a premium or shared-cost number' };
  const costly = costlyReason(number.number);
  if (costly !== null) return { code: 'premium_number', detail: `is ${costly}` };
  // The called party pays, and several countries of one calling code share the toll-free numbers.
  if (type === 'TOLL_FREE' && callingCodes(allowed).has(number.countryCallingCode)) return null;
  if (number.country !== undefined && allowed.has(number.country)) return null;
  const where = number.country === undefined ? 'of no country' : `in ${number.country}`;
  const list = [...allowed].sort().join(', ') || 'none';
  return { code: 'country_not_allowed', detail: `is ${where}; calls may go to: ${list}` };
}

/**
 * Returns why no workspace may call this number, or null if one may. For numbers that are saved for later calls.
 * @param ceiling countries of the deployment; null: all
 */
export function permanentRefusal(to: string, ceiling: ReadonlySet<string> | null): DestinationRefusal | null {
  const refusal = destinationRefusal(to, ceiling ?? new Set(getCountries()));
  if (ceiling !== null || refusal?.code !== 'country_not_allowed') return refusal;
  return { ...refusal, detail: 'belongs to no country, so it cannot be called' };
}

function isEmergency(to: string, number: PhoneNumber | undefined): boolean {
  if (!number) return false;
  const national = to.slice(1 + number.countryCallingCode.length);
  return national.length <= MAX_SHORT_DIGITS || (!number.isValid() && EMERGENCY.test(national));
}

function callingCodes(countries: ReadonlySet<string>): Set<string> {
  const known = [...countries].filter((country) => isSupportedCountry(country));
  return new Set(known.map((country) => getCountryCallingCode(country)));
}
