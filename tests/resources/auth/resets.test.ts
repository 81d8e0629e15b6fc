// Password resets over HTTP: an email link that is valid for one use and ends every session, and responses that reveal
// nothing about addresses.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { setPassword } from '../../../src/resources/auth/owners.ts';
import { mailReset } from '../../../src/resources/auth/service/resets.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { betweenTransactions } from '../../support/between-transactions.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const NEW_PASSWORD = 'entirely new horse battery staple';
const anybody = () => clientOf(app.url);
const ask = (email: string) => anybody().send('requestPasswordReset', { body: { email } });
const reset = (token: string | undefined, password = NEW_PASSWORD) =>
  anybody().send('resetPassword', { body: { token, password } });
const refusedReset = (token: string | undefined, password?: string) =>
  anybody().refused('resetPassword', { body: { token, password: password ?? NEW_PASSWORD } });

async function linkOf({ email }: Tenant, count = 1): Promise<string> {
  await ask(email);
  return (await app.mailbox.linkTo(email, count))['token']!;
}

describe('requestPasswordReset', () => {
  test('returns the same response for an address without a user, which gets no mail', async () => {
    const [tenant, nobody] = [await newTenant(app.url), newEmail()];
    const [known, unknown] = [await ask(tenant.email.toUpperCase()), await ask(nobody)];
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(known.headers.get('content-length')).toBe(unknown.headers.get('content-length'));
    await app.mailbox.linkTo(tenant.email);
    const jobs = sql`select 1 from graphile_worker.jobs where task_identifier = 'auth.mail-reset'`;
    const areDone = async () => (await jobs.execute(app.runtime.db)).rows.length === 0;
    await until(areDone, { what: 'both requests were handled' });
    expect(app.mailbox.mailsTo(nobody)).toEqual([]);
  });

  test('reads no user: the request runs one statement, which enqueues a job', async () => {
    const seen: string[] = [];
    const db = app.runtime.db.withPlugin({
      transformQuery({ node }) {
        seen.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { requestPasswordReset } = await import('../../../src/resources/auth/service/resets.ts');
    const request = { requestId: 'req_test', ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
    const ctx = { ...app.runtime, ...request, signal: new AbortController().signal, db };
    await requestPasswordReset(ctx, newEmail());
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('graphile_worker.add_job');
  });

  test('a fourth open link is not mailed', async () => {
    const tenant = await newTenant(app.url);
    for (let sent = 0; sent < 5; sent++) await mailReset(app.runtime, { email: tenant.email });
    await app.mailbox.linkTo(tenant.email, 3);
    const rows = await app.runtime.db
      .selectFrom('password_resets')
      .select('token_hash')
      .where('user_id', '=', tenant.userId)
      .execute();
    expect(rows).toHaveLength(3);
  });

  test('no link is mailed to an address that the user has just changed', async () => {
    const tenant = await newTenant(app.url);
    const body = { email: newEmail(), current_password: PASSWORD };
    const { db } = betweenTransactions(app.runtime.db, 1, () => tenant.ok('updateCurrentUser', { body }));
    await mailReset({ ...app.runtime, db }, { email: tenant.email });
    const links = app.runtime.db.selectFrom('password_resets').selectAll().where('user_id', '=', tenant.userId);
    expect(await links.execute()).toEqual([]);
  });
});

describe('resetPassword', () => {
  test('sets the password, ends every session and confirms it by mail; API keys keep working', async () => {
    const tenant = await newTenant(app.url);
    const { key } = await tenant.ok('createApiKey', { body: { name: 'bot', scope: 'read-only' } });
    const token = await linkOf(tenant);
    expect((await reset(token)).status).toBe(204);
    expect((await tenant.refused('listAgents')).code).toBe('session_revoked');
    const refresh = { body: { refresh_token: tenant.refreshToken } };
    expect((await anybody().refused('refreshSession', refresh)).code).toBe('invalid_refresh_token');
    const old = await anybody().refused('login', { body: { email: tenant.email, password: PASSWORD } });
    expect(old.code).toBe('invalid_credentials');
    await anybody().ok('login', { body: { email: tenant.email, password: NEW_PASSWORD } });
    await clientOf(app.url, key).ok('listAgents');
    await until(() => app.mailbox.mailsTo(tenant.email).some(({ subject }) => subject.includes('was changed')));
  });

  test('one of five concurrent requests with one link succeeds, and no other link of the user works afterwards', async () => {
    const tenant = await newTenant(app.url);
    const [first, second] = [await linkOf(tenant), await linkOf(tenant, 2)];
    const answers = await Promise.all([reset(first), reset(first), reset(first), reset(first), reset(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401, 401]);
    expect((await refusedReset(second)).code).toBe('invalid_reset_token');
  });

  test('a weak password does not use up the link; invalid and expired links are refused', async () => {
    const tenant = await newTenant(app.url);
    const token = await linkOf(tenant);
    expect((await refusedReset(token, 'passwordpassword')).errors).toEqual(['/password weak_password']);
    expect((await refusedReset('pr_nothing')).code).toBe('invalid_reset_token');
    await sql`update password_resets set expires_at = now() where user_id = ${tenant.userId}`.execute(app.runtime.db);
    const late = await refusedReset(token);
    expect([late.status, late.code]).toEqual([401, 'invalid_reset_token']);
    await tenant.ok('listAgents');
  });

  test('a link becomes invalid when the password or the address changes', async () => {
    const tenant = await newTenant(app.url);
    const token = await linkOf(tenant);
    const body = { email: newEmail(), current_password: PASSWORD };
    await tenant.ok('updateCurrentUser', { body });
    expect((await refusedReset(token)).code).toBe('invalid_reset_token');
  });

  test.each(['link', 'operator'])(
    'a password by the %s that proves the address unlinks identities of others; a later one keeps them',
    async (how) => {
      const tenant = await newTenant(app.url);
      const { userId: user_id } = tenant;
      const { db } = app.runtime;
      const set = async (password: string, count: number) =>
        how === 'link' ? reset(await linkOf(tenant, count), password) : setPassword(app.runtime, user_id, password);
      const link = (subject: string) =>
        db
          .insertInto('identities')
          .values({ id: newId('idn'), issuer: 'https://idp.example', subject, user_id })
          .execute();
      const subjects = async () => {
        const rows = db.selectFrom('identities').select('subject').where('user_id', '=', user_id);
        return (await rows.execute()).map(({ subject }) => subject);
      };
      await link(`${user_id} other`);
      await set(NEW_PASSWORD, 1);
      expect(await subjects()).toEqual([]);
      await link(`${user_id} owner`);
      await set('another new horse battery staple', 2);
      expect(await subjects()).toEqual([`${user_id} owner`]);
      const entries = db.selectFrom('audit_log').select('action').where('workspace_id', '=', tenant.workspaceId);
      const unlinked = await entries.where('action', '=', 'identity.unlinked').execute();
      expect(unlinked).toHaveLength(1);
    },
  );

  test('failed logins from elsewhere do not delay the login after a reset', async () => {
    const tenant = await newTenant(app.url);
    const token = await linkOf(tenant);
    for (let tries = 0; tries < 7; tries++) {
      await anybody().refused('login', { body: { email: tenant.email, password: 'wrong horse battery staple' } });
    }
    await reset(token);
    await anybody().ok('login', { body: { email: tenant.email, password: NEW_PASSWORD } });
  });
});
