// Checks that distinguish a card, an account or a telephone number from other digits. Pure.
// Sources: ISO/IEC 7812 (Luhn), ISO 13616 (IBAN, lengths of the registry), ITU-T E.164, the North American Numbering Plan.

/** Checks the check digit of payment cards, and that card issuers use the first digit. */
export function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 ' +
  'GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 ' +
  'PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 VG24 XK20';
const IBAN_LENGTHS = new Map(LENGTHS.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** Returns the IBAN length of a country; undefined where there is none. */
export function ibanLength(country: string): number | undefined {
  return IBAN_LENGTHS.get(country.toUpperCase());
}

/** Checks the country's length, and the remainder modulo 97. */
export function isIban(value: string): boolean {
  const upper = value.toUpperCase();
  if (upper.length !== ibanLength(upper.slice(0, 2)) || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(upper)) return false;
  let remainder = 0;
  for (const char of upper.slice(4) + upper.slice(0, 4)) {
    for (const digit of Number.parseInt(char, 36).toString()) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** @param isInternational whether a plus sign precedes it */
export function isPhone(digits: string, isInternational: boolean): boolean {
  if (isInternational) return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('0');
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 15;
  return NORTH_AMERICAN.test(digits);
}

export function isDate(day: number, month: number, year: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= 1900 && year <= 2099;
}
