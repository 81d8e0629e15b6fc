// The parameters of functions as OpenAI accepts them, whatever the owner of an agent or an MCP server wrote.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { createOpenAi, type OpenAiProvider } from '../../../src/providers/vendors/openai/chat-completions.ts';
import { llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

let server: OpenAiServer;
let provider: OpenAiProvider;
beforeEach(async () => {
  server = await startOpenAiServer();
  provider = createOpenAi({ baseUrl: server.baseUrl, apiKey: null, models: ['model'] }, systemClock);
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

test.each<[string, JsonObject, JsonObject]>([
  ['no parameters', { type: 'object' }, { type: 'object', properties: {} }],
  [
    'parameters that are closed',
    { type: 'object', additionalProperties: false },
    { type: 'object', additionalProperties: false, properties: {} },
  ],
  [
    'a list of anything',
    { type: 'object', properties: { tags: { type: 'array', description: 'Tags' } } },
    { type: 'object', properties: { tags: { type: 'array', description: 'Tags', items: {} } } },
  ],
  [
    'a list of lists, or a text',
    {
      type: 'object',
      properties: {
        rows: { anyOf: [{ type: 'array', items: { type: ['array', 'null'] } }, { type: 'string' }] },
        more: { $ref: '#/$defs/more' },
      },
      $defs: { more: { type: 'object', properties: { list: { type: 'array' } } } },
    },
    {
      type: 'object',
      properties: {
        rows: { anyOf: [{ type: 'array', items: { type: ['array', 'null'], items: {} } }, { type: 'string' }] },
        more: { $ref: '#/$defs/more' },
      },
      $defs: { more: { type: 'object', properties: { list: { type: 'array', items: {} } } } },
    },
  ],
  [
    'a pair, as Pydantic describes a tuple',
    {
      type: 'object',
      properties: { range: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'array' }], maxItems: 2 } },
    },
    {
      type: 'object',
      properties: {
        range: {
          type: 'array',
          prefixItems: [{ type: 'integer' }, { type: 'array', items: {} }],
          maxItems: 2,
          items: {},
        },
      },
    },
  ],
  [
    'one of two sets of parameters',
    {
      type: 'object',
      properties: { note: { type: 'string' } },
      required: ['note'],
      oneOf: [
        { properties: { id: { type: 'string' }, note: { type: 'number' }, by: { const: 'id' } }, required: ['id'] },
        { $ref: '#/$defs/by_name' },
      ],
      $defs: { by_name: { properties: { name: { type: 'array' }, by: { const: 'name' } } } },
    },
    {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'array', items: {} },
        by: { anyOf: [{ const: 'id' }, { const: 'name' }] },
        note: { type: 'string' },
      },
      required: ['note'],
      $defs: { by_name: { properties: { name: { type: 'array', items: {} }, by: { const: 'name' } } } },
    },
  ],
  [
    'parameters in several parts, and an exclusion',
    {
      type: 'object',
      allOf: [
        { properties: { from: { type: 'string' } }, required: ['from'] },
        { properties: { to: { type: 'string' } }, required: ['to'] },
      ],
      not: { required: ['via'] },
    },
    {
      type: 'object',
      properties: { from: { type: 'string' }, to: { type: 'string' } },
      required: ['from', 'to'],
    },
  ],
  [
    'parameters with the names of keywords, and an example of a list',
    {
      type: 'object',
      properties: { type: { type: 'string' }, items: { type: 'string', default: { type: 'array' } } },
    },
    {
      type: 'object',
      properties: { type: { type: 'string' }, items: { type: 'string', default: { type: 'array' } } },
    },
  ],
])('a function with %s is accepted', async (_what, parameters, wanted) => {
  const tools = [{ name: 'look', description: 'Looks.', parameters }];
  expect(textOf(await collect(provider.stream(llmRequest('Hello?', { model: 'model', tools }))))).toBe('Hello there.');
  const [tool] = server.requests[0]!.body['tools'] as [{ function: { name: string; parameters: unknown } }];
  expect(tool.function).toMatchObject({ name: 'look' });
  expect(tool.function.parameters).toEqual(wanted);
});
