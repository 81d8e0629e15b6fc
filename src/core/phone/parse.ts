// Parses one phone number. The only file that uses the parser of libphonenumber. Pure.
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';

/** A longer text is not a phone number. The library's time grows with the square of the length: 0.4 ms for 250 characters. */
const MAX_CHARS = 40;

export function parseNumber(text: string, country?: CountryCode): PhoneNumber | undefined {
  const trimmed = text.trim();
  return trimmed.length > MAX_CHARS ? undefined : parsePhoneNumberFromString(trimmed, country);
}
