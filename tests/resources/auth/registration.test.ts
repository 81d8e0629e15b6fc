// Registration over HTTP: what a new user gets, and which registrations are rejected.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOwner } from '../../../src/resources/auth/owners.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD } from '../../support/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const person = (more: Record<string, unknown> = {}) => ({
  email: newEmail(),
  password: PASSWORD,
  name: 'Ada',
  ...more,
});

describe('registerUser', () => {
  test('creates a workspace with a test number and tokens that work at once', async () => {
    const anybody = clientOf(app.url);
    const registered = await anybody.ok('registerUser', { body: person({ workspace_name: 'Northwind' }) });
    expect(registered).toMatchObject({ workspace: { name: 'Northwind' }, expires_in: 900, token_type: 'Bearer' });
    const client = clientOf(app.url, registered.access_token);
    const me = await client.ok('getCurrentPrincipal');
    expect(me).toMatchObject({ kind: 'user', role: 'owner', scope: 'admin', api_key: null });
    expect(me.user).toEqual(registered.user);
    expect(me.workspace).toEqual(registered.workspace);
    const numbers = await client.ok('listPhoneNumbers');
    expect(numbers.data).toMatchObject([{ number: '+12025550199', carrier: 'loopback', status: 'active' }]);
    const refreshed = await anybody.ok('refreshSession', { body: { refresh_token: registered.refresh_token } });
    await clientOf(app.url, refreshed.access_token).ok('getCurrentPrincipal');
  });

  test('names the workspace after its owner by default', async () => {
    const { workspace } = await clientOf(app.url).ok('registerUser', { body: person() });
    expect(workspace.name).toBe("Ada's workspace");
  });

  test('every workspace has its own test number', async () => {
    const [first, second] = [await newTenant(app.url), await newTenant(app.url)];
    const [one] = (await first.ok('listPhoneNumbers')).data;
    const [other] = (await second.ok('listPhoneNumbers')).data;
    expect(one!.number).toBe(other!.number);
    expect(one!.id).not.toBe(other!.id);
    expect((await second.refused('getPhoneNumber', { path: { id: one!.id } })).code).toBe('phone_number_not_found');
  });

  test('an email address can register once, in any letter case', async () => {
    const { email } = await newTenant(app.url);
    const again = await clientOf(app.url).refused('registerUser', { body: person({ email: email.toUpperCase() }) });
    expect([again.status, again.code]).toEqual([409, 'email_taken']);
  });

  test('one of ten concurrent registrations of an address succeeds', async () => {
    const body = person();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => clientOf(app.url).send('registerUser', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('a rejected registration creates no workspace', async () => {
    const { email } = await newTenant(app.url);
    const count = () => app.runtime.db.selectFrom('workspaces').select('id').execute();
    const before = await count();
    await clientOf(app.url).refused('registerUser', { body: person({ email }) });
    expect(await count()).toHaveLength(before.length);
  });

  test('rejects a password of eleven characters with a pointer', async () => {
    const { status, errors } = await clientOf(app.url).refused('registerUser', {
      body: person({ password: 'elevenchars' }),
    });
    expect(status).toBe(422);
    expect(errors.join()).toMatch(/^\/password /);
  });

  test('rejects an unknown field by name and registers nothing', async () => {
    const body = person({ workspacename: 'Northwind' });
    const { status, errors } = await clientOf(app.url).refused('registerUser', { body });
    expect(status).toBe(422);
    expect(errors.join()).toContain('/workspacename');
    const login = await clientOf(app.url).refused('login', { body: { email: body.email, password: PASSWORD } });
    expect(login.code).toBe('invalid_credentials');
  });
});

describe('REGISTRATION', () => {
  test.each([
    ['closed', 403, 'npm run owner'],
    ['invite', 201, 'POST /v1/invitations'],
  ])('%s: nobody registers alone, and of three requests with an invitation one gets %i', async (mode, status, way) => {
    const strict = await startTestApp({ env: { REGISTRATION: mode } });
    try {
      const { runtime, mailbox, url } = strict;
      const anybody = clientOf(url);
      const alone = await anybody.refused('registerUser', { body: person() });
      expect([alone.status, alone.code]).toEqual([403, 'registration_closed']);
      expect(alone.body.detail).toContain(way);
      const operated = { email: 'owner@example.com', password: PASSWORD };
      await createOwner(runtime, { ...operated, name: 'Ada' });
      const owner = clientOf(url, (await anybody.ok('login', { body: operated })).access_token);
      const body = person();
      const { id } = await owner.ok('createInvitation', { body: { email: body.email, role: 'member' } });
      const { token } = await mailbox.linkTo(body.email);
      const request = { ...body, invitation_token: token };
      const named = await anybody.refused('registerUser', { body: { ...request, workspace_name: 'Mine' } });
      expect(named.errors).toEqual(['/workspace_name not_allowed']);
      const other = await anybody.refused('registerUser', { body: { ...request, email: newEmail() } });
      expect(other.status).toBe(mode === 'closed' ? 403 : 422);
      const answers = await Promise.all([1, 2, 3].map(() => anybody.send('registerUser', { body: request })));
      expect(answers.filter((answer) => answer.status === status)).toHaveLength(mode === 'closed' ? 3 : 1);
      const accept = { path: { id }, body: { token, name: 'Grace', password: PASSWORD } };
      const refused = await anybody.refused('acceptInvitation', accept);
      expect(refused.code).toBe(mode === 'closed' ? 'registration_closed' : 'invitation_closed');
      const { data } = await owner.ok('listMembers', { query: { status: 'active' } });
      expect(data.map(({ email }) => email)).toEqual([...(mode === 'closed' ? [] : [body.email]), operated.email]);
    } finally {
      await strict.close();
    }
  });
});
