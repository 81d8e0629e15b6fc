// Identifiers: a prefix that names the kind and a lower-case ULID (https://github.com/ulid/spec), so that they sort by time.
import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export type IdPrefix =
  | 'agent'
  | 'call'
  | 'kb'
  | 'evt'
  | 'src'
  | 'chk'
  | 'fn'
  | 'pn'
  | 'wgt'
  | 'wses'
  | 'msg'
  | 'cmp'
  | 'cct'
  | 'sch'
  | 'whk'
  | 'dlv'
  | 'key'
  | 'usr'
  | 'wsp'
  | 'inv'
  | 'txn'
  | 'pay'
  | 'tc'
  | 'run'
  | 'aud'
  | 'req'
  | 'ses'
  | 'wkr';

/** `prefix_` + 26 characters: 10 of milliseconds, 16 of 80 random bits. */
export function newId(prefix: IdPrefix, now: number = Date.now()): string {
  return `${prefix}_${encodeTime(now)}${encodeRandom()}`;
}

function encodeTime(now: number): string {
  let out = '';
  for (let rest = now, i = 0; i < 10; i++) {
    out = ALPHABET[rest % 32] + out;
    rest = Math.floor(rest / 32);
  }
  return out;
}

let pool = Buffer.alloc(0);
let offset = 0;

// One system call serves 256 ids: randomBytes(16) for each costs more than the rest of a GET.
function encodeRandom(): string {
  if (offset >= pool.length) {
    pool = randomBytes(16 * 256);
    offset = 0;
  }
  let out = '';
  for (let i = 0; i < 16; i++) out += ALPHABET[pool[offset + i]! & 31];
  offset += 16;
  return out;
}
