// Identifiers: a prefix that names the kind and a lower-case ULID (https://github.com/ulid/spec), which sorts by time.
// Ids of one process increase even within a millisecond, as the specification's monotonic factory does: rows of one transaction
// keep the order in which they were created.
import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

type IdPrefix =
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
  | 'mail'
  | 'txn'
  | 'pay'
  | 'tc'
  | 'run'
  | 'aud'
  | 'req'
  | 'crd'
  | 'vce'
  | 'ses'
  | 'idn'
  | 'logo'
  | 'cnt'
  | 'nws'
  | 'fwd'
  | 'wkr';

const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

let lastTime = -1;
let timeText = '';
// Sixteen digits of five bits each, and the text of all but the last: consecutive ids mostly differ only in the last digit.
const random = new Uint8Array(RANDOM_LENGTH);
let head = '';

/** `prefix_` + 26 characters: 10 of milliseconds, 16 of 80 random bits. */
export function newId(prefix: IdPrefix, now: number = Date.now()): string {
  if (now === lastTime) {
    increment();
  } else {
    lastTime = now;
    timeText = encodeTime(now);
    draw();
  }
  return `${prefix}_${head}${ALPHABET[random[RANDOM_LENGTH - 1]!]}`;
}

/**
 * Returns the id of the row that a request creates: the same in every attempt with one Idempotency-Key, so that
 * the row exists once.
 */
export function createdId(ctx: { createdUlid?: string }, prefix: IdPrefix): string {
  return ctx.createdUlid === undefined ? newId(prefix) : `${prefix}_${ctx.createdUlid}`;
}

function encodeTime(now: number): string {
  let out = '';
  for (let rest = now, i = 0; i < TIME_LENGTH; i++) {
    out = ALPHABET[rest % 32] + out;
    rest = Math.floor(rest / 32);
  }
  return out;
}

let pool = Buffer.alloc(0);
let offset = 0;

// One system call serves 256 ids; one call per id would cost more than the rest of a GET.
function draw(): void {
  if (offset >= pool.length) {
    pool = randomBytes(RANDOM_LENGTH * 256);
    offset = 0;
  }
  for (let i = 0; i < RANDOM_LENGTH; i++) random[i] = pool[offset + i]! & 31;
  offset += RANDOM_LENGTH;
  writeHead();
}

function writeHead(): void {
  head = timeText;
  for (let i = 0; i < RANDOM_LENGTH - 1; i++) head += ALPHABET[random[i]!];
}

/** The previous id plus one. It would overflow after 2^80 ids in a millisecond, which cannot happen. */
function increment(): void {
  for (let i = RANDOM_LENGTH - 1; i >= 0; i--) {
    random[i] = (random[i]! + 1) & 31;
    if (random[i] !== 0) break;
  }
  if (random[RANDOM_LENGTH - 1] === 0) writeHead();
}
