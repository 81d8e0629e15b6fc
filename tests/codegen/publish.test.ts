// The published document is derived from the contract: one small contract for each rule.
import { expect, test } from 'vitest';
import type { OpenApi, OperationObject, Schema } from '../../codegen/openapi.ts';
import { publish } from '../../codegen/publish.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });

function contract(operation: OperationObject, schemas: Record<string, Schema>, method = 'post'): OpenApi {
  const codes = {
    unauthorized: { status: 401, title: 'No credentials', cause: 'None.', fix: 'Send some.' },
    validation_failed: { status: 422, title: 'Not valid', cause: 'A field.', fix: 'Read errors.' },
    agent_not_found: { status: 404, title: 'No agent', cause: 'Gone.', fix: 'List them.' },
    call_not_found: { status: 404, title: 'No call', cause: 'Gone.', fix: 'List them.' },
  };
  return {
    openapi: '3.1.0',
    info: {},
    'x-error-codes': codes,
    paths: {
      '/v1/agents': { [method]: { operationId: 'createAgent', tags: ['agents'], 'x-scope': 'write', ...operation } },
    },
    components: { schemas: { Problem: { properties: { code: { type: 'string' } } }, ...schemas } },
  };
}

const operationOf = (document: OpenApi, method = 'post') => document.paths['/v1/agents']![method] as OperationObject;

test('statuses come from x-errors and from the statuses that all operations of the kind return; the contract is not changed', () => {
  const source = contract(
    { 'x-errors': ['call_not_found', 'agent_not_found'], responses: { '201': {}, '4XX': {} } },
    {},
  );
  const before = JSON.stringify(source);
  const document = publish(source);
  const { responses } = operationOf(document);
  expect(Object.keys(responses!)).toEqual(['201', '401', '404', '422']);
  expect(responses!['404']).toMatchObject({
    content: {
      'application/problem+json': {
        examples: { agent_not_found: { $ref: '#/components/examples/agent_not_found' }, call_not_found: {} },
      },
    },
  });
  expect(responses!['401']).toEqual({ $ref: '#/components/responses/Problem401' });
  expect(document.components!.schemas!['ErrorCode']!.enum).toContain('agent_not_found');
  expect(JSON.stringify(source)).toBe(before);
});

test('a public operation has no 401, and a GET takes no Idempotency-Key', () => {
  const document = publish(contract({ 'x-scope': 'public', responses: { '200': {} } }, {}, 'get'));
  const { responses, security } = operationOf(document, 'get');
  expect(Object.keys(responses!)).toEqual(['200', '422']);
  expect(responses!['200']!.headers).not.toHaveProperty('Idempotent-Replayed');
  expect(security).toBeUndefined();
});

test('a request is closed and has no default and no echo; a schema that responses also use is written twice', () => {
  const schemas: Record<string, Schema> = {
    AgentCreate: {
      type: 'object',
      properties: {
        id: { type: 'string', readOnly: true },
        hat: { type: 'boolean', default: false, description: 'Whether it has a hat.' },
        window: ref('Window'),
      },
      example: { hat: true, window: { days: ['mon'] } },
    },
    Agent: { type: 'object', properties: { id: { type: 'string' }, window: ref('Window') }, example: { id: 'a' } },
    Window: {
      type: 'object',
      properties: { days: { type: 'array', items: { type: 'string' } } },
      example: { days: [] },
    },
  };
  const document = publish(
    contract({ requestBody: json('AgentCreate'), responses: { '201': json('Agent') } }, schemas),
  );
  const { AgentCreate, Agent, Window, WindowInput } = document.components!.schemas!;
  expect(AgentCreate).toMatchObject({
    additionalProperties: false,
    'x-ignored': ['id'],
    properties: {
      hat: { type: 'boolean', description: 'Whether it has a hat. Default: false.' },
      window: ref('WindowInput'),
    },
  });
  expect(AgentCreate!.properties).not.toHaveProperty('id');
  expect(AgentCreate!.properties!['hat']).not.toHaveProperty('default');
  expect([WindowInput!.additionalProperties, Window!.additionalProperties]).toEqual([false, undefined]);
  expect(Agent!.properties!['window']).toEqual(ref('Window'));
});

test('an operation has its own examples: the response repeats the request, and an empty list gets an item', () => {
  const schemas: Record<string, Schema> = {
    Create: { type: 'object', properties: { name: { type: 'string' } }, example: { name: 'Ada' } },
    Agent: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        tags: { type: 'array', items: { type: 'string', example: 'vip' } },
      },
      example: { id: 'a', name: 'Grace', tags: [] },
    },
  };
  const document = publish(contract({ requestBody: json('Create'), responses: { '201': json('Agent') } }, schemas));
  const { requestBody, responses } = operationOf(document);
  expect(requestBody!.content!['application/json']!['example']).toEqual({ name: 'Ada' });
  expect(responses!['201']!.content!['application/json']!['example']).toEqual({ id: 'a', name: 'Ada', tags: ['vip'] });
});

test('a file is binary, JSON has one name, and schemas without a use are left out', () => {
  const schemas: Record<string, Schema> = {
    Patch: { type: 'object', properties: { file: ref('File') }, example: {} },
    Unused: { type: 'object', properties: { file: ref('Alone') }, example: {} },
    Alone: { type: 'object', properties: {}, example: {} },
    File: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'text/csv' } },
      example: { file: 'a' },
    },
    Sound: { type: 'string', contentMediaType: 'audio/mpeg', example: 'a' },
  };
  const body = { content: { ...json('Patch').content, 'application/merge-patch+json': { schema: ref('Patch') } } };
  const sound = { content: { 'audio/mpeg': { schema: ref('Sound') } } };
  const document = publish(contract({ requestBody: body, responses: { '200': sound } }, schemas));
  expect(Object.keys(operationOf(document).requestBody!.content!)).toEqual(['application/json']);
  expect(operationOf(document)['x-also-accepts']).toEqual(['application/merge-patch+json']);
  expect(document.components!.schemas!['Sound']!.format).toBe('binary');
  expect(Object.keys(document.components!.schemas!)).toEqual(expect.not.arrayContaining(['Unused', 'Alone']));
  expect(document.components!.schemas!['File']!.properties!['file']!.format).toBe('binary');
});

test('a schema by kind becomes a union with a discriminator', () => {
  const byKind = { property: 'data', prefix: 'Entry', kinds: { ended: 'Ended', started: 'Started' } };
  const schemas: Record<string, Schema> = {
    Entry: {
      type: 'object',
      description: 'An entry.',
      required: ['type', 'data'],
      properties: {
        type: { type: 'string', enum: ['ended', 'started'], description: 'The kind.' },
        data: { type: 'object' },
      },
      'x-by-kind': byKind,
      example: { type: 'started', data: { at: 'now' } },
    },
    Started: {
      type: 'object',
      description: 'It started.',
      properties: { at: { type: 'string' } },
      example: { at: 'now' },
    },
    Ended: {
      type: 'object',
      description: 'It ended.',
      required: ['reason'],
      properties: { reason: { type: 'string' } },
      example: { reason: 'over' },
    },
  };
  const document = publish(contract({ responses: { '200': json('Entry') } }, schemas));
  const { Entry, EntryStarted } = document.components!.schemas!;
  expect(Entry).toMatchObject({
    oneOf: [ref('EntryEnded'), ref('EntryStarted')],
    discriminator: { propertyName: 'type', mapping: { started: '#/components/schemas/EntryStarted' } },
    // Not filled with fields that entries of another kind need.
    example: { type: 'started', data: { at: 'now' } },
  });
  expect(EntryStarted!.properties).toMatchObject({ type: { const: 'started' }, data: ref('Started') });
  const incomplete = {
    ...schemas,
    Entry: { ...schemas['Entry'], 'x-by-kind': { ...byKind, kinds: { ended: 'Ended' } } },
  };
  expect(() => publish(contract({ responses: { '200': json('Entry') } }, incomplete))).toThrow('no schema for started');
});

test('method names of client libraries are the verb without the words of the tag, never reserved, and unique', () => {
  expect(operationOf(publish(contract({ responses: { '200': {} } }, {})))).toMatchObject({
    'x-sdk-group': 'agents',
    'x-sdk-method': 'create',
    security: [{ bearer: ['write'] }],
  });
  const reserved = contract({ operationId: 'importAgent', responses: { '200': {} } }, {});
  expect(operationOf(publish(reserved))['x-sdk-method']).toBe('importAgent');
  const twice = contract({ responses: { '200': {} } }, {});
  twice.paths['/v1/agents']!['get'] = { operationId: 'createAgents', tags: ['agents'], responses: { '200': {} } };
  expect(() => publish(twice)).toThrow('both agents.create');
});

test('a constant is an enum too, and a nullable enum is a union with null', () => {
  const schemas: Record<string, Schema> = {
    Agent: {
      type: 'object',
      properties: {
        kind: { type: 'string', const: 'a' },
        role: { type: ['string', 'null'], enum: ['owner', null], description: 'The role.' },
      },
      example: { kind: 'a', role: null },
    },
  };
  const { Agent } = publish(contract({ responses: { '200': json('Agent') } }, schemas)).components!.schemas!;
  expect(Agent!.properties).toEqual({
    kind: { type: 'string', const: 'a', enum: ['a'] },
    role: { description: 'The role.', oneOf: [{ type: 'string', enum: ['owner'] }, { type: 'null' }] },
  });
});
