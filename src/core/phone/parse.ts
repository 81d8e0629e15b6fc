// Parses one phone number. The only file that uses the parser of libphonenumber. Pure.
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';

/** A longer text is not a phone number. The library's time grows with the square of the length: 0.4 ms for 250 characters. */
const MAX_CHARS = 40;
/**
 * A number that a spreadsheet or a program read as a floating-point number: `1712345678.0`. The library would ignore the point
 * and dial one digit more.
 */
const FLOATING_POINT = /^\+?\d{5,}[.,]0+$/;

export function parseNumber(text: string, country?: CountryCode): PhoneNumber | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARS || FLOATING_POINT.test(trimmed)) return undefined;
  return parsePhoneNumberFromString(trimmed, country);
}
