// The cost of password hashes, and password checks under a flood from one address: addresses take turns, so other addresses are
// still served.
import { beforeAll, expect, test } from 'vitest';
import { hashPassword, PASSWORD_COST, setPasswordCost, verifyPassword } from '../../../src/resources/auth/passwords.ts';

const PASSWORD = 'correct horse battery staple';
let stored: string;
beforeAll(async () => {
  // The applications of other files in this process lower it.
  setPasswordCost(PASSWORD_COST);
  stored = await hashPassword(PASSWORD);
});

test('a stored hash names argon2id with 19 MiB and two passes', () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

/** Sends this many logins from these addresses. @returns how many passwords were checked, and the error codes of the rest */
async function flood(count: number, ipOf: (i: number) => string): Promise<{ looked: number; codes: Set<unknown> }> {
  const logins = Array.from({ length: count }, (_, i) => verifyPassword(null, 'made up', ipOf(i)));
  const results = await Promise.allSettled(logins);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  );
  return { looked: count - refused.length, codes: new Set(refused) };
}

test.each([
  ['an address', () => '192.0.2.1'],
  ['an IPv6 network of 64 bits', (i: number) => `2001:db8:0:1::${i.toString(16)}`],
])('150 concurrent logins from %s do not prevent other logins', async (_what, ipOf) => {
  const flooding = flood(150, ipOf);
  expect(await verifyPassword(stored, PASSWORD, '198.51.100.7')).toBe(true);
  // Two run at once and eight wait.
  expect(await flooding).toEqual({ looked: 10, codes: new Set(['unavailable']) });
});
