// Requests that were authorized before a password, a role or a key changed, and that write afterwards: they must not outlast the
// change. Each change happens between two transactions of the request.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/core/context.ts';
import { createApiKey, rotateApiKey } from '../../../src/resources/api-keys/service.ts';
import { finishLogin } from '../../../src/resources/auth/logins.ts';
import { finishSignIn, linkIdentity } from '../../../src/resources/auth/oidc.ts';
import { setPassword } from '../../../src/resources/auth/owners.ts';
import { confirmSecondFactor } from '../../../src/resources/auth/second-factor.ts';
import { login, updateCurrentUser } from '../../../src/resources/auth/service.ts';
import { createInvitation } from '../../../src/resources/members/service.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { afterTransaction, betweenTransactions } from '../../support/between-transactions.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { startIdentityProvider } from '../../support/identity-provider.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { atProviderOf, finish, person } from './sign-ins.ts';

const NEW_PASSWORD = 'entirely new horse battery staple';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const SESSION = { ip: '127.0.0.1', origin: null, bearer: null, accept: '', requestId: 'req_test' };

/** A request in whose course, before its `nth` transaction, `act` happens. */
function during(act: () => Promise<unknown>, nth: number, actor?: Actor): Context {
  const { db } = betweenTransactions(app.runtime.db, nth, act);
  return { ...app.runtime, ...SESSION, signal: new AbortController().signal, db, actor: actor! };
}

const openSessions = async ({ userId }: Tenant) =>
  app.runtime.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();

const actorOf = (tenant: Tenant, sessionId: string): Actor => {
  const { workspaceId, userId } = tenant;
  return { kind: 'user', workspaceId, userId, sessionId, role: 'owner', scope: 'admin' };
};

describe('a login with the former password', () => {
  // The attempt is counted in the first transaction, the session is opened in the second.
  test.each([1, 2])('opens no session if the password changes before its transaction %i', async (nth) => {
    const tenant = await newTenant(app.url);
    const ctx = during(() => setPassword(app.runtime, tenant.userId, NEW_PASSWORD), nth);
    const answer = login(ctx, { email: tenant.email, password: PASSWORD });
    await expect(answer).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await openSessions(tenant)).toEqual([]);
  });

  test('opens no session if the password changes during the second step', async () => {
    const tenant = await newTenant(app.url);
    const { secret } = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
    await tenant.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret, -1) } });
    const { body } = await clientOf(app.url).refused('login', { body: { email: tenant.email, password: PASSWORD } });
    const ctx = during(() => setPassword(app.runtime, tenant.userId, NEW_PASSWORD), 2);
    const answer = finishLogin(ctx, (body as { login_token?: string }).login_token!, await oneTimeCode(secret));
    await expect(answer).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await openSessions(tenant)).toEqual([]);
  });
});

test('a login token is not valid after a change of the email address', async () => {
  const tenant = await newTenant(app.url);
  const { secret } = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  await tenant.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret, -1) } });
  const { body } = await clientOf(app.url).refused('login', { body: { email: tenant.email, password: PASSWORD } });
  await tenant.ok('updateCurrentUser', { body: { email: newEmail(), current_password: PASSWORD } });
  const { login_token } = body as { login_token?: string };
  const second = { login_token: login_token!, code: await oneTimeCode(secret) };
  expect((await clientOf(app.url).refused('finishLogin', { body: second })).code).toBe('invalid_login_token');
  expect(await openSessions(tenant)).toHaveLength(1);
});

describe('a change of the password', () => {
  const own = async (tenant: Tenant) => actorOf(tenant, (await openSessions(tenant))[0]!.id);
  const change = { current_password: PASSWORD, password: 'the password of a thief, long' };

  test('with the former password does not replace the password that was set meanwhile', async () => {
    const tenant = await newTenant(app.url);
    const actor = await own(tenant);
    const ctx = during(() => setPassword(app.runtime, tenant.userId, NEW_PASSWORD), 1, actor);
    await expect(updateCurrentUser(ctx, change)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await clientOf(app.url).ok('login', { body: { email: tenant.email, password: NEW_PASSWORD } });
  });

  test('is refused if its session ended meanwhile', async () => {
    const tenant = await newTenant(app.url);
    const actor = await own(tenant);
    const ctx = during(() => tenant.ok('logout', { body: { all: true } }), 1, actor);
    await expect(updateCurrentUser(ctx, change)).rejects.toMatchObject({ code: 'session_revoked' });
    await clientOf(app.url).ok('login', { body: { email: tenant.email, password: PASSWORD } });
  });
});

test('a change back to a former address does not keep the proof of the address that the user has meanwhile', async () => {
  const tenant = await newTenant(app.url);
  const actor = actorOf(tenant, (await openSessions(tenant))[0]!.id);
  const own = app.runtime.db.updateTable('users').where('id', '=', tenant.userId);
  const changed = own.set({ email: newEmail(), email_verified: true });
  const ctx = during(() => changed.execute(), 1, actor);
  await updateCurrentUser(ctx, { current_password: PASSWORD, email: tenant.email });
  const row = app.runtime.db.selectFrom('users').select(['email', 'email_verified']).where('id', '=', tenant.userId);
  expect(await row.executeTakeFirst()).toEqual({ email: tenant.email, email_verified: false });
});

test('a second factor is not enabled by a session that ended meanwhile', async () => {
  const tenant = await newTenant(app.url);
  const { secret } = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  const actor = actorOf(tenant, (await openSessions(tenant))[0]!.id);
  const ctx = during(() => tenant.ok('logout', { body: { all: true } }), 1, actor);
  const answer = confirmSecondFactor(ctx, await oneTimeCode(secret));
  await expect(answer).rejects.toMatchObject({ code: 'session_revoked' });
  await clientOf(app.url).ok('login', { body: { email: tenant.email, password: PASSWORD } });
});

test('a sign-in with an identity opens no session if the password is set after the identity was found', async () => {
  const idp = await startIdentityProvider();
  const env = { OIDC_ISSUER: idp.issuer, OIDC_CLIENT_ID: idp.clientId, OIDC_CLIENT_SECRET: idp.clientSecret };
  const own = await startTestApp({ env });
  try {
    const who = person();
    await finish(own, await atProviderOf(idp, own, who));
    const { db } = own.runtime;
    const { id } = await db.selectFrom('users').select('id').where('email', '=', who.email).executeTakeFirstOrThrow();
    const input = (await atProviderOf(idp, own, who)) as Parameters<typeof finishSignIn>[1];
    const set = () => setPassword(own.runtime, id, NEW_PASSWORD);
    const ctx = { ...own.runtime, ...SESSION, db: afterTransaction(db, set) } as unknown as Context;
    await expect(finishSignIn(ctx, input)).rejects.toMatchObject({ code: 'invalid_credentials' });
    const open = db.selectFrom('sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  } finally {
    await own.close();
    await idp.close();
  }
});

test('an identity is not linked by a session that ended while the provider was queried', async () => {
  const idp = await startIdentityProvider();
  const env = { OIDC_ISSUER: idp.issuer, OIDC_CLIENT_ID: idp.clientId, OIDC_CLIENT_SECRET: idp.clientSecret };
  const own = await startTestApp({ env });
  try {
    const tenant = await newTenant(own.url);
    const input = (await atProviderOf(idp, own, person())) as Parameters<typeof linkIdentity>[1];
    const { data } = await tenant.ok('listSessions');
    const { db } = betweenTransactions(own.runtime.db, 1, () => tenant.ok('logout', { body: { all: true } }));
    const actor = actorOf(tenant, data[0]!.id);
    const ctx: Context = { ...own.runtime, ...SESSION, signal: new AbortController().signal, db, actor };
    await expect(linkIdentity(ctx, input)).rejects.toMatchObject({ code: 'session_revoked' });
    const again = await clientOf(own.url).ok('login', { body: { email: tenant.email, password: PASSWORD } });
    expect((await clientOf(own.url, again.access_token).ok('listIdentities')).data).toEqual([]);
  } finally {
    await own.close();
    await idp.close();
  }
});

describe('a new API key', () => {
  const keysOf = async (tenant: Tenant) =>
    (await tenant.ok('listApiKeys', { query: { status: 'active' } })).data.map(({ name }) => name);

  test.each(['created', 'rotated'] as const)('is not %s by a key that was revoked meanwhile', async (how) => {
    const tenant = await newTenant(app.url);
    const { id } = await tenant.ok('createApiKey', { body: { name: 'leaked', scope: 'admin' } });
    const other = await tenant.ok('createApiKey', { body: { name: 'other', scope: 'admin' } });
    const { workspaceId, userId } = tenant;
    const actor: Actor = { kind: 'key', workspaceId, userId, keyId: id, scope: 'admin' };
    const ctx = during(() => tenant.ok('revokeApiKey', { path: { id } }), 1, actor);
    const answer =
      how === 'created' ? createApiKey(ctx, { name: 'kept', scope: 'admin' }) : rotateApiKey(ctx, other.id, {});
    await expect(answer).rejects.toMatchObject({ code: 'key_revoked' });
    expect(await keysOf(tenant)).toEqual(['other']);
  });

  test('is not created by an admin who was removed meanwhile', async () => {
    const [owner, admin] = [await newTenant(app.url), await newTenant(app.url)];
    await join(admin, owner, 'admin');
    const { workspaceId } = owner;
    const actor: Actor = { ...actorOf(admin, 'ses_test'), workspaceId, role: 'admin' } as Actor;
    const ctx = during(() => owner.ok('removeMember', { path: { id: admin.userId } }), 1, actor);
    await expect(createApiKey(ctx, { name: 'kept' })).rejects.toMatchObject({ code: 'workspace_forbidden' });
    expect(await keysOf(owner)).toEqual([]);
  });
});

test('an owner who was demoted meanwhile invites no owner', async () => {
  const [owner, other] = [await newTenant(app.url), await newTenant(app.url)];
  await join(other, owner, 'owner');
  const actor: Actor = { ...actorOf(other, 'ses_test'), workspaceId: owner.workspaceId } as Actor;
  const demote = () => owner.ok('updateMember', { path: { id: other.userId }, body: { role: 'viewer' } });
  const answer = createInvitation(during(demote, 1, actor), { email: newEmail(), role: 'owner' });
  await expect(answer).rejects.toMatchObject({ code: 'workspace_forbidden' });
  expect((await owner.ok('listMembers', { query: { status: 'pending' } })).data).toEqual([]);
});

async function join(user: Tenant, { workspaceId }: Tenant, role: 'owner' | 'admin'): Promise<void> {
  await app.runtime.db
    .insertInto('members')
    .values({ workspace_id: workspaceId, user_id: user.userId, role })
    .execute();
}
