// Password guessing: how failed attempts delay further logins, which logins they delay, and what the audit log records.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '../../../src/core/errors.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { recordFailedLogins } from '../../../src/resources/auth/attempts.ts';
import { setPassword } from '../../../src/resources/auth/owners.ts';
import { login } from '../../../src/resources/auth/service.ts';
import { takeAttempt } from '../../../src/resources/auth/store/attempts.ts';
import type { PublicContext } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD } from '../../support/client.ts';

const WRONG = 'wrong horse battery staple';
const FAILURES_OF_ADDRESS = 20;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const overTheWire = (email: string, password = WRONG) => clientOf(app.url).send('login', { body: { email, password } });

/** Logs in from this address. @returns `ok`, or the error code */
async function from(ip: string, email: string, password = WRONG, most = FAILURES_OF_ADDRESS): Promise<string> {
  const config = { ...app.runtime.config, rateLimitIp: most };
  try {
    await login({ ...app.runtime, config, ip, requestId: 'req_test' } as PublicContext, { email, password });
    return 'ok';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

const times = async (count: number, work: () => Promise<string>): Promise<string[]> => {
  const results: string[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
};

/** Ends every delay and sets the counts for the test. */
const endDelays = (failures?: number) =>
  app.runtime.db
    .updateTable('login_attempts')
    .set({ blocked_until: null, ...(failures === undefined ? {} : { failures }) })
    .execute();

describe('failed logins of an account', () => {
  test('fewer failures delay nothing, also after the clock was set back', async () => {
    const key = randomBytes(32);
    const rule = { free: 2, forgetSeconds: 3_600, maxDelaySeconds: 900 };
    const blocked = async () => {
      await takeAttempt(app.runtime.db, key, rule);
      const row = app.runtime.db.selectFrom('login_attempts').select('blocked_until').where('key', '=', key);
      return (await row.executeTakeFirstOrThrow()).blocked_until !== null;
    };
    expect([await blocked(), await blocked(), await blocked()]).toEqual([false, false, true]);
  });

  test('after six failures the next login is delayed, for known and unknown accounts and with the right password too; the delay doubles up to 15 minutes', async () => {
    const { email } = await newTenant(app.url);
    for (const account of [email, newEmail()]) {
      await endDelays(0);
      for (let i = 0; i < 6; i++) expect((await overTheWire(account)).status).toBe(401);
      const { status, headers, body } = await overTheWire(account, PASSWORD);
      expect([status, headers.get('retry-after'), (body as { code: string }).code]).toEqual([429, '1', 'rate_limited']);
      await endDelays(9);
      expect((await overTheWire(account)).status).toBe(401);
      expect((await overTheWire(account)).headers.get('retry-after')).toBe('16');
      await endDelays(1000);
      expect((await overTheWire(account)).status).toBe(401);
      expect((await overTheWire(account)).headers.get('retry-after')).toBe('900');
    }
    await endDelays(0);
    expect((await overTheWire(email, PASSWORD)).status).toBe(200);
  });

  test('of fifty concurrent attempts after nine failures only one password is checked', async () => {
    const { email } = await newTenant(app.url);
    await from('192.0.2.100', email);
    // The next failure delays for 16 s, in which all of them end.
    await endDelays(9);
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => from(`192.0.2.${index + 1}`, email)));
    expect(results.filter((code) => code === 'invalid_credentials')).toHaveLength(1);
    expect(results.filter((code) => code === 'rate_limited')).toHaveLength(49);
  });

  test('do not lock out the owner at an address used before, where only failures from that address count', async () => {
    const { email } = await newTenant(app.url);
    expect(await from('198.51.100.7', email, PASSWORD)).toBe('ok');
    await times(6, () => from('203.0.113.9', email));
    expect(await from('203.0.113.9', email, PASSWORD)).toBe('rate_limited');
    expect(await from('198.51.100.8', email, PASSWORD)).toBe('rate_limited');
    expect(await from('198.51.100.7', email, PASSWORD)).toBe('ok');
    await times(6, () => from('198.51.100.7', email));
    expect(await from('198.51.100.7', email, PASSWORD)).toBe('rate_limited');
  });

  test('a success resets the count of the account and subtracts only itself from the count of the address', async () => {
    const [one, other] = [await newTenant(app.url), await newTenant(app.url)];
    const ip = '203.0.113.40';
    await times(4, () => from(ip, one.email));
    expect(await from(ip, one.email, PASSWORD)).toBe('ok');
    expect(await times(6, () => from(ip, one.email))).not.toContain('rate_limited');
    // Four of the first account count for the address; the six came from an account that is known there.
    const tries = await times(FAILURES_OF_ADDRESS - 4 + 2, () => from(ip, newEmail()));
    expect(tries.at(-2)).toBe('invalid_credentials');
    expect(tries.at(-1)).toBe('rate_limited');
    expect(await from(ip, other.email, PASSWORD)).toBe('rate_limited');
  });

  test('are reset when the operator sets a new password for the owner', async () => {
    const { email, userId } = await newTenant(app.url);
    await from('203.0.113.60', email);
    await endDelays(1000);
    await from('203.0.113.60', email);
    expect(await from('203.0.113.61', email, PASSWORD)).toBe('rate_limited');
    const password = 'another horse battery staple';
    await setPassword(app.runtime, userId, password);
    expect(await from('203.0.113.61', email, password)).toBe('ok');
    await endDelays(0);
  });

  test('do not delay the first login of the owner from the address used for registration', async () => {
    const { email } = await newTenant(app.url);
    await times(6, () => from('203.0.113.10', email));
    expect(await from('203.0.113.10', email, PASSWORD)).toBe('rate_limited');
    expect((await overTheWire(email, PASSWORD)).status).toBe(200);
  });

  test('do not lock out the owner at the address where the email address was changed, also under the new email address', async () => {
    const tenant = await newTenant(app.url);
    const email = newEmail();
    await tenant.ok('updateCurrentUser', { body: { email, current_password: PASSWORD } });
    await times(6, () => from('203.0.113.11', email));
    expect(await from('203.0.113.11', email, PASSWORD)).toBe('rate_limited');
    expect((await overTheWire(email, PASSWORD)).status).toBe(200);
  });
});

describe('wrong current passwords of a session', () => {
  const changed = { password: 'another horse battery staple', current_password: PASSWORD };
  const wrong = { ...changed, current_password: WRONG };
  const elsewhere = '203.0.113.12';

  test('delay the session after six failures, but neither other sessions nor the login', async () => {
    const tenant = await newTenant(app.url);
    const other = (await overTheWire(tenant.email, PASSWORD)).body as { access_token: string };
    for (let i = 0; i < 6; i++) expect((await tenant.refused('updateCurrentUser', { body: wrong })).status).toBe(401);
    expect((await tenant.refused('updateCurrentUser', { body: changed })).code).toBe('rate_limited');
    expect(await from(elsewhere, tenant.email, PASSWORD)).toBe('ok');
    await clientOf(app.url, other.access_token).ok('updateCurrentUser', { body: changed });
  });

  test('are reset by a correct password', async () => {
    const tenant = await newTenant(app.url);
    const name = { email: newEmail(), current_password: PASSWORD };
    for (let i = 0; i < 5; i++) await tenant.refused('updateCurrentUser', { body: wrong });
    await tenant.ok('updateCurrentUser', { body: name });
    for (let i = 0; i < 6; i++) expect((await tenant.refused('updateCurrentUser', { body: wrong })).status).toBe(401);
  });

  test('are separate from failed logins, which do not prevent a session from changing the password', async () => {
    const tenant = await newTenant(app.url);
    await times(6, () => from(elsewhere, tenant.email));
    // Also from the owner's own address, for an account name that another user of that address tries.
    for (let i = 0; i < 6; i++) await overTheWire(tenant.email);
    expect((await overTheWire(tenant.email, PASSWORD)).status).toBe(429);
    await tenant.ok('updateCurrentUser', { body: changed });
  });
});

describe('failed logins of an address', () => {
  test('over many accounts delay the address; an IPv6 /64 counts as one address', async () => {
    let host = 0;
    const next = () => `2001:db8:1:2::${(++host).toString(16)}`;
    const codes = await times(FAILURES_OF_ADDRESS + 1, () => from(next(), newEmail()));
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials']));
    expect(await from(next(), newEmail())).toBe('rate_limited');
    expect(await from('2001:db8:1:3::1', newEmail())).toBe('invalid_credentials');
  });
});

test('a flood of logins from one address does not prevent logins from another', async () => {
  const { email } = await newTenant(app.url);
  const flood = Promise.all(Array.from({ length: 150 }, () => from('203.0.113.50', newEmail(), WRONG, 1_000)));
  expect(await from('198.51.100.50', email, PASSWORD)).toBe('ok');
  expect(await flood).toContain('unavailable');
});

test('attempts that wait for one row leave connections for other work', async () => {
  const { email } = await newTenant(app.url);
  await from('203.0.113.60', newEmail());
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const lock = inTransaction(app.runtime.db, async (trx) => {
    await trx.selectFrom('login_attempts').select('key').forUpdate().execute();
    locked();
    await released;
  });
  await isLocked;
  const flood = Promise.all(Array.from({ length: 40 }, () => from('203.0.113.60', newEmail(), WRONG, 1_000)));
  const login = from('198.51.100.60', email, PASSWORD);
  const work = sql`select 1`.execute(app.runtime.db);
  await work.finally(release);
  await lock;
  expect([await login, await flood]).toEqual(['ok', expect.arrayContaining(['unavailable'])]);
});

describe('the audit log', () => {
  const entries = (userId: string, action: string) =>
    app.runtime.db
      .selectFrom('audit_log')
      .select(['action', 'changes', 'ip', 'request_id', 'target_id', 'actor_kind'])
      .where('target_id', '=', userId)
      .where('action', '=', action)
      .execute();

  test('contains one row per address for the failed logins of an account, and the address of a login', async () => {
    const { email, userId } = await newTenant(app.url);
    await times(3, () => from('203.0.113.77', email));
    await times(2, () => from('203.0.113.78', email));
    expect(await from('203.0.113.79', email, PASSWORD)).toBe('ok');
    const { signal } = new AbortController();
    await Promise.all([recordFailedLogins(app.runtime, signal), recordFailedLogins(app.runtime, signal)]);
    const failed = await entries(userId, 'login.failed');
    expect(failed.map(({ ip, changes }) => [ip, changes]).sort()).toEqual([
      ['203.0.113.77', { attempts: 3 }],
      ['203.0.113.78', { attempts: 2 }],
    ]);
    expect(failed[0]!.actor_kind).toBe('system');
    expect(await entries(userId, 'session.opened')).toMatchObject([{ ip: '203.0.113.79', request_id: 'req_test' }]);
    expect(await entries(userId, 'user.registered')).toMatchObject([{ ip: '127.0.0.1' }]);
  });
});
