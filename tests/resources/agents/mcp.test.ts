// Functions of type `mcp`: tools of a server that speaks the protocol with its official SDK, used in the playground and in a call.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { startMcpServer, type ShopServer } from '../../../scripts/stand-ins/mcp-server.ts';
import { startModelServer, type ModelRequest, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { CONVERSES, ended, place, talkingAgent } from '../calls/support.ts';

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

  test('does the same in a call, with the run in the transcript', async () => {
    const { agent_id: id } = await tenant.ok('createAgent', { body: talkingAgent({ functions: [shop()] }) });
    const { call_id: callId } = await place(tenant, CONVERSES, id);
    expect(await ended(tenant, callId)).toMatchObject({ status: 'completed' });
    const { data } = await tenant.ok('getCallTranscript', { path: { id: callId } });
    expect(data.find((item) => item.type === 'tool')).toMatchObject({
      name: 'shop_find_order',
      ok: true,
      result: { state: 'shipped' },
    });
  });

  test('continues the conversation without the tools if the server is unreachable', async () => {
    const functions = [shop({ url: 'http://127.0.0.1:9/mcp' })];
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ functions }) });
    const messages = [{ role: 'user', text: 'Where is my order?' }];
    const { functions: runs } = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(runs).toMatchObject([{ name: 'shop_find_order', ok: false }]);
  });
});
