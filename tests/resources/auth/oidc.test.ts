// Sign-in at an OpenID Connect provider on loopback: who is admitted, which accounts are linked, and attacks on state, code
// and token.
import { createHmac } from 'node:crypto';
import { generateKeyPair, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createConnection } from '../../../src/providers/connection.ts';
import { createOidcProvider } from '../../../src/providers/sign-in/oidc.ts';
import { ProviderUnavailable } from '../../../src/providers/sign-in/port.ts';
import { createOwner } from '../../../src/resources/auth/owners.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD } from '../../support/client.ts';
import {
  KEYS_PATH,
  METADATA_PATH,
  sign,
  startIdentityProvider,
  type IdentityProvider,
  type Person,
} from '../../support/identity-provider.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { atProviderOf, finish, person, sessionOf, start } from './sign-ins.ts';

let idp: IdentityProvider;
let open: TestApp;
let closed: TestApp;
let foreignKey: CryptoKey;
beforeAll(async () => {
  idp = await startIdentityProvider();
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const env = {
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.clientId,
    OIDC_CLIENT_SECRET: idp.clientSecret,
    OIDC_NAME: 'Northwind ID',
  };
  [open, closed] = await Promise.all([
    startTestApp({ env }),
    startTestApp({ env: { ...env, REGISTRATION: 'closed', OIDC_REDIRECT_URL: 'http://127.0.0.1/app/back' } }),
  ]);
});
afterEach(() =>
  Object.assign(idp, { forge: null, keepsEmailApart: false, isDown: false, downPaths: [], maintainedPaths: [] }),
);
afterAll(async () => {
  await Promise.all([open?.close(), closed?.close()]);
  await idp?.close();
});

const atProvider = (app: TestApp, who: Person) => atProviderOf(idp, app, who);
const signIn = async (app: TestApp, who: Person) => finish(app, await atProvider(app, who));
/** An account that the operator created on the deployment with closed registration. */
async function account(email = newEmail()): Promise<string> {
  await createOwner(closed.runtime, { email, password: PASSWORD, name: 'Ada' });
  return email;
}

describe('a sign-in', () => {
  test('creates a user with a workspace where registration is open, and finds the same user again', async () => {
    const grace = person();
    const first = sessionOf(open, await signIn(open, grace));
    const me = await first.ok('getCurrentPrincipal');
    expect(me.user).toMatchObject({ email: grace.email, name: 'Grace Hopper' });
    expect([me.role, me.scope]).toEqual(['owner', 'admin']);
    const again = sessionOf(open, await signIn(open, { ...grace, email: newEmail(), name: 'Other' }));
    expect((await again.ok('getCurrentPrincipal')).user).toEqual(me.user);
    const { data } = await first.ok('listIdentities');
    expect(data).toMatchObject([{ issuer: idp.issuer, subject: grace.sub, email: grace.email }]);
    const log = (await first.ok('listAuditLog', { query: { actor: me.user!.id } })).data.map(({ action }) => action);
    expect(log).toEqual(['session.opened', 'session.opened', 'identity.linked', 'user.registered']);
  });

  test('sends PKCE, state and nonce, which differ each time, and never the verifier', async () => {
    const [one, other] = [
      new URL((await start(closed)).authorization_url),
      new URL((await start(closed)).authorization_url),
    ];
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1/app/back',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)!.length).toBeGreaterThan(40);
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
    const defaultReturn = new URL((await start(open)).authorization_url).searchParams.get('redirect_uri');
    expect(defaultReturn).toBe(`${open.url}/sign-in`);
  });

  test('links an account by a verified address, once, and reads the address from the user info where the token lacks it', async () => {
    const email = await account();
    idp.keepsEmailApart = true;
    const who = person({ email: email.toUpperCase(), email_verified: 'true' });
    const session = sessionOf(closed, await signIn(closed, who));
    expect((await session.ok('getCurrentPrincipal')).user!.email).toBe(email);
    expect((await session.ok('listIdentities', { query: { include_total: 'true' } })).total).toBe(1);
  });

  test('is refused without a verified address, and where there is no account and registration is closed', async () => {
    const email = await account();
    for (const email_verified of [false, undefined, 'false']) {
      const refusal = await signIn(closed, {
        sub: 'unverified',
        email,
        ...(email_verified === undefined ? {} : { email_verified }),
      });
      expect([refusal.status, refusal.code]).toEqual([403, 'email_unverified']);
    }
    expect((await signIn(open, { sub: 'none' })).code).toBe('email_unverified');
    const unknown = await signIn(closed, person());
    expect([unknown.status, unknown.code]).toEqual([403, 'registration_closed']);
    const rows = await closed.runtime.db
      .selectFrom('identities')
      .select('id')
      .where('subject', '=', 'unverified')
      .execute();
    expect(rows).toEqual([]);
  });

  test('never takes over an account whose address anybody could have registered; its user links the identity', async () => {
    const tenant = await newTenant(open.url);
    const who = person({ email: tenant.email });
    const refusal = await signIn(open, who);
    expect([refusal.status, refusal.code]).toEqual([409, 'identity_not_linked']);
    const linked = await tenant.ok('linkIdentity', { body: await atProvider(open, who) });
    expect(linked).toMatchObject({ subject: who.sub, email: tenant.email });
    const session = sessionOf(open, await signIn(open, who));
    expect((await session.ok('getCurrentPrincipal')).user!.id).toBe(tenant.userId);
    const other = await newTenant(open.url);
    expect((await other.refused('linkIdentity', { body: await atProvider(open, who) })).code).toBe('identity_taken');
    expect((await other.refused('unlinkIdentity', { path: { id: linked.id } })).code).toBe('identity_not_found');
    expect((await tenant.send('unlinkIdentity', { path: { id: linked.id } })).status).toBe(204);
    expect((await signIn(open, who)).code).toBe('identity_not_linked');
  });

  test('never takes over the account of a user who has changed the address, also where registration is closed', async () => {
    const [mine, theirs] = [await account(), newEmail()];
    const { access_token: jwt } = await clientOf(closed.url).ok('login', { body: { email: mine, password: PASSWORD } });
    const user = clientOf(closed.url, jwt);
    await user.ok('updateCurrentUser', { body: { email: theirs, current_password: PASSWORD } });
    expect((await signIn(closed, person({ email: theirs }))).code).toBe('identity_not_linked');
    const who = person({ email: theirs });
    await user.ok('linkIdentity', { body: await atProvider(closed, who) });
    expect((await signIn(closed, who)).status).toBe(200);
  });

  test('never takes over an account by the address of the user info if only the token says that some address is verified', async () => {
    const email = await account();
    idp.forge = (claims, key) => sign({ ...claims, email: undefined, email_verified: true }, key);
    const refusal = await signIn(closed, person({ email, email_verified: false }));
    expect([refusal.status, refusal.code]).toEqual([403, 'email_unverified']);
  });

  test('requires the second factor of a user who has one', async () => {
    const email = await account();
    const who = person({ email });
    const session = sessionOf(closed, await signIn(closed, who));
    const { secret } = await session.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
    await session.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret, -1) } });
    const { code, body } = await signIn(closed, who);
    expect(code).toBe('second_factor_required');
    const { login_token } = body as { login_token: string };
    const factor = { login_token, code: await oneTimeCode(secret) };
    const done = await clientOf(closed.url).send('finishLogin', { body: factor });
    expect(done.status).toBe(200);
  });

  test('a user without a password enrolls a second factor right after the sign-in, not later, and keeps one way to sign in', async () => {
    const session = sessionOf(open, await signIn(open, person()));
    await session.ok('enrollSecondFactor', { body: {} });
    const [identity] = (await session.ok('listIdentities')).data;
    expect((await session.refused('unlinkIdentity', { path: { id: identity!.id } })).code).toBe('identity_needed');
    expect((await session.ok('listIdentities')).data).toHaveLength(1);
    const { user } = await session.ok('getCurrentPrincipal');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await open.runtime.db
      .updateTable('sessions')
      .set({ created_at: hourAgo })
      .where('user_id', '=', user!.id)
      .execute();
    const late = await session.refused('enrollSecondFactor', { body: {} });
    expect([late.status, late.code]).toEqual([403, 'fresh_login_required']);
    const login = await clientOf(open.url).refused('login', { body: { email: user!.email, password: PASSWORD } });
    expect(login.code).toBe('invalid_credentials');
  });
});

test('an older session links an identity only with the password, so that a stolen one cannot outlast itself', async () => {
  const [tenant, who] = [await newTenant(open.url), person()];
  const link = async (more: object) =>
    tenant.send('linkIdentity', { body: { ...(await atProvider(open, who)), ...more } });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const { db } = open.runtime;
  await db.updateTable('sessions').set({ created_at: hourAgo }).where('user_id', '=', tenant.userId).execute();
  const before = idp.exchanges.length;
  expect((await link({})).body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/current_password', code: 'required' }],
  });
  expect((await link({ current_password: 'another password 9' })).body).toMatchObject({ code: 'invalid_credentials' });
  expect(idp.exchanges).toHaveLength(before);
  expect((await tenant.ok('listIdentities')).data).toEqual([]);
  expect((await link({ current_password: PASSWORD })).status).toBe(201);

  const noPassword = sessionOf(open, await signIn(open, person()));
  const { user } = await noPassword.ok('getCurrentPrincipal');
  await db.updateTable('sessions').set({ created_at: hourAgo }).where('user_id', '=', user!.id).execute();
  const late = await noPassword.refused('linkIdentity', { body: await atProvider(open, person()) });
  expect([late.status, late.code]).toEqual([403, 'fresh_login_required']);
});

describe('an attack on an OpenID Connect sign-in', () => {
  const refused = async (app: TestApp, body: object) => {
    const { status, code } = await finish(app, body);
    expect([status, code]).toEqual([401, 'sign_in_refused']);
  };

  test('with the response for another browser (login CSRF), or a mismatched state, has no matching token', async () => {
    const [attacker, victim] = [await atProvider(open, person()), await atProvider(open, person())];
    await refused(open, { ...attacker, sign_in_token: victim.sign_in_token });
    await refused(open, { ...attacker, state: victim.state, sign_in_token: victim.sign_in_token });
    await refused(open, { ...(await atProvider(open, person())), iss: 'http://127.0.0.1/other' });
    const { iss: _, ...withoutIssuer } = await atProvider(open, person());
    await refused(open, withoutIssuer);
  });

  test('with a used code or a used token is too late, also concurrently', async () => {
    const body = await atProvider(open, person());
    const answers = await Promise.all([finish(open, body), finish(open, body), finish(open, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const before = idp.exchanges.length;
    await refused(open, body);
    expect(idp.exchanges).toHaveLength(before);
    const fresh = await start(open);
    const { state } = await idp.visit(fresh.authorization_url, person());
    await refused(open, { code: body.code, state, iss: body.iss, sign_in_token: fresh.sign_in_token });
  });

  test('with an invented, foreign or expired sign-in token reaches no provider', async () => {
    const body = await atProvider(open, person());
    const before = idp.exchanges.length;
    const { vault } = open.runtime;
    const pending = JSON.parse(vault.open('oidc-sign-in', body.sign_in_token)) as object;
    const expired = vault.seal('oidc-sign-in', JSON.stringify({ ...pending, until: Date.now() - 60_000 }));
    const ofOther = closed.runtime.vault.seal('oidc-sign-in', JSON.stringify(pending));
    for (const sign_in_token of ['none', vault.seal('login', JSON.stringify(pending)), expired, ofOther])
      await refused(open, { ...body, sign_in_token });
    expect(idp.exchanges).toHaveLength(before);
  });

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hmac = (claims: JWTPayload, secret: string) => {
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const forgeries: Record<string, (claims: JWTPayload, key: CryptoKey) => Promise<string> | string> = {
    'without a signature (alg none)': (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
    'signed with the client secret (HS256)': (claims) => hmac(claims, idp.clientSecret),
    'signed with the public key as a secret (HS256)': (claims) => hmac(claims, idp.publicPem),
    'signed by another key under the same name': (claims) => sign(claims, foreignKey),
    'signed by a key that the provider does not have': (claims) => sign(claims, foreignKey, { kid: 'mine' }),
    'whose claims were changed': async (claims, key) => {
      const [head, , signature] = (await sign(claims, key)).split('.');
      return `${head}.${encode({ ...claims, sub: 'admin' })}.${signature}`;
    },
    'for another audience': (claims, key) => sign({ ...claims, aud: 'another-app' }, key),
    'of another issuer': (claims, key) => sign({ ...claims, iss: 'http://127.0.0.1/other' }, key),
    'that has expired': (claims, key) => sign({ ...claims, iat: claims.iat! - 900, exp: claims.exp! - 900 }, key),
    'with the nonce of another sign-in': (claims, key) => sign({ ...claims, nonce: 'another' }, key),
    'without a nonce': (claims, key) => sign({ ...claims, nonce: undefined }, key),
    'without a subject': (claims, key) => sign({ ...claims, sub: undefined } as JWTPayload, key),
    'that is no token': () => 'none',
  };
  test.each(Object.keys(forgeries))('with an ID token %s is refused', async (name) => {
    idp.forge = forgeries[name]!;
    const who = person();
    await refused(open, await atProvider(open, who));
    const rows = await open.runtime.db.selectFrom('users').select('id').where('email', '=', who.email!).execute();
    expect(rows).toEqual([]);
  });
});

describe('a provider that fails', () => {
  test('is a failure of the provider, and the next sign-in works', async () => {
    const body = await atProvider(open, person());
    idp.isDown = true;
    const failed = await finish(open, body);
    expect([failed.status, failed.code]).toEqual([502, 'provider_failed']);
    idp.isDown = false;
    expect((await signIn(open, person())).status).toBe(200);
  });

  test('that is unreachable, or has a private or invalid address, is reported and contacted again on the next sign-in', async () => {
    const settings = {
      clientId: 'parley',
      clientSecret: null,
      providerName: 'ID',
      redirectUrl: null,
      secondFactorAcr: [],
    };
    const { connection, clock, log } = open.runtime;
    const nobody = createOidcProvider({ ...settings, issuer: 'http://127.0.0.1:9' }, { connection, clock, log });
    for (let i = 0; i < 2; i++) await expect(nobody.begin('http://127.0.0.1/')).rejects.toThrow(ProviderUnavailable);
    const { metadata } = idp;
    for (const authorization_endpoint of ['javascript:alert(1)', 5]) {
      idp.metadata = { authorization_endpoint };
      const invalid = createOidcProvider({ ...settings, issuer: idp.issuer }, { connection, clock, log });
      await expect(invalid.begin('http://127.0.0.1/')).rejects.toThrow(ProviderUnavailable);
    }
    idp.metadata = metadata;
    const before = idp.exchanges.length;
    const guarded = createConnection({ allow: [] });
    const inside = createOidcProvider({ ...settings, issuer: idp.issuer }, { connection: guarded, clock, log });
    await expect(inside.begin('http://127.0.0.1/')).rejects.toThrow(/private/);
    await guarded.close();
    expect(idp.exchanges).toHaveLength(before);
  });
});

test('while metadata or keys cannot be read again, the last ones admit users for a day', async () => {
  let now = 0;
  const { connection, log } = open.runtime;
  const provider = createOidcProvider(
    {
      issuer: idp.issuer,
      clientId: idp.clientId,
      clientSecret: idp.clientSecret,
      providerName: 'ID',
      redirectUrl: null,
      secondFactorAcr: [],
    },
    { connection, clock: { monotonic: () => now }, log },
  );
  const pass = async () => {
    const who = person();
    const { url, pending } = await provider.begin('http://127.0.0.1/back');
    const { subject } = await provider.finish(await idp.visit(url, who), pending);
    expect(subject).toBe(who.sub);
  };
  const [minute, hour] = [60_000, 3_600_000];
  await pass();
  const before = idp.discoveries;
  now += 2 * hour;
  idp.downPaths = [METADATA_PATH, KEYS_PATH];
  await pass();
  now += minute / 2;
  await pass();
  expect(idp.discoveries).toBe(before + 1);
  // Other metadata objects have keys of their own to read.
  now += minute;
  idp.downPaths = [KEYS_PATH];
  await pass();
  expect(idp.discoveries).toBe(before + 2);
  // Two sign-ins at once read it once.
  now += 2 * hour;
  await Promise.all([provider.begin('http://127.0.0.1/back'), provider.begin('http://127.0.0.1/back')]);
  expect(idp.discoveries).toBe(before + 3);
  // The page of a proxy is not an answer, and does not replace the last one.
  for (const paths of [[METADATA_PATH], [KEYS_PATH], [METADATA_PATH, KEYS_PATH]]) {
    now += 2 * hour;
    idp.downPaths = [];
    idp.maintainedPaths = paths;
    await pass();
  }
  now += 2 * hour;
  idp.maintainedPaths = [];
  idp.downPaths = [KEYS_PATH];
  await pass();

  now += 25 * hour;
  idp.downPaths = [METADATA_PATH];
  await expect(provider.begin('http://127.0.0.1/back')).rejects.toThrow(ProviderUnavailable);
  idp.downPaths = [KEYS_PATH];
  await expect(pass()).rejects.toThrow(ProviderUnavailable);
  idp.downPaths = [];
  await pass();
});

test('the sign-in methods name the provider and who may register', async () => {
  expect(await clientOf(open.url).ok('getSignInMethods')).toEqual({
    password: true,
    registration: 'open',
    oidc: { name: 'Northwind ID', issuer: idp.issuer },
  });
  expect((await clientOf(closed.url).ok('getSignInMethods')).registration).toBe('closed');
});

test('without a provider the operations report that there is none', async () => {
  const app = await startTestApp();
  expect((await clientOf(app.url).ok('getSignInMethods')).oidc).toBeNull();
  const client = clientOf(app.url);
  expect((await client.refused('startSignIn')).code).toBe('sign_in_not_configured');
  const body = { code: 'c', state: 's', sign_in_token: 't' };
  expect((await client.refused('finishSignIn', { body })).code).toBe('sign_in_not_configured');
  await app.close();
});
