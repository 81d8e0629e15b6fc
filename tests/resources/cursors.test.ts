// A cursor continues the list that issued it and no other, for every list of the contract.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../codegen/load.ts';
import type { OperationObject } from '../../codegen/openapi.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';

const CURSOR = '#/components/parameters/Cursor';
let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

/** Operations with a cursor and no parameter in their path. */
function lists(): OperationId[] {
  const { paths } = loadContract('openapi.yaml').document;
  return Object.values(operations)
    .filter(({ method, template }) => method === 'GET' && !template.includes('{'))
    .filter(({ template }) => {
      const { parameters = [] } = paths[template]!['get'] as OperationObject;
      return (parameters as { $ref?: string }[]).some(({ $ref }) => $ref === CURSOR);
    })
    .map(({ id }) => id as OperationId);
}

test('the cursor of a list continues it, also with other filters, and every other list refuses it as invalid', async () => {
  const names = ['Ada', 'Bea', 'Cleo'];
  for (const agent_name of names) await tenant.ok('createAgent', { body: agentBody({ agent_name }) });
  const first = await tenant.ok('listAgents', { query: { limit: '1' } });
  const cursor = first.next_cursor!;
  const next = await tenant.ok('listAgents', { query: { limit: '2', cursor, include_total: 'true' } });
  expect(next.data.map(({ agent_name }) => agent_name)).toEqual(['Bea', 'Ada']);
  const filtered = await tenant.ok('listAgents', { query: { name: 'Ada', cursor } });
  expect(filtered.data.map(({ agent_name }) => agent_name)).toEqual(['Ada']);
  const others = lists().filter((id) => id !== 'listAgents');
  expect(others.length).toBeGreaterThan(15);
  for (const id of others) {
    const { status, code } = await tenant.refused(id, { query: { cursor } });
    expect([id, status, code]).toEqual([id, 422, 'invalid_cursor']);
  }
});

test('a cursor of one agent’s versions is not one of another agent’s', async () => {
  const ids: string[] = [];
  for (const agent_name of ['Ada', 'Bea']) {
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ agent_name }) });
    await tenant.ok('updateAgent', { path: { id }, body: { agent_name: `${agent_name} B` } });
    ids.push(id);
  }
  const page = await tenant.ok('listAgentVersions', { path: { id: ids[0]! }, query: { limit: '1' } });
  const query = { cursor: page.next_cursor! };
  expect((await tenant.ok('listAgentVersions', { path: { id: ids[0]! }, query })).data).toHaveLength(1);
  const refused = await tenant.refused('listAgentVersions', { path: { id: ids[1]! }, query });
  expect(refused.code).toBe('invalid_cursor');
});
