// Where a contact is, as far as calling windows care: the time zones its clock may show. Pure; used by the planner.
// A number tells its country. Where the country has several zones, all of them are answered: a window must then be open
// everywhere there, so that nobody is called too early or too late.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

// Numbers of no country (satellites, +800) have no clock of their own.
const NOWHERE = ['UTC'];

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
  const country = parsePhoneNumberFromString(number)?.country;
  return country === undefined ? NOWHERE : zonesOfCountry(country);
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
