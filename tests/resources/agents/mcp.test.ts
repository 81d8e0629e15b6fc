// Functions of type `mcp`: tools of a server that speaks the protocol with its official SDK, used in the playground and in a call.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startMcpServer, type ShopServer } from '../../../scripts/stand-ins/mcp-server.ts';
import { startModelServer, type ModelRequest, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { startSessionMcpServer } from '../../support/session-mcp-server.ts';
import { CONVERSES, ended, place, talkingAgent, timelineOf } from '../calls/support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let model: ModelServer;
let server: ShopServer;

function decide({ messages }: ModelRequest) {
  const result = messages.findLast(({ role }) => role === 'tool');
  if (!result) return { name: 'shop_find_order', arguments: {} };
  return `The order is ${(JSON.parse(result.content!) as { state: string }).state}.`;
}

beforeAll(async () => {
  [model, server] = await Promise.all([startModelServer(decide), startMcpServer()]);
  app = await startTestApp({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' } });
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await model.close();
  await server.close();
});

const shop = (more: object = {}) => ({
  type: 'mcp',
  name: 'shop',
  description: 'Tools of the shop.',
  url: server.url,
  headers: { Authorization: 'Bearer of-the-shop' },
  allowed_tools: ['find-order'],
  ...more,
});

describe('an agent with an MCP server', () => {
  test('returns the stored fields, but never the values of headers', async () => {
    const { functions } = await tenant.ok('createAgent', { body: agentBody({ functions: [shop()] }) });
    expect(functions[0]).toMatchObject({
      type: 'mcp',
      url: server.url,
      allowed_tools: ['find-order'],
      header_names: ['Authorization'],
      timeout_ms: 10_000,
    });
    expect(JSON.stringify(functions)).not.toContain('of-the-shop');
  });

  test('offers the model the allowed tools, and runs a tool with the stored headers', async () => {
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ functions: [shop()] }) });
    const messages = [{ role: 'user', text: 'Where is my order?' }];
    const reply = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(reply.functions).toMatchObject([{ name: 'shop_find_order', ok: true, result: { state: 'shipped' } }]);
    expect(reply.text).toBe('The order is shipped.');
    expect(model.requests.at(-1)!.tools!.map((tool) => tool.function.name)).toEqual(['shop_find_order']);
    expect(new Set(server.authorizations)).toEqual(new Set(['Bearer of-the-shop']));
  });

  test('offers each tool under a name of its own, also if names are equal after they are cut', async () => {
    const long = `crm_${'x'.repeat(60)}`;
    const webhook = { type: 'webhook', name: 'shop_find_order', description: 'Finds it.', url: server.url };
    const functions = [shop(), webhook, shop({ name: long, allowed_tools: null })];
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ functions }) });
    const messages = [{ role: 'user', text: 'Where is my order?' }];
    const { functions: runs } = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    const names = model.requests.at(-1)!.tools!.map((tool) => tool.function.name);
    expect(names).toEqual(['shop_find_order', 'shop_find_order_2', long, `${long.slice(0, 62)}_2`]);
    // The function keeps its name: the model's call reaches the webhook, which is no webhook here.
    expect(runs).toMatchObject([{ name: 'shop_find_order', ok: false }]);
  });

  test('offers at most 128 functions, the most that models accept, and keeps the agent’s own', async () => {
    const many = await startSessionMcpServer([Array.from({ length: 50 }, (_, n) => `tool_${n}`)]);
    const servers = ['a', 'b', 'c'].map((name) => shop({ name, url: many.url, allowed_tools: null }));
    const webhook = { type: 'webhook', name: 'own', description: 'Finds it.', url: server.url };
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ functions: [...servers, webhook] }) });
    const messages = [{ role: 'user', text: 'Where is my order?' }];
    await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    const names = model.requests.at(-1)!.tools!.map((tool) => tool.function.name);
    expect(names).toHaveLength(128);
    expect([names.includes('own'), names.at(-1)]).toEqual([true, 'c_tool_26']);
    await many.close();
  });

  test('does the same in a call, with the run in the transcript and a server that failed on the timeline', async () => {
    const functions = [shop(), shop({ name: 'crm', url: 'http://127.0.0.1:9/mcp' })];
    const { agent_id: id } = await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED, functions }) });
    const { call_id: callId } = await place(tenant, CONVERSES, id);
    expect(await ended(tenant, callId)).toMatchObject({ status: 'completed' });
    const { data } = await tenant.ok('getCallTranscript', { path: { id: callId } });
    expect(data.find((item) => item.type === 'tool')).toMatchObject({
      name: 'shop_find_order',
      ok: true,
      result: { state: 'shipped' },
    });
    const warnings = (await timelineOf(tenant, callId)).filter(({ type }) => type === 'warning');
    expect(warnings.map(({ data: { code, detail } }) => [code, detail])).toEqual([
      ['mcp_tools_missing', expect.stringMatching(/^crm: /)],
    ]);
  });

  test('continues the conversation without the tools if the server is unreachable', async () => {
    const functions = [shop({ url: 'http://127.0.0.1:9/mcp' })];
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ functions }) });
    const messages = [{ role: 'user', text: 'Where is my order?' }];
    const { functions: runs } = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(runs).toMatchObject([{ name: 'shop_find_order', ok: false }]);
  });
});

describe('saving an agent queries its MCP servers', () => {
  const saved = (...functions: object[]) => tenant.ok('createAgent', { body: agentBody({ functions }) });
  const tools = [
    { name: 'find-order', description: 'Finds an order.', allowed: true },
    { name: 'delete-all', description: 'Deletes everything.', allowed: false },
  ];

  test('for their tools, which the response lists', async () => {
    const agent = await saved(shop());
    expect(agent.functions[0]!.server).toMatchObject({ ok: true, error: null, tools, problems: [] });
    expect(agent.warnings).toBeUndefined();
    const { functions } = await tenant.ok('getAgent', { path: { id: agent.agent_id } });
    expect(functions[0]).not.toHaveProperty('server');
  });

  test('and keeps the change with a warning if one does not respond or lacks a tool', async () => {
    const { agent_id: id, ...agent } = await saved(
      { type: 'end_call', name: 'end_call', description: 'Ends the call.' },
      shop({ name: 'gone', url: 'http://127.0.0.1:9/mcp' }),
      shop({ allowed_tools: ['find-order', 'refund'] }),
    );
    expect(agent.warnings).toEqual([
      {
        pointer: '/functions/1',
        code: 'mcp_server_failed',
        detail: expect.stringContaining('The MCP server of gone did not list its tools: ') as string,
      },
      {
        pointer: '/functions/2',
        code: 'mcp_tools_missing',
        detail: 'shop: the server has no tool with the name refund, which allowed_tools names.',
      },
    ]);
    expect(agent.functions[1]!.server).toMatchObject({ ok: false, tools: [] });
    const path = { id };
    const changed = await tenant.ok('updateAgent', { path, body: { functions: [shop()] } });
    expect([changed.warnings, changed.functions[0]!.server?.ok]).toEqual([undefined, true]);
    // No server is queried if the change does not include functions.
    const before = server.authorizations.length;
    const renamed = await tenant.ok('updateAgent', { path, body: { agent_name: 'Grace' } });
    expect(renamed.functions[0]).not.toHaveProperty('server');
    expect(server.authorizations).toHaveLength(before);
  });

  test('also when a single function changes, and on request', async () => {
    const { agent_id: id } = await saved({ type: 'end_call', name: 'end_call', description: 'Ends the call.' });
    const path = { id };
    const added = await tenant.ok('createAgentFunction', { path, body: shop({ url: 'http://127.0.0.1:9/mcp' }) });
    expect(added.server).toMatchObject({ ok: false, tools: [], problems: [] });
    expect(added.server!.error).toContain('bad port');
    const one = { id, function_id: added.id };
    const fixed = await tenant.ok('updateAgentFunction', { path: one, body: { url: server.url } });
    expect(fixed.server).toMatchObject({ ok: true, tools });
    expect(await tenant.ok('checkAgentFunction', { path: one })).toMatchObject({ ok: true, tools });
    const functions = await tenant.ok('listAgentFunctions', { path });
    const endCall = { id, function_id: functions.data[0]!.id };
    const refused = await tenant.send('checkAgentFunction', { path: endCall });
    expect([refused.status, (refused.body as { errors: { code: string }[] }).errors[0]!.code]).toEqual([
      422,
      'not_an_mcp_function',
    ]);
    const unknown = await tenant.send('checkAgentFunction', {
      path: { id, function_id: 'fn_01jd8k3v9rj6m2t5q7x8y0z1a2' },
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'function_not_found' } });
    const foreign = await (await newTenant(app.url)).send('checkAgentFunction', { path: one });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'agent_not_found' } });
  });
});
