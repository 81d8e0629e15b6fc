// Hashes passwords with argon2id (RFC 9106) at OWASP's parameters 19 MiB, t = 2, p = 1: about 17 ms of one core each. Concurrency
// and queue length are limited, so that logins cannot stall the process (login-queue.ts).
import { hash, verify } from '@node-rs/argon2';
import { createLoginQueue } from './login-queue.ts';

export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = createLoginQueue(2);

/**
 * @param ip address of the client, for the fair queue; omitted for the operator and the service itself
 * @throws Failure `unavailable` if the queue is full
 */
export function hashPassword(password: string, ip?: string): Promise<string> {
  return inTurn(ip, () => hash(password, cost));
}

/**
 * Verifies a password. Takes as long for an unknown user (`stored` null) as for a wrong password.
 * @throws Failure `unavailable` if the queue is full
 */
export async function verifyPassword(stored: string | null, password: string, ip?: string): Promise<boolean> {
  const matches = await inTurn(ip, async () => verify(stored ?? (await decoy), password));
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
