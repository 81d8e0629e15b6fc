// Sign-in at an OpenID Connect provider, and workspaces: invitations that it accepts, and what counts as a second factor.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOwner } from '../../../src/resources/auth/owners.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { startIdentityProvider, type IdentityProvider, type Person } from '../../support/identity-provider.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { atProviderOf, finish, person, sessionOf, start } from './sign-ins.ts';

let idp: IdentityProvider;
let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  idp = await startIdentityProvider();
  const env = { OIDC_ISSUER: idp.issuer, OIDC_CLIENT_ID: idp.clientId, OIDC_CLIENT_SECRET: idp.clientSecret };
  const OIDC_SECOND_FACTOR_ACR = 'urn:example:gold,urn:example:silver';
  [open, closed] = await Promise.all([
    startTestApp({ env }),
    startTestApp({ env: { ...env, REGISTRATION: 'closed', OIDC_SECOND_FACTOR_ACR } }),
  ]);
});
afterEach(() => void (idp.keepsEmailApart = false));
afterAll(async () => {
  await Promise.all([open?.close(), closed?.close()]);
  await idp?.close();
});

const atProvider = (app: TestApp, who: Person) => atProviderOf(idp, app, who);
const signIn = async (app: TestApp, who: Person) => finish(app, await atProvider(app, who));
/** An account that the operator created on the deployment with closed registration. */
async function account(email: string): Promise<void> {
  await createOwner(closed.runtime, { email, password: PASSWORD, name: 'Ada' });
}

describe('a sign-in with an invitation', () => {
  const invite = async (app: TestApp, owner: Tenant, email: string): Promise<string> => {
    await owner.ok('createInvitation', { body: { email, role: 'viewer' } });
    return (await app.mailbox.linkTo(email)).token!;
  };
  const accept = async (app: TestApp, who: Person, invitation_token: string) =>
    finish(app, { ...(await atProvider(app, who)), invitation_token });
  const membership = async (app: TestApp, answer: { body: unknown }) => {
    const { workspace, role, user } = await sessionOf(app, answer).ok('getCurrentPrincipal');
    return { id: workspace.id, role, userId: user!.id, email: user!.email };
  };

  test('makes a new user a member, without a workspace of their own, and begins in the workspace', async () => {
    const owner = await newTenant(open.url);
    // The token was mailed to this address, which proves it without the provider.
    const who = person({ email_verified: false });
    const token = await invite(open, owner, who.email!.toUpperCase());
    const answer = await accept(open, who, token);
    expect(await membership(open, answer)).toMatchObject({ id: owner.workspaceId, role: 'viewer', email: who.email });
    expect((await sessionOf(open, answer).ok('listWorkspaces')).data).toHaveLength(1);
    const actions = (await owner.ok('listAuditLog')).data.map(({ action }) => action);
    expect(actions.slice(0, 4).toSorted()).toEqual([
      'identity.linked',
      'invitation.accepted',
      'session.opened',
      'user.registered',
    ]);
    const again = await accept(open, who, token);
    expect([again.status, again.code]).toEqual([409, 'invitation_closed']);
    expect((await signIn(open, who)).status).toBe(200);
  });

  test('lets a known identity join, also when its address has changed since, and begins there', async () => {
    const owner = await newTenant(open.url);
    const who = person();
    const { userId, email } = await membership(open, await signIn(open, who));
    const moved = { ...who, email: newEmail() };
    expect(await membership(open, await accept(open, moved, await invite(open, owner, moved.email)))).toEqual({
      id: owner.workspaceId,
      role: 'viewer',
      userId,
      email,
    });
    const other = await newTenant(open.url);
    expect(await membership(open, await accept(open, moved, await invite(open, other, email)))).toMatchObject({
      id: other.workspaceId,
      userId,
    });
    const further = await newTenant(open.url);
    const unverified = { ...who, email: newEmail(), email_verified: false };
    const refusal = await accept(open, unverified, await invite(open, further, unverified.email));
    expect([refusal.status, refusal.code]).toEqual([422, 'validation_failed']);
  });

  test('opens its workspace also after the second factor of the user', async () => {
    const who = person();
    const session = sessionOf(open, await signIn(open, who));
    const { secret } = await session.ok('enrollSecondFactor', { body: {} });
    await session.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret) } });
    const owner = await newTenant(open.url);
    const asked = await accept(open, who, await invite(open, owner, who.email));
    const { login_token } = asked.body as unknown as { login_token: string };
    // The code of the confirmation is used up; the next one is already valid.
    const code = await oneTimeCode(secret, 1);
    const { access_token } = await clientOf(open.url).ok('finishLogin', { body: { login_token, code } });
    const me = await clientOf(open.url, access_token).ok('getCurrentPrincipal');
    expect(me.workspace.id).toBe(owner.workspaceId);
  });

  test('is refused for another address, an unknown token and a user who is not linked; nothing is left behind', async () => {
    const owner = await newTenant(open.url);
    const token = await invite(open, owner, newEmail());
    const who = person();
    const refusal = await accept(open, who, token);
    expect([refusal.status, refusal.code]).toEqual([422, 'validation_failed']);
    expect((await accept(open, who, 'it_unknown')).code).toBe('invitation_not_found');
    const taken = await newTenant(open.url);
    const forTaken = await invite(open, owner, taken.email);
    expect((await accept(open, person({ email: taken.email }), forTaken)).code).toBe('identity_not_linked');
    const unverified = person({ email: taken.email, email_verified: false });
    expect((await accept(open, unverified, forTaken)).code).toBe('email_unverified');
    const rows = await open.runtime.db.selectFrom('users').select('id').where('email', '=', who.email!).execute();
    expect(rows).toEqual([]);
    expect((await owner.ok('listMembers', { query: { status: 'active' } })).data).toHaveLength(1);
  });

  test('creates new users where registration requires an invitation, and none where it is closed', async () => {
    const inviting = await startTestApp({
      env: {
        OIDC_ISSUER: idp.issuer,
        OIDC_CLIENT_ID: idp.clientId,
        OIDC_CLIENT_SECRET: idp.clientSecret,
        REGISTRATION: 'invite',
      },
    });
    for (const [app, expected] of [
      [inviting, undefined],
      [closed, 'registration_closed'],
    ] as const) {
      const email = newEmail();
      await createOwner(app.runtime, { email, password: PASSWORD, name: 'Ada' });
      const { access_token: jwt } = await clientOf(app.url).ok('login', { body: { email, password: PASSWORD } });
      const owner = { ...clientOf(app.url, jwt) } as Tenant;
      const who = person();
      expect((await accept(app, who, await invite(app, owner, who.email!))).code).toBe(expected);
      if (app === inviting) expect((await signIn(app, person())).code).toBe('registration_closed');
    }
    await inviting.close();
  });
});

test('the same subject at another issuer is another identity', async () => {
  const second = await startIdentityProvider();
  const app = await startTestApp({
    env: { OIDC_ISSUER: second.issuer, OIDC_CLIENT_ID: second.clientId, OIDC_CLIENT_SECRET: second.clientSecret },
  });
  const who = person();
  const atSecond = async (email: string) => {
    const { authorization_url: url, sign_in_token } = await start(app);
    return finish(app, { ...(await second.visit(url, { ...who, email })), sign_in_token });
  };
  const rows = () => app.runtime.db.selectFrom('identities').selectAll().where('subject', '=', who.sub).execute();
  const tenant = await newTenant(app.url);
  await app.runtime.db
    .insertInto('identities')
    .values({ id: 'idn_first', issuer: idp.issuer, subject: who.sub, user_id: tenant.userId, email: who.email! })
    .execute();
  const { user } = await sessionOf(app, await atSecond(who.email!)).ok('getCurrentPrincipal');
  expect(user!.id).not.toBe(tenant.userId);
  expect((await rows()).map(({ user_id: id }) => id).toSorted()).toEqual([tenant.userId, user!.id].toSorted());
  await app.close();
  await second.close();
});

describe('a workspace that requires a second factor', () => {
  /** Signs in twice; requires the second factor directly in the database, because the owner has no factor here. */
  const admitted = async (app: TestApp, how: Partial<Person>): Promise<string> => {
    const who = person();
    if (app === closed) await account(who.email);
    const { user, workspace } = await sessionOf(app, await signIn(app, who)).ok('getCurrentPrincipal');
    const strict = app.runtime.db.updateTable('workspaces').set({ require_second_factor: true });
    await strict.where('id', '=', workspace.id).execute();
    const session = sessionOf(app, await signIn(app, { ...who, ...how }));
    const answer = await session.send('listMembers');
    expect(user!.email).toBe(who.email);
    return answer.status === 200 ? 'admitted' : (answer.body as { code: string }).code;
  };

  test.each([
    ['the method mfa', { amr: ['pwd', 'mfa'] }, 'admitted'],
    ['a single method, even a second one', { amr: ['otp'] }, 'workspace_requires_second_factor'],
    ['mfa as a text instead of a list', { amr: 'mfa' }, 'workspace_requires_second_factor'],
    ['a class that nobody named', { acr: 'urn:example:gold' }, 'workspace_requires_second_factor'],
    ['nothing', {}, 'workspace_requires_second_factor'],
  ])('evaluates the claims of the provider %s: %j gives %s', async (_what, how, expected) => {
    expect(await admitted(open, how)).toBe(expected);
  });

  test('accepts the classes that the operator named, and no other', async () => {
    expect(await admitted(closed, { acr: 'urn:example:silver' })).toBe('admitted');
    expect(await admitted(closed, { acr: 'urn:example:bronze' })).toBe('workspace_requires_second_factor');
  });

  test('uses the method from the signed token only, not from the user info', async () => {
    idp.keepsEmailApart = true;
    expect(await admitted(open, { amr: ['mfa'] })).toBe('workspace_requires_second_factor');
  });

  test('still requires the second factor of a user who has one here', async () => {
    const who = person();
    const session = sessionOf(open, await signIn(open, who));
    const { secret } = await session.ok('enrollSecondFactor', { body: {} });
    await session.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret) } });
    expect((await signIn(open, { ...who, amr: ['mfa'] })).code).toBe('second_factor_required');
  });
});
