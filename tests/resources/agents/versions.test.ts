// The history of an agent over HTTP: the list of versions, a whole version, differences, publishing and rolling back, and
// the retention of old versions. tests/resources/calls/live-version.test.ts covers the calls.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constraintOf } from '../../../src/database/transaction.ts';
import { pruneVersions } from '../../../src/resources/agents/versions.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Client, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const HOOK = 'https://93.184.216.34/hook';
const FUNCTION = { type: 'webhook', name: 'lookup', description: 'Finds.', url: 'https://93.184.216.34/x' };
const create = async (more: Record<string, unknown> = {}) =>
  (await tenant.ok('createAgent', { body: agentBody(more) })).agent_id;
const patch = (id: string, body: Record<string, unknown>) => tenant.ok('updateAgent', { path: { id }, body });
const get = (id: string) => tenant.ok('getAgent', { path: { id } });
const publish = (id: string, body?: Record<string, unknown>) =>
  tenant.ok('publishAgentVersion', { path: { id }, ...(body ? { body } : {}) });
const versionOf = (id: string, version: number | string, compare_to?: string) =>
  tenant.ok('getAgentVersion', {
    path: { id, version: String(version) },
    ...(compare_to === undefined ? {} : { query: { compare_to } }),
  });
const keyOf = async (scope: string): Promise<Client> => {
  const { key } = await tenant.ok('createApiKey', { body: { name: scope, scope } });
  return clientOf(app.url, key);
};

describe('listAgentVersions', () => {
  test('lists who changed what and when, newest first, page by page', async () => {
    const id = await create();
    await patch(id, { greeting: 'One.', tags: ['a'] });
    await tenant.ok('createAgentFunction', { path: { id }, body: FUNCTION });
    const query = { limit: '2', include_total: 'true' };
    const first = await tenant.ok('listAgentVersions', { path: { id }, query });
    const author = { created_by: tenant.userId, published: false };
    expect(first).toMatchObject({ has_more: true, total: 3 });
    expect(first.data).toMatchObject([
      { version: 3, changed: ['functions'], live: true, ...author },
      { version: 2, changed: ['tags', 'greeting'], live: false, ...author },
    ]);
    const rest = await tenant.ok('listAgentVersions', { path: { id }, query: { cursor: first.next_cursor! } });
    expect(rest).toMatchObject({ data: [{ version: 1, changed: ['created'] }], has_more: false, next_cursor: null });
  });

  test('refuses a foreign agent and a wrong cursor', async () => {
    const id = await create();
    const outsider = await newTenant(app.url);
    expect((await outsider.refused('listAgentVersions', { path: { id } })).code).toBe('agent_not_found');
    for (const key of [['a'], [0], [1, 2], [3_000_000_000]]) {
      const query = { cursor: markedCursor('listAgentVersions', key, { id }) };
      expect((await tenant.refused('listAgentVersions', { path: { id }, query })).code).toBe('invalid_cursor');
    }
  });
});

describe('getAgentVersion', () => {
  test('returns the whole agent as it was, including its functions', async () => {
    const before = await tenant.ok('createAgent', { body: agentBody({ functions: [FUNCTION], greeting: 'One.' }) });
    const { agent_id: id } = before;
    await patch(id, { greeting: 'Two.', functions: [] });
    const { agent, missing, diff, changed } = await versionOf(id, 1);
    const [{ signing_secret: _secret, ...fn }] = before.functions as [(typeof before.functions)[0]];
    expect(agent).toEqual({ ...before, functions: [fn], updated_at: agent.updated_at });
    expect([missing, diff, changed]).toEqual([[], null, ['created']]);
    expect(JSON.stringify(await versionOf(id, 1))).not.toContain('sealed');
  });

  test('lists each value that differs, functions by name, and that a secret changed but not the secret', async () => {
    const headers = { authorization: 'Bearer one' };
    const id = await create({ greeting: 'One.', variables: { 'a/b': 1 }, functions: [{ ...FUNCTION, headers }] });
    const other = { type: 'end_call', name: 'bye', description: 'Ends.' };
    await patch(id, {
      greeting: null,
      variables: { 'a/b': 2, c: 3 },
      functions: [other, { ...FUNCTION, timeout_ms: 900, headers: { authorization: 'Bearer two' } }],
    });
    const { diff } = await versionOf(id, 2, '1');
    const shown = { kind: 'changed', hidden: false };
    expect(diff!.compare_to).toBe(1);
    expect(diff!.changes.filter(({ pointer }) => pointer !== '/functions/bye')).toEqual([
      { pointer: '/greeting', before: 'One.', after: null, ...shown },
      { pointer: '/variables/a~1b', before: 1, after: 2, ...shown },
      { pointer: '/variables/c', kind: 'added', before: null, after: 3, hidden: false },
      { pointer: '/functions/lookup/timeout_ms', before: 10_000, after: 900, ...shown },
      { pointer: '/functions/lookup/headers', kind: 'changed', before: null, after: null, hidden: true },
    ]);
    expect(diff!.changes.find(({ pointer }) => pointer === '/functions/bye')).toMatchObject({ kind: 'added' });
    expect(JSON.stringify(diff)).not.toContain('Bearer');
    // The reverse comparison, and with the draft and the published version by name.
    const back = await versionOf(id, 1, 'draft');
    expect(await versionOf(id, 'draft', '1')).toEqual(await versionOf(id, 2, '1'));
    expect(back.diff!.changes).toHaveLength(diff!.changes.length);
    expect(back.diff!.changes).toContainEqual({ pointer: '/greeting', before: null, after: 'One.', ...shown });
    await publish(id, { version: 1 });
    expect((await versionOf(id, 2, 'published')).diff).toEqual(diff);
    expect((await versionOf(id, 2, '2')).diff).toEqual({ compare_to: 2, changes: [] });
  });

  test('refuses versions that do not exist, also as the comparison, and agents of other workspaces', async () => {
    const id = await create();
    const refused = (version: string, query: Record<string, string> = {}) =>
      tenant.refused('getAgentVersion', { path: { id, version }, query });
    expect((await refused('2')).code).toBe('agent_version_not_found');
    expect((await refused('1', { compare_to: '7' })).code).toBe('agent_version_not_found');
    for (const name of ['x', '0', '01', '1.5', '-1', '9999999999', 'published']) {
      expect((await refused(name)).code).toBe('agent_version_not_found');
      expect((await refused('1', { compare_to: name })).code).toBe('agent_version_not_found');
    }
    expect((await refused('1', { compare_to: 'x'.repeat(65) })).errors).toEqual(['/query/compare_to too_long']);
    const outsider = await newTenant(app.url);
    expect((await outsider.refused('getAgentVersion', { path: { id, version: '1' } })).code).toBe('agent_not_found');
  });
});

describe('publishAgentVersion', () => {
  test('makes the newest version live; later changes create a draft; an earlier version is a rollback; null unpublishes', async () => {
    const id = await create({ greeting: 'One.' });
    await patch(id, { greeting: 'Two.' });
    expect(await publish(id)).toMatchObject({ version: 2, published_version: 2, greeting: 'Two.' });
    const drafted = await patch(id, { greeting: 'Three.' });
    expect(drafted).toMatchObject({ version: 3, published_version: 2, greeting: 'Three.' });
    const flags = async () =>
      (await tenant.ok('listAgentVersions', { path: { id } })).data.map(({ version, published, live }) => [
        version,
        published,
        live,
      ]);
    expect(await flags()).toEqual([
      [3, false, false],
      [2, true, true],
      [1, false, false],
    ]);
    const back = await publish(id, { version: 1 });
    // The draft and its time are kept.
    expect(back).toEqual({ ...drafted, published_version: 1 });
    expect(await get(id)).toEqual(back);
    expect(await publish(id, { version: null })).toEqual({ ...drafted, published_version: null });
    expect((await flags())[0]).toEqual([3, false, true]);
  });

  test('writes one audit log entry, and none if nothing changes', async () => {
    const id = await create();
    await patch(id, { greeting: 'Two.' });
    await publish(id, { version: 1 });
    await publish(id, { version: 1 });
    await publish(id, { version: null });
    await publish(id, { version: null });
    const { data } = await tenant.ok('listAuditLog', { query: { action: 'agent.published' } });
    const mine = data.filter(({ target_id }) => target_id === id).map(({ changes }) => changes);
    expect(mine).toEqual([
      { version: null, before: 1 },
      { version: 1, before: null },
    ]);
  });

  test('refuses unknown versions, other workspaces, and keys that only read', async () => {
    const id = await create();
    const body = { version: 2 };
    expect((await tenant.refused('publishAgentVersion', { path: { id }, body })).code).toBe('agent_version_not_found');
    const outsider = await newTenant(app.url);
    expect((await outsider.refused('publishAgentVersion', { path: { id } })).code).toBe('agent_not_found');
    const reader = await keyOf('read-only');
    expect((await reader.refused('publishAgentVersion', { path: { id } })).code).toBe('forbidden_scope');
    expect((await get(id)).published_version).toBeNull();
  });

  test('the webhook follows the published version, and its secret is returned once', async () => {
    const id = await create();
    await publish(id);
    const drafted = await patch(id, { webhook_url: HOOK });
    expect(drafted).not.toHaveProperty('webhook_secret');
    const hooks = async () =>
      (await tenant.ok('listWebhooks', { query: { limit: '100' } })).data.filter(({ agent_id }) => agent_id === id);
    expect(await hooks()).toEqual([]);
    expect((await publish(id)).webhook_secret).toMatch(/^whsec_/);
    expect(await hooks()).toMatchObject([{ url: HOOK }]);
    await patch(id, { webhook_url: `${HOOK}2` });
    expect(await hooks()).toMatchObject([{ url: HOOK }]);
    await publish(id, { version: 1 });
    expect(await hooks()).toEqual([]);
  });

  test('a knowledge base of the published version is in use, and one deleted by force is reported', async () => {
    const { id: base } = await tenant.ok('createKnowledgeBase', { body: { name: 'Hours' } });
    const id = await create({ knowledge_base_ids: [base] });
    await publish(id);
    await patch(id, { knowledge_base_ids: [] });
    const refused = await tenant.refused('deleteKnowledgeBase', { path: { id: base } });
    expect(refused.status).toBe(409);
    await tenant.ok('deleteKnowledgeBase', { path: { id: base }, query: { force: 'true' } });
    const gone = [{ pointer: '/knowledge_base_ids/0', code: 'missing_knowledge_base' }];
    expect((await versionOf(id, 1)).missing).toMatchObject(gone);
    await publish(id, { version: 2 });
    const incomplete = await tenant.refused('publishAgentVersion', { path: { id }, body: { version: 1 } });
    expect([incomplete.status, incomplete.code, incomplete.errors]).toEqual([
      409,
      'agent_version_incomplete',
      ['/knowledge_base_ids/0 missing_knowledge_base'],
    ]);
    expect(incomplete.body.detail).toContain(base);
    const forced = await publish(id, { version: 1, force: true });
    expect(forced).toMatchObject({ published_version: 1, warnings: gone });
  });

  test('a write key cannot bring back a transfer to any number that was removed', async () => {
    const anywhere = { type: 'transfer_call', name: 'connect', description: 'Connects.', to: null };
    const id = await create({ functions: [anywhere] });
    const writer = await keyOf('write');
    // The draft still has it.
    await writer.ok('publishAgentVersion', { path: { id }, body: { version: 1 } });
    await patch(id, { functions: [] });
    await writer.ok('publishAgentVersion', { path: { id } });
    const refused = await writer.refused('publishAgentVersion', { path: { id }, body: { version: 1 } });
    expect([refused.status, refused.body['required_scope']]).toEqual([403, 'admin']);
    expect((await get(id)).published_version).toBe(2);
    expect((await publish(id, { version: 1 })).published_version).toBe(1);
  });

  test('a write key cannot pin a number to a version with a transfer to any number that was removed', async () => {
    const anywhere = { type: 'transfer_call', name: 'connect', description: 'Connects.', to: null };
    const id = await create({ functions: [anywhere] });
    const writer = await keyOf('write');
    const path = { id: (await tenant.ok('listPhoneNumbers')).data[0]!.id };
    await tenant.ok('assignPhoneNumber', { path, body: { agent_id: id } });
    const pinned = [{ agent_id: id, agent_version: 1 }];
    // The draft still has it.
    await writer.ok('updatePhoneNumber', { path, body: { inbound_agents: pinned } });
    await patch(id, { functions: [] });
    // The number still has it.
    await writer.ok('updatePhoneNumber', { path, body: { inbound_agents: pinned, nickname: 'Front desk' } });
    await writer.ok('updatePhoneNumber', { path, body: { inbound_agents: [{ agent_id: id, agent_version: 2 }] } });
    for (const body of [{ inbound_agents: pinned }, { outbound_agents: pinned }, { agent_version: 1 }]) {
      const refused = await writer.refused('updatePhoneNumber', { path, body });
      expect([refused.status, refused.body['required_scope']], JSON.stringify(body)).toEqual([403, 'admin']);
      await tenant.ok('updatePhoneNumber', { path, body });
      await tenant.ok('updatePhoneNumber', {
        path,
        body: { inbound_agents: [], outbound_agents: [], agent_version: null },
      });
    }
  });

  test('concurrent publications and changes leave an existing published version', async () => {
    const id = await create();
    const patches = Array.from({ length: 10 }, (_, i) => patch(id, { greeting: `Hello ${i}.` }));
    const publications = Array.from({ length: 10 }, () => publish(id));
    await Promise.all([...patches, ...publications]);
    const { version, published_version } = await get(id);
    expect(version).toBe(11);
    expect((await versionOf(id, published_version!)).live).toBe(true);
  });

  test('a version from an older release, which lacks newer settings, is published with their defaults', async () => {
    const id = await create();
    await patch(id, { greeting: 'Two.' });
    await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
      select workspace_id, agent_id, 3, snapshot #- '{settings,privacy}' #- '{settings,inactivity}', '{greeting}'
      from agent_versions where agent_id = ${id} and version = 1`.execute(app.runtime.db);
    await sql`update agents set version = 3 where id = ${id}`.execute(app.runtime.db);
    await publish(id, { version: 3 });
    const { diff, agent } = await versionOf(id, 'published', '1');
    expect([diff!.changes, agent.privacy.no_store, agent.published_version]).toEqual([[], false, 3]);
    expect((await tenant.ok('createRtcToken', { body: { agent_id: id } })).call_id).toMatch(/^call_/);
  });

  test('a copy and a deletion of an agent with a published version work', async () => {
    const id = await create({ greeting: 'One.' });
    await publish(id);
    await patch(id, { greeting: 'Two.' });
    const copy = await tenant.ok('duplicateAgent', { path: { id } });
    expect(copy).toMatchObject({ version: 1, published_version: null, greeting: 'Two.' });
    await tenant.ok('deleteAgent', { path: { id } });
    expect((await tenant.refused('publishAgentVersion', { path: { id } })).code).toBe('agent_not_found');
  });
});

describe('old versions of an agent', () => {
  test('are deleted except the newest 200 and those that are published, pinned, tested, or used by a call', async () => {
    const id = await create();
    const { agent_id: other } = await tenant.ok('createAgent', { body: agentBody() });
    await tenant.ok('createRtcToken', { body: { agent_id: id } });
    await patch(id, { greeting: 'Two.' });
    await publish(id, { version: 2 });
    await patch(id, { greeting: 'Three.' });
    const number = await tenant.ok('buyPhoneNumber', {
      body: { carrier: 'loopback', number: '+12125550142', agent_id: id },
    });
    await tenant.ok('updatePhoneNumber', { path: { id: number.id }, body: { agent_version: 3 } });
    // Simulates 206 more changes.
    await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed, created_by)
      select workspace_id, agent_id, n, snapshot, '{greeting}', created_by
      from agent_versions, generate_series(4, 209) n where agent_id = ${id} and version = 3`.execute(app.runtime.db);
    await sql`insert into test_cases (workspace_id, id, agent_id, agent_version, name, definition)
      values (${tenant.workspaceId}, 'tc_of_an_old_version', ${id}, 4, 'Old', '{}')`.execute(app.runtime.db);
    await sql`update agents set version = 209 where id = ${id}`.execute(app.runtime.db);
    await pruneVersions(app.runtime, { workspaceId: tenant.workspaceId, agentId: other });
    const count = async () =>
      (await tenant.ok('listAgentVersions', { path: { id }, query: { include_total: 'true', limit: '1' } })).total;
    expect(await count()).toBe(209);
    // The 210th change makes no job, since 210 is no multiple of 50; the 250th does.
    await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed, created_by)
      select workspace_id, agent_id, n, snapshot, '{greeting}', created_by
      from agent_versions, generate_series(210, 249) n where agent_id = ${id} and version = 3`.execute(app.runtime.db);
    await sql`update agents set version = 249 where id = ${id}`.execute(app.runtime.db);
    expect((await patch(id, { greeting: 'Last.' })).version).toBe(250);
    await until(async () => (await count()) === 204, { what: 'old versions are deleted' });
    for (const version of [1, 2, 3, 4, 51, 250]) expect((await versionOf(id, version)).version).toBe(version);
    const gone = await tenant.refused('getAgentVersion', { path: { id, version: '50' } });
    expect([gone.code, gone.body.detail]).toEqual(['agent_version_not_found', expect.stringContaining('was removed')]);
    const pinned = { path: { id: number.id }, body: { agent_version: 50 } };
    expect((await tenant.refused('updatePhoneNumber', pinned)).errors).toEqual(['/agent_version unknown_version']);
  });

  // Needs two connections.
  test.skipIf(serverUrl() === undefined)('are kept if one is pinned while old ones are deleted', async () => {
    const id = await create();
    const { db } = app.runtime;
    await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed, created_by)
      select workspace_id, agent_id, n, snapshot, '{greeting}', created_by
      from agent_versions, generate_series(2, 203) n where agent_id = ${id} and version = 1`.execute(db);
    await sql`update agents set version = 203 where id = ${id}`.execute(db);
    const body = { name: 'One', agent_id: id, caller: { type: 'script', turns: [{ say: 'Hello.' }] } };
    const { id: caseId } = await tenant.ok('createTestCase', { body });
    const prune = () => pruneVersions(app.runtime, { workspaceId: tenant.workspaceId, agentId: id });
    const isPinned = Promise.withResolvers<void>();
    const isWaiting = Promise.withResolvers<void>();
    const pinning = db.transaction().execute(async (trx) => {
      await sql`update test_cases set agent_version = 2 where id = ${caseId}`.execute(trx);
      isPinned.resolve();
      await isWaiting.promise;
    });
    await isPinned.promise;
    const pruned = prune().catch((error: unknown) => constraintOf(error));
    await until(async () => {
      const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and query like '%delete from agent_versions%' and query not like '%pg_stat_activity%'`.execute(db);
      return rows.length > 0;
    });
    isWaiting.resolve();
    await pinning;
    expect(await pruned).toBe('test_cases_agent_version');
    await prune();
    expect((await versionOf(id, 2)).version).toBe(2);
    expect((await tenant.refused('getAgentVersion', { path: { id, version: '1' } })).code).toBe(
      'agent_version_not_found',
    );
    const late = sql`update test_cases set agent_version = 1 where id = ${caseId}`.execute(db);
    await expect(late).rejects.toThrow('test_cases_agent_version');
  });

  test('are deleted only after every table that references versions was queried', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('agent_version', 'published_version')
        and table_name not like 'analytics%' order by 1`.execute(app.runtime.db);
    // deleteOldVersions of the store queries these; add new tables there. Sums of analytics contain only the number.
    const asked = ['agents', 'calls', 'phone_number_agents', 'phone_numbers', 'test_cases', 'test_run_cases'];
    expect(rows.map(({ name }) => name)).toEqual(asked);
  });
});
