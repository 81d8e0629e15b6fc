// The published document as tools read it: each operation has its statuses, codes, headers and examples, and each example
// is valid. tests/support/contract.ts checks every response of every suite against the document.
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { errors, type ErrorCode } from '../../generated/errors.ts';
import { all, document, follow, idOf } from './sample-requests.ts';

interface Media {
  schema?: { $ref?: string };
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}
interface Response {
  $ref?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  tags: string[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  security?: { bearer?: string[] }[];
  'x-sdk-group': string;
  'x-sdk-method': string;
  'x-scope': string;
}
interface Published {
  components: Record<'schemas' | 'responses' | 'examples', Record<string, Record<string, unknown>>>;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
}

const published = document as unknown as Published;
const operations = all.map((operation) => ({
  id: idOf(operation),
  operation: published.paths[operation.template]![operation.method.toLowerCase()]!,
}));
const events = Object.entries(published.webhooks).map(([id, { post }]) => ({ id, operation: post }));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'published', components: published.components });

function responseOf(response: Response): Response {
  return response.$ref ? (published.components.responses[response.$ref.split('/').at(-1)!] as Response) : response;
}

/** Validation errors of an example, or an empty list. */
function faults(where: string, schema: object, example: unknown): string[] {
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"published#/')) as object);
  if (validate(example)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${where} ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Bodies of an operation, except binary ones: files and recordings. */
function bodiesOf(operation: Operation): { where: string; media: Media }[] {
  const answers = Object.entries(operation.responses).map(
    ([status, response]) => [status, responseOf(response).content ?? {}] as const,
  );
  return [['request', operation.requestBody?.content ?? {}] as const, ...answers].flatMap(([where, content]) =>
    Object.entries(content)
      .filter(([type, { schema }]) => type !== 'multipart/form-data' && follow(schema ?? {}).format !== 'binary')
      .map(([type, media]) => ({ where: `${where} ${type}`, media })),
  );
}

test('each body of each operation and event has its own valid example', () => {
  const problems = [...operations, ...events].flatMap(({ id, operation }) =>
    bodiesOf(operation).flatMap(({ where, media }) => {
      if (media.examples) return Object.keys(media.examples).length > 0 ? [] : [`${id} ${where} has no example`];
      if (media.example === undefined) return [`${id} ${where} has no example`];
      return where.includes('event-stream') ? [] : faults(`${id} ${where}`, media.schema ?? {}, media.example);
    }),
  );
  expect(problems).toEqual([]);
});

test('the document has every served path, and an alias path is the same operation', () => {
  const spelled = Object.entries(published.paths).flatMap(([template, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const served = all.flatMap(({ method, path, aliases }) => [path, ...aliases].map((one) => `${method} ${one}`));
  expect(spelled.toSorted()).toEqual(served.toSorted());
  const get = (template: string) => published.paths[template]!['get'] as unknown as Record<string, unknown>;
  const { 'x-codeSamples': _, ...first } = get('/v1/knowledge-base/{id}');
  expect(get('/v1/knowledge-bases/{id}')).toEqual({
    ...first,
    operationId: 'getKnowledgeBasePlural',
    summary: 'Get a knowledge base (second spelling)',
    'x-sdk-method': 'getPlural',
    'x-fern-sdk-method-name': 'getPlural',
    'x-speakeasy-name-override': 'getPlural',
    'x-alias-of': 'getKnowledgeBase',
  });
});

test('the example of each schema is valid', () => {
  const problems = Object.entries(published.components.schemas).flatMap(([name, schema]) =>
    schema['example'] === undefined ? [] : faults(name, { $ref: `#/components/schemas/${name}` }, schema['example']),
  );
  expect(problems).toEqual([]);
});

test('no example has an empty list', () => {
  const found: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value) && value.length === 0) found.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) walk(part, `${path}/${key}`);
  };
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'example' || key === 'examples') walk(part, `${path}/${key}`);
      else look(part, `${path}/${key}`);
    }
  };
  look(published, '');
  expect(found).toEqual([]);
});

test('each failure has its own status, with an example for each code as the service sends it', () => {
  for (const [code, { value }] of Object.entries(published.components.examples) as [ErrorCode, { value: object }][]) {
    expect(faults(code, { $ref: '#/components/schemas/Problem' }, value)).toEqual([]);
    expect(value).toMatchObject({ code, ...errors[code], type: `http://127.0.0.1:3000/docs/errors#${code}` });
  }
  for (const { id, operation } of operations) {
    expect(Object.keys(operation.responses).filter((status) => !/^\d{3}$/.test(status))).toEqual([]);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!/^[45]/.test(status)) continue;
      const { examples } = responseOf(response).content!['application/problem+json']!;
      const codes = Object.keys(examples!) as ErrorCode[];
      expect([id, ...codes.map((code) => errors[code].status)]).toEqual([id, ...codes.map(() => Number(status))]);
    }
  }
});

test('each response declares its headers', () => {
  for (const { id, operation } of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const names = Object.keys(responseOf(response).headers ?? {});
      expect([id, status, names]).toEqual([
        id,
        status,
        expect.arrayContaining(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']),
      ]);
      if (status === '429') expect(names).toContain('Retry-After');
    }
  }
});

test('a request object is closed and does not require fields that the service fills in', () => {
  const open: string[] = [];
  const seen = new Set<string>();
  const walk = (schema: Record<string, unknown>, path: string): void => {
    const ref = schema['$ref'];
    if (typeof ref === 'string') {
      if (!seen.has(ref)) walk(published.components.schemas[ref.split('/').at(-1)!]!, ref);
      seen.add(ref);
      return;
    }
    if (schema['properties'] && schema['additionalProperties'] === undefined) open.push(path);
    if (schema['default'] !== undefined || schema['readOnly'] !== undefined)
      open.push(`${path} has default or readOnly`);
    for (const [key, part] of Object.entries((schema['properties'] ?? {}) as Record<string, object>)) {
      walk(part as Record<string, unknown>, `${path}/${key}`);
    }
    const parts = [schema['items'], ...((schema['oneOf'] as unknown[] | undefined) ?? [])];
    for (const part of parts) if (part) walk(part as Record<string, unknown>, path);
  };
  for (const { id, operation } of operations) {
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
      walk(media.schema ?? {}, `${id} ${type}`);
  }
  expect(open).toEqual([]);
});

test('names do not collide in case-insensitive languages, and method names of client libraries are unique', () => {
  const schemas = Object.keys(published.components.schemas);
  const shared = [...schemas, ...Object.keys(published.components.responses)].map((name) => name.toLowerCase());
  expect(shared.filter((name, index) => shared.indexOf(name) !== index)).toEqual([]);
  const ids = operations.map(({ id }) => id.toLowerCase());
  expect(ids.filter((name, index) => ids.indexOf(name) !== index)).toEqual([]);
  const methods = operations.map(({ operation }) => `${operation['x-sdk-group']}.${operation['x-sdk-method']}`);
  expect(methods.filter((name, index) => methods.indexOf(name) !== index)).toEqual([]);
});

test('the scope equals the role of the security requirement', () => {
  for (const { id, operation } of operations) {
    const roles = operation.security?.flatMap(({ bearer }) => bearer ?? []) ?? [];
    expect([id, roles]).toEqual([id, operation['x-scope'] === 'public' ? [] : [operation['x-scope']]]);
  }
});
