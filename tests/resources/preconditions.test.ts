// ETag, If-Match and If-None-Match over HTTP for all objects that several people edit, except agents.
// agents/preconditions.test.ts covers the header syntax.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
});
afterAll(() => app.close());

const DAY = 24 * 60 * 60 * 1000;
const RESOURCES = [
  {
    name: 'Webhook',
    remove: 'deleteWebhook',
    body: () => ({ url: 'https://93.184.216.34/hook', events: ['call.ended'] }),
    changes: [{ retry_policy: 'exponential' }, { retry_policy: 'scheduled' }],
  },
  {
    name: 'Campaign',
    remove: 'deleteCampaign',
    body: () => ({ name: 'Autumn', agent_id: agentId }),
    changes: [{ name: 'Winter' }, { name: 'Spring' }],
  },
  {
    name: 'Schedule',
    remove: 'cancelSchedule',
    body: () => ({ agent_id: agentId, to_number: '+12025550100', at: new Date(Date.now() + DAY).toISOString() }),
    changes: [{ variables: { name: 'Ada' } }, { variables: { name: 'Grace' } }],
  },
  {
    name: 'Widget',
    remove: 'deleteWidget',
    body: () => ({ name: 'Shop', agent_id: agentId }),
    changes: [{ title: 'Ask us' }, { title: 'Talk to us' }],
  },
  {
    name: 'KnowledgeBase',
    remove: 'deleteKnowledgeBase',
    body: () => ({ name: 'Handbook' }),
    changes: [{ name: 'Manual' }, { name: 'Guide' }],
  },
] as const;

describe.each(RESOURCES)('a $name', ({ name, remove, body, changes }) => {
  const [one, two] = changes;
  const create = () => tenant.send(`create${name}`, { body: body() as never });
  const get = (id: string, headers: Record<string, string> = {}) =>
    tenant.send(`get${name}`, { path: { id }, headers });
  const update = (id: string, change: object, tag: string) =>
    tenant.send(`update${name}`, { path: { id }, body: change as never, headers: { 'if-match': tag } });
  const tagOf = async (id: string) => (await get(id)).headers.get('etag')!;

  test('has one ETag in creation, read and change, and a read with it returns 304', async () => {
    const made = await create();
    const { id } = made.body as { id: string };
    const first = made.headers.get('etag')!;
    expect(first).toBe(await tagOf(id));
    expect((await get(id, { 'if-none-match': first })).status).toBe(304);
    const changed = await update(id, one, first);
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, await tagOf(id)]);
    expect((await get(id, { 'if-none-match': first })).status).toBe(200);
  });

  test('is changed only in its current state: of five concurrent changes with one ETag one succeeds', async () => {
    const { id } = (await create()).body as { id: string };
    const first = await tagOf(id);
    const all = await Promise.all(Array.from({ length: 5 }, () => update(id, one, first)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const present = await tagOf(id);
    const stale = await update(id, two, first);
    expect([stale.status, (stale.body as { code: string }).code]).toEqual([412, 'precondition_failed']);
    expect(stale.headers.get('etag')).toBe(present);
    expect((await get(id)).body).toMatchObject(one);
  });

  test('is not deleted with an earlier ETag, and is deleted with the current one', async () => {
    const { id } = (await create()).body as { id: string };
    const first = await tagOf(id);
    await update(id, one, first);
    const another = id.slice(0, -1) + (id.endsWith('z') ? 'y' : 'z');
    const gone = (tag: string) => tenant.send(remove, { path: { id }, headers: { 'if-match': tag } });
    expect((await gone(first)).status).toBe(412);
    expect((await gone(await tagOf(id))).status).toBe(204);
    expect((await tenant.send(remove, { path: { id: another }, headers: {} })).status).toBe(404);
  });
});

test('contacts that arrive change a campaign for readers, but do not prevent a change of it', async () => {
  const { id } = await tenant.ok('createCampaign', { body: { name: 'Autumn', agent_id: agentId } });
  const path = { id };
  const first = (await tenant.send('getCampaign', { path })).headers.get('etag')!;
  await tenant.ok('addCampaignContacts', { path, body: [{ to_number: '+12025550100' }] });
  const read = await tenant.send('getCampaign', { path, headers: { 'if-none-match': first } });
  expect(read.body).toMatchObject({ stats: { contacts: 1 } });
  const change = { path, body: { name: 'Winter' }, headers: { 'if-match': first } };
  expect((await tenant.send('updateCampaign', change)).status).toBe(200);
  expect((await tenant.send('updateCampaign', change)).status).toBe(412);
});

test('concurrent changes of different theme fields all take effect', async () => {
  const { id } = await tenant.ok('createWidget', { body: { name: 'Shop', agent_id: agentId } });
  for (const accent of ['#111111', '#222222', '#333333', '#444444', '#555555']) {
    const mode = accent > '#3' ? 'dark' : 'light';
    const position = accent > '#2' ? 'bottom-left' : 'bottom-right';
    const themes = [{ accent }, { mode }, { position }] as const;
    await Promise.all(themes.map((theme) => tenant.ok('updateWidget', { path: { id }, body: { theme } })));
    expect((await tenant.ok('getWidget', { path: { id } })).theme).toEqual({ accent, mode, position });
  }
});
