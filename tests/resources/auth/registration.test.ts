// Registration over HTTP: what a new user gets, and which registrations are rejected.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('an e-mail address can register once, in any letter case', async () => {
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
  test.each(['closed', 'invite'])('self-registration is rejected when it is %s', async (mode) => {
    const strict = await startTestApp({ env: { REGISTRATION: mode } });
    try {
      const { status, code } = await clientOf(strict.url).refused('registerUser', { body: person() });
      expect([status, code]).toEqual([403, 'registration_closed']);
    } finally {
      await strict.close();
    }
  });
});
