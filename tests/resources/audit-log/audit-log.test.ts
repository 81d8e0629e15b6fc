// The audit log over HTTP: who sees what, filters, pages, CSV, and the rotation of a key that it makes safe.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const list = (query: Record<string, string> = {}, client: Pick<Tenant, 'ok'> = tenant) =>
  client.ok('listAuditLog', { query });

async function csv(query = ''): Promise<string> {
  const headers = { authorization: `Bearer ${tenant.jwt}`, accept: 'text/csv' };
  const response = await fetch(`${app.url}/v1/audit-log${query}`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv']);
  return response.text();
}

describe('listAuditLog', () => {
  test('shows who did what to which object, with the name of the actor, the address and the request', async () => {
    const created = await tenant.send('createAgent', { body: agentBody() });
    const { agent_id: agentId } = created.body as { agent_id: string };
    const { id, key } = await tenant.ok('createApiKey', { body: { name: 'Deploy' } });
    await clientOf(app.url, key).ok('updateAgent', { path: { id: agentId }, body: { agent_name: 'Bea' } });
    const { data } = await list({ target: agentId });
    expect(data.map(({ action }) => action)).toEqual(['agent.updated', 'agent.created']);
    const [updated, made] = data;
    expect(updated).toMatchObject({ actor_kind: 'key', actor_id: id, actor_name: 'Deploy', user_id: tenant.userId });
    expect(made).toMatchObject({ actor_kind: 'user', actor_id: tenant.userId, actor_name: 'Ada', ip: '127.0.0.1' });
    expect(made!.request_id).toBe(created.headers.get('x-request-id'));
  });

  test('each filter, and all of them together, select exactly the entries that match', async () => {
    const owner = await newTenant(app.url);
    const { id, key } = await owner.ok('createApiKey', { body: { name: 'one' } });
    const client = clientOf(app.url, key);
    const agent = await client.ok('createAgent', { body: agentBody() });
    const other = await owner.ok('createAgent', { body: agentBody() });
    await until(async () => (await list({ action: 'api_key.used' }, owner)).data.length === 1);
    const all = (await list({ limit: '100' }, owner)).data;
    const idsOf = async (query: Record<string, string>) => (await list(query, owner)).data.map((entry) => entry.id);
    const where = (matches: (entry: (typeof all)[number]) => boolean) => all.filter(matches).map((entry) => entry.id);
    expect(await idsOf({ actor: owner.userId })).toEqual(where(({ actor_id }) => actor_id === owner.userId));
    expect(await idsOf({ actor: id })).toEqual(where(({ actor_id }) => actor_id === id));
    expect(await idsOf({ key_id: id })).toEqual(where(({ actor_id }) => actor_id === id));
    expect(await idsOf({ key_id: owner.userId })).toEqual([]);
    expect(await idsOf({ action: 'agent.created' })).toEqual(where(({ action }) => action === 'agent.created'));
    expect(await idsOf({ target: other.agent_id })).toEqual(where(({ target_id }) => target_id === other.agent_id));
    const at = all.find(({ target_id }) => target_id === agent.agent_id)!.created_at;
    expect(await idsOf({ from: at })).toEqual(where(({ created_at }) => created_at >= at));
    expect(await idsOf({ to: at })).toEqual(where(({ created_at }) => created_at < at));
    const both = await idsOf({ key_id: id, actor: id, action: 'agent.created', target: agent.agent_id, from: at });
    expect(both).toHaveLength(1);
    expect(await idsOf({ key_id: id, actor: owner.userId })).toEqual([]);
  });

  test('pages through entries of the same millisecond without gaps or duplicates, and counts them', async () => {
    const owner = await newTenant(app.url);
    const at = new Date();
    const rows = Array.from({ length: 7 }, () => ({
      id: newId('aud'),
      workspace_id: owner.workspaceId,
      actor_kind: 'system' as const,
      action: 'test.paged',
      created_at: at,
    }));
    await app.runtime.db.insertInto('audit_log').values(rows).execute();
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(
        { action: 'test.paged', limit: '3', include_total: 'true', ...(cursor ? { cursor } : {}) },
        owner,
      );
      expect(page.total).toBe(7);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(
      rows
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
  });

  test('an unknown cursor is refused, and so is a key without admin scope', async () => {
    expect(
      (await tenant.refused('listAuditLog', { query: { cursor: markedCursor('listAuditLog', 'abc') } })).code,
    ).toBe('invalid_cursor');
    const { key } = await tenant.ok('createApiKey', { body: { name: 'weak' } });
    const { code, body } = await clientOf(app.url, key).refused('listAuditLog');
    expect([code, body]).toMatchObject(['forbidden_scope', { required_scope: 'admin', actual_scope: 'write' }]);
  });

  test('another workspace sees none of it, whatever it filters for', async () => {
    const outsider = await newTenant(app.url);
    const mine = (await list({ limit: '100' })).data;
    expect(mine.length).toBeGreaterThan(0);
    const filters: Record<string, string>[] = [
      {},
      { actor: tenant.userId },
      { key_id: mine.find(({ actor_kind }) => actor_kind === 'key')!.actor_id! },
    ];
    for (const filter of filters) {
      const theirs = (await list({ limit: '100', ...filter }, outsider)).data;
      expect(theirs.filter(({ id }) => mine.some((entry) => entry.id === id))).toEqual([]);
    }
  });

  test('as CSV returns every matching entry, more than a portion, with formulas neutralized', async () => {
    const rows = Array.from({ length: 1_203 }, (_, i) => ({
      id: newId('aud'),
      workspace_id: tenant.workspaceId,
      actor_kind: 'system' as const,
      action: 'test.exported',
      target_id: i === 0 ? '=HYPERLINK("//evil")' : `t${i}`,
      changes: JSON.stringify({ note: 'a,"b"' }),
    }));
    await app.runtime.db.insertInto('audit_log').values(rows).execute();
    const text = await csv('?action=test.exported');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'created_at,action,actor_kind,actor_id,actor_name,user_id,target_id,ip,request_id,id,changes',
    );
    expect(lines).toHaveLength(1 + rows.length);
    expect(new Set(lines.slice(1).map((line) => /aud_\w{26}/.exec(line)![0])).size).toBe(rows.length);
    expect(text).toContain(`"'=HYPERLINK(""//evil"")"`);
    expect(text).not.toMatch(/(^|,)"?=/m);
    expect(await csv('?action=test.exported&target=t7')).toMatch(/^created_at.*\r\n.*,t7,.*\r\n$/);
  });

  // The planner takes the fitting index by itself in a large table; in a small one it may sort.
  test('each filter is served by an index in the order of the list', async () => {
    const serves: Record<string, string> = {
      audit_log_actor: `actor_id = 'a'`,
      audit_log_target: `target_id = 'a'`,
      audit_log_action: `action = 'a'`,
      audit_log_page: 'true',
    };
    await inTransaction(app.runtime.db, async (trx) => {
      await sql`set local enable_sort = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      for (const [index, condition] of Object.entries(serves)) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from audit_log
          where workspace_id = 'w' and ${sql.raw(condition)} order by created_at desc, id desc limit 21`.execute(trx);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toContain(`Index Scan using ${index} `);
        expect(plan).not.toContain('Sort');
      }
    });
  });
});

test('a key is rotated without an outage: mint, deploy, confirm the traffic in the audit log, revoke', async () => {
  const owner = await newTenant(app.url);
  const old = await owner.ok('createApiKey', {
    body: { name: 'Production', scope: 'read-only', allowed_ips: ['127.0.0.0/8'] },
  });
  let deployed = old.key;
  const serve = () => clientOf(app.url, deployed).ok('listAgents');
  const usesOf = async (id: string) => (await list({ key_id: id, action: 'api_key.used' }, owner)).data;
  await serve();
  await until(async () => (await usesOf(old.id)).length === 1);

  const successor = await owner.ok('rotateApiKey', { path: { id: old.id } });
  expect(successor).toMatchObject({ scope: 'read-only', allowed_ips: ['127.0.0.0/8'], predecessor_id: old.id });
  await serve();
  expect(await usesOf(successor.id)).toEqual([]);

  deployed = successor.key;
  await serve();
  await until(async () => (await usesOf(successor.id)).length === 1);
  const [use] = await usesOf(successor.id);
  expect(use).toMatchObject({
    actor_name: 'Production',
    target_id: successor.id,
    ip: '127.0.0.1',
    changes: { requests: 1 },
  });
  const { last_used_at: lastUse } = await owner.ok('getApiKey', { path: { id: successor.id } });
  expect(Date.parse(lastUse!)).toBeGreaterThanOrEqual(
    Date.parse((await owner.ok('getApiKey', { path: { id: old.id } })).last_used_at!),
  );

  await owner.send('revokeApiKey', { path: { id: old.id } });
  await serve();
  expect((await clientOf(app.url, old.key).refused('listAgents')).code).toBe('key_revoked');
  const history = (await list({ target: successor.id }, owner)).data.map(({ action }) => action);
  expect(history).toEqual(['api_key.used', 'api_key.rotated']);
  expect((await list({ target: old.id, action: 'api_key.revoked' }, owner)).data).toHaveLength(1);
});
