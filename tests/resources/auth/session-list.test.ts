// A user's sessions over HTTP: the list, ending one or all of them immediately, and that every access token is different.
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../generated/tables.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { until } from '../../support/until.ts';
import { ended } from '../calls/support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const login = (owner: Tenant = tenant, agent = 'tests') =>
  clientOf(app.url).ok('login', {
    body: { email: owner.email, password: PASSWORD },
    headers: { 'user-agent': agent },
  });

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string; sid: string };

test('sessions are deleted a week after their end, with their refresh tokens', async () => {
  const { db } = app.runtime;
  const owner = await newTenant(app.url);
  const opened = [];
  for (const agent of ['live', 'revoked', 'revoked-early', 'expired']) opened.push(await login(owner, agent));
  const [live, revoked, early, expired] = opened.map(({ access_token: token }) => claimsOf(token).sid);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const change = (id: string, columns: Updateable<DB['sessions']>) =>
    db.updateTable('sessions').set(columns).where('id', '=', id).execute();
  await change(revoked!, { revoked_at: daysAgo(6) });
  await change(early!, { revoked_at: daysAgo(8) });
  await change(expired!, { expires_at: daysAgo(8) });
  await sql`select graphile_worker.add_job('auth.delete-sessions', '{}')`.execute(db);
  const left = async () => {
    const rows = db.selectFrom('sessions').select('id').where('user_id', '=', owner.userId).orderBy('created_at');
    return (await rows.execute()).map(({ id }) => id);
  };
  const kept = [claimsOf(owner.jwt).sid, live, revoked];
  await until(async () => (await left()).length === kept.length, { what: 'the job deletes the ended sessions' });
  expect(await left()).toEqual(kept);
  const refreshed = async ({ refresh_token }: { refresh_token: string }) =>
    (await clientOf(app.url).send('refreshSession', { body: { refresh_token } })).status;
  expect(await Promise.all(opened.map(refreshed))).toEqual([200, 401, 401, 401]);
});

describe('listSessions', () => {
  test('lists where and how each was opened, newest first, and marks the session of the request', async () => {
    const owner = await newTenant(app.url);
    const second = await login(owner, `Firefox ${'x'.repeat(400)}`);
    const { data } = await clientOf(app.url, second.access_token).ok('listSessions', {
      query: { include_total: 'true' },
    });
    expect(data.map(({ current }) => current)).toEqual([true, false]);
    expect(data[0]).toMatchObject({
      id: claimsOf(second.access_token).sid,
      ip: '127.0.0.1',
      last_used_ip: '127.0.0.1',
    });
    expect(data[0]!.user_agent).toMatch(/^Firefox x{292}$/);
    expect(data[1]!.id).toBe(claimsOf(owner.jwt).sid);
    const page = await owner.ok('listSessions', { query: { limit: '1', include_total: 'true' } });
    expect([page.data[0]!.current, page.total, page.has_more]).toEqual([false, 2, true]);
    const rest = await owner.ok('listSessions', { query: { cursor: page.next_cursor! } });
    expect(rest.data.map(({ id }) => id)).toEqual([data[1]!.id]);
    expect((await owner.refused('listSessions', { query: { cursor: markedCursor('listSessions', 'no') } })).code).toBe(
      'invalid_cursor',
    );
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 Firefox/140.0', 'Firefox'],
    ['curl/8.14.1', 'curl/8.14.1'],
  ])('describes the program %s in words', async (agent, device) => {
    const { access_token: token } = await login(await newTenant(app.url), agent);
    const { data } = await clientOf(app.url, token).ok('listSessions');
    expect(data[0]).toMatchObject({ device, user_agent: agent });
  });

  test('contains the last use to the minute, with its address', async () => {
    const { access_token } = await login();
    const { sid } = claimsOf(access_token);
    const { db } = app.runtime;
    const old = new Date(Date.now() - 3_600_000);
    await db
      .updateTable('sessions')
      .set({ last_used_at: old, last_used_ip: '192.0.2.1' })
      .where('id', '=', sid)
      .execute();
    const client = clientOf(app.url, access_token);
    await client.ok('listAgents');
    const read = async () => (await client.ok('listSessions')).data.find(({ id }) => id === sid)!;
    const used = await read();
    expect(Date.parse(used.last_used_at)).toBeGreaterThan(Date.now() - 30_000);
    expect(used.last_used_ip).toBe('127.0.0.1');
    expect((await read()).last_used_at).toBe(used.last_used_at);
  });

  test('is refused for API keys', async () => {
    const { key } = await tenant.ok('createApiKey', { body: { name: 'k', scope: 'admin' } });
    expect((await clientOf(app.url, key).refused('listSessions')).code).toBe('user_session_required');
    const path = { id: 'ses_none' };
    expect((await clientOf(app.url, key).refused('endSession', { path })).code).toBe('user_session_required');
  });
});

describe('endSession', () => {
  test('ends only that session: its tokens stop working, other sessions continue, and the audit log records it', async () => {
    const [lost, kept] = [await login(), await login()];
    const { sid } = claimsOf(lost.access_token);
    expect((await tenant.send('endSession', { path: { id: sid } })).status).toBe(204);
    expect((await clientOf(app.url, lost.access_token).refused('listAgents')).code).toBe('session_revoked');
    const refresh = clientOf(app.url).refused('refreshSession', { body: { refresh_token: lost.refresh_token } });
    expect((await refresh).code).toBe('invalid_refresh_token');
    await clientOf(app.url, kept.access_token).ok('listAgents');
    expect((await tenant.ok('listSessions', { query: { limit: '100' } })).data.some(({ id }) => id === sid)).toBe(
      false,
    );
    const { data } = await tenant.ok('listAuditLog', { query: { target: sid } });
    expect(data.map(({ action }) => action)).toEqual(['session.closed']);
    expect((await tenant.refused('endSession', { path: { id: sid } })).code).toBe('session_not_found');
  });

  test('does not find a session of another user, which continues', async () => {
    const other = await newTenant(app.url);
    const refusal = await other.refused('endSession', { path: { id: claimsOf(tenant.jwt).sid } });
    expect([refusal.status, refusal.code]).toEqual([404, 'session_not_found']);
    await tenant.ok('listAgents');
  });

  // The timer that checks credentials runs every 15 seconds; the notification is much faster.
  test('closes the session’s streams immediately, like the revocation of a key, and keeps those of others open', async () => {
    const { agent_id } = await tenant.ok('createAgent', {
      body: agentBody({ inactivity: { seconds: 600, reminders: [] } }),
    });
    const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550107' } });
    const stream = async (credential: string) => {
      const headers = { authorization: `Bearer ${credential}` };
      const response = await fetch(`${app.url}/v1/calls/${id}/stream`, { headers });
      expect(response.status).toBe(200);
      const state = { isOpen: true };
      void response.text().finally(() => (state.isOpen = false));
      return state;
    };
    const session = await login();
    const key = await tenant.ok('createApiKey', { body: { name: 'watcher', scope: 'read-only' } });
    const [mine, ofKey, kept] = [await stream(session.access_token), await stream(key.key), await stream(tenant.jwt)];
    await tenant.send('endSession', { path: { id: claimsOf(session.access_token).sid } });
    await until(() => !mine.isOpen, { withinMs: 30_000, what: 'the stream of the session ends' });
    await tenant.send('revokeApiKey', { path: { id: key.id } });
    await until(() => !ofKey.isOpen, { withinMs: 30_000, what: 'the stream of the key ends' });
    expect(kept.isOpen).toBe(true);
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  });
});

describe('endOtherSessions', () => {
  test('ends all sessions of the user except the current one, immediately, and the audit log has the number', async () => {
    const owner = await newTenant(app.url);
    const [kept, ...others] = [await login(owner), await login(owner), await login(owner)];
    const client = clientOf(app.url, kept!.access_token);
    // The session with which the owner registered is one of the others.
    expect(await client.ok('endOtherSessions')).toEqual({ ended: 3 });
    for (const { access_token, refresh_token } of others) {
      expect((await clientOf(app.url, access_token).refused('listAgents')).code).toBe('session_revoked');
      const again = await clientOf(app.url).refused('refreshSession', { body: { refresh_token } });
      expect(again.code).toBe('invalid_refresh_token');
    }
    const { data } = await client.ok('listSessions');
    expect(data.map(({ current }) => current)).toEqual([true]);
    const log = await client.ok('listAuditLog', { query: { target: claimsOf(kept!.access_token).sid } });
    expect(log.data.map(({ action, changes }) => [action, changes])).toEqual([
      ['session.others_closed', { sessions: 3 }],
    ]);
    expect(await client.ok('endOtherSessions')).toEqual({ ended: 0 });
    expect((await client.ok('listAuditLog', { query: { action: 'session.others_closed' } })).data).toHaveLength(1);
  });

  test('ends no session of other users, is allowed for viewers, and is refused for keys', async () => {
    const other = await newTenant(app.url);
    await other.ok('endOtherSessions');
    await tenant.ok('listAgents');
    const { key } = await tenant.ok('createApiKey', { body: { name: 'k', scope: 'admin' } });
    expect((await clientOf(app.url, key).refused('endOtherSessions')).code).toBe('user_session_required');
    await app.runtime.db
      .updateTable('members')
      .set({ role: 'viewer' })
      .where('workspace_id', '=', other.workspaceId)
      .execute();
    expect(await other.ok('endOtherSessions')).toEqual({ ended: 0 });
  });
});

test('every refresh returns a different access token, also twice within a second', async () => {
  const { refresh_token, access_token } = await login();
  const tokens = [access_token];
  for (let i = 0; i < 3; i++) {
    const refreshed = await clientOf(app.url).ok('refreshSession', { body: { refresh_token } });
    tokens.push(refreshed.access_token);
  }
  expect(new Set(tokens).size).toBe(4);
  expect(new Set(tokens.map((token) => claimsOf(token).jti)).size).toBe(4);
  for (const token of tokens) await clientOf(app.url, token).ok('listAgents');
});
