// Lists of agents over HTTP: filters, counts, and pages without skips or repeats.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const create = async (tenant: Tenant, more: Record<string, unknown> = {}) =>
  (await tenant.ok('createAgent', { body: agentBody(more) })).agent_id;

/** All pages in order; `between` runs after each. */
async function walk(
  tenant: Tenant,
  query: Record<string, string>,
  between?: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(tenant, {
      ...query,
      ...(cursor === null ? {} : { cursor }),
    });
    expect(page.has_more).toBe(page.next_cursor !== null);
    seen.push(...page.data.map(({ agent_id }) => agent_id));
    cursor = page.next_cursor;
    await between?.();
  } while (cursor !== null);
  return seen;
}

const list = (tenant: Tenant, query: Record<string, string>) => tenant.ok('listAgents', { query });

describe('listAgents', () => {
  test('agents created in the same millisecond are paged without skips or repeats, newest id first', async () => {
    const tenant = await newTenant(app.url);
    const ids = await Promise.all(Array.from({ length: 25 }, () => create(tenant)));
    await app.runtime.db
      .updateTable('agents')
      .set({ created_at: new Date() })
      .where('workspace_id', '=', tenant.workspaceId)
      .execute();
    expect(await walk(tenant, { limit: '4' })).toEqual(ids.toSorted().reverse());
    expect(await walk(tenant, { limit: '25' })).toHaveLength(25);
    expect((await list(tenant, {})).data).toHaveLength(20);
  });

  test('agents that are added or deleted between pages cause no skips or repeats', async () => {
    const tenant = await newTenant(app.url);
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.push(await create(tenant));
    const doomed = ids[1]!;
    let deleted = false;
    const seen = await walk(tenant, { limit: '3' }, async () => {
      await create(tenant);
      if (!deleted) await tenant.send('deleteAgent', { path: { id: doomed } });
      deleted = true;
    });
    expect(seen).toEqual(ids.filter((id) => id !== doomed).reverse());
  });

  test('filters by part of the name (case-insensitive), tag and folder, and counts the matches', async () => {
    const tenant = await newTenant(app.url);
    const ada = await create(tenant, { agent_name: 'Ada 100%', tags: ['sales', 'night'], folder: 'A' });
    const bob = await create(tenant, { agent_name: 'Bob_adamant', tags: ['sales'], folder: 'B' });
    await create(tenant, { agent_name: 'Carl', folder: 'A' });
    const ids = async (query: Record<string, string>) => {
      const { data, total } = await list(tenant, { ...query, include_total: 'true' });
      expect(total).toBe(data.length);
      return data.map(({ agent_id }) => agent_id);
    };
    expect(await ids({ name: 'aDa' })).toEqual([bob, ada]);
    expect(await ids({ name: '100%' })).toEqual([ada]);
    expect(await ids({ name: '_' })).toEqual([bob]);
    expect(await ids({ tag: 'sales' })).toEqual([bob, ada]);
    expect(await ids({ tag: 'sal' })).toEqual([]);
    expect(await ids({ folder: 'A', tag: 'night' })).toEqual([ada]);
    expect(await ids({ agent_id: `${ada},${bob},agent_01jd8k3v9rj6m2t5q7x8y0z1a2` })).toEqual([bob, ada]);
    expect(await ids({ agent_id: bob, folder: 'A' })).toEqual([]);
    expect(await list(tenant, { limit: '1', include_total: 'true' })).toMatchObject({ total: 3, has_more: true });
    expect(await list(tenant, { limit: '1' })).not.toHaveProperty('total');
  });

  test('a cursor that the service did not issue is refused', async () => {
    const tenant = await newTenant(app.url);
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      'x',
      encode('x'),
      encode([1]),
      encode(['yesterday', 'agent_1']),
      encode([1e300, 'agent_1']),
      encode([{}, []]),
      encode([-8.64e15, 'agent_1']),
      encode([1, 'agent_\0']),
      encode([1, '\ud800']),
    ];
    for (const cursor of wrong) {
      const query = { cursor: markedCursor('listAgents', cursor) };
      const { status, code } = await tenant.refused('listAgents', { query });
      expect([cursor, status, code]).toEqual([cursor, 422, 'invalid_cursor']);
    }
  });

  test.each(['0', '101', '-1', 'ten', '1.5'])('limit=%s is refused', async (limit) => {
    const tenant = await newTenant(app.url);
    const { status, errors } = await tenant.refused('listAgents', { query: { limit } });
    expect([status, errors[0]]).toEqual([422, expect.stringMatching(/^\/query\/limit /)]);
  });

  test('another workspace’s agents are not listed', async () => {
    const [one, other] = [await newTenant(app.url), await newTenant(app.url)];
    await create(one);
    expect((await list(other, { include_total: 'true' })).total).toBe(0);
  });
});
