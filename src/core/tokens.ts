// Opaque credentials: random text, stored only as SHA-256. They have enough entropy, so a slow hash would add nothing.
import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/**
 * Returns `<prefix>` + 32 random base62 characters (190 bits) + 6 of a CRC-32 over everything before, so that a typo costs no
 * look-up.
 */
export function newToken(prefix: string): string {
  let secret = prefix;
  for (let i = 0; i < SECRET_LENGTH; i++) secret += BASE62[randomInt(62)];
  return secret + checksum(secret);
}

/** Whether `value` has the format and the checksum of a token with this prefix. */
export function isToken(prefix: string, value: string): boolean {
  if (value.length !== prefix.length + SECRET_LENGTH + CHECKSUM_LENGTH || !value.startsWith(prefix)) return false;
  return value.endsWith(checksum(value.slice(0, -CHECKSUM_LENGTH)));
}

export function hashToken(value: string): Buffer {
  return hash('sha256', value, 'buffer');
}

function checksum(text: string): string {
  let rest = crc32(text);
  let out = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    out = BASE62[rest % 62] + out;
    rest = Math.floor(rest / 62);
  }
  return out;
}
