// The share of a model's context that the tools of the MCP server take, and that operations which delete or cost money
// never run without a confirmation. Tokens are counted as characters divided by four, of everything that a client gives to
// its model: the JSON of tools/list, and the instructions of initialize.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, test } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { operations, type Operation, type OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { consequenceOf, isFreeNumber } from '../../src/mcp/consequences.ts';
import { indexOperations } from '../../src/mcp/operation-search.ts';
import { describeOperation } from '../../src/mcp/schema-text.ts';
import { createToolServer } from '../../src/mcp/server.ts';
import { isTestNumber } from '../../src/providers/telephony/loopback.ts';

const MAX_TOOLS = 20;
const MAX_TOKENS = 12_000;
const CHARS_PER_TOKEN = 4;
const contract = openapi as unknown as JsonObject;
const all: readonly Operation[] = Object.values(operations);

test('the MCP server has at most 20 tools, and 12 000 tokens of tool text', async () => {
  const server = createToolServer({
    version: '1',
    operations,
    contract,
    port: () => Promise.reject(new Error('no tool runs here')) as never,
    elicits: false,
    closing: new AbortController().signal,
    sessionId: null,
    onError: String,
  });
  const client = new Client({ name: 'test', version: '1' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(near), client.connect(far)]);
  const listed = await client.listTools();
  const chars = JSON.stringify(listed).length + client.getInstructions()!.length;
  await client.close();
  expect(listed.tools.length).toBeLessThanOrEqual(MAX_TOOLS);
  expect(chars / CHARS_PER_TOKEN).toBeLessThanOrEqual(MAX_TOKENS);
  // Far below the limit, so that results have space: a change that doubles it is noticed.
  expect(chars / CHARS_PER_TOKEN).toBeLessThanOrEqual(5_000);
  const open = listed.tools.filter(({ inputSchema }) => inputSchema['additionalProperties'] !== false);
  expect(open.map(({ name }) => name)).toEqual([]);
});

/** Operations that can lack funds, but cost so little per request that asking each time would only teach people to agree. */
const CHEAP: ReadonlySet<OperationId> = new Set<OperationId>([
  'runAgentPlayground',
  'createChatCompletion',
  'createRtcToken',
  'previewVoice',
  'rerunCallAnalysis',
  // Called by visitors, who have no credential of the workspace.
  'createWidgetSession',
  'sendWidgetMessage',
  'streamWidgetMessage',
  'startDemo',
]);

describe('operations that a user must confirm', () => {
  test('every operation that deletes has a consequence', () => {
    const silent = all.filter(
      ({ method, ...rest }) => method === 'DELETE' && consequenceOf({ method, ...rest }) === null,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('every operation that can lack funds has a consequence, or is listed as cheap', () => {
    const charged = all.filter(({ errors }) => errors.includes('insufficient_funds'));
    const silent = charged.filter((each) => consequenceOf(each) === null && !CHEAP.has(each.id as OperationId));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('only numbers of the test network are called without a confirmation', () => {
    for (const [number, isFree] of [
      ['+12025550100', true],
      ['+12025550108', true],
      ['+12025550200', false],
      ['+1202555010', false],
      ['+120255501000', false],
      ['+4930120255501', false],
    ] as const) {
      expect(isFreeNumber(number), number).toBe(isFree);
      expect(consequenceOf(operations.createCall, { to_number: number }) === null, number).toBe(isFree);
      if (isTestNumber(number)) expect(isFree, number).toBe(true);
    }
    expect(consequenceOf(operations.createCall, { to_number: ['+12025550100'] })).not.toBeNull();
    expect(consequenceOf(operations.createCall, undefined)).not.toBeNull();
  });
});

describe('descriptions of operations for MCP', () => {
  const index = indexOperations(all, contract);

  test.each([
    ['release a phone number', 'releasePhoneNumber'],
    ['who changed what', 'listAuditLog'],
    ['rotate an API key', 'rotateApiKey'],
    ['stop a test run', 'cancelTestRun'],
    ['download the recording', 'getCallRecording'],
    ['do not call list add', 'addDncNumbers'],
  ])('the search %s finds %s', (query, id) => {
    expect(index.find(query, undefined, 10).map(({ operation }) => operation.id)).toContain(id);
  });

  test('each is a tenth of a page, and names its body fields', () => {
    const long = all.filter((each) => JSON.stringify(describeOperation(each, contract, undefined)).length > 16_000);
    expect(long.map(({ id }) => id)).toEqual([]);
    expect(describeOperation(operations.createCampaign, contract, 'retry.rules')).toMatchObject({
      schema: [{ 'outcome*': expect.stringContaining('"busy"') as string }],
    });
  });

  test('every operation that takes a body has described fields', () => {
    const withBody = all.filter(({ media }) => media?.includes('application/json') === true);
    const empty = withBody.filter((each) => {
      const { body } = describeOperation(each, contract, undefined) as { body?: unknown };
      return body === undefined || JSON.stringify(body).length < 10;
    });
    expect(empty.map(({ id }) => id)).toEqual([]);
  });
});
