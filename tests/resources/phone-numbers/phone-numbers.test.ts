// Phone numbers over HTTP: the numbers of a workspace, which are invisible to other workspaces.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const insert = (workspaceId: string, number: string, carrier: string) =>
  app.runtime.db
    .insertInto('phone_numbers')
    .values({ workspace_id: workspaceId, id: newId('pn'), number, carrier })
    .execute();

test('a workspace can list and get its test number', async () => {
  const { data, total } = await tenant.ok('listPhoneNumbers', { query: { include_total: 'true' } });
  expect([data.length, total]).toEqual([1, 1]);
  expect(await tenant.ok('getPhoneNumber', { path: { id: data[0]!.id } })).toEqual(data[0]);
});

test('numbers created at the same time page without gaps or duplicates', async () => {
  const owner = await newTenant(app.url);
  for (let i = 0; i < 6; i++) await insert(owner.workspaceId, `+1202555013${i}`, 'loopback');
  await app.runtime.db
    .updateTable('phone_numbers')
    .set({ created_at: new Date() })
    .where('workspace_id', '=', owner.workspaceId)
    .execute();
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { limit: '3', ...(cursor ? { cursor } : {}) };
    const page = await owner.ok('listPhoneNumbers', { query });
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen).toEqual(seen.toSorted().reverse());
});

test('a number of another workspace is not found', async () => {
  const outsider = await newTenant(app.url);
  const [number] = (await tenant.ok('listPhoneNumbers')).data;
  const { status, code } = await outsider.refused('getPhoneNumber', { path: { id: number!.id } });
  expect([status, code]).toEqual([404, 'phone_number_not_found']);
});

test('a carrier number exists once in all workspaces, the test number once in each', async () => {
  const other = await newTenant(app.url);
  await insert(tenant.workspaceId, '+14155550100', 'twilio');
  await expect(insert(other.workspaceId, '+14155550100', 'twilio')).rejects.toThrow('phone_numbers_real');
  await expect(insert(other.workspaceId, '+12025550199', 'loopback')).rejects.toThrow('phone_numbers_owner');
});
