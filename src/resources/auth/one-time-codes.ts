// Time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds, which every authenticator app supports), their QR
// code, and recovery codes. Pure except for randomness. Invariant: codes of the previous and the next step are accepted, too,
// because clocks differ.
import { randomInt } from 'node:crypto';
import { correction, generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SKEW_STEPS = 1;
// RFC 4226, section 4, recommends 160 bits.
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
// Without similar characters (0/o, 1/i/l). 16 characters have 79 bits, so a plain hash suffices at rest.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_CHARS = 4;
const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;

/** Base32, the format of authenticator apps. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` address that authenticator apps read from a QR code. */
export function otpauthUrl(secret: string, issuer: string, account: string): string {
  return totpOf(secret, issuer, account).toString();
}

/** Returns the image of a QR code as a `data:` URI. Black on white with a quiet zone of four modules, because cameras need both. */
export function qrCodeOf(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return toPngDataURL(code, { on: BLACK, off: WHITE, pad: 4, scale: 6 });
}

/** The time step that the code belongs to, or null when it is not valid now. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  if (!isDigits(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: SKEW_STEPS });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}

/** Normalizes typed codes: removes the spaces and dashes between groups. */
export function normalCode(text: string): string {
  return text.replace(/[\s-]/g, '').toLowerCase();
}

/** Whether a normalized code is time-based; otherwise it is a recovery code. */
export function isDigits(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Codes in the displayed format: `abcd-efgh-jkmn-pqrs`. The hash of the normalized code is stored. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}
