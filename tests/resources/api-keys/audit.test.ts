// Audit log of API keys: every change, aggregated use (including reads), and that entries are immutable.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock, type Clock } from '../../../src/core/clock.ts';
import { createKeyUsage } from '../../../src/resources/api-keys/usage.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const entriesOf = (targetId: string, action?: string) =>
  app.runtime.db
    .selectFrom('audit_log')
    .selectAll()
    .where('target_id', '=', targetId)
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe('use of a key', () => {
  test('the first read appears at once in the audit log and in last_used_at; later reads add no row each', async () => {
    const { id, key } = await tenant.ok('createApiKey', { body: { name: 'reader', scope: 'read-only' } });
    const client = clientOf(app.url, key);
    const before = Date.now();
    await client.ok('listAgents');
    await until(async () => (await entriesOf(id, 'api_key.used')).length === 1);
    for (let i = 0; i < 20; i++) await client.ok('listCalls');
    const [entry, ...more] = await entriesOf(id, 'api_key.used');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor_kind: 'key', actor_id: id, workspace_id: tenant.workspaceId });
    expect(entry!.changes).toMatchObject({ requests: 1 });
    const { data } = await tenant.ok('listApiKeys');
    const used = Date.parse(data.find((item) => item.id === id)!.last_used_at!);
    expect(used).toBeGreaterThanOrEqual(before - 1000);
    expect(used).toBeLessThanOrEqual(Date.now());
  });

  test('requests within a minute become one row with their number', async () => {
    const { id } = await tenant.ok('createApiKey', { body: { name: 'counted', scope: 'read-only' } });
    const due: (() => void)[] = [];
    const clock: Clock = {
      ...systemClock,
      after: (_ms, fn) => {
        due.push(fn);
        return { cancel: () => undefined };
      },
    };
    const usage = createKeyUsage({ ...app.runtime, clock });
    const actor = {
      kind: 'key',
      workspaceId: tenant.workspaceId,
      userId: tenant.userId,
      keyId: id,
      scope: 'read-only',
    } as const;
    for (let i = 0; i < 1 + 41; i++) usage.record(actor, '192.0.2.7');
    await until(async () => (await entriesOf(id, 'api_key.used')).length === 1);
    due.shift()!();
    await until(async () => (await entriesOf(id, 'api_key.used')).length === 2);
    const counts = (await entriesOf(id, 'api_key.used')).map(
      ({ changes }) => (changes as { requests: number }).requests,
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 41]);
    await usage.stop();
    expect(await entriesOf(id, 'api_key.used')).toHaveLength(2);
  });

  test('the first use of a key writes no row for the requests of other keys', async () => {
    const usage = createKeyUsage({ ...app.runtime, clock: { ...systemClock, after: () => ({ cancel: () => {} }) } });
    const use = async (name: string) => {
      const { id } = await tenant.ok('createApiKey', { body: { name, scope: 'read-only' } });
      const actor = { workspaceId: tenant.workspaceId, userId: tenant.userId, keyId: id, scope: 'read-only' } as const;
      return { id, record: () => usage.record({ kind: 'key', ...actor }, '192.0.2.7') };
    };
    const [busy, fresh] = [await use('busy'), await use('fresh')];
    for (let i = 0; i < 3; i++) busy.record();
    fresh.record();
    await until(async () => (await entriesOf(fresh.id, 'api_key.used')).length === 1);
    expect((await entriesOf(busy.id, 'api_key.used')).map(({ changes }) => changes)).toMatchObject([{ requests: 1 }]);
    await usage.stop();
    expect(await entriesOf(busy.id, 'api_key.used')).toHaveLength(2);
  });

  test('writes the remaining counts when the service stops', async () => {
    const { id } = await tenant.ok('createApiKey', { body: { name: 'late', scope: 'read-only' } });
    const usage = createKeyUsage(app.runtime);
    const actor = { workspaceId: tenant.workspaceId, userId: tenant.userId, keyId: id, scope: 'read-only' } as const;
    for (let i = 0; i < 5; i++) usage.record({ kind: 'key', ...actor }, '192.0.2.7');
    await usage.stop();
    const counts = (await entriesOf(id, 'api_key.used')).map(
      ({ changes }) => (changes as { requests: number }).requests,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
  });
});

test('creating, rotating and revoking a key each write one entry with the actor and the request', async () => {
  const created = await tenant.send('createApiKey', { body: { name: 'traced', scope: 'write' } });
  const { id } = created.body as { id: string };
  const rotated = await tenant.ok('rotateApiKey', { path: { id } });
  await tenant.send('revokeApiKey', { path: { id } });
  const entries = await entriesOf(id);
  expect(entries.map(({ action }) => action)).toEqual(['api_key.created', 'api_key.revoked']);
  expect(entries[0]).toMatchObject({ actor_kind: 'user', user_id: tenant.userId, ip: '127.0.0.1' });
  expect(entries[0]!.request_id).toBe(created.headers.get('x-request-id'));
  const [rotationEntry] = await entriesOf(rotated.id);
  expect(rotationEntry).toMatchObject({ action: 'api_key.rotated', changes: { predecessor_id: id } });
});

describe('the audit log', () => {
  test('rejects update, delete and truncate', async () => {
    const { db } = app.runtime;
    const count = async () => (await db.selectFrom('audit_log').select('id').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await expect(db.updateTable('audit_log').set({ action: 'nothing' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`truncate audit_log cascade`.execute(db)).rejects.toThrow('append-only');
    expect(await count()).toBe(before);
  });
});
