// Functions of agents over HTTP: adding, changing and removing them, and the secrets that are never returned.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const lookup = {
  type: 'webhook',
  name: 'lookup',
  description: 'Looks an order up.',
  url: 'https://example.com/lookup',
  parameters: { type: 'object', properties: { order: { type: 'string' } }, required: ['order'] },
  timeout_ms: 3000,
  filler: 'One moment.',
};
const SECRET_HEADERS = { authorization: 'Bearer of my receiver', 'x-tenant': 'northwind' };

const newAgent = async (more: Record<string, unknown> = {}) => tenant.ok('createAgent', { body: agentBody(more) });
const add = (id: string, body: unknown) => tenant.ok('createAgentFunction', { path: { id }, body });
const listed = async (id: string, query: Record<string, string> = {}) =>
  tenant.ok('listAgentFunctions', { path: { id }, query });
/** The stored headers of a function, unsealed. */
async function storedHeaders(id: string): Promise<unknown> {
  const { headers_sealed: sealed } = await app.runtime.db
    .selectFrom('agent_functions')
    .select('headers_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const place = { workspaceId: tenant.workspaceId, id };
  return sealed === null ? null : JSON.parse(app.runtime.vault.open('function-headers', sealed, { place }));
}

describe('createAgentFunction', () => {
  test('a webhook function shows its signing secret once, and only the names of its headers', async () => {
    const { agent_id: id } = await newAgent();
    const { signing_secret: secret, ...fn } = await add(id, { ...lookup, headers: SECRET_HEADERS });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(fn).toMatchObject({ ...lookup, header_names: ['authorization', 'x-tenant'] });
    expect((await listed(id)).data).toEqual([fn]);
    const everywhere = JSON.stringify([
      await listed(id),
      await tenant.ok('getAgent', { path: { id } }),
      await tenant.ok('listAgents'),
    ]);
    for (const hidden of [secret!, ...Object.values(SECRET_HEADERS)]) expect(everywhere).not.toContain(hidden);
    expect(await storedHeaders(fn.id)).toEqual(SECRET_HEADERS);
  });

  test('an agent that is created with functions shows their secrets only in that response', async () => {
    const agent = await newAgent({
      functions: [lookup, { type: 'dtmf', name: 'press', description: 'Presses keys.' }],
    });
    const [webhook, dtmf] = agent.functions;
    expect(webhook!.signing_secret).toMatch(/^whsec_/);
    expect(dtmf).not.toHaveProperty('signing_secret');
    const again = await tenant.ok('getAgent', { path: { id: agent.agent_id } });
    expect(JSON.stringify(again)).not.toContain(webhook!.signing_secret!);
  });

  test('a name is unique within an agent, and free again after its function is deleted', async () => {
    const { agent_id: id } = await newAgent();
    const first = await add(id, lookup);
    const { status, code } = await tenant.refused('createAgentFunction', { path: { id }, body: { ...lookup } });
    expect([status, code]).toEqual([409, 'function_name_taken']);
    const other = await newAgent();
    await add(other.agent_id, lookup);
    await tenant.send('deleteAgentFunction', { path: { id, function_id: first.id } });
    await add(id, lookup);
  });

  test('of ten concurrent additions with the same name one succeeds and creates one version', async () => {
    const { agent_id: id } = await newAgent();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tenant.send('createAgentFunction', { path: { id }, body: lookup })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await tenant.ok('getAgent', { path: { id } })).version).toBe(2);
  });

  test('ten concurrent additions with different names all succeed, each with its version', async () => {
    const { agent_id: id } = await newAgent();
    await Promise.all(Array.from({ length: 10 }, (_, i) => add(id, { ...lookup, name: `f${i}` })));
    const agent = await tenant.ok('getAgent', { path: { id } });
    expect(agent.functions.map(({ name }) => name).sort()).toEqual(Array.from({ length: 10 }, (_, i) => `f${i}`));
    expect(agent.version).toBe(11);
  });

  test('fields of another type, an invalid name and an invalid number are refused with a pointer', async () => {
    const { agent_id: id } = await newAgent();
    const pointers = async (body: Record<string, unknown>) =>
      (await tenant.refused('createAgentFunction', { path: { id }, body })).errors.join();
    expect(await pointers({ type: 'dtmf', name: 'press', description: 'd', url: 'https://example.com' })).toContain(
      '/url',
    );
    expect(await pointers({ ...lookup, name: 'has space' })).toMatch(/^\/name /);
    expect(await pointers({ type: 'transfer_call', name: 't', description: 'd', to: '12345' })).toMatch(/^\/to /);
    expect(await pointers({ ...lookup, parameters: { type: 'nonsense' } })).toBe('/parameters invalid_schema');
    expect(await pointers({ ...lookup, url: 'http://169.254.169.254/latest/meta-data' })).toBe('/url private_address');
    expect((await listed(id)).data).toEqual([]);
  });
});

describe('updateAgentFunction', () => {
  test('refuses an invalid JSON Schema', async () => {
    const { agent_id: id } = await newAgent();
    const path = { id, function_id: (await add(id, lookup)).id };
    const { errors } = await tenant.refused('updateAgentFunction', {
      path,
      body: { parameters: { type: 'nonsense' } },
    });
    expect(errors).toEqual(['/parameters invalid_schema']);
  });

  test('changes the given fields, keeps headers and secret, and creates a version of the agent', async () => {
    const { agent_id: id } = await newAgent();
    const fn = await add(id, { ...lookup, headers: SECRET_HEADERS });
    const path = { id, function_id: fn.id };
    const changed = await tenant.ok('updateAgentFunction', {
      path,
      body: { description: 'Finds orders.', filler: null },
    });
    expect(changed).toMatchObject({
      id: fn.id,
      name: 'lookup',
      description: 'Finds orders.',
      filler: null,
      timeout_ms: 3000,
    });
    expect(changed.header_names).toEqual(['authorization', 'x-tenant']);
    expect(changed).not.toHaveProperty('signing_secret');
    expect(await storedHeaders(fn.id)).toEqual(SECRET_HEADERS);
    expect((await tenant.ok('getAgent', { path: { id } })).version).toBe(3);
    const old = await tenant.ok('getAgent', { path: { id }, query: { version: '2' } });
    expect(old.functions[0]!.description).toBe('Looks an order up.');
  });

  test('headers are replaced as a whole, and null removes them', async () => {
    const { agent_id: id } = await newAgent();
    const fn = await add(id, { ...lookup, headers: SECRET_HEADERS });
    const path = { id, function_id: fn.id };
    const replaced = await tenant.ok('updateAgentFunction', { path, body: { headers: { 'x-key': 'new' } } });
    expect(replaced.header_names).toEqual(['x-key']);
    expect(await storedHeaders(fn.id)).toEqual({ 'x-key': 'new' });
    const dropped = await tenant.ok('updateAgentFunction', { path, body: { headers: null, timeout_ms: null } });
    expect(dropped).toMatchObject({ header_names: [], timeout_ms: 10_000 });
    expect(await storedHeaders(fn.id)).toBeNull();
  });

  test('a name of another function and a field that the type does not have are refused', async () => {
    const { agent_id: id } = await newAgent();
    await add(id, lookup);
    const end = await add(id, { type: 'end_call', name: 'bye', description: 'Hangs up.' });
    const path = { id, function_id: end.id };
    expect((await tenant.refused('updateAgentFunction', { path, body: { name: 'lookup' } })).code).toBe(
      'function_name_taken',
    );
    const { errors } = await tenant.refused('updateAgentFunction', { path, body: { url: 'https://example.com/x' } });
    expect(errors).toEqual(['/url unknown_field']);
    const renamed = await tenant.ok('updateAgentFunction', { path, body: { name: 'hang_up', message: 'Goodbye.' } });
    expect(renamed).toMatchObject({ name: 'hang_up', message: 'Goodbye.' });
  });

  test('a function of another agent or workspace, and an unknown function, are not found', async () => {
    const { agent_id: id } = await newAgent();
    const other = await newAgent();
    const fn = await add(other.agent_id, lookup);
    const code = async (path: Record<string, string>, by = tenant) =>
      (await by.refused('updateAgentFunction', { path, body: { description: 'x' } })).code;
    expect(await code({ id, function_id: fn.id })).toBe('function_not_found');
    expect(await code({ id, function_id: 'fn_none' })).toBe('function_not_found');
    expect(await code({ id: other.agent_id, function_id: fn.id }, await newTenant(app.url))).toBe('agent_not_found');
  });
});

describe('the list of functions in a patch of the agent', () => {
  test('replaces the list: functions with the same name keep id, secret and headers, new ones show their secret', async () => {
    const agent = await newAgent({
      functions: [
        { ...lookup, headers: SECRET_HEADERS },
        { type: 'end_call', name: 'bye', description: 'Hangs up.' },
      ],
    });
    const [kept] = agent.functions;
    const patched = await tenant.ok('updateAgent', {
      path: { id: agent.agent_id },
      body: {
        functions: [
          { ...lookup, description: 'Changed.' },
          { ...lookup, name: 'cancel' },
        ],
      },
    });
    const byName = new Map(patched.functions.map((fn) => [fn.name, fn]));
    expect([...byName.keys()].sort()).toEqual(['cancel', 'lookup']);
    expect(byName.get('lookup')).toMatchObject({
      id: kept!.id,
      description: 'Changed.',
      header_names: kept!.header_names,
    });
    expect(byName.get('lookup')).not.toHaveProperty('signing_secret');
    expect(byName.get('cancel')!.signing_secret).toMatch(/^whsec_/);
    expect(await storedHeaders(kept!.id)).toEqual(SECRET_HEADERS);
  });

  test('headers in the list replace the stored ones', async () => {
    const agent = await newAgent({ functions: [{ ...lookup, headers: SECRET_HEADERS }] });
    const patched = await tenant.ok('updateAgent', {
      path: { id: agent.agent_id },
      body: { functions: [{ ...lookup, headers: { 'x-key': 'new' } }] },
    });
    expect(patched).toMatchObject({ version: 2, functions: [{ header_names: ['x-key'] }] });
    expect(await storedHeaders(agent.functions[0]!.id)).toEqual({ 'x-key': 'new' });
  });

  test('a function with the same name but another type is a new one', async () => {
    const agent = await newAgent({ functions: [lookup] });
    const fn = { type: 'end_call', name: 'lookup', description: 'Hangs up.' };
    const patched = await tenant.ok('updateAgent', { path: { id: agent.agent_id }, body: { functions: [fn] } });
    expect(patched.functions).toMatchObject([fn]);
    expect(patched.functions[0]!.id).not.toBe(agent.functions[0]!.id);
  });

  test('null removes all functions', async () => {
    const agent = await newAgent({ functions: [lookup] });
    const patched = await tenant.ok('updateAgent', { path: { id: agent.agent_id }, body: { functions: null } });
    expect(patched).toMatchObject({ functions: [], version: 2 });
  });
});

describe('listAgentFunctions', () => {
  test('returns functions page by page in the order of creation', async () => {
    const { agent_id: id } = await newAgent();
    for (let i = 0; i < 7; i++) await add(id, { type: 'dtmf', name: `f${i}`, description: 'd' });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await listed(id, { limit: '3', include_total: 'true', ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(7);
      seen.push(...page.data.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(Array.from({ length: 7 }, (_, i) => `f${i}`));
    expect(
      (
        await tenant.refused('listAgentFunctions', {
          path: { id },
          query: { cursor: markedCursor('listAgentFunctions', 'x', { id }) },
        })
      ).code,
    ).toBe('invalid_cursor');
  });
});

describe('getAgentFunction', () => {
  test('returns the function without its secrets, with the ETag that a change of it expects', async () => {
    const { agent_id: id } = await newAgent();
    const { signing_secret: secret, ...shown } = await add(id, { ...lookup, headers: SECRET_HEADERS });
    const path = { id, function_id: shown.id };
    const { body, headers } = await tenant.send('getAgentFunction', { path });
    expect([typeof secret, body]).toEqual(['string', shown]);
    const match = { 'if-match': headers.get('etag')! };
    await tenant.ok('updateAgentFunction', { path, body: { filler: null }, headers: match });
    expect((await tenant.refused('deleteAgentFunction', { path, headers: match })).code).toBe('precondition_failed');
  });

  test('a function of another agent, of another workspace, and an unknown agent are not found', async () => {
    const [{ agent_id: id }, { agent_id: other }] = [await newAgent(), await newAgent()];
    const { id: function_id } = await add(id, lookup);
    const refusal = async (client: Tenant, path: { id: string; function_id: string }) =>
      (await client.refused('getAgentFunction', { path })).code;
    expect(await refusal(tenant, { id: other, function_id })).toBe('function_not_found');
    expect(await refusal(tenant, { id: 'agent_none', function_id })).toBe('agent_not_found');
    expect(await refusal(await newTenant(app.url), { id, function_id })).toBe('agent_not_found');
  });
});

test('deleteAgentFunction removes the function and creates a version of the agent', async () => {
  const { agent_id: id } = await newAgent();
  const fn = await add(id, lookup);
  const path = { id, function_id: fn.id };
  expect((await tenant.send('deleteAgentFunction', { path })).status).toBe(204);
  expect((await tenant.refused('deleteAgentFunction', { path })).code).toBe('function_not_found');
  expect(await tenant.ok('getAgent', { path: { id } })).toMatchObject({ functions: [], version: 3 });
});
