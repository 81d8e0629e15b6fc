// Names in a test case that the agent does not have: an expectation that is always met, a mock that replaces nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestExpectation } from '../../../generated/types.ts';
import { startLlmSocketServer } from '../../../scripts/stand-ins/llm-socket-server.ts';
import { withUnknownNames } from '../../../src/resources/tests/names.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ASKS, FOUND, SHOP } from './shop.ts';

const notCalled = (name: string, args?: Record<string, unknown>): TestExpectation => ({
  type: 'not_called',
  function: name,
  ...(args ? { with: args } : {}),
});

describe('a name that the agent does not have', () => {
  const properties = { order_id: { type: 'string' } };
  const found = (one: TestExpectation, schema: Record<string, never> | object = {}) =>
    withUnknownNames([], [one], [{ name: 'lookup', parameters: { type: 'object', properties, ...schema } }]);

  test.each([
    ['a function', notCalled('lokup'), 'The agent has no function "lokup"; it has lookup.'],
    ['an argument', notCalled('lookup', { id: 1 }), 'The function lookup has no argument "id"; it has order_id.'],
  ])('is an error of the test: %s', (_what, one, detail) => {
    expect(found(one)).toMatchObject([
      { code: 'unknown_name', expectation: 0, detail: expect.stringContaining(detail) },
    ]);
  });

  test('is none if the schema of the function allows other arguments', () => {
    expect(found(notCalled('lookup', { order_id: 1 }))).toEqual([]);
    expect(found(notCalled('lookup', { id: 1 }), { additionalProperties: true })).toEqual([]);
    expect(found(notCalled('lookup', { id: 1 }), { properties: undefined })).toEqual([]);
    expect(found(notCalled('lookup', { id: 1 }), { additionalProperties: false })).toHaveLength(1);
  });
});

describe('a run over HTTP', () => {
  let app: TestApp;
  let tenant: Tenant;
  let agentId: string;
  beforeAll(async () => {
    app = await startTestApp();
    tenant = await newTenant(app.url);
    agentId = (await tenant.ok('createAgent', { body: agentBody(SHOP) })).agent_id;
  });
  afterAll(() => app?.close());

  async function sampleOf(more: Record<string, unknown>) {
    const body = { name: 'A case', agent_id: agentId, caller: ASKS, mocks: [FOUND], ...more };
    const { id: caseId } = await tenant.ok('createTestCase', { body });
    const { id } = await tenant.ok('createTestRun', { body: { case_ids: [caseId] } });
    const path = { id };
    await until(async () => (await tenant.ok('getTestRun', { path })).ended_at !== null, { what: 'the run has ended' });
    return (await tenant.ok('getTestRun', { path })).results[0]!.samples[0]!;
  }

  test('reports expectations that would always be met, and explains those that cannot be met', async () => {
    const transferred = { type: 'not_called', function: 'transfer_to_human' };
    const expected = [
      transferred,
      { ...transferred, function: 'transfer_to_humans' },
      { ...transferred, with: { to: '+12025550108' } },
      { type: 'not_called', function: 'lookup_order', with: { order_id: '9' } },
      { type: 'called', function: 'lookup_ordr' },
    ];
    const { status, failures } = await sampleOf({ expect: expected });
    expect(failures.map(({ code, expectation }) => `${expectation} ${code}`)).toEqual([
      '4 expectation_failed',
      '1 unknown_name',
      '2 unknown_name',
    ]);
    expect(failures[0]!.detail).toMatch(
      /did not call lookup_ordr\. The agent has no function "lookup_ordr"; it has lo/,
    );
    expect(status).toBe('failed');
    expect(await sampleOf({ expect: expected.slice(0, 2) })).toMatchObject({ status: 'error' });
  });

  test('has the failure of an MCP server on the timeline, next to the tools that are missing for it', async () => {
    const shop = { type: 'mcp', name: 'shop', description: 'Tools.', url: 'http://127.0.0.1:9/mcp' };
    const own = await tenant.ok('createAgent', { body: agentBody({ ...SHOP, functions: [...SHOP.functions, shop] }) });
    const { failures, timeline } = await sampleOf({ agent_id: own.agent_id, expect: [notCalled('shop_refund')] });
    expect(failures).toMatchObject([{ code: 'unknown_name', detail: expect.stringContaining('"shop_refund"') }]);
    expect(timeline).toContainEqual({
      type: 'warning',
      data: { at_ms: 0, code: 'mcp_tools_missing', detail: expect.stringMatching(/^shop: /) },
    });
  });

  test('knows no names of a custom LLM, whose server may have functions of its own', async () => {
    const server = await startLlmSocketServer(
      (socket, { response_id: id }) => socket.respond(id, 'Goodbye.', { end_call: true }),
      (socket) => socket.respond(0, 'Hello.'),
    );
    const response_engine = { type: 'custom-llm', websocket_url: server.url };
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ ...SHOP, response_engine }) });
    expect(await sampleOf({ agent_id, mocks: [], expect: [notCalled('lokup')] })).toMatchObject({ status: 'passed' });
    await server.close();
  });

  test('lets no real request out because of a misspelled mock', async () => {
    const mocks = [{ ...FOUND, function: 'lookup_ordr' }];
    const { status, failures, transcript } = await sampleOf({ mocks, real_functions: true });
    expect([status, transcript]).toEqual(['error', []]);
    expect(failures).toMatchObject([
      {
        code: 'conversation_failed',
        detail: expect.stringContaining('a mock for "lookup_ordr", which is not a function'),
      },
    ]);
    // Without real functions, it replaces nothing and does no harm.
    expect((await sampleOf({ mocks: [FOUND, ...mocks] })).status).toBe('passed');
  });
});
