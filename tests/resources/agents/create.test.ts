// Creating, copying and deleting agents over HTTP: defaults, export and import, and refused bodies.
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
const errorsOf = async (more: Record<string, unknown>) => {
  const { status, errors } = await tenant.refused('createAgent', { body: agentBody(more) });
  return [status, ...errors];
};

const everything = {
  knowledge_base_ids: [],
  webhook_events: ['call.ended', 'call_analyzed'],
  greeting: 'Hello {{name}}, this is Ada.',
  tags: ['sales', 'night'],
  folder: 'Northwind',
  interruption: { enabled: false, min_ms: 300, min_words: 2, ignore_background_voices: true },
  endpointing: { min_ms: 400, max_ms: 1500 },
  inactivity: { seconds: 20, reminders: ['Hello?', 'Are you there?'] },
  max_duration_seconds: 600,
  ring_timeout_seconds: 15,
  max_concurrent_calls: 3,
  voicemail: { action: 'message', message: 'Please call back.' },
  call_screening: { message: 'This is Northwind.' },
  recording: { enabled: false, disclosure: 'This call is not recorded.' },
  extraction: { type: 'object', properties: { city: { type: 'string' } } },
  fallback_voice_id: 'builtin-echo',
  variables: { name: 'Alex', age: 7, vip: true },
  voice_speed: 1.1,
  keyterms: ['Northwind', '{{name}}'],
  pronunciations: [{ text: 'SQL', spoken: 'sequel' }],
  response_engine: { type: 'service-llm', system_prompt: 'You are Ada.', model: 'builtin-demo', temperature: 0.3 },
};

describe('createAgent', () => {
  test('omitted fields get their defaults', async () => {
    const agent = await create();
    expect(agent).toMatchObject({
      agent_name: 'Ada',
      version: 1,
      webhook_url: null,
      webhook_events: ['call.started', 'call.transcript', 'call.ended', 'call.error', 'call.transfer'],
      greeting: null,
      functions: [],
      tags: [],
      folder: null,
      interruption: { enabled: true, ignore_background_voices: false },
      inactivity: { seconds: 8 },
      max_duration_seconds: 3600,
      ring_timeout_seconds: 30,
      max_concurrent_calls: null,
      voicemail: { action: 'hangup', message: null },
      call_screening: { message: null },
      recording: { enabled: true, disclosure: null },
      privacy: { redact: [], patterns: [], redact_model: false, no_store: false, inherit: true, retention_days: {} },
      extraction: null,
      fallback_voice_id: null,
      variables: {},
      other_languages: [],
      voice_speed: 1,
      keyterms: [],
      pronunciations: [],
    });
    expect(agent.agent_id).toMatch(/^agent_[0-9a-z]{26}$/);
    expect(agent).not.toHaveProperty('webhook_secret');
    expect(await tenant.ok('getAgent', { path: { id: agent.agent_id } })).toEqual(agent);
  });

  test('an omitted language is the first language of the voice, and null restores it', async () => {
    const { data: voices } = await tenant.ok('listVoices', { query: { limit: '100' } });
    const { language: _, ...body } = agentBody();
    const voice = voices.find(({ voice_id }) => voice_id === body['voice_id'])!;
    const agent = await tenant.ok('createAgent', { body });
    expect(agent.language).toBe(voice.supported_languages[0]);
    const path = { id: agent.agent_id };
    expect((await tenant.ok('updateAgent', { path, body: { language: null } })).language).toBe(
      voice.supported_languages[0],
    );
    const refused = await tenant.refused('createAgent', { body: { ...body, voice_id: 'alloy' } });
    expect(refused.errors).toEqual(['/voice_id unknown_voice']);
    expect(refused.body.detail).toMatch(/^\/voice_id must be a voice/);
  });

  test('given fields are returned unchanged', async () => {
    expect(await create(everything)).toMatchObject(everything);
  });

  test('the body of GET can be posted: export is GET, import is POST', async () => {
    const functions = [
      { type: 'webhook', name: 'lookup', description: 'Looks an order up.', url: 'https://example.com/lookup' },
      {
        type: 'transfer_call',
        name: 'transfer',
        description: 'To a human.',
        to: '+12025550110',
        message: 'One moment.',
      },
      { type: 'end_call', name: 'end_call', description: 'Hangs up.' },
      { type: 'dtmf', name: 'press', description: 'Presses keys.' },
    ];
    const original = await create({ ...everything, functions });
    const exported = await tenant.ok('getAgent', { path: { id: original.agent_id } });
    const imported = await tenant.ok('createAgent', { body: exported });
    expect(imported.agent_id).not.toBe(original.agent_id);
    const substance = ({ agent_id: _id, version: _v, created_at: _c, updated_at: _u, ...agent }: typeof exported) => ({
      ...agent,
      functions: agent.functions.map(({ id: _i, created_at: _fc, updated_at: _fu, ...fn }) => fn),
    });
    const again = await tenant.ok('getAgent', { path: { id: imported.agent_id } });
    expect(substance(again)).toEqual(substance(exported));
  });

  test('an agent can be imported into another workspace', async () => {
    const other = await newTenant(app.url);
    const exported = await create(everything);
    const imported = await other.ok('createAgent', { body: exported });
    expect(imported).toMatchObject(everything);
    const { code } = await other.refused('getAgent', { path: { id: exported.agent_id } });
    expect(code).toBe('agent_not_found');
  });

  test('an unknown voice, model or language is refused with a pointer', async () => {
    expect(await errorsOf({ voice_id: 'builtin-nobody' })).toEqual([422, '/voice_id unknown_voice']);
    expect(await errorsOf({ fallback_voice_id: 'x-y' })).toEqual([422, '/fallback_voice_id unknown_voice']);
    const engine = { type: 'service-llm', system_prompt: '', model: 'gpt-0' };
    expect(await errorsOf({ response_engine: engine })).toEqual([422, '/response_engine/model unknown_model']);
    const behind = { type: 'service-llm', system_prompt: '', model: 'builtin-demo', fallback_model: 'gpt-0' };
    expect(await errorsOf({ response_engine: behind })).toEqual([422, '/response_engine/fallback_model unknown_model']);
    expect(await errorsOf({ language: 'xx-XX' })).toEqual([422, '/language unknown_language']);
    expect(await errorsOf({ voice_id: 'builtin-nobody', response_engine: engine })).toEqual([
      422,
      '/voice_id unknown_voice',
      '/response_engine/model unknown_model',
    ]);
  });

  test('a language that the voice cannot speak is refused', async () => {
    const { data } = await tenant.ok('listLanguages', { query: { limit: '100' } });
    const silent = data.find(({ voices }) => voices === 0);
    const voice = (await tenant.ok('getVoice', { path: { voice_id: 'builtin-alloy' } })).supported_languages;
    const unspoken = silent?.code ?? data.find(({ code }) => !voice.includes(code))?.code ?? 'de-DE';
    const [status, error] = await errorsOf({ language: unspoken });
    expect([status, error]).toEqual([
      422,
      expect.stringMatching(/^\/language (language_not_spoken|unknown_language)$/),
    ]);
  });

  test('endpointing whose minimum exceeds its maximum is refused', async () => {
    expect(await errorsOf({ endpointing: { min_ms: 1200 } })).toEqual([422, '/endpointing/min_ms too_large']);
  });

  test('a knowledge base that does not exist is refused with its index in the list', async () => {
    expect(await errorsOf({ knowledge_base_ids: ['kb_1'] })).toEqual([422, '/knowledge_base_ids/0 not_found']);
  });

  test('invalid JSON Schemas are refused: extraction and parameters of a function', async () => {
    expect(await errorsOf({ extraction: { type: 'nonsense' } })).toEqual([422, '/extraction invalid_schema']);
    const fn = { type: 'webhook', name: 'f', description: 'd', url: 'https://example.com/', parameters: { type: 7 } };
    expect(await errorsOf({ functions: [fn] })).toEqual([422, '/functions/0/parameters invalid_schema']);
  });

  test('two functions with the same name are refused', async () => {
    const fn = { type: 'end_call', name: 'bye', description: 'Hangs up.' };
    expect(await errorsOf({ functions: [fn, fn] })).toEqual([422, '/functions/1/name duplicate']);
  });

  test('a refused agent leaves no rows behind', async () => {
    const other = await newTenant(app.url);
    const fn = { type: 'end_call', name: 'bye', description: 'Hangs up.' };
    await other.refused('createAgent', { body: agentBody({ functions: [fn, fn] }) });
    expect(await other.ok('listAgents', { query: { include_total: 'true' } })).toMatchObject({ data: [], total: 0 });
  });

  test('twenty identical requests with one Idempotency-Key create one agent', async () => {
    const other = await newTenant(app.url);
    const request = { body: agentBody(), headers: { 'idempotency-key': 'agent once' } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => other.send('createAgent', request)));
    for (const { status, body } of answers) {
      if (status !== 201) expect((body as { code: string }).code).toBe('idempotency_in_progress');
    }
    expect((await other.ok('listAgents')).data).toHaveLength(1);
  });
});

describe('duplicateAgent', () => {
  test('a copy has the same settings and functions, new ids and signing secrets, and no webhook', async () => {
    const fn = {
      type: 'webhook',
      name: 'lookup',
      description: 'Looks up.',
      url: 'https://example.com/l',
      headers: { a: 'b' },
    };
    const original = await create({ ...everything, webhook_url: 'https://example.com/hook', functions: [fn] });
    const copy = await tenant.ok('duplicateAgent', { path: { id: original.agent_id }, body: {} });
    expect(copy).toMatchObject({ ...everything, agent_name: 'Ada (copy)', version: 1, webhook_url: null });
    expect(copy).not.toHaveProperty('webhook_secret');
    const [mine, theirs] = [copy.functions[0]!, original.functions[0]!];
    expect(mine).toMatchObject({ name: 'lookup', url: fn.url, header_names: ['a'] });
    expect(mine.id).not.toBe(theirs.id);
    expect(mine.signing_secret).toMatch(/^whsec_/);
    expect(mine.signing_secret).not.toBe(theirs.signing_secret);
  });

  test('a copy gets the given name, or else the name with “(copy)”, shortened to fit', async () => {
    const long = await create({ agent_name: 'x'.repeat(100) });
    const path = { id: long.agent_id };
    expect((await tenant.ok('duplicateAgent', { path })).agent_name).toBe(`${'x'.repeat(93)} (copy)`);
    expect((await tenant.ok('duplicateAgent', { path, body: { agent_name: 'Bob' } })).agent_name).toBe('Bob');
  });

  test('a name is shortened between characters, counted as the contract counts them', async () => {
    const copyOf = async (agent_name: string) => {
      const { agent_id: id } = await create({ agent_name });
      return (await tenant.ok('duplicateAgent', { path: { id } })).agent_name;
    };
    expect(await copyOf('😀'.repeat(47))).toBe(`${'😀'.repeat(47)} (copy)`);
    expect(await copyOf('😀'.repeat(100))).toBe(`${'😀'.repeat(93)} (copy)`);
  });
});

describe('deleteAgent', () => {
  test('a deleted agent is not found by any operation, including a second delete', async () => {
    const { agent_id: id } = await create({ agent_name: 'Leaving' });
    expect((await tenant.send('deleteAgent', { path: { id } })).status).toBe(204);
    const gone = [
      tenant.refused('getAgent', { path: { id } }),
      tenant.refused('getAgent', { path: { id }, query: { version: '1' } }),
      tenant.refused('updateAgent', { path: { id }, body: { agent_name: 'Back' } }),
      tenant.refused('deleteAgent', { path: { id } }),
      tenant.refused('duplicateAgent', { path: { id } }),
      tenant.refused('createAgentFunction', { path: { id }, body: { type: 'dtmf', name: 'press', description: 'd' } }),
      tenant.refused('runAgentPlayground', { path: { id }, body: { messages: [{ role: 'user', text: 'Hi' }] } }),
    ];
    for (const { status, code } of await Promise.all(gone)) expect([status, code]).toEqual([404, 'agent_not_found']);
    const { code, errors } = await tenant.refused('createCall', { body: { agent_id: id, to_number: '+12025550100' } });
    expect([code, errors]).toEqual(['agent_not_found', ['/agent_id not_found']]);
    expect((await tenant.ok('listAgents', { query: { name: 'Leaving' } })).data).toEqual([]);
  });

  test('an agent that a phone number uses cannot be deleted', async () => {
    const { agent_id: id } = await create();
    const point = (agentId: string | null) =>
      app.runtime.db
        .updateTable('phone_numbers')
        .set({ agent_id: agentId })
        .where('workspace_id', '=', tenant.workspaceId)
        .execute();
    await point(id);
    expect((await tenant.ok('listPhoneNumbers')).data[0]!.agent_id).toBe(id);
    const { status, code, body } = await tenant.refused('deleteAgent', { path: { id } });
    expect([status, code]).toEqual([409, 'agent_in_use']);
    expect(body.detail).toMatch(/^The agent is used by the phone number \+12025550199\./);
    await tenant.ok('getAgent', { path: { id } });
    await point(null);
    expect((await tenant.send('deleteAgent', { path: { id } })).status).toBe(204);
  });

  test('a number cannot point to an agent of another workspace', async () => {
    const outsider = await newTenant(app.url);
    const { agent_id: id } = await create();
    const pointing = app.runtime.db
      .updateTable('phone_numbers')
      .set({ agent_id: id })
      .where('workspace_id', '=', outsider.workspaceId)
      .execute();
    await expect(pointing).rejects.toThrow('phone_numbers_agent');
  });

  test('the webhook of a deleted agent is deleted', async () => {
    const { agent_id: id } = await create({ webhook_url: 'https://example.com/gone' });
    const listed = async () => (await tenant.ok('listWebhooks')).data.filter((hook) => hook.agent_id === id);
    expect(await listed()).toHaveLength(1);
    await tenant.send('deleteAgent', { path: { id } });
    expect(await listed()).toEqual([]);
  });
});
