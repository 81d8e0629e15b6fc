// The second factor over HTTP: enrollment, the second step of a login, recovery codes, replays, guesses and clock skew.
import { inflateSync } from 'node:zlib';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { qrCodeOf, stepOf } from '../../../src/resources/auth/one-time-codes.ts';
import { dropSecondFactor } from '../../../src/resources/auth/second-factor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { oneTimeCode, STEP_MS } from '../../support/one-time-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The code of an authenticator app. @param steps how many steps of 30 s its clock is ahead */
interface Protected extends Tenant {
  secret: string;
  recoveryCodes: string[];
}

/** A user whose second factor was confirmed with the code of the previous step, so that later ones are unused. */
async function protectedUser(): Promise<Protected> {
  const tenant = await newTenant(app.url);
  const { secret } = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  const { recovery_codes } = await tenant.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret, -1) } });
  return { ...tenant, secret, recoveryCodes: recovery_codes };
}

const firstStep = async ({ email }: Tenant): Promise<string> => {
  const { status, code, body } = await clientOf(app.url).refused('login', { body: { email, password: PASSWORD } });
  expect([status, code]).toEqual([401, 'second_factor_required']);
  expect(body).toMatchObject({ expires_in: 300 });
  return body.login_token!;
};
const secondStep = (login_token: string, code: string) =>
  clientOf(app.url).send('finishLogin', { body: { login_token, code } });
const codeIn = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describe('stepOf', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;

  // RFC 6238, appendix B, the last six digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('accepts the code of second %i in its step and in the adjacent ones', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    const found = [-2, -1, 0, 1, 2].map((off) => stepOf(secret, code, (step + off) * STEP_MS + 29_999));
    expect(found).toEqual([null, step, step, step, null]);
  });
});

test('qrCodeOf draws black modules on white, with a quiet zone of four', () => {
  const [type, data] = qrCodeOf('otpauth://totp/a').split(',');
  expect(type).toBe('data:image/png;base64');
  const png = Buffer.from(data!, 'base64');
  // 16 characters at level M need version 2: 25 modules per side (ISO/IEC 18004). A module has 6 pixels.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([33 * 6, 33 * 6]);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const lineBytes = 1 + Math.ceil((33 * 6) / 8);
  const isBlack = (x: number, y: number) => {
    const pixel = x * 6 + 3;
    return (rows[y * 6 * lineBytes + 1 + (pixel >> 3)]! & (128 >> (pixel & 7))) !== 0;
  };
  const line = (y: number) => Array.from({ length: 33 }, (_, x) => (isBlack(x, y) ? '#' : ' ')).join('');
  expect([line(0), line(3), line(29), line(32)].every((text) => text.trim() === '')).toBe(true);
  // The top and the bottom of the finder patterns.
  expect(line(4)).toMatch(/^ {4}#{7} [# ]{9} #{7} {4}$/);
  expect(line(28)).toMatch(/^ {4}#{7} [# ]{17} {4}$/);
  expect(line(5)).toMatch(/^ {4}# {5}# [# ]{9} # {5}# {4}$/);
});

describe('enrollSecondFactor and confirmSecondFactor', () => {
  test('show the secret once, enable it with the first code, and return ten recovery codes once', async () => {
    const tenant = await newTenant(app.url);
    expect(await tenant.ok('getSecondFactor')).toEqual({ enabled: false, confirmed_at: null, recovery_codes_left: 0 });
    const {
      secret,
      otpauth_url: url,
      qr_code: image,
    } = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const totp = new URL(url);
    expect([totp.protocol, totp.host, decodeURIComponent(totp.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Parley:${tenant.email}`,
    ]);
    expect(Object.fromEntries(totp.searchParams)).toEqual({
      secret,
      issuer: 'Parley',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(image).toBe(qrCodeOf(url));
    await clientOf(app.url).ok('login', { body: { email: tenant.email, password: PASSWORD } });
    const { recovery_codes: codes } = await tenant.ok('confirmSecondFactor', {
      body: { code: await oneTimeCode(secret) },
    });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/);
    expect(await tenant.ok('getSecondFactor')).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    const { data } = await tenant.ok('listAuditLog', { query: { action: 'second_factor.enabled' } });
    expect(data).toHaveLength(1);
    const stored = await app.runtime.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', tenant.userId)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('require the password, and a code of this secret', async () => {
    const tenant = await newTenant(app.url);
    expect((await tenant.refused('enrollSecondFactor', { body: {} })).errors).toEqual(['/current_password required']);
    const wrong = { body: { current_password: 'a wrong password of mine' } };
    expect((await tenant.refused('enrollSecondFactor', wrong)).code).toBe('invalid_credentials');
    expect((await tenant.refused('confirmSecondFactor', { body: { code: '123456' } })).code).toBe(
      'second_factor_not_enrolled',
    );
    const first = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
    const second = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
    expect(
      (await tenant.refused('confirmSecondFactor', { body: { code: await oneTimeCode(first.secret) } })).code,
    ).toBe('invalid_code');
    await tenant.ok('confirmSecondFactor', { body: { code: await oneTimeCode(second.secret) } });
    for (const operation of ['enrollSecondFactor', 'confirmSecondFactor'] as const) {
      const body = operation === 'confirmSecondFactor' ? { code: '123456' } : { current_password: PASSWORD };
      const { status, code } = await tenant.refused(operation, { body });
      expect([status, code]).toEqual([409, 'second_factor_enabled']);
    }
  });

  test('are refused for API keys', async () => {
    const tenant = await newTenant(app.url);
    const { key } = await tenant.ok('createApiKey', { body: { name: 'k', scope: 'admin' } });
    const client = clientOf(app.url, key);
    expect((await client.refused('getSecondFactor')).code).toBe('user_session_required');
    expect((await client.refused('enrollSecondFactor', { body: {} })).code).toBe('user_session_required');
  });
});

describe('a login', () => {
  test('opens a session with password and code, and with nothing less', async () => {
    const user = await protectedUser();
    const token = await firstStep(user);
    expect(codeIn(await secondStep(token, await oneTimeCode(user.secret, 10)))).toBe('invalid_code');
    const answer = await secondStep(token, await oneTimeCode(user.secret));
    expect(answer.status).toBe(200);
    const session = clientOf(app.url, (answer.body as { access_token: string }).access_token);
    expect((await session.ok('getCurrentPrincipal')).user!.id).toBe(user.userId);
    const { data } = await user.ok('listAuditLog', { query: { action: 'session.opened' } });
    expect(data[0]!.changes).toEqual({ second_factor: 'totp' });
    const wrong = { body: { email: user.email, password: 'a wrong password of mine' } };
    expect((await clientOf(app.url).refused('login', wrong)).code).toBe('invalid_credentials');
  });

  test('accepts a code once, even if five requests send it concurrently, and no older code', async () => {
    const user = await protectedUser();
    const token = await firstStep(user);
    const code = await oneTimeCode(user.secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => secondStep(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeIn(await secondStep(token, code))).toBe('invalid_code');
    expect(codeIn(await secondStep(token, await oneTimeCode(user.secret)))).toBe('invalid_code');
  });

  test('accepts a clock that is one step ahead and none that is far off', async () => {
    // Three ahead: a step may end between generating and checking a code.
    for (const [steps, status] of [
      [-2, 401],
      [3, 401],
      [1, 200],
    ] as const) {
      const user = await protectedUser();
      const answer = await secondStep(await firstStep(user), await oneTimeCode(user.secret, steps));
      expect([steps, answer.status]).toEqual([steps, status]);
    }
  });

  test('delays guesses of a code, which the password alone cannot reset', async () => {
    const user = await protectedUser();
    let token = await firstStep(user);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      if (i % 2 === 1) token = await firstStep(user);
      codes.push(codeIn(await secondStep(token, '000000')));
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('invalid_code'));
    expect(codes).toContain('rate_limited');
    const blocked = await clientOf(app.url).refused('finishLogin', {
      body: { login_token: token, code: await oneTimeCode(user.secret) },
    });
    expect(blocked.code).toBe('rate_limited');
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    await user.ok('listAgents');
  });

  test('refuses a login token that is invented, expired, or older than the password', async () => {
    const user = await protectedUser();
    const sealed = (claims: object) => app.runtime.vault.seal('login', JSON.stringify(claims));
    const token = await firstStep(user);
    const { print } = JSON.parse(app.runtime.vault.open('login', token)) as { print: string };
    const expired = sealed({ userId: user.userId, until: Date.now() - 60_000, print });
    for (const wrong of [
      'none',
      token.replace(/.{3}$/, '___'),
      app.runtime.vault.seal('setup', '{}'),
      expired,
      sealed({ userId: 'usr_none', until: Date.now() + 9e5, print }),
    ]) {
      expect(codeIn(await secondStep(wrong, await oneTimeCode(user.secret)))).toBe('invalid_login_token');
    }
    const body = { current_password: PASSWORD, password: 'another staple of my horse' };
    await user.ok('updateCurrentUser', { body });
    expect(codeIn(await secondStep(token, await oneTimeCode(user.secret)))).toBe('invalid_login_token');
  });
});

describe('recovery codes of a second factor', () => {
  test('work once each, in any spelling, for their user only', async () => {
    const [user, other] = [await protectedUser(), await protectedUser()];
    const [code] = user.recoveryCodes;
    expect(codeIn(await secondStep(await firstStep(other), code!))).toBe('invalid_code');
    const typed = ` ${code!.toUpperCase().replaceAll('-', ' ')} `;
    const token = await firstStep(user);
    const answers = await Promise.all([secondStep(token, typed), secondStep(token, typed), secondStep(token, typed)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeIn(await secondStep(token, code!))).toBe('invalid_code');
    expect((await user.ok('getSecondFactor')).recovery_codes_left).toBe(9);
    const rows = await app.runtime.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(rows.map(({ hash }) => hash.toString()))).not.toContain(code!.replaceAll('-', ''));
  });

  test('are replaced by new ones, which requires a code', async () => {
    const user = await protectedUser();
    expect((await user.refused('createRecoveryCodes', { body: { code: '000000' } })).code).toBe('invalid_code');
    const { recovery_codes: fresh } = await user.ok('createRecoveryCodes', {
      body: { code: await oneTimeCode(user.secret) },
    });
    expect(fresh.filter((code) => user.recoveryCodes.includes(code))).toEqual([]);
    const token = await firstStep(user);
    expect(codeIn(await secondStep(token, user.recoveryCodes[0]!))).toBe('invalid_code');
    expect((await secondStep(token, fresh[0]!)).status).toBe(200);
    const bare = await newTenant(app.url);
    expect((await bare.refused('createRecoveryCodes', { body: { code: '000000' } })).code).toBe(
      'second_factor_not_enrolled',
    );
  });
});

describe('disableSecondFactor', () => {
  test('requires password and code; afterwards the password is enough', async () => {
    const user = await protectedUser();
    const attempt = (current_password: string | undefined, code: string) =>
      user.send('disableSecondFactor', { body: { code, ...(current_password ? { current_password } : {}) } });
    expect((await attempt(undefined, await oneTimeCode(user.secret))).status).toBe(422);
    expect(codeIn(await attempt('a wrong password of mine', await oneTimeCode(user.secret)))).toBe(
      'invalid_credentials',
    );
    expect(codeIn(await attempt(PASSWORD, '000000'))).toBe('invalid_code');
    expect((await attempt(PASSWORD, user.recoveryCodes[3]!)).status).toBe(204);
    await clientOf(app.url).ok('login', { body: { email: user.email, password: PASSWORD } });
    expect(await user.ok('getSecondFactor')).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect(codeIn(await attempt(PASSWORD, await oneTimeCode(user.secret)))).toBe('second_factor_not_enrolled');
  });
});

test('is possible for the operator when a user has lost everything', async () => {
  const user = await protectedUser();
  await firstStep(user);
  expect(await dropSecondFactor(app.runtime, user.userId)).toBe(true);
  await clientOf(app.url).ok('login', { body: { email: user.email, password: PASSWORD } });
  expect(await dropSecondFactor(app.runtime, user.userId)).toBe(false);
  const { data } = await user.ok('listAuditLog', { query: { action: 'second_factor.disabled' } });
  expect(data.map(({ actor_kind }) => actor_kind)).toEqual(['system']);
});
