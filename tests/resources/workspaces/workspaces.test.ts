// Workspaces over HTTP: several per user, which one a request acts in, and whose limit applies.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeLimits, readArguments } from '../../../src/process/limits.ts';
import { grantLimits } from '../../../src/resources/workspaces/service.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

const within = (workspaceId: string) => ({ headers: { 'x-workspace-id': workspaceId } });
const HOURS = [{ days: ['mon', 'tue'], from: '09:00', to: '18:00' }];

describe('createWorkspace', () => {
  test('makes the user its owner, with a test number and an empty wallet of its own', async () => {
    const body = { name: 'Client', time_zone: 'Europe/Berlin', calling_hours: HOURS, concurrent_calls: 3 };
    const made = await tenant.ok('createWorkspace', { body });
    expect(made).toMatchObject({ ...body, role: 'owner', limits: { concurrent_calls: 20 } });
    const there = within(made.id);
    expect((await tenant.ok('getCurrentPrincipal', there)).workspace).toEqual(made);
    expect((await tenant.ok('listPhoneNumbers', there)).data).toMatchObject([{ number: '+12025550199' }]);
    expect((await tenant.ok('getWallet', there)).balance.amount).toBe('0.000000');
    expect((await tenant.ok('getLimits', there)).concurrent_calls.cap).toBe(3);
    await tenant.ok('createAgent', { ...there, body: agentBody() });
    expect((await tenant.ok('listAgents')).data).toEqual([]);
    const listed = await tenant.ok('listWorkspaces', { query: { include_total: 'true' } });
    expect(listed.data.map(({ id }) => id)).toEqual([made.id, tenant.workspaceId]);
    expect(listed.total).toBe(2);
  });

  test('refuses an invalid time zone, hours that end before they begin, and more calls than granted', async () => {
    const wrong = async (more: object) =>
      (await tenant.refused('createWorkspace', { body: { name: 'Client', ...more } })).errors;
    expect(await wrong({ time_zone: 'Mars/Olympus' })).toEqual(['/time_zone unknown_time_zone']);
    const hours = [{ days: ['mon'], from: '18:00', to: '09:00' }];
    expect(await wrong({ calling_hours: hours })).toEqual(['/calling_hours/0/to out_of_order']);
    expect(await wrong({ concurrent_calls: 21 })).toEqual(['/concurrent_calls above_limit']);
    expect((await tenant.ok('listWorkspaces')).data).toHaveLength(2);
  });

  test('a user owns at most twenty, also with concurrent requests', async () => {
    const user = await newTenant(app.url);
    await sql`with made as (
        insert into workspaces (id, name) select ${user.userId} || i, 'w' from generate_series(1, 18) i returning id)
      insert into members (workspace_id, user_id, role) select id, ${user.userId}, 'owner' from made`.execute(
      app.runtime.db,
    );
    const create = () => user.send('createWorkspace', { body: { name: 'One more' } });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await user.refused('createWorkspace', { body: { name: 'One more' } })).code).toBe(
      'workspace_limit_reached',
    );
    await sql`delete from members where user_id = ${user.userId} and workspace_id like ${`${user.userId}%`}`.execute(
      app.runtime.db,
    );
    await sql`delete from workspaces where id like ${`${user.userId}%`}`.execute(app.runtime.db);
  });

  test('a retry with an Idempotency-Key creates one workspace', async () => {
    const user = await newTenant(app.url);
    const request = { body: { name: 'Once' }, headers: { 'idempotency-key': `once-${user.userId}` } };
    const [first, second] = [await user.ok('createWorkspace', request), await user.ok('createWorkspace', request)];
    expect(second).toEqual(first);
    expect((await user.ok('listWorkspaces')).data).toHaveLength(2);
  });
});

describe('listWorkspaces', () => {
  test('an API key lists only its own workspace, and a workspace of others is refused by header', async () => {
    const other = await newTenant(app.url);
    const { key } = await tenant.ok('createApiKey', { body: { name: 'bot', scope: 'read-only' } });
    const { data } = await clientOf(app.url, key).ok('listWorkspaces');
    expect(data).toMatchObject([{ id: tenant.workspaceId, role: null }]);
    const refusal = await tenant.refused('listAgents', within(other.workspaceId));
    expect([refusal.status, refusal.code]).toEqual([403, 'workspace_forbidden']);
    expect(refusal.body.detail).toContain('GET /v1/workspaces');
  });
});

describe('updateWorkspace', () => {
  test('changes the given fields; null restores the default', async () => {
    const path = { id: tenant.workspaceId };
    const body = { name: 'Northwind Support', time_zone: 'Europe/Berlin', calling_hours: HOURS, concurrent_calls: 2 };
    const lower = { ...body, time_zone: 'europe/berlin' };
    expect(await tenant.ok('updateWorkspace', { path, body: lower })).toMatchObject(body);
    const { data: recorded } = await tenant.ok('listAuditLog', { query: { action: 'workspace.updated', limit: '1' } });
    expect(recorded[0]!.changes).toEqual({ fields: Object.keys(body), concurrent_calls: 2 });
    const cleared = { time_zone: null, calling_hours: null, concurrent_calls: null };
    expect(await tenant.ok('updateWorkspace', { path, body: cleared })).toMatchObject({
      name: 'Northwind Support',
      time_zone: 'UTC',
      calling_hours: [],
      concurrent_calls: null,
    });
  });

  test('reaches only the workspace that the request acts in', async () => {
    const other = await newTenant(app.url);
    const path = { id: tenant.workspaceId };
    const refusal = await other.refused('updateWorkspace', { path, body: { name: 'Mine' } });
    expect([refusal.status, refusal.code]).toEqual([404, 'workspace_not_found']);
  });

  test('calling hours become those of a campaign that sets none', async () => {
    const other = await newTenant(app.url);
    await other.ok('updateWorkspace', { path: { id: other.workspaceId }, body: { calling_hours: HOURS } });
    expect((await other.ok('createCampaign', { body: { name: 'Renewals' } })).windows).toEqual(HOURS);
    const always = await other.ok('createCampaign', { body: { name: 'Always', windows: [] } });
    expect(always.windows).toEqual([]);
  });
});

describe('limits set by the operator', () => {
  test('are shown and set by a command, which rejects invalid input without a change', async () => {
    const other = await newTenant(app.url);
    const run = (...args: string[]) => changeLimits(app.runtime, readArguments(args));
    expect(await run(other.workspaceId, '--calls', '50', '--storage-mib', '7')).toContain(
      '50 calls at once, storage up to 7 MiB',
    );
    expect(await run(other.workspaceId, '--calls', 'default', '--storage-mib', '0')).toContain(
      '20 calls at once, storage without',
    );
    expect(() => run(other.workspaceId, '--calls', '0')).toThrow('--calls is "0"; it must be a whole number');
    await expect(run('wsp_none')).rejects.toThrow('there is no workspace wsp_none');
    expect(() => run()).toThrow('the id of a workspace is required');
    expect((await other.ok('getLimits')).concurrent_calls.cap).toBe(20);
  });

  test('raise and lower the maximum of a workspace; its own limit applies only below it', async () => {
    const other = await newTenant(app.url);
    const path = { id: other.workspaceId };
    const cap = async () => (await other.ok('getLimits')).concurrent_calls.cap;
    await grantLimits(app.runtime, other.workspaceId, { concurrentCalls: 50, storageBytes: 1_000 });
    expect(await cap()).toBe(50);
    expect((await other.ok('getLimits')).storage.quota_bytes).toBe(1_000);
    const made = await other.ok('updateWorkspace', { path, body: { concurrent_calls: 40 } });
    expect(made).toMatchObject({ concurrent_calls: 40, limits: { concurrent_calls: 50, storage_bytes: 1_000 } });
    expect(await cap()).toBe(40);
    await grantLimits(app.runtime, other.workspaceId, { concurrentCalls: 5 });
    expect(await cap()).toBe(5);
    await grantLimits(app.runtime, other.workspaceId, { concurrentCalls: null, storageBytes: null });
    expect(await cap()).toBe(20);
    expect(await grantLimits(app.runtime, 'wsp_none', {})).toBeNull();
  });

  test('a small storage quota of one workspace refuses its documents, not those of another', async () => {
    const [small, large] = [await newTenant(app.url), await newTenant(app.url)];
    await grantLimits(app.runtime, small.workspaceId, { storageBytes: 10 });
    const add = async (user: Tenant) => {
      const base = await user.ok('createKnowledgeBase', { body: { name: 'Bakery' } });
      const body = { content: 'We are open from seven to six.' };
      return user.send('addKnowledgeBaseSource', { path: { id: base.id }, body });
    };
    expect((await add(small)).body).toMatchObject({
      code: 'storage_full',
      detail: expect.stringContaining('10 bytes'),
    });
    expect((await add(large)).status).toBe(202);
  });
});
