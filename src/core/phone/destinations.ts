// Where a paid call or message may go: decided when a number is saved, before a call is taken and again before the carrier is
// asked, because toll fraud costs the operator real money within minutes. Pure.
// Invariant: what is in no numbering plan that we know is refused. A range that was opened yesterday can wait for the next
// release of the tables; one that was opened to earn from stolen credentials must not.
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max';

import { costlyReason } from './costly-ranges.ts';

export interface DestinationRefusal {
  code: 'emergency_number' | 'not_in_plan' | 'premium_number' | 'country_not_allowed';
  detail: string;
}

/** Numbers whose caller pays more than the call, or pays somebody who is not the carrier. */
const PREMIUM: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'VOICEMAIL',
]);

/** In wide use as emergency numbers (ITU-T E.161.1); a number that begins with one and is in no plan is meant as one. */
const EMERGENCY = /^0*(112|911|999|110|000)/;
/** A national number this short is a service, not a subscriber: ambulances, directories, codes of the network. */
const SHORT_MAX_DIGITS = 4;

/** Country of a number, ISO 3166-1 alpha-2; null for numbers of none (satellite, international services, test numbers). */
export function countryOfNumber(number: string): CountryCode | null {
  return parsePhoneNumberFromString(number)?.country ?? null;
}

/** The kind of a number, for its rent; what is both is local. */
export function typeOfNumber(number: string): 'local' | 'toll_free' | 'mobile' {
  const type = parsePhoneNumberFromString(number)?.getType();
  if (type === 'TOLL_FREE') return 'toll_free';
  return type === 'MOBILE' ? 'mobile' : 'local';
}

/** @param allowed countries; an empty set allows nothing */
export function destinationRefusal(to: string, allowed: ReadonlySet<string>): DestinationRefusal | null {
  const number = parsePhoneNumberFromString(to);
  if (isEmergency(to, number)) return { code: 'emergency_number', detail: 'is an emergency or short service number' };
  const type = number?.isValid() ? number.getType() : undefined;
  if (!number || !type) return { code: 'not_in_plan', detail: 'is in no numbering plan' };
  // Prices and caps go by the digits: one more of them must not make a call cheaper.
  if (number.number !== to) return { code: 'not_in_plan', detail: `must be written ${number.number}` };
  if (PREMIUM.has(type)) return { code: 'premium_number', detail: 'is a premium or shared-cost number' };
  const costly = costlyReason(number.number);
  if (costly !== null) return { code: 'premium_number', detail: `is ${costly}` };
  // Whoever is called pays, and the number is one of several countries' common plan.
  if (type === 'TOLL_FREE' && callingCodes(allowed).has(number.countryCallingCode)) return null;
  if (number.country !== undefined && allowed.has(number.country)) return null;
  const where = number.country === undefined ? 'of no country' : `in ${number.country}`;
  const list = [...allowed].sort().join(', ') || 'none';
  return { code: 'country_not_allowed', detail: `is ${where}; calls may go to: ${list}` };
}

/**
 * Why no call of any workspace may go there; null when one may. For numbers that are saved for later calls.
 * @param ceiling countries of the deployment; null: all
 */
export function permanentRefusal(to: string, ceiling: ReadonlySet<string> | null): DestinationRefusal | null {
  const refusal = destinationRefusal(to, ceiling ?? new Set(getCountries()));
  if (ceiling !== null || refusal?.code !== 'country_not_allowed') return refusal;
  return { ...refusal, detail: 'is in no country that calls may go to' };
}

function isEmergency(to: string, number: PhoneNumber | undefined): boolean {
  if (!number) return false;
  const national = to.slice(1 + number.countryCallingCode.length);
  return national.length <= SHORT_MAX_DIGITS || (!number.isValid() && EMERGENCY.test(national));
}

function callingCodes(countries: ReadonlySet<string>): Set<string> {
  const known = [...countries].filter((country) => isSupportedCountry(country));
  return new Set(known.map((country) => getCountryCallingCode(country)));
}
