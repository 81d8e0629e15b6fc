// Changing agents over HTTP: merge patch, versions, and concurrent changes.
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

const create = (more: Record<string, unknown> = {}) => tenant.ok('createAgent', { body: agentBody(more) });
const patch = (id: string, body: Record<string, unknown>) => tenant.ok('updateAgent', { path: { id }, body });
const get = (id: string, version?: number) =>
  tenant.ok('getAgent', { path: { id }, ...(version === undefined ? {} : { query: { version: String(version) } }) });
const refusedPatch = async (id: string, body: Record<string, unknown>) => {
  const { status, errors } = await tenant.refused('updateAgent', { path: { id }, body });
  return [status, ...errors];
};

describe('updateAgent', () => {
  test('changes only the given fields', async () => {
    const agent = await create({ greeting: 'Hello.', tags: ['a'] });
    const changed = await patch(agent.agent_id, { agent_name: 'Bob' });
    expect(changed).toEqual({ ...agent, agent_name: 'Bob', version: 2, updated_at: changed.updated_at });
    expect(await get(agent.agent_id)).toEqual(changed);
  });

  test('null resets a field to its default', async () => {
    const { agent_id: id } = await create({
      greeting: 'Hello.',
      folder: 'f',
      tags: ['a'],
      max_duration_seconds: 60,
      inactivity: { seconds: 20 },
      extraction: { type: 'object' },
      variables: { a: 1, b: 2 },
    });
    const cleared = {
      greeting: null,
      folder: null,
      tags: null,
      max_duration_seconds: null,
      inactivity: null,
      extraction: null,
    };
    const fresh = await create();
    const changed = await patch(id, { ...cleared, variables: null });
    for (const field of [
      'greeting',
      'folder',
      'tags',
      'max_duration_seconds',
      'inactivity',
      'extraction',
      'variables',
    ] as const) {
      expect([field, changed[field]]).toEqual([field, fresh[field]]);
    }
  });

  test('objects are merged field by field; lists and schemas are replaced', async () => {
    const { agent_id: id } = await create({
      interruption: { min_ms: 500, min_words: 3 },
      variables: { a: 'x', b: 'y' },
      tags: ['a', 'b'],
      extraction: { type: 'object', properties: { city: { type: 'string' } } },
    });
    const changed = await patch(id, {
      interruption: { min_words: 1 },
      variables: { b: null, c: 3 },
      tags: ['c'],
      extraction: { type: 'object', properties: { name: { type: 'string' } } },
    });
    expect(changed.interruption).toEqual({
      enabled: true,
      min_ms: 500,
      min_words: 1,
      ignore_background_voices: false,
    });
    expect(changed.variables).toEqual({ a: 'x', c: 3 });
    expect(changed.tags).toEqual(['c']);
    expect(changed.extraction).toEqual({ type: 'object', properties: { name: { type: 'string' } } });
  });

  test('a part of the response engine can be changed alone, and null removes its models', async () => {
    const models = { model: 'builtin-demo', fallback_model: 'builtin-demo' };
    const engine = { type: 'service-llm', system_prompt: 'You are Ada.', ...models, temperature: 0.4 };
    const { agent_id: id } = await create({ response_engine: engine });
    const changed = await patch(id, { response_engine: { system_prompt: 'You are Bob.' } });
    expect(changed.response_engine).toEqual({ ...engine, system_prompt: 'You are Bob.' });
    const unbacked = await patch(id, { response_engine: { fallback_model: null } });
    expect(unbacked.response_engine).not.toHaveProperty('fallback_model');
    const without = await patch(id, { response_engine: { model: null } });
    expect(without.response_engine).toEqual({ type: 'service-llm', system_prompt: 'You are Bob.', temperature: 0.4 });
  });

  test('changing the engine’s type removes the fields of the old type, in both directions', async () => {
    const { agent_id: id } = await create();
    const socket = { type: 'custom-llm', websocket_url: 'wss://example.com/llm' };
    expect((await patch(id, { response_engine: socket })).response_engine).toEqual(socket);
    expect(await refusedPatch(id, { response_engine: { type: 'service-llm' } })).toEqual([
      422,
      expect.stringMatching(/^\/response_engine\/system_prompt /),
    ]);
    const back = { type: 'service-llm', system_prompt: 'You are Ada again.' };
    expect((await patch(id, { response_engine: back })).response_engine).toEqual(back);
  });

  test('the merged result is validated: a field of the other engine, a language that the voice does not speak', async () => {
    const { agent_id: id } = await create();
    const [status, error] = await refusedPatch(id, { response_engine: { websocket_url: 'wss://example.com/llm' } });
    expect([status, error]).toEqual([422, expect.stringMatching(/^\/response_engine/)]);
    expect((await refusedPatch(id, { language: 'xx' }))[0]).toBe(422);
    expect(await refusedPatch(id, { endpointing: { max_ms: 150 } })).toEqual([422, '/endpointing/min_ms too_large']);
    expect((await refusedPatch(id, { agent_name: null }))[0]).toBe(422);
    expect((await get(id)).version).toBe(1);
  });

  test('application/merge-patch+json is accepted', async () => {
    const { agent_id: id } = await create();
    const headers = { 'content-type': 'application/merge-patch+json' };
    const changed = await tenant.ok('updateAgent', { path: { id }, body: { folder: 'here' }, headers });
    expect(changed.folder).toBe('here');
  });

  test('read-only fields are ignored', async () => {
    const { agent_id: id, created_at } = await create();
    const changed = await patch(id, {
      agent_id: 'agent_other',
      version: 99,
      created_at: '2020-01-01T00:00:00.000Z',
      folder: 'x',
    });
    expect(changed).toMatchObject({ agent_id: id, version: 2, created_at });
  });

  test('invalid JSON Schemas are refused: extraction and parameters of a function', async () => {
    const { agent_id: id } = await create();
    expect(await refusedPatch(id, { extraction: { type: 'nonsense' } })).toEqual([422, '/extraction invalid_schema']);
    const fn = { type: 'webhook', name: 'f', description: 'd', url: 'https://example.com/', parameters: { type: 7 } };
    expect(await refusedPatch(id, { functions: [fn] })).toEqual([422, '/functions/0/parameters invalid_schema']);
    expect((await get(id)).version).toBe(1);
  });

  test('an unknown field is refused by name', async () => {
    const { agent_id: id } = await create();
    expect(await refusedPatch(id, { greting: 'Hello' })).toEqual([422, expect.stringContaining('/greting')]);
  });
});

describe('versions', () => {
  test('every change creates a version, and older versions remain readable', async () => {
    const { agent_id: id } = await create({ greeting: 'one' });
    await patch(id, { greeting: 'two' });
    await patch(id, { greeting: 'three', tags: ['x'] });
    expect((await get(id, 1)).greeting).toBe('one');
    expect(await get(id, 2)).toMatchObject({ greeting: 'two', tags: [], version: 2 });
    expect(await get(id, 3)).toEqual(await get(id));
    const { status, code } = await tenant.refused('getAgent', { path: { id }, query: { version: '4' } });
    expect([status, code]).toEqual([404, 'agent_version_not_found']);
  });

  test('a version keeps the functions that the agent had', async () => {
    const fn = { type: 'end_call', name: 'bye', description: 'Hangs up.' };
    const { agent_id: id } = await create({ functions: [fn] });
    await patch(id, { functions: [] });
    expect((await get(id)).functions).toEqual([]);
    expect((await get(id, 1)).functions).toMatchObject([fn]);
  });

  test('a patch that changes nothing creates no version, even with the full body of GET', async () => {
    const agent = await create({
      variables: { z: 1, a: 2 },
      functions: [
        { type: 'webhook', name: 'lookup', description: 'Looks up.', url: 'https://example.com/', headers: { a: 'b' } },
        { type: 'end_call', name: 'bye', description: 'Hangs up.' },
      ],
      webhook_url: 'https://example.com/hook',
    });
    const { agent_id: id } = agent;
    expect((await patch(id, {})).version).toBe(1);
    expect((await patch(id, { agent_name: 'Ada', variables: { a: 2 } })).version).toBe(1);
    const whole = await get(id);
    expect(await patch(id, { ...whole })).toEqual(whole);
    const { rows } = {
      rows: await app.runtime.db.selectFrom('agent_versions').select('version').where('agent_id', '=', id).execute(),
    };
    expect(rows).toHaveLength(1);
  });

  test('the database refuses to change a version', async () => {
    const { agent_id: id } = await create();
    const change = app.runtime.db
      .updateTable('agent_versions')
      .set({ version: 7 })
      .where('agent_id', '=', id)
      .execute();
    await expect(change).rejects.toThrow('append-only');
  });

  test('versions are not found by another workspace', async () => {
    const outsider = await newTenant(app.url);
    const { agent_id: id } = await create();
    expect((await outsider.refused('getAgent', { path: { id }, query: { version: '1' } })).status).toBe(404);
    expect((await outsider.refused('updateAgent', { path: { id }, body: { agent_name: 'Mine' } })).status).toBe(404);
  });

  test('thirty concurrent patches are all applied, each with its version', async () => {
    const { agent_id: id } = await create();
    const names = Array.from({ length: 30 }, (_, i) => `v${i}`);
    await Promise.all(names.map((name, i) => patch(id, { variables: { [name]: i } })));
    const agent = await get(id);
    expect(agent.version).toBe(31);
    expect(agent.variables).toEqual(Object.fromEntries(names.map((name, i) => [name, i])));
    for (let version = 1; version <= 31; version++) {
      expect(Object.keys((await get(id, version)).variables)).toHaveLength(version - 1);
    }
  });
});
