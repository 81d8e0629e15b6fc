// ETag, If-Match and If-None-Match of agents and their functions over HTTP, with real concurrency.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const FUNCTION = { type: 'webhook', name: 'lookup', description: 'Finds.', url: 'https://93.184.216.34/x' };
const create = async () => (await tenant.ok('createAgent', { body: agentBody({ functions: [FUNCTION] }) })).agent_id;
const tagOf = async (id: string) => (await tenant.send('getAgent', { path: { id } })).headers.get('etag')!;
const patch = (id: string, greeting: string, headers: Record<string, string> = {}) =>
  tenant.send('updateAgent', { path: { id }, body: { greeting }, headers });

describe('reading an agent', () => {
  test('returns the ETag of the preceding change or creation', async () => {
    const body = agentBody({ functions: [FUNCTION], webhook_url: 'https://93.184.216.34/hook', greeting: 'Hi {{x}}' });
    const made = await tenant.send('createAgent', { body });
    const { agent_id: id, ...rest } = made.body as { agent_id: string };
    // Values that only this response shows are not part of the state.
    expect(rest).toMatchObject({ webhook_secret: expect.any(String), warnings: [{ code: 'unknown_variable' }] });
    expect(made.headers.get('etag')).toBe(await tagOf(id));
    const changed = await patch(id, 'Hello {{y}}');
    expect(changed.headers.get('etag')).not.toBe(made.headers.get('etag'));
    expect(changed.headers.get('etag')).toBe(await tagOf(id));
    const published = await tenant.send('publishAgentVersion', { path: { id } });
    expect(published.headers.get('etag')).toBe(await tagOf(id));
    expect(published.headers.get('etag')).not.toBe(changed.headers.get('etag'));
  });

  test('returns 304 without a body for the client’s current state, and the whole agent for another', async () => {
    const id = await create();
    const tag = await tagOf(id);
    for (const header of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const { status, headers, body } = await tenant.send('getAgent', {
        path: { id },
        headers: { 'if-none-match': header },
      });
      expect([status, headers.get('etag'), (body as ArrayBuffer).byteLength]).toEqual([304, tag, 0]);
    }
    for (const header of ['"x"', tag.slice(1, -1)]) {
      const headers = { 'if-none-match': header };
      expect((await tenant.ok('getAgent', { path: { id }, headers })).agent_id).toBe(id);
    }
    const refused = await tenant.refused('getAgent', { path: { id }, headers: { 'if-match': '"x"' } });
    expect([refused.status, refused.code]).toEqual([412, 'precondition_failed']);
  });
});

describe('a conditional change of an agent', () => {
  test('is applied to the current state, and refused for an earlier one with the current ETag', async () => {
    const id = await create();
    const first = await tagOf(id);
    const changed = await patch(id, 'One.', { 'if-match': first });
    expect(changed.status).toBe(200);
    const stale = await tenant.refused('updateAgent', {
      path: { id },
      body: { greeting: 'Two.' },
      headers: { 'if-match': first },
    });
    expect([stale.status, stale.code, stale.headers.get('etag')]).toEqual([
      412,
      'precondition_failed',
      changed.headers.get('etag'),
    ]);
    expect(await tenant.ok('getAgent', { path: { id } })).toMatchObject({ greeting: 'One.', version: 2 });
    expect((await patch(id, 'Three.', { 'if-match': stale.headers.get('etag')! })).status).toBe(200);
  });

  test('accepts the star and a list, and refuses weak and malformed tags and If-None-Match', async () => {
    const id = await create();
    const tag = await tagOf(id);
    const statuses = [];
    for (const header of [`W/${tag}`, tag.slice(1, -1), 'x']) {
      statuses.push((await patch(id, 'One.', { 'if-match': header })).status);
    }
    statuses.push((await patch(id, 'One.', { 'if-none-match': '*' })).status);
    expect(statuses).toEqual([412, 412, 412, 412]);
    expect((await patch(id, 'One.', { 'if-match': `"x", ${tag}` })).status).toBe(200);
    expect((await patch(id, 'Two.', { 'if-match': '*' })).status).toBe(200);
  });

  test('returns 404 for a missing agent and 422 for an invalid body, whatever the ETag', async () => {
    const id = await create();
    const headers = { 'if-match': '"x"' };
    const missing = { id: 'agent_00000000000000000000000000' };
    expect((await tenant.refused('updateAgent', { path: missing, body: { greeting: 'x' }, headers })).status).toBe(404);
    expect((await tenant.refused('updateAgent', { path: { id }, body: { greeting: 7 }, headers })).status).toBe(422);
  });

  test('is applied exactly once for twenty concurrent ones with the same ETag', async () => {
    const id = await create();
    const headers = { 'if-match': await tagOf(id) };
    const all = await Promise.all(Array.from({ length: 20 }, (_, i) => patch(id, `Hello ${i}.`, headers)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    const winner = all.findIndex(({ status }) => status === 200);
    expect(await tenant.ok('getAgent', { path: { id } })).toMatchObject({ version: 2, greeting: `Hello ${winner}.` });
  });

  test('publishes exactly once for ten concurrent publications with the same ETag', async () => {
    const id = await create();
    for (let i = 2; i <= 10; i += 1) await patch(id, `Hello ${i}.`);
    const headers = { 'if-match': await tagOf(id) };
    const publish = (version: number) =>
      tenant.send('publishAgentVersion', { path: { id }, body: { version }, headers });
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => publish(i + 1)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    const winner = all.findIndex(({ status }) => status === 200) + 1;
    expect((await tenant.ok('getAgent', { path: { id } })).published_version).toBe(winner);
  });

  test('deletes nothing if it is a deletion for an earlier state', async () => {
    const id = await create();
    const first = await tagOf(id);
    await patch(id, 'One.');
    const stale = { path: { id }, headers: { 'if-match': first } };
    expect((await tenant.refused('deleteAgent', stale)).code).toBe('precondition_failed');
    await tenant.ok('deleteAgent', { path: { id }, headers: { 'if-match': await tagOf(id) } });
    expect((await tenant.refused('getAgent', { path: { id } })).status).toBe(404);
  });

  test('of a function is applied to its current state only', async () => {
    const id = await create();
    const [fn] = (await tenant.ok('getAgent', { path: { id } })).functions;
    const path = { id, function_id: fn!.id };
    const made = await tenant.send('updateAgentFunction', { path, body: { description: 'Looks up.' } });
    const etag = made.headers.get('etag')!;
    const again = { path, body: { description: 'Looks up an order.' }, headers: { 'if-match': etag } };
    expect((await tenant.send('updateAgentFunction', again)).status).toBe(200);
    const stale = await tenant.refused('updateAgentFunction', again);
    expect([stale.code, stale.headers.get('etag') === etag]).toEqual(['precondition_failed', false]);
    expect((await tenant.refused('deleteAgentFunction', { path, headers: { 'if-match': etag } })).status).toBe(412);
    await tenant.ok('deleteAgentFunction', { path, headers: { 'if-match': stale.headers.get('etag')! } });
  });

  test('that is a refused publication is not stored under its Idempotency-Key', async () => {
    const id = await create();
    const key = { 'idempotency-key': 'publish-once' };
    const publish = (tag: string) =>
      tenant.send('publishAgentVersion', { path: { id }, headers: { ...key, 'if-match': tag } });
    expect((await publish('"x"')).status).toBe(412);
    expect((await publish(await tagOf(id))).status).toBe(200);
  });
});

test('exposes the ETag to pages of other origins', async () => {
  const id = await create();
  const headers = { origin: app.url };
  const { headers: answered } = await tenant.send('getAgent', { path: { id }, headers });
  expect(answered.get('access-control-expose-headers')?.split(', ')).toContain('ETag');
});
