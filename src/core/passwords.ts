// Passwords with argon2id (RFC 9106) at OWASP's 19 MiB, t = 2, p = 1: about 17 ms of one core each. Their number at once is
// bounded, and so is the queue before them: otherwise login would be a lever to stop the whole process.
import { hash, verify } from '@node-rs/argon2';
import { fail } from './errors.ts';
import { createLimiter } from './limiter.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
// 64 waiting take about half a second: whoever comes later is better served by an honest 503.
const WAITING = 64;

const limiter = createLimiter(AT_ONCE, WAITING);

/** @throws Failure `unavailable` when too many wait already */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, OPTIONS));
}

/** Takes as long for an unknown user (`stored` null) as for a wrong password. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await limited(async () => verify(stored ?? (await decoy), password));
  return stored !== null && matches;
}

const decoy = hash('no password hashes to this', OPTIONS);

function limited<T>(work: () => Promise<T>): Promise<T> {
  const turn = limiter.run(work);
  if (turn === null) throw fail('unavailable', { detail: 'too many logins at once', retryAfter: 1 });
  return turn;
}
