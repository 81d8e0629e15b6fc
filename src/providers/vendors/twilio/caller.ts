// The number of a caller. Twilio writes a withheld number as a word, or as the keys of that word on a telephone with a plus sign,
// which looks like an E.164 number. Pure.
import { E164 } from '../../../core/phone/e164.ts';

/** ANONYMOUS, RESTRICTED, BLOCKED, UNKNOWN, UNAVAILABLE. */
const WITHHELD = new Set(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253']);

/** Returns null for a withheld number, and for a caller who is no telephone, such as `client:…` or `sip:…`. */
export function callerOf(from: string): string | null {
  return E164.test(from) && !WITHHELD.has(from) ? from : null;
}
