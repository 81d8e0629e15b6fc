// Reads who signed in from the claims of an identity provider. Users edit their own profiles there, so that each claim may have any
// type, length and characters.
// Invariants: the address and whether it is verified come from the same document. Texts can be stored and shown in one line.
import type { IDToken, UserInfoResponse } from 'openid-client';
import { isEmailAddress } from '../../protocol/contract.ts';
import { SignInRefused, type Identity } from './port.ts';

/** OpenID Connect Core, section 2. */
const MAX_SUBJECT_CHARS = 255;

/**
 * @param signed the claims of the ID token
 * @param info the user info, if it was read because the token has no address
 * @param secondFactorAcr values of `acr` that indicate a second factor at this provider
 * @throws SignInRefused
 */
export function readIdentity(
  signed: IDToken,
  info: UserInfoResponse | null,
  secondFactorAcr: readonly string[],
): Identity {
  const { iss, sub } = signed;
  if (sub.length > MAX_SUBJECT_CHARS || /\p{Cc}/u.test(sub) || !sub.isWellFormed()) {
    throw new SignInRefused(`the subject has more than ${MAX_SUBJECT_CHARS} characters, or control characters`);
  }
  const { email, email_verified: verified } = info ?? signed;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' && isEmailAddress(email) ? email : null,
    // Some providers send it as text.
    emailVerified: verified === true || (verified as unknown) === 'true',
    name: nameIn(signed) ?? (info && nameIn(info)),
    hasSecondFactor: hasSecondFactor(signed, secondFactorAcr),
  };
}

function nameIn({ name }: Record<string, unknown>): string | null {
  const line =
    typeof name === 'string'
      ? name
          .toWellFormed()
          .replace(/\p{Cc}+/gu, ' ')
          .trim()
      : '';
  return line === '' ? null : line;
}

/**
 * `mfa` is the one method of RFC 8176 that means several factors. The others name single methods, and only the provider knows
 * which of them are second factors. `acr` has no common values, so the operator lists those that count. User info identifies the
 * user, but not how they signed in.
 */
function hasSecondFactor({ amr, acr }: IDToken, secondFactorAcr: readonly string[]): boolean {
  if (Array.isArray(amr) && amr.includes('mfa')) return true;
  return typeof acr === 'string' && secondFactorAcr.includes(acr);
}
