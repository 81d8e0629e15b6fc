// Sessions over HTTP: login, refresh with and without rotation, logout, and changes to the current user.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../src/core/tokens.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Client } from '../../support/client.ts';

let app: TestApp;
let anybody: Client;
const DAY_MS = 86_400_000;
beforeAll(async () => {
  app = await startTestApp();
  anybody = clientOf(app.url);
});
afterAll(() => app.close());

const login = (email: string, password = PASSWORD) => anybody.ok('login', { body: { email, password } });
const refresh = (refresh_token: string, rotate?: boolean) =>
  anybody.ok('refreshSession', { body: { refresh_token, ...(rotate === undefined ? {} : { rotate }) } });
const refusedRefresh = async (refresh_token: string) => {
  const { status, code } = await anybody.refused('refreshSession', { body: { refresh_token, rotate: true } });
  return [status, code];
};
/** Sends a request with this token. @returns `ok`, or the error code */
async function fate(token: string): Promise<string> {
  const { status, body } = await clientOf(app.url, token).send('getCurrentPrincipal');
  return status === 200 ? 'ok' : (body as { code: string }).code;
}
const rowOf = (token: string) =>
  app.runtime.db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
/** Sets how long ago a refresh token was replaced. */
async function setSupersededAgo(token: string, seconds: number): Promise<void> {
  const at = new Date(Date.now() - seconds * 1000);
  await app.runtime.db
    .updateTable('refresh_tokens')
    .set({ superseded_at: at })
    .where('hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
}

describe('login', () => {
  test('the right password opens a session, with the email address in any letter case', async () => {
    const { email } = await newTenant(app.url);
    const { access_token, expires_in } = await login(email.toUpperCase());
    expect(expires_in).toBe(900);
    expect(await fate(access_token)).toBe('ok');
  });

  test('a wrong password and an unknown address get the same response', async () => {
    const { email } = await newTenant(app.url);
    const wrong = await anybody.refused('login', { body: { email, password: 'wrong horse battery staple' } });
    const unknown = await anybody.refused('login', { body: { email: newEmail(), password: PASSWORD } });
    const visible = ({ status, body }: typeof wrong) => ({ ...body, status, request_id: null, instance: null });
    expect(visible(wrong)).toEqual(visible(unknown));
    expect([wrong.status, wrong.code]).toEqual([401, 'invalid_credentials']);
  });
});

describe('refreshSession', () => {
  test('without rotation returns the same refresh token, which keeps working', async () => {
    const { refreshToken } = await newTenant(app.url);
    for (let i = 0; i < 3; i++) {
      const session = await refresh(refreshToken);
      expect(session.refresh_token).toBe(refreshToken);
      expect(await fate(session.access_token)).toBe('ok');
    }
  });

  test('is in the audit log if it replaces the token or comes from another address, not for each page that is opened', async () => {
    const tenant = await newTenant(app.url);
    const recorded = async () =>
      (await tenant.ok('listAuditLog', { query: { action: 'session.refreshed' } })).data.length;
    for (let i = 0; i < 3; i++) await refresh(tenant.refreshToken);
    expect(await recorded()).toBe(0);
    const { session_id: id } = await rowOf(tenant.refreshToken);
    const elsewhere = { last_used_ip: '203.0.113.9' };
    await app.runtime.db.updateTable('sessions').set(elsewhere).where('id', '=', id).execute();
    await refresh(tenant.refreshToken);
    expect(await recorded()).toBe(1);
    await refresh(tenant.refreshToken, true);
    expect(await recorded()).toBe(2);
  });

  test('with rotation returns a new token; the old token returns the same new token for another minute', async () => {
    const { refreshToken } = await newTenant(app.url);
    const { refresh_token: replacement } = await refresh(refreshToken, true);
    expect(replacement).not.toBe(refreshToken);
    await setSupersededAgo(refreshToken, 45);
    const again = await refresh(refreshToken, true);
    expect([again.refresh_token, await fate(again.access_token)]).toEqual([replacement, 'ok']);
    // A client that does not request rotation also gets the current token.
    expect((await refresh(refreshToken)).refresh_token).toBe(replacement);
    await refresh(replacement, true);
  });

  test('using a replaced token does not extend its minute', async () => {
    const { refreshToken } = await newTenant(app.url);
    await refresh(refreshToken, true);
    await setSupersededAgo(refreshToken, 45);
    await refresh(refreshToken, true);
    const { superseded_at } = await rowOf(refreshToken);
    expect(Date.now() - superseded_at!.getTime()).toBeGreaterThanOrEqual(45_000);
    await setSupersededAgo(refreshToken, 61);
    expect(await refusedRefresh(refreshToken)).toEqual([401, 'invalid_refresh_token']);
  });

  test('the stored replacement cannot be opened without the replaced token', async () => {
    const { refreshToken } = await newTenant(app.url);
    const { refresh_token: replacement } = await refresh(refreshToken, true);
    const { successor_sealed: sealed } = await rowOf(refreshToken);
    const { vault } = app.runtime;
    expect(vault.open('refresh-successor', sealed!, { secret: refreshToken })).toBe(replacement);
    expect(() => vault.open('refresh-successor', sealed!)).toThrow();
  });

  test('reuse after a minute ends the session with all its refresh and access tokens', async () => {
    const { refreshToken, jwt, email, userId } = await newTenant(app.url);
    const elsewhere = await login(email);
    const next = await refresh(refreshToken, true);
    const last = await refresh(next.refresh_token, true);
    await setSupersededAgo(refreshToken, 61);
    expect(await refusedRefresh(refreshToken)).toEqual([401, 'invalid_refresh_token']);
    expect(await refusedRefresh(last.refresh_token)).toEqual([401, 'invalid_refresh_token']);
    expect(await Promise.all([jwt, next.access_token, last.access_token].map(fate))).toEqual(
      Array(3).fill('session_revoked'),
    );
    expect(await fate(elsewhere.access_token)).toBe('ok');
    const entries = await app.runtime.db
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', userId)
      .where('action', '=', 'session.reuse_detected')
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('twenty concurrent refreshes with one token all succeed and return one token, with and without rotation', async () => {
    for (const rotate of [true, false]) {
      const { refreshToken } = await newTenant(app.url);
      const sessions = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken, rotate)));
      const [only, ...more] = new Set(sessions.map(({ refresh_token }) => refresh_token));
      expect([only === refreshToken, more]).toEqual([!rotate, []]);
      const { count } = await app.runtime.db
        .selectFrom('refresh_tokens')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('session_id', '=', (await rowOf(refreshToken)).session_id)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(rotate ? 2 : 1);
      await refresh(only!, rotate);
    }
  });

  test('rejects an unknown token, a changed token and an access token in the same way', async () => {
    const { refreshToken, jwt } = await newTenant(app.url);
    const changed = refreshToken.slice(0, -1) + (refreshToken.endsWith('0') ? '1' : '0');
    for (const token of ['rt_unknown', changed, jwt]) {
      expect(await refusedRefresh(token)).toEqual([401, 'invalid_refresh_token']);
    }
  });

  test('a session that expired after thirty days cannot be refreshed, and its access token no longer works', async () => {
    const { refreshToken, jwt, userId } = await newTenant(app.url);
    await app.runtime.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', userId)
      .execute();
    expect(await refusedRefresh(refreshToken)).toEqual([401, 'invalid_refresh_token']);
    expect(await fate(jwt)).toBe('session_revoked');
  });

  test('a refresh extends the session', async () => {
    const { refreshToken, userId } = await newTenant(app.url);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const sessions = app.runtime.db.updateTable('sessions').where('user_id', '=', userId);
    await sessions.set({ expires_at: tomorrow }).execute();
    await refresh(refreshToken);
    const { expires_at } = await app.runtime.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });
});

describe('the absolute lifetime of a session', () => {
  const age = (userId: string, days: number) =>
    app.runtime.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - days * DAY_MS) })
      .where('user_id', '=', userId)
      .execute();
  const expiry = async (userId: string) =>
    (
      await app.runtime.db
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).expires_at.getTime();

  test('a refresh extends a session to at most ninety days after its login', async () => {
    const { refreshToken, userId } = await newTenant(app.url);
    await age(userId, 80);
    await refresh(refreshToken, true);
    const left = (await expiry(userId)) - Date.now();
    expect(left).toBeGreaterThan(9.9 * DAY_MS);
    expect(left).toBeLessThan(10.1 * DAY_MS);
  });

  test('a session older than ninety days cannot be refreshed, even if an older version had set a later end', async () => {
    const { refreshToken, userId } = await newTenant(app.url);
    await age(userId, 91);
    expect((await expiry(userId)) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(await refusedRefresh(refreshToken)).toEqual([401, 'invalid_refresh_token']);
  });
});

describe('logout', () => {
  test('ends this session at once and no others', async () => {
    const { jwt, refreshToken, email } = await newTenant(app.url);
    const other = await login(email);
    expect((await clientOf(app.url, jwt).send('logout')).status).toBe(204);
    expect(await fate(jwt)).toBe('session_revoked');
    expect(await refusedRefresh(refreshToken)).toEqual([401, 'invalid_refresh_token']);
    expect(await fate(other.access_token)).toBe('ok');
  });

  test('with `all` ends every session of the user and no session of other users', async () => {
    const { jwt, email } = await newTenant(app.url);
    const outsider = await newTenant(app.url);
    const others = await Promise.all([login(email), login(email)]);
    await clientOf(app.url, jwt).send('logout', { body: { all: true } });
    const tokens = [jwt, ...others.map(({ access_token }) => access_token)];
    expect(await Promise.all(tokens.map(fate))).toEqual(Array(3).fill('session_revoked'));
    expect(await fate(outsider.jwt)).toBe('ok');
  });
});

describe('updateCurrentUser', () => {
  test('a new password requires the current one, ends the other sessions and keeps this one', async () => {
    const tenant = await newTenant(app.url);
    const other = await login(tenant.email);
    const password = 'another horse battery staple';
    const missing = await tenant.refused('updateCurrentUser', { body: { password } });
    expect([missing.status, missing.errors]).toEqual([422, ['/current_password required']]);
    const wrong = await tenant.refused('updateCurrentUser', {
      body: { password, current_password: 'not the password' },
    });
    expect([wrong.status, wrong.code]).toEqual([401, 'invalid_credentials']);
    expect(await fate(other.access_token)).toBe('ok');
    await tenant.ok('updateCurrentUser', { body: { password, current_password: PASSWORD } });
    expect(await fate(tenant.jwt)).toBe('ok');
    expect(await fate(other.access_token)).toBe('session_revoked');
    expect(await refusedRefresh(other.refresh_token)).toEqual([401, 'invalid_refresh_token']);
    await login(tenant.email, password);
    expect((await anybody.refused('login', { body: { email: tenant.email, password: PASSWORD } })).status).toBe(401);
  });

  test('a new email address requires the password, must be unused in any letter case, and ends the other sessions', async () => {
    const [tenant, neighbor] = [await newTenant(app.url), await newTenant(app.url)];
    const email = newEmail();
    expect((await tenant.refused('updateCurrentUser', { body: { email } })).errors).toEqual([
      '/current_password required',
    ]);
    const taken = { email: neighbor.email.toUpperCase(), current_password: PASSWORD };
    expect((await tenant.refused('updateCurrentUser', { body: taken })).code).toBe('email_taken');
    const other = await login(tenant.email);
    const user = await tenant.ok('updateCurrentUser', { body: { email, current_password: PASSWORD } });
    expect([await fate(tenant.jwt), await fate(other.access_token)]).toEqual(['ok', 'session_revoked']);
    expect(user.email).toBe(email);
    await login(email);
  });

  test('rejects an easily guessed password with the reason', async () => {
    const tenant = await newTenant(app.url);
    for (const password of ['passwordpassword', tenant.email]) {
      const { status, errors } = await tenant.refused('updateCurrentUser', {
        body: { password, current_password: PASSWORD },
      });
      expect([status, errors]).toEqual([422, ['/password weak_password']]);
      const body = { email: newEmail(), password: 'passwordpassword', name: 'Ada' };
      expect((await anybody.refused('registerUser', { body })).errors).toEqual(['/password weak_password']);
    }
  });

  test('a time zone must be one of the IANA names', async () => {
    const tenant = await newTenant(app.url);
    for (const time_zone of ['Europe/Atlantis', '+01:00']) {
      const { errors } = await tenant.refused('updateCurrentUser', { body: { time_zone } });
      expect(errors).toEqual(['/time_zone unknown_time_zone']);
    }
    const user = await tenant.ok('updateCurrentUser', { body: { time_zone: 'europe/LONDON', name: 'Ada Lovelace' } });
    expect(user).toMatchObject({ time_zone: 'Europe/London', name: 'Ada Lovelace' });
    expect((await tenant.ok('getCurrentPrincipal')).user).toEqual(user);
  });
});
