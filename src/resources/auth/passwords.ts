// Hashes passwords with argon2id (RFC 9106) at OWASP's parameters 19 MiB, t = 2, p = 1: about 17 ms of one core each. Concurrency
// and queue length are limited, so that logins cannot stall the process. The queue is fair between IP addresses, so that a flood
// from some addresses does not lock out users at others.
import { hash, verify } from '@node-rs/argon2';
import { addressKey } from '../../core/address.ts';
import { fail } from '../../core/errors.ts';
import { createFairLimiter, QueueFull } from '../../core/limiter.ts';

export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
// Concurrent logins behind one address; the eighth waits for 70 ms.
const WAITING_OF_ADDRESS = 8;
// About two seconds of work. With more, a 503 is better for clients than a longer wait.
const WAITING = 256;

const limiter = createFairLimiter(AT_ONCE, WAITING_OF_ADDRESS, WAITING);

/**
 * @param ip address of the client, for the fair queue; omitted for the operator and the service itself
 * @throws Failure `unavailable` if the queue is full
 */
export function hashPassword(password: string, ip?: string): Promise<string> {
  return limited(ip, () => hash(password, cost));
}

/**
 * Verifies a password. Takes as long for an unknown user (`stored` null) as for a wrong password.
 * @throws Failure `unavailable` if the queue is full
 */
export async function verifyPassword(stored: string | null, password: string, ip?: string): Promise<boolean> {
  const matches = await limited(ip, async () => verify(stored ?? (await decoy), password));
  return stored !== null && matches;
}

const hashDecoy = (): Promise<string> => hash('no password hashes to this', cost);

let cost = PASSWORD_COST;
let decoy = hashDecoy();

/** For tests, most of which register users: sets the cost of later hashes in this process. A stored hash contains its own cost. */
export function setPasswordCost(next: typeof PASSWORD_COST): void {
  cost = next;
  decoy = hashDecoy();
}

async function limited<T>(ip: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await limiter.run(addressKey(ip), work);
  } catch (error) {
    if (error instanceof QueueFull) throw fail('unavailable', { detail: 'too many logins at once', retryAfter: 1 });
    throw error;
  }
}
